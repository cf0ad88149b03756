### What is erased for good, in German: see docs/messages.md.

forget-everything = Alles vergessen, für immer:

forget-person = { $person } vergessen, für immer:

record-kinds = { $kind ->
        [profile] Profile
        [food] Lebensmittel
        [recipe] Rezepte
        [meal] Mahlzeiten
        *[entry] Einträge
        [trip] Einkäufe
        [purchase] gekaufte Sachen
        [target] Ziele
        [weight] Gewichte
        [activity] Aktivitäten
        [familyMember] Familienmitglieder
        [familyTargets] Ziele des Haushalts
        [water] Gläser Wasser
        [knownLine] bekannte Bonzeilen
        [pantryChange] Änderungen am Vorrat
    }

forget-count = { $kind } { $count }

forget-journal = { $commits ->
        [one] was { $commits } Eintrag des Journals sagt
        *[other] was { $commits } Einträge des Journals sagen
    }

forget-notes = { $count ->
        [one] { $count } Entwurf, Bericht oder Notiz
        *[other] { $count } Entwürfe, Berichte und Notizen
    }

forget-typed = die getippten Zeilen

forget-pictures = { $count ->
        [one] { $count } aufbewahrtes Bild
        *[other] { $count } aufbewahrte Bilder
    }

forget-both = { $first }, und { $second }

forget-stays-everything = Bleibt: zum Nachschlagen eingelesene Lebensmittel und Schlüssel (larder key list).

forget-stays-person = Bleibt: Lebensmittel, Rezepte und Ziele, die dem Haushalt gehören.

forget-more = und { $count } weitere

forget-mentioned = Der Name steht auch in Dingen, die nicht zu { $person } gehören, und bleibt dort: { $places }.

forget-reach = Nicht erreichbar für larder: Kopien und Exporte, Gespräche, die in Dateien geschrieben wurden, was Modelle und andere Geräte bekommen haben, und was eine Festplatte von gelöschten Dateien behält.

forget-reach-copy = Nicht erreichbar für larder: Kopien und Exporte (die letzte Kopie: { $path }), Gespräche, die in Dateien geschrieben wurden, was Modelle und andere Geräte bekommen haben, und was eine Festplatte von gelöschten Dateien behält.

forget-question = Nichts bringt das zurück. Zum Löschen { $answer } eintippen, sonst irgendetwas anderes:

forget-done-everything = Gelöscht: Hier ist alles wie neu.

forget-done-person = Gelöscht: { $person }.

forget-nothing = Nichts wurde gelöscht.

forget-not-typed = Nichts wurde gelöscht: Das war nicht { $answer }.

forget-nobody = Niemand hier heißt „{ $name }“. Es gibt: { $known }. larder forget everything löscht alles.

forget-only = { $person } ist das einzige Profil. larder forget everything löscht alles.

forget-default = { $person } ist das Standardprofil. Zuerst ein anderes dazu machen: „make NAME the default“.

forget-locked = Ein anderes larder hat diese Daten offen. Bitte schließen und es noch einmal versuchen; nichts wurde gelöscht.
