### What /help shows, in German: see docs/messages.md.

help-say = Sag mit eigenen Worten, was du gegessen hast:

help-example-1 = {"  "}200 g Nudeln zum Mittagessen        2 Eier, Toast mit Butter und ein Kaffee

help-example-2 = {"  "}gleiches Frühstück wie gestern      gestern zum Abendessen: Pizza und ein Bier

help-example-3 = {"  "}+450 Mittagessen im Gasthaus        ein Muffin, 420 kcal

help-example-4 = {"  "}2 Gläser Wasser getrunken           Emma hatte 2 Scheiben Toast

help-example-5 = {"  "}2 l Milch 1,19 bei REWE gekauft     was habe ich letzte Woche gekauft?

help-change = Ändern: doch 250 g · den Reis löschen · rückgängig

help-foods = Lebensmittel: die Hafermilch hat 45 kcal, nicht 60 · meine Lebensmittel

help-ask = Fragen: woher kommt das? · wie war heute? · wie viele Kalorien hat eine Avocado? · wann hatte ich zuletzt Lachs?

help-nothing-saved = Nichts wird gespeichert, bevor du { yes-key } sagst. larder zählt; es gibt keinen ärztlichen Rat.

command-help = was du sagen kannst

command-today = heute: was gegessen wurde, was bleibt

command-day = ein anderer Tag: gestern, montag, 2026-11-19

command-week = die letzten sieben Tage neben denen davor; auch ein letzter Tag oder 2026-11-01..2026-11-20

command-month = die letzten dreißig Tage; auch mit us oder eu (andere Referenzwerte) oder bought

command-markers = neben wessen Referenzwerten die Gesundheitswerte stehen; mit colour oder plain auch, wie

command-progress = Gewicht, Energie und Ruhebedarf über 7, 30 und 90 Tage; eine Zahl sagt, wie viele gezeichnet werden

command-report = der Bericht einer Woche (2026-W47, last; mit again neu erstellt), von 2026-10, 2026 oder VON..BIS

command-score = die Wertung eines Tages und wie sie zustande kommt; on zeigt sie bei Tagen und Berichten, off beendet das

command-pantry = was zu Hause ist, gekauft minus eingetragen; soon zeigt, was ausgeht, ein Lebensmittel, wie sein Bestand zustande kommt

command-history = frühere Mahlzeiten, oder wann ein Lebensmittel zuletzt gegessen wurde

command-recent = was du zuletzt gegessen hast

command-favourites = Lebensmittel, die du markiert hast

command-foods = deine Lebensmittel, auch nur die einer Kategorie (dairy), mit Schlagwort oder Namen; more zeigt die nächsten

command-recipes = deine Rezepte, je eine Portion; mit Namen, was darin ist

command-find = Werte eines Lebensmittels und ihre Quelle

command-contribute = ein Lebensmittel von der Packung an Open Food Facts geben; allein sendet, was wartet

command-targets = die Tagesziele

command-exercise = ob Bewegung zum Tag hinzukommt; mit on oder off ändern

command-family = der Haushalt und sein Tagesbedarf; mit guide Schritt für Schritt; mit targets ein Vorschlag

command-swap = ein, zwei Lebensmittel einer Mahlzeit tauschen, damit der Tag besser passt

command-trips = Einkäufe und Ausgaben: week, month, 2026-11-01..2026-11-20, ein Tag, ein Laden oder eine Nummer

command-setup = ein paar Fragen für deine Ziele; macht weiter, wo du aufgehört hast

command-meal = was du als Nächstes einträgst, gehört zu dieser Mahlzeit, bis /meal allein

command-again = die letzte Mahlzeit noch einmal eintragen, oder das letzte Frühstück

command-undo = die letzte gespeicherte Änderung zurücknehmen

command-redo = Zurückgenommenes wiederherstellen

command-pending = was für später aufgehoben ist, noch einmal angeboten

command-queue = was auf ein Modell oder das Netz wartet; das Erste wird noch einmal gefragt

command-sync = jetzt mit den anderen Geräten des Haushalts abgleichen; undo nimmt zurück, was eines gesagt hat

command-profile = wer hier ein Tagebuch hat; mit Namen dorthin wechseln

command-language = welche Sprache larder mit dir spricht; mit Namen oder Code (tr) eine andere

command-model = welches Modell antwortet; mit Anbieter dessen Modelle; mit Namen wechseln

command-thinking = was ein Modell denkt, bevor es antwortet; on zeigt es, off beendet das

command-images = ob Bilder, die ein Modell gesehen hat, behalten werden; sonst werden sie verworfen

command-cost = von Sprachmodellen verbrauchte Tokens

command-save = dieses Gespräch als Transkript in eine Datei schreiben

command-export = alles als JSON in eine Datei schreiben

command-paste = mehrere Zeilen auf einmal, beendet durch eine Zeile mit einem Punkt

command-quit = beenden (auch Strg-D)

command-unknown-near = Es gibt keinen Befehl /{ $word }. Meinst du /{ $command }?

command-not-there = Es gibt keinen Befehl /{ $word }. /help zeigt, was es gibt.

command-exercise-how = Sag /exercise on oder /exercise off.

command-family-how = Sag /family, /family guide oder /family targets.

command-find-what = Welches Lebensmittel? Zum Beispiel: /find Linsen

command-again-what = Welche Mahlzeit? Zum Beispiel: /again breakfast

nothing-pending = Nichts wartet oder ist für später aufgehoben.

paste-how = Füg die Zeilen ein oder tippe sie; eine Zeile mit nur einem Punkt beendet sie.

welcome = Neu hier? Sag, was du gegessen hast; /setup stellt ein paar Fragen für Tagesziele, wann immer du magst.
