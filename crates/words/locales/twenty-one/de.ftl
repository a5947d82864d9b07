### Twenty One: what only this game says. docs/languages.md says how texts are named.

## Terminal

terminal-twenty-one-row = Reihe { $number }
terminal-twenty-one-so-far = bisher
terminal-twenty-one-sheet = Zettel { $letter }
terminal-twenty-one-keep-or-roll = Gilt dieser Wurf für alle, oder würfelst du mit allen Würfeln nach, die keine 1 zeigen?
terminal-twenty-one-question = Reihe { $row }: Trage Würfel ein, die passen, oder streiche das erste leere Feld von links.
terminal-twenty-one-fitting = Es passt: { $dice } ({ $hit } ist ein Treffer)
terminal-twenty-one-nothing = nichts
terminal-twenty-one-keep = der Wurf gilt
terminal-twenty-one-roll-all = alle 6 Würfel nachwürfeln
terminal-twenty-one-roll-again = { $count ->
    [one] { $count } Würfel nachwürfeln
   *[other] { $count } Würfel nachwürfeln
}; { $ones ->
    [one] die 1 bleibt liegen
   *[other] die Einsen bleiben liegen
}
terminal-twenty-one-write = { $dice } eintragen
twenty-one-did-keep = { $name } hat den Wurf gelten lassen
twenty-one-did-reroll = { $name } hat nachgewürfelt
twenty-one-does-reroll = { $name } würfelt nach
twenty-one-did-cross-out = { $name } hat ein Feld gestrichen
twenty-one-did-write = { $name } hat { $numbers } eingetragen
terminal-twenty-one-hit = (Treffer)
terminal-twenty-one-cross-out = { $field } streichen
terminal-twenty-one-row-full = { $what }; Reihe voll: { points }
terminal-twenty-one-setup = { $who ->
    [you] { $name } machst den ersten Wurf; die Zettel: { $sheets }
   *[one] { $name } macht den ersten Wurf; die Zettel: { $sheets }
}
terminal-twenty-one-reckoned = { $written } + { $bonus } für { $hits ->
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
}
terminal-twenty-one-unfinished = { terminal-twenty-one-reckoned }, nicht voll

## Teaching

rules-heading-twenty-one = Treffer und volle Reihen
rules-facts-twenty-one = 2–6 Spieler, ab 8 Jahren, 15 Minuten
rules-tip-twenty-one = Trage Treffer immer ein: Eine bessere Zahl kann für dieses Feld nicht kommen.
rules-about-twenty-one = Alle nutzen dieselben sechs Würfel und füllen Reihe für Reihe ihren eigenen Zettel. Ein Würfel passt, wenn er nicht über der Grenze liegt: Kleine Zahlen passen leicht, aber nur Treffer bringen Extrapunkte.
rules-figure-twenty-one = Zettel C mitten in der Partie.
rules-figure-twenty-one-1 = Ein Feld: die Farbe seines Würfels und seine Grenze.
rules-figure-twenty-one-2 = Eine Zahl unter der Grenze.
rules-figure-twenty-one-3 = Ein Treffer, mit einem kleinen x und einem Ring.
rules-figure-twenty-one-4 = Ein gestrichenes Feld.
rules-figure-twenty-one-5 = Die Punkte der Reihe. Die umrahmte Reihe ist gerade dran.
rules-try-twenty-one-again = Du möchtest nachwürfeln. Mit welchen Würfeln?
rules-why-twenty-one-again = Alle, die keine 1 zeigen, also die 6, die 4 und beide Dreien. Aussuchen darfst du nicht.
rules-try-twenty-one-fits = Deine erste Reihe ist leer. Welche der Würfel passen?
rules-why-twenty-one-fits = Die weiße 4 liegt über ihrer Grenze 2. Alle anderen passen; Schwarz und Blau sind sogar Treffer.
rules-try-twenty-one-hits = Trage die beiden Treffer ein und sonst nichts.
rules-why-twenty-one-hits = Schwarz 1 und Blau 3 sind gleich ihrer Grenze. Das sind 4 für die Zahlen und 3 Extrapunkte für zwei Treffer. Was sonst noch passt, darfst du weglassen.
rules-try-twenty-one-cross-out = Nur zwei Felder dieser Reihe sind leer. Was kannst du mit diesem Wurf tun?
rules-why-twenty-one-cross-out = Weiß 6 liegt über 5 und Grün 5 über 4, also musst du streichen. Es trifft immer das erste leere Feld von links, hier die weiße 5.
rules-try-twenty-one-row = Die erste Reihe ist voll. Wie viele Punkte ist sie wert?
rules-why-twenty-one-row = 5 + 4 + 2 + 2 + 1 = 14. Die 4, die zweite 2 und die 1 sind Treffer, und drei Treffer bringen 6 Extrapunkte.
rules-try-twenty-one-unfinished = Eine Partie ohne Glück: zwei Reihen nur gestrichen, und jetzt füllt jemand anders die fünfte Reihe. Wie viele Punkte hast du?
rules-why-twenty-one-unfinished = Die Reihe zählt, wie sie dasteht: 4 + 2 = 6, dazu 1 für einen Treffer, die 4.

## The start

game-twenty-one = Twenty One
game-twenty-one-about = Bleib unter der Grenze oder triff sie genau, Reihe für Reihe.

## At the table

twenty-one-keep = Der Wurf gilt
twenty-one-reroll = Nachwürfeln (Einsen bleiben)
twenty-one-cross-out = Feld streichen
twenty-one-write = { $numbers } eintragen
twenty-one-roller = Gilt der Wurf, oder würfelst du nach?
twenty-one-writing = Tippe die Zahlen an, die du einträgst, oder streiche ein Feld.
twenty-one-nothing-fits = Nichts passt: Du musst ein Feld streichen.
twenty-one-sheet = Zettel { $letter }
twenty-one-row = Reihe { $number }: { $marks }. { points }, Treffer: { $hits }.
twenty-one-scoretable = Extrapunkte für die Treffer in einer Reihe
twenty-one-hits = Treffer
twenty-one-bonus = Extrapunkte
twenty-one-row-full = { $name } hat Reihe { $row } gefüllt: { points }

## Hints of a first game

hint-twenty-one-roller = Du hast gewürfelt. Gefällt dir der Wurf nicht, würfle einmal nach: mit allen Würfeln außer den Einsen. Das Ergebnis gilt dann für alle.
hint-twenty-one-write = Ein Würfel passt in das Feld seiner Farbe, wenn er nicht über der Zahl dort liegt. Ist er gleich, ist das ein Treffer und bringt Extrapunkte: Trage ihn immer ein, Besseres kann für dieses Feld nicht kommen. Trage ein, so viele du willst, oder streiche das erste leere Feld.

## Why something is refused

why-twenty-one-all-ones = alle Würfel zeigen 1: Es gibt nichts nachzuwürfeln
why-twenty-one-roller = lass erst den Wurf gelten, oder würfle nach
why-twenty-one-write = jetzt trägt jeder Zahlen ein oder streicht ein Feld
why-twenty-one-not-shown = der Würfel in { $colour } zeigt keine { $number }
why-twenty-one-not-empty = das Feld in { $colour } ist in dieser Reihe nicht leer
why-twenty-one-too-large = { $number } liegt über { $limit }, der Grenze des Feldes in { $colour }
why-twenty-one-sheets = jeder Platz braucht einen eigenen Zettel (Plätze: { $seats })
why-twenty-one-picked = wer sich einen Zettel ausgesucht hat, bekommt diesen
why-twenty-one-seats-line = die Zeile „seats“ nennt für jeden Platz einen anderen Zettel, oder -, wo er ausgelost wird, zum Beispiel `seats: C - F`
why-twenty-one-one-seats-line = es gibt nur eine Zeile „seats“
why-twenty-one-drawn-once = die Zettel und wer anfängt werden nur einmal ausgelost, am Anfang
why-twenty-one-reroll = nachgewürfelt wird mit genau den Würfeln, die keine 1 zeigen
why-twenty-one-six-dice = der erste Wurf ist mit allen sechs Würfeln
why-twenty-one-paper-over = alle Reihen sind voll, und die Partie ist zu Ende
awaited-twenty-one-setup = wer anfängt und die Zettel, zum Beispiel `{ $example }`

why-twenty-one-line = eine Zeile ist der Buchstabe eines Zettels und eine Reihe, zum Beispiel `A: b6 w5 g4 y3 k2 r1`
why-twenty-one-bonus = die Zeile der Extrapunkte hat sieben Zahlen, für 0 bis 6 Treffer, zum Beispiel `{ $example }`
why-twenty-one-bonus-twice = es gibt nur eine Zeile der Extrapunkte
why-twenty-one-letters = die sechs Zettel haben die Buchstaben A bis F
why-twenty-one-rows = dieser Zettel hat schon fünf Reihen
why-twenty-one-rows-missing = Zettel { $letter } braucht fünf Reihen und hat { $rows }
why-twenty-one-numbers = Reihe { $row } hat andere Zahlen als auf Zettel A
why-twenty-one-colour = `{ $token }` beginnt nicht mit einer Farbe: w k r b y g
why-twenty-one-number = `{ $token }` hat keine Zahl von 1 bis 6
why-twenty-one-colour-twice = jede Farbe kommt in einer Reihe einmal vor, aber { $colour } zweimal
why-twenty-one-fields = eine Reihe hat sechs Felder, nicht { $found }

# On printed sheets
print-hits = Treffer
print-bonus = Extrapunkte

## One’s own sheets

twenty-one-own-about = Tippe ein Feld an, dann seine Grenze und seine Farbe. Die Grenzen sind auf allen Zetteln gleich und dürfen sich in einer Reihe wiederholen. Eine Farbe tauscht den Platz mit der, die dort war.
twenty-one-own-sheet = Zettel
twenty-one-own-limit = Grenze
twenty-one-own-colour = Farbe
twenty-one-own-picked = Wer welchen Zettel hat
twenty-one-own-drawn = ausgelost

## Who has which sheet, with real dice

twenty-one-pick = Zettel selbst aussuchen
twenty-one-pick-sheet = { $name }: Zettel
twenty-one-pick-first = Wer beginnt
twenty-one-pick-go = So anfangen

# Habits in reviews
review-habit-twenty-one-keeps-too-often = Zu selten nachgewürfelt
review-habit-twenty-one-rerolls-too-often = Zu oft nachgewürfelt
review-habit-twenty-one-crosses-out = Zu früh gestrichene Felder
review-habit-twenty-one-never-crosses-out = Zahlen eingetragen, wo Streichen besser war
review-habit-twenty-one-misses-hits = Ausgelassene Treffer
review-habit-twenty-one-writes-too-much = Zu früh eingetragene niedrige Zahlen
review-habit-twenty-one-writes-too-little = Ausgelassene gute Zahlen
review-habit-twenty-one-fills-wrong-fields = Zahlen in den falschen Feldern

## Why a choice is good or bad

reason-twenty-one-nothing-fits = keiner dieser Würfel passt in deine Reihe
reason-twenty-one-all-fit = diese Würfel füllen deine Reihe
reason-twenty-one-fits = { $count ->
    [one] { $count } dieser Würfel passt in deine Reihe
   *[other] { $count } dieser Würfel passen in deine Reihe
}
reason-twenty-one-hits = { $count ->
    [one] { $count } dieser Würfel ist ein Treffer
   *[other] { $count } dieser Würfel sind Treffer
}
reason-twenty-one-others-complete = { $count ->
    [one] damit kann { $count } anderer Spieler eine Reihe füllen
   *[other] damit können { $count } andere Spieler eine Reihe füllen
}
reason-twenty-one-rerolls = { $count ->
    [one] würfelt mit { $count } Würfel nach
   *[other] würfelt mit { $count } Würfeln nach
}
reason-twenty-one-reroll-fits = danach passt in etwa { $more } % der Fälle mehr in deine Reihe, in { $fewer } % weniger
reason-twenty-one-takes-away = { $count ->
    [one] nimmt { $count } anderen Spieler die Würfel, mit denen eine Reihe voll wäre
   *[other] nimmt { $count } anderen Spielern die Würfel, mit denen eine Reihe voll wäre
}
reason-twenty-one-ends = füllt deine letzte Reihe und beendet die Partie mit dieser Runde
reason-twenty-one-completes = füllt die Reihe
reason-twenty-one-left = { $count ->
    [one] lässt in der Reihe { $count } Feld leer
   *[other] lässt in der Reihe { $count } Felder leer
}
reason-twenty-one-crosses-out = streicht { $colour }, ein Feld für Zahlen bis { $limit }
reason-twenty-one-gains = { $count ->
    [one] bringt { $count } Punkt
   *[other] bringt { $count } Punkte
}
reason-twenty-one-makes-hits = { $count ->
    [one] ergibt { $count } Treffer
   *[other] ergibt { $count } Treffer
}
reason-twenty-one-no-hit = verzichtet auf einen Treffer: { $colours }
reason-twenty-one-waits = wartet auf bessere Zahlen: { $colours }
reason-twenty-one-level = damit bist du gleichauf mit dem Schnellsten der anderen, bevor sie eintragen
reason-twenty-one-ahead = { $count ->
    [one] damit bist du den anderen { $count } Feld voraus, bevor sie eintragen
   *[other] damit bist du den anderen { $count } Felder voraus, bevor sie eintragen
}
reason-twenty-one-behind = { $count ->
    [one] damit liegst du { $count } Feld hinter dem Schnellsten der anderen, bevor sie eintragen
   *[other] damit liegst du { $count } Felder hinter dem Schnellsten der anderen, bevor sie eintragen
}
