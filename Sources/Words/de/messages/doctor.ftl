### What the doctor finds, and what is done about it, in German: see docs/messages.md.

doctor-data = Daten

doctor-foods = Lebensmittel

doctor-model = Modell

doctor-keys = Schlüssel

doctor-online = online

doctor-zone = Zeitzone

doctor-terminal = Terminal

doctor-locale = Locale

doctor-seal = Verschluss

doctor-database = Datenbank

doctor-records = Einträge

doctor-disk = Platte

doctor-backup = Sicherung

doctor-health = Gesundheit

doctor-reminders = Erinnerungen

doctor-no-foods = keine importiert: larder import DATEI bringt die von USDA und Open Food Facts

doctor-foods-of = { $source }: { $count ->
        [one] { $count } Lebensmittel
        *[other] { $count } Lebensmittel
    }, importiert am { $day }

doctor-foods-unfinished = { $source }: { $count ->
        [one] { $count } Lebensmittel
        *[other] { $count } Lebensmittel
    }, nicht zu Ende importiert

doctor-model-after = { $model }, nach larder selbst

doctor-model-own = builtin: braucht kein Netz

doctor-no-terminal = hier keines: Ein- und Ausgabe gehen über Dateien oder Programme

doctor-terminal-is = { $terminal }, { $editing }, { $colour }

doctor-no-name = unbekannt

doctor-editing = Zeilen bearbeitbar

doctor-no-editing = Zeilen nicht bearbeitbar: TERM nennt ein Terminal, das es kann

doctor-colour = Farbe

doctor-no-colour = keine Farbe

doctor-no-locale = keine

doctor-locale-not-utf8 = { $name }: Wenn Buchstaben seltsam aussehen, setz LANG auf eine in UTF-8 wie de_DE.UTF-8

doctor-there = vorhanden

doctor-missing = fehlt: apt-get install { $package } (nur für { $purpose })

doctor-missing-unpacker = fehlt: apt-get install { $package } (nur zum Importieren)

doctor-for-models = Modelle und Lebensmitteldaten von außen

doctor-for-sealing = verschlossene Daten

doctor-for-secrets = Schlüssel in einem Schlüsselspeicher

doctor-for-notices = Erinnerungen auf dem Desktop

doctor-for-photos = Bilder

doctor-for-text = Text in Bildern

doctor-for-codes = Strichcodes

doctor-for-second-reading = eine zweite Lesung von Strichcodes, durch die mehr davon sicher sind

doctor-for-documents = PDF-Dateien

doctor-key-of = { $provider } ({ $place })

doctor-no-keys = keine: larder key set openai bewahrt einen auf

doctor-read-only = { $path }, nur lesbar: Was da ist, wird gezeigt, nichts wird gespeichert

doctor-sound = in Ordnung, Format { $format }, { $size }

doctor-not-sealed = keiner: larder lock verschließt die Daten mit einer Passphrase

doctor-sealed = mit einer Passphrase

doctor-sealed-in-store = mit einer Passphrase; auch der Schlüsselspeicher hat den Schlüssel

doctor-entries = { $count ->
        [one] { $count } Eintrag
        *[other] { $count } Einträge
    }

doctor-food-count = { $count ->
        [one] { $count } Lebensmittel
        *[other] { $count } Lebensmittel
    }

doctor-profiles = { $count ->
        [one] { $count } Profil
        *[other] { $count } Profile
    }

doctor-not-known = unbekannt

doctor-free = { $size } frei

doctor-little-space = { $size } frei: Schaff Platz, auf einer vollen Platte kann larder nicht speichern

doctor-never-copied = nie: larder backup macht eine geprüfte Kopie

doctor-copied = { $days ->
        [0] heute
        [one] { $days } Tag alt
        *[other] { $days } Tage alt
    }{ $place }

doctor-copy-at = {", "}{ $path }

doctor-copy-gone = , nicht mehr unter { $path }

doctor-copy-old = { $copied }: larder backup macht eine neue

doctor-watching = larder health watch { $path } hält die Werte aktuell

doctor-watched-gone = { $path } wurde beobachtet und ist nicht mehr da

doctor-no-tracker = keine Werte eines Trackers: larder import export.zip oder larder health watch ORDNER

doctor-tracked = verbrauchte Kalorien bis { $day }, { $name }

doctor-tracked-old = verbrauchte Kalorien bis { $day }, { $name }: larder import eines neueren Exports bringt den Rest

doctor-reminders-off = aus: larder reminders on

doctor-reminders-each-off = an, aber jede einzelne ist aus: larder reminders lunch on

doctor-no-timer = an, aber kein Timer ist gesetzt: larder reminders on setzt ihn

doctor-reminders-by = { $plan }, durch { $waker }

doctor-reminders-sleeping = { $state }; nicht gesetzt: { $names }. larder reminders on setzt sie wieder

doctor-reminders-next = { $state }; als Nächstes { $name }, { $day } { $time }

doctor-online-no-model = kein Modell genannt: larder doctor --online --model openai:NAME

doctor-online-answers = { $model } antwortet ({ $input } Tokens hinein, { $output } heraus)

doctor-online-context = { $model } liest { $tokens } Tokens auf einmal

doctor-online-key = { $provider } nimmt den Schlüssel an

doctor-online-key-models = { $provider } nimmt den Schlüssel an ({ $count ->
        [one] { $count } Modell
        *[other] { $count } Modelle
    })

commit-does-not-follow = Journaleintrag { $commit } folgt nicht aus den anderen

