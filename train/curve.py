#!/usr/bin/env python3
"""Draws the course of a training as SVG: how often the network wins, generation by generation.

    curve.py train/logs/qwixx-2.jsonl docs/images/qwixx-2.svg
"""

import json
import re
import sys

LEFT, TOP, WIDE, HIGH = 56, 36, 520, 220
COLOURS = ["#1f6f8b", "#c8553d", "#5b8c5a", "#7a5195", "#b58900"]


def read(path):
    """For each number of seats, the generations with share and margin; and who was played against."""
    lines = [json.loads(line) for line in open(path)]
    curves = {}
    for line in lines:
        for seats, share, margin in re.findall(r"(\d+ seats): ([\d.]+) \+- ([\d.]+)", line.get("check", "")):
            curves.setdefault(seats, []).append((line["generation"], float(share), float(margin)))
    return curves, lines[-1].get("against", "greedy")


def draw(curves, against):
    """The picture."""
    last = max(point[0] for points in curves.values() for point in points)
    x = lambda generation: LEFT + WIDE * (generation - 1) / max(1, last - 1)
    y = lambda share: TOP + HIGH * (1 - share)
    text = lambda px, py, words, anchor="middle": (
        f'<text x="{px:.1f}" y="{py:.1f}" text-anchor="{anchor}">{words}</text>')
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 110} {TOP + HIGH + 48}" '
             'font-family="sans-serif" font-size="12" fill="#333">',
             '<rect width="100%" height="100%" fill="#fff"/>',
             text(LEFT, 20, f"Share of the wins against {against}, by generation", "start")]
    for tenth in range(0, 11, 2):
        height = y(tenth / 10)
        parts.append(f'<path d="M{LEFT} {height:.1f}h{WIDE}" stroke="#ddd"/>')
        parts.append(text(LEFT - 8, height + 4, f"{10 * tenth} %", "end"))
    for generation in sorted({1, last, *range(5, last, 5)}):
        parts.append(text(x(generation), TOP + HIGH + 18, generation))
    for (seats, points), colour in zip(sorted(curves.items()), COLOURS):
        for generation, share, margin in points:
            parts.append(f'<path d="M{x(generation):.1f} {y(share - margin):.1f}V{y(share + margin):.1f}" '
                         f'stroke="{colour}" stroke-opacity=".5"/>')
        path = "L".join(f"{x(generation):.1f} {y(share):.1f}" for generation, share, _ in points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<g fill="{colour}">{text(LEFT + WIDE + 10, y(points[-1][1]) + 4, seats, "start")}</g>')
    return "\n".join(parts + ["</svg>"]) + "\n"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[2], "w") as file:
        file.write(draw(*read(sys.argv[1])))
