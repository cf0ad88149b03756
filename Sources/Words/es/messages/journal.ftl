### The diary as an edited text, in Spanish: see docs/messages.md.

journal-summary = diario, { $parts }

journal-title = Diario: { $parts }

journal-new = { $count ->
        [one] { $count } nueva
        *[other] { $count } nuevas
    }

journal-changed = { $count ->
        [one] { $count } cambiada
        *[other] { $count } cambiadas
    }

journal-removed = { $count ->
        [one] { $count } quitada
        *[other] { $count } quitadas
    }

journal-more = y { $count } líneas más

journal-part-new = { $day }, { slot }, nuevo

journal-part-changed = { $day }, { slot }, cambiado

journal-part-removed = { $day }, { slot }, quitado

journal-nothing = No hay en él nada distinto del diario.

journal-line-words = línea { $number }, “{ $words }”

journal-left-out = Se deja fuera: { $lines }.

journal-entry = { $words } ({ slot }, { $day })

journal-stays = Mientras se dejen fuera líneas no se quita nada, así que esto se queda: { $entries }.

saved-journal-new = { $count ->
        [one] { $count } línea nueva
        *[other] { $count } líneas nuevas
    }

saved-journal-changed = { $count ->
        [one] { $count } línea cambiada
        *[other] { $count } líneas cambiadas
    }

saved-journal-removed = { $count ->
        [one] { $count } línea quitada
        *[other] { $count } líneas quitadas
    }
