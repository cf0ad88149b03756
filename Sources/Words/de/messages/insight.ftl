### Looking back: periods, progress, charts, health markers, reports, in German: see docs/messages.md.

change-none = gleich

change-more = +{ $amount }

change-less = −{ $amount }

at-least-sign = ≥{ $amount }

chart-energy-by-day = Energie nach Tagen

chart-energy-bought = Gekaufte Energie nach Tagen

chart-energy-average = Energie eines durchschnittlichen eingetragenen Tages

day-not-logged = nicht eingetragen

day-nothing-bought = nichts gekauft

chart-allowance = Tagesrahmen

series-eaten = gegessen

series-bought = gekauft

series-allowed = erlaubt

bar-over-target = { $energy }{"\u00A0"}kcal über dem Ziel

split-eaten = Energie nach Makronährstoffen, Gramm eines durchschnittlichen Tages, aus { $known } von { $logged ->
        [one] { $logged } Tag
        *[other] { $logged } Tagen
    }

split-bought = Energie nach Makronährstoffen, gekaufte Gramm, aus { $known } von { $logged ->
        [one] { $logged } Tag
        *[other] { $logged } Tagen
    }

split-legend = { $name } { $percent }{"\u00A0"}%, { $amount }

split-spoken = { $name }: { $percent }{"\u00A0"}%; { $amount }

bar-spoken = { $label }: { $values }

line-spoken = { $name }, { $day }: { $value }

chart-legend = { $name }, { $unit }

chart-key = { $names }, in { $unit }

chart-summary = { $name } von { $first } bis { $last }

chart-label = { $title }: { $lines }

unit-kilocalories = kcal

unit-kilograms = kg

unit-pounds = lb

period-title = { $first } bis { $last }

period-title-of = Tagebuch von { $person }, { $first } bis { $last }

period-nothing-eaten = Vom { $first } bis { $last } ist nichts eingetragen.

period-nothing-eaten-of = Im Tagebuch von { $person } ist vom { $first } bis { $last } nichts eingetragen.

period-nothing-bought = Vom { $first } bis { $last } ist kein Einkauf gespeichert.

period-nothing-bought-of = Im Tagebuch von { $person } ist vom { $first } bis { $last } kein Einkauf gespeichert.

at-least-explained = ≥ heißt mindestens: Bei manchen Einträgen sind nicht alle Werte bekannt.

reference-source = { $references ->
        [who] WHO
        [eu] EU
        *[us] USA
    }

reference-values-note = { $references ->
        [who] Referenzwerte: Leitlinien der WHO: Natrium 2012, Zucker 2015, gesättigte Fettsäuren und Ballaststoffe 2023. Gesamtzucker steht für freien Zucker.
        [eu] Referenzwerte: Referenzmengen der EU, Verordnung 1169/2011 Anhang XIII; Ballaststoffe nach EFSA 2010.
        *[us] Referenzwerte: Daily Values der USA, FDA 2016. Gesamtzucker steht für zugesetzten Zucker.
    }

compared = Vergleich

compared-these-days = { $days ->
        [one] dieser { $days } Tag
        *[other] diese { $days } Tage
    }

compared-days-before = { $days ->
        [one] { $days } Tag davor
        *[other] { $days } Tage davor
    }

compared-change = Änderung

days-logged = eingetragene Tage

days-with-shopping = Tage mit Einkauf

some-of-all = { $some } von { $all }

some-of-days = { $some } von { $all ->
        [one] { $all } Tag
        *[other] { $all } Tagen
    }

average-of-logged-days = Durchschnitt eingetragener Tage

average-of-all-days = { $days ->
        [one] Durchschnitt von { $days } Tag
        *[other] Durchschnitt aller { $days } Tage
    }

a-day-over-all = { $days ->
        [one] pro Tag, über { $days } Tag
        *[other] pro Tag, über alle { $days } Tage
    }

nutrient-logged-days = { nutrient-name }, eingetragene Tage

household-receipts = Haushalt, alle Kassenbons

household-its-targets = Haushalt, seine Ziele

progress-nothing = In den { $days } Tagen bis heute ist weder ein Gewicht noch ein Tag eingetragen.

progress-title = Verlauf bis { $day }

chart-weight = Gewicht, { $days } Tage

chart-weight-plain = Gewicht

chart-energy = Energie, { $days } Tage

progress-mifflin = Energie in Ruhe nach der Formel von Mifflin und St Jeor.

progress-over = Zeitraum

days-counted = { $days ->
        [one] { $days } Tag
        *[other] { $days } Tage
    }

progress-weighed-days = Tage mit Gewicht

progress-latest-weight = letztes Gewicht

progress-not-weighed = nicht gewogen

progress-weight-change = Änderung des Gewichts

markers-title = Gesundheitswerte eines durchschnittlichen Tages, neben Werten der { $references }

percent-of-energy = { $figure }{"\u00A0"}% der Energie

marker-standing = { $standing ->
        [within] im Rahmen
        [high] hoch
        [low] niedrig
        *[not-known] nicht bekannt
    }

bound-below = unter { $amount }

bound-at-most = höchstens { $amount }

bound-at-least = mindestens { $amount }

average-day = Ein durchschnittlicher Tag

logged-days = { $days ->
        [one] { $days } eingetragener Tag
        *[other] { $days } eingetragene Tage
    }

all-days = { $days ->
        [one] { $days } Tag
        *[other] alle { $days } Tage
    }

target-heading = Ziel

against-heading = im Vergleich

figure-over = { $figure } darüber

figure-below = { $figure } darunter

figure-on-target = am Ziel

average-at-least = Ein durchschnittlicher eingetragener Tag hat mindestens { $average }{"\u00A0"}kcal; über { $days ->
        [one] { $days } Tag
        *[other] alle { $days } Tage
    } verteilt sind es { $spread }{"\u00A0"}kcal.

average-over = Ein durchschnittlicher eingetragener Tag hat { $average }{"\u00A0"}kcal, { $difference }{"\u00A0"}kcal über dem Ziel; über { $days ->
        [one] { $days } Tag
        *[other] alle { $days } Tage
    } verteilt sind es { $spread }{"\u00A0"}kcal.

average-below = Ein durchschnittlicher eingetragener Tag hat { $average }{"\u00A0"}kcal, { $difference }{"\u00A0"}kcal unter dem Ziel; über { $days ->
        [one] { $days } Tag
        *[other] alle { $days } Tage
    } verteilt sind es { $spread }{"\u00A0"}kcal.

average-on-target = Ein durchschnittlicher eingetragener Tag hat { $average }{"\u00A0"}kcal, genau am Ziel; über { $days ->
        [one] { $days } Tag
        *[other] alle { $days } Tage
    } verteilt sind es { $spread }{"\u00A0"}kcal.

eaten-most = Am häufigsten gegessen

eaten-times = Anzahl

eaten-amount = Menge

eaten-energy = Energie

eaten-share = Energieanteil

report-nothing = Nichts eingetragen: { $span }.

report-title = Bericht { $span }

weekly-report-title = Wochenbericht { $span }

report-span-named = { $name }, { $span }

report-span-so-far = { $span }, bisher

month-full = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
        [one] Januar
        *[other] Dezember
    } { $year }

report-logged = { $some } von { $all ->
        [one] { $all } Tag
        *[other] { $all } Tagen
    } eingetragen.

report-logged-going-on = { $some } von { $all } Tagen eingetragen, und die Woche läuft noch.

report-spent = In Läden ausgegeben: { $sums }.

report-targets-of = Die Ziele sind die vom { $day }; die Energie ist mit dem verglichen, was ein durchschnittlicher eingetragener Tag erlaubte.

report-reference-target = Das Energieziel ist die Referenzmenge für Erwachsene, bis du ein eigenes setzt.

report-no-advice = Zahlen, kein ärztlicher Rat.

weighed-on = { $weight } am { $day }

weight-single = Gewicht: { $weighing }.

weight-change-same = Gewicht: { $first }, { $last }: gleich ({ $weighings }-mal gewogen).

weight-change-more = Gewicht: { $first }, { $last }: { $change } mehr ({ $weighings }-mal gewogen).

weight-change-less = Gewicht: { $first }, { $last }: { $change } weniger ({ $weighings }-mal gewogen).

week-weight = Das Gewicht liegt im Mittel bei { $weight } ({ $weighings }-mal gewogen).

week-weight-same = Das Gewicht liegt im Mittel bei { $weight } ({ $weighings }-mal gewogen), wie in der Woche davor ({ $before }-mal gewogen).

week-weight-more = Das Gewicht liegt im Mittel bei { $weight } ({ $weighings }-mal gewogen), { $change } mehr als in der Woche davor ({ $before }-mal gewogen).

week-weight-less = Das Gewicht liegt im Mittel bei { $weight } ({ $weighings }-mal gewogen), { $change } weniger als in der Woche davor ({ $before }-mal gewogen).

gap-bought = Gekauft { $bought }{"\u00A0"}kcal; eingetragen { $eaten }{"\u00A0"}kcal.

gap-bought-unknown = Gekauft { $bought }{"\u00A0"}kcal, { $unknown } von { $items } Waren ohne Werte; eingetragen { $eaten }{"\u00A0"}kcal.

gap-none = Keine Lücke.

gap-more-bought = Eine Lücke von { $gap }{"\u00A0"}kcal: Es wurde mehr gekauft als eingetragen.

gap-more-logged = Eine Lücke von { $gap }{"\u00A0"}kcal: Es wurde mehr eingetragen als gekauft.

gap-what-it-is = Vorräte, andere Esser, Essen außer Haus und nicht eingetragene Tage stecken alle darin.

focus-next-week = Schwerpunkt für nächste Woche: { $focus }

focus-logging = { $days } eingetragene Tage oder mehr, damit die Zahlen eine Grundlage haben.

focus-steady = Keiner sticht hervor, jede bewertete Gewohnheit hat { $points } Punkte oder mehr.

focus-habit = { $habit ->
        [protein] Eiweiß. Hülsenfrüchte, Tofu, Nüsse, Milchprodukte, Eier, Fisch und Fleisch haben am meisten davon.
        [fibre] Ballaststoffe. Hülsenfrüchte, Vollkorn, Gemüse, Obst und Nüsse haben am meisten davon.
        [sodium] Natrium. Brot, Käse, Wurst und Fertiggerichte haben am meisten davon.
        [regularity] Regelmäßigkeit, dieselben Mahlzeiten an den meisten Tagen.
        [variety] Vielfalt, ein oder zwei Lebensmittel, die diese Woche nicht auf dem Tisch standen.
        *[water] Wasser, ein Glas nach dem anderen.
    }

focus-regular-meals = Regelmäßigkeit, { $slots } an den meisten Tagen.

habit-name = { $habit ->
        [protein] Eiweiß
        [fibre] Ballaststoffe
        [sodium] Natrium
        [regularity] Regelmäßigkeit
        [variety] Vielfalt
        *[water] Wasser
    }

habits-title = Gewohnheiten, in Punkten von 100

hundred-points = 100 Punkte

no-points = keine Punkte

points = { $points }

habit-needs-weight = braucht ein Gewicht

habit-needs-target = braucht ein Ziel

habit-few-days = weniger als { $days } Tage mit Angaben

habit-days-below = { $some } von { $all } Tagen unter { $amount }

habit-days-at-most = { $some } von { $all } Tagen mit höchstens { $amount }

habit-days-at-least = { $some } von { $all } Tagen mit mindestens { $amount }

habit-days-with = { $some } von { $all } Tagen mit { $slots }

habit-no-usual-meal = keine Mahlzeit an den meisten Tagen

habit-foods = { $foods } verschiedene Lebensmittel, volle Punktzahl ab { $full }

amount-millilitres = { $volume }{"\u00A0"}ml

habit-rule-points = Punkte sind der Anteil der Tage, die die Grenze einhalten. Nicht eingetragene Tage zählen nicht mit; weniger als { $days } Tage geben keine Punkte.

habit-rule-target = Grenze für { habit-name }: dein Ziel.

habit-rule-reference = Grenze für { habit-name }: der Referenzwert der { $references }.

habit-rule-protein-weight = Grenze für { habit-name }: 0,83{"\u00A0"}g je Kilogramm Körpergewicht (EFSA 2012).

habit-rule-protein-reference = Grenze für { habit-name }: die Referenzmenge der EU, bis ein Gewicht oder ein Ziel bekannt ist.

habit-rule-water-weight = Grenze für { habit-name }: 35{"\u00A0"}ml je Kilogramm Körpergewicht, eine Faustregel.

habit-rule-other = Grenze für { habit-name }: { $source }.

habit-rule-regular = Regelmäßig ist ein Tag mit jeder Mahlzeit, die die meisten eingetragenen Tage haben.

habit-rule-variety = Volle Punktzahl für Vielfalt geben { $foods } verschiedene Lebensmittel in 7 eingetragenen Tagen, bei weniger Tagen weniger; die Zahl ist die der Pflanzen pro Woche im American Gut Project, 2018.

score-none = keine Wertung

scores-title = Wertung nach Tagen, von 100

report-changed-since = Das Tagebuch dieser Woche hat sich seit dem Bericht geändert. „report { $week } again“ erstellt ihn neu.

report-words-by = Die Worte oben sind von { $model }; die Zahlen sind von larder.

report-energy-earned = Das Energieziel ist, was ein durchschnittlicher eingetragener Tag erlaubte, Bewegung eingeschlossen.

report-score-rule = Wertung eines Tages: { $rule }

said-by-model = Modell: { $model }

some-days-logged = { $some } von { $all } Tagen eingetragen

figure-with = { $figure }{"\u00A0"}{ $unit }

changes-since-report = Seit dem letzten Bericht

changes-since-week = Seit der Woche davor

changes-nothing = nichts geändert

points-of-habit = Punkte für { habit-name }

score-rule = Der Mittelwert der Teile. Energie bekommt 100, wenn sie höchstens ein Zehntel von dem abweicht, was der Tag erlaubte, und zwei weniger für jedes weitere Prozent. Eiweiß, Ballaststoffe und Wasser bekommen den erreichten Anteil; Natrium bekommt 100 bis zur Grenze und null beim Doppelten.

score-too-little = Noch keine Wertung. Sie braucht zwei davon: Energie mit eigenem Ziel, Eiweiß, Ballaststoffe, Natrium, Wasser.

score-total = Wertung

score-of-hundred = { $score } von 100

score-allowed = erlaubt { $amount }

score-day-title = Wertung von { $day }

score-day-so-far = Wertung von { $day }, bisher

score-no-meal = Kein Eintrag: { slot }, { $day }.

score-no-meal-score = Kein Gesundheitswert für { slot }: Gewicht, Energie, gesättigte Fettsäuren, Zucker oder Natrium eines Teils sind nicht bekannt.

weekly-report = Wochenbericht
