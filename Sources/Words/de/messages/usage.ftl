### What the command line is told, and what is said of it, in German: see docs/messages.md.

option-home = wo die Daten liegen (oder LARDER_HOME; sonst der XDG-Datenordner)

option-model = das Sprachmodell: builtin oder openai:NAME, anthropic:, gemini:, ollama:, llamacpp:, compatible:

option-base-url = wo der Server dieses Modells ist (auch OPENAI_BASE_URL, ANTHROPIC_BASE_URL, GEMINI_BASE_URL)

option-no-local = lässt das Modell alles beantworten, nicht nur, was larder selbst nicht versteht

option-prompts = nimmt die Prompts aus diesem Ordner

option-max-calls = fragt Modelle höchstens so oft in der Stunde (sonst 100, einen eigenen Server beliebig oft)

option-effort = wie lange das Modell nachdenkt: none, low, medium, high oder was es sonst kennt (sonst wie beim Anbieter üblich)

option-answer-tokens = wie viele Tokens eine Antwort höchstens hat, das Nachdenken mitgezählt (sonst 8.192)

option-context = wie viele Tokens ein Modell auf einmal liest (sonst was sein Server sagt; siehe docs/models.md)

option-suite = mit bench: tools, day, nutribench oder all

option-runs = mit bench: wie oft alles gesagt wird (sonst einmal)

option-least = mit bench: Der Exit-Code ist 1, wenn weniger als das richtig ist

option-spend = mit bench: macht ohne Rückfrage weiter, wenn es nicht mehr als das kostet (sonst 1)

option-online = mit doctor: fragt das genannte Modell eine Kleinigkeit

option-log = mit doctor: was zuletzt schiefging, nur dem Namen nach, nichts von dem, was gesagt wurde

option-trace = sagt, wer antwortet und warum, und was über die Leitung geht, Schlüssel verdeckt

option-profile = wessen Tagebuch

option-now = der Zeitpunkt, der als jetzt gilt, etwa 2026-11-20T12:30:00+01:00

option-zone = die Zeitzone, etwa Europe/Berlin

option-language = die Sprache dieses Laufs: en, de, es, tr oder zh (sonst die des Profils, sonst die von LANG)

option-seed = macht die Kennungen dieses Laufs jedes Mal gleich

option-yes = bestätigt, was dieser Lauf vorschlägt

option-dry-run = zeigt, was gespeichert würde, und speichert nichts

option-json = ein JSON-Objekt je Zeile für jedes Ereignis; mit bench DATEI: die Ergebnisse, zum Fortsetzen

option-csv = mit export: das Tagebuch als Tabelle für Tabellenprogramme, eine Zeile je Eintrag

option-schema = mit read: das JSON-Schema dessen, was über eine Mahlzeit gesagt wird

option-shape = mit read --json: was über eine Mahlzeit gesagt wird, in den Namen eines anderen Programms (calsnap)

option-record = schreibt das Gespräch als Transkript in eine Datei

option-no-color = keine Farbe (auch NO_COLOR)

option-plain = keine Farbe, keine Spalten: für Vorleseprogramme und einfache Terminals

option-ingredients = mit understand: Die Zeilen sind Zeilen von Rezepten

option-week = die Woche, etwa 2026-W47: die von report oder die, mit deren Bericht ein Gespräch beginnt

option-country = mit import: von Open Food Facts nur, was dort verkauft wird, etwa de

option-mapping = mit import: beschreibt die Spalten einer anderen Tabelle (docs/manual/import.md)

option-eaten = mit import: auch was ein Tracker als gegessen meldet, an Tagen ohne Einträge

option-replace = mit import: Die Werte eines Trackers treten an seinen Tagen an die Stelle von Bewegung, die du eingetragen hast

option-kilograms = mit import: Gewichte ohne Einheit sind in Kilogramm

option-pounds = mit import: Gewichte ohne Einheit sind in amerikanischen Pfund

option-all-days = mit import: das Tagebuch eines anderen Trackers auch an Tagen mit eigenen Einträgen

option-once = mit health watch: sieht einmal nach und endet, für Timer

option-leave-out = mit apply: lässt Zeilen weg, die sich nicht lesen lassen; dann wird nichts entfernt

option-slot = die Mahlzeit von allem, was ohne eine gesagt wird: breakfast, lunch, dinner oder snack

option-confirm = mit mcp: wo ein Ja gegeben wird, im Formular des Programms (üblich) oder nur in larder (draft)

option-keyring = mit lock: Der Schlüssel liegt auch im Schlüsselspeicher der Arbeitsumgebung, der die Daten dann öffnet

option-html = mit report: schreibt ihn als Seite, die nichts weiter braucht

option-accept = mit replay: nimmt die Ausgabe als neues Transkript

option-help = diese Hilfe

option-version = die Version

program-say = ein Satz: larder say 200g Nudeln zu Mittag

program-show = ein Tag, eine Woche, ein Monat, VON..BIS oder progress; mit --json für Programme

program-report = eine Woche in Zahlen (2026-W47, last), ein Monat (2026-10), ein Jahr oder VON..BIS; auch als Seite (--html)

program-understand = eine JSON-Zeile für jede Zeile der Standardeingabe: was daraus gelesen wird; speichert nichts

program-read = was in einem Bild, Dokument oder Text ist: Etikett, Kassenbon, Mahlzeit, Strichcode, Produkt; speichert nichts

program-import = Lebensmittel zum Nachschlagen (USDA, Open Food Facts, Tabellen); verbrauchte Kalorien und Gewichte (Apple Health, eine Tabelle); das Tagebuch von MyFitnessPal, Cronometer oder OpenNutriTracker; oder was larder exportiert hat

program-health = wartet auf neue Gesundheitsdaten und legt sie für dein Ja bereit

program-export = alles als eine JSON-Datei, oder mit --csv das Tagebuch als Tabelle

program-backup = eine geprüfte Kopie der ganzen Datenbank, auch während sie benutzt wird

program-journal = das Tagebuch als einfacher Text, eine Zeile je Eintrag, überall zu bearbeiten

program-apply = ein bearbeitetes Journal: zeigt, was darin anders ist, und speichert auf ein Ja

program-replay = spielt Transkripte als Tests ab

program-bench = misst ein Modell an dem, was Leute meinen: 300 Zeilen, Tage, Transkripte, Tabellen von Mahlzeiten (docs/models.md)

program-key = bewahrt Schlüssel von Modellanbietern auf, nennt oder entfernt sie; ein Schlüssel wird abgefragt, nie gezeigt

program-models = welche Modelle zur Wahl stehen: was jeder Anbieter hat, für den ein Schlüssel da ist oder der hier läuft

program-doctor = wie es um die Daten steht, was eingerichtet ist, was fehlt und wie man es bekommt

program-repair = stellt beschädigte Daten aus ihrem Journal und einer Kopie (DATEI oder der letzten) wieder her, auf ein Ja

program-forget = löscht eine Person oder alles endgültig: aus den Daten, dem Journal und allem, was larder aufhebt

program-lock = verschließt die Daten mit einer Passphrase, die von da an einmal je Sitzung erfragt wird

program-unlock = hebt das Verschließen wieder auf

program-sync = gleicht die Daten mit den anderen Geräten des Haushalts ab; einen Haushalt anlegen, ihm beitreten oder ihn verlassen (docs/sync.md)

program-reminders = wann larder sanft an Frühstück, Mittag, Abendessen und die Woche erinnert; alle oder eines an oder aus, oder zu einer Zeit

program-remind = was ein Timer ausführt: sagt ein Wort, wenn eine Erinnerung fällig ist, und nichts, wenn die Mahlzeit eingetragen ist

program-mcp = bietet anderen Programmen seine Werkzeuge über die Standardeingabe (Model Context Protocol); nur dein Ja speichert

program-completion = ein Skript, das Befehle und Optionen in einer Shell ergänzt (docs/reference.md)

program-man = die Handbuchseite in roff: larder man | man -l -

program-help = diese Hilfe; mit tools: wonach ein Sprachmodell fragen kann

exit-done = fertig

exit-failed = etwas in einer Runde oder beim Abspielen misslang

exit-usage = falscher Aufruf

exit-unconfirmed = etwas blieb unbestätigt (als Entwurf aufgehoben)

exit-provider = Anbieter oder Netz

exit-key = Schlüssel fehlt oder wird abgelehnt

exit-data = die Daten sind gesperrt, beschädigt oder von einem neueren larder

exit-interrupted = abgebrochen

usage-intro = larder: Sag, was du gegessen hast; es zeigt, was es speichern würde, und speichert es, wenn du ja sagst.

usage-converse = ein Gespräch; ein Skript, wenn die Standardeingabe kein Terminal ist

usage-exits = Exit-Codes:

usage-wrong = larder: { $sentence } Siehe larder --help.

usage-wants-value = --{ $option } braucht einen Wert: --{ $option } { $value }.

usage-takes-no-value = --{ $option } nimmt keinen Wert.

usage-wants-number = --{ $option } braucht eine ganze Zahl.

usage-wants-effort = --effort braucht ein Wort wie none, low, medium oder high.

usage-no-moment = „{ $value }“ ist kein Zeitpunkt mit seinem Abstand zu UTC. Zum Beispiel: 2026-11-20T12:30:00+01:00.

usage-wants-language = --language braucht eines von { $known }.

usage-wants-suite = --suite braucht tools, day, nutribench oder all.

usage-wants-range = --{ $option } braucht { $least } bis { $most }.

usage-knows-shapes = --shape kennt { $names }.

usage-one-unit = --kilograms oder --pounds: nur eines davon.

usage-wants-slot = --slot braucht breakfast, lunch, dinner oder snack.

usage-wants-confirm = --confirm braucht form oder draft.

usage-say-what = Was sagen? Zum Beispiel: larder say 200g Nudeln gegessen.

usage-read-what = Was lesen? Zum Beispiel: larder read etikett.jpg.

usage-watch-saves-nothing = health watch speichert nichts: Es legt, was es findet, für dein Ja bereit. Lass --yes weg.

usage-one-file = { $command } nimmt eine Datei.

usage-journal-days = journal nimmt einen Tag oder VON..BIS.

usage-apply-what = Welche Datei anwenden? Zum Beispiel: larder apply essen.txt.

usage-replay-what = Was abspielen? Zum Beispiel: larder replay transcripts.

usage-models-one = models nimmt einen Anbieter.

usage-no-provider = Es gibt keinen Anbieter „{ $name }“. Es gibt { $all }.

usage-repair-one = repair nimmt eine Kopie.

usage-forget-whom = Wen vergessen? larder forget NAME oder larder forget everything.

usage-forget-wants-yes = Nichts bringt zurück, was vergessen ist; darum bestätigt --yes es nicht. Lass es weg.

usage-mcp-asks = mcp fragt nach jedem Ja dort, wo ein Mensch es geben kann. Lass --yes weg.

usage-takes-nothing = { $command } nimmt nichts: „{ $word }“ ist zu viel.

usage-no-command = Es gibt keinen Befehl „{ $name }“. Zum Eintragen: larder say { $words }.

usage-no-command-near = Es gibt keinen Befehl „{ $name }“. Meintest du „{ $near }“? Zum Eintragen: larder say { $words }.

usage-no-option = Es gibt keine Option { $name }.

usage-no-option-near = Es gibt keine Option { $name }. Meintest du --{ $near }?

usage-show-what = show nimmt day, week, month, progress oder VON..BIS und ein Datum.

usage-show-progress = show progress nimmt eine Zahl von Tagen: larder show progress 90.

usage-import-what = Was importieren? Eine Datei, oder: larder import usda sr; larder import openfoodfacts.

usage-usda-parts = USDA hat foundation, sr, fndds und branded. Zum Beispiel: larder import usda sr.

usage-import-too-much = „{ $word }“ ist zu viel. Zum Beispiel: larder import usda sr.

usage-health = health behält eine Datei oder einen Ordner im Auge: larder health watch ~/Exporte.

usage-health-one = health watch nimmt eine Datei oder einen Ordner: larder health watch ~/Exporte.

usage-key-not-here = Ein Schlüssel gehört nicht auf die Befehlszeile, wo andere ihn lesen können: larder key set { $provider } fragt danach.

usage-key-list = key list nimmt nichts.

usage-key-delete = key delete nimmt einen Namen.

usage-key = key nimmt set, list oder delete. Zum Beispiel: larder key set openai.

usage-whose-key = Wessen Schlüssel? Zum Beispiel: { $example }.

usage-no-key-provider = Einen Anbieter dieses Namens gibt es nicht. Es gibt: { $names }.

usage-reminders = reminders nimmt on oder off, oder breakfast, lunch, dinner oder week mit on, off oder einer Uhrzeit. Zum Beispiel: larder reminders lunch 12:30.

usage-remind = remind nimmt breakfast, lunch, dinner oder week. Zum Beispiel: larder remind lunch.

usage-sync = sync allein gleicht die Daten jetzt mit den anderen Geräten ab; es nimmt start ORT, join ORT mit den zwölf Wörtern, invite, status, name NAME, undo GERÄT since TAG, remove GERÄT oder leave. Ein Ort ist ein Ordner, den die Geräte teilen, oder postgresql://….

no-home-known = Kein Home-Ordner ist bekannt. Nenn einen mit --home ORDNER.

not-all-written = Nicht alles davon ließ sich schreiben.

no-zone-known = Dieser Rechner kennt keine Zeitzone „{ $name }“. Zum Beispiel: Europe/Berlin.

converse-greeting = larder { $version }: Sag, was du gegessen hast, oder /help. Strg-D beendet.

stopped-nothing-taken = larder: Angehalten; aus { $file } wurde nichts übernommen.

model-address-only = --base-url ist die Adresse des Servers eines Modells. Nenn auch das Modell: --model ANBIETER:NAME.

model-no-such = Es gibt kein Modell „{ $name }“. Es gibt builtin und { $providers }.

provider-no-list = { $provider } gibt keine Liste seiner Modelle heraus.

model-no-address = { $provider } hat keine eigene Adresse. Nenn eine mit --base-url http://localhost:8000/v1.

no-http-address = { $name } ist keine http- oder https-Adresse.

model-key-not-sent = Der Schlüssel für { $provider } wird nicht über bloßes http an { $host } geschickt, wo andere ihn lesen können. Nimm https oder einen Server auf diesem Rechner.

model-no-prompt = { $name }.md ist kein Prompt: Er beginnt mit „version: 1“.

model-max-calls = LARDER_MAX_CALLS braucht eine ganze Zahl.

no-such-country = Es gibt kein Land „{ $name }“ in der Liste. Zum Beispiel: --country de.

no-error-noted = Kein Fehler ist vermerkt.

file-read = Datei: { $path }
