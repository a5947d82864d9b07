### Die Seite einer Auswertung, die `rollwright review --html` schreibt.

## Auswertungen: die Seite

review-page-decimal = ,
review-page-percent = { $number } %
review-page-of-points = { $number } Punkte
review-page-noscript = Diese Seite braucht JavaScript, um die Partie zu zeichnen. Sie lädt nichts nach.
review-page-title = Auswertung: { $games }
review-page-title-several = Auswertung von { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
review-page-made = Erstellt mit Rollwright. Alles steht in dieser Datei.
review-page-no-games = In diesen Aufzeichnungen ist keine Partie.

## Die Liste der Partien

review-page-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
review-page-date = Datum
review-page-file = Datei
review-page-result = Ergebnis
review-page-unfinished = Die Partie wurde nicht zu Ende gespielt: Als Ergebnis gilt, womit alle an dieser Stelle rechnen konnten.
review-page-broken = Die Aufzeichnung ist nur bis hierher lesbar. { $error }

## Durch eine Partie gehen

review-page-slider = Stelle in der Partie
review-page-controls = Durch die Partie gehen
review-page-first = Zum Anfang (Taste Pos 1)
review-page-back = Zurück (Pfeil nach links)
review-page-play = Abspielen
review-page-pause = Anhalten
review-page-on = Weiter (Pfeil nach rechts)
review-page-last = Zum Ende (Taste Ende)
review-page-mistake-before = Voriger Fehler
review-page-mistake-after = Nächster Fehler
review-page-setup = Vor dem ersten Zug
review-page-turn = Zug { $number }
review-page-moment = { $number } von { $of }
review-page-begins = Die Partie beginnt.
review-page-curve-win = Die Gewinnchancen.
review-page-curve-points = Die erwarteten Punkte.
review-page-curve-signs = ?! Ungenauigkeit, ? Fehler, ?? grober Fehler, ◆ Wendepunkt; unten stehen die Züge.
review-page-table = Der Tisch
review-page-active = ist dran

## Was entschieden wurde

review-page-decisions = Entscheidungen
review-page-no-decision = Hier entscheidet niemand etwas: Es kommen Würfel oder Karten.
review-page-choice = Wahl
review-page-win = Gewinn­chance
review-page-points = Punkte
review-page-loss = Verlust
review-page-chosen = gewählt
review-page-best = am besten
review-page-alternatives = Was es sonst gab: { $done }
review-page-better = Besser: { $best }
review-page-try = Tippe auf eine Wahl, um sie auf dem Tisch zu sehen.
review-page-frame = Ein gepunkteter Rahmen zeigt das Beste.
review-page-class-forced = erzwungen
review-page-class-best = am besten
review-page-class-good = gut
review-page-class-inaccuracy = Ungenauigkeit
review-page-class-mistake = Fehler
review-page-class-blunder = grober Fehler

## Listen

review-page-mistakes = Fehler: { $count }
review-page-no-mistakes = Niemand hat etwas Nennenswertes verloren.
review-page-mistake-line = { $done }; besser: { $best }
review-page-turning-points = Wendepunkte
review-page-rolls = Wo das Glück am meisten ausgemacht hat
review-page-rolls-about = Was ein Wurf oder eine Karte gebracht hat, verglichen mit dem Mittel über alles, was hätte kommen können.
review-page-what = Was kam

## Summen

review-page-sums = Glück und Können
review-page-sums-about = Beginn + Glück + eigene Entscheidungen + Entscheidungen der anderen = Ergebnis. Eigene Entscheidungen können nur etwas kosten; was die anderen verloren haben, steht bei den Entscheidungen der anderen.
review-page-sums-about-alone = Beginn + Glück + eigene Entscheidungen = Ergebnis.
review-page-start = Beginn
review-page-luck = Glück
review-page-own = Eigene
review-page-others = Andere
review-page-estimates = Berichtigte Schätzungen
review-page-skill = Wie gut alle gespielt haben
review-page-level-random = zufällig
review-page-level-easy = leicht
review-page-level-medium = mittel
review-page-level-hard = schwer
review-page-level-expert = Experte
review-page-nothing-decided = Es gab nichts zu entscheiden.
review-page-decided = Entscheidungen
review-page-per-decision = Verlust je Entscheidung
review-page-inaccuracies = Ungenauigkeiten
review-page-only-mistakes = Fehler
review-page-blunders = Grobe Fehler
review-page-even = Bei gleichem Glück: { $share } % vom Sieg

## Spieler über viele Partien

review-page-profile-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, { $wins } gewonnen, { $expected } erwartet
review-page-profile-alone = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
review-page-mean-points = { $number } Punkte im Schnitt
review-page-chart = { $name }: Glück und verlorene Chancen, von Partie zu Partie zusammengezählt
review-page-habits = Gewohnheiten, die etwas kosten
review-page-habit = Gewohnheit
review-page-often = Wie oft
review-page-per-hundred = { $number } in 100 Entscheidungen
review-page-price = Kosten je Partie
review-page-history = Partie für Partie
