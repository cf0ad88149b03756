### Copies, journals in text and documents of everything, in German: see docs/messages.md.

backup-not-written = { $path } ließ sich nicht schreiben. Ist der Ordner da und beschreibbar?

backup-not-whole = Die Kopie ließ sich nicht vollständig machen, also gibt es keine. larder doctor sagt mehr.

backup-hint-never = Von deinen Daten gibt es noch keine Kopie: larder backup macht eine, wann immer du magst.

backup-hint-old = Die letzte Kopie deiner Daten ist { $days ->
        [one] { $days } Tag
        *[other] { $days } Tage
    } alt: larder backup macht eine neue, wann immer du magst.

backup-true-copy = { $path }: { $size }, eine getreue Kopie.

backup-checked = { $path }: { $size }, geprüft.

export-broken = { $file } ist beschädigt oder bricht mittendrin ab; nichts wurde daraus übernommen. Exportiere sie neu.

export-newer = { $file } wurde von einem neueren larder geschrieben. Bitte aktualisiere larder; nichts wurde daraus übernommen.

export-unreadable = Datensatz { $number } von { $file } ist nicht lesbar; nichts wurde daraus übernommen.

export-invalid = Datensatz { $number } von { $file } kann nicht stimmen; nichts wurde daraus übernommen. { $reason }

export-twice = Datensatz { $number } von { $file } hat die Kennung eines anderen darin; nichts wurde daraus übernommen.

export-without-parent = Datensatz { $number } von { $file } gehört zu etwas, das fehlt ({ record-kind }); nichts wurde daraus übernommen.

export-default-profiles = In { $file } gibt es nicht genau ein Standardprofil; nichts wurde daraus übernommen.

export-other-record = Datensatz { $number } von { $file } hat die Kennung eines anderen hier; nichts wurde daraus übernommen.

export-too-large = { $file } ist größer, als alle Daten eines Haushalts sein können; nichts wurde daraus übernommen.

journal-no-days-here = Keine Tage.

journal-no-such-days = „{ $words }“ sind keine Tage. Zum Beispiel: larder journal 2026-11-01..2026-11-30.

journal-not-utf8 = { $file } ist nicht in UTF-8. Speichere sie so und wende sie noch einmal an.

journal-not-ours = { $file } ist kein Journal von larder: Die erste Zeile eines Journals sagt, wem es gehört. larder journal > DATEI schreibt eines.

size-kilobytes = { NUMBER($size, maximumFractionDigits: 0) }{"\u00A0"}kB

size-megabytes = { NUMBER($size, maximumFractionDigits: 1) }{"\u00A0"}MB

size-gigabytes = { NUMBER($size, maximumFractionDigits: 1) }{"\u00A0"}GB
