### Qwixx: what only this game says. docs/languages.md says how texts are named.

## Terminal

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
terminal-qwixx-join-locks = Nú var { $rows } röð lokað. Krossaðu líka við síðustu töluna þar í stað þess sem þú valdir, eða haltu því sem þú valdir.
terminal-qwixx-join = loka líka { $row } röð með { $number }
terminal-qwixx-keep = halda valinu
terminal-qwixx-cross = krossa við { $number } í { $row } röð
terminal-qwixx-cross-and-lock = krossa við { $number } í { $row } röð og læsa röðinni
terminal-qwixx-skips = { $count ->
    [one] (sleppir { $count } tölu)
   *[other] (sleppir { $count } tölum)
}
terminal-qwixx-crosses-with-lock = { crosses } með lásnum

## Teaching

rules-heading-qwixx = Að krossa við og læsa
rules-facts-qwixx = 2 til 5 leikmenn, um 15 mínútur
rules-about-qwixx = Allir eru með í hverju kasti og krossa við tölur í fjórum lituðum röðum, alltaf frá vinstri til hægri. Því fleiri krossar í röð, því betra, en það sem þú hleypur yfir er glatað, og sá sem læsir röð lokar henni fyrir öllum.
rules-figure-qwixx = Blað í miðjum leik.
rules-figure-qwixx-1 = Röð með lit, bókstaf og lögun. Farið er frá vinstri til hægri.
rules-figure-qwixx-2 = Krossað við.
rules-figure-qwixx-3 = Hlaupið var yfir þessa tölu og hún er glötuð.
rules-figure-qwixx-4 = Lásinn við enda raðarinnar.
rules-figure-qwixx-5 = Reitirnir fyrir feilköst.
rules-try-qwixx-right = Þú kastaðir og hvítu teningarnir sýna 6 og 2. Við hvaða reiti geturðu krossað í aðgerð 1?
rules-why-qwixx-right = Summan er 8. Í gulri röð er þegar krossað við 9, svo að 8 vinstra megin við hana er glötuð. Í rauðri, grænni og blárri röð er 8 enn fram undan.
rules-try-qwixx-sum = Fjórir spila og þú kastaðir. Aðgerð 1: krossaðu við summu hvítu teninganna í rauðu röðinni.
rules-why-qwixx-sum = 4 + 1 = 5. Lituðu teningarnir skipta engu í aðgerð 1. Hinir mega líka krossa við 5: sæti 2 tók hana í gulu röðinni.
rules-try-qwixx-pair = Nú er komið að aðgerð 2. Hvaða bláu reitum geturðu náð með bláa teningnum?
rules-why-qwixx-pair = Hvítur 4 + blár 6 = 10, og hvítur 1 + blár 6 = 7. Hvítu teningarnir tveir saman eiga við í aðgerð 1.
rules-try-qwixx-misthrow = Í aðgerð 1 krossaðirðu ekki við neitt. Skoðaðu nú aðgerð 2: hvað geturðu gert?
rules-why-qwixx-misthrow = Allt sem teningarnir gefa er vinstra megin við krossana þína. Þú krossaðir því ekki við neitt í eigin umferð, og það er feilkast: fimm stigum minna.
rules-try-qwixx-fifth = Þú ert í sæti 2 og sæti 1 gæti læst rauðu röðinni með þessari 12. Við hvaða reiti geturðu krossað?
rules-why-qwixx-fifth = Talan 12 í rauðu röðinni þarf fimm af þínum eigin krossum á undan sér og þú ert með fjóra; það hjálpar ekki að annar læsi röðinni. Í gulu röðinni er aðeins einn. Í bláu röðinni er 12 vinstra megin við krossinn þinn á 11. Í grænu röðinni er 12 fyrsta talan.
rules-try-qwixx-together = Þú og sæti 2 krossið bæði við 12 í rauðu röðinni. Hve mörg stig gefur blaðið þitt þá?
rules-why-qwixx-together = Fimm krossar, 12 og lásinn eru sjö krossar: 28 stig. Sæti 2 fær líka lásinn, því að þið völduð á sama tíma.
rules-try-qwixx-prepare = Þú ert með fjóra græna krossa og vilt læsa grænu röðinni í þessari umferð. Skoðaðu hvítu teningana og þann græna: við hvað krossarðu í aðgerð 1?
rules-why-qwixx-prepare = 3 er fimmti græni krossinn þinn. Hann gildir strax, svo að aðgerð 2 getur gefið 2.
rules-try-qwixx-lock = Fimm grænir krossar! Aðgerð 2: læstu grænu röðinni.
rules-why-qwixx-lock = Hvítur 1 + grænn 1 = 2. Með lásnum eru þetta sjö krossar og 28 stig.
rules-try-qwixx-closed = Í aðgerð 1 varstu að læsa rauðu röðinni. Við hvaða reiti geturðu krossað í aðgerð 2?
rules-why-qwixx-closed = Rauði teningurinn er þegar farinn úr leiknum. Hvítur 6 + 1 gefur 7 í gulri og grænni röð, og hvítur 6 + 3 gefur 9 í blárri.
rules-try-qwixx-two-locks = Græna röðin er þegar læst og nú kemur 12! Læstu rauðu röðinni þinni.
rules-why-qwixx-two-locks = Sæti 2 læsir gulu röðinni með sömu 12. Báðir lásarnir gilda, þrjár raðir eru læstar og leiknum lýkur á stundinni, án aðgerðar 2.
rules-try-qwixx-points = Leiknum er lokið. Hve mörg stig gefur þetta blað?
rules-why-qwixx-points = 4, 3, 7 og 8 krossar gefa 10 + 6 + 28 + 36 = 80. Tvö feilköst kosta 10, svo að eftir standa 70.

## The start

game-qwixx = Qwixx
game-qwixx-about = Krossaðu við tölur frá vinstri til hægri. Læstu röð á undan hinum.

## At the table

qwixx-cross = Krossa við { $number } í { $row } röð
qwixx-nothing = Sitja hjá
qwixx-misthrow-take = Taka feilkast
qwixx-join = { $locked } Krossa líka við { $number } þar?
qwixx-join-instead = { $locked } Krossa við { $number } þar í stað { $given } í { $row } röð?
qwixx-keep = Halda valinu
qwixx-did-cross = { $name } krossaði yfir { $number } í { $row } röð
qwixx-did-nothing = { $name } sat hjá
qwixx-did-misthrow = { $name } krossaði yfir villukast
qwixx-did-join = { $name } lokaði líka og krossaði yfir { $number } í { $row } röð
qwixx-did-keep = { $name } hélt valinu
qwixx-gain = { $gained } stig, röðin alls { $points }
qwixx-can-lock = Nú má loka { $row } röð: { $names }
qwixx-action-1 = Hvítir teningar: { $total }. Krossaðu við í einni röð eða sittu hjá.
qwixx-action-2 = Leggðu saman einn hvítan tening og einn litaðan eða sittu hjá.
qwixx-row = { $row } röð, krossar: { $crossed }. { points }.{ $state ->
    [locked] {" "}Læst, með lás.
    [closed] {" "}Læst.
   *[open] {""}
}
qwixx-misthrows = { $count ->
    [one] { $count } feilkast
   *[other] { $count } feilköst
}
qwixx-misthrows-short = Feilköst, hvert { $points }
qwixx-misthrows-name = Feilköst
qwixx-scoretable = Stig fyrir krossa í einni röð
qwixx-crosses = Krossar
qwixx-misthrow-points = Hvert feilkast: { $points } stig. Lás telst vera einn kross í viðbót.
qwixx-locked = { $names }: { $row } röð er læst!

## Hints of a first game

hint-qwixx-active = Þú kastaðir. Fyrst mega allir krossa við summu hvítu teninganna tveggja í einni röð. Tölur vinstra megin við kross eru tapaðar og því eru stór stökk dýr.
hint-qwixx-passive = Einhver annar kastaði en summa hvítu teninganna er líka fyrir þig. Það kostar þig ekkert núna að sitja hjá.
hint-qwixx-action-2 = Sá sem kastar má líka leggja saman einn hvítan tening og einn litaðan og krossa við summuna í þeim lit. Ef þú krossar ekki við neitt í þinni umferð er það feilkast.
hint-qwixx-join = Einhver lokaði röð sem þú hefðir líka getað lokað. Þú mátt enn krossa við síðustu töluna, en þá hættirðu við það sem þú valdir í aðgerð 1.

## Score sheet

sheet-hint-qwixx = Ýttu á reit.
