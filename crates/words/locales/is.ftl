### Íslensku textarnir. Í docs/languages.md segir hvernig þeir eru nefndir.

language-name = Íslenska

## Words that every client needs

list-and = { $all } og { $last }
you = Þú
seat-number = Sæti { $number }
points = { $count } stig
crosses = { $count ->
    [one] { $count } kross
   *[other] { $count } krossar
}

colour-white = hvítur
colour-black = svartur
colour-red = rauður
colour-orange = appelsínugulur
colour-yellow = gulur
colour-green = grænn
colour-blue = blár
colour-purple = fjólublár

row-red = rauð
    .inside = rauðri
row-orange = appelsínugul
    .inside = appelsínugulri
row-yellow = gul
    .inside = gulri
row-green = græn
    .inside = grænni
row-blue = blá
    .inside = blárri
row-purple = fjólublá
    .inside = fjólublárri

count-red = { $count ->
    [one] { $count } rauður
   *[other] { $count } rauðir
}
count-orange = { $count ->
    [one] { $count } appelsínugulur
   *[other] { $count } appelsínugulir
}
count-yellow = { $count ->
    [one] { $count } gulur
   *[other] { $count } gulir
}
count-green = { $count ->
    [one] { $count } grænn
   *[other] { $count } grænir
}
count-blue = { $count ->
    [one] { $count } blár
   *[other] { $count } bláir
}
count-purple = { $count ->
    [one] { $count } fjólublár
   *[other] { $count } fjólubláir
}

## The levels of the bots

level-easy = auðveldur
    .about = Veit hvernig gott val lítur út en lætur sér oft nægja lakara. Gerir enga vitleysu og leyfir þér að vinna.
level-medium = miðlungs
    .about = Sér þegar miklu munar en giskar þegar litlu munar, eins og flestir.
level-hard = erfiður
    .about = Fylgist með öllum leikmönnum og lokum spilsins og skjátlast aðeins þegar mjótt er á munum.
level-expert = meistari
    .about = Spilar til sigurs með auga á hverju blaði, og einn síns liðs eftir nákvæmum lausnum þar sem þær eru til. Enginn er sterkari.

## Terminal: the menu

terminal-menu-welcome = Rollwright: teningaspil þar sem krossað er á blað. Hvað viltu spila?
terminal-menu-game = Spil (1-{ $last })>
terminal-menu-bots = Gegn hve mörgum bottum? (0-{ $most }, 0 er án mótherja, Enter er 1)>
terminal-menu-strength = Hversu sterkum?
terminal-menu-level = Styrkur (1-{ $last }, Enter er { $usual })>
terminal-menu-no-answer = Þetta er ekki eitt af svörunum; `q` hættir.
terminal-menu-hint = `rollwright --help` sýnir allt sem forritið getur (á ensku).

## Terminal: games and matches

terminal-welcome-seed = { $title }: { $players }, með teningum úr slembifræi { $seed }. Sláðu inn ? til að fá hjálp.
terminal-welcome-real-dice = { $title }: { $players }, með alvöru teningum. Sláðu inn ? til að fá hjálp.
terminal-resumed = { $title }: { $players }, haldið áfram úr { $file }. Sláðu inn ? til að fá hjálp.
terminal-played-on = { $title }: { $players }, spilað áfram frá umferð { $turn } í { $file }. Sláðu inn ? til að fá hjálp.
terminal-game-of = Spil { $number } af { $games }
terminal-game-left = Þú hættir í miðju spili. Staðan: { $points }.
terminal-final-reckoning = Lokastaða
terminal-record-in = Spilið er skráð í { $file }.
terminal-next-game = [Enter: næsta spil, q: hætta]
terminal-match = Spilaröð
terminal-match-game = spil { $number }
terminal-total = samtals
terminal-wins-game = { $name } vinnur spilið!
terminal-wins-match = { $name } vinnur spilaröðina!
terminal-share-game = { $who ->
    [you-and-others] { $name } deilið sigrinum.
   *[several] { $name } deila sigrinum.
}
terminal-share-match = { $who ->
    [you-and-others] { $name } deilið sigrinum í spilaröðinni.
   *[several] { $name } deila sigrinum í spilaröðinni.
}

## Terminal: questions and answers

terminal-list-range = Listinn nær frá 1 upp í { $last }.
terminal-type-number = Sláðu inn númer af listanum eða táknin við hliðina á því; `?` hjálpar.
terminal-type-notation = Sláðu inn það sem stendur vinstra megin á listanum; `?` hjálpar.
terminal-not-allowed = Ekki leyfilegt, { $violation }.
terminal-see-rule = (`rules { $rule }` sýnir regluna.)
terminal-not-allowed-now = Ekki leyfilegt: { $error }.
terminal-no-other-choice = (ekkert annað í boði)
terminal-prompt-dice = teningar>
terminal-prompt-dice-order = teningar { $order }>
terminal-prompt-start = byrjun>
terminal-prompt-cards = spil>
terminal-type-next = Næst: { $coming }. { $how }
terminal-type-numbers = Sláðu inn tölurnar í þessari röð: { $dice } (til dæmis `{ $example }`).
terminal-type-number-of-die = Sláðu inn töluna á þessum teningi: { $dice } (til dæmis `{ $example }`).
terminal-type-colours = { $count ->
    [one] Sláðu inn lit { $count } tenings: { $letters } (til dæmis `{ $example }`).
   *[other] Sláðu inn liti { $count } teninga í hvaða röð sem er: { $letters } (til dæmis `{ $example }`).
}
terminal-dice-count = Teningum kastað: { $dice }; tölur slegnar inn: { $typed }.
terminal-type-awaited = Sláðu inn: { $awaited }
terminal-pause = [Enter: { $coming }]
terminal-pause-or-undo = [Enter: { $coming }, u: taka til baka]
terminal-nothing-to-choose = Hér er ekkert að velja: ýttu á Enter, eða sláðu inn `?` til að fá hjálp.
terminal-pass-device = Nú fær { $name } tækið. { $name }, ýttu á Enter.
terminal-record-not-written = Ekki tókst að skrá spilið: { $error }
terminal-nothing-to-take-back = Ekkert er að taka til baka: enginn hefur valið síðan síðast var kastað.
terminal-nothing-typed = Enn er ekkert að taka til baka.
terminal-typed-again = Tekið til baka: sláðu aftur inn það sem kom upp.
terminal-taken-back = { $who ->
    [you-and-others] Tekið til baka: { $name } veljið aftur.
    [several] Tekið til baka: { $name } velja aftur.
   *[one] Tekið til baka: { $name } velur aftur.
}
terminal-which-file = Í hvaða skrá? Til dæmis: `save spil.rw`
terminal-saved = Vistað: { $file }
terminal-no-rule = Regla { $number } er ekki til; `rules` sýnir þær allar.
terminal-rules-language = Reglurnar eru hér á ensku.
terminal-help =
    Svaraðu með númeri af listanum eða með táknunum við hliðina á því.
      u, undo     taka síðasta val til baka, þar til teningar eða spil koma;
                  einnig alvöru teninga og spil sem þú hefur slegið inn
      s, sheets   sýna blöð eða spil allra stór
      hint        besta valið og hvað þau næstu kosta
      why         hvers vegna það er betra en það næsta; `why 3` eða `why r5`:
                  betra en það val
      rules       reglurnar; `rules Q12` sýnir eina þeirra
      save SKRÁ   skrá spilið eins og það stendur
      q, quit     hætta að spila
      ?, help     þessi listi
    Á blöðum sýnir < > hvað þú mátt velja núna; á spilum sýnir hálfur reitur
    (í ASCII +) hvað teningarnir myndu fylla.

## Terminal: hints, and warnings before bad choices

terminal-hint-choice = { $choice }, { $words }
terminal-hint-best = Best: { $choice }. { $worth }
terminal-hint-chance = Vinningslíkur: { $win }; vænt stig: { $points }.
terminal-hint-points = Vænt stig: { $points }.
terminal-hint-loses = { $choice }: kostar { $loss }
terminal-hint-as-good = { $choice }: jafn gott
terminal-hint-nothing = Nú er ekkert að velja: ábendingu fær sá sem á að velja.
terminal-why = Hvers vegna { $best } er betra en { $other }, sem kostar { $loss }:
terminal-why-as-good = { $best } og { $other } eru jafn góð. Þetta gera þau:
terminal-why-the-same = Á borðinu gera þau það sama; munurinn er í köstum sem koma seinna.
terminal-tutor-mistake = Gættu þín: { $choice } kostar { $loss }, það eru mistök. Betra: { $best }.
terminal-tutor-blunder = Gættu þín: { $choice } kostar { $loss }, það er afleikur. Betra: { $best }.
terminal-tutor-insist = Sláðu það sama inn aftur til að halda þig við það, `why` til að sjá ástæðurnar, eða veldu annað.

## Terminal: what comes, and what came

terminal-coming-setup = dregið er um hver byrjar
terminal-coming-roll = { $name } kastar
terminal-coming-reroll = { $name } kastar aftur
terminal-coming-deal = spil eru gefin
terminal-coming-open = þremur spilum er snúið upp
terminal-coming-draw = spil er dregið
terminal-coming-reckoning = lokastaðan
terminal-begins = { $name } byrjar
terminal-rolls = { $who ->
    [you] { $name } kastaðir: { $dice }
   *[one] { $name } kastaði: { $dice }
}
terminal-rolls-again = { $who ->
    [you] { $name } kastaðir aftur: { $dice }
   *[one] { $name } kastaði aftur: { $dice }
}
terminal-pass = sitja hjá

## Terminal: replays

terminal-replay-game-of = spil { $number } af { $games }
terminal-replay-turn = Umferð { $number }
terminal-replay-not-finished = Spilinu er ekki lokið.
terminal-replay-event = atburður { $number } af { $events }
terminal-replay-start = Fyrir fyrsta atburð
terminal-replay-prompt = [Enter: áfram, b: til baka, ?: hjálp]
terminal-replay-help =
    Skref fyrir skref í gegnum spilið:
      Enter, n     næsti atburður           b         sá á undan
      first, last  byrjun, lok              12        umferð 12 (líka `turn 12`)
      event 40     atburður 40 í spilinu
      /Anna        næsti atburður með þessu orði eða táknum; aftur með /
      e            kveikja eða slökkva á mati: líkur og hvað val kostaði
      m            næstu mistök, meðan kveikt er á matinu
      games        annað spil í spilaröðinni
      q            hætta
terminal-replay-at-end = Hér lýkur spilinu.
terminal-replay-at-start = Hér hefst spilið.
terminal-replay-no-turn = Umferð { $number } er ekki til; sú síðasta er { $last }.
terminal-replay-no-event = Atburður { $number } er ekki til; sá síðasti er { $last }.
terminal-replay-not-found = „{ $text }“ kemur ekki fyrir í þessu spili.
terminal-replay-no-command = Þetta er ekki skipun: `?` sýnir hjálp.
terminal-replay-evaluation-on = Kveikt er á matinu.
terminal-replay-evaluation-off = Slökkt er á matinu.
terminal-replay-evaluation-first = Kveiktu fyrst á matinu: sláðu inn `e`.
terminal-replay-no-mistake = Ekki eru fleiri mistök í þessu spili.
terminal-replay-one-game = Aðeins eitt spil er í þessari skrá.
terminal-replay-chances = Vinningslíkur: { $chances }
terminal-replay-expected = Vænt stig: { $points }
terminal-replay-best = { $name }: { $choice } er besta valið
terminal-replay-loses = { $name }: { $choice } kostar { $loss }; betra: { $best }

## Teaching

rules-overview = Þrjú fljótleg spil með teningum og penna. Hvert þeirra má læra á þremur mínútum: lestu, prófaðu æfingarnar og spilaðu svo.
rules-games = Spilin
rules-number = Regla
rules-to-exercises = Beint í æfingarnar
rules-heading-material = Á borðinu
rules-heading-turn = Umferð, skref fyrir skref
rules-heading-round = Umferð, skref fyrir skref
rules-heading-end = Lok spilsins og stig
rules-heading-tip = Gott ráð
rules-heading-variants = Afbrigði
rules-heading-try = Prófaðu
rules-heading-free = Kastaðu og prófaðu
rules-heading-play = Til í slaginn?
rules-exercise = Æfing { $number } af { $count }
rules-which-hint = Veldu allt innrammað sem nú er leyfilegt og láttu svo athuga það.
rules-decide-hint = Veldu og staðfestu eins og í alvöru spili. Ekki er allt leyfilegt sem er innrammað.
rules-dice-hint = Veldu teningana og láttu svo athuga það.
rules-check = Athuga
rules-next = Áfram
rules-skip = Sleppa
rules-back = Til baka
rules-again = Aftur
rules-last = Þetta var síðasta æfingin. Nú kanntu spilið!
rules-right = Rétt!
rules-wrong = Ekki alveg.
rules-allowed = Þetta er leyfilegt, en hér var spurt um annað.
rules-mistake = { $what }: ekki leyfilegt.
rules-missed = Líka leyfilegt: { $what }.
rules-dice-truth = Svarið: { $dice }.
rules-points-truth = Stig: { $points }.
rules-points-change = Stig: { $before } → { $after }
rules-points-so-far = Stig: { $points }
rules-no-server = Æfingarnar þurfa á netþjóninum að halda og hann svarar ekki. Reglurnar hér að ofan má lesa samt sem áður.
rules-free-about = Spilaðu um stund í einrúmi: kastaðu, veldu og fylgstu með stigunum. Það sem er leyfilegt er auðkennt, eins og í alvöru spili.
rules-from-start = Frá byrjun
rules-play = Spila núna gegn auðveldum botta

rules-q1 = Tveir til fimm spila. Einn getur æft sig.
rules-q2 = Sex teningar: tveir hvítir og einn rauður, einn gulur, einn grænn og einn blár.
rules-q3 = Allir hafa eins blað: rauð og gul röð hækka frá 2 upp í 12, græn og blá lækka frá 12 niður í 2.
rules-q4 = Hlutkesti ræður hver byrjar. Síðan gengur röðin réttsælis.
rules-q5 = Sá sem á leik kastar einu sinni: báðum hvítu teningunum og litateningum allra raða sem enn eru opnar.
rules-q6 = Fyrri aðgerð er fyrir alla: leggðu saman hvítu teningana tvo. Þú mátt krossa yfir þá tölu í einni litaröð eða sleppa henni. Allir velja á sama tíma og í leyni.
rules-q7 = Síðari aðgerð er aðeins fyrir þann sem á leik: leggðu saman annan hvíta teninginn og einn litatening. Þú mátt krossa yfir þá tölu í litaröðinni eða sleppa henni.
rules-q8 = Ef sá sem á leik krossar ekki yfir neina tölu í báðum aðgerðum krossar hann yfir villukast, hvort sem eitthvað var hægt eða ekki.
rules-q9 = Það kostar aðra ekkert að sleppa tölu.
rules-q10 = Sá sem á leik má nota báðar aðgerðirnar, jafnvel í sömu röð; þá er síðari krossinn hægra megin við þann fyrri.
rules-q11 = Nýr kross er alltaf hægra megin við alla krossa í röðinni. Yfir tölur sem var sleppt verður aldrei krossað.
rules-q12 = Síðasta tala raðar (12 eða 2) þarf fimm krossa á undan sér. Fimmti krossinn úr fyrri aðgerð gildir strax í síðari aðgerð.
rules-q13 = Síðasta talan lokar röðinni: þú krossar líka yfir lásinn og hann telst einn kross til viðbótar.
rules-q14 = Lokuð röð er lokuð öllum og teningur hennar fer strax úr spilinu. Þeir sem krossa yfir síðustu töluna í sömu fyrri aðgerð fá allir lásinn.
rules-q15 = Ein samtala hvítu teninganna getur lokað tveimur röðum: 12 rauðri og gulri, 2 grænni og blárri.
rules-q16 = Spilinu lýkur um leið og tveimur röðum hefur verið lokað eða einhver krossar yfir fjórða villukastið.
rules-q17 = Ef spilinu lýkur í fyrri aðgerð verður engin síðari aðgerð og ekkert villukast. Þeir sem vilja geta stillt nýtt borð þannig að umferðin sé fyrst kláruð.
rules-q18 = Hver kross í röð gefur einu stigi meira en sá næsti á undan. Villukast gefur fimm mínusstig.
rules-q19 = Sá vinnur sem fær flest stig. Ef jafnt er deila menn sigrinum.
rules-q20 = Allt að fimm spil má spila sem eina spilaröð. Stig allra spila eru lögð saman og nýr leikmaður byrjar hverju sinni.
rules-q21 = Við borð segja menn upphátt frá því þegar röð er lokað. Þeir sem vilja geta stillt nýtt borð þannig: þegar einhver lokar röð í fyrri aðgerð eru allir sem hefðu líka getað lokað henni spurðir aftur. Þeir halda því sem þeir völdu eða hætta við það og krossa í staðinn yfir síðustu töluna.

rules-t1 = Tveir til sex spila, eða einn sér til æfingar. Teningarnir sex eru hvítur, svartur, rauður, blár, gulur og grænn.
rules-t2 = Enginn hefur sama blað og annar. Á því eru fimm raðir og í hverri röð er einn reitur af hverjum lit.
rules-t3 = Hámörk raðar eru 6, 5, 4, 3, 2 og 1, samtals 21, og eins á öllum blöðum. Í bæklingnum er aðeins fyrsta röðin viss; í hinum er þetta okkar eigin uppröðun. Ef þú átt prentaða spilið geturðu slegið inn blöð þess þegar þú stofnar borð eða byrjar á stigablaði.
rules-t4 = Sá sem á leik kastar öllum sex teningunum og má kasta einu sinni enn: þá öllum teningum sem sýna ekki 1, en ásarnir liggja kyrrir. Í næstu umferð kastar annar leikmaður.
rules-t5 = Nú skrifa allir á sama tíma, hver í sína röð, og byrjað er efst. Skrifaðu einn tening eða fleiri, hvern í tóman reit af sínum lit og aldrei yfir hámarkinu. Eða strikaðu út fyrsta tóma reitinn frá vinstri. Annað af þessu tvennu verðurðu að gera.
rules-t6 = Þú mátt sleppa teningum sem passa, og þú mátt strika út þótt eitthvað passi.
rules-t7 = Tala sem er jöfn hámarkinu er nákvæm tala. Hún fær lítið x og á skjánum líka hring utan um sig.
rules-t8 = Þegar allir sex reitir raðar eru fylltir eru stigin talin: tölurnar í henni og aukastig fyrir nákvæmu tölurnar. Í næstu umferð heldur þú áfram í röðinni fyrir neðan.
rules-t9 = Spilinu lýkur með umferðinni þegar einhver fyllir fimmtu röðina. Fleiri en einn geta gert það saman.
rules-t10 = Ókláruð röð er talin eins og hún er: tölurnar í henni og aukastig fyrir nákvæmu tölurnar.
rules-t11 = Sá vinnur sem fær flest stig. Ef jafnt er deila menn sigrinum.

rules-k1 = Tveir til fjórir spila, eða einn sér til æfingar. Allir fimm teningarnir eru eins og hafa sex liti.
rules-k2 = Á spili eru 20 reitir í fimm röðum, hver í sínum lit. Einn lit vantar og við tvær raðir er sól.
rules-k3 = Spilin eru 30. Hvern lit vantar á fimm þeirra.
rules-k4 = Hver leikmaður fær tvö spil, sem snúa upp. Hlutkesti ræður hver byrjar og síðan gengur röðin réttsælis.
rules-k5 = Sá sem á leik kastar öllum fimm teningunum og má kasta tvisvar í viðbót: hvaða teningum sem er, frá einum upp í alla fimm, líka þeim sem lágu kyrrir áður.
rules-k6 = Útkoman er fyrir alla, einn af öðrum, fyrst þann sem kastaði. Þú notar hana á eitt af spilum þínum eða situr hjá.
rules-k7 = Allir teningar af sama lit fylgjast að: ef pláss er fyrir þá alla í röðinni er krossað fyrir þá, annars engan. Á spilinu sem þú velur er krossað fyrir hvern lit sem pláss er fyrir. Spil sem fengi ekkert er ekki hægt að velja.
rules-k8 = Spil með þremur fullum röðum er talið strax: eitt stig fyrir hvern reit í fullum röðum, auk aukastiga fyrir sólir við fullar raðir: 2 fyrir eina, 5 fyrir báðar. Þú dregur nýtt spil sem þú mátt nota frá og með næstu umferð.
rules-k9 = Spil með alla 20 reitina fulla gefur 25 stig. Meira fæst ekki.
rules-k10 = Þegar einhver telur fjórða spilið sitt nota allir útkomu þeirrar umferðar, og svo er komið að lokum spilsins. Engin spil eru dregin eftir það.
rules-k11 = Spil sem var ekki talið gefur samt fullu raðirnar sínar, en ekkert fyrir sólir.
rules-k12 = Sá vinnur sem fær flest stig. Ef jafnt er deila menn sigrinum.
rules-k13 = Í spilinu fyrir lengra komna fær hver leikmaður fimm spil og heldur þremur þeirra. Allir velja á sama tíma.
rules-k14 = Í spilinu fyrir lengra komna liggja þrjú spil opin. Sá sem telur spil tekur eitt þeirra í staðinn, og fyllt er í skarðið úr bunkanum.

## Why something is refused, and what is awaited instead

why-chance-awaited = spilið bíður eftir teningum eða spilum, ekki eftir vali
why-choice-awaited = spilið bíður eftir vali sætis { $seats }, ekki eftir teningum eða spilum
why-wrong-seats = nú velja þessi sæti og engin önnur: { $seats }
why-over = spilinu er lokið
why-nobody-asked = enginn er beðinn um að velja núna
why-no-seat = sæti { $seat } er ekki til (sæti við borðið: { $seats })
why-first-passes = í spilaröð byrjar næsti leikmaður réttsælis í hverju nýju spili
why-draw-first = dregið er um hver byrjar áður en kastað er í fyrsta sinn
why-drawn-once = aðeins einu sinni er dregið um hver byrjar, áður en kastað er í fyrsta sinn

why-not-notation = „{ $found }“ er ekki { $what } (eins og `{ $example }`)
why-not-notation-of = „{ $found }“ er ekki { $what } (eins og { $others } eða `{ $last }`)
thing-roll = kast
thing-dice = teningar
thing-choice = val
thing-mark = merking
thing-seat = númer sætis
thing-setup = dráttur í upphafi

awaited-only = `{ $only }`
awaited-first = hver byrjar, til dæmis `{ $example }`
awaited-roll = kast, til dæmis `{ $example }`

why-no-such-game = spilið „{ $game }“ er ekki til; spilin eru { $games }
why-seats = { $game } er með { $least } til { $most } sæti, ekki { $seats }
why-no-such-option = { $game } er ekki með valkostinn „{ $option }“; valkostirnir eru: { $options }
thing-options = { $options }
thing-no-options = engir
why-no-sheets = { $game } tekur ekki við skrá með blöðum
why-no-cards = { $game } tekur ekki við skrá með spilum
why-sheets-file = blaðaskrá, lína { $line }, regla { $rule }: { $why }
why-cards-file = spilaskrá, lína { $line }, regla { $rule }: { $why }
why-no-such-sheet = blaðið „{ $sheet }“ er ekki til hér
why-plan-games = í spilaröð eru 1 til { $most } spil, ekki { $games }
why-plan-seconds = tími til ákvörðunar er { $least } til { $most } sekúndur, eða enginn, ekki { $seconds }
why-plan-bot-delay = bottar bíða mest { $most } millisekúndur, ekki { $delay }
why-too-many-armed = þú getur mest valið { $most } möguleika fyrir fram, hvern með mest { $longest } stöfum
why-typed-too-long = það sem þú slærð inn fyrir teningana getur mest verið { $most } stafir

why-record-at = lína { $line }, dálkur { $column }: { $why }
why-record-at-rule = lína { $line }, dálkur { $column }, regla { $rule }: { $why }
why-record-legal = { $why }; leyfilegt: { $legal }
why-record-header = { $key }: { $why }
why-record-twice = `{ $key }` er tvisvar í þessum haus
why-record-choice = sæti { $seat } má ekki velja `{ $choice }`: { $why }
why-record-choices = hér velur sæti { $seats }; val í röð sætanna með kommum á milli: { $count }, ekki { $given }
why-record-chance = { $why }; beðið var eftir: { $awaited }
why-record-over = spilinu var þegar lokið á undan þessu
why-record-begins = leikskýrsla byrjar á `Rollwright: 1`
why-record-empty = leikskýrslan er tóm
why-record-line-missing = þessa línu vantar í hausinn
why-record-header-line = lína í hausnum er á forminu `Key: value` og auð lína lýkur hausnum
why-record-version = þetta forrit les aðeins útgáfu { $version } af sniðinu
why-record-seats = `Seats` er tala frá 1 til { $most }
why-record-names = eitt nafn er fyrir hvert sæti
why-record-option-twice = valkosturinn `{ $name }` kemur tvisvar fyrir
why-record-options = valkostir eru á forminu `name=true` eða `name=false`
why-record-material = í leikskýrslu eru línur með `Cards` eða `Sheets`, ekki hvort tveggja
why-record-match-form = `{ $key }` er á forminu `2/5`, með mest { $most } spilum
why-record-match-over = spilaröðinni á undan er lokið (spil: { $of })
why-record-match-order = á eftir `{ $this }` kemur `{ $next }`
why-record-match-unfinished = spili { $number } í spilaröðinni er ekki lokið
why-record-match-differs = þetta verður að vera eins í öllum spilum spilaraðar
why-record-result-form = `Result` er stig hvers sætis, til dæmis `70 64`
why-record-result-early = úrslit eru skráð en spilinu er ekki lokið
why-record-result = spilið endar með { $scores }

why-fair-digits = hér eiga að vera 64 tölustafir sextándakerfis með litlum bókstöfum
why-fair-seed = hér á að vera tala eða 64 tölustafir sextándakerfis með litlum bókstöfum
why-fair-no-commitment = þessa línu vantar en leyndarmál teninganna er hér
why-fair-no-luck = þessa línu vantar en loforðið um teningana er hér
why-fair-luck-count = hvert af { $seats } sætum þarf eina, `{ $none }` ef engin er, en þær eru { $found }
why-fair-luck-length = heppni er 1 til { $most } stafir
why-fair-luck-character = í heppni geta aðeins verið bókstafirnir A til Z og a til z og tölustafirnir 0 til 9, ekki { $character }
why-fair-starter = hér getur aðeins staðið `{ $only }`
why-fair-restored = hér á að vera númer kasts eða dráttar, talið frá 0, með mest { $most } tölustöfum
why-fair-commitment = leyndarmál teninganna passar ekki við loforðið
why-fair-dice = teningar: kast eða dráttur númer { $number }, talið frá 0, er `{ $recorded }` en leyndarmálið gefur `{ $expected }`

## The browser client

## Everywhere

close = Loka
dice = Teningar
none = engir
points-label = Stig
total = Samtals
game = Spil
game-number = Spil { $number }
row-number = Röð { $number }
part = Liður
empty = autt
crossed-out = strikað út
players = Leikmenn
record = Leikskýrsla
one-moment = Augnablik …
skip-to-content = Beint að efninu
to-start = Á forsíðu
your-name = Nafnið þitt
your-turn = Þú átt leik
level = Styrkur
seconds = { $count ->
    [one] { $count } sekúnda
   *[other] { $count } sekúndur
}
# Svarar því hve lengi eitthvað er geymt.
days = { $count ->
    [one] { $count } dag
   *[other] { $count } daga
}
player-default = Gestur
bot-name = Botti ({ $level })
bot-name-numbered = Botti { $number } ({ $level })
field = { $colour } { $number }
die = { $colour } { $face }
die-number = Teningur { $number }
letter-red = R
letter-orange = A
letter-yellow = Gu
letter-green = Gr
letter-blue = B
letter-purple = F
letter-white = H
letter-black = S

## The frame

nav = Síður
nav-rules = Reglur
nav-settings = Stillingar
nav-sheet = Stigablað
nav-print = Prenta blöð
nav-verify = Sannreyna leikskýrslu
nav-privacy = Persónuvernd
nav-programs = Fyrir forritara

## The start

start-title = Spila
play-now = Spila strax
ways = Fleiri leiðir til að spila
way-friends = Með vinum
way-friends-about = Borð með tengli, fyrir síma og tölvur.
way-one-device = Á einu tæki
way-one-device-about = Tækið gengur á milli, tvö til sex spila.
way-sheet = Stigablað
way-sheet-about = Alvöru teningar, síminn í stað pappírs.
way-rules = Læra reglurnar
way-rules-about = Stutt, með æfingum til að prófa.
continue = Halda áfram
own-games = { $count ->
    [one] { $count } spili lokið
   *[other] { $count } spilum lokið
}
join-code = Taka þátt með kóða
join-code-go = Taka þátt
public-tables = Opin borð
public-none = Enginn bíður núna. Opnaðu þitt eigið borð!
seats-free = laus sæti: { $free } af { $seats }
new-name-number = Nafn { $number }
new-more = Fleiri stillingar
new-dice = Teningar
dice-program = kastast sjálfkrafa
dice-tap = kastast þegar þú ýtir
dice-real = eru alvöru, þú skráir þá
new-match = Spil í röð
new-seconds = Umhugsunartími
new-no-limit = ótakmarkaður
new-late = Þegar tíminn er búinn
late-default = sleppa eða strika út
new-public = Sýna borðið öllum
new-open = Opna borðið
new-begin = Byrja
option-finish-turn = Klára umferðina eftir síðari lásinn
option-join-locks = Loka saman: sá sem gæti líka lokað röðinni er spurður aftur
option-advanced = Fyrir lengra komna: þrjú spil og opin spil á borðinu
setup-game = Spil
setup-variants = Afbrigði
setup-preset = Reglur
setup-preset-printed = Eins og prentað er
setup-preset-table = Eins og við borðið
setup-who = Hverjir spila?
setup-who-about = Ýttu á þá sem eiga að setjast við borðið.
setup-at-table = Við borðið
setup-friend = Vinur
setup-friend-about = Kemur með tenglinum þínum.
setup-person = Leikmaður
setup-person-about = Deilir þessu tæki.
setup-about-easy = Vingjarnlegur, leyfir þér að vinna.
setup-about-medium = Spilar eins og flestir.
setup-about-hard = Fylgist með öllum blöðum.
setup-about-expert = Sá sterkasti.
setup-add = Bæta við: { $name }
setup-remove = Fjarlægja: { $name }
setup-pace-none = Engin klukka
setup-pace-relaxed = Rólegt
setup-pace-brisk = Rösklegt
setup-pace-quick = Hratt
setup-dice-program = Sjálfvirkt
setup-dice-tap = Með snertingu
setup-dice-real = Alvöru
setup-summary = { $game }, { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
start-against = Gegn
start-code-help = Sex stafir; bil og litlir stafir eru í lagi.
start-code-short = Kóði er sex stafir. Gáðu aftur eða biddu um tengilinn.
start-won = vann
start-more-games = Fyrri spil

## At the table

no-table = Þetta borð er ekki til
line-lost = Sambandið rofnaði. Reynt er að tengjast aftur …
share-title = Spilaðu með mér
share-link = Deila tenglinum
link-copied = Tengillinn er afritaður.
qr-alt = Tengillinn sem QR-kóði
invite-title = Beðið eftir leikmönnum
invite-about = { $count ->
    [one] { $count } sæti er laust. Sendu tengilinn, sýndu kóðann eða láttu botta spila.
   *[other] { $count } sæti eru laus. Sendu tengilinn, sýndu kóðann eða láttu botta spila.
}
invite-code = Eða segðu þeim kóðann
invite-real = Hér er spilað með alvöru teningum: sá sem kastar skráir hvað þeir sýna.
invite-fair = Teningarnir eru ákveðnir áður en þú sest og heppni þinni er blandað saman við: enginn getur valið þá. Eftir á er hægt að sannreyna hvert kast.
seat-open = Sæti { $seat } er laust
seat-reserved = Sæti { $seat } er frátekið
seat-you = (þú)
seat-bot = Láta botta spila
join-title = Vertu með: { $game }
join-sit = Setjast
join-watch = Eða horfðu bara á: borðið sést hér fyrir neðan.
seat-stood-in = botti spilar í bili
seat-gone = ekki í sambandi
seat-thinking = hugsar
seat-chosen = hefur valið
seat-waits = bíður
seat-told = { $turn ->
    [yes] , { points }, { $doing }, á leik
   *[other] , { points }, { $doing }
}
time-left = { $seconds ->
    [one] { $seconds } sekúnda eftir
   *[other] { $seconds } sekúndur eftir
}
hurry = Flýttu þér: { $seconds ->
    [one] { $seconds } sekúnda eftir
   *[other] { $seconds } sekúndur eftir
}
for-name = { $name }: { $words }
turn-of = { $name } á leik
you-have-chosen = Þú hefur valið
all-have-chosen = Allir hafa valið
waiting-for = { $name } hugsar …
waiting-for-several = { $count } leikmenn hugsa …
you-roll = Þú kastar
you-are-rolling = Þitt kast
name-rolls = { $name } kastar
roll = Kasta
roll-setup = Draga um hver byrjar
roll-deal = Gefa spilin
roll-open = Snúa spilunum upp
roll-draw = Draga spil
real-dice = Það sem teningarnir sýna
real-dice-numbers = Ýttu á það sem hver teningur sýnir.
real-dice-colours = Ýttu á litinn sem hver teningur sýnir.
tray = Teningar
actions = Þitt val
sheet-of = { $name }: blaðið
others-sheets = Blöð hinna
open-sheet = Opna blað:
you-chose = Valið: { $choice }
take-back = Breyta
removed-you = Gestgjafinn tók þig frá borðinu.
time-up = Tíminn rann út og því var valið fyrir þig.
you-watch = Þú fylgist með.
menu = Valmynd
menu-undo = Biðja um að taka síðasta val til baka
menu-unroll = Leiðrétta teningana
menu-share = Afrita tengilinn
menu-carry = Halda áfram á öðru tæki
menu-carry-about = Opnaðu tengilinn á hinu tækinu innan tíu mínútna. Hann virkar einu sinni.
menu-rules = Reglur
menu-leave = Fara frá borðinu
scoretable = Stigatafla
history = Saga
fair-dice = Sanngjarnir teningar
fair-dice-about = Með þessari tölu skuldbatt netþjónninn sig til að nota þessa teninga áður en spilið hófst. Eftir á sannreynir þetta tæki hvort hann stóð við orð sín.
host = Þú ert gestgjafinn
host-bot = Láta botta spila
host-mute = Þagga niður
host-unmute = Leyfa að tala
host-remove = Fjarlægja
undo-question = { $name } vill taka síðasta val til baka.
undo-waiting = Beðið eftir samþykki hinna …
undo-agree = Samþykkja
undo-refuse = Hafna
cover-title = Nú fær { $name } tækið
cover-about = Aðrir líta undan á meðan næst er valið.
cover-ready = Ég er { $name }
hint = Ábending
hint-close = Ég skil
chat = Spjall
chat-empty = Engin skilaboð enn.
chat-muted = Skilaboð hinna eru falin.
chat-mute = Fela skilaboð hinna
chat-say = Segðu eitthvað
chat-send = Senda
reactions = Viðbrögð
invite-by = { $name } býður þér í { $game }
invite-facts = Um þetta spil
invite-match = { $count ->
    [one] { $count } spil
   *[other] { $count } spil í röð
}
invite-no-clock = engin klukka
invite-clock = { $count ->
    [one] { $count } sekúnda fyrir hverja ákvörðun
   *[other] { $count } sekúndur fyrir hverja ákvörðun
}
invite-dice-program = teningarnir kastast sjálfir
invite-dice-tap = þú kastar með því að ýta
invite-dice-real = alvöru teningar sem eru slegnir inn
replay-first = { $name } byrjar.

## What happens, in words

news-dice = Teningar: { $dice }
news-first = { $name } byrjar
news-rolled = { $name } kastaði { $dice }
news-drew = Spil var dregið
news-began = Spil { $game } af { $games } er hafið
news-began-only = Spilið er hafið
news-over = Spilinu er lokið
news-sat = { $name } settist
news-left = { $name } fór
news-stood-in = { $name }: botti tók við
news-returned = { $name } kom aftur
news-removed = { $name } varð að fara frá borðinu
news-undo-asked = { $name } bað um að taka síðasta val til baka
news-undo-refused = { $name } vildi ekki taka það til baka
news-undone = Síðasta val var tekið til baka
news-unrolled = Kastið var tekið til baka
news-restored = Gestgjafinn endurheimti öryggisafrit: köstin héðan í frá er ekki hægt að sannreyna

## The end

reckoning = Lokastaða
winner = sigur
end-alone = { $points } stig!
end-you-won = { $what ->
    [game] Þú vannst spil { $game }!
    [match] Þú vannst spilaröðina!
   *[only] Þú vannst!
}
end-won = { $what ->
    [game] { $name } vann spil { $game }
    [match] { $name } vann spilaröðina
   *[only] { $name } vann
}
end-shared = { $what ->
    [game] { $names } deila sigrinum í spili { $game }
    [match] { $names } deila sigrinum í spilaröðinni
   *[only] { $names } deila sigrinum
}
end-last-game = Sigur í síðasta spili: { $names }.
end-why-locked = Spilinu lauk þegar búið var að loka { $rows } röð.
end-why-misthrows = Spilinu lauk með villukasti númer { $misthrows }: { $names }.
end-why-rows = Spilinu lauk þegar síðasta röðin fylltist: { $names }.
end-why-cards = Spilinu lauk þegar spil númer { $cards } var talið: { $names }.
end-rematch = Spila aftur
end-ready = Næsta spil
end-wants-rematch = { $count ->
    [one] { $names } vill spila aftur
   *[other] { $names } vilja spila aftur
}
end-awaits = Beðið eftir svari: { $names }
end-not-yet = Ekki strax
end-begins-in = Það hefst sjálfkrafa eftir { $seconds } sek.
end-ready-names = Til í næsta spil: { $names }
end-next = Í næsta spil
end-record = Leikskýrsla og endursýning
end-record-number = Spil { $number }: leikskýrsla og endursýning
podium-label = Verðlaunapallur
podium-others = Önnur sæti
podium-place = { $place }. sæti
podium-points = { points }
moment-title = Bestu augnablikin
moment-lock = { $name } lokaði { $row } röð: { points } í þeirri röð
moment-hits = { $name } hitti nákvæmlega á { $count } tölur í einu
moment-card = { $name } taldi spil: { points }
moment-gain = { $name } fékk { points } í einu
moment-gain-by = { $what }: { points } í einu
moment-comeback = { $name } var { $count ->
    [one] { $count } stigi
   *[other] { $count } stigum
} á eftir en vann samt
moment-streak = { $name } fékk stig { $count ->
    [one] { $count } sinni
   *[other] { $count } sinnum
} í röð
moment-close = Aðeins { points } skildu að fyrsta og annað sæti
moment-lead = Forystan skipti { $count ->
    [one] { $count } sinni
   *[other] { $count } sinnum
} um hendur
picture-label = Mynd af úrslitunum
picture-title = { $game }: lokastaða
picture-score = { $name }: { points }
picture-share = Deila
picture-save = Vista mynd
standings = Eftir { $played } af { $games } spilum
standings-label = Staðan
replay = Skref fyrir skref
replay-step = Skref { $step } af { $steps }
replay-back = ◀ Til baka
replay-on = Áfram ▶
record-download = Sækja leikskýrsluna

## The dice, checked by this device

dice-checking = Verið er að sannreyna teningana …
dice-unread = Teningarnir hafa ekki verið sannreyndir enn, því ekki tókst að sækja leikskýrsluna.
dice-again = Sannreyna teningana
dice-good = Teningarnir eru sanngjarnir: þetta tæki sá loforð netþjónsins áður en það bætti heppni þinni við og hefur reiknað öll köst og allan drátt aftur, { $count } alls.
dice-unseen = Öll köst og allur dráttur, { $count } alls, eru eins og netþjónninn lofaði; þetta tæki hefur sannreynt það. Hvort loforðið var gefið fyrir spilið getur það ekki sagt, því það sá það ekki þá.
dice-follow = Öll köst og allur dráttur, { $count } alls, leiða af leyndarmáli netþjónsins; þetta tæki hefur sannreynt það.
dice-alone = En enginn leikmaður bætti heppni við: netþjónninn einn bjó þessa teninga til.
dice-restored = Netþjónninn var endurheimtur úr öryggisafriti meðan á þessu spili stóð. Þetta tæki hefur sannreynt fyrstu { $checked } af { $count } köstum og dráttum; afganginn er ekki hægt að sannreyna.
dice-no-seed = Leikskýrslan segir ekki hvaðan teningarnir koma.
dice-not-revealed = Netþjónninn hefur ekki enn sagt frá leyndarmáli sínu og því er ekki hægt að sannreyna teningana.
dice-number = Teningarnir koma úr tölu sem enginn var bundinn af.
dice-wrong-roll = Teningarnir eru EKKI eins og lofað var: kast eða dráttur númer { $number } er „{ $recorded }“ en ætti að vera „{ $expected }“.
dice-wrong-commitment = Teningarnir eru EKKI eins og lofað var: leyndarmálið passar ekki við loforðið í leikskýrslunni.
dice-wrong-promise = Teningarnir eru EKKI eins og lofað var: fyrir spilið sýndi netþjónninn þessu tæki annað loforð.
dice-wrong-luck = Teningarnir eru EKKI eins og lofað var: heppnin sem þetta tæki bætti við er ekki í þeim.
dice-wrong-shown = Teningarnir eru EKKI eins og lofað var: í leikskýrslunni eru aðrir teningar en þeir sem þessu tæki voru sýndir.
dice-wrong-missing = Teningarnir eru EKKI eins og lofað var: netþjónninn leynir því leyndarmáli sem hann átti að segja frá.
dice-wrong-unreadable = Ekki er hægt að sannreyna teningana: þetta er ekki gild leikskýrsla.

## Score sheet

sheet-about = Þið spilið saman við borð með alvöruteninga og síminn kemur í stað blaðsins. Hann kann reglurnar, leggur saman stigin þín og geymir allt í þessum vafra.
sheet-letter = Blaðið þitt
sheet-cards = Spilin þín
sheet-cards-deck = úr stokknum á þessum vef
sheet-cards-printed = mín eigin prentuðu spil
sheet-other-game = Velja annað spil
sheet-bar = Taka til baka og staðfesta
sheet-undo = Til baka
sheet-redo = Endurtaka
sheet-undone = Tekið til baka: { $what }
sheet-redone = Endurtekið: { $what }
sheet-lost = Ekki næst í þjóninn. Blaðið þitt er geymt og þú getur haldið áfram um leið og samband kemst á.
sheet-locks = Annar lokaði röð
sheet-locks-about = Skráðu fyrst þinn eigin kross úr sama kasti.
sheet-locked = Annar lokaði { $row } röð
sheet-number = Hvaða tala? ({ $colour })
sheet-hit = nákvæmt
sheet-card-which = Hvaða spil fékkstu?
sheet-card-number = Númer spilsins
sheet-card-lay = Taka
sheet-card-draw = Draga af handahófi
sheet-card-laid = Spil #{ $number }
sheet-card-new = Skráðu næsta spil
sheet-card-copy = Ýttu á hve marga reiti hver röð hefur og við hvaða raðir er sól.
sheet-card-so-far = Raðir: { $rows } af { $all-rows }, sólir: { $suns } af { $all-suns }
sheet-card-copied = Nota þetta spil
sheet-boxes = { $count ->
    [one] { $count } reitur
   *[other] { $count } reitir
}
sheet-sun = Sól
sheet-entered = Spil { $card }: { $dice }
sheet-dice = Teningarnir sem eru skráðir
sheet-dice-add = Bæta við teningi
sheet-dice-clear = Fjarlægja alla teninga
sheet-die-add = Einn { $colour } í viðbót (nú { $dice })
sheet-die-away = Fjarlægja: { $colour }
sheet-hint-dice = Ýttu á litina sem komu upp.
sheet-hint-card = Ýttu nú á spil.
sheet-over = Spilinu er lokið
sheet-next = Næsta spil
sheet-finish = Ljúka spilinu
sheet-finish-about = Enn er pláss á blaðinu þínu. Sé spilinu samt lokið fara stigin á listann þinn.
sheet-finish-count = Skrá { $points } stig
sheet-discard = Henda blaðinu
sheet-go-on = Halda áfram
sheet-counted = { $points } stig eru komin á listann þinn.
sheet-block = Blokk fyrir fimm spil: { $game }
sheet-block-game = Spil { $number }
sheet-block-full = Blokkin er full. Næsta spil byrjar á nýrri.
sheet-block-clear = Byrja á nýrri blokk
sheet-results = Spilin þín hingað til
sheet-games = { $game }: { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
sheet-result-delete = Eyða þessari niðurstöðu
sheet-result-delete-about = Ekki er hægt að endurheimta hana.
sheet-delete-all = Eyða listanum
sheet-delete-all-about = Öllum þessum niðurstöðum er eytt úr þessum vafra. Ekki er hægt að endurheimta þær.
sheet-delete-sure = Eyða
sheet-keep = Hætta við
error-illegal-mark = Reglurnar leyfa þetta ekki.

## Settings

set-language = Tungumál
set-theme = Litir
theme-auto = eins og tækið
theme-light = ljósir
theme-dark = dökkir
set-one-tap = Velja með einni snertingu (annars: snerta, svo staðfesta)
set-auto = Velja fyrir mig þegar aðeins einn kostur er í boði
set-sound = Hljóð
set-vibration = Titra þegar ég á leik
set-awake = Hafa kveikt á skjánum meðan spilað er
set-cover = Hylja val fyrir hinum þegar tækið gengur á milli
set-chat = Sýna skilaboð hinna
set-hints-again = Sýna ábendingar fyrir fyrsta spilið aftur

## Sheets and cards for paper

printing-about = Stigablöð og spil til að spila við borð: teiknuð af okkur, læsileg án lita og tilbúin til að klippa út. Veldu það sem þú þarft og vistaðu það sem PDF.
printing-paper = Pappír
printing-paper-a4 = A4
printing-paper-letter = US Letter
printing-copies = Fjöldi eintaka
printing-copies-about = Ein stök síða er alltaf fyllt.
printing-preview = Síða { $page } af { $pages }: { $game }, { $paper }
printing-page = Síða { $page } af { $pages }
printing-previous = Fyrri síða
printing-next = Næsta síða
printing-pdf = Vista PDF
printing-svg = Vista þessa síðu sem SVG
printing-link = Prenta stigablöð eða spil

## The check of a record

verify-about = Límdu leikskýrslu hér inn eða opnaðu skrána. Sérhver ákvörðun er borin saman við reglurnar og allir teningar við leyndarmálið sem netþjónninn hafði skuldbundið sig til að nota. Leikskýrslan er ekki geymd.
verify-check = Sannreyna
verify-file = Opna skrá
verify-good = Leikskýrslan fylgir reglunum.
verify-without = Þú þarft ekki að treysta þessum netþjóni: „rollwright verify“ sannreynir það sama á þinni eigin tölvu og check_dice.py sannreynir teningana án nokkurs kóða frá okkur.

## Privacy

privacy-about = Þessi netþjónn þekkir þig á tilviljanakenndum lykli sem vafrinn þinn geymir. Hér eru hvorki notendareikningar né vafrakökur, IP-tala þín er ekki geymd og ekkert er sótt annars staðar frá.
privacy-stored = Hvað er geymt og hve lengi
privacy-what = Hvað
privacy-time = Hve lengi
privacy-token = Tætigildi lykilsins þíns við sætin sem þú sast í, svo að þú finnir spilin þín aftur
privacy-unfinished = Borð sem ekki var klárað og það sem þar var spilað
privacy-finished = Það sem var spilað við borð sem er lokið
privacy-chat = Skilaboð í spjalli
privacy-names = Nöfnin í spilum sem er lokið
privacy-records = Leikskýrslur spila sem er lokið, án nafna
privacy-until-deleted = þar til þú eyðir því hér
privacy-for-good = til frambúðar
privacy-links = Sá sem hefur tengil á borð eða á spil sem er lokið getur skoðað það. IP-tölur eru aðeins í vinnsluminni, til að vísa þeim frá sem spyrja of mikið.
privacy-delete = Eyða því sem er geymt um þig
privacy-delete-about = Nöfnin þín og skilaboð hverfa þá af öllum borðum og úr öllum spilum sem er lokið, og vafrinn gleymir lyklinum. Þetta er ekki hægt að taka til baka og án lykilsins geturðu ekki haldið áfram við borð sem ekki er lokið.
privacy-delete-button = Eyða nöfnum mínum og skilaboðum
privacy-deleted = Búið: nöfnum þínum og skilaboðum hefur verið eytt og þessi vafri hefur gleymt þér.

## When something is not there

missing-title = Hér er ekkert
missing-page = Engin síða er á þessari slóð.
missing-table = Þetta borð er ekki til: tengillinn er rangur, eða borðið var orðið of gamalt og er horfið.
missing-game = Þetta spil er ekki til.
offline-title = Ekkert netsamband
offline-about = Ekki næst í netþjóninn. Spilin þín eru örugg: um leið og sambandið kemst á heldurðu áfram þar sem frá var horfið.
offline-again = Reyna aftur
offline-rules = Á meðan þú bíður: reglurnar má lesa án netsambands.

## What the server refuses

error-unknown = Eitthvað fór úrskeiðis. Reyndu aftur.
error-status = Netþjónninn svaraði með villu { $status }. Reyndu aftur eftir augnablik.
error-offline = Ekkert samband við netþjóninn. Augnablik …
error-no-table = Þetta borð er ekki til.
error-no-game = Þetta spil er ekki til.
error-table-full = Öll sæti eru tekin. Þú getur horft á.
error-seat-taken = Þetta sæti er tekið. Veldu annað eða horfðu á.
error-too-many = Of margar beiðnir. Bíddu aðeins og reyndu aftur.
error-too-fast = Þetta var of hratt. Bíddu aðeins og reyndu aftur.
error-moved-on = Spilið er komið lengra.
error-too-late = Það er of seint: teningum hefur verið kastað aftur eða einhver hefur þegar brugðist við.
error-nothing-to-take-back = Ekkert er til að taka til baka.
error-not-your-turn = Spilið bíður eftir öðru.
error-removed = Gestgjafinn hefur vísað þér frá þessu borði.
error-muted = Gestgjafinn hefur þaggað niður í þér.
error-illegal-choice = Þetta er ekki hægt núna.
error-illegal-chance = Þessir teningar geta ekki komið upp núna. Athugaðu hvað þú skráðir.
error-full = Netþjónninn er fullur. Reyndu aftur síðar.
error-recovering = Netþjónninn getur ekkert vistað rétt núna. Reyndu aftur eftir nokkrar sekúndur.
error-damaged = Það sem netþjónninn geymdi um þetta er skemmt. Allt annað er í lagi.
error-internal = Eitthvað fór úrskeiðis. Ekkert hefur tapast.
error-unavailable = Ekki er hægt að lesa borðið núna. Reyndu aftur.
error-not-your-seat = Þetta er ekki þitt sæti, eða kóðinn gildir ekki lengur.
error-no-seat = Þetta sæti er ekki til við borðið.
error-game-over = Spilinu er lokið.
error-match-over = Síðasta spilinu er lokið.
error-not-host = Aðeins gestgjafinn má gera þetta.
error-not-missing = Botti kemst ekki í þetta sæti núna: leikmaðurinn er hér.
error-no-such-bot = Þessi botti spilar ekki hér.
error-no-undo-asked = Enginn biður lengur um að taka neitt til baka.
error-nothing-said = Ekkert er til að senda.
error-wrong-version = Þessi síða er of gömul. Opnaðu hana aftur.
error-why = { $why }.
error-why-rule = { $why } (regla { $rule }).
error-which-seat = Þú ert með fleiri en eitt sæti hér. Veldu eitt þeirra.
error-program-rolls = Við þetta borð er teningunum kastað sjálfkrafa.
error-real-dice = Við þetta borð eru notaðir alvöru teningar. Sláðu inn það sem þeir sýna.
error-match-not-over = Spilaröðinni er ekki lokið enn.
error-forgotten = Þú baðst um að gleymast. Þú getur spilað áfram hér en hvorki spjallað né notað nafn.
error-bad-luck = Ekki er hægt að nota það sem vafrinn þinn bætti við teningana. Opnaðu síðuna aftur.
error-too-many-armed = Þú getur ekki ákveðið svona mikið fyrir fram. Fjarlægðu eitthvað af því.
error-too-many-steps = Við þetta borð hefur verið spilað of lengi. Opnaðu nýtt.
error-too-much-chat = Spjallið við þetta borð er fullt. Opnaðu nýtt borð til að spjalla áfram.
error-bad-notation = Ekki er hægt að lesa þetta. Athugaðu hvað þú skráðir.
error-no-reaction = Þessi viðbrögð eru ekki til.
error-impossible = Þetta getur ekki gerst við þetta borð núna.
error-not-found = Hér er ekkert.
error-bad-request = Netþjónninn skildi þetta ekki. Opnaðu síðuna aftur og reyndu á ný.
error-no-token = Netþjónninn þekkir þig ekki enn. Opnaðu síðuna aftur.
error-bad-token = Netþjónninn þekkir þig ekki lengur. Opnaðu síðuna aftur.
error-bad-table = Ekki er hægt að setja borð upp svona. Breyttu stillingunum.
error-bad-position = Ekkert spil getur staðið svona.
error-bad-message = Netþjónninn skildi þetta ekki. Opnaðu síðuna aftur og reyndu á ný.
error-bad-handshake = Ekki tókst að opna tenginguna. Opnaðu síðuna aftur.
error-hello-first = Ekki tókst að opna tenginguna. Opnaðu síðuna aftur.
error-wrong-origin = Önnur síða reyndi að spila hér. Opnaðu borðið á eigin slóð þess.

## The page before the client has loaded

page-about = Qwixx, Twenty One og Alles auf 1 Karte með vinum eða bottum: tengill, engin nýskráning, spilið hefst á tíu sekúndum.
page-noscript = Til að spila þarf JavaScript á þessari síðu.
preview-locale = is_IS
preview-table = { $name } býður þér í { $game }
preview-table-nobody = Boð í { $game }
preview-table-about = { $free ->
    [0] Öll { $seats } sætin eru setin: opnaðu tengilinn og horfðu á.
    [one] { $free } af { $seats } sætum er laust: opnaðu tengilinn og spilaðu með, án aðgangs.
   *[other] { $free } af { $seats } sætum eru laus: opnaðu tengilinn og spilaðu með, án aðgangs.
}
preview-result-about = Spilið í heild, skref fyrir skref, með teningum sem allir geta sannreynt.

## Við borðið

game-of = Spil { $number } af { $games }
gain = { $gained } stig
side-panel = Saga og spjall
seat-late = hér, en svarar ekki
presence-late = Þú misstir af síðustu ákvörðunum þínum. Ertu enn hér?
presence-replaced = Botti spilar fyrir þig.
presence-here = Ég er hér
presence-missing = { $name } er ekki í sambandi.
presence-wait = Eftir { $seconds } s getið þið látið botta spila.
presence-keep-waiting = Bíða
presence-bot = Láta botta spila
presence-votes = Vilja botta: { $names }
leave-question = Viltu fara fyrir fullt og allt? Hinir fá að vita það og botti spilar áfram fyrir þig.
leave-stay = Vera áfram
arm = Ákveða fyrir fram
arm-done = Búið
arm-about = Snertu reitina sem þú krossar yfir um leið og teningarnir leyfa. Snertu aftur til að hætta við.
keys = Flýtilyklar
keys-confirm = staðfesta valið
keys-skip = sleppa eða ýta á fyrsta hnappinn
keys-roll = kasta
keys-back = skipta um skoðun
keys-chat = spjall
keys-menu = valmynd
keys-help = þessi listi
keys-arrows = fara í gegnum allt sem hægt er að velja
keys-escape = hreinsa valið
set-speed = Hraði teninga og annarra leikmanna
speed-slow = hægt
speed-normal = venjulegt
speed-fast = hratt
speed-instant = strax

# On printed sheets
print-name = Nafn

## One’s own sheets and cards

material-own-sheets = Nota mín eigin blöð
material-own-cards = Nota mín eigin spil
material-edit = Breyta
material-share = Deila með tengli
material-keep = Vista og nota
material-text = Sem texti, eins og í skrá
material-reset-sheets = Aftur í blöðin á þessum vef
material-reset-cards = Aftur í spilin á þessum vef
material-sent-sheets = Þessi tengill kemur með blöð fyrir { $game }
material-sent-cards = Þessi tengill kemur með spil fyrir { $game }
material-sent-replaces = Þau kæmu í stað þess sem þú slóst inn á þessu tæki.
material-use = Nota
material-drop = Nei, takk

## Terminal: reviews of games

terminal-review-decimal = ,
terminal-review-of-points = { $number } stig
terminal-review-broken = Skráin er aðeins læsileg hingað. { $error }
terminal-review-win = Vinningslíkur
terminal-review-points = Stig
terminal-review-start = Upphaf
terminal-review-luck = Heppni
terminal-review-own = Eigin
terminal-review-others = Annarra
terminal-review-estimates = Mat
terminal-review-result = Útkoma
terminal-review-decisions = { $name }: { $count ->
    [one] { $count } ákvörðun
   *[other] { $count } ákvarðanir
}, tap að meðaltali { $loss }
terminal-review-no-decisions = { $name }: ekkert að ákveða
terminal-review-classes = Ónákvæmni: { $inaccuracies }, mistök: { $mistakes }, afleikir: { $blunders }
terminal-review-skill = Styrkur: { $words } ({ $level } af 4, líklega { $from } til { $to })
terminal-review-skill-between = milli „{ $above }“ og „{ $below }“
terminal-review-skill-like = eins og „{ $level }“
terminal-review-skill-below = lakari en af handahófi
terminal-review-level-random = af handahófi
terminal-review-level-easy = auðveldur
terminal-review-level-medium = miðlungs
terminal-review-level-hard = erfiður
terminal-review-level-expert = meistari
terminal-review-even-luck = Með jafnri heppni { $who ->
    [you] stæðir þú
   *[one] stæði { $name }
} best að vígi: { $shares }
terminal-review-even-luck-open = Með jafnri heppni væri enginn greinilega á undan: { $shares }
terminal-review-turning-points = Þáttaskil
terminal-review-mistakes = Dýrkeyptar ákvarðanir
terminal-review-better = { $done }; betra: { $best }, { $gain }
terminal-review-inaccuracy = (ónákvæmni)
terminal-review-mistake = (mistök)
terminal-review-blunder = (afleikur)
terminal-review-profile-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}, { $wins } unnin, { $expected } vænst
terminal-review-profile-alone = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
terminal-review-profile-sums = Heppni { $luck }, eigin ákvarðanir { $own }, ákvarðanir annarra { $others }
terminal-review-profile-sums-alone = Heppni { $luck }, eigin ákvarðanir { $own }, leiðrétt mat { $others }
terminal-review-profile-losses = { $count ->
    [one] { $count } ákvörðun
   *[other] { $count } ákvarðanir
}, tap að meðaltali { $loss } ± { $margin }
terminal-review-habits = Venjur sem kostuðu mest
terminal-review-habit = { $habit }: { $count ->
    [one] { $count } sinni
   *[other] { $count } sinnum
} ({ $often } af 100 ákvörðunum), { $loss } ± { $margin } í spili

## Terminal: evaluation of positions

terminal-evaluate-seat = Sæti
terminal-evaluate-win = Líkur
terminal-evaluate-points = Stig
terminal-evaluate-loss = Tap
terminal-evaluate-choice = Val
