### The page of a review, which `rollwright review --html` writes. docs/languages.md says how texts are named.

## Reviews: the page

# The sign before the digits behind a whole number.
review-page-decimal = .
review-page-percent = { $number } %
review-page-of-points = { $number } points
review-page-noscript = This page needs JavaScript to draw the game. It loads nothing from anywhere.
review-page-title = Review: { $games }
review-page-title-several = Review of { $count ->
    [one] { $count } game
   *[other] { $count } games
}
review-page-made = Made by Rollwright. Everything is in this file.
review-page-no-games = There is no game in these records.

## The list of games

review-page-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
review-page-date = Date
review-page-file = File
review-page-result = Result
review-page-unfinished = The game was not played to its end: the result is what everybody could expect at the point where it stops.
review-page-broken = The record can only be read this far. { $error }

## Going through a game

review-page-slider = Moment of the game
review-page-controls = Go through the game
review-page-first = To the beginning (Home key)
review-page-back = Back (left arrow)
review-page-play = Play
review-page-pause = Pause
review-page-on = Next (right arrow)
review-page-last = To the end (End key)
review-page-mistake-before = Previous mistake
review-page-mistake-after = Next mistake
review-page-setup = Before the first turn
review-page-turn = Turn { $number }
# How many of all events have happened.
review-page-moment = { $number } of { $of }
review-page-begins = The game begins.
review-page-curve-win = The chances to win.
review-page-curve-points = The expected points.
review-page-curve-signs = ?! inaccuracy, ? mistake, ?? blunder, ◆ turning point; turns are numbered below.
review-page-table = The table
# Whose turn it is, behind a name.
review-page-active = to play

## What was decided

review-page-decisions = Decisions
review-page-no-decision = Nobody decides anything here: dice are rolled or cards are dealt.
review-page-choice = Choice
review-page-win = Chance to win
review-page-points = Points
review-page-loss = Loss
review-page-chosen = chosen
review-page-best = best
# $done is a sentence without its full stop.
review-page-alternatives = What else there was: { $done }
review-page-better = Better: { $best }
review-page-try = Tap a choice to see it on the table.
review-page-frame = A dotted frame marks the best.
review-page-class-forced = forced
review-page-class-best = best
review-page-class-good = good
review-page-class-inaccuracy = inaccuracy
review-page-class-mistake = mistake
review-page-class-blunder = blunder

## Lists

review-page-mistakes = Mistakes: { $count }
review-page-no-mistakes = Nobody lost anything worth listing.
review-page-mistake-line = { $done }; better: { $best }
review-page-turning-points = Turning points
review-page-rolls = Where luck mattered most
review-page-rolls-about = What a roll or a card gave, compared with the mean over all that could have come.
review-page-what = What came

## Sums

review-page-sums = Luck and skill
review-page-sums-about = Start + luck + own choices + others’ choices = result. Own choices can only lose; what the others lost stands under others’ choices.
review-page-sums-about-alone = Start + luck + own choices = result.
review-page-start = Start
review-page-luck = Luck
review-page-own = Own choices
review-page-others = Others’ choices
review-page-estimates = Corrected estimates
review-page-skill = How well everybody played
review-page-level-random = random
review-page-level-easy = easy
review-page-level-medium = medium
review-page-level-hard = hard
review-page-level-expert = expert
review-page-nothing-decided = Nothing to decide.
review-page-decided = Decisions
review-page-per-decision = Lost per decision
review-page-inaccuracies = Inaccuracies
review-page-only-mistakes = Mistakes
review-page-blunders = Blunders
review-page-even = With even luck: { $share } % of the win

## Players over many games

review-page-profile-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $wins } won, { $expected } expected
review-page-profile-alone = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
review-page-mean-points = { $number } points on average
review-page-chart = { $name }: luck and lost chances, added up from game to game
review-page-habits = Habits that cost
review-page-habit = Habit
review-page-often = How often
review-page-per-hundred = { $number } in 100 decisions
review-page-price = Cost per game
review-page-history = Game by game
