### Twenty One: what only this game says. docs/languages.md says how texts are named.

## Terminal

terminal-twenty-one-row = röð { $number }
terminal-twenty-one-so-far = hingað til
terminal-twenty-one-sheet = blað { $letter }
terminal-twenty-one-keep-or-roll = Á þetta kast að gilda fyrir alla, eða kastarðu aftur öllum teningum sem sýna ekki 1?
terminal-twenty-one-question = Röð { $row }: skrifaðu teninga sem passa eða strikaðu út tóma reitinn sem er lengst til vinstri.
terminal-twenty-one-fitting = Þetta passar: { $dice } ({ $hit } er nákvæm tala)
terminal-twenty-one-nothing = ekkert
terminal-twenty-one-keep = láta kastið gilda
terminal-twenty-one-roll-all = kasta öllum 6 teningunum aftur
terminal-twenty-one-roll-again = { $count ->
    [one] kasta { $count } teningi aftur
   *[other] kasta { $count } teningum aftur
}; { $ones ->
    [one] ásinn liggur kyrr
   *[other] ásarnir liggja kyrrir
}
terminal-twenty-one-write = skrifa: { $dice }
twenty-one-did-keep = { $name } lét kastið gilda
twenty-one-did-reroll = { $name } kastaði aftur
twenty-one-does-reroll = { $name } kastar aftur
twenty-one-did-cross-out = { $name } strikaði út reit
twenty-one-did-write = { $name } skrifaði: { $numbers }
terminal-twenty-one-hit = (nákvæmt)
terminal-twenty-one-cross-out = strika út: { $field }
terminal-twenty-one-row-full = { $what }; röðin er full: { points }
terminal-twenty-one-setup = { $name } kastar fyrst; blöðin: { $sheets }
terminal-twenty-one-reckoned = { $written } + { $bonus } fyrir { $hits ->
    [one] { $hits } nákvæma tölu
   *[other] { $hits } nákvæmar tölur
}
terminal-twenty-one-unfinished = { terminal-twenty-one-reckoned }, ekki full

## Teaching

rules-heading-twenty-one = Nákvæmar tölur og fullar raðir
rules-facts-twenty-one = 2–6 leikmenn, frá 8 ára, 15 mínútur
rules-tip-twenty-one = Skrifaðu alltaf nákvæma tölu: betri tala getur ekki komið í þann reit.
rules-about-twenty-one = Allir nota sömu sex teningana og fylla sitt eigið blað, röð fyrir röð. Teningur passar ef hann er ekki yfir hámarkinu: lágar tölur passa auðveldlega, en aðeins nákvæmar tölur gefa aukastig.
rules-figure-twenty-one = Blað C í miðju spili.
rules-figure-twenty-one-1 = Reitur: litur teningsins og hámark reitsins.
rules-figure-twenty-one-2 = Tala undir hámarkinu.
rules-figure-twenty-one-3 = Nákvæm tala, með litlu x-i og hring.
rules-figure-twenty-one-4 = Reitur sem strikað hefur verið út.
rules-figure-twenty-one-5 = Stig raðarinnar. Innrammaða röðin er sú sem nú er fyllt í.
rules-try-twenty-one-again = Þú vilt kasta öðru sinni. Hvaða teningum kastarðu aftur?
rules-why-twenty-one-again = Öllum sem sýna ekki 1, það er að segja 6, 4 og báðum þristunum. Þú færð ekki að velja.
rules-try-twenty-one-fits = Fyrsta röðin þín er tóm. Hvaða teningar passa?
rules-why-twenty-one-fits = Hvítur 4 er yfir hámarkinu, sem er 2. Allir hinir passa; svartur og blár eru meira að segja nákvæmir.
rules-try-twenty-one-hits = Skrifaðu báðar nákvæmu tölurnar og ekkert annað.
rules-why-twenty-one-hits = Svartur 1 og blár 3 eru jafnir hámarkinu. Það gefur 4 fyrir tölurnar og 3 aukastig fyrir tvær nákvæmar tölur. Öðru sem passar máttu sleppa.
rules-try-twenty-one-cross-out = Aðeins tveir reitir í röðinni eru tómir. Hvað geturðu gert við þetta kast?
rules-why-twenty-one-cross-out = Hvítur 6 er yfir 5 og grænn 5 er yfir 4, svo að þú verður að strika út. Það er alltaf fyrsti tómi reiturinn frá vinstri, hér hvítur 5.
rules-try-twenty-one-row = Fyrsta röðin er full. Hve mörg stig gefur hún?
rules-why-twenty-one-row = 5 + 4 + 2 + 2 + 1 = 14. Talan 4, síðari tvisturinn og ásinn eru nákvæmar tölur, og þrjár nákvæmar tölur gefa 6 aukastig.
rules-try-twenty-one-unfinished = Spil án heppni: tvær raðir eru alveg útstrikaðar og nú fyllir annar leikmaður fimmtu röðina. Hve mörg stig ertu með?
rules-why-twenty-one-unfinished = Röðin er talin eins og hún er: 4 + 2 = 6, og 1 fyrir eina nákvæma tölu, fjarkann.

## The start

game-twenty-one = Twenty One
game-twenty-one-about = Vertu undir hámarkinu eða hittu nákvæmlega á það, röð fyrir röð.

## At the table

twenty-one-keep = Láta kastið gilda
twenty-one-reroll = Kasta aftur (ekki ásum)
twenty-one-cross-out = Strika út reit
twenty-one-write = Skrifa: { $numbers }
twenty-one-roller = Á kastið að gilda, eða kastarðu aftur?
twenty-one-writing = Ýttu á tölurnar sem þú skrifar eða strikaðu út reit.
twenty-one-nothing-fits = Ekkert passar: þú verður að strika út reit.
twenty-one-sheet = Blað { $letter }
twenty-one-row = Röð { $number }: { $marks }. { points }, nákvæmar tölur: { $hits }.
twenty-one-scoretable = Aukastig fyrir nákvæmar tölur í einni röð
twenty-one-hits = Nákvæmar tölur
twenty-one-bonus = Aukastig
twenty-one-row-full = { $name } fyllti röð { $row }: { points }

## Hints of a first game

hint-twenty-one-roller = Þú kastaðir. Ef þér líkar ekki kastið skaltu kasta einu sinni aftur: öllum teningum nema ásunum. Útkoman gildir þá fyrir alla.
hint-twenty-one-write = Teningur passar í reit í sínum lit ef hann er ekki hærri en talan þar. Jafnhár teningur er nákvæm tala og gefur aukastig: skrifaðu hana alltaf, því að betra getur ekki komið í þann reit. Skrifaðu eins marga og þú vilt eða strikaðu út fyrsta auða reitinn.

## Why something is refused

why-twenty-one-all-ones = allir teningar sýna 1: engum þeirra er kastað aftur
why-twenty-one-roller = láttu fyrst kastið gilda eða kastaðu aftur
why-twenty-one-write = nú skrifa allir tölur eða strika út reit
why-twenty-one-not-shown = { $colour } teningur sýnir ekki { $number }
why-twenty-one-not-empty = { $colour } reitur þessarar raðar er ekki tómur
why-twenty-one-too-large = { $number } er of há tala: { $colour } reitur tekur mest { $limit }
why-twenty-one-sheets = hvert sæti þarf sitt eigið blað (sæti: { $seats })
why-twenty-one-picked = sá sem hefur valið sér blað fær það
why-twenty-one-seats-line = línan „seats“ nefnir nýtt blað fyrir hvert sæti, eða - þar sem dregið er um það, til dæmis `seats: C - F`
why-twenty-one-one-seats-line = það er aðeins ein lína „seats“
why-twenty-one-drawn-once = aðeins einu sinni er dregið um blöðin og hver byrjar, í upphafi
why-twenty-one-reroll = nákvæmlega þeim teningum er kastað aftur sem sýna ekki 1
why-twenty-one-six-dice = í fyrsta kasti er öllum sex teningunum kastað
why-twenty-one-paper-over = allar raðir eru fullar og spilinu er lokið
awaited-twenty-one-setup = hver byrjar og blöðin, til dæmis `{ $example }`

why-twenty-one-line = lína er bókstafur blaðs og röð, til dæmis `A: b6 w5 g4 y3 k2 r1`
why-twenty-one-bonus = í línu aukastiga eru sjö tölur, fyrir 0 til 6 nákvæmar tölur, til dæmis `{ $example }`
why-twenty-one-bonus-twice = aðeins ein lína aukastiga má vera
why-twenty-one-letters = blöðin sex hafa bókstafina A til F
why-twenty-one-rows = á þessu blaði eru þegar fimm raðir
why-twenty-one-rows-missing = á blaði { $letter } eiga að vera fimm raðir en þær eru { $rows }
why-twenty-one-numbers = í röð { $row } eru aðrar tölur en á blaði A
why-twenty-one-colour = `{ $token }` byrjar ekki á lit: w k r b y g
why-twenty-one-number = í `{ $token }` er ekki tala frá 1 til 6
why-twenty-one-colour-twice = hver litur er einu sinni í röð en { $colour } er tvisvar
why-twenty-one-fields = í röð eru sex reitir, ekki { $found }

# On printed sheets
print-hits = Nákvæmar tölur
print-bonus = Aukastig

## One’s own sheets

twenty-one-own-about = Ýttu á reit og síðan á hámark hans og lit. Hámörkin eru eins á öllum blöðum og mega endurtaka sig í röð. Litur skiptir um stað við þann sem var þar.
twenty-one-own-sheet = Blað
twenty-one-own-limit = Hámark
twenty-one-own-colour = Litur
twenty-one-own-picked = Hver er með hvaða blað
twenty-one-own-drawn = dregið

## Who has which sheet, with real dice

twenty-one-pick = Velja blöðin sjálf
twenty-one-pick-sheet = { $name }: blað
twenty-one-pick-first = Hver byrjar
twenty-one-pick-go = Byrja svona

# Habits in reviews
review-habit-twenty-one-keeps-too-often = Of sjaldan kastað aftur
review-habit-twenty-one-rerolls-too-often = Of oft kastað aftur
review-habit-twenty-one-crosses-out = Reitir strikaðir út of snemma
review-habit-twenty-one-never-crosses-out = Tölur skrifaðar þar sem betra var að strika út
review-habit-twenty-one-misses-hits = Nákvæmum tölum sleppt
review-habit-twenty-one-writes-too-much = Lágar tölur skrifaðar of snemma
review-habit-twenty-one-writes-too-little = Góðum tölum sleppt
review-habit-twenty-one-fills-wrong-fields = Tölur í röngum reitum

## Why a choice is good or bad

reason-twenty-one-nothing-fits = enginn þessara teninga passar í röðina þína
reason-twenty-one-all-fit = þessir teningar fylla röðina þína
reason-twenty-one-fits = { $count ->
    [one] { $count } þessara teninga passar í röðina þína
   *[other] { $count } þessara teninga passa í röðina þína
}
reason-twenty-one-hits = { $count ->
    [one] { $count } þessara teninga er nákvæm tala
   *[other] { $count } þessara teninga eru nákvæmar tölur
}
reason-twenty-one-others-complete = { $count ->
    [one] þá getur { $count } annar leikmaður fyllt röð
   *[other] þá geta { $count } aðrir leikmenn fyllt röð
}
reason-twenty-one-rerolls = { $count ->
    [one] kastar { $count } teningi aftur
   *[other] kastar { $count } teningum aftur
}
reason-twenty-one-reroll-fits = eftir það passar meira í röðina þína í um { $more } % tilvika en minna í { $fewer } %
reason-twenty-one-takes-away = { $count ->
    [one] tekur þessa teninga af { $count } öðrum leikmanni sem gæti fyllt röð
   *[other] tekur þessa teninga af { $count } öðrum leikmönnum sem gætu fyllt röð
}
reason-twenty-one-ends = fyllir síðustu röðina þína og lýkur spilinu með þessari umferð
reason-twenty-one-completes = fyllir röðina
reason-twenty-one-left = { $count ->
    [one] skilur { $count } reit eftir tóman í röðinni
   *[other] skilur { $count } reiti eftir tóma í röðinni
}
reason-twenty-one-crosses-out = strikar út ({ $colour }) reit fyrir tölur upp að { $limit }
reason-twenty-one-gains = { $count ->
    [one] gefur { $count } stig
   *[other] gefur { $count } stig
}
reason-twenty-one-makes-hits = { $count ->
    [one] gefur { $count } nákvæma tölu
   *[other] gefur { $count } nákvæmar tölur
}
reason-twenty-one-no-hit = missir af nákvæmri tölu: { $colours }
reason-twenty-one-waits = bíður eftir betri tölum: { $colours }
reason-twenty-one-level = þá ertu jafn þeim fljótasta af hinum áður en þeir skrifa
reason-twenty-one-ahead = { $count ->
    [one] þá ertu { $count } reit á undan hinum áður en þeir skrifa
   *[other] þá ertu { $count } reitum á undan hinum áður en þeir skrifa
}
reason-twenty-one-behind = { $count ->
    [one] þá ertu { $count } reit á eftir þeim fljótasta af hinum áður en þeir skrifa
   *[other] þá ertu { $count } reitum á eftir þeim fljótasta af hinum áður en þeir skrifa
}
