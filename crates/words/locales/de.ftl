### Die deutschen Texte. docs/languages.md sagt, wie sie benannt sind.

language-name = Deutsch

## Words that every client needs

list-and = { $all } und { $last }
you = Du
seat-number = Platz { $number }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
crosses = { $count ->
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
}

colour-white = Weiß
colour-black = Schwarz
colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila

row-red = Rot
    .inside = Rot
row-orange = Orange
    .inside = Orange
row-yellow = Gelb
    .inside = Gelb
row-green = Grün
    .inside = Grün
row-blue = Blau
    .inside = Blau
row-purple = Lila
    .inside = Lila

count-red = { $count }× Rot
count-orange = { $count }× Orange
count-yellow = { $count }× Gelb
count-green = { $count }× Grün
count-blue = { $count }× Blau
count-purple = { $count }× Lila

## The levels of the bots

level-easy = leicht
    .about = Weiß, wie eine gute Wahl aussieht, gibt sich aber oft mit weniger zufrieden. Macht nichts Dummes und lässt dich gewinnen.
level-medium = mittel
    .about = Sieht die großen Unterschiede und rät bei den kleinen, wie die meisten Menschen.
level-hard = schwer
    .about = Achtet auf alle Mitspieler und auf das Spielende und irrt sich nur, wo es knapp ist.
level-expert = Experte
    .about = Spielt auf Gewinn und hat jeden Zettel im Blick. Allein spielt er nach exakten Lösungen, wo es sie gibt. Stärker geht es nicht.

## Terminal: the menu

terminal-menu-welcome = Rollwright: Würfelspiele zum Ankreuzen. Was möchtest du spielen?
terminal-menu-game = Spiel (1-{ $last })>
terminal-menu-bots = Gegen wie viele Bots? (0-{ $most }, 0 ist allein, Enter ist 1)>
terminal-menu-strength = Wie stark?
terminal-menu-level = Stufe (1-{ $last }, Enter ist { $usual })>
terminal-menu-no-answer = Das ist keine der Antworten; mit `q` verlässt du das Menü.
terminal-menu-hint = `rollwright --help` zeigt alles, was dieses Programm kann (auf Englisch).

## Terminal: games and matches

terminal-welcome-seed = { $title }: { $players }, mit Würfeln aus dem Startwert { $seed }. ? zeigt die Hilfe.
terminal-welcome-real-dice = { $title }: { $players }, mit echten Würfeln. ? zeigt die Hilfe.
terminal-resumed = { $title }: { $players }, fortgesetzt aus { $file }. ? zeigt die Hilfe.
terminal-played-on = { $title }: { $players }, weitergespielt ab Zug { $turn } von { $file }. ? zeigt die Hilfe.
terminal-game-of = Partie { $number } von { $games }
terminal-game-left = Du hast die Partie verlassen. Der Stand: { $points }.
terminal-final-reckoning = Schlusswertung
terminal-record-in = Die Aufzeichnung ist gespeichert: { $file }
terminal-next-game = [Enter: nächste Partie, q: aufhören]
terminal-match = Serie
terminal-match-game = Partie { $number }
terminal-total = gesamt
terminal-wins-game = { $who ->
    [you] { $name } gewinnst die Partie!
   *[one] { $name } gewinnt die Partie!
}
terminal-wins-match = { $who ->
    [you] { $name } gewinnst die Serie!
   *[one] { $name } gewinnt die Serie!
}
terminal-share-game = { $who ->
    [you-and-others] { $name } teilt euch den Sieg.
   *[several] { $name } teilen sich den Sieg.
}
terminal-share-match = { $who ->
    [you-and-others] { $name } teilt euch den Sieg in der Serie.
   *[several] { $name } teilen sich den Sieg in der Serie.
}

## Terminal: questions and answers

terminal-list-range = Die Liste geht von 1 bis { $last }.
terminal-type-number = Tippe eine Nummer der Liste oder die Notation daneben; `?` hilft.
terminal-type-notation = Tippe, was links in der Liste steht; `?` hilft.
terminal-not-allowed = Nicht erlaubt, { $violation }.
terminal-see-rule = (`rules { $rule }` zeigt die Regel.)
terminal-not-allowed-now = Nicht erlaubt: { $error }.
terminal-no-other-choice = (keine andere Wahl)
terminal-prompt-dice = Würfel>
terminal-prompt-dice-order = Würfel { $order }>
terminal-prompt-start = Start>
terminal-prompt-cards = Karten>
terminal-type-next = Als Nächstes: { $coming }. { $how }
terminal-type-numbers = Tippe die Zahlen in dieser Reihenfolge: { $dice } (etwa `{ $example }`).
terminal-type-number-of-die = Tippe die Zahl auf diesem Würfel: { $dice } (etwa `{ $example }`).
terminal-type-colours = { $count ->
    [one] Tippe die Farbe von { $count } Würfel: { $letters } (etwa `{ $example }`).
   *[other] Tippe die Farben von { $count } Würfeln, Reihenfolge egal: { $letters } (etwa `{ $example }`).
}
terminal-dice-count = Gewürfelt wird mit: { $dice }; getippte Zahlen: { $typed }.
terminal-type-awaited = Tippe: { $awaited }
terminal-pause = [Enter: { $coming }]
terminal-pause-or-undo = [Enter: { $coming }, u: zurücknehmen]
terminal-nothing-to-choose = Hier gibt es nichts zu wählen: Drücke Enter, oder `?` für Hilfe.
terminal-pass-device = Das Gerät geht an { $name }. { $name }, drücke Enter.
terminal-record-not-written = Die Aufzeichnung lässt sich nicht schreiben: { $error }
terminal-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seit dem letzten Wurf hat niemand gewählt.
terminal-nothing-typed = Es gibt noch nichts zurückzunehmen.
terminal-typed-again = Zurückgenommen: Tippe noch einmal, was gefallen ist.
terminal-taken-back = { $who ->
    [you] Zurückgenommen: { $name } wählst noch einmal.
    [you-and-others] Zurückgenommen: { $name } wählt noch einmal.
    [one] Zurückgenommen: { $name } wählt noch einmal.
   *[several] Zurückgenommen: { $name } wählen noch einmal.
}
terminal-which-file = In welche Datei? Zum Beispiel: `save partie.rw`
terminal-saved = Gespeichert: { $file }
terminal-no-rule = Eine Regel { $number } gibt es nicht; `rules` zeigt alle.
terminal-rules-language = Die Regeln stehen hier auf Englisch.
terminal-help =
    Antworte mit einer Nummer der Liste oder mit der Notation daneben.
      u, undo     die letzte Wahl zurücknehmen, bis Würfel oder Karten fallen;
                  auch getippte echte Würfel und Karten
      s, sheets   die Zettel oder Karten aller Spieler groß zeigen
      hint        die beste Wahl, und was die nächsten kosten
      why         warum sie besser ist als die nächste; `why 3` oder `why r5`:
                  als diese Wahl
      rules       die Regeln; `rules Q12` zeigt eine davon
      save DATEI  die Aufzeichnung der Partie bis hierher speichern
      q, quit     die Partie verlassen
      ?, help     diese Liste
    Auf Zetteln zeigt < >, was du jetzt wählen darfst; auf Karten zeigt ein
    halbes Feld (in ASCII +), was die Würfel füllen würden.

## Terminal: hints, and warnings before bad choices

terminal-hint-choice = { $choice }, { $words }
terminal-hint-best = Am besten: { $choice }. { $worth }
terminal-hint-chance = Gewinnchance: { $win }; erwartete Punkte: { $points }.
terminal-hint-points = Erwartete Punkte: { $points }.
terminal-hint-loses = { $choice }: kostet { $loss }
terminal-hint-as-good = { $choice }: genauso gut
terminal-hint-nothing = Jetzt gibt es nichts zu wählen: Einen Tipp bekommt, wer wählen muss.
terminal-why = { $other } kostet { $loss }. Warum { $best } besser ist:
terminal-why-as-good = { $best } und { $other } sind gleich gut. Was sie tun:
terminal-why-the-same = Auf dem Tisch tun sie das Gleiche; den Unterschied machen spätere Würfe.
terminal-tutor-mistake = Vorsicht: { $choice } kostet { $loss }, das ist ein Fehler. Besser: { $best }.
terminal-tutor-blunder = Vorsicht: { $choice } kostet { $loss }, das ist ein grober Fehler. Besser: { $best }.
terminal-tutor-insist = Tippe noch einmal das Gleiche, um dabei zu bleiben, `why` für die Gründe, oder wähle etwas anderes.

## Terminal: what comes, and what came

terminal-coming-setup = es wird ausgelost, wer beginnt
terminal-coming-roll = { $who ->
    [you] { $name } würfelst
   *[one] { $name } würfelt
}
terminal-coming-reroll = { $who ->
    [you] { $name } würfelst nach
   *[one] { $name } würfelt nach
}
terminal-coming-deal = Karten werden ausgeteilt
terminal-coming-open = drei Karten werden aufgedeckt
terminal-coming-draw = eine Karte wird gezogen
terminal-coming-reckoning = die Schlusswertung
terminal-begins = { $who ->
    [you] { $name } beginnst
   *[one] { $name } beginnt
}
terminal-rolls = { $who ->
    [you] { $name } hast gewürfelt: { $dice }
   *[one] { $name } hat gewürfelt: { $dice }
}
terminal-rolls-again = { $who ->
    [you] { $name } hast nachgewürfelt: { $dice }
   *[one] { $name } hat nachgewürfelt: { $dice }
}
terminal-pass = passen

## Terminal: replays

terminal-replay-game-of = Partie { $number } von { $games }
terminal-replay-turn = Zug { $number }
terminal-replay-not-finished = Die Partie ist nicht zu Ende.
terminal-replay-event = Ereignis { $number } von { $events }
terminal-replay-start = Vor dem ersten Ereignis
terminal-replay-prompt = [Enter: weiter, b: zurück, ?: Hilfe]
terminal-replay-help =
    Schritt für Schritt durch die Partie:
      Enter, n     das nächste Ereignis     b         das davor
      first, last  der Anfang, das Ende     12        Zug 12 (auch `turn 12`)
      event 40     Ereignis 40 der Partie
      /Anna        das nächste Ereignis mit diesem Wort oder dieser Notation;
                   noch einmal: /
      e            Bewertung an oder aus: Chancen, und was eine Wahl gekostet hat
      m            der nächste Fehler, solange die Bewertung an ist
      games        eine andere Partie der Serie
      q            aufhören
terminal-replay-at-end = Hier endet die Partie.
terminal-replay-at-start = Hier beginnt die Partie.
terminal-replay-no-turn = Es gibt keinen Zug { $number }; der letzte ist { $last }.
terminal-replay-no-event = Es gibt kein Ereignis { $number }; das letzte ist { $last }.
terminal-replay-not-found = In dieser Partie kommt „{ $text }“ nicht vor.
terminal-replay-no-command = Das ist kein Befehl: `?` zeigt die Hilfe.
terminal-replay-evaluation-on = Die Bewertung ist an.
terminal-replay-evaluation-off = Die Bewertung ist aus.
terminal-replay-evaluation-first = Schalte zuerst die Bewertung ein: Tippe `e`.
terminal-replay-no-mistake = In dieser Partie kommt kein Fehler mehr.
terminal-replay-one-game = Diese Aufzeichnung hat nur eine Partie.
terminal-replay-chances = Gewinnchancen: { $chances }
terminal-replay-expected = Erwartete Punkte: { $points }
terminal-replay-best = { $name }: { $choice } ist die beste Wahl
terminal-replay-loses = { $name }: { $choice } kostet { $loss }; besser: { $best }

## Teaching

rules-overview = Drei schnelle Spiele mit Würfeln und Stift. Jedes ist in drei Minuten gelernt: lesen, Beispiele ausprobieren, spielen.
rules-games = Die Spiele
rules-number = Regel
rules-to-exercises = Gleich zu den Aufgaben
rules-heading-material = Auf dem Tisch
rules-heading-turn = Ein Zug, Schritt für Schritt
rules-heading-round = Eine Runde, Schritt für Schritt
rules-heading-end = Ende und Wertung
rules-heading-tip = Tipp
rules-heading-variants = Varianten
rules-heading-try = Probier es aus
rules-heading-free = Würfeln und probieren
rules-heading-play = Bereit?
rules-exercise = Aufgabe { $number } von { $count }
rules-which-hint = Tippe alles Umrandete an, was jetzt erlaubt ist, und lass es dann prüfen.
rules-decide-hint = Tippe und bestätige wie in einer Partie. Nicht alles Umrandete ist erlaubt.
rules-dice-hint = Tippe die Würfel an und lass es dann prüfen.
rules-check = Prüfen
rules-next = Weiter
rules-skip = Überspringen
rules-back = Zurück
rules-again = Noch einmal
rules-last = Das war die letzte Aufgabe. Du weißt, wie man spielt!
rules-right = Richtig!
rules-wrong = Nicht ganz.
rules-allowed = Das ist erlaubt, aber gefragt war etwas anderes.
rules-mistake = { $what }: nicht erlaubt.
rules-missed = Auch erlaubt: { $what }.
rules-dice-truth = Die Lösung: { $dice }.
rules-points-truth = Punkte: { $points }.
rules-points-change = Punkte: { $before } → { $after }
rules-points-so-far = Punkte: { $points }
rules-no-server = Die Aufgaben brauchen den Server, und der antwortet nicht. Die Regeln oben kannst du trotzdem lesen.
rules-free-about = Spiel eine Weile allein: würfle, entscheide, sieh dir die Punkte an. Was erlaubt ist, wird hervorgehoben, wie in einer richtigen Partie.
rules-from-start = Von vorn
rules-play = Jetzt gegen einen leichten Bot spielen

rules-q1 = Zwei bis fünf spielen mit. Allein kann man gut üben.
rules-q2 = Sechs Würfel: zwei weiße und je einer in Rot, Gelb, Grün und Blau.
rules-q3 = Alle haben den gleichen Zettel: Rot und Gelb steigen von 2 bis 12, Grün und Blau fallen von 12 bis 2.
rules-q4 = Es wird ausgelost, wer beginnt. Danach geht es im Uhrzeigersinn weiter.
rules-q5 = Wer dran ist, würfelt einmal: beide weißen Würfel und die Farbwürfel aller Reihen, die noch offen sind.
rules-q6 = Die 1. Aktion ist für alle: Zähle die beiden weißen Würfel zusammen. Diese Zahl darfst du in einer Reihe ankreuzen oder auslassen. Alle wählen gleichzeitig und geheim.
rules-q7 = Die 2. Aktion ist nur für den aktiven Spieler: ein weißer Würfel plus ein Farbwürfel. Diese Zahl darfst du in der Reihe dieser Farbe ankreuzen oder auslassen.
rules-q8 = Wer dran ist und in beiden Aktionen keine Zahl ankreuzt, muss einen Fehlwurf ankreuzen, ob etwas möglich war oder nicht.
rules-q9 = Alle anderen kostet es nichts, eine Zahl auszulassen.
rules-q10 = Wer dran ist, darf beide Aktionen nutzen, auch in derselben Reihe; das zweite Kreuz steht dann rechts vom ersten.
rules-q11 = Ein neues Kreuz steht rechts von allen Kreuzen seiner Reihe. Was du ausgelassen hast, kannst du nie mehr ankreuzen.
rules-q12 = Die letzte Zahl einer Reihe (12 oder 2) braucht fünf Kreuze vor sich. Ein fünftes Kreuz aus der 1. Aktion zählt schon in der 2. Aktion.
rules-q13 = Mit der letzten Zahl schließt du die Reihe ab: Du kreuzt auch das Schloss an, und es zählt als ein weiteres Kreuz.
rules-q14 = Eine abgeschlossene Reihe ist für alle zu, und ihr Würfel ist sofort aus dem Spiel. Wer in derselben 1. Aktion die letzte Zahl ankreuzt, bekommt ebenfalls das Schloss.
rules-q15 = Mit einer Summe der weißen Würfel lassen sich zwei Reihen abschließen: mit der 12 Rot und Gelb, mit der 2 Grün und Blau.
rules-q16 = Die Partie ist sofort zu Ende, wenn zwei Reihen abgeschlossen sind oder jemand den vierten Fehlwurf ankreuzt.
rules-q17 = Beendet die 1. Aktion die Partie, gibt es keine 2. Aktion und keinen Fehlwurf mehr. Wer mag, stellt für einen neuen Tisch ein, dass der Zug noch zu Ende gespielt wird.
rules-q18 = Jedes weitere Kreuz in einer Reihe ist einen Punkt mehr wert als das davor. Ein Fehlwurf bringt fünf Minuspunkte.
rules-q19 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.
rules-q20 = Bis zu fünf Partien lassen sich zu einer Serie verbinden. Die Punkte aller Partien werden addiert, und jedes Mal beginnt jemand anders.
rules-q21 = Am Tisch sagt man laut, wenn man eine Reihe abschließt. Wer mag, stellt das für einen neuen Tisch ein: Schließt jemand in der 1. Aktion eine Reihe ab, werden alle, die sie auch hätten abschließen können, noch einmal gefragt. Sie bleiben bei ihrer Wahl oder geben sie auf und kreuzen stattdessen die letzte Zahl an.

rules-t1 = Zwei bis sechs spielen mit, oder du übst allein. Die sechs Würfel sind weiß, schwarz, rot, blau, gelb und grün.
rules-t2 = Jeder hat einen anderen Zettel. Er hat fünf Reihen, und in jeder Reihe hat jede Farbe ein Feld.
rules-t3 = Die Grenzen einer Reihe sind 6, 5, 4, 3, 2 und 1, zusammen 21, und auf allen Zetteln gleich. Sicher ist aus der Anleitung nur die erste Reihe; in den anderen ist das unsere Anordnung. Hast du gedruckte Zettel, kannst du sie eingeben, wenn du einen Tisch oder einen Spielzettel einrichtest.
rules-t4 = Wer dran ist, würfelt mit allen sechs Würfeln und darf einmal nachwürfeln: mit allen Würfeln, die keine 1 zeigen; die Einsen bleiben liegen. In der nächsten Runde würfelt jemand anders.
rules-t5 = Jetzt schreiben alle gleichzeitig, jeder in seiner aktuellen Reihe, von oben an. Trage einen oder mehrere Würfel ein, jeden ins leere Feld seiner Farbe und nie über der Grenze. Oder streiche das erste leere Feld von links. Eins von beiden musst du tun.
rules-t6 = Du darfst passende Würfel weglassen, und du darfst auch streichen, wenn etwas passt.
rules-t7 = Eine Zahl, die gleich der Grenze ist, ist ein Treffer. Sie bekommt ein kleines x und am Bildschirm auch einen Ring.
rules-t8 = Sind alle sechs Felder einer Reihe gefüllt, wird sie gewertet: ihre Zahlen plus Extrapunkte für ihre Treffer. In der nächsten Runde geht es in der Reihe darunter weiter.
rules-t9 = Die Partie endet mit der Runde, in der jemand die fünfte Reihe füllt. Das können auch mehrere zugleich schaffen.
rules-t10 = Eine unfertige Reihe zählt, wie sie dasteht: ihre Zahlen und die Extrapunkte für ihre Treffer.
rules-t11 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.

rules-k1 = Zwei bis vier spielen mit, oder du übst allein. Alle fünf Würfel sind gleich und haben sechs Farben.
rules-k2 = Eine Karte hat 20 Felder in fünf Reihen verschiedener Farben. Eine Farbe fehlt, und zwei Reihen haben eine Sonne.
rules-k3 = Es gibt 30 Karten. Jede Farbe fehlt auf fünf davon.
rules-k4 = Jeder bekommt zwei Karten, offen. Es wird ausgelost, wer beginnt, dann geht es im Uhrzeigersinn.
rules-k5 = Wer dran ist, würfelt mit allen fünf Würfeln und darf zweimal nachwürfeln: mit beliebigen Würfeln, von einem bis zu allen fünf, auch solchen, die vorher liegen blieben.
rules-k6 = Das Ergebnis ist für alle, der Reihe nach, beginnend mit dem, der gewürfelt hat. Du nutzt es für eine deiner Karten, oder du passt.
rules-k7 = Alle Würfel einer Farbe gehören zusammen: Ist in ihrer Reihe Platz für alle, werden sie eingetragen, sonst keiner. Auf der gewählten Karte wird jede Farbe eingetragen, die Platz hat. Eine Karte, die nichts bekäme, kannst du nicht wählen.
rules-k8 = Eine Karte mit drei vollen Reihen wird sofort gewertet: ein Punkt für jedes Feld ihrer vollen Reihen, dazu Extrapunkte für Sonnen an vollen Reihen: 2 für eine, 5 für beide. Du ziehst eine neue Karte, die ab dem nächsten Zug zählt.
rules-k9 = Eine Karte mit allen 20 Feldern bringt 25 Punkte. Mehr geht nicht.
rules-k10 = Wertet jemand die vierte Karte, tragen noch alle das Ergebnis dieses Zuges ein, dann ist die Partie zu Ende. Karten werden nicht mehr gezogen.
rules-k11 = Eine Karte, die nicht gewertet wurde, bringt noch ihre vollen Reihen, aber nichts für Sonnen.
rules-k12 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.
rules-k13 = Im Spiel für Fortgeschrittene bekommt jeder fünf Karten und behält drei davon. Alle wählen gleichzeitig.
rules-k14 = Im Spiel für Fortgeschrittene liegen drei offene Karten in der Auslage. Wer eine Karte wertet, nimmt dafür eine von ihnen, und die Lücke wird vom Stapel aufgefüllt.

## Why something is refused, and what is awaited instead

why-chance-awaited = die Partie wartet auf Würfel oder Karten, nicht auf eine Wahl
why-choice-awaited = die Partie wartet auf die Wahl von Platz { $seats }, nicht auf Würfel oder Karten
why-wrong-seats = jetzt wählen diese Plätze und keine anderen: { $seats }
why-over = die Partie ist zu Ende
why-nobody-asked = gerade ist niemand nach einer Wahl gefragt
why-no-seat = Platz { $seat } gibt es nicht (Plätze am Tisch: { $seats })
why-first-passes = in einer Serie fängt mit jeder neuen Partie der Nächste im Uhrzeigersinn an
why-draw-first = wer anfängt, wird vor dem ersten Wurf ausgelost
why-drawn-once = wer anfängt, wird nur einmal ausgelost, vor dem ersten Wurf

why-not-notation = „{ $found }“ ist { $what } (wie `{ $example }`)
why-not-notation-of = „{ $found }“ ist { $what } (wie { $others } oder `{ $last }`)
thing-roll = kein Wurf
thing-dice = keine Angabe von Würfeln
thing-choice = keine Wahl
thing-mark = kein Eintrag
thing-seat = keine Nummer eines Platzes
thing-setup = keine Auslosung

awaited-only = `{ $only }`
awaited-first = wer anfängt, zum Beispiel `{ $example }`
awaited-roll = ein Wurf, zum Beispiel `{ $example }`

why-no-such-game = ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }
why-seats = { $game } hat { $least } bis { $most } Plätze, nicht { $seats }
why-no-such-option = { $game } hat keine Option „{ $option }“; die Optionen sind: { $options }
thing-options = { $options }
thing-no-options = keine
why-no-sheets = { $game } nimmt keine Datei mit Zetteln
why-no-cards = { $game } nimmt keine Datei mit Karten
why-sheets-file = Datei mit Zetteln, Zeile { $line }, Regel { $rule }: { $why }
why-cards-file = Datei mit Karten, Zeile { $line }, Regel { $rule }: { $why }
why-no-such-sheet = einen Zettel „{ $sheet }“ gibt es hier nicht
why-plan-games = eine Serie hat 1 bis { $most } Partien, nicht { $games }
why-plan-seconds = für eine Entscheidung sind { $least } bis { $most } Sekunden Zeit, oder ohne Grenze, nicht { $seconds }
why-plan-bot-delay = Bots warten höchstens { $most } Millisekunden, nicht { $delay }
why-too-many-armed = du kannst höchstens { $most } Züge im Voraus wählen, jeden mit höchstens { $longest } Zeichen
why-typed-too-long = was du für die Würfel tippst, kann höchstens { $most } Zeichen haben

why-record-at = Zeile { $line }, Spalte { $column }: { $why }
why-record-at-rule = Zeile { $line }, Spalte { $column }, Regel { $rule }: { $why }
why-record-legal = { $why }; erlaubt: { $legal }
why-record-header = { $key }: { $why }
why-record-twice = `{ $key }` steht zweimal in diesem Kopf
why-record-choice = Platz { $seat } darf `{ $choice }` nicht wählen: { $why }
why-record-choices = hier wählt Platz { $seats }; Wahlen in der Reihenfolge der Plätze, mit Kommas dazwischen: { $count }, nicht { $given }
why-record-chance = { $why }; erwartet: { $awaited }
why-record-over = die Partie war davor schon zu Ende
why-record-begins = eine Aufzeichnung beginnt mit `Rollwright: 1`
why-record-empty = die Aufzeichnung ist leer
why-record-line-missing = diese Zeile fehlt im Kopf
why-record-header-line = eine Zeile im Kopf hat die Form `Key: value`, und eine leere Zeile beendet den Kopf
why-record-version = dieses Programm liest nur Version { $version } des Formats
why-record-seats = `Seats` ist eine Zahl von 1 bis { $most }
why-record-names = für jeden Platz gibt es einen Namen
why-record-option-twice = die Option `{ $name }` steht zweimal da
why-record-options = Optionen haben die Form `name=true` oder `name=false`
why-record-material = eine Aufzeichnung hat Zeilen mit `Cards` oder mit `Sheets`, nicht beide
why-record-match-form = `{ $key }` hat die Form `2/5`, mit höchstens { $most } Partien
why-record-match-over = die Serie davor ist zu Ende (Partien: { $of })
why-record-match-order = nach `{ $this }` kommt `{ $next }`
why-record-match-unfinished = Partie { $number } der Serie ist nicht zu Ende gespielt
why-record-match-differs = das muss in allen Partien einer Serie gleich sein
why-record-result-form = `Result` sind die Punkte aller Plätze, zum Beispiel `70 64`
why-record-result-early = ein Ergebnis steht da, aber die Partie ist nicht zu Ende
why-record-result = die Partie endet mit { $scores }

why-fair-digits = hier gehören 64 hexadezimale Ziffern mit kleinen Buchstaben hin
why-fair-seed = hier gehört eine Zahl hin, oder 64 hexadezimale Ziffern mit kleinen Buchstaben
why-fair-no-commitment = diese Zeile fehlt, aber das Geheimnis der Würfel steht da
why-fair-no-luck = diese Zeile fehlt, aber das Versprechen über die Würfel steht da
why-fair-luck-count = jeder der { $seats } Plätze braucht eines, `{ $none }` steht für keines; es sind aber { $found }
why-fair-luck-length = Glück hat 1 bis { $most } Zeichen
why-fair-luck-character = Glück kann nur aus den Buchstaben A bis Z und a bis z und den Ziffern 0 bis 9 bestehen, nicht aus { $character }
why-fair-starter = hier kann nur `{ $only }` stehen
why-fair-restored = hier gehört die Nummer eines Wurfs oder einer Ziehung hin, von 0 an gezählt, mit höchstens { $most } Ziffern
why-fair-commitment = das Geheimnis der Würfel passt nicht zum Versprechen
why-fair-dice = Würfel: Wurf oder Ziehung Nummer { $number }, von 0 an gezählt, ist `{ $recorded }`, aber aus dem Geheimnis folgt `{ $expected }`

## The browser client

## Everywhere

close = Schließen
dice = Würfel
none = nichts
points-label = Punkte
total = Gesamt
game = Partie
game-number = Partie { $number }
row-number = Reihe { $number }
part = Wertung
empty = leer
crossed-out = gestrichen
players = Spieler
record = Aufzeichnung
one-moment = Einen Moment …
skip-to-content = Zum Inhalt springen
to-start = Zur Startseite
your-name = Dein Name
your-turn = Du bist dran
level = Stufe
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
player-default = Gast
bot-name = Bot ({ $level })
bot-name-numbered = Bot { $number } ({ $level })
field = { $colour } { $number }
die = { $colour } { $face }
die-number = Würfel { $number }
letter-red = R
letter-orange = O
letter-yellow = Ge
letter-green = Gr
letter-blue = B
letter-purple = L
letter-white = W
letter-black = S

## The frame

nav = Seiten
nav-rules = Regeln
nav-settings = Einstellungen
nav-sheet = Spielzettel
nav-print = Zettel drucken
nav-verify = Aufzeichnung prüfen
nav-privacy = Datenschutz
nav-programs = Für Entwickler

## The start

start-title = Spielen
play-now = Sofort spielen
ways = Andere Arten zu spielen
way-friends = Mit Freunden
way-friends-about = Ein Tisch mit Link, für Handys und Computer.
way-one-device = An einem Gerät
way-one-device-about = Zum Herumreichen, für zwei bis sechs.
way-sheet = Spielzettel
way-sheet-about = Echte Würfel, das Handy statt Papier.
way-rules = Regeln lernen
way-rules-about = Kurz, mit Aufgaben zum Ausprobieren.
continue = Weiterspielen
own-games = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
join-code = Mit Code mitspielen
join-code-go = Mitspielen
public-tables = Offene Tische
public-none = Gerade wartet niemand. Eröffne selbst einen Tisch!
seats-free = { $free } von { $seats } Plätzen frei
new-name-number = Name { $number }
new-more = Weitere Einstellungen
new-dice = Würfel
dice-program = rollen von selbst
dice-tap = rollen, wenn du tippst
dice-real = sind echt, du gibst sie ein
new-match = Partien hintereinander
new-seconds = Bedenkzeit
new-no-limit = unbegrenzt
new-late = Wenn die Zeit um ist
late-default = auslassen oder streichen
new-public = Tisch für alle sichtbar machen
new-open = Tisch eröffnen
new-begin = Losspielen
option-finish-turn = Den Zug nach dem zweiten Schloss zu Ende spielen
option-join-locks = Mit abschließen: Wer die Reihe auch abschließen könnte, wird noch einmal gefragt
option-advanced = Für Fortgeschrittene: drei Karten und eine offene Auslage
setup-game = Spiel
setup-variants = Varianten
setup-preset = Regeln
setup-preset-printed = Wie gedruckt
setup-preset-table = Wie am Tisch
setup-who = Wer spielt mit?
setup-who-about = Tippe an, wer an den Tisch kommen soll.
setup-at-table = Am Tisch
setup-friend = Mitspieler
setup-friend-about = Kommt über deinen Link.
setup-person = Person
setup-person-about = Spielt an diesem Gerät.
setup-about-easy = Freundlich, lässt dich gewinnen.
setup-about-medium = Spielt wie die meisten.
setup-about-hard = Behält alle Zettel im Blick.
setup-about-expert = Stärker geht es nicht.
setup-add = Hinzufügen: { $name }
setup-remove = Entfernen: { $name }
setup-pace-none = Ohne Uhr
setup-pace-relaxed = Gemütlich
setup-pace-brisk = Zügig
setup-pace-quick = Schnell
setup-dice-program = Von selbst
setup-dice-tap = Durch Tippen
setup-dice-real = Echte
setup-summary = { $game }, { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
start-against = Gegen
start-code-help = Sechs Buchstaben; Leerzeichen und Kleinbuchstaben stören nicht.
start-code-short = Ein Code hat sechs Buchstaben. Schau noch einmal nach oder bitte um den Link.
start-won = gewonnen
start-more-games = Frühere Partien

## At the table

no-table = Diesen Tisch gibt es nicht
line-lost = Verbindung unterbrochen. Sie wird wiederhergestellt …
share-title = Spiel mit mir
share-link = Link teilen
link-copied = Der Link ist kopiert.
qr-alt = Der Link als QR-Code
invite-title = Warten auf Mitspieler
invite-about = { $count ->
    [one] Ein Platz ist frei. Schick den Link, zeig den Code oder lass einen Bot spielen.
   *[other] { $count } Plätze sind frei. Schick den Link, zeig den Code oder lass Bots spielen.
}
invite-code = Oder sag ihnen den Code
invite-real = Hier wird mit echten Würfeln gespielt: Wer würfelt, gibt ein, was sie zeigen.
invite-fair = Die Würfel stehen fest, bevor du dich setzt, und dein Glück wird hineingemischt: Niemand kann sie sich aussuchen. Jeder Wurf lässt sich nachher prüfen.
seat-open = Platz { $seat } ist frei
seat-reserved = Platz { $seat } ist reserviert
seat-you = (du)
seat-bot = Bot spielen lassen
join-title = Mitspielen: { $game }
join-sit = Platz nehmen
join-watch = Oder schau nur zu: Der Tisch ist unten zu sehen.
seat-stood-in = gerade spielt ein Bot
seat-gone = nicht verbunden
seat-thinking = überlegt
seat-chosen = hat gewählt
seat-waits = wartet
seat-told = { $turn ->
    [yes] , { points }, { $doing }, ist dran
   *[other] , { points }, { $doing }
}
time-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
hurry = Beeil dich: { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
for-name = { $name }: { $words }
turn-of = { $name } ist dran
you-have-chosen = Du hast gewählt
all-have-chosen = Alle haben gewählt
waiting-for = { $name } überlegt …
waiting-for-several = { $count } Spieler überlegen …
you-roll = Du würfelst
you-are-rolling = Dein Wurf
name-rolls = { $name } würfelt
roll = Würfeln
roll-setup = Auslosen, wer beginnt
roll-deal = Karten austeilen
roll-open = Karten aufdecken
roll-draw = Karte ziehen
real-dice = Was die Würfel zeigen
real-dice-numbers = Tippe an, was jeder Würfel zeigt.
real-dice-colours = Tippe die Farbe an, die jeder Würfel zeigt.
tray = Würfel
actions = Deine Wahl
sheet-of = Der Zettel von { $name }
others-sheets = Die anderen Zettel
open-sheet = Zettel öffnen:
you-chose = Gewählt: { $choice }
take-back = Ändern
removed-you = Du wurdest vom Tisch entfernt.
time-up = Deine Zeit ist um, deshalb wurde für dich entschieden.
you-watch = Du schaust zu.
menu = Menü
menu-undo = Bitten, die letzte Wahl zurückzunehmen
menu-unroll = Würfel korrigieren
menu-share = Link kopieren
menu-carry = Auf anderem Gerät weiterspielen
menu-carry-about = Öffne den Link auf dem anderen Gerät, innerhalb von zehn Minuten. Er gilt einmal.
menu-rules = Regeln
menu-leave = Tisch verlassen
scoretable = Punktetabelle
history = Verlauf
fair-dice = Faire Würfel
fair-dice-about = Mit dieser Zahl hat sich der Server vor der Partie auf die Würfel festgelegt. Nachher prüft dieses Gerät, ob er sein Wort gehalten hat.
host = Du bist Gastgeber
host-bot = Bot spielen lassen
host-mute = Stummschalten
host-unmute = Reden lassen
host-remove = Entfernen
undo-question = { $name } möchte die letzte Wahl zurücknehmen.
undo-waiting = Warten, bis die anderen zustimmen …
undo-agree = Zustimmen
undo-refuse = Ablehnen
cover-title = Gib das Gerät an { $name } weiter
cover-about = Alle anderen schauen bei der nächsten Wahl bitte weg.
cover-ready = Ich bin { $name }
hint = Tipp
hint-close = Verstanden
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-muted = Nachrichten der anderen sind ausgeblendet.
chat-mute = Nachrichten der anderen ausblenden
chat-say = Sag etwas
chat-send = Senden
reactions = Reaktionen
invite-by = { $name } lädt dich zu { $game } ein
invite-facts = Über diese Partie
invite-match = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien hintereinander
}
invite-no-clock = ohne Uhr
invite-clock = { $count ->
    [one] { $count } Sekunde für jede Entscheidung
   *[other] { $count } Sekunden für jede Entscheidung
}
invite-dice-program = die Würfel fallen von selbst
invite-dice-tap = gewürfelt wird durch Tippen
invite-dice-real = echte Würfel, die ihr eingebt
replay-first = { $name } beginnt.

## What happens, in words

news-dice = Würfel: { $dice }
news-first = { $name } fängt an
news-rolled = { $name } hat gewürfelt: { $dice }
news-drew = Eine Karte wurde gezogen
news-began = Partie { $game } von { $games } hat begonnen
news-began-only = Die Partie hat begonnen
news-over = Die Partie ist zu Ende
news-sat = { $name } hat sich gesetzt
news-left = { $name } ist gegangen
news-stood-in = Ein Bot hat für { $name } übernommen
news-returned = { $name } ist zurückgekommen
news-removed = { $name } wurde entfernt
news-undo-asked = { $name } hat gebeten, die letzte Wahl zurückzunehmen
news-undo-refused = { $name } war gegen das Zurücknehmen
news-undone = Die letzte Wahl wurde zurückgenommen
news-unrolled = Der Wurf wurde zurückgenommen
news-restored = Der Gastgeber hat eine Sicherung eingespielt: Die Würfe ab hier lassen sich nicht prüfen

## The end

reckoning = Schlusswertung
winner = Sieg
end-alone = { $points ->
    [one] { $points } Punkt!
   *[other] { $points } Punkte!
}
end-you-won = { $what ->
    [game] Du hast Partie { $game } gewonnen!
    [match] Du hast die Serie gewonnen!
   *[only] Du hast gewonnen!
}
end-won = { $what ->
    [game] { $name } hat Partie { $game } gewonnen
    [match] { $name } hat die Serie gewonnen
   *[only] { $name } hat gewonnen
}
end-shared = { $what ->
    [game] { $names } teilen sich den Sieg in Partie { $game }
    [match] { $names } teilen sich den Sieg in der Serie
   *[only] { $names } teilen sich den Sieg
}
end-last-game = Die letzte Partie ging an { $names }.
end-why-locked = Die Partie war zu Ende, weil diese Reihen abgeschlossen waren: { $rows }.
end-why-misthrows = Mit dem { $misthrows }. Fehlwurf war die Partie zu Ende: { $names }.
end-why-rows = Die letzte Reihe ist voll, damit war die Partie zu Ende: { $names }.
end-why-cards = Mit der { $cards }. gewerteten Karte war die Partie zu Ende: { $names }.
end-rematch = Noch einmal spielen
end-ready = Nächste Partie
end-wants-rematch = { $count ->
    [one] { $names } will noch einmal spielen
   *[other] { $names } wollen noch einmal spielen
}
end-awaits = Es fehlt noch: { $names }
end-not-yet = Noch nicht
end-begins-in = Es beginnt von selbst in { $seconds } s.
end-ready-names = Bereit: { $names }
end-next = Zur nächsten Partie
end-record = Aufzeichnung und Wiedergabe
end-record-number = Partie { $number }: Aufzeichnung und Wiedergabe
podium-label = Siegertreppchen
podium-others = Weitere Plätze
podium-place = { $place }. Platz
podium-points = { points }
moment-title = Höhepunkte
moment-lock = { $name } hat { $row } abgeschlossen: { points } in dieser Reihe
moment-hits = { $name } hat { $count } Treffer auf einmal gelandet
moment-card = { $name } hat eine Karte gewertet: { points }
moment-gain = { $name } hat auf einmal { points } geholt
moment-gain-by = { $what }: { points } auf einmal
moment-comeback = { $name } lag { points } zurück und hat doch gewonnen
moment-streak = { $name } hat { $count }-mal nacheinander gepunktet
moment-close = Nur { points } zwischen Platz 1 und Platz 2
moment-lead = Die Führung hat { $count }-mal gewechselt
picture-label = Bild vom Ergebnis
picture-title = { $game }: Schlusswertung
picture-score = { $name }: { points }
picture-share = Teilen
picture-save = Bild speichern
standings = Nach { $played } von { $games } Partien
standings-label = Punktestand
replay = Schritt für Schritt
replay-step = Schritt { $step } von { $steps }
replay-back = ◀ Zurück
replay-on = Weiter ▶
record-download = Aufzeichnung herunterladen

## The dice, checked by this device

dice-checking = Die Würfel werden geprüft …
dice-unread = Die Würfel sind noch nicht geprüft, weil die Aufzeichnung nicht geladen werden konnte.
dice-again = Würfel prüfen
dice-good = Die Würfel sind fair: Dieses Gerät kannte das Versprechen des Servers, bevor es dein Glück dazugab, und hat alle { $count } Würfe und Ziehungen nachgerechnet.
dice-unseen = Alle { $count } Würfe und Ziehungen sind, was der Server versprochen hat; dieses Gerät hat sie nachgerechnet. Ob er es vor der Partie versprochen hat, kann es nicht sagen, denn es hat das Versprechen damals nicht gesehen.
dice-follow = Alle { $count } Würfe und Ziehungen folgen aus dem Geheimnis des Servers; dieses Gerät hat sie nachgerechnet.
dice-alone = Aber niemand hat Glück dazugegeben: Der Server allein hat diese Würfel gemacht.
dice-restored = Der Server wurde während dieser Partie aus einer Sicherung wiederhergestellt. Dieses Gerät hat die ersten { $checked } von { $count } Würfen und Ziehungen nachgerechnet; die übrigen lassen sich nicht prüfen.
dice-no-seed = Die Aufzeichnung sagt nicht, woher ihre Würfel kommen.
dice-not-revealed = Der Server hat sein Geheimnis noch nicht verraten, deshalb lassen sich die Würfel nicht prüfen.
dice-number = Die Würfel kommen aus einer Zahl, auf die niemand festgelegt war.
dice-wrong-roll = Die Würfel sind NICHT, was versprochen war: Wurf oder Ziehung { $number } ist „{ $recorded }“ und müsste „{ $expected }“ sein.
dice-wrong-commitment = Die Würfel sind NICHT, was versprochen war: Das Geheimnis passt nicht zum Versprechen in der Aufzeichnung.
dice-wrong-promise = Die Würfel sind NICHT, was versprochen war: Vor der Partie hat der Server diesem Gerät ein anderes Versprechen gezeigt.
dice-wrong-luck = Die Würfel sind NICHT, was versprochen war: Das Glück, das dieses Gerät dazugegeben hat, steckt nicht darin.
dice-wrong-shown = Die Würfel sind NICHT, was versprochen war: In der Aufzeichnung stehen andere Würfel, als dieses Gerät gezeigt bekam.
dice-wrong-missing = Die Würfel sind NICHT, was versprochen war: Der Server behält das Geheimnis, das er verraten müsste.
dice-wrong-unreadable = Die Würfel lassen sich nicht prüfen: Das ist keine gültige Aufzeichnung.

## Score sheet

sheet-about = Du spielst mit Freunden am Tisch, mit echten Würfeln: Dein Handy ist der Zettel. Es kennt die Regeln, zählt deine Punkte zusammen und behält alles in diesem Browser.
sheet-letter = Dein Zettel
sheet-cards = Deine Karten
sheet-cards-deck = aus dem Stapel dieser Seite
sheet-cards-printed = meine eigenen gedruckten Karten
sheet-other-game = Ein anderes Spiel wählen
sheet-bar = Zurücknehmen und bestätigen
sheet-undo = Zurück
sheet-redo = Wiederholen
sheet-undone = Zurückgenommen: { $what }
sheet-redone = Wiederholt: { $what }
sheet-lost = Der Server ist nicht erreichbar. Dein Zettel ist sicher, und du kannst weitermachen, sobald er wieder da ist.
sheet-locks = Jemand anders hat abgeschlossen
sheet-locks-about = Trage zuerst dein eigenes Kreuz aus demselben Wurf ein.
sheet-locked = Jemand anders hat { $row } abgeschlossen
sheet-number = Welche Zahl? ({ $colour })
sheet-hit = Treffer
sheet-card-which = Welche Karte hast du bekommen?
sheet-card-number = Nummer der Karte
sheet-card-lay = Nehmen
sheet-card-draw = Zufällig ziehen
sheet-card-laid = Karte #{ $number }
sheet-card-new = Gib deine nächste Karte ein
sheet-card-copy = Tippe an, wie viele Felder jede Reihe hat und welche Reihen eine Sonne haben.
sheet-card-so-far = Reihen: { $rows } von { $all-rows }, Sonnen: { $suns } von { $all-suns }
sheet-card-copied = Diese Karte nutzen
sheet-boxes = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
sheet-sun = Sonne
sheet-entered = Karte { $card }: { $dice }
sheet-dice = Die eingegebenen Würfel
sheet-dice-add = Einen Würfel dazu
sheet-dice-clear = Alle Würfel wegnehmen
sheet-die-add = Noch einmal { $colour } (jetzt { $dice })
sheet-die-away = { $colour } wegnehmen
sheet-hint-dice = Tippe die gewürfelten Farben an.
sheet-hint-card = Tippe jetzt eine Karte an.
sheet-over = Die Partie ist zu Ende
sheet-next = Nächste Partie
sheet-finish = Partie beenden
sheet-finish-about = Auf deinem Zettel ist noch Platz. Wenn die Partie trotzdem zu Ende ist, kommen die Punkte in deine Liste.
sheet-finish-count = { $points ->
    [one] { $points } Punkt eintragen
   *[other] { $points } Punkte eintragen
}
sheet-discard = Zettel wegwerfen
sheet-go-on = Weiterspielen
sheet-counted = { $points ->
    [one] { $points } Punkt steht jetzt in deiner Liste.
   *[other] { $points } Punkte stehen jetzt in deiner Liste.
}
sheet-block = Block für fünf Partien: { $game }
sheet-block-game = Partie { $number }
sheet-block-full = Der Block ist voll. Die nächste Partie beginnt einen neuen.
sheet-block-clear = Neuen Block beginnen
sheet-results = Deine Partien bisher
sheet-games = { $game }: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
sheet-result-delete = Dieses Ergebnis löschen
sheet-result-delete-about = Das lässt sich nicht rückgängig machen.
sheet-delete-all = Liste löschen
sheet-delete-all-about = Alle diese Ergebnisse werden aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.
sheet-delete-sure = Löschen
sheet-keep = Behalten
error-illegal-mark = Das erlauben die Regeln nicht.

## Settings

set-language = Sprache
set-theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
set-one-tap = Mit einmal Tippen wählen (sonst: tippen, dann bestätigen)
set-auto = Für mich entscheiden, wo es nur eine Möglichkeit gibt
set-sound = Töne
set-vibration = Vibrieren, wenn ich dran bin
set-awake = Bildschirm beim Spielen anlassen
set-cover = An einem Gerät die Wahl vor den anderen verdecken
set-chat = Nachrichten der anderen zeigen
set-hints-again = Die Tipps für die erste Partie wieder zeigen

## Sheets and cards for paper

printing-about = Spielzettel und Karten für eine Runde am Tisch: von uns gezeichnet, auch ohne Farben lesbar und fertig zum Ausschneiden. Wähle, was du brauchst, und speichere es als PDF.
printing-paper = Papier
printing-paper-a4 = A4
printing-paper-letter = US Letter
printing-copies = Anzahl
printing-copies-about = Eine einzelne Seite wird immer gefüllt.
printing-preview = Seite { $page } von { $pages }: { $game }, { $paper }
printing-page = Seite { $page } von { $pages }
printing-previous = Vorige Seite
printing-next = Nächste Seite
printing-pdf = PDF speichern
printing-svg = Diese Seite als SVG speichern
printing-link = Spielzettel oder Karten drucken

## The check of a record

verify-about = Füge die Aufzeichnung einer Partie ein oder öffne ihre Datei. Jeder Zug wird an den Regeln geprüft und alle Würfel an dem Geheimnis, auf das sich der Server festgelegt hatte. Die Aufzeichnung wird nicht gespeichert.
verify-check = Prüfen
verify-file = Datei öffnen
verify-good = Die Aufzeichnung folgt den Regeln.
verify-without = Du musst diesem Server nicht vertrauen: „rollwright verify“ prüft dasselbe auf deinem eigenen Rechner, und check_dice.py prüft die Würfel ganz ohne unseren Code.

## Privacy

privacy-about = Dieser Server kennt dich an einem zufälligen Schlüssel, den dein Browser behält. Es gibt keine Konten und keine Cookies, deine Netzadresse wird nicht gespeichert, und nichts wird von anderswo geladen.
privacy-stored = Was gespeichert wird, und wie lange
privacy-what = Was
privacy-time = Wie lange
privacy-token = Eine Prüfsumme deines Schlüssels neben den Plätzen, die du hattest, damit du deine Partien wiederfindest
privacy-unfinished = Ein Tisch, der nicht zu Ende gespielt wurde, mit seinen Zügen
privacy-finished = Die Züge eines beendeten Tisches
privacy-chat = Nachrichten im Chat
privacy-names = Die Namen in beendeten Partien
privacy-records = Die Aufzeichnungen beendeter Partien, ohne Namen
privacy-until-deleted = bis du es hier löschst
privacy-for-good = für immer
privacy-links = Wer den Link eines Tisches oder einer beendeten Partie hat, kann sie sehen. Netzadressen stehen nur im Arbeitsspeicher, um abzuweisen, wer zu viel anfragt.
privacy-delete = Löschen, was über dich gespeichert ist
privacy-delete-about = Damit verschwinden deine Namen und Nachrichten von allen Tischen und aus allen beendeten Partien, und dein Browser vergisst den Schlüssel. Das lässt sich nicht rückgängig machen, und ohne den Schlüssel kannst du an Tischen, die nicht zu Ende gespielt sind, nicht weiterspielen.
privacy-delete-button = Meine Namen und Nachrichten löschen
privacy-deleted = Erledigt: Deine Namen und Nachrichten sind gelöscht, und dieser Browser hat dich vergessen.

## When something is not there

missing-title = Hier ist nichts
missing-page = Unter dieser Adresse gibt es keine Seite.
missing-table = Diesen Tisch gibt es nicht: Der Link stimmt nicht, oder der Tisch war zu alt und ist weg.
missing-game = Diese Partie gibt es nicht.
offline-title = Kein Netz
offline-about = Der Server ist nicht zu erreichen. Deine Partien sind sicher: Sobald du wieder Netz hast, machst du weiter, wo du warst.
offline-again = Noch einmal versuchen
offline-rules = Solange du wartest: Die Regeln kannst du auch ohne Netz lesen.

## What the server refuses

error-unknown = Etwas ist schiefgegangen. Versuch es noch einmal.
error-status = Der Server hat mit dem Fehler { $status } geantwortet. Versuch es gleich noch einmal.
error-offline = Keine Verbindung zum Server. Einen Moment …
error-no-table = Diesen Tisch gibt es nicht.
error-no-game = Diese Partie gibt es nicht.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-seat-taken = Dieser Platz ist schon besetzt. Nimm einen anderen oder schau zu.
error-too-many = Zu viele Anfragen. Warte ein wenig und versuch es noch einmal.
error-too-fast = Das war zu schnell. Warte ein wenig und versuch es noch einmal.
error-moved-on = Die Partie ist schon weiter.
error-too-late = Dafür ist es zu spät: Es ist neu gewürfelt worden, oder jemand hat schon gehandelt.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-not-your-turn = Die Partie wartet auf etwas anderes.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
error-muted = Der Gastgeber hat dich stummgeschaltet.
error-illegal-choice = Das geht jetzt nicht.
error-illegal-chance = Diese Würfel können jetzt nicht fallen. Prüfe, was du eingegeben hast.
error-full = Der Server ist voll. Versuch es später noch einmal.
error-recovering = Der Server kann gerade nichts speichern. Versuch es in ein paar Sekunden noch einmal.
error-damaged = Was der Server davon gespeichert hat, ist beschädigt. Alles andere ist in Ordnung.
error-internal = Etwas ist schiefgegangen. Verloren ist nichts.
error-unavailable = Der Tisch lässt sich gerade nicht lesen. Versuch es noch einmal.
error-not-your-seat = Das ist nicht dein Platz, oder der Code gilt nicht mehr.
error-no-seat = Diesen Platz gibt es am Tisch nicht.
error-game-over = Die Partie ist zu Ende.
error-match-over = Die letzte Partie ist gespielt.
error-not-host = Das darf nur der Gastgeber.
error-not-missing = Kein Bot kann jetzt hier sitzen: Wer hier spielt, ist da.
error-no-such-bot = Dieser Bot spielt hier nicht.
error-no-undo-asked = Niemand möchte mehr etwas zurücknehmen.
error-nothing-said = Es gibt nichts zu senden.
error-wrong-version = Diese Seite ist zu alt. Lade sie neu.
error-why = { $why }.
error-why-rule = { $why } (Regel { $rule }).
error-which-seat = Du hast hier mehrere Plätze. Wähle einen davon.
error-program-rolls = An diesem Tisch rollen die Würfel von selbst.
error-real-dice = An diesem Tisch wird mit echten Würfeln gespielt. Gib ein, was sie zeigen.
error-match-not-over = Die Serie ist noch nicht zu Ende.
error-forgotten = Du wolltest vergessen werden. Du kannst hier weiterspielen, aber weder chatten noch einen Namen haben.
error-bad-luck = Was dein Browser zu den Würfeln dazugegeben hat, lässt sich nicht verwenden. Lade die Seite neu.
error-too-many-armed = So viel kannst du nicht im Voraus festlegen. Nimm etwas davon weg.
error-too-many-steps = An diesem Tisch ist schon zu viel geschehen. Öffne einen neuen.
error-too-much-chat = Der Chat dieses Tisches ist voll. Öffne einen neuen Tisch, um weiterzureden.
error-bad-notation = Das lässt sich nicht lesen. Prüfe, was du eingegeben hast.
error-no-reaction = Diese Reaktion gibt es nicht.
error-impossible = Das kann an diesem Tisch jetzt nicht geschehen.
error-not-found = Hier gibt es nichts.
error-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-no-token = Der Server kennt dich noch nicht. Lade die Seite neu.
error-bad-token = Der Server kennt dich nicht mehr. Lade die Seite neu.
error-bad-table = So lässt sich kein Tisch aufmachen. Ändere die Einstellungen.
error-bad-position = So kann keine Partie stehen.
error-bad-message = Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-bad-handshake = Die Verbindung ließ sich nicht öffnen. Lade die Seite neu.
error-hello-first = Die Verbindung ließ sich nicht öffnen. Lade die Seite neu.
error-wrong-origin = Eine andere Seite wollte hier spielen. Öffne den Tisch unter seiner eigenen Adresse.

## The page before the client has loaded

page-about = Qwixx, Twenty One und Alles auf 1 Karte mit Freunden oder Bots: ein Link, kein Konto, in zehn Sekunden im Spiel.
page-noscript = Zum Spielen braucht diese Seite JavaScript.
preview-locale = de_DE
preview-table = { $name } lädt dich zu { $game } ein
preview-table-nobody = Eine Einladung zu { $game }
preview-table-about = { $free ->
    [0] Alle { $seats } Plätze sind besetzt: Öffne den Link und schau zu.
    [one] { $free } von { $seats } Plätzen ist frei: Öffne den Link und spiel mit, ohne Konto.
   *[other] { $free } von { $seats } Plätzen sind frei: Öffne den Link und spiel mit, ohne Konto.
}
preview-result-about = Die beendete Partie, Schritt für Schritt, mit Würfeln, die jeder nachprüfen kann.

## Am Tisch

game-of = Partie { $number } von { $games }
gain = { $count ->
    [one] { $gained } Punkt
   *[other] { $gained } Punkte
}
side-panel = Verlauf und Chat
seat-late = da, antwortet aber nicht
presence-late = Deine letzten Entscheidungen hast du verpasst. Bist du noch da?
presence-replaced = Ein Bot spielt für dich.
presence-here = Ich bin da
presence-missing = { $name } ist nicht verbunden.
presence-wait = In { $seconds } s könnt ihr einen Bot spielen lassen.
presence-keep-waiting = Warten
presence-bot = Bot spielen lassen
presence-votes = Für einen Bot gestimmt: { $names }
leave-question = Wirklich gehen? Die anderen erfahren es, und ein Bot spielt für dich weiter.
leave-stay = Bleiben
arm = Im Voraus entscheiden
arm-done = Fertig
arm-about = Tippe auf die Felder, die du ankreuzt, sobald die Würfel es erlauben. Noch einmal tippen löscht das wieder.
keys = Tastenkürzel
keys-confirm = Auswahl bestätigen
keys-skip = auslassen oder den ersten Knopf drücken
keys-roll = würfeln
keys-back = anders entscheiden
keys-chat = Chat
keys-menu = Menü
keys-help = diese Liste
keys-arrows = durch alles gehen, was du wählen kannst
keys-escape = Auswahl löschen
set-speed = Tempo der Würfel und der Mitspieler
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-instant = sofort

# On printed sheets
print-name = Name

## One’s own sheets and cards

material-own-sheets = Meine eigenen Zettel verwenden
material-own-cards = Meine eigenen Karten verwenden
material-edit = Ändern
material-share = Als Link teilen
material-keep = Speichern und benutzen
material-text = Als Text, wie in einer Datei
material-reset-sheets = Zurück zu den Zetteln dieser Seite
material-reset-cards = Zurück zu den Karten dieser Seite
material-sent-sheets = Dieser Link bringt Zettel für { $game }
material-sent-cards = Dieser Link bringt Karten für { $game }
material-sent-replaces = Sie würden die ersetzen, die du auf diesem Gerät eingegeben hast.
material-use = Benutzen
material-drop = Nein, danke

## Terminal: reviews of games

terminal-review-decimal = ,
terminal-review-of-points = { $number } Punkte
terminal-review-broken = Die Aufzeichnung ist nur bis hierher lesbar. { $error }
terminal-review-win = Gewinnchance
terminal-review-points = Punkte
terminal-review-start = Beginn
terminal-review-luck = Glück
terminal-review-own = Eigene
terminal-review-others = Andere
terminal-review-estimates = Schätzung
terminal-review-result = Ergebnis
terminal-review-decisions = { $name }: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}, im Schnitt { $loss } verloren
terminal-review-no-decisions = { $name }: nichts zu entscheiden
terminal-review-classes = Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }
terminal-review-skill = Spielstärke: { $words } ({ $level } von 4, wahrscheinlich { $from } bis { $to })
terminal-review-skill-between = zwischen „{ $above }“ und „{ $below }“
terminal-review-skill-like = wie „{ $level }“
terminal-review-skill-below = schlechter als der Zufall
terminal-review-level-random = zufällig
terminal-review-level-easy = leicht
terminal-review-level-medium = mittel
terminal-review-level-hard = schwer
terminal-review-level-expert = Experte
terminal-review-even-luck = Bei gleichem Glück { $who ->
    [you] lägst du
   *[one] läge { $name }
} vorn: { $shares }
terminal-review-even-luck-open = Bei gleichem Glück läge niemand klar vorn: { $shares }
terminal-review-turning-points = Wendepunkte
terminal-review-mistakes = Teure Entscheidungen
terminal-review-better = { $done }; besser: { $best }, { $gain }
terminal-review-inaccuracy = (Ungenauigkeit)
terminal-review-mistake = (Fehler)
terminal-review-blunder = (grober Fehler)
terminal-review-profile-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, { $wins } gewonnen, { $expected } erwartet
terminal-review-profile-alone = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
terminal-review-profile-sums = Glück { $luck }, eigene Entscheidungen { $own }, die der anderen { $others }
terminal-review-profile-sums-alone = Glück { $luck }, eigene Entscheidungen { $own }, berichtigte Schätzungen { $others }
terminal-review-profile-losses = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}, im Schnitt { $loss } ± { $margin } verloren
terminal-review-habits = Gewohnheiten, die am meisten gekostet haben
terminal-review-habit = { $habit }: { $count ->
    [one] einmal
   *[other] { $count }-mal
} ({ $often } in 100 Entscheidungen), { $loss } ± { $margin } pro Partie

## Terminal: evaluation of positions

terminal-evaluate-seat = Platz
terminal-evaluate-win = Chance
terminal-evaluate-points = Punkte
terminal-evaluate-loss = Verlust
terminal-evaluate-choice = Wahl
