### Qwixx: what only this game says. docs/languages.md says how texts are named.

## Terminal

terminal-qwixx-closed = zu
terminal-qwixx-misthrows = Fehlwürfe
terminal-qwixx-misthrows-of = { $count } von { $most }
terminal-qwixx-white-sum = weiße Würfel: { $sum }
terminal-qwixx-white-dice = Weiß { $one } + { $other } = { $sum }
terminal-qwixx-action-1 = 1. Aktion: Kreuze die Summe der weißen Würfel, { $sum }, in einer Reihe an, oder lass sie aus.
terminal-qwixx-could-lock = Jetzt könnte jemand abschließen: { $rows }!
terminal-qwixx-action-2 = 2. Aktion: Kreuze die Summe eines weißen Würfels und eines Farbwürfels an, oder lass sie aus.
terminal-qwixx-nothing-crossed = Du hast in diesem Zug noch nichts angekreuzt: Auslassen ist ein Fehlwurf.
terminal-qwixx-skip = auslassen
terminal-qwixx-misthrow = Fehlwurf ankreuzen, -{ $cost }
terminal-qwixx-join-locks = Gerade abgeschlossen: { $rows }. Kreuze statt deiner Wahl dort auch die letzte Zahl an, oder bleib bei deiner Wahl.
terminal-qwixx-join = auch { $row } abschließen, mit der { $number }
terminal-qwixx-keep = bei der Wahl bleiben
terminal-qwixx-cross = { $row } { $number } ankreuzen
terminal-qwixx-cross-and-lock = { $row } { $number } ankreuzen und die Reihe abschließen
terminal-qwixx-skips = { $count ->
    [one] (lässt { $count } Zahl aus)
   *[other] (lässt { $count } Zahlen aus)
}
terminal-qwixx-crosses-with-lock = { crosses } mit dem Schloss

## Teaching

rules-heading-qwixx = Ankreuzen und abschließen
rules-facts-qwixx = 2–5 Spieler, ab 8 Jahren, 15 Minuten
rules-tip-qwixx = Streiche ausgelassene Zahlen auf Papier mit einem Strich durch, damit du sie später nicht aus Versehen ankreuzt. Am Bildschirm geschieht das von selbst.
rules-about-qwixx = Bei jedem Wurf spielen alle mit und kreuzen Zahlen in vier Farbreihen an, immer von links nach rechts. Je mehr Kreuze in einer Reihe, desto besser, aber was du auslässt, ist weg, und wer eine Reihe abschließt, schließt sie für alle ab.
rules-figure-qwixx = Ein Zettel mitten in der Partie.
rules-figure-qwixx-1 = Eine Reihe mit Farbe, Buchstabe und Form. Es geht von links nach rechts.
rules-figure-qwixx-2 = Eine angekreuzte Zahl.
rules-figure-qwixx-3 = Eine ausgelassene Zahl: Sie ist verloren.
rules-figure-qwixx-4 = Das Schloss am Ende der Reihe.
rules-figure-qwixx-5 = Die Felder für Fehlwürfe.
rules-try-qwixx-right = Du hast gewürfelt, die weißen Würfel zeigen 6 und 2. Welche Felder kannst du in der 1. Aktion ankreuzen?
rules-why-qwixx-right = Die Summe ist 8. In Gelb ist schon die 9 angekreuzt, die 8 links davon ist also verloren. In Rot, Grün und Blau liegt die 8 noch vor dir.
rules-try-qwixx-sum = Vier spielen, und du hast gewürfelt. 1. Aktion: Kreuze die Summe der weißen Würfel in der roten Reihe an.
rules-why-qwixx-sum = 4 + 1 = 5. Die Farbwürfel spielen in der 1. Aktion keine Rolle. Die anderen dürfen die 5 auch ankreuzen: Platz 2 hat sie in Gelb angekreuzt.
rules-try-qwixx-pair = Jetzt deine 2. Aktion. Welche blauen Felder erreichst du mit dem blauen Würfel?
rules-why-qwixx-pair = Weiß 4 + Blau 6 = 10, und Weiß 1 + Blau 6 = 7. Beide weißen Würfel zusammen gehören zur 1. Aktion.
rules-try-qwixx-misthrow = In der 1. Aktion hast du nichts angekreuzt. Sieh dir die 2. Aktion an: Was kannst du tun?
rules-why-qwixx-misthrow = Alle Summen liegen links von deinen Kreuzen. In deinem eigenen Zug hast du also nichts angekreuzt, und das ist ein Fehlwurf: fünf Minuspunkte.
rules-try-qwixx-fifth = Du bist Platz 2, und Platz 1 könnte mit dieser 12 Rot abschließen. Welche Felder kannst du ankreuzen?
rules-why-qwixx-fifth = Die rote 12 braucht fünf eigene Kreuze davor, du hast vier; dass jemand anders die Reihe abschließt, hilft dir nicht. In Gelb ist es nur eins. Die blaue 12 liegt links von deiner 11. In Grün ist die 12 die erste Zahl.
rules-try-qwixx-together = Du und Platz 2 kreuzt beide die rote 12 an. Wie viele Punkte ist dein Zettel dann wert?
rules-why-qwixx-together = Fünf Kreuze, die 12 und das Schloss sind sieben Kreuze: 28 Punkte. Auch Platz 2 bekommt das Schloss, denn ihr habt gleichzeitig gewählt.
rules-try-qwixx-prepare = Du hast vier grüne Kreuze und möchtest Grün noch in diesem Zug abschließen. Sieh dir die weißen Würfel und den grünen an: Was kreuzt du in der 1. Aktion an?
rules-why-qwixx-prepare = Die 3 ist dein fünftes grünes Kreuz. Es zählt sofort, also kannst du in der 2. Aktion die 2 ankreuzen.
rules-try-qwixx-lock = Fünf grüne Kreuze! 2. Aktion: Schließe die grüne Reihe ab.
rules-why-qwixx-lock = Weiß 1 + Grün 1 = 2. Mit dem Schloss sind das sieben Kreuze und 28 Punkte.
rules-try-qwixx-closed = In der 1. Aktion hast du gerade Rot abgeschlossen. Welche Felder kannst du in der 2. Aktion ankreuzen?
rules-why-qwixx-closed = Der rote Würfel ist schon aus dem Spiel. Weiß 6 + 1 ergibt 7 in Gelb und in Grün, und Weiß 6 + 3 ergibt 9 in Blau.
rules-try-qwixx-two-locks = Grün ist schon abgeschlossen, und jetzt kommt eine 12! Schließe deine rote Reihe ab.
rules-why-qwixx-two-locks = Platz 2 schließt mit derselben 12 Gelb ab. Beide Schlösser zählen, drei Reihen sind abgeschlossen, und die Partie ist auf der Stelle zu Ende, ohne 2. Aktion.
rules-try-qwixx-points = Die Partie ist zu Ende. Wie viele Punkte bringt dieser Zettel?
rules-why-qwixx-points = 4, 3, 7 und 8 Kreuze bringen 10 + 6 + 28 + 36 = 80. Zwei Fehlwürfe kosten 10, also bleiben 70.

## The start

game-qwixx = Qwixx
game-qwixx-about = Kreuze Zahlen von links nach rechts an. Schließe eine Reihe ab, bevor es andere tun.

## At the table

qwixx-cross = { $row } { $number } ankreuzen
qwixx-nothing = Auslassen
qwixx-misthrow-take = Fehlwurf ankreuzen
qwixx-join = { $locked } Dort auch die { $number } ankreuzen?
qwixx-join-instead = { $locked } Dort die { $number } ankreuzen statt { $row } { $given }?
qwixx-keep = Bei meiner Wahl bleiben
qwixx-did-cross = { $name } hat { $row } { $number } angekreuzt
qwixx-did-nothing = { $name } hat nichts angekreuzt
qwixx-did-misthrow = { $name } hat einen Fehlwurf angekreuzt
qwixx-misthrow-short = Fehlwurf
qwixx-did-join = { $name } hat mit abgeschlossen: { $row } { $number }
qwixx-did-keep = { $name } ist bei der Wahl geblieben
qwixx-gain = { $count ->
    [one] { $gained } Punkt, Reihe dann { $points }
   *[other] { $gained } Punkte, Reihe dann { $points }
}
qwixx-can-lock = Reihe { $row } kann jetzt abgeschlossen werden: { $names }
qwixx-action-1 = Weiße Würfel: { $total }. In einer Reihe ankreuzen oder auslassen.
qwixx-action-2 = Einen weißen Würfel und einen Farbwürfel zusammenzählen oder auslassen.
qwixx-row = { $row }: { $crossed } angekreuzt. { points }.{ $state ->
    [locked] {" "}Abgeschlossen, mit Schloss.
    [closed] {" "}Abgeschlossen.
   *[open] {""}
}
qwixx-misthrows = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
}
qwixx-misthrows-short = Fehlwürfe je { $points }
qwixx-misthrows-name = Fehlwürfe
qwixx-scoretable = Punkte für die Kreuze in einer Reihe
qwixx-crosses = Kreuze
qwixx-misthrow-points = Jeder Fehlwurf: { $points } Punkte. Ein Schloss zählt als weiteres Kreuz.
qwixx-locked = { $names }: { $row } ist abgeschlossen!

## Hints of a first game

hint-qwixx-active = Du hast gewürfelt. Zuerst dürfen alle die Summe der beiden weißen Würfel in einer Reihe ankreuzen. Zahlen links von einem Kreuz sind verloren, darum sind große Sprünge teuer.
hint-qwixx-passive = Jemand anderes hat gewürfelt, aber die Summe der weißen Würfel ist auch für dich. Auslassen kostet dich jetzt nichts.
hint-qwixx-action-2 = Du bist dran, deshalb darfst du außerdem einen weißen Würfel und einen Farbwürfel zusammenzählen und die Summe in dieser Farbe ankreuzen. Kreuzt du in deinem Zug gar nichts an, ist es ein Fehlwurf: 5 Minuspunkte.
hint-qwixx-join = Jemand hat eine Reihe abgeschlossen, die du auch hättest abschließen können. Du darfst die letzte Zahl noch ankreuzen, gibst dann aber auf, was du in der 1. Aktion gewählt hast.

## Score sheet

sheet-hint-qwixx = Tippe ein Feld an.

## Why something is refused

why-qwixx-white-sum = in der 1. Aktion kreuzt du die Summe der weißen Würfel an, { $sum }, nicht { $number }
why-qwixx-no-sum = kein weißer Würfel ergibt mit dem Farbwürfel in { $colour } zusammen { $number }
why-qwixx-not-just-locked = jetzt kannst du nur die letzte Zahl einer Reihe ankreuzen, die gerade abgeschlossen wurde, nicht { $row } { $number }
why-qwixx-has-lock = das Schloss von { $row } ist auf diesem Zettel schon angekreuzt: Mit `{ $keep }` bleibt es dabei
why-qwixx-closed = { $row } ist abgeschlossen, und der Würfel ist aus der Partie
why-qwixx-passed = { $row } { $number } steht nicht rechts vom letzten Kreuz der Reihe
why-qwixx-too-early = vor { $row } { $number } braucht die Reihe { $needed } Kreuze, bisher sind es { $crosses }
why-qwixx-dice-missing = gewürfelt wird mit den Würfeln aller offenen Reihen; es fehlt: { $dice }
why-qwixx-dice-gone = die Würfel abgeschlossener Reihen sind aus der Partie: { $dice }
why-qwixx-paper-over = die Partie ist zu Ende; trage dein eigenes Kreuz derselben Aktion vor dem Schloss der anderen ein
why-qwixx-already-locked = { $row } ist schon abgeschlossen

# On printed sheets
print-crosses = Kreuze

# Habits in reviews
review-habit-qwixx-skips-too-many = Kreuze, die zu viele Zahlen auslassen
review-habit-qwixx-too-careful = Die nächste Zahl, wo eine weiter rechts besser war
review-habit-qwixx-passes-white-sum = Summe der weißen Würfel nicht angekreuzt
review-habit-qwixx-skips-action-2 = In der 2. Aktion nichts angekreuzt
review-habit-qwixx-takes-misthrow = Fehlwürfe, die ein Kreuz vermieden hätte
review-habit-qwixx-avoids-misthrow = Kreuze, die mehr kosten als ein Fehlwurf
review-habit-qwixx-crosses-needlessly = Kreuze, wo Auslassen besser war
review-habit-qwixx-leaves-lock = Nicht genutzte Schlösser
review-habit-qwixx-locks-too-soon = Zu früh abgeschlossene Reihen
review-habit-qwixx-spreads-crosses = Kreuze in der leereren Reihe
review-habit-qwixx-feeds-one-row = Kreuze in der volleren Reihe

## Why a choice is good or bad

reason-qwixx-locks = schließt { $row } ab
reason-qwixx-closes = { $count ->
    [one] { $row } ist dann für die anderen abgeschlossen; sie haben dort höchstens { $count } Kreuz
   *[other] { $row } ist dann für die anderen abgeschlossen; sie haben dort höchstens { $count } Kreuze
}
reason-qwixx-gains = { $count ->
    [one] bringt { $count } Punkt in { $row }
   *[other] bringt { $count } Punkte in { $row }
}
reason-qwixx-skips-nothing = lässt in { $row } nichts aus
reason-qwixx-skips = { $count ->
    [one] lässt in { $row } { $count } Zahl aus
   *[other] lässt in { $row } { $count } Zahlen aus
}
reason-qwixx-leaves-open = { $count ->
    [one] in { $row } bleibt danach { $count } Zahl offen
   *[other] in { $row } bleiben danach { $count } Zahlen offen
}
reason-qwixx-no-misthrow = in diesem Zug gibt es keinen Fehlwurf mehr
reason-qwixx-free = kostet nichts, weil jemand anderes dran ist
reason-qwixx-free-skip = kostet nichts, weil du in der 1. Aktion eine Zahl angekreuzt hast
reason-qwixx-misthrow = ist ein Fehlwurf: { $cost } Minuspunkte
reason-qwixx-keeps-rows = lässt deine Reihen, wie sie sind
reason-qwixx-gives-up = gibt { $row } { $number } auf
reason-qwixx-brings-less = { $count ->
    [one] du hast dann { $count } Punkt weniger
   *[other] du hast dann { $count } Punkte weniger
}
reason-qwixx-brings-more = { $count ->
    [one] bringt { $count } Punkt mehr
   *[other] bringt { $count } Punkte mehr
}
reason-qwixx-keeps = { $row } { $number } bleibt stehen
reason-qwixx-ends = beendet die Partie mit diesem Zug
reason-qwixx-ends-level = beendet die Partie mit diesem Zug; nach dem Stand der Spielzettel liegst du gleichauf mit anderen vorn
reason-qwixx-ends-ahead = { $count ->
    [one] beendet die Partie mit diesem Zug; nach dem Stand der Spielzettel führst du mit { $count } Punkt
   *[other] beendet die Partie mit diesem Zug; nach dem Stand der Spielzettel führst du mit { $count } Punkten
}
reason-qwixx-ends-behind = { $count ->
    [one] beendet die Partie mit diesem Zug; nach dem Stand der Spielzettel fehlt dir { $count } Punkt
   *[other] beendet die Partie mit diesem Zug; nach dem Stand der Spielzettel fehlen dir { $count } Punkte
}
reason-qwixx-no-lock = danach bleiben zu wenige Zahlen offen, um { $row } noch abzuschließen
reason-qwixx-can-lock = von jetzt an schließt { $row } { $number } die Reihe ab
reason-qwixx-to-lock = { $count ->
    [one] nach { $count } weiteren Kreuz kannst du { $row } abschließen
   *[other] nach { $count } weiteren Kreuzen kannst du { $row } abschließen
}
reason-qwixx-sure-misthrow = in der 2. Aktion bleibt nichts anzukreuzen: ein Fehlwurf
reason-qwixx-nothing-then = in der 2. Aktion bleibt nichts anzukreuzen
reason-qwixx-then-next = in der 2. Aktion kannst du dann { $row } { $number } ankreuzen, ohne etwas auszulassen
reason-qwixx-then = { $count ->
    [one] in der 2. Aktion kannst du dann bestenfalls { $row } { $number } ankreuzen und lässt { $count } Zahl aus
   *[other] in der 2. Aktion kannst du dann bestenfalls { $row } { $number } ankreuzen und lässt { $count } Zahlen aus
}
