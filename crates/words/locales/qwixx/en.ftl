### Qwixx: what only this game says. docs/languages.md says how texts are named.

## Terminal

# At most six letters.
terminal-qwixx-closed = closed
terminal-qwixx-misthrows = misthrows
terminal-qwixx-misthrows-of = { $count } of { $most }
terminal-qwixx-white-sum = white sum { $sum }
terminal-qwixx-white-dice = white { $one } + { $other } = { $sum }
terminal-qwixx-action-1 = Action 1: cross the white sum { $sum } in one row, or skip.
terminal-qwixx-could-lock = It could lock { $rows }!
terminal-qwixx-action-2 = Action 2: cross the sum of a white and a coloured die, or skip.
terminal-qwixx-nothing-crossed = You have crossed nothing this turn: if you skip, you take a misthrow.
terminal-qwixx-skip = skip
terminal-qwixx-misthrow = take a misthrow, -{ $cost }
# The option join_locks: somebody has locked these rows, and whoever could have locked one is asked once more.
terminal-qwixx-join-locks = Just locked: { $rows }. Keep your choice, or give it up and cross the last number there, too.
terminal-qwixx-join = also lock { $row } with the { $number }
terminal-qwixx-keep = keep your choice
terminal-qwixx-cross = cross { $row } { $number }
terminal-qwixx-cross-and-lock = cross { $row } { $number } and lock the row
terminal-qwixx-skips = { $count ->
    [one] (skips { $count } number)
   *[other] (skips { $count } numbers)
}
terminal-qwixx-crosses-with-lock = { crosses } with the lock

## The start

game-qwixx = Qwixx
game-qwixx-about = Cross numbers from left to right. Lock a row before the others do.

## At the table

# $row is the row's colour as "inside" says it.
qwixx-cross = Cross { $row } { $number }
qwixx-nothing = Skip
qwixx-misthrow-take = Take a misthrow
# The option join_locks: somebody has locked a row, and whoever could have locked it, too, is asked once more.
# $locked is what qwixx-locked says; $row is the row's colour as "inside" says it, and $given the number given up.
qwixx-join = { $locked } Cross the { $number } there, too?
qwixx-join-instead = { $locked } Cross the { $number } there instead of { $row } { $given }?
qwixx-keep = Keep my choice
# What somebody did, for the history. $row is row-red.inside and so on.
qwixx-did-cross = { $name } crossed { $row } { $number }
qwixx-did-nothing = { $name } skipped
qwixx-did-misthrow = { $name } took a misthrow
qwixx-misthrow-short = Misthrow
qwixx-did-join = { $name } joined in and crossed { $row } { $number }
qwixx-did-keep = { $name } kept their choice
qwixx-gain = { $count ->
    [one] { $gained } point, row total { $points }
   *[other] { $gained } points, row total { $points }
}
qwixx-can-lock = { $names } can lock the { $row } row now
qwixx-action-1 = White dice: { $total }. Cross it in one row, or skip.
qwixx-action-2 = Add one white die to one coloured die, or skip.
qwixx-row = { $row }: { $crossed }. { points }.{ $state ->
    [locked] {" "}Locked by this player.
    [closed] {" "}Closed.
   *[open] {""}
}
qwixx-misthrows = { $count ->
    [one] { $count } misthrow
   *[other] { $count } misthrows
}
qwixx-misthrows-short = Misthrows, { $points } each
qwixx-misthrows-name = Misthrows
qwixx-scoretable = Points for the crosses in a row
qwixx-crosses = Crosses
qwixx-misthrow-points = Each misthrow: { $points } points. A lock counts as one more cross.
qwixx-locked = { $names } locked { $row }!

## Hints of a first game

hint-qwixx-active = You rolled. First, everybody may cross the sum of the two white dice in one row. Numbers to the left of a cross are lost, so big jumps cost you.
hint-qwixx-passive = Somebody else rolled, but you may use the sum of the white dice, too. Skipping costs you nothing now.
hint-qwixx-action-2 = It is your turn, so you may also add one white die to one coloured die and cross that sum in that colour. If you cross nothing at all on your turn, you take a misthrow: a penalty of 5.
hint-qwixx-join = Somebody locked a row that you could have locked, too. You may still cross its last number, but you give up what you chose in action 1.

## Score sheet

sheet-hint-qwixx = Tap a field.

## Teaching

rules-heading-qwixx = Crossing and locking
rules-facts-qwixx = 2–5 players, ages 8 and up, 15 minutes
rules-tip-qwixx = On paper, draw a line through skipped numbers, so that you do not cross them later by mistake. On the screen this is done for you.
rules-about-qwixx = Everybody plays on every roll and crosses numbers in four coloured rows, always from left to right. The more crosses in a row the better, but what you skip is gone, and locking a row closes it for everybody.
rules-figure-qwixx = A sheet in the middle of a game.
rules-figure-qwixx-1 = A row with its colour, letter and shape. You go from left to right.
rules-figure-qwixx-2 = A crossed number.
rules-figure-qwixx-3 = A skipped number, which is lost.
rules-figure-qwixx-4 = The lock at the end of the row.
rules-figure-qwixx-5 = The boxes for misthrows.
rules-try-qwixx-right = You rolled, and the white dice show 6 and 2. Which fields can you cross in action 1?
rules-why-qwixx-right = The sum is 8. In yellow the 9 is already crossed, so the 8 to its left is lost. In red, green and blue the 8 is still ahead.
rules-try-qwixx-sum = Four players, and you rolled. Action 1: cross the sum of the white dice in the red row.
rules-why-qwixx-sum = 4 + 1 = 5. The coloured dice play no part in action 1. The others may cross the 5 as well: seat 2 crossed it in yellow.
rules-try-qwixx-pair = Now your action 2. Which blue fields can you reach with the blue die?
rules-why-qwixx-pair = White 4 + blue 6 = 10, and white 1 + blue 6 = 7. The two white dice together belong to action 1.
rules-try-qwixx-misthrow = In action 1 you crossed nothing. Now look at action 2: what can you do?
rules-why-qwixx-misthrow = All the sums are to the left of your crosses. So you crossed nothing on your own turn, and that is a misthrow: a penalty of five points.
rules-try-qwixx-fifth = You are seat 2, and seat 1 could lock red with this 12. Which fields can you cross?
rules-why-qwixx-fifth = You need five crosses of your own before the red 12, and you have four; it does not help that somebody else locks the row. In yellow you have only one. The blue 12 is to the left of your 11. In green, 12 is the first number.
rules-try-qwixx-together = You and seat 2 both cross the red 12. How many points is your sheet worth then?
rules-why-qwixx-together = Five crosses, the 12 and the lock make seven crosses: 28 points. Seat 2 gets the lock, too, because you both chose at the same time.
rules-try-qwixx-prepare = You have four green crosses and want to lock green this turn. Look at the white dice and the green one: what do you cross in action 1?
rules-why-qwixx-prepare = The 3 is your fifth green cross. It counts at once, so you can cross the 2 in action 2.
rules-try-qwixx-lock = Five green crosses! Action 2: lock the green row.
rules-why-qwixx-lock = White 1 + green 1 = 2. With the lock that makes seven crosses and 28 points.
rules-try-qwixx-closed = You have just locked red in action 1. Which fields can you cross in action 2?
rules-why-qwixx-closed = The red die has already left the game. White 6 + 1 makes 7 in yellow and in green, and white 6 + 3 makes 9 in blue.
rules-try-qwixx-two-locks = Green is already locked, and now a 12 comes up! Lock your red row.
rules-why-qwixx-two-locks = Seat 2 locks yellow with the same 12. Both locks count, three rows are locked, and the game ends at once, without action 2.
rules-try-qwixx-points = The game is over. How many points is this sheet worth?
rules-why-qwixx-points = 4, 3, 7 and 8 crosses are worth 10 + 6 + 28 + 36 = 80. Two misthrows cost 10, which leaves 70.

## Why something is refused

why-qwixx-white-sum = in action 1 you cross the sum of the white dice, { $sum }, not { $number }
why-qwixx-no-sum = neither white die makes { $number } with the { $colour } die
why-qwixx-not-just-locked = you can only join a lock by crossing the last number of a row that was just locked, not { $row } { $number }
why-qwixx-has-lock = this player has already locked { $row }: `{ $keep }` keeps it
why-qwixx-closed = { $row } is locked, and its die has left the game
why-qwixx-passed = { $row } { $number } is not to the right of the last cross in its row
why-qwixx-too-early = { $row } { $number } needs { $needed } crosses before it in its row, but there are only { $crosses }
why-qwixx-dice-missing = roll the dice of all open rows; missing: { $dice }
why-qwixx-dice-gone = the dice of locked rows have left the game: { $dice }
why-qwixx-paper-over = the game is over; enter your own cross from the same action before somebody else's lock
why-qwixx-already-locked = { $row } is already locked

# On printed sheets
print-crosses = Crosses

# Habits in reviews
review-habit-qwixx-skips-too-many = Crosses that skip too many numbers
review-habit-qwixx-too-careful = The nearest number, where one further right was better
review-habit-qwixx-passes-white-sum = White sums not crossed
review-habit-qwixx-skips-action-2 = Nothing crossed in action 2
review-habit-qwixx-takes-misthrow = Misthrows that a cross would have avoided
review-habit-qwixx-avoids-misthrow = Crosses that cost more than a misthrow
review-habit-qwixx-crosses-needlessly = Crosses where it was better to skip
review-habit-qwixx-leaves-lock = Locks not taken
review-habit-qwixx-locks-too-soon = Rows locked too soon
review-habit-qwixx-spreads-crosses = Crosses in the emptier row
review-habit-qwixx-feeds-one-row = Crosses in the fuller row

## Why a choice is good or bad

# Each says what the choice does, as one entry of a list.
# $row is the row's colour as "inside" says it.
reason-qwixx-locks = locks { $row }
reason-qwixx-closes = { $count ->
    [one] closes { $row } for the others, who have up to { $count } cross there
   *[other] closes { $row } for the others, who have up to { $count } crosses there
}
reason-qwixx-gains = { $count ->
    [one] gains { $count } point in { $row }
   *[other] gains { $count } points in { $row }
}
reason-qwixx-skips-nothing = skips nothing in { $row }
reason-qwixx-skips = { $count ->
    [one] skips { $count } number in { $row }
   *[other] skips { $count } numbers in { $row }
}
reason-qwixx-leaves-open = { $count ->
    [one] keeps { $count } number open in { $row }
   *[other] keeps { $count } numbers open in { $row }
}
reason-qwixx-no-misthrow = rules out a misthrow in this turn
reason-qwixx-free = costs nothing, since it is somebody else’s turn
reason-qwixx-free-skip = costs nothing, since you crossed a number in action 1
reason-qwixx-misthrow = is a misthrow: a penalty of { $cost } points
reason-qwixx-keeps-rows = leaves your rows as they are
reason-qwixx-gives-up = gives up { $row } { $number }
reason-qwixx-brings-less = { $count ->
    [one] leaves you with { $count } point less
   *[other] leaves you with { $count } points less
}
reason-qwixx-brings-more = { $count ->
    [one] brings { $count } point more
   *[other] brings { $count } points more
}
reason-qwixx-keeps = keeps { $row } { $number }
reason-qwixx-ends = ends the game with this turn
reason-qwixx-ends-level = ends the game with this turn; as the sheets stand, you tie for first
reason-qwixx-ends-ahead = { $count ->
    [one] ends the game with this turn; as the sheets stand, you lead by { $count } point
   *[other] ends the game with this turn; as the sheets stand, you lead by { $count } points
}
reason-qwixx-ends-behind = { $count ->
    [one] ends the game with this turn; as the sheets stand, you are { $count } point behind
   *[other] ends the game with this turn; as the sheets stand, you are { $count } points behind
}
reason-qwixx-no-lock = leaves too few numbers in { $row } to lock it
reason-qwixx-can-lock = from now on, { $row } { $number } can lock the row
reason-qwixx-to-lock = { $count ->
    [one] after { $count } more cross, { $row } can be locked
   *[other] after { $count } more crosses, { $row } can be locked
}
reason-qwixx-sure-misthrow = leaves nothing to cross in action 2: a misthrow
reason-qwixx-nothing-then = leaves nothing to cross in action 2
reason-qwixx-then-next = lets you cross { $row } { $number } in action 2 without skipping anything
reason-qwixx-then = { $count ->
    [one] lets you cross { $row } { $number } in action 2 at best, skipping { $count } number
   *[other] lets you cross { $row } { $number } in action 2 at best, skipping { $count } numbers
}
