#!/usr/bin/env python3
"""Trains the network of a bot by self-play: generation after generation, the network plays with itself
(`rollwright-train samples`, all cores) and learns what became of every position. With PyTorch and a GPU the
learning takes seconds a generation; with NumPy alone it does the same on the CPU. See docs/bots.md.

    train.py qwixx --seats 2 --out weights.safetensors --seed 1

With `--target points` it trains the network that says how many points are still to come, from games that finished weights
play (`--play`): one generation is enough, since what it learns does not change how they play.

    train.py qwixx --seats 2 --target points --play weights.safetensors --out points.safetensors
"""

import argparse
import json
import pathlib
import struct
import subprocess
import tempfile
import time

import numpy as np

SECOND = 32
NOTHING = 0xFFFF
NAMES = ["inputs", "first_bias", "second", "second_bias", "last", "last_bias"]


class Cpu:
    """The few operations the training needs, on NumPy arrays."""

    name = "numpy"
    put = staticmethod(lambda array: np.ascontiguousarray(array))
    take = staticmethod(lambda array: array)
    zeros_like = staticmethod(np.zeros_like)
    rectify = staticmethod(lambda x: np.maximum(x, 0))
    logistic = staticmethod(lambda x: 1 / (1 + np.exp(-x)))
    sqrt = staticmethod(np.sqrt)
    count = staticmethod(lambda flat, size: np.bincount(flat, minlength=size).astype(np.float32))
    rows = staticmethod(lambda count: np.arange(count))
    whole = staticmethod(lambda mask: mask.astype(np.float32))


def gpu():
    """The same on a GPU; None where there is none."""
    try:
        import torch
    except ImportError:
        return None
    if not torch.cuda.is_available():
        return None

    class Gpu:
        name = torch.cuda.get_device_name()
        put = staticmethod(lambda array: torch.from_numpy(np.ascontiguousarray(array)).cuda())
        take = staticmethod(lambda tensor: tensor.cpu().numpy())
        zeros_like = staticmethod(torch.zeros_like)
        rectify = staticmethod(torch.relu)
        logistic = staticmethod(torch.sigmoid)
        sqrt = staticmethod(torch.sqrt)
        count = staticmethod(lambda flat, size: torch.bincount(flat, minlength=size).float())
        rows = staticmethod(lambda count: torch.arange(count, device="cuda"))
        whole = staticmethod(lambda mask: mask.float())

    return Gpu


def fresh(shape, seed):
    """Small random weights."""
    inputs, wide, _ = shape
    rng = np.random.default_rng(seed)
    draw = lambda scale, *size: (scale * rng.standard_normal(size)).astype(np.float32)
    return [draw(0.05, inputs, wide), draw(0.05, wide), draw(0.12, wide, SECOND), np.zeros(SECOND, np.float32),
            draw(0.2, SECOND), np.zeros(1, np.float32)]


def save(weights, path, half=False):
    """Writes weights as a safetensors file; halves take half of the room."""
    kind, number = ("F16", np.float16) if half else ("F32", np.float32)
    header, data = {}, b""
    for name, array in zip(NAMES, weights):
        raw = array.astype(number).tobytes()
        header[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    pathlib.Path(path).write_bytes(struct.pack("<Q", len(text)) + text + data)


def load(path):
    """Reads weights that `save` wrote."""
    raw = pathlib.Path(path).read_bytes()
    (length,) = struct.unpack("<Q", raw[:8])
    header, data = json.loads(raw[8:8 + length]), raw[8 + length:]
    number = {"F16": np.float16, "F32": np.float32}
    part = lambda entry: data[slice(*entry["data_offsets"])]
    return [np.frombuffer(part(header[name]), number[header[name]["dtype"]]).astype(np.float32)
            .reshape(header[name]["shape"]) for name in NAMES]


def widened(weights, inputs):
    """Weights of a network that saw fewer inputs: what the new ones do begins at nothing."""
    first = weights[0]
    more = np.zeros((inputs - len(first), first.shape[1]), np.float32)
    return [np.concatenate([first, more]), *weights[1:]]


def read_samples(folder, room):
    """The samples of a generation: which inputs were on, and what became of it."""
    size = 2 * room + 4
    raw = np.concatenate([np.fromfile(file, np.uint8) for file in sorted(folder.iterdir())]).reshape(-1, size)
    on = np.ascontiguousarray(raw[:, :2 * room]).view("<u2")
    used = int((on != NOTHING).sum(axis=1).max())
    return on[:, :used].astype(np.int32), np.ascontiguousarray(raw[:, 2 * room:]).view("<f4").ravel()


def study(device, weights, on, became, steps, batch, rate, seed):
    """Adam on the logistic loss, with a rate that rises for a tenth of the steps and then falls to nothing.
    Returns the mean of the weights over the last quarter, and the loss."""
    weights = [device.put(array) for array in weights]
    inputs = weights[0].shape[0]
    on, became = device.put(on), device.put(became)
    momentum = [device.zeros_like(array) for array in weights]
    spread = [device.zeros_like(array) for array in weights]
    mean, counted, total = None, 0, 0.0
    rng = np.random.default_rng(seed)
    order = device.put(rng.permutation(len(became)))
    rows = device.rows(batch)[:, None] * (inputs + 1)
    for step in range(steps):
        start = step * batch % (len(became) - batch + 1)
        chosen = order[start:start + batch]
        numbers, target = on[chosen], became[chosen]
        numbers = numbers * (numbers != NOTHING) + inputs * (numbers == NOTHING)
        x = device.count((numbers + rows).ravel(), batch * (inputs + 1)).reshape(batch, inputs + 1)[:, :inputs]
        w0, b0, w1, b1, w2, b2 = weights
        first = device.rectify(x @ w0 + b0)
        second = device.rectify(first @ w1 + b1)
        guess = device.logistic(second @ w2 + b2)
        error = (guess - target) / batch
        back2 = error[:, None] * w2[None, :] * device.whole(second > 0)
        back1 = (back2 @ w1.T) * device.whole(first > 0)
        slopes = [x.T @ back1, back1.sum(0), first.T @ back2, back2.sum(0), second.T @ error, error.sum()[None]]
        part = (step + 1) / steps
        now = rate * min(part / 0.1, (1 - part) / 0.9 + 1e-3)
        for place, slope in enumerate(slopes):
            momentum[place] = 0.9 * momentum[place] + 0.1 * slope
            spread[place] = 0.999 * spread[place] + 0.001 * slope * slope
            steady = momentum[place] / (1 - 0.9 ** (step + 1))
            size = device.sqrt(spread[place] / (1 - 0.999 ** (step + 1))) + 1e-8
            weights[place] = weights[place] - now * steady / size
        total = total + ((guess - target) ** 2).mean()
        if part > 0.75:
            mean = weights if mean is None else [a + b for a, b in zip(mean, weights)]
            counted += 1
    return [device.take(array) / counted for array in mean], float(total) / steps


def main():
    parser = argparse.ArgumentParser(description="Trains the network of a bot by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", default="2", help="how many seats play, or several numbers with commas")
    parser.add_argument("--out", required=True, help="where the weights are written")
    parser.add_argument("--start", help="weights to begin with instead of random ones")
    parser.add_argument("--target", choices=["win", "points"], default="win", help="what the network says")
    parser.add_argument("--play", help="weights that play the games instead of those that learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--until", type=int, help="stop after this generation, with the rates of a longer course")
    parser.add_argument("--games", type=int, default=400_000, help="games a generation")
    parser.add_argument("--first-games", type=int, default=0, help="games of the first generations (0: the same)")
    parser.add_argument("--keep", type=int, default=3, help="how many generations are studied together")
    parser.add_argument("--passes", type=float, default=1.0, help="how often each sample is looked at")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--lambda", type=float, default=0.8, dest="later")
    parser.add_argument("--last-lambda", type=float, help="what lambda rises to, from generation to generation")
    parser.add_argument("--noise", type=float, default=0.05)
    parser.add_argument("--rivals", help="bots that play in part of the games, one seat left to the network")
    parser.add_argument("--rival-share", type=float, default=0.5)
    parser.add_argument("--rivals-until", type=int, help="the last generation with rivals")
    parser.add_argument("--check", type=int, default=0, help="games against --against after each generation")
    parser.add_argument("--against", default="greedy", help="a bot or weights to measure against")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no generation after so many seconds")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as advanced=true")
    parser.add_argument("--player", default="target/release/rollwright-train", help="the self-play program")
    parser.add_argument("--log", help="a file for the log, as lines of JSON")
    args = parser.parse_args()

    begun = time.time()
    device = gpu() or Cpu
    run = lambda *words: subprocess.run([args.player, *words], check=True, capture_output=True, text=True).stdout
    if args.target == "points" and not args.play:
        parser.error("--target points needs weights that play: --play")
    shape = [int(word) for word in run("shape", args.game, "--target", args.target).split()]
    weights = widened(load(args.start), shape[0]) if args.start else fresh(shape, args.seed)
    table = [args.game, "--seats", args.seats, *[f"--option={option}" for option in args.option]]
    rivals = ["--rivals", args.rivals, "--rival-share", str(args.rival_share)] if args.rivals else []
    log = open(args.log, "a") if args.log else None
    kept = []
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        current = scratch / "weights"
        for generation in range(1, min(args.until or args.generations, args.generations) + 1):
            if time.time() - begun > args.seconds:
                break
            save(weights, current)
            folder = scratch / "samples"
            folder.mkdir()
            early = args.first_games and generation <= args.keep
            games = args.first_games if early else args.games
            part = (generation - 1) / max(1, args.generations - 1)
            later = args.later + part * ((args.last_lambda or args.later) - args.later)
            with_rivals = rivals if generation <= (args.rivals_until or args.generations) else []
            said = run("samples", *table, *with_rivals, "--weights", args.play or str(current), "--games", str(games),
                       "--out", str(folder), "--seed", str(1000 * args.seed + generation), "--lambda", str(later),
                       "--noise", str(args.noise), "--target", args.target)
            kept = (kept + [read_samples(folder, shape[2])])[-args.keep:]
            for file in folder.iterdir():
                file.unlink()
            folder.rmdir()
            played = time.time()
            room = max(on.shape[1] for on, _ in kept)
            wider = lambda on: np.pad(on, ((0, 0), (0, room - on.shape[1])), constant_values=NOTHING)
            on, became = np.concatenate([wider(on) for on, _ in kept]), np.concatenate([b for _, b in kept])
            batch = min(args.batch, len(became))
            steps = max(1, int(args.passes * len(became) / batch))
            # Later generations change less.
            rate = args.rate * (1 - 0.8 * generation / args.generations)
            weights, loss = study(device, weights, on, became, steps, batch, rate, args.seed + generation)
            save(weights, args.out)
            line = {"generation": generation, "games": games, "lessons": len(became), "loss": round(loss, 5),
                    "seconds": round(time.time() - begun, 1), "studied": round(time.time() - played, 1),
                    "on": device.name, "against": args.against}
            if args.target == "points":
                line["evaluator"] = said.strip().splitlines()[-1]
            if args.check:
                save(weights, current)
                line["check"] = run("match", *table, "--weights", str(current), "--against", args.against,
                                    "--games", str(args.check), "--seed", str(generation)).strip()
            print(json.dumps(line), flush=True)
            if log:
                print(json.dumps(line), file=log, flush=True)
    save(weights, args.out, half=True)


if __name__ == "__main__":
    main()
