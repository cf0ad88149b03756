### The diary as an edited text, in German: see docs/messages.md.

journal-summary = Journal, { $parts }

journal-title = Journal: { $parts }

journal-new = { $count } neu

journal-changed = { $count } geändert

journal-removed = { $count } entfernt

journal-more = und { $count } weitere Zeilen

journal-part-new = { $day }, { slot }, neu

journal-part-changed = { $day }, { slot }, geändert

journal-part-removed = { $day }, { slot }, entfernt

journal-nothing = Darin steht nichts anderes als im Tagebuch.

journal-line-words = Zeile { $number }, „{ $words }“

journal-left-out = Weggelassen: { $lines }.

journal-entry = { $words } ({ slot }, { $day })

journal-stays = Solange Zeilen weggelassen werden, wird nichts entfernt; das bleibt also: { $entries }.

saved-journal-new = { $count ->
        [one] { $count } neue Zeile
        *[other] { $count } neue Zeilen
    }

saved-journal-changed = { $count ->
        [one] { $count } geänderte Zeile
        *[other] { $count } geänderte Zeilen
    }

saved-journal-removed = { $count ->
        [one] { $count } entfernte Zeile
        *[other] { $count } entfernte Zeilen
    }
