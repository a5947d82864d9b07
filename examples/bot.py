#!/usr/bin/env python3
"""A bot in its smallest form: it takes the last of its legal choices.

    rollwright sim qwixx --bots "greedy,exec:python3 examples/bot.py" --games 100

Every line is one JSON object that shows where the game stands (docs/protocol.md). Where this bot's seat is
asked, it answers with one line; the other lines are there for bots that want to follow the game.
"""

import json
import sys


def choose(line):
    """What to play: a better bot looks at line["state"] here."""
    return line["choices"][str(line["seat"])][-1]


for text in sys.stdin:
    line = json.loads(text)
    if line["turn"] == "decide" and line["seat"] in line["seats"]:
        print(json.dumps({"choice": choose(line)}), flush=True)
