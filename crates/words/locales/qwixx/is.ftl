### Qwixx: what only this game says. docs/languages.md says how texts are named.

## Terminal

terminal-qwixx-closed = lokuð
terminal-qwixx-misthrows = villuköst
terminal-qwixx-misthrows-of = { $count } af { $most }
terminal-qwixx-white-sum = hvít samtala { $sum }
terminal-qwixx-white-dice = hvítir { $one } + { $other } = { $sum }
terminal-qwixx-action-1 = Fyrri aðgerð: krossaðu yfir samtölu hvítu teninganna, { $sum }, í einni röð eða slepptu því.
terminal-qwixx-could-lock = Nú gæti einhver lokað { $rows } röð!
terminal-qwixx-action-2 = Síðari aðgerð: krossaðu yfir samtölu hvíts tenings og litatenings eða slepptu því.
terminal-qwixx-nothing-crossed = Þú hefur ekki krossað yfir neitt í þessari umferð: að sleppa er villukast.
terminal-qwixx-skip = sleppa
terminal-qwixx-misthrow = krossa yfir villukast, -{ $cost }
terminal-qwixx-cross = krossa yfir { $number } í { $row } röð
terminal-qwixx-cross-and-lock = krossa yfir { $number } í { $row } röð og loka röðinni
terminal-qwixx-join-locks = Nú var { $rows } röð lokað. Krossaðu líka yfir síðustu töluna þar í stað þess sem þú valdir, eða haltu því sem þú valdir.
terminal-qwixx-join = loka líka { $row } röð með { $number }
terminal-qwixx-keep = halda valinu
terminal-qwixx-skips = { $count ->
    [one] (sleppir { $count } tölu)
   *[other] (sleppir { $count } tölum)
}
terminal-qwixx-crosses-with-lock = { crosses } með lásnum

## Teaching

rules-heading-qwixx = Að krossa yfir og loka
rules-facts-qwixx = 2–5 leikmenn, frá 8 ára, 15 mínútur
rules-tip-qwixx = Á blaði er gott að strika yfir tölur sem þú sleppir svo að þú krossir ekki óvart yfir þær seinna. Á skjánum gerist það sjálfkrafa.
rules-about-qwixx = Allir eru með í hverju kasti og krossa yfir tölur í fjórum litaröðum, alltaf frá vinstri til hægri. Því fleiri krossar í röð, því betra, en það sem þú sleppir er glatað, og sá sem lokar röð lokar henni fyrir öllum.
rules-figure-qwixx = Blað í miðju spili.
rules-figure-qwixx-1 = Röð með lit, bókstaf og lögun. Farið er frá vinstri til hægri.
rules-figure-qwixx-2 = Tala sem krossað er yfir.
rules-figure-qwixx-3 = Tala sem var sleppt og er glötuð.
rules-figure-qwixx-4 = Lásinn við enda raðarinnar.
rules-figure-qwixx-5 = Reitirnir fyrir villuköst.
rules-try-qwixx-right = Þú kastaðir og hvítu teningarnir sýna 6 og 2. Yfir hvaða reiti geturðu krossað í fyrri aðgerð?
rules-why-qwixx-right = Samtalan er 8. Í gulri röð er þegar krossað yfir 9, svo að 8 vinstra megin við hana er glötuð. Í rauðri, grænni og blárri röð er 8 enn fram undan.
rules-try-qwixx-sum = Fjórir spila og þú kastaðir. Fyrri aðgerð: krossaðu yfir samtölu hvítu teninganna í rauðu röðinni.
rules-why-qwixx-sum = 4 + 1 = 5. Litateningarnir skipta engu í fyrri aðgerð. Hinir mega líka krossa yfir 5: sæti 2 gerði það í gulu röðinni.
rules-try-qwixx-pair = Nú er komið að síðari aðgerð. Hvaða bláu reitum geturðu náð með bláa teningnum?
rules-why-qwixx-pair = Hvítur 4 + blár 6 = 10, og hvítur 1 + blár 6 = 7. Hvítu teningarnir tveir saman eiga við í fyrri aðgerð.
rules-try-qwixx-misthrow = Í fyrri aðgerð krossaðirðu ekki yfir neitt. Skoðaðu nú síðari aðgerð: hvað geturðu gert?
rules-why-qwixx-misthrow = Allar samtölurnar eru vinstra megin við krossana þína. Þú krossaðir því ekki yfir neitt í eigin umferð, og það er villukast: fimm mínusstig.
rules-try-qwixx-fifth = Þú ert í sæti 2 og sæti 1 gæti lokað rauðu röðinni með þessari 12. Yfir hvaða reiti geturðu krossað?
rules-why-qwixx-fifth = Talan 12 í rauðu röðinni þarf fimm af þínum eigin krossum á undan sér og þú ert með fjóra; það hjálpar ekki að annar loki röðinni. Í gulu röðinni er aðeins einn. Í bláu röðinni er 12 vinstra megin við krossinn þinn á 11. Í grænu röðinni er 12 fyrsta talan.
rules-try-qwixx-together = Þú og sæti 2 krossið bæði yfir 12 í rauðu röðinni. Hve mörg stig gefur blaðið þitt þá?
rules-why-qwixx-together = Fimm krossar, 12 og lásinn eru sjö krossar: 28 stig. Sæti 2 fær líka lásinn, því að þið völduð á sama tíma.
rules-try-qwixx-prepare = Þú ert með fjóra græna krossa og vilt loka grænu röðinni í þessari umferð. Skoðaðu hvítu teningana og þann græna: yfir hvað krossarðu í fyrri aðgerð?
rules-why-qwixx-prepare = 3 er fimmti græni krossinn þinn. Hann gildir strax, svo að þú getur krossað yfir 2 í síðari aðgerð.
rules-try-qwixx-lock = Fimm grænir krossar! Síðari aðgerð: lokaðu grænu röðinni.
rules-why-qwixx-lock = Hvítur 1 + grænn 1 = 2. Með lásnum eru þetta sjö krossar og 28 stig.
rules-try-qwixx-closed = Í fyrri aðgerð varstu að loka rauðu röðinni. Yfir hvaða reiti geturðu krossað í síðari aðgerð?
rules-why-qwixx-closed = Rauði teningurinn er þegar farinn úr spilinu. Hvítur 6 + 1 gefur 7 í gulri og grænni röð, og hvítur 6 + 3 gefur 9 í blárri.
rules-try-qwixx-two-locks = Grænu röðinni hefur þegar verið lokað og nú kemur 12! Lokaðu rauðu röðinni þinni.
rules-why-qwixx-two-locks = Sæti 2 lokar gulu röðinni með sömu 12. Báðir lásarnir gilda, þrjár raðir eru lokaðar og spilinu lýkur á stundinni, án síðari aðgerðar.
rules-try-qwixx-points = Spilinu er lokið. Hve mörg stig gefur þetta blað?
rules-why-qwixx-points = 4, 3, 7 og 8 krossar gefa 10 + 6 + 28 + 36 = 80. Tvö villuköst kosta 10, svo að eftir standa 70.

## The start

game-qwixx = Qwixx
game-qwixx-about = Krossaðu yfir tölur frá vinstri til hægri. Lokaðu röð á undan hinum.

## At the table

qwixx-cross = Krossa yfir { $number } í { $row } röð
qwixx-nothing = Sleppa
qwixx-misthrow-take = Krossa yfir villukast
qwixx-join = { $locked } Krossa líka yfir { $number } þar?
qwixx-join-instead = { $locked } Krossa yfir { $number } þar í stað { $given } í { $row } röð?
qwixx-keep = Halda valinu
qwixx-did-cross = { $name } krossaði yfir { $number } í { $row } röð
qwixx-did-nothing = { $name } sleppti
qwixx-did-misthrow = { $name } krossaði yfir villukast
qwixx-misthrow-short = Villukast
qwixx-did-join = { $name } lokaði líka og krossaði yfir { $number } í { $row } röð
qwixx-did-keep = { $name } hélt valinu
qwixx-gain = { $gained } stig, röðin alls { $points }
qwixx-can-lock = Nú má loka { $row } röð: { $names }
qwixx-action-1 = Hvítir teningar: { $total }. Krossaðu yfir í einni röð eða slepptu því.
qwixx-action-2 = Leggðu saman einn hvítan tening og einn litatening eða slepptu því.
qwixx-row = { $row } röð, krossar: { $crossed }. { points }.{ $state ->
    [locked] {" "}Lokuð, með lás.
    [closed] {" "}Lokuð.
   *[open] {""}
}
qwixx-misthrows = { $count ->
    [one] { $count } villukast
   *[other] { $count } villuköst
}
qwixx-misthrows-short = Villuköst, hvert { $points }
qwixx-misthrows-name = Villuköst
qwixx-scoretable = Stig fyrir krossa í einni röð
qwixx-crosses = Krossar
qwixx-misthrow-points = Hvert villukast: { $points } stig. Lás telst vera einn kross í viðbót.
qwixx-locked = { $names }: { $row } röð er lokuð!

## Hints of a first game

hint-qwixx-active = Þú kastaðir. Fyrst mega allir krossa yfir samtölu hvítu teninganna tveggja í einni röð. Tölur vinstra megin við kross eru tapaðar og því eru stór stökk dýr.
hint-qwixx-passive = Einhver annar kastaði en samtala hvítu teninganna er líka fyrir þig. Það kostar þig ekkert núna að sleppa henni.
hint-qwixx-action-2 = Þú átt leik og mátt því líka leggja saman einn hvítan tening og einn litatening og krossa yfir samtöluna í þeim lit. Ef þú krossar ekki yfir neitt í þinni umferð er það villukast: 5 mínusstig.
hint-qwixx-join = Einhver lokaði röð sem þú hefðir líka getað lokað. Þú mátt enn krossa yfir síðustu töluna, en þá hættirðu við það sem þú valdir í fyrri aðgerð.

## Score sheet

sheet-hint-qwixx = Ýttu á reit.

## Why something is refused

why-qwixx-white-sum = í fyrri aðgerð er krossað yfir samtölu hvítu teninganna, { $sum }, ekki { $number }
why-qwixx-no-sum = enginn hvítur teningur og { $colour } teningur gefa samtals { $number }
why-qwixx-not-just-locked = nú má aðeins krossa yfir síðustu töluna í röð sem var að lokast, ekki { $number } í { $row } röð
why-qwixx-has-lock = { $row } röð hefur þessi leikmaður þegar lokað: með `{ $keep }` stendur það
why-qwixx-closed = { $row } röð hefur verið lokað og teningur hennar er farinn úr spilinu
why-qwixx-passed = { $number } í { $row } röð er ekki hægra megin við síðasta krossinn þar
why-qwixx-too-early = áður en krossað er yfir { $number } í { $row } röð þarf { $needed } krossa þar en þeir eru { $crosses }
why-qwixx-dice-missing = kastað er teningum allra opinna raða; vantar: { $dice }
why-qwixx-dice-gone = teningar lokaðra raða eru farnir úr spilinu: { $dice }
why-qwixx-paper-over = spilinu er lokið; skráðu eigin kross úr sömu aðgerð á undan lás annarra
why-qwixx-already-locked = { $row } röð hefur þegar verið lokað

# On printed sheets
print-crosses = Krossar

# Habits in reviews
review-habit-qwixx-skips-too-many = Krossar sem sleppa of mörgum tölum
review-habit-qwixx-too-careful = Næsta tala þar sem tala lengra til hægri var betri
review-habit-qwixx-passes-white-sum = Ekki krossað yfir samtölu hvítu teninganna
review-habit-qwixx-skips-action-2 = Ekki krossað yfir neitt í síðari aðgerð
review-habit-qwixx-takes-misthrow = Villuköst sem kross hefði afstýrt
review-habit-qwixx-avoids-misthrow = Krossar sem kosta meira en villukast
review-habit-qwixx-crosses-needlessly = Krossar þar sem betra var að sleppa
review-habit-qwixx-leaves-lock = Lásar sem ekki voru nýttir
review-habit-qwixx-locks-too-soon = Raðir sem var lokað of snemma
review-habit-qwixx-spreads-crosses = Krossar í tómari röðinni
review-habit-qwixx-feeds-one-row = Krossar í fyllri röðinni

## Why a choice is good or bad

reason-qwixx-locks = lokar { $row } röð
reason-qwixx-closes = { $count ->
    [one] lokar { $row } röð fyrir hinum; þar eru þeir í mesta lagi með { $count } kross
   *[other] lokar { $row } röð fyrir hinum; þar eru þeir í mesta lagi með { $count } krossa
}
reason-qwixx-gains = { $count ->
    [one] gefur { $count } stig í { $row } röð
   *[other] gefur { $count } stig í { $row } röð
}
reason-qwixx-skips-nothing = sleppir engu í { $row } röð
reason-qwixx-skips = { $count ->
    [one] sleppir { $count } tölu í { $row } röð
   *[other] sleppir { $count } tölum í { $row } röð
}
reason-qwixx-leaves-open = { $count ->
    [one] heldur { $count } tölu opinni í { $row } röð
   *[other] heldur { $count } tölum opnum í { $row } röð
}
reason-qwixx-no-misthrow = útilokar villukast í þessari umferð
reason-qwixx-free = kostar ekkert því að annar á leik
reason-qwixx-free-skip = kostar ekkert því að þú krossaðir yfir tölu í fyrri aðgerð
reason-qwixx-misthrow = er villukast: { $cost } mínusstig
reason-qwixx-keeps-rows = lætur raðirnar þínar standa
reason-qwixx-gives-up = hættir við { $number } í { $row } röð
reason-qwixx-brings-less = { $count ->
    [one] þú ert þá með { $count } stigi minna
   *[other] þú ert þá með { $count } stigum minna
}
reason-qwixx-brings-more = { $count ->
    [one] gefur { $count } stig í viðbót
   *[other] gefur { $count } stig í viðbót
}
reason-qwixx-keeps = heldur { $number } í { $row } röð
reason-qwixx-ends = lýkur spilinu með þessari umferð
reason-qwixx-ends-level = lýkur spilinu með þessari umferð; miðað við stöðuna á blöðunum deilirðu fyrsta sætinu með öðrum
reason-qwixx-ends-ahead = { $count ->
    [one] lýkur spilinu með þessari umferð; miðað við stöðuna á blöðunum ertu { $count } stigi yfir
   *[other] lýkur spilinu með þessari umferð; miðað við stöðuna á blöðunum ertu { $count } stigum yfir
}
reason-qwixx-ends-behind = { $count ->
    [one] lýkur spilinu með þessari umferð; miðað við stöðuna á blöðunum ertu { $count } stigi undir
   *[other] lýkur spilinu með þessari umferð; miðað við stöðuna á blöðunum ertu { $count } stigum undir
}
reason-qwixx-no-lock = skilur eftir of fáar tölur til að loka { $row } röð
reason-qwixx-can-lock = héðan í frá má loka { $row } röð með { $number }
reason-qwixx-to-lock = { $count ->
    [one] eftir { $count } kross í viðbót má loka { $row } röð
   *[other] eftir { $count } krossa í viðbót má loka { $row } röð
}
reason-qwixx-sure-misthrow = þá er ekki hægt að krossa yfir neitt í síðari aðgerð: villukast
reason-qwixx-nothing-then = þá er ekki hægt að krossa yfir neitt í síðari aðgerð
reason-qwixx-then-next = í síðari aðgerð má þá krossa yfir { $number } í { $row } röð án þess að sleppa neinu
reason-qwixx-then = { $count ->
    [one] í síðari aðgerð má þá í besta falli krossa yfir { $number } í { $row } röð og sleppa { $count } tölu
   *[other] í síðari aðgerð má þá í besta falli krossa yfir { $number } í { $row } röð og sleppa { $count } tölum
}
