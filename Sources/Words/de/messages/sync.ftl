### Devices of a household that meet, in German: see docs/messages.md.

sync-nothing-new = Es gibt nichts Neues.

sync-came = { $count ->
        [one] { $count } Änderung kam von { $devices }.
        *[other] { $count } Änderungen kamen von { $devices }.
    }

sync-went = { $count ->
        [one] { $count } Änderung dieses Geräts ging hinaus.
        *[other] { $count } Änderungen dieses Geräts gingen hinaus.
    }

sync-waiting = { $count ->
        [one] { $count } Änderung wartet auf etwas, das noch nicht da ist.
        *[other] { $count } Änderungen warten auf etwas, das noch nicht da ist.
    }

sync-newer = Ein Teil stammt von einem neueren larder: bitte aktualisiere dieses.

sync-locked = Ein Teil ist mit einem Schlüssel versiegelt, den dieses Gerät nicht hat.

sync-damaged = { $count ->
        [one] { $count } Datei ist nicht vollständig oder nicht die des Haushalts; sie blieb unberührt.
        *[other] { $count } Dateien sind nicht vollständig oder nicht die des Haushalts; sie blieben unberührt.
    }

sync-renewed = Diese Daten wurden kopiert oder zurückgespielt: sie gehören von nun an zu einem eigenen Gerät.

sync-alone = Diese Daten gehören zu keinem Haushalt mit mehreren Geräten. „larder sync start ORT“ gründet einen.

sync-no-meeting = Die Geräte konnten sich nicht treffen.

differ-title = Zwei Geräte sagen Verschiedenes

differ-here = dieses Gerät

differ-counts = gilt jetzt

differ-on-here = auf diesem Gerät

differ-on = auf { $device }

differ-note = Keines wusste vom anderen. Ein Ja nimmt, was { $where } gesagt wurde, ein Nein lässt alles, wie es ist.

differ-deleted = Es wurde { $deleted } gelöscht und inzwischen { $changed } geändert, darum blieb es. Ein Ja löscht es, ein Nein lässt alles, wie es ist.

differ-summary = { $subject }, wie { $where } gesagt

differ-deletion = { $subject } gelöscht

differ-settled = Das ist entschieden.

differ-eaten = gegessen

differ-nothing = nichts

differ-ingredients = { $count ->
        [one] { $count } Zutat
        *[other] { $count } Zutaten
    }

differ-height = { $centimetres }{"\u00A0"}cm

differ-part = { $part ->
        [aim] das Ziel
        [hours] die Tageszeiten
        [activity] die Bewegung
        [diet] die Ernährung
        [units] die Einheiten
        [measures] die Portionen
        [total] die Summe
        [line] die Zeile
        *[other] etwas anderes
    }

sync-no-device = Kein Gerät des Haushalts heißt so. Es gibt { $known }.

undo-device-title = Zurücknehmen, was { $device } seit { $day } gesagt hat

undo-device-summary = was { $device } seit { $day } gesagt hat, zurückgenommen

undo-device-nothing = Von { $device } ist seit { $day } nichts zurückzunehmen.

sync-usage = /sync trifft die anderen; „/sync undo GERÄT since TAG“ nimmt zurück, was ein Gerät gesagt hat.

sync-removal-question = { $device } wird nicht mehr zum Haushalt gehören: was es von nun an sagt, bleibt außen vor, und was andere sagen, kann es nicht lesen. Was es gelesen hat, bleibt gelesen. Entfernen? [j]a, [n]ein:

sync-removed = { $device } gehört nicht mehr zum Haushalt. Der Schlüssel wurde gewechselt.

sync-set-aside = { $count ->
        [one] { $count } Änderung eines entfernten Geräts blieb außen vor.
        *[other] { $count } Änderungen eines entfernten Geräts blieben außen vor.
    }
