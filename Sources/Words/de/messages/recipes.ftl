### Recipes: their cards, lists and notes, in German: see docs/messages.md.

recipe-summary = Rezept { $recipe }, { $energy }

recipe-summary-servings = Rezept { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } Portion
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } Portionen
    } zu { $energy }

recipe-change-summary = Änderung des Rezepts { $recipe }, { $energy }

recipe-change-summary-servings = Änderung des Rezepts { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } Portion
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } Portionen
    } zu { $energy }

summary-recomputed = { $summary }, { $count ->
        [one] { $count } Eintrag
        *[other] { $count } Einträge
    } neu berechnet

recipe-new-title = Neues Rezept: { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } Portion
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } Portionen
    }

recipe-change-title = Rezept { $recipe } ändern, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } Portion
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } Portionen
    }

recipe-rename-title = Rezept { $before } ändern, jetzt { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } Portion
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } Portionen
    }

recipe-no-amount = keine Menge

recipe-line-explained = „{ $words }“: { $grams }, { $figures }; { $source }.

recipe-was-serving = vorher 1 Portion

recipe-not-named = Ohne Namen: „Name: Carbonara“ gibt ihm einen.

recipe-servings-unsaid = Portionen nicht gesagt, alles als eine genommen: „Portionen: 4“ ändert es.

recipe-edits = „2: 120 g“ ändert eine Menge, „2 = …“ ein Lebensmittel, „streich 2“ lässt eines weg, „dazu 20 g Butter“ fügt eines hinzu.

recipe-unknown = „{ $words }“ steht nicht in der Lebensmittelliste. Sag „{ $line } = …“ oder „streich { $line }“.

recipe-unknown-near = „{ $words }“ steht nicht in der Lebensmittelliste. Ähnlich: { $foods }. Sag „{ $line } = …“ oder „streich { $line }“.

recipe-how-heavy = Wie schwer ist „{ $words }“? Sag „{ $line }: … g“.

recipe-whole = alles zusammen

recipe-serving-of = 1 Portion von { NUMBER($servings, maximumFractionDigits: 2) }

recipe-cooked-weight = Gekocht wiegt es { $cooked }, die Zutaten { $raw }.

recipe-not-weighed = Gekocht nicht gewogen: Es zählt mit den { $raw } seiner Zutaten. „gekocht: 650 g“ sagt es.

recipes-none = Noch kein Rezept gespeichert. „Rezept Carbonara speichern: 200 g Pasta, 2 Eier, für 2 Portionen“ legt eines an.

recipes-title = Rezepte, je eine Portion

recipes-with-title = Rezepte mit { $food }, je eine Portion

recipes-none-with = Kein Rezept enthält „{ $food }“.

recipe-one-of = 1 von { NUMBER($servings, maximumFractionDigits: 2) }, { $grams }

recipes-more = Es gibt mehr: Nenn ein Rezept beim Namen.

recipe-not-counted = nicht gezählt

recipe-title = { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } Portion
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } Portionen
    }

recipe-change-hint = „20 g Butter zum Rezept { $recipe } hinzufügen“ ändert es.

recipe-delete-title = Rezept { $recipe } löschen

recipe-delete-summary = Löschung des Rezepts { $recipe }

recipe-choice = Es sind { $count } Rezepte: { $recipes }. Welches? Nummer oder Name; eine leere Zeile nimmt keines.

recipe-numbered = { $number } { $recipe }
