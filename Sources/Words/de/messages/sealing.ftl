### How data is sealed, in German: see docs/messages.md.

seal-card = Die Daten mit einer Passphrase verschließen (sie liegen in { $home }):

seal-database = alles in larder.db: Tagebuch, Personen, Journal, Entwürfe, Einstellungen

seal-files = { $count ->
        [one] { $count } weitere Datei
        *[other] { $count } weitere Dateien
    }

seal-keyring = Auch der Schlüsselspeicher der Arbeitsumgebung öffnet sie, solange er den Schlüssel hat.

seal-each-session = Von da an wird einmal je Sitzung danach gefragt.

seal-final = Eine verlorene Passphrase ist endgültig verloren: Ohne sie öffnet nichts und niemand die Daten, auch keine Kopie, die von da an gemacht wird.

seal-stays = Bleibt lesbar: früher gemachte Kopien und Exporte, zum Nachschlagen eingelesene Lebensmittel, die Namen von Fehlern (larder doctor --log) und was eine Festplatte von gelöschten Dateien behält.

seal-stays-copy = Bleibt lesbar: früher gemachte Kopien und Exporte (die letzte Kopie: { $path }), zum Nachschlagen eingelesene Lebensmittel, die Namen von Fehlern (larder doctor --log) und was eine Festplatte von gelöschten Dateien behält.

seal-question = Verschließen? [j]a, [n]ein:

seal-ask-new = Passphrase (wird nicht angezeigt, mindestens { $count } Zeichen):

seal-ask = Passphrase (wird nicht angezeigt):

seal-ask-again = Noch einmal:

seal-try-again = Das ist nicht die Passphrase.

seal-already = Die Daten sind schon verschlossen. larder unlock hebt das auf.

seal-none = Die Daten sind nicht verschlossen. larder lock verschließt sie.

seal-done = Verschlossen. larder unlock hebt das auf.

seal-removed = Die Daten sind nicht mehr verschlossen.

seal-removal = Nicht mehr verschließen: Wer deine Dateien lesen kann, kann dann auch die Daten lesen.

seal-removal-question = Aufheben? [j]a, [n]ein:

seal-too-short = Eine Passphrase hat mindestens { $count } Zeichen; am besten sind mehrere Wörter. Nichts wurde geändert.

seal-differs = Das waren zwei verschiedene. Nichts wurde geändert.

seal-not-kept = Der Schlüsselspeicher hat den Schlüssel nicht angenommen. Ist er da und entsperrt? Nichts wurde geändert.

seal-no-kept-key = Der Schlüsselspeicher der Arbeitsumgebung gibt den Schlüssel nicht heraus; die Passphrase öffnet die Daten.

seal-in-use = Ein anderes larder hat diese Daten offen. Bitte schließen und es noch einmal versuchen; nichts wurde geändert.

seal-no-terminal = Die Daten brauchen ihre Passphrase. Starte larder in einem Terminal oder nenn eine eigene Datei, in der sie steht: { $variable }=DATEI.

seal-unreadable = { $path } gibt keine Passphrase her: Es muss eine eigene Datei sein, die niemand sonst lesen kann (chmod 600), mit einer Passphrase darin.

seal-not-opened = Die Daten bleiben verschlossen, weil sich diese Dateien nicht öffnen ließen: { $paths }.

seal-left = Diese Dateien ließen sich nicht verschließen und bleiben lesbar: { $paths }.
