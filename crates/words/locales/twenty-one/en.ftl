### Twenty One: what only this game says. docs/languages.md says how texts are named.

## Terminal

terminal-twenty-one-row = row { $number }
terminal-twenty-one-so-far = so far
terminal-twenty-one-sheet = sheet { $letter }
terminal-twenty-one-keep-or-roll = Keep this roll for everybody, or reroll all dice that do not show a 1?
terminal-twenty-one-question = Row { $row }: write dice that fit, or cross out the first empty field from the left.
terminal-twenty-one-fitting = What fits: { $dice } ({ $hit } is an exact hit)
terminal-twenty-one-nothing = nothing
terminal-twenty-one-keep = keep this roll
terminal-twenty-one-roll-all = reroll all 6 dice
# $count dice are rolled, $ones dice show 1.
terminal-twenty-one-roll-again = { $count ->
    [one] reroll { $count } die
   *[other] reroll { $count } dice
}; { $ones ->
    [one] the 1 stays
   *[other] the 1s stay
}
terminal-twenty-one-write = write { $dice }
# What somebody did, for the history.
twenty-one-did-keep = { $name } kept the roll
twenty-one-did-reroll = { $name } rerolled
twenty-one-does-reroll = { $name } rerolls
twenty-one-did-cross-out = { $name } crossed out a field
twenty-one-did-write = { $name } wrote { $numbers }
terminal-twenty-one-hit = (exact hit)
terminal-twenty-one-cross-out = cross out { $field }
terminal-twenty-one-row-full = { $what }; row full: { points }
terminal-twenty-one-setup = { $who ->
    [you] { $name } roll first; the sheets: { $sheets }
   *[one] { $name } rolls first; the sheets: { $sheets }
}
terminal-twenty-one-reckoned = { $written } + { $bonus } for { $hits ->
    [one] { $hits } exact hit
   *[other] { $hits } exact hits
}
terminal-twenty-one-unfinished = { terminal-twenty-one-reckoned }, unfinished

## The start

game-twenty-one = Twenty One
game-twenty-one-about = Stay below the limit or hit it exactly, row by row.

## At the table

twenty-one-keep = Keep this roll
twenty-one-reroll = Reroll (1s stay)
twenty-one-cross-out = Cross out a field
twenty-one-write = Write { $numbers }
twenty-one-roller = Keep the roll, or reroll?
twenty-one-writing = Tap the numbers to write, or cross out a field.
twenty-one-nothing-fits = Nothing fits: you have to cross out a field.
twenty-one-sheet = Sheet { $letter }
twenty-one-row = Row { $number }: { $marks }. { points }, exact hits: { $hits }.
twenty-one-scoretable = Bonus points for the exact hits in a row
twenty-one-hits = Exact hits
twenty-one-bonus = Bonus points
twenty-one-row-full = { $name } completed row { $row }: { points }

## Hints of a first game

hint-twenty-one-roller = You rolled. If you do not like the roll, reroll once: all dice except the 1s. Then everybody uses the result.
hint-twenty-one-write = A die fits the field of its colour if it is not above the number printed there. If it is equal, it is an exact hit and earns bonus points: always write those, because nothing better can come up for that field. Write as many dice as you like, or cross out the first empty field.

## Teaching

rules-heading-twenty-one = Exact hits and full rows
rules-facts-twenty-one = 2–6 players, ages 8 and up, 15 minutes
rules-tip-twenty-one = Always write an exact hit: no better number can come up for that field.
rules-about-twenty-one = Everybody uses the same six dice and fills their own sheet, row by row. A die fits where it is not above the limit: small numbers fit easily, but only exact hits earn bonus points.
rules-figure-twenty-one = Sheet C in the middle of a game.
rules-figure-twenty-one-1 = A field: the colour of its die, and its limit.
rules-figure-twenty-one-2 = A number below the limit.
rules-figure-twenty-one-3 = An exact hit, with a small x and a ring.
rules-figure-twenty-one-4 = A crossed-out field.
rules-figure-twenty-one-5 = The points of the row. The framed row is the current one.
rules-try-twenty-one-again = You want to reroll. Which dice do you reroll?
rules-why-twenty-one-again = All dice that do not show a 1: the 6, the 4 and both 3s. You cannot choose among them.
rules-try-twenty-one-fits = Your first row is empty. Which of the dice fit?
rules-why-twenty-one-fits = The white 4 is above its limit of 2. All the others fit, and black and blue are exact hits.
rules-try-twenty-one-hits = Write the two exact hits and nothing else.
rules-why-twenty-one-hits = Black 1 and blue 3 equal their limits. That is 4 for the numbers and 3 bonus points for two exact hits. You may leave out the other dice that fit.
rules-try-twenty-one-cross-out = Only two fields of this row are empty. What can you do with this roll?
rules-why-twenty-one-cross-out = White 6 is above 5 and green 5 is above 4, so you have to cross out. It is always the first empty field from the left, here the white 5.
rules-try-twenty-one-row = The first row is full. How many points is it worth?
rules-why-twenty-one-row = 5 + 4 + 2 + 2 + 1 = 14. The 4, the second 2 and the 1 are exact hits, and three exact hits earn 6 bonus points.
rules-try-twenty-one-unfinished = An unlucky game: two rows completely crossed out, and now somebody else completes their fifth row. How many points do you have?
rules-why-twenty-one-unfinished = The row counts as it stands: 4 + 2 = 6, and 1 for one exact hit, the 4.

## Why something is refused

why-twenty-one-all-ones = all dice show 1: there is nothing to reroll
why-twenty-one-roller = first keep the roll or reroll
why-twenty-one-write = every player must now write numbers or cross out a field
why-twenty-one-not-shown = the { $colour } die does not show { $number }
why-twenty-one-not-empty = the { $colour } field of this row is not empty
why-twenty-one-too-large = { $number } is larger than { $limit }, the limit of the { $colour } field
why-twenty-one-sheets = each of the { $seats } seats needs a sheet of its own
why-twenty-one-picked = a seat that picked a sheet must get that sheet
why-twenty-one-seats-line = the seats line has a different sheet for each seat, or - for one drawn at random, like `seats: C - F`
why-twenty-one-one-seats-line = there can be only one seats line
why-twenty-one-drawn-once = the sheets and the first player are drawn once, at the start
why-twenty-one-reroll = a reroll uses exactly the dice that do not show a 1
why-twenty-one-six-dice = the first roll uses all six dice
why-twenty-one-paper-over = all rows are full, and the game is over
awaited-twenty-one-setup = who goes first and the sheets, like `{ $example }`

# What is wrong with somebody's own sheets.
why-twenty-one-line = a line is a sheet's letter and a row, like `A: b6 w5 g4 y3 k2 r1`
why-twenty-one-bonus = the bonus line has seven numbers, for 0 to 6 exact hits, like `{ $example }`
why-twenty-one-bonus-twice = there can be only one bonus line
why-twenty-one-letters = the six sheets have the letters A to F
why-twenty-one-rows = this sheet already has five rows
why-twenty-one-rows-missing = sheet { $letter } needs five rows but has { $rows }
why-twenty-one-numbers = row { $row } has different numbers from those on sheet A
why-twenty-one-colour = `{ $token }` does not begin with a colour: w k r b y g
why-twenty-one-number = `{ $token }` does not have a number from 1 to 6
why-twenty-one-colour-twice = every colour must appear exactly once in a row, but { $colour } appears twice
why-twenty-one-fields = a row has six fields, not { $found }

# On printed sheets
print-hits = Exact hits
print-bonus = Bonus points

## One’s own sheets

twenty-one-own-about = Tap a field, then its limit and its colour. The limits are the same on all sheets, and a row may use the same limit more than once. The new colour swaps places with the one that was there.
twenty-one-own-sheet = Sheet
twenty-one-own-limit = Limit
twenty-one-own-colour = Colour
twenty-one-own-picked = Who has which sheet
twenty-one-own-drawn = drawn

## Who has which sheet, with real dice

twenty-one-pick = Pick the sheets yourselves
twenty-one-pick-sheet = { $name }: sheet
twenty-one-pick-first = Who goes first
twenty-one-pick-go = Start with these

# Habits in reviews
review-habit-twenty-one-keeps-too-often = Rerolls too rarely
review-habit-twenty-one-rerolls-too-often = Rerolls too often
review-habit-twenty-one-crosses-out = Fields crossed out too early
review-habit-twenty-one-never-crosses-out = Numbers written where crossing out was better
review-habit-twenty-one-misses-hits = Exact hits left out
review-habit-twenty-one-writes-too-much = Low numbers written too soon
review-habit-twenty-one-writes-too-little = Good numbers left out
review-habit-twenty-one-fills-wrong-fields = Numbers written in the wrong fields

## Why a choice is good or bad

# Each says what the choice does, as one entry of a list.
reason-twenty-one-nothing-fits = none of these dice fits into your row
reason-twenty-one-all-fit = these dice fill your row
reason-twenty-one-fits = { $count ->
    [one] { $count } of these dice fits into your row
   *[other] { $count } of these dice fit into your row
}
reason-twenty-one-hits = { $count ->
    [one] { $count } of these dice is an exact hit
   *[other] { $count } of these dice are exact hits
}
reason-twenty-one-others-complete = { $count ->
    [one] lets { $count } other player complete a row
   *[other] lets { $count } other players complete a row
}
reason-twenty-one-rerolls = { $count ->
    [one] rerolls { $count } die
   *[other] rerolls { $count } dice
}
reason-twenty-one-reroll-fits = fits more of your fields in about { $more } % of all rerolls, and fewer in { $fewer } %
reason-twenty-one-takes-away = { $count ->
    [one] takes these dice from { $count } other player who could complete a row
   *[other] takes these dice from { $count } other players who could complete a row
}
reason-twenty-one-ends = completes your last row and ends the game with this round
reason-twenty-one-completes = completes the row
reason-twenty-one-left = { $count ->
    [one] leaves { $count } field of the row empty
   *[other] leaves { $count } fields of the row empty
}
reason-twenty-one-crosses-out = crosses out { $colour }, a field for numbers up to { $limit }
reason-twenty-one-gains = { $count ->
    [one] gains { $count } point
   *[other] gains { $count } points
}
reason-twenty-one-makes-hits = { $count ->
    [one] makes { $count } exact hit
   *[other] makes { $count } exact hits
}
reason-twenty-one-no-hit = gives up an exact hit in { $colours }
reason-twenty-one-waits = waits for better numbers in { $colours }
reason-twenty-one-level = draws level with the quickest of the others before they write
reason-twenty-one-ahead = { $count ->
    [one] puts you { $count } field ahead of the others before they write
   *[other] puts you { $count } fields ahead of the others before they write
}
reason-twenty-one-behind = { $count ->
    [one] leaves you { $count } field behind the quickest of the others before they write
   *[other] leaves you { $count } fields behind the quickest of the others before they write
}
