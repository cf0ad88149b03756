### What is said beside the cards: what waits, lists of foods and profiles, costs, files, which model answers, in German: see docs/messages.md.

queue-needs-model = Sie warten auf ein Sprachmodell, das Bilder sieht: „larder doctor“ sagt, wie man eines einrichtet.

queue-waiting = Wartet auf ein Modell oder das Netz:

queue-line = { $number }  { $words } ({ $day })

queue-more = … und { $count } weitere

queue-kept-picture = { $file } wird aufgehoben, bis ein Modell, das Bilder sieht, es ansehen kann: /queue.

queue-kept-barcode = Es wird wieder nachgesehen, sobald es eine Verbindung gibt: /queue.

queue-placeholder = Bis dahin ein Platzhalter? Er ist ein Teil des Tagesziels; „1: 450 kcal“ ändert ihn. Was { $file } zeigt, ersetzt ihn, wenn du zustimmst.

queue-ready-food = { $food } ist bereit: ansehen?

queue-ready = { $file } ist bereit: ansehen?

queue-ready-product = Das Produkt ist bereit: ansehen?

picture-unclear = Ich finde darin kein Etikett, keinen Bon und keinen Strichcode, den ich lesen kann; eingetragen ist nichts. Ist eines davon darauf, nimm es noch einmal auf, näher und heller, oder schreib, was darauf steht; bei einer Mahlzeit sag „ungefähr 500 kcal zum Mittagessen“.

picture-not-looked-at = { $file } ließ sich auch diesmal nicht ansehen. Eingetragen ist nichts.

picture-nothing-logged = Eingetragen ist nichts.

picture-no-food = Auf diesem Bild sehe ich nichts zu essen. Sag, was es gab, oder nenn ein anderes.

picture-meal = Mahlzeit

picture-newest = Das neueste Bild ist { $path }.

barcode-unsure = Ich lese { $codes }, bin aber nicht sicher. Stimmen die Ziffern, sag „Strichcode { $first }“.

recent-title = Zuletzt gegessen

favourites-title = Favoriten

often-title = Am häufigsten gegessen

favourites-none = Noch keine Favoriten: „merk Haferflocken als Favorit“ merkt einen.

recent-none = Noch nichts eingetragen.

recent-choose = Eine Nummer trägt das Lebensmittel noch einmal ein.

recent-last = zuletzt { $grams }

recent-uses = { $uses } ×

favourite-mark = Favorit

profiles-title = Profile

profiles-day-starts = Tag beginnt um { $time }

profiles-this = dieses

profiles-default = Standard

tokens-title = Tokens

tokens-last-answer = letzte Antwort, { $model }

tokens-session = dieses Gespräch, { $model }

tokens-today = heute, { $model }

tokens-month = dieser Monat, { $model }

tokens-month-of = dieser Monat, { $person }, { $model }

tokens-in = { $count } hin

tokens-out = { $count } zurück

tokens-cached = { $count } aus dem Cache

tokens-prices = Preise vom { $date }.

file-written = Geschrieben: { $path }

file-which = Welche Datei? Zum Beispiel: { $example }

file-not-written = { $path } ließ sich nicht schreiben. Ist der Ordner da und beschreibbar?

file-there-already = { $path } gibt es schon. Wähl einen anderen Namen.

conversation-not-recorded = Dieses Gespräch wird nicht aufgezeichnet.

model-is-own = larder selbst antwortet: ohne Netz, ohne Kosten.

model-is-own-first = larder selbst antwortet, was es ganz versteht, { $model } den Rest.

model-is = Das Modell ist { $model }.

model-no-list = { $provider } gibt keine Liste seiner Modelle.

model-none-offered = { $provider } bietet kein Modell an.

model-not-offered = { $provider } bietet kein Modell „{ $model }“ an. /model { $provider } zeigt, was es gibt.

model-not-offered-near = { $provider } bietet kein Modell „{ $model }“ an. Ähnlich: { $near }.

model-not-here = Hier gibt es kein Modell „{ $name }“. Es gibt: builtin.

proposal-gone = Es wartet nicht mehr.

report-left-out = { $count ->
        [one] (Ein Satz des Modells wurde
        *[other] ({ $count } Sätze des Modells wurden
    } im Bericht weggelassen.)

health-score = Gesundheitswert { $score } von 100, nach dem Nährwertprofil Großbritanniens: 70 − 2 × (Energie { $energy } + gesättigte Fettsäuren { $saturated } + Zucker { $sugar } + Natrium { $sodium } − Obst und Gemüse { $produce } − Ballaststoffe { $fibre } − Eiweiß { $protein }).

picture-type-the-figures = Es ist nichts eingetragen. Die Angaben darauf lassen sich auch tippen: „Granola hat 450 kcal, 10 g Eiweiß, 60 g Kohlenhydrate und 18 g Fett pro 100 g“.

picture-type-the-receipt = Es ist nichts eingetragen. Was darauf steht, lässt sich auch tippen: „2 l Milch 1,19 und Butter 2,29 bei REWE gekauft“.
