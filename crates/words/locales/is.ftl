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
    .about = Fylgist með öllum leikmönnum og leikslokum og skjátlast aðeins þegar mjótt er á munum.
level-expert = meistari
    .about = Spilar til sigurs með auga á hverju blaði, og einn síns liðs eftir nákvæmum lausnum þar sem þær eru til. Enginn er sterkari.

## Terminal: the menu

terminal-menu-welcome = Rollwright: teningaspil þar sem krossað er á blað. Hvað viltu spila?
terminal-menu-game = Spil (1-{ $last })>
terminal-menu-bots = Gegn hve mörgum tölvuleikmönnum? (0-{ $most }, 0 er án mótherja, Enter er 1)>
terminal-menu-strength = Hversu sterkum?
terminal-menu-level = Styrkur (1-{ $last }, Enter er { $usual })>
terminal-menu-no-answer = Þetta er ekki eitt af svörunum; `q` hættir.
terminal-menu-hint = `rollwright --help` sýnir allt sem forritið getur (á ensku).

## Terminal: games and matches

terminal-welcome-seed = { $title }: { $players }, með teningum úr slembifræi { $seed }. Sláðu inn ? til að fá hjálp.
terminal-welcome-real-dice = { $title }: { $players }, með alvöru teningum. Sláðu inn ? til að fá hjálp.
terminal-game-of = Leikur { $number } af { $games }
terminal-game-left = Hætt er í miðjum leik og staðan er þessi: { $points }.
terminal-final-reckoning = Lokauppgjör
terminal-record-in = Leikurinn er skráður í { $file }.
terminal-next-game = [Enter: næsti leikur, q: hætta]
terminal-match = Viðureign
terminal-match-game = leikur { $number }
terminal-total = samtals
terminal-wins-game = { $name } vinnur leikinn!
terminal-wins-match = { $name } vinnur viðureignina!
terminal-share-game = { $who ->
    [you-and-others] { $name } deilið sigrinum í leiknum.
   *[several] { $name } deila sigrinum í leiknum.
}
terminal-share-match = { $who ->
    [you-and-others] { $name } deilið sigrinum í viðureigninni.
   *[several] { $name } deila sigrinum í viðureigninni.
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
terminal-prompt-start = byrjun>
terminal-prompt-cards = spil>
terminal-type-chance = Næst: { $coming }. Sláðu inn: { $awaited }
terminal-awaited = Beðið er eftir: { $awaited }
terminal-pause = [Enter: { $coming }]
terminal-pause-or-undo = [Enter: { $coming }, u: taka til baka]
terminal-nothing-to-choose = Hér er ekkert að velja: ýttu á Enter, eða sláðu inn `?` til að fá hjálp.
terminal-pass-device = Nú fær { $name } tækið. { $name }, ýttu á Enter.
terminal-record-not-written = Ekki tókst að skrá leikinn: { $error }
terminal-nothing-to-take-back = Ekkert er hægt að taka til baka eftir að teningum er kastað eða spil koma.
terminal-taken-back = { $who ->
    [you-and-others] Tekið til baka: { $name } veljið aftur.
    [several] Tekið til baka: { $name } velja aftur.
   *[one] Tekið til baka: { $name } velur aftur.
}
terminal-which-file = Í hvaða skrá? `save leikur.rw`
terminal-saved = Vistað: { $file }
terminal-no-rule = Regla { $number } er ekki til; `rules` sýnir þær allar.
terminal-rules-language = Reglurnar eru hér á ensku.
terminal-help =
    Svaraðu með númeri af listanum eða með táknunum við hliðina á því.
      u, undo     taka síðasta val til baka, þar til teningar eða spil koma
      s, sheets   sýna blöð eða spil allra stór
      rules       reglurnar (á ensku); `rules Q12` sýnir eina þeirra
      save SKRÁ   skrá leikinn eins og hann stendur
      q, quit     hætta í leiknum
      ?, help     þessi listi
    Á blöðum sýnir < > hvað þú mátt velja núna; á spilum sýnir hálfur reitur
    (í ASCII +) hvað teningarnir myndu fylla.

## Terminal: what comes, and what came

terminal-coming-setup = dregið er um hver byrjar
terminal-coming-roll = { $name } kastar
terminal-coming-reroll = { $name } kastar aftur
terminal-coming-deal = spil eru gefin
terminal-coming-open = þremur spilum er snúið upp
terminal-coming-draw = spil er dregið
terminal-coming-reckoning = lokauppgjör
terminal-begins = { $name } byrjar
terminal-rolls = { $name } kastar: { $dice }
terminal-rolls-again = { $name } kastar aftur: { $dice }
terminal-pass = sitja hjá

## Terminal: Qwixx

terminal-qwixx-closed = læst
terminal-qwixx-misthrows = feilköst
terminal-qwixx-misthrows-of = { $count } af { $most }
terminal-qwixx-white-sum = hvíta summan { $sum }
terminal-qwixx-white-dice = hvítir { $one } + { $other } = { $sum }
terminal-qwixx-action-1 = Aðgerð 1: krossaðu við hvítu summuna, { $sum }, í einni röð eða sittu hjá.
terminal-qwixx-could-lock = Nú gæti einhver læst { $rows } röð!
terminal-qwixx-action-2 = Aðgerð 2: krossaðu við summu af einum hvítum teningi og einum lituðum eða sittu hjá.
terminal-qwixx-nothing-crossed = Í þessari umferð er enn enginn kross kominn: að sitja hjá er feilkast.
terminal-qwixx-misthrow = sitja hjá: feilkast, -{ $cost }
terminal-qwixx-cross = krossa við { $number } í { $row } röð
terminal-qwixx-cross-and-lock = krossa við { $number } í { $row } röð og læsa röðinni
terminal-qwixx-skips = { $count ->
    [one] (sleppir { $count } tölu)
   *[other] (sleppir { $count } tölum)
}
terminal-qwixx-crosses-with-lock = { crosses } með lásnum

## Terminal: Twenty One

terminal-twenty-one-row = röð { $number }
terminal-twenty-one-so-far = hingað til
terminal-twenty-one-sheet = blað { $letter }
terminal-twenty-one-keep-or-roll = Á þetta kast að gilda fyrir alla, eða kastarðu aftur öllum teningum sem sýna ekki 1?
terminal-twenty-one-question = Röð { $row }: skrifaðu teninga sem passa eða strikaðu út tóma reitinn sem er lengst til vinstri.
terminal-twenty-one-fitting = Þetta passar: { $dice } (* er nákvæm tala)
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
terminal-twenty-one-hit = (nákvæmt)
terminal-twenty-one-cross-out = strika út: { $field }
terminal-twenty-one-row-full = { $what }; röðin er full: { points }
terminal-twenty-one-setup = { $name } kastar fyrst; blöðin: { $sheets }
terminal-twenty-one-reckoned = { $written } + { $bonus } fyrir { $hits ->
    [one] { $hits } nákvæma tölu
   *[other] { $hits } nákvæmar tölur
}
terminal-twenty-one-unfinished = { terminal-twenty-one-reckoned }, ekki full

## Terminal: Alles auf 1 Karte

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
    [you] { $name } færð spilin { $cards }
   *[one] { $name } fær spilin { $cards }
}
terminal-one-card-opened = opnu spilin eru { $cards }
terminal-one-card-comes = #{ $id } bætist við opnu spilin
terminal-one-card-draws = { $name } dregur #{ $id }
terminal-one-card-card = spil #{ $id }
terminal-one-card-suns = { $suns ->
    [one] sól { $points }
   *[other] sólir { $points }
}
terminal-one-card-no-full-row = engin full röð
terminal-one-card-not-scored = { $rows } (ekki talið)
terminal-one-card-scored = talin { $count } af { $most }: { $cards }

## Terminal: replays

terminal-replay-game-of = leikur { $number } af { $games }
terminal-replay-turn = Umferð { $number }
terminal-replay-not-finished = Leiknum er ekki lokið.
