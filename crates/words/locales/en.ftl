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

level-easy = Easy
    .about = Knows a good choice when it sees one, but often settles for less. It does nothing foolish, but you will often beat it.
level-medium = Medium
    .about = Sees the big differences and guesses at the small ones, as most people do.
level-hard = Hard
    .about = Watches all players and the end of the game, and makes mistakes only when choices are close.
level-expert = Expert
    .about = Plays to win with an eye on every sheet. When playing alone, it follows exact solutions where they exist. The strongest there is.

## Terminal: the menu

terminal-menu-welcome = Rollwright: roll-and-write dice games. What do you want to play?
terminal-menu-game = Game (1-{ $last })>
terminal-menu-bots = How many bots? (0-{ $most }, 0 for solo, Enter for 1)>
terminal-menu-strength = How strong should they be?
terminal-menu-level = Level (1-{ $last }, Enter for { $usual })>
terminal-menu-no-answer = That is not one of the options; type `q` to leave.
terminal-menu-hint = `rollwright --help` shows everything this program can do.

## Terminal: games and matches
## $who tells who $name is: "you" the person without a name, "one" somebody, "several" some,
## "you-and-others" some with the person without a name.

terminal-welcome-seed = { $title }: { $players }, with dice from seed { $seed }. Type ? for help.
terminal-welcome-real-dice = { $title }: { $players }, with real dice. Type ? for help.
terminal-resumed = { $title }: { $players }, continued from { $file }. Type ? for help.
terminal-played-on = { $title }: { $players }, played on from turn { $turn } of { $file }. Type ? for help.
terminal-game-of = Game { $number } of { $games }
terminal-game-left = You left the game. The score so far: { $points }.
terminal-final-reckoning = Final scores
terminal-record-in = The record was saved to { $file }.
terminal-next-game = [Enter: next game, q: leave]
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
   *[several] { $name } share the win.
}
terminal-share-match = { $who ->
   *[several] { $name } share the win in the match.
}

## Terminal: questions and answers

terminal-list-range = Choose a number from 1 to { $last }.
terminal-type-number = Type a number from the list or the notation beside it; `?` shows help.
terminal-type-notation = Type what you see on the left of the list; `?` shows help.
# The violation begins with the number of the rule.
terminal-not-allowed = Not allowed by { $violation }.
terminal-see-rule = (Type `rules { $rule }` to read the rule.)
terminal-not-allowed-now = Not allowed: { $error }.
terminal-no-other-choice = (the only choice)
terminal-prompt-dice = dice>
# The letters of the dice in notation.
terminal-prompt-dice-order = dice { $order }>
terminal-prompt-start = start>
terminal-prompt-cards = cards>
terminal-type-next = Next: { $coming }. { $how }
terminal-type-numbers = Type the numbers in this order: { $dice } (like `{ $example }`).
terminal-type-number-of-die = Type the number on this die: { $dice } (like `{ $example }`).
terminal-type-colours = { $count ->
    [one] Type the colour of { $count } die: { $letters } (like `{ $example }`).
   *[other] Type the colours of { $count } dice in any order: { $letters } (like `{ $example }`).
}
terminal-dice-count = Dice rolled: { $dice }; numbers typed: { $typed }.
terminal-type-awaited = Type { $awaited }
terminal-pause = [Enter: { $coming }]
terminal-pause-or-undo = [Enter: { $coming }, u: undo]
terminal-nothing-to-choose = There is nothing to choose here: press Enter, or type `?` for help.
terminal-pass-device = Pass the device to { $name }. { $name }, press Enter.
terminal-record-not-written = The record could not be saved: { $error }
terminal-nothing-to-take-back = There is nothing to undo: nobody has chosen anything since the last roll or card.
terminal-nothing-typed = There is nothing to undo yet.
terminal-typed-again = Undone: re-enter what was rolled or drawn.
terminal-taken-back = { $who ->
    [one] Undone: { $name } chooses again.
   *[several] Undone: { $name } choose again.
}
terminal-which-file = Save to which file? Type, for example, `save game.rw`.
terminal-saved = Saved to { $file }.
terminal-no-rule = There is no rule { $number }; `rules` lists them all.
terminal-rules-language = The rules are in English.
terminal-help =
    Answer with a number from the list, or with the notation beside it.
      u, undo     undo the last choice, until the next roll or card;
                  you can undo real dice and cards that you typed, too
      s, sheets   show everybody's sheet or cards at full size
      hint        say which choice is best, and what the next ones lose
      why         say why it is better than the next best; `why 3` or `why r5`:
                  than that choice
      rules       show the rules; `rules Q12` shows one of them
      save FILE   save the record of the game so far
      q, quit     leave the game
      ?, help     show this list
    On sheets, < > marks what you may choose now; on cards, a half-filled box
    marks what the dice would fill (+ in ASCII).

## Terminal: hints, and warnings before bad choices

# A choice in notation and in words.
terminal-hint-choice = { $choice }, { $words }
# $worth is one of the next two.
terminal-hint-best = Best: { $choice }. { $worth }
terminal-hint-chance = Chance to win: { $win }; expected points: { $points }.
terminal-hint-points = Expected points: { $points }.
# $loss is a number of points, or a chance in percent.
terminal-hint-loses = { $choice }: loses { $loss }
terminal-hint-as-good = { $choice }: as good
terminal-hint-nothing = There is nothing to choose now: a hint is for whoever has to choose.
terminal-why = Why { $best } is better than { $other }, which loses { $loss }:
terminal-why-as-good = { $best } and { $other } are equally good. What they do:
terminal-why-the-same = On the table they do the same; the difference is in what may be rolled later.
terminal-tutor-mistake = Careful: { $choice } loses { $loss }, which is a mistake. Better: { $best }.
terminal-tutor-blunder = Careful: { $choice } loses { $loss }, which is a blunder. Better: { $best }.
terminal-tutor-insist = Type it again to do it anyway, `why` for the reasons, or choose something else.

## Terminal: what comes, and what came

terminal-coming-setup = the first player is drawn at random
terminal-coming-roll = { $who ->
    [you] { $name } roll
   *[one] { $name } rolls
}
terminal-coming-reroll = { $who ->
    [you] { $name } reroll
   *[one] { $name } rerolls
}
terminal-coming-deal = cards are dealt
terminal-coming-open = three cards are turned face up
terminal-coming-draw = a card is drawn
terminal-coming-reckoning = the final scores
terminal-begins = { $who ->
    [you] { $name } go first
   *[one] { $name } goes first
}
terminal-rolls = { $who ->
    [you] { $name } rolled { $dice }
   *[one] { $name } rolled { $dice }
}
terminal-rolls-again = { $who ->
    [you] { $name } rerolled: { $dice }
   *[one] { $name } rerolled: { $dice }
}
terminal-pass = pass

## Terminal: replays

terminal-replay-game-of = game { $number } of { $games }
terminal-replay-turn = Turn { $number }
terminal-replay-not-finished = The game is not finished.
terminal-replay-event = event { $number } of { $events }
terminal-replay-start = Before the first event
terminal-replay-prompt = [Enter: next, b: back, ?: help]
terminal-replay-help =
    Step through the game:
      Enter, n     the next event           b         the one before
      first, last  the beginning, the end   12        turn 12 (also `turn 12`)
      event 40     event 40 of this game
      /Anna        the next event with this in its words or notation; / again
      e            evaluation on or off: chances, and what choices lost
      m            the next mistake, while evaluation is on
      games        another game of the match
      q            leave
terminal-replay-at-end = This is the end of the game.
terminal-replay-at-start = This is the beginning of the game.
terminal-replay-no-turn = There is no turn { $number }; the last one is { $last }.
terminal-replay-no-event = There is no event { $number }; the last one is { $last }.
terminal-replay-not-found = Nothing in this game contains “{ $text }”.
terminal-replay-no-command = That is not a command: type `?` for help.
terminal-replay-evaluation-on = Evaluation is on.
terminal-replay-evaluation-off = Evaluation is off.
terminal-replay-evaluation-first = Switch evaluation on first: type `e`.
terminal-replay-no-mistake = There are no more mistakes in this game.
terminal-replay-one-game = There is only one game in this record.
# Names with chances in percent, or with points.
terminal-replay-chances = Chances to win: { $chances }
terminal-replay-expected = Expected points: { $points }
terminal-replay-best = { $name }: { $choice } is the best choice
# $best is a choice in notation and in words.
terminal-replay-loses = { $name }: { $choice } loses { $loss }; better: { $best }

## Why something is refused, and what is awaited instead
## Parts of sentences: the number of a rule and a colon may stand before them, and a full stop after them. $row is
## row-red.inside and so on, $colour is colour-red, and $dice in Qwixx a list of such.

why-chance-awaited = the game is waiting for dice or cards, not for a choice
why-choice-awaited = the game is waiting for seat(s) { $seats } to choose, not for dice or cards
why-wrong-seats = only these seats choose now: { $seats }
why-over = the game is over
why-nobody-asked = nobody has to choose now
why-no-seat = there is no seat { $seat }: the table has { $seats } seats
why-first-passes = in a match, the first turn of each new game passes clockwise
why-draw-first = the first player is drawn before the first roll
why-drawn-once = the first player is drawn once, before the first roll

# What somebody typed, what it should have been, and an example of that.
why-not-notation = "{ $found }" is not { $what } (like `{ $example }`)
why-not-notation-of = "{ $found }" is not { $what } (like { $others } or `{ $last }`)
# Each as the end of: "r99" is not …
thing-roll = a roll
thing-dice = dice
thing-choice = a choice
thing-mark = a mark
thing-seat = the number of a seat
thing-setup = a setup

# What is to be typed, or should have come: after a colon.
awaited-only = `{ $only }`
awaited-first = who goes first, like `{ $example }`
awaited-roll = a roll, like `{ $example }`

# Why a table cannot be set up so.
why-no-such-game = there is no game "{ $game }"; the games are { $games }
why-seats = { $game } has { $least } to { $most } seats, not { $seats }
why-no-such-option = { $game } has no option "{ $option }"; its options are: { $options }
thing-options = { $options }
thing-no-options = none
why-no-sheets = { $game } does not use a sheets file
why-no-cards = { $game } does not use a cards file
why-sheets-file = sheets file: line { $line }: rule { $rule }: { $why }
why-cards-file = cards file: line { $line }: rule { $rule }: { $why }
why-no-such-sheet = there is no sheet "{ $sheet }" in this game
why-plan-games = a match has 1 to { $most } games, not { $games }
why-plan-seconds = the time per decision must be unlimited or { $least } to { $most } seconds, not { $seconds }
why-plan-bot-delay = bots wait at most { $most } milliseconds, not { $delay }
why-too-many-armed = you can choose at most { $most } moves in advance, each at most { $longest } characters long
why-typed-too-long = what you type for the dice can be at most { $most } characters long

# What is wrong with a record. Keys of its header stay as they are.
why-record-at = line { $line }, column { $column }: { $why }
why-record-at-rule = line { $line }, column { $column }: rule { $rule }: { $why }
why-record-legal = { $why }; legal: { $legal }
why-record-header = { $key }: { $why }
why-record-twice = `{ $key }` appears twice in this header
why-record-choice = seat { $seat } may not choose `{ $choice }`: { $why }
why-record-choices = seat(s) { $seats } must choose here: { $count } choice(s) in seat order, separated by commas, not { $given }
why-record-chance = { $why }; expected: { $awaited }
why-record-over = the game was already over before this
why-record-begins = a record begins with `Rollwright: 1`
why-record-empty = the record is empty
why-record-line-missing = this line is missing from the header
why-record-header-line = a header line has the form `Key: value`, and an empty line ends the header
why-record-version = this program reads only version { $version } of the format
why-record-seats = `Seats` is a number from 1 to { $most }
why-record-names = there must be one name for each seat
why-record-option-twice = the option `{ $name }` appears twice
why-record-options = options have the form `name=true` or `name=false`
why-record-material = a record has `Cards` or `Sheets` lines, not both
why-record-match-form = `{ $key }` has the form `2/5`, with at most { $most } games
why-record-match-over = the previous match, of { $of } game(s), is already over
why-record-match-order = after `{ $this }` comes `{ $next }`
why-record-match-unfinished = game { $number } of the match is not finished
why-record-match-differs = this must be the same in all games of a match
why-record-result-form = `Result` gives the points for each seat, like `70 64`
why-record-result-early = there is a result, but the game is not over
why-record-result = the game ends with { $scores }

# What is wrong with the dice of a record. Luck is what a player adds to the dice.
why-fair-digits = expected 64 hexadecimal digits with lower-case letters
why-fair-seed = expected a number, or 64 hexadecimal digits with lower-case letters
why-fair-no-commitment = this line is missing, but there is a secret seed
why-fair-no-luck = this line is missing, but there is a commitment
why-fair-luck-count = each of the { $seats } seats needs one, `{ $none }` for none, but there are { $found }
why-fair-luck-length = luck must have 1 to { $most } characters
why-fair-luck-character = luck may contain only the letters A to Z and a to z and the digits 0 to 9, not { $character }
why-fair-starter = this can only be `{ $only }`
why-fair-restored = expected the number of a roll or draw, counted from 0, with at most { $most } digits
why-fair-commitment = the seed does not match the commitment
why-fair-dice = dice: roll or draw { $number }, counted from 0, is `{ $recorded }`, but the seed gives `{ $expected }`

## The browser client

## Everywhere

close = Close
dice = Dice
none = none
points-label = Points
total = Total
game = Game
game-number = Game { $number }
row-number = Row { $number }
part = Part
empty = empty
crossed-out = crossed out
players = Players
record = Record
one-moment = One moment …
skip-to-content = Skip to content
to-start = Home
your-name = Your name
your-turn = Your turn
level = Level
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
player-default = Guest
# Stands before a verb and alone, as every player's name.
bot-name = { $level } bot
bot-name-numbered = { $level } bot { $number }
# A coloured field with its number, or a number that is written there.
field = { $colour } { $number }
die = { $colour } { $face }
die-number = Die { $number }
# At most two characters, all different: the only sign of a colour besides its shape.
letter-red = R
letter-orange = O
letter-yellow = Y
letter-green = G
letter-blue = B
letter-purple = P
letter-white = W
letter-black = K

## The frame

nav = Pages
nav-rules = Rules
nav-settings = Settings
nav-sheet = Score sheet
nav-print = Print sheets
nav-verify = Check a record
nav-privacy = Privacy
nav-programs = For developers

## The start

start-title = Play
play-now = Play now
ways = More ways to play
way-friends = With friends
way-friends-about = Share a link and play on phones and computers.
way-one-device = On one device
way-one-device-about = Pass it around: two to six players.
way-sheet = Score sheet
way-sheet-about = Real dice, with your phone instead of paper.
way-rules = Learn the rules
way-rules-about = Short, with exercises to try.
continue = Continue playing
own-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
join-code = Join with a code
join-code-go = Join
public-tables = Open tables
public-none = Nobody is waiting right now. Open a table of your own!
seats-free = { $free } of { $seats } seats free
new-name-number = Name { $number }
new-more = More settings
new-dice = Dice
dice-program = roll automatically
dice-tap = roll when you tap
dice-real = are real, and you enter what they show
new-match = Games in a row
new-seconds = Time per decision
new-no-limit = no limit
new-late = When time runs out
late-default = skip or cross out for the player
new-public = List the table publicly
new-open = Open the table
new-begin = Start
option-finish-turn = Finish the turn after the second lock
option-join-locks = Join a lock: players who could also have locked the row are asked again
option-advanced = Advanced game: three cards and an open display
setup-game = Game
setup-variants = Variants
setup-preset = Rules
setup-preset-printed = As printed
setup-preset-table = As at a real table
setup-who = Who is playing?
setup-who-about = Tap players to add them to the table.
setup-at-table = At the table
setup-friend = Friend
setup-friend-about = Joins with your link.
setup-person = Person
setup-person-about = Shares this device.
setup-about-easy = Friendly. Lets you win.
setup-about-medium = Plays like most people.
setup-about-hard = Watches every sheet.
setup-about-expert = The strongest there is.
setup-add = Add: { $name }
setup-remove = Remove: { $name }
setup-pace-none = No clock
setup-pace-relaxed = Relaxed
setup-pace-brisk = Brisk
setup-pace-quick = Quick
setup-dice-program = Automatic
setup-dice-tap = Tap to roll
setup-dice-real = Real
setup-summary = { $game }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
start-against = Against
start-code-help = Six letters; spaces and lower case are fine.
start-code-short = A code has six letters. Check it, or ask for the link.
start-won = won
start-more-games = Earlier games

## At the table

no-table = There is no such table
line-lost = Connection lost. Reconnecting …
share-title = Play with me
share-link = Share the link
link-copied = Link copied.
qr-alt = The link as a QR code
invite-title = Waiting for players
invite-about = { $count ->
    [one] One seat is free. Send the link, show the code, or let a bot play.
   *[other] { $count } seats are free. Send the link, show the code, or let bots play.
}
invite-code = Or tell them the code
invite-real = This table uses real dice: whoever rolls enters the result.
invite-fair = The server commits to its dice before you sit down, and a random text from your browser (your luck) is mixed in, so nobody can choose them. Every roll can be checked afterwards.
seat-open = Seat { $seat } is free
seat-reserved = Seat { $seat } is reserved
seat-you = (you)
seat-bot = Let a bot play
join-title = A game of { $game }
join-sit = Sit down
join-watch = Or just watch: the table is shown below.
seat-stood-in = a bot is playing for now
seat-gone = not connected
seat-thinking = thinking
seat-chosen = has chosen
seat-waits = waiting
seat-told = { $turn ->
    [yes] , { points }, { $doing }, active player
   *[other] , { points }, { $doing }
}
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
hurry = Hurry: { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
for-name = { $name }: { $words }
turn-of = { $name }’s turn
you-have-chosen = You have chosen
all-have-chosen = Everybody has chosen
waiting-for = { $name } is thinking …
waiting-for-several = { $count } players are thinking …
you-roll = Roll the dice
you-are-rolling = Your roll
name-rolls = { $name } rolls
roll = Roll
roll-setup = Draw the first player
roll-deal = Deal the cards
roll-open = Reveal the cards
roll-draw = Draw a card
real-dice = What the dice show
real-dice-numbers = Tap what each die shows.
real-dice-colours = Tap the colour each die shows.
tray = Dice
actions = Your choice
sheet-of = { $name }’s sheet
others-sheets = The other players’ sheets
open-sheet = Open sheet:
you-chose = You chose: { $choice }
take-back = Change it
removed-you = The host removed you from this table.
time-up = Your time ran out, so a choice was made for you.
you-watch = You are watching.
menu = Menu
menu-undo = Ask to undo the last decision
menu-unroll = Correct the dice
menu-share = Copy the link
menu-carry = Continue on another device
menu-carry-about = Open this link on the other device within ten minutes. It works once.
menu-rules = Rules
menu-leave = Leave the table
scoretable = Score table
history = History
fair-dice = Fair dice
fair-dice-about = Before the game, the server committed to its dice with this number. Afterwards, this device checks whether the server kept its word.
host = You are the host
host-bot = Let a bot play
host-mute = Mute
host-unmute = Unmute
host-remove = Remove
undo-question = { $name } wants to undo the last decision.
undo-waiting = Waiting for the others to agree …
undo-agree = Agree
undo-refuse = Decline
cover-title = Pass the device to { $name }
cover-about = Everybody else, please look away.
cover-ready = I am { $name }
hint = Hint
hint-close = Got it
chat = Chat
chat-empty = No messages yet.
chat-muted = You have hidden the other players’ messages.
chat-mute = Hide the other players’ messages
chat-say = Say something
chat-send = Send
reactions = Reactions
invite-by = { $name } invites you to { $game }
invite-facts = About this game
invite-match = { $count ->
    [one] { $count } game
   *[other] { $count } games in a row
}
invite-no-clock = no clock
invite-clock = { $count ->
    [one] { $count } second per decision
   *[other] { $count } seconds per decision
}
invite-dice-program = the dice roll automatically
invite-dice-tap = you tap to roll the dice
invite-dice-real = real dice: you enter what they show
replay-first = { $name } goes first.

## What happens, in words

news-dice = Dice: { $dice }
news-first = { $name } goes first
news-rolled = { $name } rolled { $dice }
news-drew = A card was drawn
news-began = Game { $game } of { $games } has begun
news-began-only = The game has begun
news-over = The game is over
news-sat = { $name } sat down
news-left = { $name } left
news-stood-in = A bot took over for { $name }
news-returned = { $name } came back
news-removed = { $name } was removed
news-undo-asked = { $name } asked to undo the last decision
news-undo-refused = { $name } did not agree to undo it
news-undone = The last decision was undone
news-unrolled = The roll was undone
news-restored = The host restored a backup: the dice from here on cannot be checked

## The end

reckoning = Final scores
winner = winner
end-alone = { $points ->
    [one] { $points } point!
   *[other] { $points } points!
}
# $what is what was won: the only game, one of several, or all of them together.
end-you-won = { $what ->
    [game] You won game { $game }!
    [match] You won the match!
   *[only] You won!
}
end-won = { $what ->
    [game] { $name } won game { $game }
    [match] { $name } won the match
   *[only] { $name } won
}
end-shared = { $what ->
    [game] { $names } share the win in game { $game }
    [match] { $names } share the win in the match
   *[only] { $names } share the win
}
end-last-game = The last game went to { $names }.
# Why a game ended. $rows is a list of row-red.inside and so on.
end-why-locked = The game ended because these rows were locked: { $rows }.
end-why-misthrows = The game ended when { $names } reached { $misthrows } misthrows.
end-why-rows = The game ended when { $names } filled the last row.
end-why-cards = The game ended when { $names } had scored { $cards } cards.
end-rematch = Play again
end-ready = Next game
end-wants-rematch = { $count ->
    [one] { $names } wants to play again
   *[other] { $names } want to play again
}
end-awaits = Waiting for { $names }
end-not-yet = Not yet
end-begins-in = It starts automatically in { $seconds } s.
end-ready-names = Ready: { $names }
end-next = Go to the next game
end-record = Record and replay
end-record-number = Record and replay of game { $number }
podium-label = Podium
podium-others = Other places
podium-place = { $place ->
    [one] { $place }st place
    [2] { $place }nd place
    [3] { $place }rd place
   *[other] { $place }th place
}
podium-points = { points }
# The best moments of a game, in the past tense. $what is a whole sentence without its full stop: Anna crossed red 8.
moment-title = Best moments
moment-lock = { $name } locked { $row }: { points } in that row
moment-hits = { $name } made { $count } exact hits in one go
moment-card = { $name } scored a card: { points }
moment-gain = { $name } gained { points } in one go
moment-gain-by = { $what }: { points } in one go
moment-comeback = { $name } was { points } behind and still won
moment-streak = { $name } scored { $count } times in a row
moment-close = Only { points } between first and second
moment-lead = The lead changed { $count } times
picture-label = Picture of the result
picture-title = { $game }: final scores
picture-score = { $name }: { points }
picture-share = Share
picture-save = Save picture
standings = After { $played } of { $games } games
standings-label = Standings
replay = Step by step
replay-step = Step { $step } of { $steps }
replay-back = ◀ Back
replay-on = Next ▶
record-download = Download the record

## The dice, checked by this device

dice-checking = The dice are being checked …
dice-unread = The dice have not been checked yet, because the record could not be loaded.
dice-again = Check the dice
dice-good = The dice are fair: this device saw the server’s promise before it added your luck, and it has recalculated all { $count } rolls and draws.
dice-unseen = All { $count } rolls and draws are what the server promised; this device has checked them. It cannot tell whether the promise was made before the game, because it did not see it then.
dice-follow = All { $count } rolls and draws follow from the server’s secret; this device has checked them.
dice-alone = But no player added any luck: the server alone made these dice.
dice-restored = The server was restored from a backup during this game. This device has checked the first { $checked } of { $count } rolls and draws; the rest cannot be checked.
dice-no-seed = The record does not say where its dice come from.
dice-not-revealed = The server has not revealed its secret yet, so the dice cannot be checked.
dice-number = The dice come from a number that nobody had committed to.
dice-wrong-roll = The dice are NOT what was promised: roll or draw { $number } is “{ $recorded }”, but it should be “{ $expected }”.
dice-wrong-commitment = The dice are NOT what was promised: the secret does not match the promise in the record.
dice-wrong-promise = The dice are NOT what was promised: before the game, the server showed this device a different promise.
dice-wrong-luck = The dice are NOT what was promised: the luck that this device added is missing.
dice-wrong-shown = The dice are NOT what was promised: the record has different dice from those this device was shown.
dice-wrong-missing = The dice are NOT what was promised: the server is withholding the secret it should have revealed.
dice-wrong-unreadable = The dice cannot be checked: this is not a valid record.

## Score sheet

sheet-about = Play around a table with real dice, and use your phone as the score sheet. It knows the rules, adds up your points, and keeps everything in this browser.
sheet-letter = Your sheet
sheet-cards = Your cards
sheet-cards-deck = from this site’s deck
sheet-cards-printed = my own printed cards
sheet-other-game = Choose another game
sheet-bar = Undo and confirm
sheet-undo = Undo
sheet-redo = Redo
sheet-undone = Undone: { $what }
sheet-redone = Redone: { $what }
sheet-lost = The server cannot be reached. Your sheet is safe, and you can go on as soon as the server is back.
# A fieldset with a button for each row.
sheet-locks = Locked by somebody else
sheet-locks-about = Enter your own cross from the same roll first.
# $row is row-red.inside and so on.
sheet-locked = Somebody else locked { $row }
sheet-number = Which number? ({ $colour })
sheet-hit = exact hit
sheet-card-which = Which card did you get?
sheet-card-number = Card number
sheet-card-lay = Take it
sheet-card-draw = Draw one at random
# $number is the number of the card in the deck.
sheet-card-laid = Card #{ $number }
sheet-card-new = Enter your next card
sheet-card-copy = Tap how many boxes each row has and which rows have a sun.
sheet-card-so-far = Rows: { $rows } of { $all-rows }, suns: { $suns } of { $all-suns }
sheet-card-copied = Use this card
sheet-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
sheet-sun = Sun
# $dice is a list of count-red and so on.
sheet-entered = Card { $card }: { $dice }
sheet-dice = Dice entered
sheet-dice-add = Add a die
sheet-dice-clear = Remove all dice
# $dice is count-red and so on: how many there are so far.
sheet-die-add = One more { $colour } (now { $dice })
sheet-die-away = Remove one { $colour } die
sheet-hint-dice = Tap the dice that were rolled.
sheet-hint-card = Now tap a card.
sheet-over = The game is over
sheet-next = Next game
sheet-finish = Finish the game
sheet-finish-about = Your sheet is not full yet. If the game is over anyway, your points will be added to your list.
sheet-finish-count = { $points ->
    [one] Save { $points } point
   *[other] Save { $points } points
}
sheet-discard = Discard the sheet
sheet-go-on = Keep playing
sheet-counted = { $points ->
    [one] { $points } point was added to your list.
   *[other] { $points } points were added to your list.
}
sheet-block = Block of five games: { $game }
sheet-block-game = Game { $number }
sheet-block-full = The block is full. The next game begins a new one.
sheet-block-clear = Begin a new block
sheet-results = Your games so far
sheet-games = { $game }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
sheet-result-delete = Delete this result
sheet-result-delete-about = This cannot be undone.
sheet-delete-all = Delete the list
sheet-delete-all-about = All these results will be deleted from this browser. This cannot be undone.
sheet-delete-sure = Delete
sheet-keep = Keep
error-illegal-mark = The rules do not allow that.

## Settings

set-language = Language
set-theme = Colours
theme-auto = same as the device
theme-light = light
theme-dark = dark
set-one-tap = Choose with one tap (otherwise: tap, then confirm)
set-auto = Choose for me when there is only one choice
set-sound = Sounds
set-vibration = Vibrate when it is my turn
set-awake = Keep the screen on while playing
set-cover = Cover choices when passing one device around
set-chat = Show other players’ messages
set-hints-again = Show the first-game hints again

## Sheets and cards for paper

printing-about = Score sheets and cards for playing around a table: our own designs, readable without colour, and ready to cut out. Choose what you need and save it as a PDF.
printing-paper = Paper
printing-paper-a4 = A4
printing-paper-letter = US Letter
printing-copies = Copies
printing-copies-about = If everything fits on one page, that page is filled with copies.
printing-preview = Page { $page } of { $pages }: { $game }, { $paper }
printing-page = Page { $page } of { $pages }
printing-previous = Previous page
printing-next = Next page
printing-pdf = Save PDF
printing-svg = Save this page as SVG
printing-link = Print score sheets or cards

## The check of a record

verify-about = Paste the record of a game, or open its file. Every move is checked against the rules, and all dice against the secret that the server committed to. The record is not stored.
verify-check = Check
verify-file = Open a file
verify-good = The record follows the rules.
verify-without = You do not have to trust this server: “rollwright verify” does the same check on your own machine, and check_dice.py checks the dice without any of our code.

## Privacy

privacy-about = This server knows you by a random token that your browser keeps. There are no accounts and no cookies, your network address is not stored, and nothing is loaded from anywhere else.
privacy-stored = What is stored, and for how long
privacy-what = What
privacy-time = How long
privacy-token = A hash of your token, with the seats you had, so that you can find your games again
privacy-unfinished = An unfinished table, with its moves
privacy-finished = The moves of a finished table
privacy-chat = Chat messages
privacy-names = The names in finished games
privacy-records = The records of finished games, without names
privacy-until-deleted = until you delete it here
privacy-for-good = forever
privacy-links = Anyone who has the link to a table or a finished game can see it. Network addresses are kept in memory only, to turn away anyone who sends too many requests.
privacy-delete = Delete what is stored about you
privacy-delete-about = This removes your names and messages from all tables and finished games, and your browser forgets the token. It cannot be undone, and without the token you cannot return to unfinished tables.
privacy-delete-button = Delete my names and messages
privacy-deleted = Done: your names and messages have been deleted, and this browser has forgotten you.

## When something is not there

missing-title = Nothing here
missing-page = There is no page at this address.
missing-table = There is no such table: the link is wrong, or the table was old and has been deleted.
missing-game = There is no such game.
offline-title = No network
offline-about = The server cannot be reached. Your games are safe: as soon as you are back online, you can pick up where you left off.
offline-again = Try again
offline-rules = While you wait, you can read the rules offline.

## What the server refuses

error-unknown = Something went wrong. Try again.
error-status = The server answered with error { $status }. Try again in a moment.
error-offline = No connection to the server. One moment …
error-no-table = There is no such table.
error-no-game = There is no such game.
error-table-full = All seats are taken. You can watch.
error-seat-taken = This seat is taken. Choose another one, or watch.
error-too-many = Too many requests. Wait a moment, then try again.
error-too-fast = That was too fast. Wait a moment, then try again.
error-moved-on = The game has already moved on.
error-too-late = It is too late for that: new dice were rolled, or somebody has already acted.
error-nothing-to-take-back = There is nothing to undo.
error-not-your-turn = The game is waiting for something else.
error-removed = The host removed you from this table.
error-muted = The host muted you.
error-illegal-choice = That is not possible now.
error-illegal-chance = These dice are not possible now. Check what you entered.
error-full = The server is full. Try again later.
error-recovering = The server cannot save anything right now. Try again in a few seconds.
error-damaged = The server’s copy of this is damaged. Everything else is fine.
error-internal = Something went wrong. Nothing is lost.
error-unavailable = The table cannot be loaded right now. Try again.
error-not-your-seat = This is not your seat, or the code is no longer valid.
error-no-seat = This table has no such seat.
error-game-over = The game is over.
error-match-over = The last game has been played.
error-not-host = Only the host may do this.
error-not-missing = A bot cannot take this seat now: its player is here.
error-no-such-bot = There is no such bot here.
error-no-undo-asked = Nobody is asking to undo anything any more.
error-nothing-said = There is nothing to send.
error-wrong-version = This page is out of date. Reload it.
# $why is a sentence without its full stop, from the messages that begin with why-.
error-why = { $why }.
error-why-rule = { $why } (rule { $rule }).
error-which-seat = You have several seats here. Choose one of them.
error-program-rolls = The dice roll automatically at this table.
error-real-dice = Real dice are used at this table. Enter what they show.
error-match-not-over = The match is not over yet.
error-forgotten = You asked to be forgotten. You can keep playing here, but you cannot chat or use a name.
error-bad-luck = What your browser added to the dice cannot be used. Reload the page.
error-too-many-armed = You cannot choose that many moves in advance. Remove some of them.
error-too-many-steps = This table has gone on for too long. Open a new one.
error-too-much-chat = This table’s chat is full. Open a new table to keep chatting.
error-bad-notation = This cannot be read. Check what you entered.
error-no-reaction = There is no such reaction.
error-impossible = This cannot happen at this table now.
error-not-found = There is nothing here.
error-bad-request = The server did not understand this. Reload the page and try again.
error-no-token = The server does not know you yet. Reload the page.
error-bad-token = The server does not know you any more. Reload the page.
error-bad-table = A table cannot be set up like this. Change the settings.
error-bad-position = No game can be in this position.
error-bad-message = The server did not understand this. Reload the page and try again.
error-bad-handshake = The connection could not be opened. Reload the page.
error-hello-first = The connection could not be opened. Reload the page.
error-wrong-origin = Another site tried to play here. Open the table at its own address.

## The page before the client has loaded

page-about = Qwixx, Twenty One and Alles auf 1 Karte with friends or bots: a link, no account, a game in ten seconds.
page-noscript = This page needs JavaScript to play.
# What programs call the language, for links that are shared.
preview-locale = en_GB
preview-table = { $name } invites you to { $game }
preview-table-nobody = An invitation to { $game }
preview-table-about = { $free ->
    [0] All { $seats } seats are taken: open the link to watch.
    [one] { $free } of { $seats } seats is free: open the link and play, no account needed.
   *[other] { $free } of { $seats } seats are free: open the link and play, no account needed.
}
preview-result-about = The finished game, step by step, with dice that anyone can check.

## Teaching
## The numbers of rules are those of docs/rules.

rules-overview = Three quick games with dice and a pen. Each takes three minutes to learn: read, try the examples, play.
rules-games = The games
rules-number = Rule
rules-to-exercises = Straight to the exercises
rules-heading-material = On the table
rules-heading-turn = A turn, step by step
rules-heading-round = A round, step by step
rules-heading-end = The end and the score
rules-heading-tip = Tip
rules-heading-variants = Variants
rules-heading-try = Try it
rules-heading-free = Free play
rules-heading-play = Ready?
rules-exercise = Exercise { $number } of { $count }
rules-which-hint = Tap every outlined choice that is allowed now, then tap “Check”.
rules-decide-hint = Tap and confirm, as in a game. Not everything outlined is allowed.
rules-dice-hint = Tap the dice, then tap “Check”.
rules-check = Check
rules-next = Next
rules-skip = Skip
rules-back = Back
rules-again = Again
rules-last = That was the last one. You know how to play!
rules-right = Right!
rules-wrong = Not quite.
rules-allowed = That is allowed, but the question asked for something else.
rules-mistake = { $what }: not allowed.
rules-missed = Also allowed: { $what }.
rules-dice-truth = The answer: { $dice }.
rules-points-truth = Points: { $points }.
rules-points-change = Points: { $before } → { $after }
rules-points-so-far = Points: { $points }
rules-no-server = The exercises need the server, and it is not answering. You can still read the rules above.
rules-free-about = Play alone for a while: roll, decide, watch the points. What is allowed is highlighted, as in a real game.
rules-from-start = Start over
rules-play = Play now against an easy bot

rules-q1 = Two to five players. You can also practise alone.
rules-q2 = Six dice: two white, and one each in red, yellow, green and blue.
rules-q3 = Everybody has the same sheet: red and yellow go up from 2 to 12, green and blue go down from 12 to 2.
rules-q4 = The first player is drawn at random. After that, turns go clockwise.
rules-q5 = The active player rolls once: both white dice, and the coloured dice of all rows that are still open.
rules-q6 = Action 1 is for everybody: add up the two white dice. You may cross this number in one row, or skip it. Everybody chooses at the same time and in secret.
rules-q7 = Action 2 is for the active player alone: add one white die to one coloured die. You may cross this number in the row of that colour, or skip it.
rules-q8 = If you are the active player and cross nothing in either action, you take a misthrow, whether or not you could have crossed something.
rules-q9 = For everybody else, skipping a number costs nothing.
rules-q10 = The active player may use both actions, even in the same row; the second cross must then be to the right of the first.
rules-q11 = Each new cross must be to the right of all crosses in its row. Skipped numbers can never be crossed.
rules-q12 = You need five crosses in a row before you can cross its last number (12 or 2). A fifth cross in action 1 already counts in action 2.
rules-q13 = Crossing the last number locks the row: you also cross the lock, and it counts as one more cross.
rules-q14 = A locked row is closed for everybody, and its die leaves the game at once. All players who cross the last number in the same action 1 get the lock.
rules-q15 = One white sum can lock two rows: a 12 can lock red and yellow, a 2 can lock green and blue.
rules-q16 = The game ends at once when two rows are locked, or when somebody takes a fourth misthrow.
rules-q17 = If action 1 ends the game, there is no action 2 and no misthrow. If you prefer, you can set up a new table so that the turn is finished first.
rules-q18 = Each cross in a row is worth one point more than the one before. A misthrow is a penalty of five points.
rules-q19 = The player with the most points wins. Tied players share the win.
rules-q20 = You can play up to five games as a match. The points of all games are added up, and somebody else goes first each time.
rules-q21 = At a real table, players call out a lock. You can set up a new table to play it that way: when somebody locks a row in action 1, all players who could also have locked it are asked again. They keep their choice, or give it up and cross the last number instead.

rules-t1 = Two to six players, or one alone for practice. The six dice are white, black, red, blue, yellow and green.
rules-t2 = Everybody has a different sheet. Each sheet has five rows, each with one field of every colour.
rules-t3 = The limits in a row are 6, 5, 4, 3, 2 and 1, which add up to 21; they are the same on all sheets. Only the first row is confirmed by the booklet; in the others, the arrangement is ours. If you own the printed game, you can enter its sheets when you set up a table or a score sheet.
rules-t4 = The active player rolls all six dice and may reroll once: all dice that do not show a 1, while the 1s stay. In the next round somebody else rolls.
rules-t5 = Then everybody writes at the same time, in their own current row, starting with the top one. Write one or more dice, each in the empty field of its colour and never above the limit. Or cross out the first empty field from the left. You must do one or the other.
rules-t6 = You may leave out dice that fit, and you may cross out a field even if something fits.
rules-t7 = A number equal to the limit is an exact hit. It gets a small x and, on screen, a ring.
rules-t8 = A row with all six fields filled is scored: its numbers, plus bonus points for its exact hits. In the next round you move on to the row below.
rules-t9 = The game ends with the round in which somebody completes their fifth row. Several players can do so together.
rules-t10 = An unfinished row counts as it stands: its numbers, plus bonus points for its exact hits.
rules-t11 = The player with the most points wins. Tied players share the win.

rules-k1 = Two to four players, or one alone for practice. All five dice are the same and have six colours.
rules-k2 = A card has 20 boxes in five rows of different colours. One colour is missing, and two rows have a sun.
rules-k3 = There are 30 cards. Each colour is missing from five of them.
rules-k4 = Everybody gets two cards, face up. The first player is drawn at random, and turns go clockwise.
rules-k5 = The active player rolls all five dice and may reroll twice: any dice, from one to all five, even those kept before.
rules-k6 = Everybody may use the result, one after another, starting with the active player. Use it on one of your cards, or pass.
rules-k7 = All dice of one colour go together: if they all fit into their row, they are entered; if not, none of them is. On the card you choose, every colour that fits is entered. You cannot choose a card that would get nothing.
rules-k8 = A card with three full rows is scored at once: one point for each box in its full rows, plus bonus points for suns on full rows: 2 for one sun, 5 for both. You draw a new card, which you can use from the next turn on.
rules-k9 = A card with all 20 boxes full scores 25 points. That is the maximum.
rules-k10 = When somebody scores a fourth card, everybody may still use the result of this turn, and then the game is over. No more cards are drawn.
rules-k11 = A card that was not scored still counts for its full rows, but its suns earn nothing.
rules-k12 = The player with the most points wins. Tied players share the win.
rules-k13 = In the advanced game everybody is dealt five cards and keeps three of them. Everybody chooses at the same time.
rules-k14 = In the advanced game three open cards form the display. When you score a card, you take one of them in its place, and the gap is filled from the deck.

## The table

game-of = Game { $number } of { $games }
gain = { $count ->
    [one] { $gained } point
   *[other] { $gained } points
}
side-panel = History and chat
seat-late = here, but slow to answer
presence-late = You missed your last decisions. Are you still here?
presence-replaced = A bot is playing for you.
presence-here = I’m here
presence-missing = { $name } is not connected.
presence-wait = You can let a bot play in { $seconds } s.
presence-keep-waiting = Wait
presence-bot = Let a bot play
presence-votes = Voted for a bot: { $names }
leave-question = Leave the game for good? The others will be told, and a bot will take over for you.
leave-stay = Stay
arm = Decide in advance
arm-done = Done
arm-about = Tap the fields you want to cross as soon as the dice allow it. Tap again to cancel.
keys = Keyboard shortcuts
keys-confirm = confirm what is selected
keys-skip = skip, or press the first button
keys-roll = roll
keys-back = change your mind
keys-chat = chat
keys-menu = menu
keys-help = this list
keys-arrows = go through everything you can choose
keys-escape = clear the selection
set-speed = Speed of dice and other players
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant

# On printed sheets
print-name = Name

## One’s own sheets and cards

material-own-sheets = Use my own sheets
material-own-cards = Use my own cards
material-edit = Change them
material-share = Share them by link
material-keep = Save and use
material-text = As text, in the file format
material-reset-sheets = Back to this site’s sheets
material-reset-cards = Back to this site’s cards
material-sent-sheets = This link contains sheets for { $game }
material-sent-cards = This link contains cards for { $game }
material-sent-replaces = They would replace the ones that you entered on this device.
material-use = Use them
material-drop = No, thanks

## Terminal: reviews of games

# The sign before the digits behind a whole number.
terminal-review-decimal = .
terminal-review-of-points = { $number } points
terminal-review-broken = The record can only be read this far. { $error }
terminal-review-win = Chance to win
terminal-review-points = Points
# The heads of columns, at most nine letters: start + luck + own + others = result.
terminal-review-start = Start
terminal-review-luck = Luck
terminal-review-own = Own
terminal-review-others = Others
terminal-review-estimates = Estimates
terminal-review-result = Result
terminal-review-decisions = { $name }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, on average { $loss } lost
terminal-review-no-decisions = { $name }: nothing to decide
terminal-review-classes = Inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }
# $words is one of the next three; the level is a number from 0 (random) to 4 (expert).
terminal-review-skill = Skill: { $words } ({ $level } of 4, probably { $from } to { $to })
terminal-review-skill-between = between “{ $above }” and “{ $below }”
terminal-review-skill-like = like “{ $level }”
terminal-review-skill-below = worse than random
terminal-review-level-random = random
terminal-review-level-easy = easy
terminal-review-level-medium = medium
terminal-review-level-hard = hard
terminal-review-level-expert = expert
terminal-review-even-luck = With even luck, { $who ->
    [you] you
   *[one] { $name }
} would have been ahead: { $shares }
terminal-review-even-luck-open = With even luck, nobody would have been clearly ahead: { $shares }
terminal-review-turning-points = Turning points
terminal-review-mistakes = Costly choices
# $done is a whole sentence without a full stop, $best what to do, $gain a number with its sign.
terminal-review-better = { $done }; better: { $best }, { $gain }
terminal-review-inaccuracy = (inaccuracy)
terminal-review-mistake = (mistake)
terminal-review-blunder = (blunder)
terminal-review-profile-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $wins } won, { $expected } expected
terminal-review-profile-alone = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
terminal-review-profile-sums = Luck { $luck }, own choices { $own }, others’ choices { $others }
terminal-review-profile-sums-alone = Luck { $luck }, own choices { $own }, corrected estimates { $others }
terminal-review-profile-losses = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, on average { $loss } ± { $margin } lost
terminal-review-habits = Habits that cost the most
terminal-review-habit = { $habit }: { $count ->
    [one] once
   *[other] { $count } times
} ({ $often } in 100 decisions), { $loss } ± { $margin } a game

## Terminal: evaluation of positions

terminal-evaluate-seat = Seat
terminal-evaluate-win = Win
terminal-evaluate-points = Points
terminal-evaluate-loss = Loss
terminal-evaluate-choice = Choice
