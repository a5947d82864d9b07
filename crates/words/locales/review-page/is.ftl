### Síða með greiningu, sem `rollwright review --html` skrifar.

## Greiningar: síðan

review-page-decimal = ,
review-page-percent = { $number } %
review-page-of-points = { $number } stig
review-page-noscript = Síðan þarf JavaScript til að teikna spilið. Hún sækir ekkert.
review-page-title = Greining: { $games }
review-page-title-several = Greining á { $count ->
    [one] { $count } spili
   *[other] { $count } spilum
}
review-page-made = Gert með Rollwright. Allt er í þessari skrá.
review-page-no-games = Ekkert spil er í þessum skrám.

## Listi yfir spil

review-page-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
review-page-date = Dagsetning
review-page-file = Skrá
review-page-result = Útkoma
review-page-unfinished = Spilið var ekki klárað: útkoman er það sem hver gat búist við þegar því var hætt.
review-page-broken = Skráin er aðeins læsileg hingað. { $error }

## Að fara gegnum spil

review-page-slider = Staður í spilinu
review-page-controls = Fara gegnum spilið
review-page-first = Fremst (Home)
review-page-back = Til baka (vinstri ör)
review-page-play = Sýna áfram
review-page-pause = Stöðva
review-page-on = Áfram (hægri ör)
review-page-last = Aftast (End)
review-page-mistake-before = Fyrri mistök
review-page-mistake-after = Næstu mistök
review-page-setup = Fyrir fyrstu umferð
review-page-turn = Umferð { $number }
review-page-moment = { $number } af { $of }
review-page-begins = Spilið hefst.
review-page-curve-win = Vinningslíkurnar.
review-page-curve-points = Vænt stig.
review-page-curve-signs = ?! ónákvæmni, ? mistök, ?? afleikur, ◆ þáttaskil; umferðir eru númeraðar fyrir neðan.
review-page-table = Borðið
review-page-active = á leik

## Það sem var ákveðið

review-page-decisions = Ákvarðanir
review-page-no-decision = Hér ákveður enginn neitt: hér koma teningar eða spil.
review-page-choice = Val
review-page-win = Vinnings­líkur
review-page-points = Stig
review-page-loss = Tap
review-page-chosen = valið
review-page-best = best
review-page-alternatives = Hvað annað var í boði: { $done }
review-page-better = Betra: { $best }
review-page-try = Ýttu á val til að sjá það á borðinu.
review-page-frame = Punktaður rammi sýnir það besta.
review-page-class-forced = þvingað
review-page-class-best = best
review-page-class-good = gott
review-page-class-inaccuracy = ónákvæmni
review-page-class-mistake = mistök
review-page-class-blunder = afleikur

## Listar

review-page-mistakes = Mistök: { $count }
review-page-no-mistakes = Enginn tapaði neinu sem orð er á gerandi.
review-page-mistake-line = { $done }; betra: { $best }
review-page-turning-points = Þáttaskil
review-page-rolls = Þar sem heppnin réð mestu
review-page-rolls-about = Það sem kast eða spil gaf, miðað við meðaltal alls sem hefði getað komið.
review-page-what = Hvað kom

## Samtölur

review-page-sums = Heppni og færni
review-page-sums-about = Upphaf + heppni + eigin ákvarðanir + ákvarðanir annarra = útkoma. Eigin ákvarðanir geta aðeins kostað; það sem aðrir töpuðu er talið með ákvörðunum annarra.
review-page-sums-about-alone = Upphaf + heppni + eigin ákvarðanir = útkoma.
review-page-start = Upphaf
review-page-luck = Heppni
review-page-own = Eigin
review-page-others = Annarra
review-page-estimates = Leiðrétt mat
review-page-skill = Hversu vel hver spilaði
review-page-level-random = af handahófi
review-page-level-easy = auðveldur
review-page-level-medium = miðlungs
review-page-level-hard = erfiður
review-page-level-expert = meistari
review-page-nothing-decided = Ekkert að ákveða.
review-page-decided = Ákvarðanir
review-page-per-decision = Tap á hverja ákvörðun
review-page-inaccuracies = Ónákvæmni
review-page-only-mistakes = Mistök
review-page-blunders = Afleikir
review-page-even = Með jafnri heppni: { $share } % af sigrinum

## Leikmenn í mörgum spilum

review-page-profile-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}, { $wins } unnin, { $expected } vænt
review-page-profile-alone = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
review-page-mean-points = { $number } stig að meðaltali
review-page-chart = { $name }: heppni og glataðir möguleikar, lagt saman frá spili til spils
review-page-habits = Venjur sem kosta
review-page-habit = Venja
review-page-often = Hve oft
review-page-per-hundred = { $number } af 100 ákvörðunum
review-page-price = Kostnaður á hvert spil
review-page-history = Spil fyrir spil
