### The household and its guide, in German: see docs/messages.md.

family-nobody = Noch ist niemand im Haushalt. Zum Beispiel: „wir sind Ada, 38, 62 kg, und Ben, 7“, oder /family guide.

years-counted = { $years ->
        [one] { $years } Jahr
        *[other] { $years } Jahre
    }

weight-unknown = ?{"\u00A0"}kg

weight-unknown-pounds = ?{"\u00A0"}lb

weight-assumed = ≈ { $weight }

macro-whole = { macro-letter } { NUMBER($grams, maximumFractionDigits: 0) }

family-habits = { $activity }, { $diet }

family-limits = Pro Tag für alle zusammen: { $limits }.

family-sugar-at-most = Zucker höchstens { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g

family-fibre-at-least = Ballaststoffe mindestens { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g

family-sodium-at-most = Natrium höchstens { NUMBER($milligrams, maximumFractionDigits: 0) }{"\u00A0"}mg

family-no-targets = Noch sind keine Ziele angenommen.

family-members-changed = Seit diese Ziele angenommen wurden, hat sich der Haushalt geändert; neue lassen sich vorschlagen.

family-accepted-other = Angenommen, anders als berechnet: { $reason }

family-accepted = Angenommen wie berechnet.

family-source-adults = Erwachsene: Energie in Ruhe nach Alter und Gewicht (Schofield 1985) mal Bewegung (FAO/WHO/UNU 2004).

family-source-children = Kinder: Energie nach Gewicht (Torun, FAO/WHO/UNU 2004), 1{"\u00A0"}% für das Wachstum (EFSA 2013), und nie weniger als das.

family-source-shares = Anteile der Energie: { $splits }. Eiweiß mindestens nach EFSA 2012, Ballaststoffe EFSA 2010, Natrium EFSA 2019, freier Zucker ein Zehntel der Energie (WHO 2015).

family-source-assumed = ≈, wo das Gewicht nicht bekannt ist: der Median des Alters (FAO/WHO/UNU 2004), Erwachsene 70{"\u00A0"}kg (EFSA 2012).

family-infants = { $names }: unter einem Jahr, Milch zählt nicht.

family-arithmetic = Das ist Rechnen, kein ärztlicher Rat.

family-gone-title = Nicht mehr im Haushalt

family-without-summary = Haushalt ohne { $person }

family-title = Haushalt

family-summary = Haushalt mit { $people }

family-assumed = { $person }, nicht gesagt und angenommen: { $parts }.

family-assumed-activity = Bewegung { $activity }

family-assumed-diet = Ernährung { $diet }

family-assumed-weight = Gewicht { $weight }

family-row-accepted = angenommen

family-row-computed = berechnet

family-targets-title = Tagesziele für den Haushalt

family-targets-summary = Ziele des Haushalts, { $energy }{"\u00A0"}kcal am Tag

family-other-than-computed = Anders als berechnet: { $reason }

family-own-targets = Ab heute auch die Ziele von: { $people }.

family-own-target = { $person } { $energy }{"\u00A0"}kcal

menu-choice = { $number } { $name }

guide-family-first = Schritt 1 von 5. Wer gehört zum Haushalt? Eine Person je Zeile: Ada, 38, 62 kg

guide-family-more = Wer noch? Eine leere Zeile oder „weiter“ geht weiter.

guide-family-activity = { $people ->
        [one] Schritt 2 von 5. Wie aktiv ist { $names }? { $choices }.
        *[other] Schritt 2 von 5. Wie aktiv sind { $names }? { $choices }. Eines für alle, oder der Reihe nach eines für jeden.
    }

guide-family-diet = { $people ->
        [one] Schritt 3 von 5. Wie isst { $names }? { $choices }.
        *[other] Schritt 3 von 5. Wie essen { $names }? { $choices }. Eines für alle, oder der Reihe nach eines für jeden.
    }

guide-family-closing = Schritt 4 von 5, die Durchsicht. Nach einem Ja ist /family targets der fünfte.

guide-five-each = Bitte eines der fünf, mit Nummer oder Namen: eines für alle oder eines für jeden.

guide-nine-each = Bitte eines der neun, mit Nummer oder Namen: eines für alle oder eines für jeden.

guide-name-age-weight = Bitte Name, Alter in Jahren und Gewicht: Ada, 38, 62 kg

guide-weight-or-none = Bitte ein Gewicht von 2 bis 400 kg, oder keines: Ada, 38

guide-people-most = Ein Haushalt hat bis zu { $most } Personen.

guide-at-least-one = Bitte mindestens eine Person, oder „später“.

guide-how = „<“ geht zurück, eine leere Zeile oder „weiter“ überspringt, „später“ hebt es für ein andermal auf.

guide-kept = Aufgehoben. { $command } macht hier weiter.

guide-proposal-waits = Ein Vorschlag wartet. Beantworte ihn zuerst, dann { $command }.

setup-question = { $step } von { $steps }. { $question }

setup-units = Maße: 1 metrisch, 2 amerikanisch

setup-birth = Wann bist du geboren? 1990-06-15, oder das Alter: 36

setup-sex = Mit welchem Geschlecht soll die Formel rechnen? { $choices }

setup-height-metric = Wie groß bist du? 168 cm

setup-height-us = Wie groß bist du? 5 ft 6

setup-weight-metric = Was wiegst du? 62 kg

setup-weight-us = Was wiegst du? 137 lb

setup-activity = Wie aktiv bist du? { $choices }

setup-activity-choice = { $activity ->
        [sedentary] { $number } wenig (bis 2 aktive Tage pro Woche)
        [light] { $number } leicht (3 bis 4 aktive Tage pro Woche)
        [moderate] { $number } mäßig (5 bis 6 aktive Tage pro Woche)
        [active] { $number } aktiv (jeden Tag aktiv)
        *[very-active] { $number } sehr aktiv (jeden Tag schwere Arbeit oder Training)
    }

setup-aim = Was ist dein Ziel? 1 abnehmen, 2 halten, 3 Muskeln aufbauen

setup-pace-metric = Wie schnell, pro Woche? Bis 1 kg: 0,5

setup-pace-us = Wie schnell, pro Woche? Bis 2,2 lb: 1

setup-goal = Bis wann? Ein Tag: { $day }

setup-diet = Wie isst du? { $choices }

setup-language = Welche Sprache? en, de, es, tr, zh oder ein anderer Code aus zwei Buchstaben

setup-day-start = Wann beginnt dein Tag? 00:00, oder später für Nachteulen: 04:00

setup-remark-units = Bitte 1 für metrisch, 2 für amerikanisch.

setup-remark-birth = Bitte einen Tag wie 1990-06-15 oder ein Alter von 1 bis 120.

setup-remark-sex = Bitte 1 für weiblich, 2 für männlich; eine leere Zeile überspringt es.

setup-remark-height = Bitte eine Größe wie 168 cm oder 5 ft 6.

setup-remark-weight = Bitte ein Gewicht wie 62 kg oder 137 lb.

setup-remark-activity = Bitte eines der fünf, mit Nummer oder Namen.

setup-remark-aim = Bitte 1 zum Abnehmen, 2 zum Halten, 3 zum Zunehmen.

setup-remark-pace = Bitte über 0 und bis 1 kg (2,2 lb) pro Woche.

setup-remark-goal = Bitte einen künftigen Tag, etwa 2030-05-01.

setup-remark-diet = Bitte eines der neun, mit Nummer oder Namen.

setup-remark-language = Bitte einen Code aus zwei Buchstaben, etwa en oder de.

setup-remark-day-start = Bitte eine Uhrzeit von 00:00 bis 11:59.
