### Alles auf 1 Karte: what only this game says. docs/languages.md says how texts are named.

## Terminal

terminal-one-card-heading = spil { $place } (#{ $id })
terminal-one-card-open-cards = opin spil
terminal-one-card-roll-of = kast { $number } af { $rolls }
terminal-one-card-kept = haldið eftir, kast { $number } af { $rolls }
terminal-one-card-hold-question = Hvaða þremur af fimm spilum þínum heldur þú?
terminal-one-card-take-question = Hvaða opna spil tekur þú?
terminal-one-card-mark-question = Notaðu eitt af spilum þínum fyrir þessa teninga eða sittu hjá.
terminal-one-card-stop-question = Viltu láta þessa teninga gilda, eða halda einhverjum og kasta hinum aftur? { $count ->
    [one] ({ $count } kast eftir)
   *[other] ({ $count } köst eftir)
}
terminal-one-card-stop = láta þessa teninga gilda
terminal-one-card-roll-all = kasta öllum { $count } teningunum aftur
terminal-one-card-keep = halda eftir: { $dice }; kasta { $count } aftur
terminal-one-card-hold = halda { $cards }
terminal-one-card-take = taka #{ $id }: { $card }
terminal-one-card-enter = spil #{ $id }, krossar: { $boxes }
terminal-one-card-full = (full röð)
terminal-one-card-enter-and-score = { terminal-one-card-enter }; gefur { points }
terminal-one-card-gets = { $who ->
    [you] { $name } fékkst spilin { $cards }
   *[one] { $name } fékk spilin { $cards }
}
terminal-one-card-opened = opnu spilin eru { $cards }
terminal-one-card-comes = #{ $id } bættist við opnu spilin
terminal-one-card-draws = { $who ->
    [you] { $name } dróst #{ $id }
   *[one] { $name } dró #{ $id }
}
terminal-one-card-card = spil #{ $id }
terminal-one-card-suns = { $suns ->
    [one] sól { $points }
   *[other] sólir { $points }
}
terminal-one-card-no-full-row = engin full röð
terminal-one-card-not-scored = { $rows } (ekki talið)
terminal-one-card-scored = talin { $count } af { $most }: { $cards }

## Teaching

rules-heading-one-card = Að telja spil
rules-facts-one-card = 2–4 leikmenn, frá 8 ára, 20 mínútur
rules-tip-one-card = Raðaðu alvöru teningum eftir litum svo að allir sjái hvað passar. Á skjánum liggja þeir þannig.
rules-about-one-card = Þú kastar fimm litateningum allt að þrisvar, og síðan má hver leikmaður nota útkomuna á eitt af spilum sínum. Spil með þremur fullum röðum er talið strax, og þegar einhver telur fjórða spilið sitt er komið að lokum spilsins.
rules-figure-one-card = Tvö spil, fyllt að hluta.
rules-figure-one-card-1 = Röð með lit, bókstaf og lögun.
rules-figure-one-card-2 = Full röð: eitt stig fyrir hvern reit.
rules-figure-one-card-3 = Sól: hún gefur aukastig þegar spilið er talið og þessi röð er full.
rules-figure-one-card-4 = Það sem fullar raðir spilsins gefa hingað til.
rules-try-one-card-keep = Fyrsta kastið þitt. Haltu báðum fjólubláu teningunum og kastaðu hinum aftur.
rules-why-one-card-keep = Þremur teningum er kastað aftur. Síðan máttu kasta í þriðja sinn, líka þeim fjólubláu.
rules-try-one-card-missing = Þú notar þessa útkomu á spil 1. Fyrir hvaða teninga er krossað?
rules-why-one-card-missing = Báða gulu og báða fjólubláu teningana. Á spilinu er engin appelsínugul röð, svo að appelsínuguli teningurinn nýtist ekki.
rules-try-one-card-room = Sama spil, síðar. Fyrir hvaða teninga er krossað á spili 1?
rules-why-one-card-room = Þrír fjólubláir teningar fylla fjólubláu röðina. Í gulu röðinni er aðeins einn reitur laus en gulu teningarnir eru tveir, svo að fyrir hvorugan er krossað.
rules-try-one-card-entry = Enn sama spil. Fyrir hvaða teninga er nú krossað á spili 1?
rules-why-one-card-entry = Fjólubláa röðin var full fyrir. Gula og græna röðin fyllast og sú bláa fær fyrsta krossinn. Með þremur fullum röðum er spilið talið.
rules-try-one-card-score = Með þessari útkomu fær spil 1 þriðju fullu röðina og er talið. Hve mörg stig ertu þá með?
rules-why-one-card-score = 5 fyrir fjólubláa röð, 3 fyrir gula, 2 fyrir græna og 2 fyrir sólina við þá gulu: 12. Sólin við bláu röðina gefur ekkert, því að sú röð er ekki full.
rules-try-one-card-suns = Þú notar þessa útkomu á spil 2. Hve mörg stig gefur það?
rules-why-one-card-suns = Appelsínugula röðin var þegar full, og sú rauða, græna og bláa fyllast: fjórar raðir með 4 stig hver, og 5 aukastig fyrir tvær sólir.
rules-try-one-card-which = Hvaða spil þín geturðu notað fyrir þessa útkomu?
rules-why-one-card-which = Á spili 1 er græna röðin full og þá appelsínugulu vantar, svo að það fengi ekkert. Á spili 2 er pláss fyrir alla fimm teningana.
rules-try-one-card-open = Komið er að lokum spilsins og þessi tvö spil voru ekki talin. Hve mörg stig gefa þau?
rules-why-one-card-open = Á spili 1 eru gula og fjólubláa röðin fullar: 6 + 3 = 9. Við lok spilsins gefa sólir ekkert.
rules-try-one-card-take = Spilið fyrir lengra komna: þú varst að telja spil. Taktu eitt af opnu spilunum þremur.
rules-why-one-card-take = Það verður þriðja spilið þitt og þú mátt nota það frá og með næstu umferð. Fyllt er í skarðið úr bunkanum.

## The start

game-one-card = Alles auf 1 Karte
game-one-card-about = Safnaðu litum, fylltu raðir, fáðu stig fyrir spilin.

## At the table

one-card-keep = Halda { $kept }, kasta { $rolled } aftur
one-card-keep-none = Kasta öllum aftur
one-card-hold = Halda þessum { $count } spilum
one-card-take = Taka þetta spil
one-card-stop = Láta teningana gilda
one-card-pass = Sitja hjá
one-card-use = Nota spil { $card }
one-card-did-keep = { $name } hélt { $kept } og kastaði { $rolled } aftur
one-card-did-keep-none = { $name } kastaði öllum teningum aftur
one-card-does-keep = { $name } heldur { $kept } og kastar { $rolled } aftur
one-card-does-keep-none = { $name } kastar öllum teningum aftur
one-card-did-hold = { $name } hélt { $count } spilum
one-card-did-take = { $name } tók opið spil { $card }
one-card-did-stop = { $name } lét teningana gilda
one-card-did-pass = { $name } sat hjá
one-card-did-use = { $name } notaði spil { $card }
one-card-picked-of = { $picked } af { $count }
one-card-nothing-fits = Ekkert passar á spilin þín.
one-card-await-roller = Kast { $roll } af { $rolls }: veldu teninga til að halda og kastaðu hinum aftur; eða hættu.
one-card-await-mark = Notaðu teningana á eitt spil eða sittu hjá.
one-card-await-hold = Veldu spilin sem þú heldur eftir.
one-card-await-take = Taktu eitt af opnu spilunum.
one-card-dealt = Spil { $number }
one-card-number = Spil { $number }
one-card-open = Opið { $number }
one-card-display = Opnu spilin
one-card-dice-keep = Teningar; ýttu á þá sem þú heldur eftir
one-card-scored = { $count ->
    [one] { $count } spil talið
   *[other] { $count } spil talin
}
one-card-scored-number = Talið spil { $number }
one-card-open-rows = Fullar raðir á öðrum spilum
one-card-row = { $sun ->
    [yes] { $row } { $crossed } af { $boxes } með sól
   *[other] { $row } { $crossed } af { $boxes }
}
one-card-card = { $name }: { $rows }. { points }.
one-card-scoring = Spil er talið um leið og { $rows } raðir eru fullar: eitt stig fyrir hvern reit í fullu röðunum.
one-card-suns = Aukastig fyrir sólir við fullar raðir: { $one } fyrir eina, { $two } fyrir báðar.
one-card-scores = { $name } fékk spil talið: { points }
one-card-last-turn = Fjórða spilið hefur verið talið: þetta er síðasta umferðin.

## Hints of a first game

hint-one-card-roller = Kastaðu allt að þrisvar og haltu því sem þér líst á. Margir teningar í sama lit koma aðeins að gagni ef þeir komast fyrir í röð.
hint-one-card-mark = Veldu eitt spil: þar er krossað í hverjum lit ef allir teningar litarins komast fyrir í röðinni.
hint-one-card-hold = Þú heldur þremur af fimm spilum þínum. Sólir gefa aukastig og stuttar raðir fyllast fljótt.
hint-one-card-take = Spil frá þér var talið. Taktu eitt af opnu spilunum í staðinn.

## Why something is refused

why-one-card-keep = teningarnir sýna { $shown } og því er ekki hægt að halda { $kept }
why-one-card-roller = fyrst lætur sá sem á leik teningana gilda eða kastar aftur
why-one-card-place = þessi leikmaður er með { $cards } spil
why-one-card-nothing = ekkert kæmi á spil { $place }: enginn litur í { $dice } kemst allur fyrir
why-one-card-mark = nú notar leikmaðurinn eitt af spilum sínum eða situr hjá
why-one-card-hold = nú heldur hver leikmaður þremur af fimm spilum sínum
why-one-card-take = nú tekur leikmaðurinn eitt af opnu spilunum
why-one-card-deal = hver leikmaður fær { $count } spil
why-one-card-dice = teningar í þessu kasti: { $rolled }, ekki { $found }
why-one-card-other = þetta er ekki það sem kemur núna ({ $phase ->
    [setup] hver byrjar
    [deal] gjöf
    [open] opnu spilin
    [roll] kast
    [reroll] kasta aftur
   *[draw] spil úr bunkanum
})
why-one-card-gone = spil { $card } er ekki lengur í bunkanum
why-one-card-once = spil { $card } getur aðeins komið einu sinni
why-one-card-paper-full = þú ert þegar með { $cards } spil fyrir framan þig; nýtt kemur aðeins þegar spil er talið
why-one-card-paper-twice = spil { $card } er aðeins einu sinni í bunkanum
why-one-card-paper-missing = þú ert með { $lie } af { $needed } spilum: taktu það næsta á undan næsta kasti
why-one-card-paper-place = spilin eru aðeins { $cards }
why-one-card-no-row = á spili { $card } er enginn reitur í { $row } röð
why-one-card-room = í { $row } röð á spili { $card } er pláss fyrir { $boxes }
why-one-card-paper-over = síðasta spilið er talið og spilinu er lokið
thing-one-card-number = númer spils
thing-one-card-deal = gjöf með tveimur eða fimm spilum
thing-one-card-open = þrjú opin spil
awaited-one-card-deal = spilin í sæti { $seat }, til dæmis `{ $example }`
awaited-one-card-open = opnu spilin, til dæmis `{ $example }`
awaited-one-card-draw = spil úr bunkanum, til dæmis `{ $example }`
awaited-one-card-roll = { $dice ->
    [one] kast með { $dice } teningi
   *[other] kast með { $dice } teningum
}, til dæmis `{ $example }`

why-one-card-deck = í bunka eru { $cards } spil, ekki { $found }
why-one-card-colour = `{ $token }` byrjar ekki á lit: R O Y G B P
why-one-card-boxes = `{ $token }` er ekki röð með 1 til { $most } reitum, til dæmis `R6` eða `Y3*`
why-one-card-colour-twice = raðirnar fimm eru hver í sínum lit en { $colour } er tvisvar
why-one-card-rows = á spili eru fimm raðir, ekki { $rows }
why-one-card-suns = sól er á tveimur röðum, ekki { $suns }

# Habits in reviews
review-habit-one-card-stops-too-early = Hætt of snemma að kasta
review-habit-one-card-rolls-on = Of oft kastað aftur
review-habit-one-card-keeps-too-many = Of mörgum teningum haldið
review-habit-one-card-keeps-too-few = Of fáum teningum haldið
review-habit-one-card-keeps-wrong-colours = Röngum litum haldið
review-habit-one-card-passes-cards = Setið hjá þar sem nota mátti spil
review-habit-one-card-uses-any-card = Spil notað þar sem betra var að sitja hjá
review-habit-one-card-uses-slower-card = Hægara spilið notað
review-habit-one-card-hurries-card = Hraðara spilið notað þar sem hitt var betra
review-habit-one-card-holds-same-gap = Spilum haldið sem vantar sama lit
review-habit-one-card-holds-weak-cards = Lakari spilum haldið
review-habit-one-card-takes-slow-card = Hæg spil tekin af opnu spilunum
review-habit-one-card-takes-quick-card = Hröð spil tekin þar sem hægara var betra

## Why a choice is good or bad

reason-one-card-pass = lætur spilin þín standa
reason-one-card-scores = { $count ->
    [one] telur spil #{ $id }: { $count } stig
   *[other] telur spil #{ $id }: { $count } stig
}
reason-one-card-lacks = { $count ->
    [one] þá vantar { $count } reit til að spil #{ $id } sé talið
   *[other] þá vantar { $count } reiti til að spil #{ $id } sé talið
}
reason-one-card-ends = er fjórða spilið sem þú telur: eftir þessa umferð er komið að lokum spilsins
reason-one-card-enters = { $count ->
    [one] krossar yfir { $count } reit á spili #{ $id }
   *[other] krossar yfir { $count } reiti á spili #{ $id }
}
reason-one-card-fills = fyllir þetta í lit: { $colours }
reason-one-card-unused = notar ekki þessa teninga: { $colours }
reason-one-card-nothing = þessir teningar passa ekki á neitt spil þitt
reason-one-card-others-score = { $count ->
    [one] þá getur { $count } annar leikmaður fengið spil talið
   *[other] þá geta { $count } aðrir leikmenn fengið spil talið
}
reason-one-card-rerolls = { $count ->
    [one] kastar { $count } teningi aftur
   *[other] kastar { $count } teningum aftur
}
reason-one-card-kept-unused = það sem haldið er passar ekki enn á neitt spil þitt
reason-one-card-kept-scores = { $count ->
    [one] það sem haldið er nægir til að telja spil #{ $id }: { $count } stig
   *[other] það sem haldið er nægir til að telja spil #{ $id }: { $count } stig
}
reason-one-card-kept-lacks = { $count ->
    [one] með því sem haldið er vantar { $count } reit til að spil #{ $id } sé talið
   *[other] með því sem haldið er vantar { $count } reiti til að spil #{ $id } sé talið
}
reason-one-card-others-use = { $count ->
    [one] það sem haldið er passar líka á spil hjá { $count } öðrum leikmanni
   *[other] það sem haldið er passar líka á spil hjá { $count } öðrum leikmönnum
}
reason-one-card-quick = { $count ->
    [one] spil #{ $id } þarf aðeins { $count } reit til að vera talið
   *[other] spil #{ $id } þarf aðeins { $count } reiti til að vera talið
}
reason-one-card-suns = { $count ->
    [one] þrjár stystu raðirnar á spili #{ $id } gefa { $count } aukastig
   *[other] þrjár stystu raðirnar á spili #{ $id } gefa { $count } aukastig
}
