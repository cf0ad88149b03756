### Undo and redo, in Spanish: see docs/messages.md.

undo-title = Deshacer: { $summary }

redo-title = Rehacer: { $summary }

undo-summary = deshecho: { $summary }

redo-summary = rehecho: { $summary }

undo-one-step = De uno en uno: di deshacer otra vez para el siguiente.

undo-notes-go = También se van los ajustes e informes semanales que llegaron con ello.

redo-notes-come = También vuelven los ajustes e informes semanales que se fueron con ello.

undo-back = vuelve  { $name }

undo-away = fuera  { $name }

undo-as-before = como antes  { $name }

undo-of-person = { $person }: { $name }

undo-more = { $count ->
        [one] y { $count } más
        *[other] y { $count } más
    }

undo-times = { $count ->
        [one] { $count } vez
        *[other] { $count } veces
    }

undo-food = alimento: { $food }

undo-target = objetivo desde { $day }

undo-profile = perfil: { $name }

undo-recipe = receta: { $name }

undo-trip = compra: { $store }, { $day }

undo-purchase = artículo: { $name }

undo-weight = peso: { $kilograms }{"\u00A0"}kg

undo-activity = actividad: { $name }

undo-family-member = miembro de la familia: { $name }

undo-family-targets = objetivos del hogar

undo-counted-at-home = en casa, contado: { $amount }

undo-thrown-away = en casa, tirado: { $amount }

undo-water = agua: { $millilitres }{"\u00A0"}ml

undo-leaves-some = Lo que otro dispositivo cambió desde entonces se queda como está.

undo-overruled = De esto no queda nada que deshacer: otro dispositivo lo cambió desde entonces. Era: { $summary }.
