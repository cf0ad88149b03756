### Files, pages, models and data that fail, in German: see docs/messages.md.

file-trouble = { $path }: { $trouble }

file-absent = Diese Datei gibt es nicht.

file-folder = Das ist ein Ordner. Nenn eine Datei darin.

file-link = Das ist ein Verweis auf eine andere Datei. Nenn diese selbst.

file-special = Das ist ein Gerät oder eine Pipe, keine Datei.

file-not-permitted = Diese Datei darf ich nicht lesen. Prüf ihre Rechte.

file-empty = Die Datei ist leer.

file-too-large = Die Datei hat { $size }{"\u00A0"}MB; gelesen werden bis zu { $most }{"\u00A0"}MB.

file-failed = Das System konnte die Datei nicht lesen (Fehler { $code }).

file-no-text = Das ist kein Text, der sich hier lesen lässt.

file-nothing-read = Ich finde darin nichts, was ich lesen kann.

files-not-here = Dateien lassen sich hier nicht ansehen.

folder-absent = Diesen Ordner gibt es nicht.

folder-without-pictures = In diesem Ordner ist weder ein Bild noch ein PDF.

folders-without-pictures = Weder Bild noch PDF gefunden in: { $folders }. Nenn den Ordner.

media-damaged = Die Datei ist beschädigt oder abgeschnitten.

media-pixels = Das Bild hat { $width } × { $height } Pixel; geöffnet werden bis zu { $most } Millionen.

media-password = Das Dokument braucht ein Passwort. Speichere es ohne und nenn diese Datei.

media-drawing = Das ist eine Zeichnung (SVG), die andere Dateien nennen kann; sie wird nicht geöffnet.

media-archive = Das ist ein Archiv. Entpack es und nenn eine Datei darin.

media-unknown = Das ist weder Bild noch PDF noch Text.

media-too-long = Das Lesen dauerte länger als { $seconds } Sekunden und wurde abgebrochen. Nenn es noch einmal, wenn weniger los ist, oder ein Bild nur von diesem Teil, oder schreib, was darauf steht: „bei REWE 2 l Milch 1,19 gekauft“.

media-stopped = Das Lesen wurde abgebrochen.

media-failed = { $program } ist gescheitert. Prüf die Platte und ihren temporären Ordner.

media-missing-pictures = Um Bilder zu lesen, braucht es { $program }: apt-get install { $package }

media-missing-text = Um Text in Bildern zu lesen, braucht es { $program }: apt-get install { $package }

media-missing-barcodes = Um Strichcodes zu lesen, braucht es { $program }: apt-get install { $package }

media-missing-pdf = Um PDF-Dateien zu lesen, braucht es { $program }: apt-get install { $package }

page-no-address = Nur Adressen, die mit http:// oder https:// beginnen, werden geholt.

page-not-here = Seiten lassen sich hier nicht holen.

page-absent = Diese Seite gibt es nicht.

page-refused = Der Server gab sie nicht heraus ({ $status }).

page-offline = Sie ist gerade nicht zu erreichen.

page-no-library = larder erreicht das Netz nicht: libcurl4 ist nicht installiert.

page-timed-out = Es kam nicht rechtzeitig eine Antwort.

page-broke = Die Verbindung brach ab.

page-untrusted = Der Verbindung ist nicht zu trauen, daher wurde nichts gelesen.

page-too-large = Sie ist größer als eine Seite mit einem Rezept.

page-moved = Sie verweist anderswohin und führt zu keiner Seite.

page-not-public = Sie liegt auf diesem Rechner oder im lokalen Netz, wohin larder nicht geht. LARDER_LOCAL_PAGES=yes erlaubt es.

page-no-text = Was kam, ist kein lesbarer Text.

page-stopped = Es wurde abgebrochen.

page-no-answer = Es kam keine lesbare Antwort.

model-recorded-used-up = Die aufgezeichneten Antworten sind aufgebraucht.

model-no-library = Dieses Modell braucht libcurl: apt-get install libcurl4. Oder nimm /model builtin.

model-unreachable = { $provider } ist nicht zu erreichen. Prüf die Verbindung, oder nimm /model builtin.

model-untrusted = Dem Zertifikat von { $provider } ist nicht zu trauen. Prüf die Adresse und die Uhr.

model-redirected = { $provider } verweist auf { $host }; larder folgt dem nicht. Prüf die Basisadresse.

model-redirected-elsewhere = { $provider } verweist auf eine andere Adresse; larder folgt dem nicht. Prüf die Basisadresse.

model-timed-out = { $provider } hat nicht rechtzeitig geantwortet. Versuch es noch einmal, oder nimm /model builtin.

model-broke-off = Die Antwort von { $provider } brach ab. Versuch es noch einmal, oder nimm /model builtin.

model-no-key = Kein Schlüssel für { $provider }: larder key set { $provider } hebt einen auf. Oder nimm /model builtin.

model-key-refused = { $provider } hat den Schlüssel abgelehnt. Prüf ihn, oder nimm /model builtin.

model-forbidden = { $provider } erlaubt das mit deinem Schlüssel nicht. Prüf ihn, oder nimm /model builtin.

model-quota = Das Kontingent bei { $provider } ist aufgebraucht. Prüf das Konto, oder nimm /model builtin.

model-rate-limited-for = { $provider } nimmt gerade keine Anfragen mehr an. Versuch es in { $seconds }{"\u00A0"}s noch einmal, oder nimm /model builtin.

model-rate-limited = { $provider } nimmt gerade keine Anfragen mehr an. Versuch es in einer Minute noch einmal, oder nimm /model builtin.

model-busy = { $provider } ist ausgelastet. Versuch es gleich noch einmal, oder nimm /model builtin.

model-too-long = Das Gespräch ist zu lang für { $provider }. Beende es und fang neu an, oder nimm /model builtin.

model-unknown = { $provider } hat kein Modell „{ $model }“. Prüf den Namen.

model-no-tools = „{ $model }“ kann keine Werkzeuge benutzen. Wähl ein anderes Modell, oder /model builtin.

model-filtered = { $provider } wollte darauf nicht antworten. Sag es mit anderen Worten, oder nimm /model builtin.

model-refused = { $provider } nahm die Anfrage nicht an. Versuch ein anderes Modell, oder /model builtin.

model-unreadable = Die Antwort von { $provider } ist nicht zu lesen. Versuch es noch einmal.

model-never = Kein Modell darf gefragt werden: Die Grenze ist 0-mal je Stunde (--max-calls, LARDER_MAX_CALLS).

model-limit = Modelle wurden in dieser Stunde { $times ->
        [one] einmal
        *[other] { $times }-mal
    } gefragt, so oft wie erlaubt (--max-calls, LARDER_MAX_CALLS).

model-not-counted = Kein Modell wurde gefragt: Die Anfrage ließ sich nicht zählen. larder doctor sagt, was mit den Daten nicht stimmt.

model-cancelled = Abgebrochen.

data-of-newer = Die Daten hat ein neueres larder geschrieben (Format { $found }, dieses kennt { $known }). Bitte aktualisiere larder.

data-damaged = Die Datendatei ist beschädigt. larder repair stellt sie mit der letzten Sicherung wieder her; vor deinem Ja ändert sich nichts.

data-in-use = Ein anderes Programm benutzt die Daten. Schließ es und versuch es noch einmal; nichts geht verloren.

data-read-only = Die Daten lassen sich nicht schreiben: Sie sind schreibgeschützt. Prüf die Rechte des Ordners.

data-sealed = Die Daten sind mit einer Passphrase verschlossen (larder lock) und wurden nicht geöffnet.

data-disk-full = Die Platte ist voll. Schaff Platz und sag noch einmal j; nichts geht verloren.

data-no-memory = Der Speicher reicht dafür nicht. Schließ andere Programme und versuch es noch einmal; nichts geht verloren.

data-disk-failed = Die Platte ließ sich nicht lesen oder schreiben. Prüf sie und versuch es noch einmal.

data-folder-not-permitted = Der Datenordner darf nicht geöffnet werden. Prüf seine Rechte, oder wähl mit --home einen anderen.

data-folder-is-file = Der Name des Datenordners gehört einer Datei. Wähl mit --home einen anderen.

data-folder-fails = Der Datenordner lässt sich nicht öffnen. Wähl mit --home einen anderen.

data-saved-already = Das ist schon gespeichert.

data-changed-since = Etwas, worauf es aufbaut, hat sich seither geändert. Frag noch einmal.

data-gone-since = Etwas, das es braucht, ist nicht mehr da. Frag noch einmal.

data-not-saved = Nicht gespeichert: { $fault }.

data-cannot-undo = Das lässt sich nicht mehr rückgängig machen.

data-fault = Die Datendatei meldete Fehler { $code }. larder doctor sagt mehr.

fault-no-name = der Name fehlt

fault-too-long = ein Name oder Text ist zu lang

fault-characters = ein Name hat Zeichen, die sich nicht zeigen lassen

fault-grams = ein Gewicht liegt nicht zwischen 0 und 100{"\u00A0"}kg

fault-no-grams = ein Gewicht fehlt

fault-figure = zu viel davon: { nutrient-name }

fault-no-energy = die Energie fehlt

fault-figures-differ = die Werte folgen nicht aus dem Lebensmittel

fault-number = eine Zahl ist jenseits des Sinnvollen

fault-does-not-fit = es passt nicht zu den übrigen Daten

fault-in-itself = ein Rezept kann keine Zutat seiner selbst sein

fault-needed = andere Einträge brauchen es noch

fault-default-profiles = genau ein Profil muss der Standard sein

seal-no-library = Verschlossene Daten brauchen libsodium, das hier fehlt: apt-get install libsodium23.

seal-no-memory = Der Speicher reicht nicht, um die Daten zu öffnen. Schließ andere Programme und versuch es noch einmal.

seal-wrong-passphrase = Das ist nicht die Passphrase. Nichts wurde geändert.

seal-wrong-key = Der Schlüssel im Schlüsselspeicher ist nicht der dieser Daten.

seal-damaged = Der Verschluss ist beschädigt, sodass keine Passphrase ihn öffnet. larder repair DATEI nimmt eine Kopie von larder backup.
