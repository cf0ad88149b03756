### Targets, the body and what follows from it, in German: see docs/messages.md.

nutrient-amount = { $nutrient ->
        [kcal] { $figure }{"\u00A0"}kcal
        [sodium_mg] { $figure }{"\u00A0"}mg
        *[other] { $figure }{"\u00A0"}g
    }

was-before = bisher { $value }

targets-title = Ziele

targets-title-from = Ziele ab { $day }

targets-summary = Ziele, { $energy }{"\u00A0"}kcal am Tag

exercise-name = Bewegung

exercise-counted = zählt

exercise-not-counted = zählt nicht

exercise-summary-counted = Bewegung zählt

exercise-summary-not-counted = Bewegung zählt nicht

exercise-days-before = Frühere Tage behalten, was sie dazubekamen.

exercise-is-not-counted = Bewegung zählt nicht; „/exercise on“ rechnet sie dazu.

targets-do-not-add-up = Eiweiß, Kohlenhydrate und Fett ergeben { $made }{"\u00A0"}kcal von diesen { $energy }.

targets-low-energy = Unter { $least }{"\u00A0"}kcal, dem Wenigsten, was larder zum Abnehmen vorschlägt; was passt, sagt eine Ärztin oder Ernährungsberatung.

targets-since = Seit { $day } gültig.

targets-reference = Die Referenzmenge für Erwachsene, bis du eigene Ziele setzt: „mein Ziel sind 1.900 kcal“.

targets-household-note = Haushalt: was für alle zusammen angenommen wurde.

targets-household = Haushalt { $amount }

targets-range = { $least } bis { $most }

targets-part-of-household = Dein Teil der Ziele des Haushalts.

targets-own = Deine eigenen Werte.

targets-own-computed = Deine eigenen Werte; nach der Formel wären es { $energy }{"\u00A0"}kcal: „berechne meine Ziele neu“ zeigt sie.

targets-offer = Mit diesem Gewicht ergäben sich als Ziel { $energy }{"\u00A0"}kcal statt { $standing }. „Berechne meine Ziele neu“ zeigt es.

profile-title = Profil

profile-summary-own = dein Profil

profile-summary = Profil von { $name }

needs-are-arithmetic = Das ist Rechnen, kein ärztlicher Rat. „Mein Ziel sind 1.900 kcal“ setzt deinen eigenen Wert.

needs-missing-for-targets = Für Ziele nach der Formel bräuchte larder noch: { $missing }.

needs-no-third-form = Die Formel für die Energie gibt es für Frauen und für Männer. „Weibliche Formel“ oder „männliche Formel“ nimmt eine davon zum Rechnen; „mein Ziel ist 1.900 kcal“ braucht keine.

needs-form-kept = Die Formel für die Energie gibt es für Frauen und für Männer, und es bleibt die für { $sex ->
        [female] Frauen
        *[male] Männer
    }. „Weibliche Formel“ oder „männliche Formel“ nimmt eine davon zum Rechnen; „mein Ziel ist 1.900 kcal“ braucht keine.

needs-missing = larder bräuchte noch { $missing }: „Ich bin 34, weiblich, 168 cm, 62 kg, leicht aktiv“.

your-age = dein Alter

your-sex = dein Geschlecht

your-height = deine Größe

your-weight = dein Gewicht

your-activity = wie aktiv du bist

body-title = Dein Körper

body-at-rest = in Ruhe (Grundumsatz)

body-spent = Verbrauch (Gesamtumsatz)

body-energy-a-day = { $energy }{"\u00A0"}kcal am Tag

body-bmi = BMI

body-bmi-index = { $index }

body-bmi-of-adult = { $index } (üblich { $least } bis { $most })

body-water-a-day = etwa { $volume } am Tag

body-sleep = Schlaf

body-hours = { $least } bis { $most } Stunden

weight-kilograms = { $weight }{"\u00A0"}kg

weight-pounds = { $weight }{"\u00A0"}lb

height-centimetres = { $height }{"\u00A0"}cm

height-feet = { $feet }{"\u00A0"}ft { $inches }

weight-a-week = { $weight } in der Woche

profile-field = { $field ->
        [name] Name
        [born] geboren
        [sex] Geschlecht
        [height] Größe
        [expecting] schwanger
        [activity] Bewegung
        [aim] Vorhaben
        [pace] Tempo
        [goal-weight] Zielgewicht
        [goal-date] Zieldatum
        [diet] Ernährung
        [language] Sprache
        [units] Einheiten
        *[day-start] Tag beginnt um
    }

profile-aim = { $aim ->
        [lose] abnehmen
        [maintain] Gewicht halten
        *[gain] Muskeln aufbauen
    }

profile-sex = { $sex ->
        [female] weiblich
        *[male] männlich
    }

profile-by-the-goal = nach dem Ziel

profile-no = nein

profile-motherhood = { $motherhood ->
        [pregnant] schwanger
        [first-trimester] erstes Trimester
        [second-trimester] zweites Trimester
        [third-trimester] drittes Trimester
        *[nursing] stillend
    }

profile-activity = { $activity ->
        [sedentary] sitzend
        [light] leicht
        [moderate] mäßig
        [active] aktiv
        *[very-active] sehr aktiv
    }

profile-diet = { $diet ->
        [balanced] ausgewogen
        [vegetarian] vegetarisch
        [vegan] vegan
        [pescatarian] pescetarisch
        [keto] Keto
        [mediterranean] mediterran
        [low-carb] kohlenhydratarm
        [high-protein] eiweißreich
        *[low-sodium] natriumarm
    }

profile-units = { $units ->
        [us] US-Einheiten
        *[metric] metrisch
    }

goal-pace = Dein Ziel bis { $day } verlangt { $pace } in der Woche.

goal-pace-too-fast = Dein Ziel bis { $day } würde { $pace } in der Woche verlangen; larder schlägt höchstens { $most } vor. Nimm einen späteren Tag oder ein näheres Ziel.
