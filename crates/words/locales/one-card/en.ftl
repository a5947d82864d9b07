### Alles auf 1 Karte: what only this game says. docs/languages.md says how texts are named.

## Terminal

# At most 13 letters with a number of two digits.
terminal-one-card-heading = card { $place } (#{ $id })
terminal-one-card-open-cards = open cards
terminal-one-card-roll-of = roll { $number } of { $rolls }
terminal-one-card-kept = kept, roll { $number } of { $rolls }
terminal-one-card-hold-question = Which three of your five cards do you keep?
terminal-one-card-take-question = Which of the open cards do you take?
terminal-one-card-mark-question = Use one of your cards for these dice, or pass.
terminal-one-card-stop-question = Stop with these dice, or keep some and roll the others again? { $count ->
    [one] ({ $count } roll left)
   *[other] ({ $count } rolls left)
}
terminal-one-card-stop = these dice count
terminal-one-card-roll-all = roll all { $count } dice again
terminal-one-card-keep = keep { $dice }, roll { $count } again
terminal-one-card-hold = keep { $cards }
terminal-one-card-take = take #{ $id }: { $card }
terminal-one-card-enter = card #{ $id }: enter { $boxes }
terminal-one-card-full = (full)
terminal-one-card-enter-and-score = { terminal-one-card-enter }; scores { points }
terminal-one-card-gets = { $who ->
    [you] { $name } get the cards { $cards }
   *[one] { $name } gets the cards { $cards }
}
terminal-one-card-opened = the open cards are { $cards }
terminal-one-card-comes = #{ $id } comes to the open cards
terminal-one-card-draws = { $who ->
    [you] { $name } draw #{ $id }
   *[one] { $name } draws #{ $id }
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

one-card-keep = Keep { $kept }, roll { $rolled }
one-card-keep-none = Roll all again
one-card-hold = Keep these { $count } cards
one-card-take = Take this card
one-card-stop = Stop rolling
one-card-pass = Pass
one-card-use = Use card { $card }
# What somebody did, for the history.
one-card-did-keep = { $name } kept { $kept } and rerolled { $rolled }
one-card-did-keep-none = { $name } rerolled all dice
one-card-did-hold = { $name } kept { $count } cards
one-card-did-take = { $name } took open card { $card }
one-card-did-stop = { $name } stopped rolling
one-card-did-pass = { $name } passed
one-card-did-use = { $name } used card { $card }
one-card-picked-of = { $picked } of { $count }
one-card-nothing-fits = Nothing fits on your cards.
one-card-await-roller = Roll { $roll } of { $rolls }: tap the dice to keep, then roll again; or stop.
one-card-await-mark = Use the dice on one card, or pass.
one-card-await-hold = Choose the cards that you keep.
one-card-await-take = Take one of the open cards.
# Names of cards, as they stand at the head of a card: dealt, one's own, in the open display.
one-card-dealt = Dealt { $number }
one-card-number = Card { $number }
one-card-open = Open { $number }
one-card-display = The open cards
one-card-dice-keep = Dice; tap those to keep
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
one-card-scoring = A card is scored as soon as { $rows } rows are full: as many points as the full rows have boxes.
one-card-suns = Suns of full rows: { $one } points for one, { $two } for both.
one-card-scores = { $name } scores a card: { points }
one-card-last-turn = A fourth card is scored: this turn is the last.

## Hints of a first game

hint-one-card-roller = Roll up to three times and keep what you like. Many dice of one colour are worth something only if they fit into a row.
hint-one-card-mark = Choose one card: every colour whose dice all fit into its row is entered there.
hint-one-card-hold = You keep three of your five cards. Suns bring extra points, and short rows fill fast.
hint-one-card-take = You have scored a card. Take one of the open ones in its place.

## Teaching

rules-heading-one-card = Scoring a card
rules-facts-one-card = 2 to 4 players, about 20 minutes
rules-about-one-card = You roll five colour dice up to three times, and then everybody may enter the result on one of their cards. A card with three full rows pays out at once, and the fourth card that somebody scores brings the end.
rules-figure-one-card = Two cards, partly filled.
rules-figure-one-card-1 = A row with its colour, letter and shape.
rules-figure-one-card-2 = A full row: one point for each of its boxes.
rules-figure-one-card-3 = A sun: it brings points when the card is scored and this row is full.
rules-figure-one-card-4 = What the full rows of the card are worth so far.
rules-try-one-card-keep = Your first throw. Keep both purple dice and throw the others again.
rules-why-one-card-keep = Three dice go again. After that you may throw a third time, also with the purple ones.
rules-try-one-card-missing = You use this result on card 1. Which dice are entered?
rules-why-one-card-missing = Both yellow and both purple dice. The card has no orange row, so the orange die goes unused.
rules-try-one-card-room = Later the same card. Which of these dice are entered on card 1?
rules-why-one-card-room = Three purple dice fill the purple row. In yellow only one box is free, but there are two yellow dice, so neither of them is entered.
rules-try-one-card-entry = The same card again. Which dice are entered on card 1 now?
rules-why-one-card-entry = Purple was full before. Yellow and green become full, and blue gets its first cross. With three full rows the card is scored.
rules-try-one-card-score = With this result card 1 gets its third full row and is scored. How many points do you have then?
rules-why-one-card-score = 5 for purple, 3 for yellow, 2 for green, and 2 for the sun at yellow: 12. The sun at blue brings nothing, because blue is not full.
rules-try-one-card-suns = You use this result on card 2. How many points does that bring?
rules-why-one-card-suns = Orange was full already, and red, green and blue are completed: four rows with 4 points each, and 5 for two suns.
rules-try-one-card-which = Which of your cards can you use for this result?
rules-why-one-card-which = On card 1 the green row is full and orange is missing, so it would get nothing. Card 2 has room for all five dice.
rules-try-one-card-open = The game is over, and these two cards were not scored. How many points do they bring?
rules-why-one-card-open = Yellow and purple are full on card 1: 6 + 3 = 9. At the end suns bring nothing any more.
rules-try-one-card-take = The advanced game: you have just scored a card. Take one of the three open ones.
rules-why-one-card-take = It becomes your third card, and you can use it from the next turn on. The gap is filled from the deck.
