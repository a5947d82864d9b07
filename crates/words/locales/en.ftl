### The English texts. Every other language has the same messages with the same variables.
### docs/languages.md says how they are named.

language-name = English

## Words that every client needs

# The last of several things: "a, b" and "c".
list-and = { $all } and { $last }
# What a person is called who plays without giving a name.
you = You
seat-number = Seat { $number }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
crosses = { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}

# Colours as they name a die.
colour-white = white
colour-black = black
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

# Colours as they name a row; "inside" as in: a cross in the red row, to lock the red row.
row-red = red
    .inside = red
row-orange = orange
    .inside = orange
row-yellow = yellow
    .inside = yellow
row-green = green
    .inside = green
row-blue = blue
    .inside = blue
row-purple = purple
    .inside = purple

# Some dice, or boxes, of one colour.
count-red = { $count } red
count-orange = { $count } orange
count-yellow = { $count } yellow
count-green = { $count } green
count-blue = { $count } blue
count-purple = { $count } purple

## The levels of the bots

level-easy = easy
    .about = Knows what a good choice looks like but often settles for a lesser one. It does nothing foolish, and it lets you win.
level-medium = medium
    .about = Sees the large differences and guesses the small ones, as most people do.
level-hard = hard
    .about = Watches all players and the end of the game, and errs only where choices are close.
level-expert = expert
    .about = Plays for the chance to win with an eye on every sheet, and alone by exact solutions where there are any. The strongest there is.

## Terminal: the menu

terminal-menu-welcome = Rollwright: roll-and-write dice games. What do you want to play?
terminal-menu-game = Game (1-{ $last })>
terminal-menu-bots = Against how many bots? (0-{ $most }, 0 is solo, Enter is 1)>
terminal-menu-strength = How strong?
terminal-menu-level = Level (1-{ $last }, Enter is { $usual })>
terminal-menu-no-answer = That is none of the answers; `q` leaves.
terminal-menu-hint = `rollwright --help` shows everything this program can do.

## Terminal: games and matches
## $who tells who $name is: "you" the person without a name, "one" somebody, "several" some,
## "you-and-others" some with the person without a name.

terminal-welcome-seed = { $title }: { $players }, with the dice of seed { $seed }. Type ? for help.
terminal-welcome-real-dice = { $title }: { $players }, with real dice. Type ? for help.
terminal-game-of = Game { $number } of { $games }
terminal-game-left = The game is left as it stands: { $points }.
terminal-final-reckoning = The final reckoning
terminal-record-in = The record is in { $file }.
terminal-next-game = [Enter for the next game, q to leave]
terminal-match = Match
terminal-match-game = game { $number }
terminal-total = total
terminal-wins-game = { $who ->
    [you] { $name } win the game!
   *[one] { $name } wins the game!
}
terminal-wins-match = { $who ->
    [you] { $name } win the match!
   *[one] { $name } wins the match!
}
terminal-share-game = { $who ->
   *[several] { $name } share the win of the game.
}
terminal-share-match = { $who ->
   *[several] { $name } share the win of the match.
}

## Terminal: questions and answers

terminal-list-range = The list goes from 1 to { $last }.
terminal-type-number = Type a number of the list, or the notation beside it; `?` helps.
terminal-type-notation = Type what stands at the left of the list; `?` helps.
# The violation begins with the number of the rule.
terminal-not-allowed = Not allowed, { $violation }.
terminal-see-rule = (`rules { $rule }` shows the rule.)
terminal-not-allowed-now = Not allowed: { $error }.
terminal-no-other-choice = (no other choice)
terminal-prompt-dice = dice>
terminal-prompt-start = start>
terminal-prompt-cards = cards>
# What is awaited is said in English, with examples.
terminal-type-chance = Next: { $coming }. Type { $awaited }
terminal-awaited = Awaited: { $awaited }
terminal-pause = [Enter: { $coming }]
terminal-pause-or-undo = [Enter: { $coming }, u: take back]
terminal-nothing-to-choose = Nothing is to be chosen here: press Enter, or `?` for help.
terminal-pass-device = Pass the device to { $name }. { $name }, press Enter.
terminal-record-not-written = The record is not written: { $error }
terminal-nothing-to-take-back = There is nothing to take back since dice or cards fell.
terminal-taken-back = { $who ->
    [one] Taken back: { $name } chooses again.
   *[several] Taken back: { $name } choose again.
}
terminal-which-file = To which file? `save game.rw`
terminal-saved = Saved: { $file }
terminal-no-rule = There is no rule { $number }; `rules` shows them all.
terminal-rules-language = The rules are in English.
terminal-help =
    Answer with a number of the list, or with the notation beside it.
      u, undo     take the last choice back, until dice or cards have fallen
      s, sheets   show everybody's sheet or cards large
      rules       the rules; `rules Q12` shows one of them
      save FILE   write the record of the game so far
      q, quit     leave the game
      ?, help     this list
    On sheets < > marks what you may choose now; on cards half a box (in ASCII +)
    marks what the dice would fill.

## Terminal: what comes, and what came

terminal-coming-setup = who begins is drawn by lot
terminal-coming-roll = { $who ->
    [you] { $name } roll
   *[one] { $name } rolls
}
terminal-coming-reroll = { $who ->
    [you] { $name } roll again
   *[one] { $name } rolls again
}
terminal-coming-deal = cards are dealt
terminal-coming-open = three cards are opened
terminal-coming-draw = a card is drawn
terminal-coming-reckoning = the final reckoning
terminal-begins = { $who ->
    [you] { $name } begin
   *[one] { $name } begins
}
terminal-rolls = { $who ->
    [you] { $name } roll { $dice }
   *[one] { $name } rolls { $dice }
}
terminal-rolls-again = { $who ->
    [you] { $name } roll again: { $dice }
   *[one] { $name } rolls again: { $dice }
}
terminal-pass = pass

## Terminal: Qwixx

# At most six letters.
terminal-qwixx-closed = closed
terminal-qwixx-misthrows = misthrows
terminal-qwixx-misthrows-of = { $count } of { $most }
terminal-qwixx-white-sum = white sum { $sum }
terminal-qwixx-white-dice = white { $one } + { $other } = { $sum }
terminal-qwixx-action-1 = Action 1: cross the white sum { $sum } in one row, or pass.
terminal-qwixx-could-lock = It could lock { $rows }!
terminal-qwixx-action-2 = Action 2: cross the sum of a white and a coloured die, or pass.
terminal-qwixx-nothing-crossed = Nothing is crossed in this turn yet: passing is a misthrow.
terminal-qwixx-misthrow = pass: a misthrow, -{ $cost }
terminal-qwixx-cross = cross { $row } { $number }
terminal-qwixx-cross-and-lock = cross { $row } { $number } and lock the row
terminal-qwixx-skips = { $count ->
    [one] (skips { $count } number)
   *[other] (skips { $count } numbers)
}
terminal-qwixx-crosses-with-lock = { crosses } with the lock

## Terminal: Twenty One

terminal-twenty-one-row = row { $number }
terminal-twenty-one-so-far = so far
terminal-twenty-one-sheet = sheet { $letter }
terminal-twenty-one-keep-or-roll = Keep this roll for everybody, or roll all dice again that do not show 1?
terminal-twenty-one-question = Row { $row }: write dice that fit, or cross out the left-most empty field.
terminal-twenty-one-fitting = What fits: { $dice } (* is an exact hit)
terminal-twenty-one-nothing = nothing
terminal-twenty-one-keep = keep this roll
terminal-twenty-one-roll-all = roll all 6 dice again
# $count dice are rolled, $ones dice show 1.
terminal-twenty-one-roll-again = { $count ->
    [one] roll { $count } die again
   *[other] roll { $count } dice again
}; { $ones ->
    [one] the 1 stays
   *[other] the 1s stay
}
terminal-twenty-one-write = write { $dice }
terminal-twenty-one-hit = (hit)
terminal-twenty-one-cross-out = cross out { $field }
terminal-twenty-one-row-full = { $what }; row full: { points }
terminal-twenty-one-setup = { $who ->
    [you] { $name } make the first roll; the sheets: { $sheets }
   *[one] { $name } makes the first roll; the sheets: { $sheets }
}
terminal-twenty-one-reckoned = { $written } + { $bonus } for { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
terminal-twenty-one-unfinished = { terminal-twenty-one-reckoned }, unfinished

## Terminal: Alles auf 1 Karte

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

## Terminal: replays

terminal-replay-game-of = game { $number } of { $games }
terminal-replay-turn = Turn { $number }
terminal-replay-not-finished = The game is not finished.
