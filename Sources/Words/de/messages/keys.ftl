### Keys of the providers of models, in German: see docs/messages.md.

key-in-environment = { $variable } in der Umgebung

key-in-store = der Schlüsselspeicher

key-in-input = die Standardeingabe

key-missing = Für { $provider } gibt es keinen Schlüssel. Einen aufbewahren: larder key set { $provider }. Oder setz { $variable }.

key-file-unreadable = Die Schlüsseldatei { $path } ließ sich nicht lesen. Ist es deine?

key-file-unwritable = { $path } ließ sich nicht schreiben. Ist es dein Ordner, und ist Platz da?

key-no-folder = Kein Ordner für Schlüssel ist bekannt. Nenn einen mit --home ORDNER.

key-store-absent = Hier gibt es keinen Schlüsselspeicher.

key-store-silent = Der Schlüsselspeicher hat nicht geantwortet. Ist er entsperrt?

key-store-failed = Der Schlüsselspeicher ließ sich nicht abfragen. Läuft er?

key-empty = er ist leer

key-too-long = er ist länger als { $most } Bytes

key-blank-inside = darin ist ein Leerzeichen oder ein Zeilenende

key-unprintable = darin ist ein Zeichen, das kein Schlüssel hat

key-variable-unusable = { $variable } ist kein Schlüssel: { $reason }. Setz ihn neu, oder lösch ihn mit unset.

key-store-unusable = Was der Schlüsselspeicher hat, ist kein Schlüssel: { $reason }. Zum Ersetzen: { $renewal }.

key-file-unusable = In der Schlüsseldatei { $path } ist kein Schlüssel: { $reason }. Zum Ersetzen: { $renewal }.

key-input-unusable = Das ist kein Schlüssel: { $reason }. Nichts ist aufbewahrt.

key-file-link = Die Schlüsseldatei { $path } ist ein Verweis und wird nicht benutzt. Um eine Datei an ihre Stelle zu setzen: { $renewal }.

key-file-not-regular = Die Schlüsseldatei { $path } ist keine gewöhnliche Datei und wird nicht benutzt. Räum sie weg, dann: { $renewal }.

key-file-not-own = Die Schlüsseldatei { $path } gehört jemand anderem und wird nicht benutzt. Zum Ersetzen: { $renewal }.

key-file-open = Die Schlüsseldatei { $path } steht anderen offen und wird nicht benutzt. Zum Beheben: chmod 600 { $quoted }

key-kept = Der Schlüssel für { $provider } ist aufbewahrt: { $place }.

key-kept-in-file = Der Schlüssel für { $provider } ist in { $path } aufbewahrt; nur du kannst die Datei lesen.

key-older-removed = Der ältere ist entfernt: { $place }.

key-variable-first = { $variable } ist gesetzt und geht ihm vor.

key-not-used = { $place } (nicht benutzt: Der darüber geht vor)

key-none = Es gibt keine Schlüssel. Einen aufbewahren: larder key set openai.

key-removed = Der Schlüssel für { $provider } ist entfernt: { $place }.

key-none-kept = Für { $provider } ist kein Schlüssel aufbewahrt.

key-variable-stays = { $variable } ist in der Umgebung gesetzt, wohin larder nicht reicht: unset { $variable }

key-prompt = Schlüssel für { $provider } (wird nicht gezeigt):

key-no-dry-run = Für Schlüssel gibt es keinen Probelauf: key list zeigt, was da ist.

key-trouble-and-missing = { $trouble } { $missing }
