### Tables of foods that are fetched and read, in German: see docs/messages.md.

food-import-already = Nichts zu tun: Das wurde schon importiert.

food-import-source = { $source }: { $count ->
        [one] { $count } Lebensmittel
        *[other] { $count } Lebensmittel
    }.

food-import-credited = { $source } { $credit }.

food-import-foods = Lebensmittel: { $changes }.

food-import-new = { $count } neu

food-import-changed = { $count } geändert

food-import-unchanged = { $count } wie sie waren

food-import-older = { $count } belassen, weil hier neuer

food-import-removed = { $count } nicht mehr in der neuen Ausgabe

food-import-left-out = Weggelassen: { $count ->
        [one] { $count } Datensatz
        *[other] { $count } Datensätze
    } { $reason }.

food-import-passed-over = Übergangen: { $count ->
        [one] { $count } Datensatz
        *[other] { $count } Datensätze
    } { $reason }.

food-import-apart = Sie sind zum Nachschlagen da, getrennt von deinen Daten; eines wird deines, wenn du es einträgst.

reject-not-readable = unlesbar

reject-too-long = zu lang für ein Lebensmittel

reject-wrong-width = mit mehr oder weniger Feldern als die Kopfzeile

reject-no-identifier = ohne Nummer oder Strichcode

reject-no-name = ohne Namen

reject-name-too-long = mit einem Namen, der länger als eine Seite ist

reject-not-a-number = mit etwas anderem, wo eine Zahl stehen müsste

reject-no-nutrition = ohne Nährwerte

reject-unknown-basis = weder je 100 g noch je 100 ml

reject-not-a-food = zu Dingen, die keine Lebensmittel sind

reject-superseded = durch eine neuere Fassung ersetzt

reject-other-country = aus anderen Ländern

food-import-stopped = Angehalten; was bis hierher gelesen wurde, ist da. Derselbe Befehl macht hier weiter.

whole-broken-archive = { $file } ist beschädigt oder bricht mittendrin ab; nichts wurde daraus übernommen. Hol sie noch einmal.

whole-too-large = { $file } wird entpackt größer, als solch eine Datei sein kann; nichts wurde daraus übernommen.

whole-too-much-inside = { $file } enthält mehr, als solch eine Datei kann; nichts wurde daraus übernommen.

whole-program = { $program } kam mit { $file } nicht zurecht; nichts wurde daraus übernommen.

whole-read-failed = { $file } ließ sich nicht zu Ende lesen; nichts wurde daraus übernommen.

import-no-file = Es gibt keine Datei „{ $file }“.

import-not-readable = { $file } lässt sich nicht öffnen. Prüf die Rechte der Datei.

import-not-a-file = { $file } ist keine einfache Datei: Ein Gerät oder eine Pipe hat kein Ende. Speichere den Inhalt zuerst in einer Datei.

import-empty = { $file } ist leer, oder eine Tabelle darin ist es. Lade sie noch einmal herunter.

import-unknown-kind = { $file } ist nichts, was larder lesen kann. Lesbar sind: ein Export von Apple Health, eine Tabelle mit Tagen und kcal, das Tagebuch von MyFitnessPal, Cronometer oder OpenNutriTracker, Downloads von USDA und Open Food Facts, nationale Tabellen als CSV.

import-one-table = { $file } ist eine einzelne Tabelle eines USDA-Downloads. Nimm den Ordner oder das Zip, aus dem sie stammt.

import-nothing-inside = In { $file } ist nichts, was larder liest.

import-too-many-inside = { $file } enthält mehr Dateien als jeder Download von Lebensmitteln.

import-table-missing = In { $file } fehlt { $table }; ohne diese Tabelle gibt es keine Lebensmittel.

import-column-missing = In { $file } { $count ->
        [one] fehlt die Spalte
        *[other] fehlen Spalten:
    } { $columns }. Mehr wurde daraus nicht übernommen.

import-wrong-unit = In { $file } hat die Spalte „{ $header }“ eine andere Einheit, als ihre Beschreibung sagt.

import-not-utf8 = { $file } ist nicht in UTF-8. Speichere sie als „CSV UTF-8“.

import-spreadsheet = { $file } ist eine Datei eines Tabellenprogramms. Speichere das Blatt mit den Lebensmitteln als „CSV UTF-8“ und importiere das.

import-broken-archive = { $file } ist beschädigt oder bricht mittendrin ab. Was davor kam, ist da; lade sie noch einmal herunter und importiere sie.

import-too-large = { $file } wird entpackt größer, als solch eine Datei sein kann. Mehr wurde daraus nicht übernommen.

import-program-missing = Zum Entpacken von { $file } wird { $program } gebraucht: apt-get install { $program }

import-program = { $program } kam mit { $file } nicht zurecht. Was davor kam, ist da.

import-ambiguous-days = Tage wie 03/04/2026 in { $file } lassen sich auf zwei Arten lesen. Schreib sie als 2026-04-03.

import-changed-meanwhile = { $file } hat sich beim Lesen geändert. Importiere sie noch einmal, wenn nichts mehr hineinschreibt.

import-read-failed = { $file } ließ sich nicht zu Ende lesen. Was davor kam, ist da.

import-no-scratch = Für das Lesen von { $file } ist nicht genug Platz; nichts wurde daraus übernommen. TMPDIR kann einen Ordner auf einer anderen Platte nennen.

download-stopped = larder: Angehalten; derselbe Befehl setzt den Download hier fort.

download-not-secure = { $host } wird ohne https nicht gefragt.

download-refused = { $host } hat kein { $file } ({ $status }). Hol die neueste Datei von { $page } und importiere sie.

download-transport = { $trouble } Derselbe Befehl macht hier weiter.

download-too-large = { $file } ist größer, als solch eine Datei sein kann.

download-misdirected = { $host } verweist ins Leere. Hol die Datei von { $page } und importiere sie.

download-cannot-write = Der Download lässt sich nicht in den Datenordner schreiben. Schaff Platz und versuch es noch einmal.

download-library-missing = Zum Herunterladen wird libcurl gebraucht: apt-get install libcurl4.

download-unreachable = { $host } ist nicht zu erreichen. Ist das Netz da?

download-untrusted = Der Verbindung zu { $host } ist nicht zu trauen.

download-silent = { $host } antwortet nicht.

download-broke-off = Der Download von { $host } brach ab.

table-description-unreadable = Die Beschreibung der Tabelle ist nicht lesbar: { $path }

table-description-line = Zeile { $number } der Beschreibung: { $problem }

table-description = Die Beschreibung: { $problem }

mapping-no-value = Gebraucht werden ein Schlüssel und ein Wert, etwa „kcal = Energie (kcal)“.

mapping-unknown-key = Einen Schlüssel „{ $key }“ gibt es nicht.

mapping-unknown-value = „{ $value }“ steht nicht zur Wahl.

mapping-twice = „{ $key }“ steht zweimal da.

mapping-missing = „{ $key }“ fehlt.

watch-nothing-there = Es gibt keine Datei und keinen Ordner „{ $path }“.

watch-nothing-new = Nichts Neues.

watch-waiting = Wartet auf neue Gesundheitsdaten; Strg-C beendet es.

watch-would-keep = Würde für dein Ja bereitgelegt: { $summary }.

watch-kept = Liegt für dein Ja bereit: { $summary }. larder fragt, wenn du es startest.
