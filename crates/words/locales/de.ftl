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
    .about = Spielt auf Gewinn, mit einem Auge auf jedem Blatt, und allein nach exakten Lösungen, wo es sie gibt. Stärker geht es nicht.

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
terminal-game-of = Spiel { $number } von { $games }
terminal-game-left = Das Spiel endet hier vorzeitig. Der Stand: { $points }.
terminal-final-reckoning = Die Schlusswertung
terminal-record-in = Die Aufzeichnung steht in { $file }.
terminal-next-game = [Enter: das nächste Spiel, q: aufhören]
terminal-match = Partie
terminal-match-game = Spiel { $number }
terminal-total = gesamt
terminal-wins-game = { $who ->
    [you] { $name } gewinnst das Spiel!
   *[one] { $name } gewinnt das Spiel!
}
terminal-wins-match = { $who ->
    [you] { $name } gewinnst die Partie!
   *[one] { $name } gewinnt die Partie!
}
terminal-share-game = { $who ->
    [you-and-others] { $name } teilt euch den Sieg in diesem Spiel.
   *[several] { $name } teilen sich den Sieg in diesem Spiel.
}
terminal-share-match = { $who ->
    [you-and-others] { $name } teilt euch den Sieg in dieser Partie.
   *[several] { $name } teilen sich den Sieg in dieser Partie.
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
terminal-prompt-start = Start>
terminal-prompt-cards = Karten>
terminal-type-chance = Als Nächstes: { $coming }. Tippe: { $awaited }
terminal-awaited = Erwartet: { $awaited }
terminal-pause = [Enter: { $coming }]
terminal-pause-or-undo = [Enter: { $coming }, u: zurücknehmen]
terminal-nothing-to-choose = Hier gibt es nichts zu wählen: Drücke Enter, oder `?` für Hilfe.
terminal-pass-device = Das Gerät geht an { $name }. { $name }, drücke Enter.
terminal-record-not-written = Die Aufzeichnung lässt sich nicht schreiben: { $error }
terminal-nothing-to-take-back = Seit Würfel oder Karten gefallen sind, gibt es nichts zurückzunehmen.
terminal-taken-back = { $who ->
    [you] Zurückgenommen: { $name } wählst noch einmal.
    [you-and-others] Zurückgenommen: { $name } wählt noch einmal.
    [one] Zurückgenommen: { $name } wählt noch einmal.
   *[several] Zurückgenommen: { $name } wählen noch einmal.
}
terminal-which-file = In welche Datei? `save spiel.rw`
terminal-saved = Gespeichert: { $file }
terminal-no-rule = Eine Regel { $number } gibt es nicht; `rules` zeigt alle.
terminal-rules-language = Die Regeln stehen hier auf Englisch.
terminal-help =
    Antworte mit einer Nummer der Liste oder mit der Notation daneben.
      u, undo     die letzte Wahl zurücknehmen, bis Würfel oder Karten fallen
      s, sheets   die Blätter oder Karten aller Spieler groß zeigen
      rules       die Regeln (auf Englisch); `rules Q12` zeigt eine davon
      save DATEI  die Aufzeichnung des Spiels bis hierher schreiben
      q, quit     das Spiel verlassen
      ?, help     diese Liste
    Auf Blättern zeigt < >, was du jetzt wählen darfst; auf Karten zeigt ein
    halbes Kästchen (in ASCII +), was die Würfel füllen würden.

## Terminal: what comes, and what came

terminal-coming-setup = das Los sagt, wer beginnt
terminal-coming-roll = { $who ->
    [you] { $name } würfelst
   *[one] { $name } würfelt
}
terminal-coming-reroll = { $who ->
    [you] { $name } würfelst noch einmal
   *[one] { $name } würfelt noch einmal
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
    [you] { $name } würfelst { $dice }
   *[one] { $name } würfelt { $dice }
}
terminal-rolls-again = { $who ->
    [you] { $name } würfelst noch einmal: { $dice }
   *[one] { $name } würfelt noch einmal: { $dice }
}
terminal-pass = passen

## Terminal: Qwixx

terminal-qwixx-closed = zu
terminal-qwixx-misthrows = Fehlwürfe
terminal-qwixx-misthrows-of = { $count } von { $most }
terminal-qwixx-white-sum = weiße Summe { $sum }
terminal-qwixx-white-dice = Weiß { $one } + { $other } = { $sum }
terminal-qwixx-action-1 = Aktion 1: Kreuze die weiße Summe { $sum } in einer Reihe an, oder passe.
terminal-qwixx-could-lock = Jetzt könnte jemand schließen: { $rows }!
terminal-qwixx-action-2 = Aktion 2: Kreuze die Summe eines weißen und eines farbigen Würfels an, oder passe.
terminal-qwixx-nothing-crossed = In diesem Zug ist noch nichts angekreuzt: Passen ist ein Fehlwurf.
terminal-qwixx-misthrow = passen: ein Fehlwurf, -{ $cost }
terminal-qwixx-cross = { $row } { $number } ankreuzen
terminal-qwixx-cross-and-lock = { $row } { $number } ankreuzen und die Reihe schließen
terminal-qwixx-skips = { $count ->
    [one] (überspringt { $count } Zahl)
   *[other] (überspringt { $count } Zahlen)
}
terminal-qwixx-crosses-with-lock = { crosses } mit dem Schloss

## Terminal: Twenty One

terminal-twenty-one-row = Reihe { $number }
terminal-twenty-one-so-far = bisher
terminal-twenty-one-sheet = Blatt { $letter }
terminal-twenty-one-keep-or-roll = Gilt dieser Wurf für alle, oder würfelst du alle Würfel, die keine 1 zeigen, noch einmal?
terminal-twenty-one-question = Reihe { $row }: Trage Würfel ein, die passen, oder streiche das erste leere Feld von links.
terminal-twenty-one-fitting = Es passt: { $dice } (* ist ein genauer Treffer)
terminal-twenty-one-nothing = nichts
terminal-twenty-one-keep = der Wurf gilt
terminal-twenty-one-roll-all = alle 6 Würfel noch einmal
terminal-twenty-one-roll-again = { $count ->
    [one] { $count } Würfel noch einmal
   *[other] { $count } Würfel noch einmal
}; { $ones ->
    [one] die 1 bleibt liegen
   *[other] die Einsen bleiben liegen
}
terminal-twenty-one-write = { $dice } eintragen
terminal-twenty-one-hit = (Treffer)
terminal-twenty-one-cross-out = { $field } streichen
terminal-twenty-one-row-full = { $what }; Reihe voll: { points }
terminal-twenty-one-setup = { $who ->
    [you] { $name } machst den ersten Wurf; die Blätter: { $sheets }
   *[one] { $name } macht den ersten Wurf; die Blätter: { $sheets }
}
terminal-twenty-one-reckoned = { $written } + { $bonus } für { $hits ->
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
}
terminal-twenty-one-unfinished = { terminal-twenty-one-reckoned }, nicht voll

## Terminal: Alles auf 1 Karte

terminal-one-card-heading = Karte { $place } (#{ $id })
terminal-one-card-open-cards = offene Karten
terminal-one-card-roll-of = Wurf { $number } von { $rolls }
terminal-one-card-kept = behalten, Wurf { $number } von { $rolls }
terminal-one-card-hold-question = Welche drei deiner fünf Karten behältst du?
terminal-one-card-take-question = Welche der offenen Karten nimmst du?
terminal-one-card-mark-question = Nutze eine deiner Karten für diese Würfel, oder passe.
terminal-one-card-stop-question = Reichen dir diese Würfel, oder behältst du einige und würfelst die anderen noch einmal? { $count ->
    [one] (noch { $count } Wurf)
   *[other] (noch { $count } Würfe)
}
terminal-one-card-stop = diese Würfel gelten
terminal-one-card-roll-all = alle { $count } Würfel noch einmal
terminal-one-card-keep = { $dice } behalten, { $count } noch einmal
terminal-one-card-hold = { $cards } behalten
terminal-one-card-take = #{ $id } nehmen: { $card }
terminal-one-card-enter = Karte #{ $id }: { $boxes } ankreuzen
terminal-one-card-full = (voll)
terminal-one-card-enter-and-score = { terminal-one-card-enter }; bringt { points }
terminal-one-card-gets = { $who ->
    [you] { $name } bekommst die Karten { $cards }
   *[one] { $name } bekommt die Karten { $cards }
}
terminal-one-card-opened = die offenen Karten sind { $cards }
terminal-one-card-comes = #{ $id } kommt zu den offenen Karten
terminal-one-card-draws = { $who ->
    [you] { $name } ziehst #{ $id }
   *[one] { $name } zieht #{ $id }
}
terminal-one-card-card = Karte #{ $id }
terminal-one-card-suns = { $suns ->
    [one] Sonne { $points }
   *[other] Sonnen { $points }
}
terminal-one-card-no-full-row = keine volle Reihe
terminal-one-card-not-scored = { $rows } (nicht gewertet)
terminal-one-card-scored = gewertet { $count } von { $most }: { $cards }

## Terminal: replays

terminal-replay-game-of = Spiel { $number } von { $games }
terminal-replay-turn = Zug { $number }
terminal-replay-not-finished = Das Spiel ist nicht zu Ende.
