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

sync-newer = Ein Teil stammt von einem neueren larder: Bitte aktualisiere dieses.

sync-locked = Ein Teil ist mit einem Schlüssel verschlossen, den dieses Gerät nicht hat.

sync-damaged = { $count ->
        [one] { $count } Datei ist nicht vollständig oder nicht die des Haushalts; sie blieb unberührt.
        *[other] { $count } Dateien sind nicht vollständig oder nicht die des Haushalts; sie blieben unberührt.
    }

sync-renewed = Diese Daten wurden kopiert oder zurückgespielt: Sie gehören von nun an zu einem eigenen Gerät.

sync-alone = Diese Daten gehören zu keinem Haushalt mit mehreren Geräten. „larder sync start ORT“ gründet einen.

sync-no-meeting = Der Abgleich der Geräte ist nicht gelungen.

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

sync-usage = /sync gleicht die Daten mit den anderen ab; „/sync undo GERÄT since TAG“ nimmt zurück, was ein Gerät gesagt hat.

sync-removal-question = { $device } wird nicht mehr zum Haushalt gehören: Was es von nun an sagt, bleibt außen vor, und was andere sagen, kann es nicht lesen. Was es gelesen hat, bleibt gelesen. Entfernen? [j]a, [n]ein:

sync-removed = { $device } gehört nicht mehr zum Haushalt. Der Schlüssel wurde gewechselt.

sync-set-aside = { $count ->
        [one] { $count } Änderung eines entfernten Geräts blieb außen vor.
        *[other] { $count } Änderungen eines entfernten Geräts blieben außen vor.
    }

sync-started = Diese Daten sind nun das erste Gerät eines Haushalts, der sich hier trifft: { $place }.

sync-invitation = Auf dem anderen Gerät, mit dem Pfad, der dort zum selben Ort führt: larder sync join { $place }

sync-invitation-words = Es fragt nach diesen zwölf Wörtern:

sync-invitation-care = Wer sie und den Ort hat, kann das Tagebuch des Haushalts lesen. Sie gelten zwei Wochen; larder sync invite macht neue.

sync-ask-words = Die zwölf Wörter:

sync-whose = Auf diesem Gerät gibt es schon ein Tagebuch. Gehört es derselben Person wie das, das sich auf dem anderen öffnet? [j]a legt beide zusammen, [n]ein behält sie als die zweier Personen:

sync-joined = Dieses Gerät gehört nun zum Haushalt.

sync-household = { $count ->
        [one] Ein Haushalt mit { $count } Gerät, der sich hier trifft: { $place }.
        *[other] Ein Haushalt mit { $count } Geräten, der sich hier trifft: { $place }.
    }

sync-device = { $count ->
        [one] { $device }: { $count } Änderung, zuletzt { $day }
        *[other] { $device }: { $count } Änderungen, zuletzt { $day }
    }

sync-device-here = { $count ->
        [one] { $device } (dieses): { $count } Änderung, zuletzt { $day }
        *[other] { $device } (dieses): { $count } Änderungen, zuletzt { $day }
    }

sync-device-removed = { $device }: entfernt von { $by }, { $day }

sync-met = Zuletzt abgeglichen: { $day }, { $time }.

sync-not-met = Noch nicht abgeglichen.

sync-questions = { $count ->
        [one] { $count } Frage wartet: larder stellt sie beim nächsten Start.
        *[other] { $count } Fragen warten: larder stellt sie beim nächsten Start.
    }

sync-leaving = Dieses Gerät gleicht seine Daten hier nicht mehr mit den anderen ab: { $place }. Beide Seiten behalten, was sie haben. Verlassen? [j]a, [n]ein:

sync-left = Dieses Gerät hat den Haushalt verlassen. Sein Tagebuch bleibt hier.

sync-named = Dieses Gerät heißt von nun an { $device }.

sync-unchanged = Nichts wurde geändert.

sync-no-dry-run = Ein Abgleich lässt sich nicht nur ausprobieren: larder sync status zeigt, wie es steht.

sync-has-household = Diese Daten gehören schon zu einem Haushalt; larder sync leave beendet das.

sync-no-code = Das sind nicht die zwölf Wörter eines Codes. Sieh sie dir noch einmal an.

sync-not-invited = Mit diesen Wörtern ist dort niemand eingeladen, oder die Einladung gilt nicht mehr: larder sync invite macht neue.

sync-not-there = An diesem Ort ist nichts vom Haushalt. Vielleicht ist er nicht eingehängt oder noch nicht erreicht; nichts wurde geändert.

sync-other-household = An diesem Ort trifft sich ein anderer Haushalt. Wähl einen anderen Ort.

sync-not-permitted = Dieser Ort darf nicht gelesen oder beschrieben werden. Prüf seine Rechte.

sync-full = An diesem Ort ist kein Platz mehr. Was hier gespeichert wurde, bleibt und geht später hinaus.

sync-unreachable = Dieser Ort ist gerade nicht erreichbar. Was hier gespeichert wurde, bleibt und geht später hinaus.

sync-no-place = Geräte treffen sich in einem Ordner oder unter postgresql://…; das ist keins von beiden.

sync-failed = Der Ort, an dem sich die Geräte treffen, antwortete mit { $code }.

sync-forget-leaves = Diese Daten teilen ihr Tagebuch hier: { $place }. Um zu vergessen, verlassen sie erst den Haushalt: Die anderen Geräte behalten, was sie haben, bis es auf jedem vergessen wird, und was an diesem Ort liegt, bleibt verschlossen dort, bis es jemand entfernt.

sync-only-here = Dies ist das einzige Gerät des Haushalts.
