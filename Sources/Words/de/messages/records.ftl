### What of the records is not as it was saved, in German: see docs/messages.md.

record-kind = { $kind ->
        [profile] Profil
        [food] Lebensmittel
        [recipe] Rezept
        [meal] Mahlzeit
        *[entry] Eintrag
        [trip] Einkauf
        [purchase] gekaufte Sache
        [target] Ziel
        [weight] Gewicht
        [activity] Aktivität
        [familyMember] Familienmitglied
        [familyTargets] Ziele des Haushalts
        [water] Wasser
        [knownLine] bekannte Bonzeile
        [pantryChange] Änderung am Vorrat
    }

record-some = ein Datensatz ({ $kind })

record-of-person = { $record } ({ $person })

record-entry = der Eintrag „{ $name }“

record-entry-of = der Eintrag „{ $name }“ vom { $day }

record-meal = { slot } vom { $day }

record-food = das Lebensmittel „{ $name }“

record-recipe = das Rezept „{ $name }“

record-profile = das Profil { $person }

record-trip = der Einkauf vom { $day } bei { $store }

record-purchase = die gekaufte Sache „{ $name }“

record-target = das Ziel ab dem { $day }

record-weight = das Gewicht vom { $day }

record-activity = die Aktivität „{ $name }“ vom { $day }

record-water = das Wasser vom { $day }

record-member = das Familienmitglied { $person }

record-pantry = die Änderung am Vorrat vom { $day }

found-unreadable = ein Datensatz ist nicht lesbar ({ $kind })

found-altered = { $record } ist nicht, was Journaleintrag { $commit } gespeichert hat

found-unrecorded = { $record } wurde von keinem Journaleintrag gespeichert

found-gone = ein Datensatz, den Journaleintrag { $commit } gespeichert hat, fehlt ({ $kind })

found-invalid = { $record } enthält einen unmöglichen Wert

found-orphaned = Zeilen der Tabelle { $table } gehören zu etwas, das fehlt

found-day = die Summen vom { $day } sind nicht die seiner Einträge

found-uses = wie oft Lebensmittel gegessen wurden, stimmt nicht mit den Einträgen überein

found-commit = Journaleintrag { $commit } fehlt oder ist nicht lesbar

found-link = Journaleintrag { $commit } ist nicht, wie er geschrieben wurde

found-not-following = Journaleintrag { $commit } folgt nicht aus den anderen

found-draft = ein Entwurf ist nicht lesbar

found-report = ein Wochenbericht ist nicht lesbar

found-more = und mindestens { $count } weitere

records-differ = SQLite kann es lesen, aber nicht alles ist so, wie larder es gespeichert hat: { $found }. Vielleicht hat ein anderes Programm hineingeschrieben. larder repair zeigt, was das Journal beweist, und bringt es nach deinem Ja in Ordnung.

records-damaged = Beschädigt ({ $fault }). larder repair stellt es aus dem, was lesbar ist, dem Journal und dem letzten larder backup wieder her und zeigt es, bevor etwas geändert wird.

records-copied = Die Kopie enthält, was die Datenbank enthält.
