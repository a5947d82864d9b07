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

## Terminal: replays

terminal-replay-game-of = game { $number } of { $games }
terminal-replay-turn = Turn { $number }
terminal-replay-not-finished = The game is not finished.

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
skip-to-content = Skip to the content
to-start = To the start
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
nav-verify = Check a record
nav-privacy = Privacy
nav-programs = For programs

## The start

start-title = Play
play-now = Play now
ways = More ways to play
way-friends = With friends
way-friends-about = A table with a link, for phones and computers.
way-one-device = On one device
way-one-device-about = Pass it around, two to six of you.
way-sheet = Score sheet
way-sheet-about = Real dice, your phone instead of paper.
way-rules = Learn the rules
way-rules-about = Short, with examples to try.
continue = Go on playing
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
dice-program = roll by themselves
dice-tap = roll when you tap
dice-real = are real, you enter them
new-match = Games in a row
new-seconds = Time for a decision
new-no-limit = no limit
new-late = When time is up
late-default = the rules decide
new-public = List the table for everybody
new-open = Open the table
new-begin = Begin
option-finish-turn = Finish the turn after the second lock
option-join-locks = Join a lock: whoever could lock the row, too, is asked once more
option-advanced = Advanced game: three cards and an open display
setup-variants = Variants
setup-preset = Rules
setup-preset-printed = As printed
setup-preset-table = As at the table
setup-who = Who plays?
setup-who-about = Tap whoever should join the table.
setup-at-table = At the table
setup-friend = Friend
setup-friend-about = Joins by your link.
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
setup-dice-tap = By hand
setup-dice-real = Real
setup-summary = { $game }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
start-against = Against
start-code-help = Six letters; spaces and small letters are fine.
start-code-short = A code has six letters. Look again, or ask for the link.
start-won = won
start-more-games = Earlier games

## At the table

no-table = There is no such table
line-lost = Connection lost. You will be back in a moment …
share-title = Play with me
share-link = Share the link
link-copied = The link is copied.
qr-alt = The link as a QR code
invite-title = Waiting for players
invite-about = { $count ->
    [one] One seat is free. Send the link, show the code, or let a bot play.
   *[other] { $count } seats are free. Send the link, show the code, or let bots play.
}
invite-code = Or tell them the code
invite-real = Real dice are used here: whoever rolls enters what they show.
invite-fair = The dice are settled before you sit down, and your luck is mixed in: nobody can choose them. Every roll can be checked afterwards.
seat-open = Seat { $seat } is free
seat-reserved = Seat { $seat } is kept for a player
seat-you = (you)
seat-bot = Let a bot play
join-title = A game of { $game }
join-sit = Sit down
join-watch = Or just watch: the table is shown below.
seat-stood-in = a bot plays for now
seat-gone = not connected
seat-thinking = thinking
seat-chosen = has chosen
seat-waits = waiting
seat-told = { $turn ->
    [yes] , { points }, { $doing }, has the turn
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
turn-of = The turn of { $name }
waiting-for = { $name } is thinking …
waiting-for-several = { $count } players are thinking …
you-roll = Roll the dice
you-are-rolling = Your roll
name-rolls = { $name } rolls
roll = Roll
roll-setup = Draw lots for the start
roll-deal = Deal the cards
roll-open = Open the cards
roll-draw = Draw a card
real-dice = What the dice show
real-dice-numbers = Tap what each die shows.
real-dice-colours = Tap the colour that each die shows.
tray = Dice
actions = Your choice
sheet-of = The sheet of { $name }
others-sheets = The other sheets
open-sheet = Open the sheet:
you-chose = Chosen: { $choice }
take-back = Change it
removed-you = The host has removed you from this table.
time-up = Your time is up: it was decided for you.
you-watch = You are watching.
menu = Menu
menu-undo = Ask to take the last decision back
menu-unroll = Correct the dice
menu-share = Copy the link
menu-carry = Continue on another device
menu-carry-about = Open this on the other device, once, within ten minutes.
menu-rules = Rules
menu-leave = Leave the table
scoretable = Score table
history = What has happened
fair-dice = Fair dice
fair-dice-about = The server has committed to the dice with this number before the game. Afterwards this device checks whether it kept its word.
host = You are the host
host-bot = Let a bot play
host-mute = Mute
host-unmute = Unmute
host-remove = Remove
undo-question = { $name } would like to take the last decision back.
undo-waiting = Waiting for the others to agree …
undo-agree = Agree
undo-refuse = Refuse
cover-title = Pass the device to { $name }
cover-about = Nobody else looks at the next choice.
cover-ready = I am { $name }
hint = Hint
hint-close = Got it
chat = Talk
chat-empty = Nothing has been said yet.
chat-muted = You do not hear the others.
chat-mute = Hide what others say
chat-say = Say something
chat-send = Send
reactions = Reactions
invite-by = { $name } invites you to { $game }
invite-facts = What is played
invite-match = { $count ->
    [one] { $count } game
   *[other] { $count } games in a row
}
invite-no-clock = no clock
invite-clock = { $count ->
    [one] { $count } second for each decision
   *[other] { $count } seconds for each decision
}
invite-dice-program = the dice roll by themselves
invite-dice-tap = you roll the dice by a tap
invite-dice-real = real dice, which you enter
replay-first = { $name } begins.

## What happens, in words

news-dice = Dice: { $dice }
news-first = { $name } starts
news-rolled = { $name } rolled { $dice }
news-drew = A card was drawn
news-began = Game { $game } of { $games } begins
news-began-only = The game begins
news-over = The game is over
news-sat = { $name } sat down
news-left = { $name } left
news-stood-in = A bot plays for { $name }
news-returned = { $name } is back
news-removed = { $name } was removed
news-undo-asked = { $name } asks to take the last decision back
news-undo-refused = { $name } does not want it taken back
news-undone = The last decision is taken back
news-unrolled = The dice are taken back
news-restored = The host restored a backup: the dice from here on cannot be checked

## The end

reckoning = The final reckoning
winner = winner
end-alone = { $points ->
    [one] { $points } point!
   *[other] { $points } points!
}
# $what is what was won: the only game, one of several, or all of them together.
end-you-won = { $what ->
    [game] You have won game { $game }!
    [match] You have won the match!
   *[only] You have won!
}
end-won = { $what ->
    [game] { $name } has won game { $game }
    [match] { $name } has won the match
   *[only] { $name } has won
}
end-shared = { $what ->
    [game] { $names } share the win of game { $game }
    [match] { $names } share the win of the match
   *[only] { $names } share the win
}
end-last-game = The last game went to { $names }.
# Why a game ended. $rows is a list of row-red.inside and so on.
end-why-locked = The game ended with these rows locked: { $rows }.
end-why-misthrows = { $names } took misthrow number { $misthrows }, and that ended the game.
end-why-rows = { $names } filled the last row, and that ended the game.
end-why-cards = { $names } scored card number { $cards }, and that ended the game.
end-rematch = Play again
end-ready = Next game
end-wants-rematch = { $count ->
    [one] { $names } wants to play again
   *[other] { $names } want to play again
}
end-awaits = Waiting for { $names }
end-not-yet = Not yet
end-begins-in = It begins by itself in { $seconds } s.
end-wished-rematch = Would like to play again: { $names }
end-wished-ready = Ready: { $names }
end-next = To the next game
end-record = Record and replay
end-record-number = Record and replay of game { $number }
podium-label = Podium
podium-others = Further places
podium-place = Place { $place }
podium-points = { points }
# The best moments of a game, in the past tense. $what is a whole sentence without its full stop: Anna crossed red 8.
moment-title = Best moments
moment-lock = { $name } locked { $row }: { points } in that row
moment-hits = { $name } made { $count } exact hits at once
moment-card = { $name } scored a card: { points }
moment-gain = { $name } gained { points } at once
moment-gain-by = { $what }: { points } at once
moment-comeback = { $name } was { points } behind and still won
moment-streak = { $name } scored { $count } times in a row
moment-close = Only { points } between first and second
moment-lead = The lead changed { $count } times
picture-label = Picture of the result
picture-title = Result of { $game }
picture-score = { $name }: { points }
picture-share = Share
picture-save = Save picture
standings = After { $played } of { $games } games
standings-label = Standings
replay = Step by step
replay-step = Step { $step } of { $steps }
replay-back = ◀ Back
replay-on = On ▶
record-download = Download the record

## The dice, checked by this device

dice-checking = The dice are being checked …
dice-unread = The dice are not checked yet, because the record could not be fetched.
dice-again = Check the dice
dice-good = The dice are fair: this device had seen the server’s promise before it added your luck, and it has made all { $count } rolls and draws again.
dice-unseen = All { $count } rolls and draws are what the server promised; this device has checked them. Whether the promise was made before the game it cannot tell, because it did not see it then.
dice-follow = All { $count } rolls and draws follow from the server’s secret; this device has checked them.
dice-alone = But no player added any luck: the server alone made these dice.
dice-restored = The server was restored from a backup during this game. This device has checked the first { $checked } of { $count } rolls and draws; the rest cannot be checked.
dice-no-seed = The record does not say where its dice come from.
dice-not-revealed = The server has not told its secret yet, so the dice cannot be checked.
dice-number = The dice come from a number to which nobody was bound.
dice-wrong-roll = The dice are NOT what was promised: roll or draw { $number } is “{ $recorded }”, and it should be “{ $expected }”.
dice-wrong-commitment = The dice are NOT what was promised: the secret does not match the promise in the record.
dice-wrong-promise = The dice are NOT what was promised: before the game the server showed this device another promise.
dice-wrong-luck = The dice are NOT what was promised: the luck that this device added is not in them.
dice-wrong-shown = The dice are NOT what was promised: the record has other dice than those that this device was shown.
dice-wrong-missing = The dice are NOT what was promised: the server keeps the secret that it should have told.
dice-wrong-unreadable = The dice cannot be checked: this is not how a record is written.

## Score sheet

sheet-about = You play with friends around a table, with real dice: your phone is the paper. It knows the rules, adds up your points, and keeps everything in this browser.
sheet-letter = Your sheet
sheet-cards = Your cards
sheet-cards-deck = from the deck of this site
sheet-cards-printed = printed ones, which I copy
sheet-other-game = Another game
sheet-bar = Take back and confirm
sheet-undo = Undo
sheet-redo = Redo
sheet-undone = Taken back: { $what }
sheet-redone = Done again: { $what }
sheet-lost = The server cannot be reached. Your sheet is kept, and you can go on as soon as it is back.
# A fieldset with a button for each row.
sheet-locks = Somebody else locked
sheet-locks-about = Your own cross of the same roll comes first.
# $row is row-red.inside and so on.
sheet-locked = Somebody else locked { $row }
sheet-number = Which number? ({ $colour })
sheet-hit = exact hit
sheet-card-which = Which card do you get?
sheet-card-number = Number of the card
sheet-card-lay = Take it
sheet-card-draw = Draw one by lot
# $number is the number of the card in the deck.
sheet-card-laid = Card #{ $number }
sheet-card-new = Copy your next card
sheet-card-copy = Tap how many boxes each row has, and where the suns are.
sheet-card-so-far = Rows: { $rows } of { $all-rows }, suns: { $suns } of { $all-suns }
sheet-card-copied = The card is complete
sheet-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
sheet-sun = Sun
# $dice is a list of count-red and so on.
sheet-entered = Card { $card }: { $dice }
sheet-dice = The dice entered
sheet-dice-add = Add a die
sheet-dice-clear = Take all dice away
# $dice is count-red and so on: how many there are so far.
sheet-die-add = One more { $colour } (now { $dice })
sheet-die-away = Take away: { $colour }
sheet-hint-dice = Tap the dice that were rolled.
sheet-hint-card = Now tap a card.
sheet-over = The game is over
sheet-next = Next game
sheet-finish = Finish the game
sheet-finish-about = Your sheet could still be filled in. If the game is over all the same, the points go into your list.
sheet-finish-count = { $points ->
    [one] Count { $points } point
   *[other] Count { $points } points
}
sheet-discard = Throw the sheet away
sheet-go-on = Go on with it
sheet-counted = { $points ->
    [one] { $points } point is in your list.
   *[other] { $points } points are in your list.
}
sheet-results = Your games so far
sheet-games = { $game }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
sheet-result-delete = Delete this result
sheet-result-delete-about = It cannot be brought back.
sheet-delete-all = Delete the list
sheet-delete-all-about = All these results are deleted from this browser. They cannot be brought back.
sheet-delete-sure = Delete
sheet-keep = Keep
error-illegal-mark = The rules do not allow that.

## Settings

set-language = Language
set-theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark
set-one-tap = One tap decides (otherwise: tap, then confirm)
set-auto = Decide for me where there is only one choice
set-sound = Sounds
set-vibration = Vibrate when it is my turn
set-awake = Keep the screen on during play
set-cover = Cover choices when passing one device around
set-chat = Show what others say
set-hints-again = Show the first hints again

## The check of a record

verify-about = Paste the record of a game, or open its file. Every move is checked against the rules, and all dice against the secret that the server had committed to. The record is not kept.
verify-check = Check
verify-file = Open a file
verify-good = The record follows the rules.
verify-without = Without trusting this server: “rollwright verify” on your own machine says the same, and check_dice.py checks the dice without any of our code.

## Privacy

privacy-about = This server knows you by a random token that your browser keeps. There are no accounts and no cookies, your network address is not stored, and nothing is loaded from anywhere else.
privacy-stored = What is stored, and for how long
privacy-what = What
privacy-time = How long
privacy-token = A hash of your token beside the seats that you had, so that you find your games again
privacy-unfinished = A table that was not finished, with its moves
privacy-finished = The moves of a finished table
privacy-chat = What was said at tables
privacy-names = The names in finished games
privacy-records = The records of finished games, without names
privacy-until-deleted = until you delete it here
privacy-for-good = for good
privacy-links = Whoever has the link of a table or of a finished game can see it. Network addresses are held in memory only, to turn away those who ask too much.
privacy-delete = Delete what is stored of you
privacy-delete-about = This takes your names and your words away from all tables and finished games, and your browser forgets the token. It cannot be undone, and without the token you cannot go on with tables that are not finished.
privacy-delete-button = Delete my names and words
privacy-deleted = Done: your names and words are deleted, and this browser has forgotten you.

## When something is not there

missing-title = Nothing here
missing-page = There is no page under this address.
missing-table = There is no such table: its link is wrong, or it was too old and has gone.
missing-game = There is no such game.
offline-title = No network
offline-about = The server cannot be reached. Your games are safe: as soon as you are back, you go on where you were.
offline-again = Try again
offline-rules = While you wait: the rules can be read without a network.

## What the server refuses

error-unknown = Something went wrong.
error-status = The server answers { $status }.
error-offline = No connection to the server. One moment …
error-no-table = There is no such table.
error-no-game = There is no such game.
error-table-full = All seats are taken. You can watch.
error-seat-taken = Somebody has this seat.
error-too-many = Too many requests: wait a little.
error-too-fast = Too fast: wait a little.
error-moved-on = The game has already moved on.
error-too-late = It is too late for that: new dice have fallen, or somebody has acted.
error-nothing-to-take-back = There is nothing to take back.
error-not-your-turn = The game waits for something else.
error-removed = The host has removed you from this table.
error-muted = The host has muted you.
error-illegal-choice = That is not possible now.
error-illegal-chance = These dice cannot fall now.
error-full = The server is full. Try again later.
error-recovering = One moment: the server cannot store anything just now. Try again in a few seconds.
error-damaged = What the server has stored of it is damaged. Everything else is all right.
error-internal = Something went wrong. Nothing is lost.
error-unavailable = The table cannot be read now. Try again.
error-not-your-seat = This is not your seat, or the code is no longer good.
error-no-seat = The table has no such seat.
error-game-over = The game is over.
error-match-over = The last game has been played.
error-not-host = Only the host may do this.
error-not-missing = No bot can have this seat now: its player is here.
error-no-such-bot = This bot does not play here.
error-no-undo-asked = Nobody asks to take anything back any more.
error-nothing-said = There is nothing to send.
error-wrong-version = This page is too old. Load it again.

## The page before the client has loaded

page-about = Qwixx, Twenty One and Alles auf 1 Karte with friends or bots: a link, no account, a game in ten seconds.
page-noscript = This page needs JavaScript to play.
# What programs call the language, for links that are shared.
preview-locale = en_GB
preview-table = { $name } invites you to { $game }
preview-table-nobody = An invitation to { $game }
preview-table-about = { $free ->
    [0] All { $seats } seats are taken: open the link to watch.
    [one] { $free } of { $seats } seats is free: open the link and play, without an account.
   *[other] { $free } of { $seats } seats are free: open the link and play, without an account.
}
preview-result-about = The finished game, step by step, with dice that anybody can check.

## Teaching
## The numbers of rules are those of docs/rules. "Roller": the player whose turn it is, who has rolled.

rules-overview = Three quick games with dice and a pen. Each takes three minutes to learn: read, try the examples, play.
rules-games = The games
rules-number = Rule
rules-to-exercises = Straight to the examples
rules-heading-material = On the table
rules-heading-turn = A turn, step by step
rules-heading-round = A round, step by step
rules-heading-end = The end and the score
rules-heading-variants = Variants
rules-heading-try = Try it
rules-heading-free = Roll and try
rules-heading-play = Ready?
rules-exercise = Exercise { $number } of { $count }
rules-which-hint = Tap all outlined ones that are allowed now, then check.
rules-decide-hint = Tap and confirm, as in a game. Not everything that is outlined is allowed.
rules-dice-hint = Tap the dice, then check.
rules-check = Check
rules-next = Next
rules-skip = Skip
rules-back = Back
rules-again = Again
rules-last = That was the last one. You know how to play!
rules-right = Right!
rules-wrong = Not quite.
rules-allowed = That is allowed, but here something else was asked.
rules-mistake = { $what }: not allowed.
rules-missed = Allowed as well: { $what }.
rules-dice-truth = These dice: { $dice }.
rules-points-truth = Points: { $points }.
rules-points-change = Points: { $before } → { $after }
rules-points-so-far = Points: { $points }
rules-no-server = The examples need the server, and it does not answer. The rules above can be read all the same.
rules-free-about = Play alone for a while: roll, decide, watch the points. What is allowed is highlighted, as in a real game.
rules-from-start = From the start
rules-play = Play now against an easy bot

rules-q1 = Two to five play. Alone it is good practice.
rules-q2 = Six dice: two white ones, and one each in red, yellow, green and blue.
rules-q3 = Everybody has the same sheet: red and yellow climb from 2 to 12, green and blue go down from 12 to 2.
rules-q4 = Lots decide who begins. After that the turn goes round clockwise.
rules-q5 = Whose turn it is rolls once: both white dice, and the coloured dice of all rows that are still open.
rules-q6 = Action 1 is for everybody: add up the two white dice. You may cross this number in one row, or leave it. All choose at the same time and in secret.
rules-q7 = Action 2 is for the roller alone: one of the white dice plus one coloured die. You may cross this number in the row of that colour, or leave it.
rules-q8 = A roller who crosses nothing in both actions takes a misthrow, whether something was possible or not.
rules-q9 = For all others it costs nothing to leave a number.
rules-q10 = The roller may use both actions, even in one row; the second cross then stands to the right of the first.
rules-q11 = A new cross stands to the right of all crosses in its row. What was skipped can never be crossed.
rules-q12 = The last number of a row (12 or 2) needs five crosses before it. A fifth cross in action 1 counts in action 2 already.
rules-q13 = The last number locks the row: you cross the lock with it, and it counts as one more cross.
rules-q14 = A locked row is closed for everybody, and its die goes out of the game at once. Those who cross the last number in the same action 1 all get the lock.
rules-q15 = One white sum can lock two rows: 12 red and yellow, 2 green and blue.
rules-q16 = The game is over at once when two rows are locked, or when somebody has a fourth misthrow.
rules-q17 = When action 1 ends the game, there is no action 2 and no misthrow any more. Who prefers it can switch on, for a new table, that the turn is finished first.
rules-q18 = Each further cross in a row is worth one point more than the one before. A misthrow costs five points.
rules-q19 = The most points win. Who has equally many shares the win.
rules-q20 = Up to five games can be played as a match. The points of all games are added up, and somebody else begins each time.
rules-q21 = Round a table, a lock is called out. Who likes that can switch it on for a new table: when somebody locks a row in action 1, everybody who could have locked it, too, is asked once more. They keep their choice, or give it up and cross the last number instead.

rules-t1 = Two to six play, or one alone for practice. The six dice are white, black, red, blue, yellow and green.
rules-t2 = Everybody has a different sheet. It has five rows, and in each row one field of every colour.
rules-t3 = The limits are the same in every row: 6, 5, 4, 3, 2 and 1, which makes 21.
rules-t4 = The roller throws all six dice and may throw a second time: then every die goes again that does not show a 1, and the 1s stay. In the next round somebody else rolls.
rules-t5 = Now all write at the same time, in their own current row, beginning at the top. Enter one die or more, each in the empty field of its colour and never above the limit. Or cross out the first empty field from the left. One of the two you must do.
rules-t6 = You may leave dice that would fit, and you may cross out even though something fits.
rules-t7 = A number equal to the limit is an exact hit and gets a ring.
rules-t8 = A row with all six fields filled is scored: its numbers, plus a bonus for its hits. In the next round you go on in the row below.
rules-t9 = The game ends with the round in which somebody completes the fifth row. Several can do so together.
rules-t10 = A row that is not finished counts as it stands: its numbers, and the bonus for its hits.
rules-t11 = The most points win. Who has equally many shares the win.

rules-k1 = Two to four play, or one alone for practice. All five dice are alike and have six colours.
rules-k2 = A card has 20 boxes in five rows of different colours. One colour is missing, and two rows have a sun.
rules-k3 = There are 30 cards. Every colour is missing on five of them.
rules-k4 = Everybody gets two cards, face up. Lots decide who begins, and the turn goes round clockwise.
rules-k5 = The roller throws all five dice, and may throw twice more: any dice, from one to all five, also those left lying before.
rules-k6 = The result is for everybody, one after the other, the roller first. You use it on one of your cards, or you pass.
rules-k7 = All dice of one colour go together: if there is room for all of them in their row, they are entered, else none. On the card that you choose every colour with room is entered. A card that would get nothing cannot be chosen.
rules-k8 = A card with three full rows is scored at once: one point for each box of its full rows, plus 2 for one sun on a full row, or 5 for two. You draw a new card, to be used from the next turn on.
rules-k9 = A card with all 20 boxes full brings 25 points. That is the most there is.
rules-k10 = When somebody scores a fourth card, all still enter the result of this turn, and then the game is over. No cards are drawn any more.
rules-k11 = A card that was not scored still brings its full rows, but nothing for suns.
rules-k12 = The most points win. Who has equally many shares the win.
rules-k13 = In the advanced game everybody is dealt five cards and keeps three of them. All choose at the same time.
rules-k14 = In the advanced game three cards lie open. Who scores a card takes one of these instead, and the gap is filled from the deck.

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
presence-here = I'm here
presence-missing = { $name } is not connected.
presence-wait = You can let a bot play in { $seconds } s.
presence-keep-waiting = Wait
presence-bot = Let a bot play
presence-votes = For a bot: { $names }
leave-question = Leave the game for good? The others are told, and a bot plays on for you.
leave-stay = Stay
arm = Decide in advance
arm-done = Done
arm-about = Tap the fields you will cross as soon as the dice allow it. Tap again to cancel.
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
