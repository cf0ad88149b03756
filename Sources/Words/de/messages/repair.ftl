### How damaged data is repaired, in German: see docs/messages.md.

repair-card = { $count ->
        [one] Daneben wiederhergestellt, { $count } Datensatz:
        *[other] Daneben wiederhergestellt, { $count } Datensätze:
    }

repair-found = gefunden: { $found }

repair-differences = { $count ->
        [one] { $count } Unterschied zu dem, was larder gespeichert hat
        *[other] { $count } Unterschiede zu dem, was larder gespeichert hat
    }

repair-from-copy = { $count ->
        [one] aus der Kopie: { $count } Journaleintrag
        *[other] aus der Kopie: { $count } Journaleinträge
    }

repair-records = { $count ->
        [one] { $count } Datensatz ({ $names })
        *[other] { $count } Datensätze ({ $names })
    }

repair-restored = aus dem Journal: { $records }

repair-corrected = wie im Journal: { $records }

repair-unproven = behalten, obwohl kein Journaleintrag es beweist: { $records }

repair-dropped = verloren mit dem, wozu es gehörte: { $records }

repair-lost = { $count ->
        [one] vom Journal, verloren oder unbewiesen: Eintrag { $commits }
        *[other] vom Journal, verloren oder unbewiesen: Einträge { $commits }
    }

repair-lost-more = vom Journal, verloren oder unbewiesen: Einträge { $commits } und { $count } weitere

repair-question = Das Wiederhergestellte übernehmen? [j]a, [n]ein:

repair-done = Wiederhergestellt. Die beschädigten Dateien sind hier aufbewahrt: { $path }.

repair-needless = Nichts wiederherzustellen: Die Daten sind in Ordnung.

repair-sound = Es gibt nichts wiederherzustellen: Die Daten sind in Ordnung.

repair-absent = In { $home } liegen keine Daten; es gibt nichts wiederherzustellen.

repair-newer = Die Daten geben an, von einem neueren larder zu sein (Format { $found }, dieses kennt { $known }). Aktualisiere larder und versuch es noch einmal; wenn hier nie eines benutzt wurde, leg das letzte larder backup an die Stelle von larder.db.

repair-foreign = larder.db ist die Datenbank eines anderen Programms; nichts wurde geändert. Ist das der richtige Ordner?

repair-nothing-left = Nichts davon ist lesbar und keine Kopie bekannt; nichts wurde geändert. larder repair DATEI nimmt eine Kopie von larder backup; larder import nimmt einen Export in einen neuen Ordner auf (--home ORDNER).

repair-in-use = Ein anderes Programm hat die Daten offen. Bitte schließen und es noch einmal versuchen; nichts wurde geändert.

repair-not-sound = Was noch lesbar ist, ergibt kein intaktes Tagebuch; nichts wurde geändert. larder repair DATEI nimmt eine Kopie von larder backup; larder import nimmt einen Export in einen neuen Ordner auf (--home ORDNER).
