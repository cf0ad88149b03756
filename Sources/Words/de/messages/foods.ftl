### The food bank: foods that are listed, added, changed, corrected, in German: see docs/messages.md.

unit-noun = { $unit ->
        [serving] Portion
        [piece] Stück
        [slice] Scheibe
        [bowl] Schüssel
        [glass] Glas
        [mug] Becher
        [cup] Tasse
        [can] Dose
        [tin] Dose
        [bottle] Flasche
        [jar] Glas
        [handful] Handvoll
        [plate] Teller
        [pot] Topf
        [carton] Packung
        [packet] Packung
        [bar] Riegel
        [tbsp] EL
        [tsp] TL
        [clove] Zehe
        *[other] { $unit }
    }

figure-alone = { $figure }

per-basis = pro { $basis }

food-category = { $category ->
        [produce] Obst und Gemüse
        [dairy] Milchprodukte
        [meat] Fleisch
        [seafood] Fisch
        [bakery] Backwaren
        [beverages] Getränke
        [snacks] Snacks
        [frozen] Tiefkühlkost
        [pantry] Vorrat
        *[other] Sonstiges
    }

foods-of-category = { $category ->
        [produce] Obst und Gemüse
        [dairy] Milchprodukte
        [meat] Fleisch
        [seafood] Fisch
        [bakery] Backwaren
        [beverages] Getränke
        [snacks] Snacks
        [frozen] Tiefkühlkost
        [pantry] Vorrat
        *[other] Sonstiges
    }

food-portions = Portionen: { $portions }

food-no-portions = Portionen: keine

food-portion = { unit-noun } { $grams }

food-density = 1{"\u00A0"}ml wiegt { NUMBER($density, maximumFractionDigits: 3) }{"\u00A0"}g

food-in-category = Kategorie: { food-category }

food-brand = Marke: { $brand }

food-no-brand = Marke: keine

food-barcode = Strichcode: { $digits }

food-no-barcode = Strichcode: keiner

food-tags = Schlagwörter: { $tags }

food-no-tags = Schlagwörter: keine

basis-as-water = Angegeben pro { $amount }, gerechnet als { $grams }: Die Dichte ist nicht bekannt.

basis-converted = Angegeben pro { $grams }; auf 100{"\u00A0"}g umgerechnet.

basis-roughly = Angegeben pro { $amount } ≈ { $grams }; auf 100{"\u00A0"}g umgerechnet.

energy-worked-out = Energie ausgerechnet: 4{"\u00A0"}kcal je Gramm Eiweiß und Kohlenhydrate, 9 je Gramm Fett.

doubt-energy = Bitte prüfen: angegeben sind { $stated }{"\u00A0"}kcal, Eiweiß, Kohlenhydrate und Fett ergeben { $computed }{"\u00A0"}kcal.

doubt-part = Bitte prüfen: { $some }{"\u00A0"}g { $part } sind mehr als { $all }{"\u00A0"}g { $whole }.

new-food-like = Eine Schätzung: Werte und Portionen sind die von { $food }, bis du sagst, was du weißt.

guess-basis = Das Modell stützt sich nach eigener Angabe auf: { $basis }.

correct-title = { $food } korrigieren

correct-recipes = Es steckt im Rezept { $recipes }: „berechne { $first } neu“ rechnet neu, was davon eingetragen ist.

correct-summary = Korrektur von { $food }, { $energy } pro 100{"\u00A0"}g

correct-summary-entries = Korrektur von { $food }, { $energy } pro 100{"\u00A0"}g, { $count ->
        [one] { $count } Eintrag
        *[other] { $count } Einträge
    } neu berechnet

correct-also = Außerdem pro 100{"\u00A0"}g: { $figures }.

correct-figure = { nutrient-name } { $now } (vorher { $before })

correct-figure-new = { nutrient-name } { $now } (vorher nicht bekannt)

correct-logged = Mit den alten Werten eingetragen

correct-more-days = und { $count ->
        [one] { $count } weiterer Tag
        *[other] { $count } weitere Tage
    }

correct-all = alles zusammen

correct-day-of = { $day }, { $person }

correct-day-total = Tag { $before } → { $after }{"\u00A0"}kcal

correct-stays = bleibt { $energy }

correct-anew = neu { $energy }

change-of-amounts = { $before } → { $after }

change-of-energy = { $before } → { $after }{"\u00A0"}kcal

correct-from-now-on = Ab jetzt; was eingetragen ist, bleibt. „alle“ rechnet { $count ->
        [one] { $count } Eintrag
        *[other] { $count } Einträge
    } neu ({ $change }), „nur November“ einen Teil davon.

correct-one-day = { yes-key } rechnet auch diesen Tag neu; „keine“ lässt ihn, wie er eingetragen ist.

correct-days = { yes-key } rechnet auch diese Tage neu; „keine“ lässt sie, wie sie eingetragen sind, „streich { $line }“ einen davon, „nur November“ alle anderen.

correct-staying = Was bleibt, wie es eingetragen ist, ist an seinem Tag so vermerkt.

correct-staying-weightless = Was bleibt, wie es eingetragen ist ({ $count ->
        [one] { $count } Eintrag ohne Gewicht
        *[other] { $count } Einträge ohne Gewicht
    }), ist an seinem Tag so vermerkt.

delete-food-title = Aus der Lebensmittelliste löschen

delete-food-summary = Löschung des Lebensmittels { $food }

delete-food-recipes = Es steckt im Rezept { $recipes }: Von da an zählt es dort nicht mehr.

delete-food-of-table = Von da an gelten die Werte der Lebensmitteltabelle.

logged-entries-keep = { $count ->
        [one] Ein Eintrag behält seinen Namen und seine Werte.
        *[other] { $count } Einträge behalten ihre Namen und ihre Werte.
    }

mark-tags = Schlagwörter

mark-favourite = Favorit

mark-no-favourite = Kein Favorit mehr

mark-summary = { $food }: { $deeds }

mark-deed-favourite = als Favorit

mark-deed-no-favourite = kein Favorit mehr

mark-deed-tagged = mit Schlagwort { $tags }

mark-deed-untagged = ohne Schlagwort { $tags }

mark-tags-changed = Schlagwörter: { $after }; vorher: { $before }.

nothing-there = keine Angabe

browse-was-all = Das waren alle.

browse-more-in-table = Weitere in der Lebensmitteltabelle

browse-more-imported = Weitere in den importierten Lebensmitteln

browse-uses = { $count } ×

browse-favourite = Favorit

browse-foods = Lebensmittel

browse-favourites = Favoriten

browse-recent = Zuletzt gegessen

browse-tagged = { $title } mit Schlagwort { $tag }

browse-found = { $title }: „{ $words }“

browse-title = { $title }, pro 100{"\u00A0"}g

browse-range = { $first } bis { $last } von { $count }.

browse-next = „mehr Lebensmittel“ zeigt die nächsten.

browse-empty = Die Lebensmittelliste ist leer: Lebensmittel kommen hinein, wenn du sie einträgst, oder sag „Granola hat 450 kcal pro 100 g“.

browse-nothing = So ein Lebensmittel steht nicht in der Lebensmittelliste. Lebensmittel kommen hinein, wenn du sie einträgst.

food-several = So heißen mehrere Lebensmittel: Sag, welches.

food-own-recipe = Dein Rezept, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } Portion
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } Portionen
    }: /recipes { $recipe } zeigt, was darin ist.

change-food-title = { $food } ändern

change-food-summary = Änderung von { $food }: { $lines }

change-food-keeps-name = Einträge behalten den Namen, den sie haben.

food-field-name = Name

food-field-brand = Marke

food-field-barcode = Strichcode

food-field-category = Kategorie

food-field-tags = Schlagwörter

food-field-density = Dichte

density-value = { NUMBER($density, maximumFractionDigits: 3) }{"\u00A0"}g pro ml

new-food-title = Neues Lebensmittel

new-food-title-of = Neues Lebensmittel: { $food }

new-food-summary = neues Lebensmittel, { $food }

new-food-name-asked = Wie heißt es? „1 = Haferdrink“ benennt es.

new-food-energy-unknown = Seine Energie ist nicht bekannt: Was davon eingetragen wird, hat keine, und die Tagessumme ist mindestens das, was dasteht.

new-food-edits = „1: 12 g Fett“ ändert einen Wert, „1 = …“ den Namen, „3: 30 g“ die Portion, „4: Snacks“ die Kategorie.

warning-no-name = Es hat keinen Namen.

warning-no-nutrition = Es hat keine Nährwertangaben.

warning-none-on-pack = Auf der Packung stehen keine Nährwerte.

warning-said-to-state-none = Angeblich sind keine Nährwerte angegeben, und doch gibt es welche.

warning-missing = Nicht bekannt: { $nutrients }.

warning-from-kilojoules = Die Energie ist in kJ angegeben und wurde umgerechnet.

warning-kilojoules-by-mistake = Die kcal waren versehentlich in kJ angegeben und wurden umgerechnet.

warning-energy-from-macros = Die Energie ist aus Eiweiß, Kohlenhydraten und Fett berechnet.

warning-sodium-from-salt = Das Natrium ist aus dem Salz berechnet.

warning-prepared = Die Werte gelten für das zubereitete Lebensmittel; zähl es in Portionen.

warning-approximate = Ungefährer Wert: { nutrient-name }.

warning-at-most = Höchstens so viel: { nutrient-name }.

warning-at-least = Mindestens so viel: { nutrient-name }.

warning-trace = Spuren, als null gerechnet: { nutrient-name }.

warning-estimates-left-out = { $count ->
        [one] Ein aus den Zutaten geschätzter Wert ist weggelassen.
        *[other] { $count } aus den Zutaten geschätzte Werte sind weggelassen.
    }

warning-mixed-bases = Manche Werte stammen von einem Etikett pro Portion, andere von einem pro 100{"\u00A0"}g oder ml.

warning-not-worked-out = Die Werte wurden eingegeben und noch nicht ausgewertet.

warning-serving-unsaid = Die Werte gelten pro Portion, und wie groß die ist, steht nicht dabei.

warning-serving-too-small = Die Werte gelten pro Portion, und die ist zu klein, um daraus zu rechnen.

warning-serving-unit-unknown = Die Einheit der Portion ist nicht bekannt; angenommen sind Gramm.

warning-maybe-millilitres = Es ist ein Getränk: Die Werte gelten vielleicht pro 100{"\u00A0"}ml.

warning-impossible = Kann nicht sein: { nutrient-name }.

warning-impossible-sum = Eiweiß, Kohlenhydrate und Fett wiegen mehr als das Ganze.

warning-serving-exceeds = Was in einer Portion ist, wiegt mehr als die Portion.

warning-sugar-above = Es hat mehr Zucker als Kohlenhydrate.

warning-saturated-above = Es hat mehr gesättigte Fettsäuren als Fett.

warning-energy-inconsistent = Die Energie passt nicht zu Eiweiß, Kohlenhydraten und Fett.

warning-units-inconsistent = kcal und kJ passen nicht zueinander.

label-title = Nährwertetikett

label-title-of = Nährwertetikett: { $name }

label-serving = Eine Portion: { $size }.

label-noted = Darauf vermerkt: „{ $words }“

label-second-reading = Beim zweiten Lesen ergaben sich andere Werte, bitte prüfen: { $figures }.

label-second-figure = { nutrient-name } { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 2) }{"\u00A0"}kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 2) }{"\u00A0"}mg
        *[other] { NUMBER($figure, maximumFractionDigits: 2) }{"\u00A0"}g
    }

label-read-well = Das Etikett war gut zu lesen.

label-read-fairly = Das Etikett war nur mäßig zu lesen: Ein Blick auf die Packung lohnt sich.

label-read-badly = Das Etikett war schlecht zu lesen: Bitte vergleich es mit der Packung.

product-named = { $name } ({ $brand })

product-of-barcode = Produkt { $digits }

product-unnamed = Produkt ohne Namen

products-none = Kein Produkt

products-title = Produkte

foods-none = Kein Lebensmittel

products-more = { $count } insgesamt; gezeigt werden die ersten { $shown }.

product-trust = { $trust ->
        [ok] {""}
        [check] bitte prüfen
        [impossible] kann nicht sein
        *[none] keine Werte
    }

product-serving = 1 Portion = { $size }

source-open-food-facts = Open Food Facts (ODbL), von Freiwilligen erfasst

source-changed = geändert { $date }

source-is = Quelle: { $source }.

product-per-serving = Das Etikett gilt pro Portion; die Werte pro 100 sind daraus berechnet.

product-asked-yesterday = Das ist die Antwort vom { $day }, von gestern.

product-asked-days-ago = Das ist die Antwort vom { $day }, vor { $days } Tagen.

off-held-back = Open Food Facts erlaubt ein paar Fragen in der Minute. Frag in { $seconds } Sekunden noch einmal.

off-busy = Open Food Facts bittet um Geduld: zu viele Anfragen. In einer Minute antwortet es wieder.

off-offline = Open Food Facts ist gerade nicht erreichbar.

off-no-library = larder erreicht das Netz nicht: libcurl4 ist nicht installiert.

off-timed-out = Open Food Facts hat nicht binnen fünf Sekunden geantwortet.

off-connection-lost = Die Verbindung zu Open Food Facts ist abgebrochen.

off-untrusted = Der Verbindung zu Open Food Facts ist nicht zu trauen, daher wurde nichts gefragt.

off-too-large = Open Food Facts hat mit mehr geantwortet, als ein Produkt hat.

off-moved = Open Food Facts verweist anderswohin, und larder folgt nicht.

off-stopped = Es wurde angehalten.

off-no-account = Open Food Facts nimmt Lebensmittel nur von Konten an. „larder key set openfoodfacts“ hinterlegt deines.

off-not-protected = Andere könnten dein Konto auf dem Weg zu LARDER_OFF_URL mitlesen, daher wurde nichts gesendet. Nimm https.

off-unreadable = Open Food Facts hat keine lesbare Antwort gegeben.

off-not-asked = Open Food Facts wurde nicht gefragt.

off-no-product = Open Food Facts kennt kein Produkt „{ $words }“.

off-not-found = Open Food Facts kennt es noch nicht.

off-barcode-not-found = Open Food Facts kennt den Strichcode { $barcode } noch nicht.

off-no-barcode = { $barcode } ist kein Strichcode eines Produkts.

off-that-is-no-barcode = Das ist kein Strichcode eines Produkts.

off-no-food-but = Das ist kein Lebensmittel: Open Food Facts führt es als „{ $kind }“.

off-no-food = Das ist kein Lebensmittel: Open Food Facts führt es als andere Art von Produkt.

shops-own-barcode = { $barcode } ist eine Nummer, die ein Laden selbst vergibt: Sonst weiß niemand, was es ist. Sag das Lebensmittel beim Namen.

barcode-title = Strichcode { $barcode }

adding-by-label = Sag, was auf dem Etikett steht: „{ $food } hat 430 kcal, 8 Eiweiß, 62 Kohlenhydrate, 16 Fett pro 100 g“. Es bekommt den Strichcode.

adding-by-estimate = Oder trag jetzt eine Schätzung ein: „+180 { $food }“.

adding-example = Haferriegel

adding-it = es

product-millilitre-as-gram = 1{"\u00A0"}ml davon zählt als 1{"\u00A0"}g.

product-then-serving = Sobald es gespeichert ist, trag es beim Namen ein: „1 Portion { $food } gegessen“.

product-then-grams = Sobald es gespeichert ist, trag es beim Namen ein: „100 g { $food } gegessen“.

own-food-known = Es steht in deiner Lebensmittelliste. Quelle: { $source }.

products-to-save = Zum Speichern sag den Strichcode.

one-piece = 1 Stück

off-has-it-now = Open Food Facts hat { $food } jetzt. Danke.

off-has-all = Open Food Facts hat schon alles von { $food }, daher wurde nichts gesendet.

off-refused = Open Food Facts hat { $food } nicht angenommen.

off-refused-because = Open Food Facts hat { $food } nicht angenommen: { $reason }.

off-waits = { $food } wartet; /contribute versucht es noch einmal.

off-account-refused = Open Food Facts kennt dieses Konto oder sein Passwort nicht. „larder key set openfoodfacts“ hinterlegt ein anderes; { $food } wartet.

off-no-time = Open Food Facts hat gerade keine Zeit. { $food } wartet; /contribute versucht es noch einmal.

contribute-kept = Zum Weitergeben aufgehoben: { $summary }.

contribute-summary = { $food }, für Open Food Facts

contribute-title = An Open Food Facts: { $food }

contribute-known = Open Food Facts hat schon alles davon: { $food }.

contribute-public = Danach ist es öffentlich und für alle nutzbar (ODbL), und dein Konto steht dabei.

contribute-gaps = Vor dem Senden wird nachgesehen, was schon da ist; nur Lücken werden gefüllt.

contribute-missing = Gesendet wird nur, was dort fehlt.

contribute-differs = Dort steht { nutrient-name } { $there }, hier { $here }: Es bleibt.
