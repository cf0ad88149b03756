### Undo and redo, in German: see docs/messages.md.

undo-title = Rückgängig: { $summary }

redo-title = Wiederherstellen: { $summary }

undo-summary = rückgängig: { $summary }

redo-summary = wiederhergestellt: { $summary }

undo-one-step = Ein Schritt nach dem anderen: Sag noch einmal „rückgängig“ für den nächsten.

undo-notes-go = Auch die Einstellungen und Wochenberichte, die damit kamen, verschwinden wieder.

redo-notes-come = Auch die Einstellungen und Wochenberichte, die damit gingen, kommen zurück.

undo-back = zurück  { $name }

undo-away = weg  { $name }

undo-as-before = wie vorher  { $name }

undo-of-person = { $person }: { $name }

undo-more = { $count ->
        [one] und { $count } weiteres
        *[other] und { $count } weitere
    }

undo-times = { $count ->
        [one] { $count } Mal
        *[other] { $count } Mal
    }

undo-food = Lebensmittel: { $food }

undo-target = Ziel ab { $day }

undo-profile = Profil: { $name }

undo-recipe = Rezept: { $name }

undo-trip = Einkauf: { $store }, { $day }

undo-purchase = Ware: { $name }

undo-weight = Gewicht: { $kilograms }{"\u00A0"}kg

undo-activity = Bewegung: { $name }

undo-family-member = Familienmitglied: { $name }

undo-family-targets = Ziele des Haushalts

undo-counted-at-home = Vorrat, gezählt: { $amount }

undo-thrown-away = Vorrat, weggeworfen: { $amount }

undo-water = Wasser: { $millilitres }{"\u00A0"}ml

undo-leaves-some = Was ein anderes Gerät seitdem geändert hat, bleibt, wie es ist.

undo-overruled = Davon ist nichts mehr zurückzunehmen: Ein anderes Gerät hat es seitdem geändert. Es war: { $summary }.
