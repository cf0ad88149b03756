### What has limits, and what they are, in German: see docs/messages.md.

limited-value = { $value ->
        [active-days] aktive Tage
        [activity] Bewegung
        [age] Alter
        [amount] Menge
        [basis] Grundlage
        [birth-date] Geburtsdatum
        [brand] Marke
        [category] Kategorie
        [cooked-weight] Gewicht gekocht
        [currency] Währung
        [days] Tage
        [density] Dichte
        [energy] Energie
        [energy-sum] Energie aus Eiweiß, Kohlenhydraten und Fett
        [factor] Faktor
        [goal-date] Zieldatum
        [height] Größe
        [household] Haushalt
        [icon] Symbol
        [ingredients] Zutatenliste
        [language] Sprache
        [macronutrients] Eiweiß, Kohlenhydrate und Fett zusammen
        [meal-hours] Essenszeiten
        [minutes] Minuten
        [name] Name
        [note] Notiz
        [people] Personen
        [period] Zeitraum
        [plate] Teller
        [plates] Teller
        [portion] Portion
        [price] Preis
        [quantity] Anzahl
        [query] Suche
        [raw-weight] Gewicht roh
        [reason] Grund
        [receipt] Kassenbon
        [recipe] Rezept
        [recipe-line] Zeile eines Rezepts
        [recipe-weight] Gewicht eines Rezepts
        [replaced] was ersetzt wird
        [report] Bericht
        [serving] Portion
        [servings] Zahl der Portionen
        [share] Anteil
        [start-of-day] Beginn des Tages
        [store] Name des Ladens
        [tags] Schlagwörter
        [title] Titel
        [water] Wasser
        [weekly-pace] Tempo je Woche
        *[weight] Gewicht
    }

range-numbers = { $least } bis { $most }

range-characters = { $least } bis { $most } Zeichen

range-letters = { $least } bis { $most } Buchstaben

range-years = { $least } bis { $most } Jahre

range-days = { $least } bis { $most } Tage

range-days-in-order = { $least } bis { $most } Tage, der erste Tag zuerst

range-lines = { $least } bis { $most } Zeilen lang

range-centimetres = { $least } bis { $most } cm

range-kilograms = { $least } bis { $most } kg

range-of-nutrient = { $least } bis { $most } { $nutrient ->
        [kcal] kcal
        [sodium_mg] mg
        *[other] g
    }

range-per-hundred = { $range } je 100 g

range-a-day = { $range } am Tag

range-a-day-of-household = { $range } am Tag für diesen Haushalt

range-density = { NUMBER($least, maximumFractionDigits: 2) } bis { NUMBER($most, maximumFractionDigits: 2) } g je ml

range-above-zero = über 0, bis { $most }

range-above-zero-kilograms = über 0, bis { $most } kg

range-above-zero-energy = über 0, bis { $most } kcal

range-above-zero-grams = über 0 g

range-up-to = bis { $most }

range-up-to-kilograms = bis { $most } kg

range-up-to-millilitres = bis { $most } ml

range-up-to-lines = bis { $most } Zeilen lang

range-up-to-people = bis { $most } Personen

range-up-to-profiles = bis { $most } Profile

range-tags = bis { $count }, jedes 1 bis { $most } Zeichen

range-in-the-pot = zusammen bis zu dem, was im Topf ist, { $amount }

range-one-each = einer für jede Person

range-recipe-place = sein Text, eine Adresse oder eine Datei

range-quick-entry = die Kennung eines Schnelleintrags

range-currency = ein Kürzel aus drei Buchstaben wie EUR

range-language = ein Kürzel aus zwei Buchstaben wie de oder en

range-goal-date = ein Tag, der noch kommt

range-birth-date = ein Tag der letzten 120 Jahre, etwa 1990-06-15

range-own-name = einer, den kein anderes Profil hat

range-icon = ein sichtbares Zeichen wie 🦊

range-start-of-day = 00:00 bis 11:59

range-meal-hours = Frühstück, Mittagessen, Abendessen in dieser Reihenfolge
