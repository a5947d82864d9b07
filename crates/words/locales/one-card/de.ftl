### Alles auf 1 Karte: what only this game says. docs/languages.md says how texts are named.

## Terminal

terminal-one-card-heading = Karte { $place } (#{ $id })
terminal-one-card-open-cards = Auslage
terminal-one-card-roll-of = Wurf { $number } von { $rolls }
terminal-one-card-kept = liegen gelassen, Wurf { $number } von { $rolls }
terminal-one-card-hold-question = Welche drei deiner fünf Karten behältst du?
terminal-one-card-take-question = Welche Karte der Auslage nimmst du?
terminal-one-card-mark-question = Nutze eine deiner Karten für diese Würfel, oder passe.
terminal-one-card-stop-question = Reichen dir diese Würfel, oder lässt du einige liegen und würfelst mit den anderen nach? { $count ->
    [one] (noch { $count } Wurf)
   *[other] (noch { $count } Würfe)
}
terminal-one-card-stop = diese Würfel gelten
terminal-one-card-roll-all = alle { $count } Würfel nachwürfeln
terminal-one-card-keep = { $dice } liegen lassen, { $count } nachwürfeln
terminal-one-card-hold = { $cards } behalten
terminal-one-card-take = #{ $id } nehmen: { $card }
terminal-one-card-enter = Karte #{ $id }: { $boxes } ankreuzen
terminal-one-card-full = (voll)
terminal-one-card-enter-and-score = { terminal-one-card-enter }; bringt { points }
terminal-one-card-gets = { $who ->
    [you] { $name } hast die Karten { $cards } bekommen
   *[one] { $name } hat die Karten { $cards } bekommen
}
terminal-one-card-opened = die Auslage: { $cards }
terminal-one-card-comes = #{ $id } kam in die Auslage
terminal-one-card-draws = { $who ->
    [you] { $name } hast #{ $id } gezogen
   *[one] { $name } hat #{ $id } gezogen
}
terminal-one-card-card = Karte #{ $id }
terminal-one-card-suns = { $suns ->
    [one] Sonne { $points }
   *[other] Sonnen { $points }
}
terminal-one-card-no-full-row = keine volle Reihe
terminal-one-card-not-scored = { $rows } (nicht gewertet)
terminal-one-card-scored = gewertet { $count } von { $most }: { $cards }

## Teaching

rules-heading-one-card = Eine Karte werten
rules-facts-one-card = 2–4 Spieler, ab 8 Jahren, 20 Minuten
rules-tip-one-card = Lege echte Würfel nach Farben zusammen, dann sehen alle, was passt. Am Bildschirm liegen sie schon so.
rules-about-one-card = Du würfelst bis zu dreimal mit fünf Farbwürfeln, und dann darf jeder das Ergebnis auf einer seiner Karten eintragen. Eine Karte mit drei vollen Reihen wird sofort gewertet, und mit der vierten gewerteten Karte eines Spielers endet die Partie.
rules-figure-one-card = Zwei Karten, zum Teil gefüllt.
rules-figure-one-card-1 = Eine Reihe mit Farbe, Buchstabe und Form.
rules-figure-one-card-2 = Eine volle Reihe: ein Punkt für jedes Feld.
rules-figure-one-card-3 = Eine Sonne: Sie bringt Extrapunkte, wenn die Karte gewertet wird und diese Reihe voll ist.
rules-figure-one-card-4 = Was die vollen Reihen der Karte bisher wert sind.
rules-try-one-card-keep = Dein erster Wurf. Lass beide lila Würfel liegen und würfle mit den anderen nach.
rules-why-one-card-keep = Drei Würfel werden nachgewürfelt. Danach darfst du noch einmal nachwürfeln, auch mit den lila Würfeln.
rules-try-one-card-missing = Du nutzt dieses Ergebnis für Karte 1. Welche Würfel werden eingetragen?
rules-why-one-card-missing = Beide gelben und beide lila Würfel. Die Karte hat keine orange Reihe, deshalb verfällt der orange Würfel.
rules-try-one-card-room = Später, dieselbe Karte. Welche dieser Würfel werden auf Karte 1 eingetragen?
rules-why-one-card-room = Drei lila Würfel füllen die lila Reihe. In Gelb ist nur ein Feld frei, es sind aber zwei gelbe Würfel, also wird keiner davon eingetragen.
rules-try-one-card-entry = Noch einmal dieselbe Karte. Welche Würfel werden jetzt auf Karte 1 eingetragen?
rules-why-one-card-entry = Lila war schon voll. Gelb und Grün werden voll, und Blau bekommt sein erstes Kreuz. Mit drei vollen Reihen wird die Karte gewertet.
rules-try-one-card-score = Mit diesem Ergebnis bekommt Karte 1 ihre dritte volle Reihe und wird gewertet. Wie viele Punkte hast du dann?
rules-why-one-card-score = 5 für Lila, 3 für Gelb, 2 für Grün und 2 für die Sonne bei Gelb: 12. Die Sonne bei Blau bringt nichts, denn Blau ist nicht voll.
rules-try-one-card-suns = Du nutzt dieses Ergebnis für Karte 2. Wie viele Punkte bringt das?
rules-why-one-card-suns = Orange war schon voll, und Rot, Grün und Blau werden voll: vier Reihen mit je 4 Punkten, dazu 5 Extrapunkte für zwei Sonnen.
rules-try-one-card-which = Welche deiner Karten kannst du für dieses Ergebnis nutzen?
rules-why-one-card-which = Auf Karte 1 ist die grüne Reihe voll und Orange fehlt, sie bekäme also nichts. Karte 2 hat Platz für alle fünf Würfel.
rules-try-one-card-open = Die Partie ist zu Ende, und diese beiden Karten wurden nicht gewertet. Wie viele Punkte bringen sie?
rules-why-one-card-open = Auf Karte 1 sind Gelb und Lila voll: 6 + 3 = 9. Sonnen bringen am Ende nichts mehr.
rules-try-one-card-take = Das Spiel für Fortgeschrittene: Du hast gerade eine Karte gewertet. Nimm eine der drei Karten aus der Auslage.
rules-why-one-card-take = Sie wird deine dritte Karte, und du kannst sie ab dem nächsten Zug nutzen. Die Lücke wird vom Stapel aufgefüllt.

## The start

game-one-card = Alles auf 1 Karte
game-one-card-about = Sammle Farben, fülle Reihen, werte deine Karten.

## At the table

one-card-keep = { $kept } liegen lassen, { $rolled } nachwürfeln
one-card-keep-none = Alle nachwürfeln
one-card-hold = Diese { $count } Karten behalten
one-card-take = Diese Karte nehmen
one-card-stop = Diese Würfel gelten
one-card-pass = Passen
one-card-use = Karte { $card } nutzen
one-card-did-keep = { $name } hat { $kept } liegen lassen und { $rolled } nachgewürfelt
one-card-did-keep-none = { $name } hat alle Würfel nachgewürfelt
one-card-does-keep = { $name } lässt { $kept } liegen und würfelt mit { $rolled } nach
one-card-does-keep-none = { $name } würfelt mit allen Würfeln nach
one-card-did-hold = { $name } hat { $count } Karten behalten
one-card-did-take = { $name } hat Karte { $card } der Auslage genommen
one-card-did-stop = { $name } hat die Würfel gelten lassen
one-card-did-pass = { $name } hat gepasst
one-card-did-use = { $name } hat Karte { $card } genutzt
one-card-picked-of = { $picked } von { $count }
one-card-nothing-fits = Auf deine Karten passt nichts.
one-card-await-roller = Wurf { $roll } von { $rolls }: Tippe die Würfel an, die liegen bleiben, und würfle nach; oder hör auf.
one-card-await-mark = Nutze die Würfel auf einer Karte oder passe.
one-card-await-hold = Wähle die Karten, die du behältst.
one-card-await-take = Nimm eine Karte aus der Auslage.
one-card-dealt = Karte { $number }
one-card-number = Karte { $number }
one-card-open = Offen { $number }
one-card-display = Die Auslage
one-card-dice-keep = Würfel: Tippe an, was liegen bleibt
one-card-scored = { $count ->
    [one] { $count } Karte gewertet
   *[other] { $count } Karten gewertet
}
one-card-scored-number = Gewertete Karte { $number }
one-card-open-rows = Volle Reihen anderer Karten
one-card-row = { $sun ->
    [yes] { $row } { $crossed } von { $boxes } mit Sonne
   *[other] { $row } { $crossed } von { $boxes }
}
one-card-card = { $name }: { $rows }. { points }.
one-card-scoring = Eine Karte wird gewertet, sobald { $rows } Reihen voll sind: ein Punkt für jedes Feld der vollen Reihen.
one-card-suns = Extrapunkte für Sonnen an vollen Reihen: { $one } für eine, { $two } für beide.
one-card-scores = { $name } hat eine Karte gewertet: { points }
one-card-last-turn = Eine vierte Karte wurde gewertet: Dieser Zug ist der letzte.

## Hints of a first game

hint-one-card-roller = Würfle bis zu dreimal und lass liegen, was dir gefällt. Mehrere Würfel einer Farbe nützen nur, wenn sie alle in eine Reihe passen.
hint-one-card-mark = Wähle eine Karte: Jede Farbe, deren Würfel alle in ihre Reihe passen, wird dort angekreuzt.
hint-one-card-hold = Behalte drei deiner fünf Karten. Sonnen bringen Extrapunkte, und kurze Reihen sind schnell voll.
hint-one-card-take = Du hast eine Karte gewertet. Nimm dafür eine aus der Auslage.

## Why something is refused

why-one-card-keep = die Würfel zeigen { $shown }, also kann { $kept } nicht liegen bleiben
why-one-card-roller = erst lässt der aktive Spieler die Würfel gelten oder würfelt nach
why-one-card-place = hier liegen nur { $cards } Karten
why-one-card-nothing = auf Karte { $place } würde nichts eingetragen: Keine Farbe von { $dice } passt ganz hinein
why-one-card-mark = jetzt nutzt der Spieler eine seiner Karten oder passt
why-one-card-hold = jetzt behält jeder drei seiner fünf Karten
why-one-card-take = jetzt nimmt der Spieler eine Karte der Auslage
why-one-card-deal = jeder bekommt { $count } Karten
why-one-card-dice = Würfel in diesem Wurf: { $rolled }, nicht { $found }
why-one-card-other = das ist nicht, was jetzt kommt ({ $phase ->
    [setup] wer anfängt
    [deal] das Austeilen
    [open] die Auslage
    [roll] ein Wurf
    [reroll] nachwürfeln
   *[draw] eine Karte vom Stapel
})
why-one-card-gone = Karte { $card } ist nicht mehr im Stapel
why-one-card-once = Karte { $card } kann nur einmal kommen
why-one-card-paper-full = du hast schon { $cards } Karten vor dir; eine neue kommt erst, wenn eine gewertet ist
why-one-card-paper-twice = Karte { $card } gibt es im Stapel nur einmal
why-one-card-paper-missing = du hast { $lie } von { $needed } Karten: Nimm die nächste vor dem nächsten Wurf
why-one-card-paper-place = es gibt nur { $cards } Karten
why-one-card-no-row = Karte { $card } hat keine Reihe in { $row }
why-one-card-room = in { $row } hat Karte { $card } noch Platz für { $boxes }
why-one-card-paper-over = die letzte Karte ist gewertet, und die Partie ist zu Ende
thing-one-card-number = keine Nummer einer Karte
thing-one-card-deal = kein Austeilen von zwei oder fünf Karten
thing-one-card-open = keine Auslage aus drei Karten
awaited-one-card-deal = die Karten von Platz { $seat }, zum Beispiel `{ $example }`
awaited-one-card-open = die Auslage, zum Beispiel `{ $example }`
awaited-one-card-draw = eine Karte vom Stapel, zum Beispiel `{ $example }`
awaited-one-card-roll = { $dice ->
    [one] ein Wurf mit { $dice } Würfel
   *[other] ein Wurf mit { $dice } Würfeln
}, zum Beispiel `{ $example }`

why-one-card-deck = ein Stapel hat { $cards } Karten, nicht { $found }
why-one-card-colour = `{ $token }` beginnt nicht mit einer Farbe: R O Y G B P
why-one-card-boxes = `{ $token }` ist keine Reihe mit 1 bis { $most } Feldern, zum Beispiel `R6` oder `Y3*`
why-one-card-colour-twice = die fünf Reihen haben verschiedene Farben, aber { $colour } kommt zweimal vor
why-one-card-rows = eine Karte hat fünf Reihen, nicht { $rows }
why-one-card-suns = zwei Reihen haben eine Sonne, nicht { $suns }

# Habits in reviews
review-habit-one-card-stops-too-early = Zu früh aufgehört zu würfeln
review-habit-one-card-rolls-on = Zu lange nachgewürfelt
review-habit-one-card-keeps-too-many = Zu viele Würfel liegen gelassen
review-habit-one-card-keeps-too-few = Zu wenige Würfel liegen gelassen
review-habit-one-card-keeps-wrong-colours = Die falschen Farben liegen gelassen
review-habit-one-card-passes-cards = Gepasst, wo eine Karte nutzbar war
review-habit-one-card-uses-any-card = Karten genutzt, wo Passen besser war
review-habit-one-card-uses-slower-card = Die langsamere Karte genutzt
review-habit-one-card-hurries-card = Die schnellere Karte genutzt, wo die andere besser war
review-habit-one-card-holds-same-gap = Karten behalten, denen dieselbe Farbe fehlt
review-habit-one-card-holds-weak-cards = Schwächere Karten behalten
review-habit-one-card-takes-slow-card = Langsame Karten aus der Auslage genommen
review-habit-one-card-takes-quick-card = Schnelle Karten genommen, wo eine langsamere besser war

## Why a choice is good or bad

reason-one-card-pass = lässt deine Karten, wie sie sind
reason-one-card-scores = { $count ->
    [one] wertet Karte #{ $id } mit { $count } Punkt
   *[other] wertet Karte #{ $id } mit { $count } Punkten
}
reason-one-card-lacks = { $count ->
    [one] Karte #{ $id } fehlt dann { $count } Feld bis zur Wertung
   *[other] Karte #{ $id } fehlen dann { $count } Felder bis zur Wertung
}
reason-one-card-ends = ist deine vierte gewertete Karte: Die Partie endet mit diesem Zug
reason-one-card-enters = { $count ->
    [one] kreuzt { $count } Feld auf Karte #{ $id } an
   *[other] kreuzt { $count } Felder auf Karte #{ $id } an
}
reason-one-card-fills = macht voll: { $colours }
reason-one-card-unused = nutzt diese Würfel nicht: { $colours }
reason-one-card-nothing = diese Würfel passen auf keine deiner Karten
reason-one-card-others-score = { $count ->
    [one] damit kann { $count } anderer Spieler eine Karte werten
   *[other] damit können { $count } andere Spieler eine Karte werten
}
reason-one-card-rerolls = { $count ->
    [one] würfelt mit { $count } Würfel nach
   *[other] würfelt mit { $count } Würfeln nach
}
reason-one-card-kept-unused = was liegen bleibt, passt noch auf keine deiner Karten
reason-one-card-kept-scores = { $count ->
    [one] was liegen bleibt, reicht für Karte #{ $id } mit { $count } Punkt
   *[other] was liegen bleibt, reicht für Karte #{ $id } mit { $count } Punkten
}
reason-one-card-kept-lacks = { $count ->
    [one] mit dem, was liegen bleibt, fehlt Karte #{ $id } { $count } Feld bis zur Wertung
   *[other] mit dem, was liegen bleibt, fehlen Karte #{ $id } { $count } Felder bis zur Wertung
}
reason-one-card-others-use = { $count ->
    [one] was liegen bleibt, passt auch auf Karten von { $count } anderen Spieler
   *[other] was liegen bleibt, passt auch auf Karten von { $count } anderen Spielern
}
reason-one-card-quick = { $count ->
    [one] Karte #{ $id } braucht nur { $count } Feld bis zur Wertung
   *[other] Karte #{ $id } braucht nur { $count } Felder bis zur Wertung
}
reason-one-card-suns = { $count ->
    [one] die drei kürzesten Reihen von Karte #{ $id } bringen { $count } Extrapunkt
   *[other] die drei kürzesten Reihen von Karte #{ $id } bringen { $count } Extrapunkte
}
