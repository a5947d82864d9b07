### Alles auf 1 Karte: what only this game says. docs/languages.md says how texts are named.

## Terminal

# At most 13 letters with a number of two digits.
terminal-one-card-heading = card { $place } (#{ $id })
terminal-one-card-open-cards = open cards
terminal-one-card-roll-of = roll { $number } of { $rolls }
terminal-one-card-kept = kept, roll { $number } of { $rolls }
terminal-one-card-hold-question = Which three of your five cards do you keep?
terminal-one-card-take-question = Which of the open cards do you take?
terminal-one-card-mark-question = Use these dice on one of your cards, or pass.
terminal-one-card-stop-question = Stop with these dice, or keep some and reroll the others? { $count ->
    [one] ({ $count } roll left)
   *[other] ({ $count } rolls left)
}
terminal-one-card-stop = stop with these dice
terminal-one-card-roll-all = reroll all { $count } dice
terminal-one-card-keep = keep { $dice }, reroll { $count }
terminal-one-card-hold = keep { $cards }
terminal-one-card-take = take #{ $id }: { $card }
terminal-one-card-enter = card #{ $id }: enter { $boxes }
terminal-one-card-full = (full)
terminal-one-card-enter-and-score = { terminal-one-card-enter }; scores { points }
terminal-one-card-gets = { $who ->
    [you] { $name } got the cards { $cards }
   *[one] { $name } got the cards { $cards }
}
terminal-one-card-opened = the open cards are { $cards }
terminal-one-card-comes = #{ $id } joined the open cards
terminal-one-card-draws = { $who ->
    [you] { $name } drew #{ $id }
   *[one] { $name } drew #{ $id }
}
terminal-one-card-card = card #{ $id }
terminal-one-card-suns = { $suns ->
    [one] sun { $points }
   *[other] suns { $points }
}
terminal-one-card-no-full-row = no full row
terminal-one-card-not-scored = { $rows } (not scored)
terminal-one-card-scored = scored { $count } of { $most }: { $cards }

## The start

game-one-card = Alles auf 1 Karte
game-one-card-about = Collect colours, fill rows, score your cards.

## At the table

one-card-keep = Keep { $kept }, reroll { $rolled }
one-card-keep-none = Reroll all
one-card-hold = Keep these { $count } cards
one-card-take = Take this card
one-card-stop = Stop rolling
one-card-pass = Pass
one-card-use = Use card { $card }
# What somebody did, for the history.
one-card-did-keep = { $name } kept { $kept } and rerolled { $rolled }
one-card-did-keep-none = { $name } rerolled all dice
one-card-does-keep = { $name } keeps { $kept } and rerolls { $rolled }
one-card-does-keep-none = { $name } rerolls all dice
one-card-did-hold = { $name } kept { $count } cards
one-card-did-take = { $name } took open card { $card }
one-card-did-stop = { $name } stopped rolling
one-card-did-pass = { $name } passed
one-card-did-use = { $name } used card { $card }
one-card-picked-of = { $picked } of { $count }
one-card-nothing-fits = Nothing fits on your cards.
one-card-await-roller = Roll { $roll } of { $rolls }: tap the dice to keep, then reroll the rest; or stop.
one-card-await-mark = Use the dice on one card, or pass.
one-card-await-hold = Choose the cards to keep.
one-card-await-take = Take one of the open cards.
# Names of cards, as they stand at the head of a card: dealt, one's own, in the open display.
one-card-dealt = Dealt { $number }
one-card-number = Card { $number }
one-card-open = Open { $number }
one-card-display = The display of open cards
one-card-dice-keep = Dice: tap the ones to keep
one-card-scored = { $count ->
    [one] { $count } card scored
   *[other] { $count } cards scored
}
one-card-scored-number = Scored card { $number }
one-card-open-rows = Full rows of other cards
one-card-row = { $sun ->
    [yes] { $row } { $crossed } of { $boxes } with sun
   *[other] { $row } { $crossed } of { $boxes }
}
one-card-card = { $name }: { $rows }. { points }.
one-card-scoring = A card is scored as soon as { $rows } rows are full: one point for each box in its full rows.
one-card-suns = Bonus points for suns on full rows: { $one } for one, { $two } for both.
one-card-scores = { $name } scored a card: { points }
one-card-last-turn = A fourth card was scored: this is the last turn.

## Hints of a first game

hint-one-card-roller = Roll up to three times and keep what you like. Dice of the same colour count only if they all fit into their row.
hint-one-card-mark = Choose one card: every colour whose dice all fit into its row is entered there.
hint-one-card-hold = Keep three of your five cards. Suns earn bonus points, and short rows fill up fast.
hint-one-card-take = You scored a card. Take one of the open cards in its place.

## Teaching

rules-heading-one-card = Scoring a card
rules-facts-one-card = 2–4 players, ages 8 and up, 20 minutes
rules-tip-one-card = Group real dice by colour, so that everybody sees what fits. On screen, this is done for you.
rules-about-one-card = Roll five coloured dice up to three times, and then everybody may enter the result on one of their cards. A card with three full rows is scored at once, and the game ends with the turn in which somebody scores a fourth card.
rules-figure-one-card = Two cards, partly filled.
rules-figure-one-card-1 = A row with its colour, letter and shape.
rules-figure-one-card-2 = A full row: one point for each of its boxes.
rules-figure-one-card-3 = A sun: it earns bonus points when the card is scored and this row is full.
rules-figure-one-card-4 = What the full rows of the card are worth so far.
rules-try-one-card-keep = Your first roll. Keep both purple dice and reroll the others.
rules-why-one-card-keep = Three dice are rerolled. After that you may reroll once more, even the purple ones.
rules-try-one-card-missing = You use this result on card 1. Which dice are entered?
rules-why-one-card-missing = Both yellow and both purple dice. The card has no orange row, so the orange die goes unused.
rules-try-one-card-room = The same card, later. Which of these dice are entered on card 1?
rules-why-one-card-room = Three purple dice fill the purple row. In yellow only one box is free, but there are two yellow dice, so neither of them is entered.
rules-try-one-card-entry = The same card again. Which dice are entered on card 1 now?
rules-why-one-card-entry = Purple was already full. Yellow and green are now full, and blue gets its first cross. With three full rows the card is scored.
rules-try-one-card-score = With this result card 1 gets its third full row and is scored. How many points do you have then?
rules-why-one-card-score = 5 for purple, 3 for yellow, 2 for green, and 2 for the sun on yellow: 12. The sun on blue earns nothing, because blue is not full.
rules-try-one-card-suns = You use this result on card 2. How many points does that score?
rules-why-one-card-suns = Orange was already full, and now red, green and blue are, too: four rows worth 4 points each, and 5 bonus points for two suns.
rules-try-one-card-which = Which of your cards can you use this result on?
rules-why-one-card-which = On card 1 the green row is full and orange is missing, so it would get nothing. Card 2 has room for all five dice.
rules-try-one-card-open = The game is over, and these two cards were not scored. How many points are they worth?
rules-why-one-card-open = Yellow and purple are full on card 1: 6 + 3 = 9. At the end of the game, suns earn nothing.
rules-try-one-card-take = The advanced game: you have just scored a card. Take one of the three open cards.
rules-why-one-card-take = It becomes your third card, and you can use it from the next turn on. The gap is filled from the deck.

## Why something is refused

why-one-card-keep = the dice show { $shown }, so { $kept } cannot be kept
why-one-card-roller = the active player must stop or reroll first
why-one-card-place = this player has { $cards } cards
why-one-card-nothing = nothing would be entered on card { $place }: none of the colours in { $dice } fits completely
why-one-card-mark = the player must now use one of their cards, or pass
why-one-card-hold = every player must now keep three of their five cards
why-one-card-take = the player must now take one of the open cards
why-one-card-deal = { $count } cards are dealt to each player
why-one-card-dice = { $rolled } dice are rolled now, not { $found }
why-one-card-other = the game expects something else now ({ $phase ->
    [setup] setup
    [deal] deal
    [open] open
    [roll] roll
    [reroll] reroll
   *[draw] draw
})
why-one-card-gone = card { $card } is no longer in the deck
why-one-card-once = card { $card } can come up only once
why-one-card-paper-full = you already have { $cards } cards in play; you get a new one only when you score one
why-one-card-paper-twice = the deck has card { $card } only once
why-one-card-paper-missing = you have { $lie } of { $needed } cards: take the next one before the next roll
why-one-card-paper-place = there are { $cards } cards
why-one-card-no-row = card { $card } has no { $row } row
why-one-card-room = the { $row } row of card { $card } has room for { $boxes }
why-one-card-paper-over = the last card has been scored, and the game is over
# Each as the end of: "r99" is not …
thing-one-card-number = the number of a card
thing-one-card-deal = a deal of two or five cards
thing-one-card-open = three open cards
awaited-one-card-deal = the cards of seat { $seat }, like `{ $example }`
awaited-one-card-open = the open cards, like `{ $example }`
awaited-one-card-draw = a card from the deck, like `{ $example }`
awaited-one-card-roll = a roll of { $dice } dice, like `{ $example }`

# What is wrong with somebody's own cards.
why-one-card-deck = a deck has { $cards } cards, not { $found }
why-one-card-colour = `{ $token }` does not begin with a colour: R O Y G B P
why-one-card-boxes = `{ $token }` is not a row of 1 to { $most } boxes, like `R6` or `Y3*`
why-one-card-colour-twice = the five rows must have different colours, but { $colour } appears twice
why-one-card-rows = a card has five rows, not { $rows }
why-one-card-suns = two rows must have a sun, not { $suns }

# Habits in reviews
review-habit-one-card-stops-too-early = Stops rolling too early
review-habit-one-card-rolls-on = Keeps rerolling too long
review-habit-one-card-keeps-too-many = Too many dice kept
review-habit-one-card-keeps-too-few = Too few dice kept
review-habit-one-card-keeps-wrong-colours = The wrong colours kept
review-habit-one-card-passes-cards = Passes where a card could be used
review-habit-one-card-uses-any-card = Cards used where it was better to pass
review-habit-one-card-uses-slower-card = The slower card used
review-habit-one-card-hurries-card = The quicker card used, where the other was better
review-habit-one-card-holds-same-gap = Cards kept that lack the same colour
review-habit-one-card-holds-weak-cards = Weaker cards kept
review-habit-one-card-takes-slow-card = Slow cards taken from the display
review-habit-one-card-takes-quick-card = Quick cards taken where a slower one was better

## Why a choice is good or bad

# Each says what the choice does, as one entry of a list.
reason-one-card-pass = leaves your cards as they are
reason-one-card-scores = { $count ->
    [one] scores card #{ $id } for { $count } point
   *[other] scores card #{ $id } for { $count } points
}
reason-one-card-lacks = { $count ->
    [one] card #{ $id } then lacks { $count } box to be scored
   *[other] card #{ $id } then lacks { $count } boxes to be scored
}
reason-one-card-ends = is your fourth card: the game ends with this turn
reason-one-card-enters = { $count ->
    [one] enters { $count } box on card #{ $id }
   *[other] enters { $count } boxes on card #{ $id }
}
reason-one-card-fills = fills a row in { $colours }
reason-one-card-unused = does not use the dice in { $colours }
reason-one-card-nothing = these dice fit none of your cards
reason-one-card-others-score = { $count ->
    [one] lets { $count } other player score a card
   *[other] lets { $count } other players score a card
}
reason-one-card-rerolls = { $count ->
    [one] rerolls { $count } die
   *[other] rerolls { $count } dice
}
reason-one-card-kept-unused = what is kept fits none of your cards yet
reason-one-card-kept-scores = { $count ->
    [one] what is kept is enough to score card #{ $id } for { $count } point
   *[other] what is kept is enough to score card #{ $id } for { $count } points
}
reason-one-card-kept-lacks = { $count ->
    [one] with what is kept, card #{ $id } lacks { $count } box to be scored
   *[other] with what is kept, card #{ $id } lacks { $count } boxes to be scored
}
reason-one-card-others-use = { $count ->
    [one] what is kept fits the cards of { $count } other player, too
   *[other] what is kept fits the cards of { $count } other players, too
}
reason-one-card-quick = { $count ->
    [one] card #{ $id } needs only { $count } box to be scored
   *[other] card #{ $id } needs only { $count } boxes to be scored
}
reason-one-card-suns = { $count ->
    [one] the three shortest rows of card #{ $id } bring { $count } bonus point
   *[other] the three shortest rows of card #{ $id } bring { $count } bonus points
}
