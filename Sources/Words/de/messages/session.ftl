### What the conversation itself says: queues, profiles, pictures, costs, in German: see docs/messages.md.

asked-again = Noch einmal gefragt: { $words }

queue-empty = Nichts wartet auf ein Modell oder das Netz.

queue-nothing-kept = Nichts ist aufgehoben, um noch einmal gefragt zu werden.

queue-forgotten = Vergessen.

diary-of = Das ist das Tagebuch von { $person }.

meal-of-the-hour = Was du einträgst, gehört wieder zu der Mahlzeit, die zur Uhrzeit passt.

meal-no-such = Es gibt keine Mahlzeit „{ $name }“. Es gibt Frühstück, Mittagessen, Abendessen und Snack.

meal-chosen = { slot-title }: Sag, was du hattest, oder „das Übliche“.

markers-no-such = Keine Referenzwerte „{ $words }“. Es gibt who, eu und us; colour oder plain sagt, wie.

markers-in-words = Gesundheitswerte stehen neben Werten der { $references }, in Worten.

markers-in-colour = Gesundheitswerte stehen neben Werten der { $references }, in Worten und Farbe.

scores-shown = Tage und Wochenberichte zeigen jetzt eine Wertung. „/score“ sagt, wie sie zustande kommt, „/score off“ beendet es.

scores-hidden = Tage und Berichte zeigen keine Wertung. „/score“ nennt eine, wenn du fragst.

thinking-how = Sag /thinking on oder /thinking off.

thinking-shown = Was ein Modell denkt, steht vor seiner Antwort, wenn der Anbieter es mitteilt; aufgehoben wird es nicht. /thinking off beendet das.

thinking-hidden = Was ein Modell denkt, wird nicht gezeigt. /thinking on zeigt es.

images-how = Sag /images keep oder /images drop.

images-dropped = Bilder werden verworfen, sobald sie gelesen sind. /images keep behält sie.

images-kept = Bilder, die ein Modell gesehen hat, liegen { $days ->
        [one] einen Tag
        *[other] { $days } Tage
    } in { $folder }, jedes bei seiner Mahlzeit; { $count ->
        [0] noch keines
        [one] zurzeit { $count }
        *[other] zurzeit { $count }
    }. /images drop löscht sie und beendet das.

images-removed = { $count ->
        [one] { $count } aufbewahrtes Bild ist
        *[other] { $count } aufbewahrte Bilder sind
    } gelöscht. Bilder werden verworfen, sobald sie gelesen sind. /images keep behält sie.

contribute-nothing = Nichts wartet darauf, an Open Food Facts zu gehen. /contribute LEBENSMITTEL schlägt ein Lebensmittel vor.

cost-none = Diesen Monat keine Tokens verbraucht: larders eigener Interpreter kostet nichts.

asking-off = Open Food Facts wird gefragt …

profile-new-title = Neues Profil

profile-new-note = Mit eigenem Tagebuch, eigenen Zielen und Gewichten; die Lebensmittelliste ist gemeinsam.

profile-new-is-default = Mit ihm beginnt larder.

profile-new-summary = neues Profil { $name }

profile-title-of = Profil von { $name }

profile-delete-title = Profil { $name } löschen

profile-delete-empty = Sein Tagebuch ist leer.

profile-delete-all = All das wird mitgelöscht; „rückgängig“ bringt es zurück.

profile-delete-summary = Löschung des Profils { $name }

profile-days-stay = Was schon eingetragen ist, behält seinen Tag.

profile-trait = { $trait ->
        [name] Name
        [icon] Symbol
        [colour] Farbe
        [default] Standard
        [day-start] Tagesbeginn
        [breakfast] Frühstück ab
        [lunch] Mittagessen ab
        [dinner] Abendessen ab
        *[dinner-end] Abendessen bis
    }

profile-colour = { $colour ->
        [blue] blau
        [green] grün
        [purple] lila
        [teal] türkis
        *[yellow] gelb
    }

profile-none = nichts

profile-yes = ja

prompt-save = speichern?

line-too-long = Die Zeile ist länger als { $most } KiB und wurde nicht angenommen.

paste-too-long = Der eingefügte Text ist länger als { $most } KiB und wurde nicht angenommen.

line-skipped = Zeile { $number } ist länger als { $most } KiB und wurde übersprungen.
