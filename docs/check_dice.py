#!/usr/bin/env python3
"""Checks the dice of a record without Rollwright's code, as docs/fair-dice.md describes: python3 check_dice.py FILE
The exit code is 0 if every roll and draw of every game in the file follows from its seed, those before `Restored` in a
game that went on from a backup, and 1 otherwise."""
import hashlib, hmac, re, sys

def words_of(seed, number):
    """The 64-bit words of the roll or draw with this number."""
    for block in range(1000):
        digest = hmac.new(seed, f"{number} {block}".encode(), "sha256").digest()
        yield from (int.from_bytes(digest[at:at + 8], "big") for at in (0, 8, 16, 24))

def below(words, bound, bits=32):
    """A number from 0 to bound - 1, all equally likely: what would prefer some of them is thrown away."""
    while True:
        product = (next(words) >> (64 - bits)) * bound
        if product % 2**bits >= 2**bits % bound:
            return product >> bits

def dice(words, count):
    """The faces of this many dice, 0 to 5, from one number."""
    roll = below(words, 6**count, 64 if count > 3 else 32)
    return [roll // 6**place % 6 for place in reversed(range(count))]

def setup(game, seats, event, words, passed_on, head):
    """Who begins, and the sheets of Twenty One. The lot is drawn even where the start passed on, or sheets are picked."""
    lot = below(words, seats) + 1
    first = event.split()[1] if passed_on else lot
    sheets = list("ABCDEF")
    for seat in range(seats if game == "twenty-one" else 0):
        drawn = seat + below(words, 6 - seat)
        sheets[seat], sheets[drawn] = sheets[drawn], sheets[seat]
    picks = re.search(r"^Sheets\s*:\s*seats\s*:(.*)$", head, re.M)
    picked = ((picks.group(1).split() if picks else []) + ["-"] * 6)[:seats]
    drawn = [letter for letter in sheets if letter not in picked]
    sheets = [drawn.pop(0) if letter == "-" else letter for letter in picked]
    return f"first {first}" + (f" sheets {''.join(sheets)}" if game == "twenty-one" else "")

def roll_or_draw(game, event, words, pile):
    """What the seed gives where the record has this event; cards are taken from the pile."""
    word, *rest = event.split()
    if word in ("deal", "open", "draw"):
        return " ".join([word, *map(str, sorted(pile.pop(below(words, len(pile))) for _ in rest))])
    if game == "one-card":
        return "".join("roygbp"[face] for face in sorted(dice(words, len(word))))
    faces, rolled = dice(words, 6), {die[0] for die in event.split()}
    if game == "qwixx":
        faces[:2] = sorted(faces[:2], reverse=True)
    letters = {"qwixx": "wwrygb", "twenty-one": "wkrbyg"}[game]
    return " ".join(f"{letter}{face + 1}" for letter, face in zip(letters, faces) if letter in rolled)

def check(record):
    """Says what the dice of a game are worth; raises ValueError at the first roll or draw that is wrong."""
    head, moves = (re.split(r"\n[ \t]*\n", record, maxsplit=1) + [""])[:2]
    header = {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in head.split("\n"))}
    game, seats, secret = header["Game"], int(header["Seats"]), header["Seed"]
    luck = [luck.strip() for luck in header["Luck"].split(",")]
    if hashlib.sha256(secret.encode()).hexdigest() != header["Commitment"]:
        raise ValueError("the seed does not match the commitment")
    seed = hashlib.sha256("\n".join(["rollwright dice 1", secret, *luck, ""]).encode()).digest()
    if not re.fullmatch("0|[1-9][0-9]{0,8}", header.get("Restored", "0")):
        raise ValueError("Restored: expected the number of a roll or draw")
    checked = int(header.get("Restored", 10**9))
    passed_on = header.get("Starter") == "passed on" or not header.get("Match", "1/1").startswith("1/")
    number, pile, before = 0, list(range(1, 31)), ""
    for event in [" ".join(event.split()) for event in re.split(r"[|\n]", moves) if event.strip()]:
        is_chance = number == 0 or {"qwixx": "w" in event, "twenty-one": before not in ("a roll", "keep"),
                                    "one-card": re.fullmatch("(deal|open|draw) .*|[roygbp]+", event)}[game]
        if is_chance:
            words = words_of(seed, number)
            right = (event if number >= checked else setup(game, seats, event, words, passed_on, head) if number == 0
                     else roll_or_draw(game, event, words, pile))
            if event != right:
                raise ValueError(f"roll or draw {number}, counted from 0, is `{event}`; the seed gives `{right}`")
            before, number = "a roll" if number > 0 else "", number + 1
        else:
            before, holds = event, event.split(",") if event.startswith("hold") else []
            for cards, held in zip(re.findall("deal ([0-9 ]+)", moves), holds):  # those not held go back
                pile += [int(card) for place, card in enumerate(cards.split(), 1) if str(place) not in held]
            pile.sort()
    return ((f"all {number}" if checked >= number else f"the first {checked} of {number}")
            + " rolls and draws follow from the seed, which matches the commitment"
            + "; the rest is not checked, because the game went on from a backup" * (checked < number)
            + ", but no player added any luck: the host alone made these dice" * (set(luck) == {"-"}))

records = re.split("^(?=Rollwright *:)", open(sys.argv[1], encoding="utf-8-sig").read(), flags=re.M)[1:]
for place, record in enumerate(records or [""], 1):
    try:
        print(f"game {place}: {check(record)}")
    except (KeyError, ValueError, IndexError) as wrong:
        sys.exit(f"game {place}: {'there is no line ' * isinstance(wrong, KeyError)}{wrong}")
