### Questions, answers and notices of a turn, in German: see docs/messages.md.

not-saved = Nicht gespeichert.

save-question = Speichern? [j]a, [n]ein, oder sag, was anders sein soll

save-question-spelled = Speichern? j für ja, n für nein, oder sag, was anders sein soll

count-question = { $count } eingeben zum Bestätigen, oder [n]ein

count-question-spelled = { $count } eingeben zum Bestätigen, oder n für nein

open-question = Sag, was es ist, oder n

item-of = Zeile { $number } von { $last }: { $row }

nothing-waiting = Nichts wartet auf eine Antwort.

answer-help = j speichert, n verwirft es, später hebt es auf. „2: 110g“ ändert die Menge von Zeile 2, „2 = Vollmilch“ ihr Lebensmittel, „streich 3“ nimmt eine Zeile heraus, „Abendessen“ oder „gestern“ verschiebt alles; ein Strichpunkt trennt mehreres; „?“ sagt, woher die Zahlen sind, „? 2“ die von Zeile 2. Oder sag mit eigenen Worten, was anders sein soll.

answer-help-count = { $count } bestätigt, n verwirft es, später hebt es auf. „streich 3“ lässt Zeile 3, wie sie ist.

answer-hint = j speichert, n verwirft es; Hilfe sagt, was noch geht.

answer-hint-count = { $count } bestätigt, n verwirft es; Hilfe sagt, was noch geht.

empty-answer = Bitte j zum Speichern, n zum Verwerfen oder später. Hilfe sagt, was noch geht.

empty-answer-count = Bitte { $count } zum Bestätigen eingeben, oder n.

saves-unchanged = „{ $words }“ hat nichts geändert. Ein weiteres j speichert es so.

save-without = { $count ->
        [one] { $names } zählt noch nicht. Ohne das speichern?
        *[other] { $names } zählen noch nicht. Ohne sie speichern?
    } j speichert den Rest, „+250 { $first }“ zählt die Energie.

nothing-counted = { $count ->
        [one] { $names } zählt noch nicht.
        *[other] { $names } zählen noch nicht.
    } Es gibt noch nichts zu speichern; n verwirft es.

too-many-rounds = Das Modell kam zu keinem Ende; abgebrochen. Versuch es mit anderen Worten.

remark-left-out-nothing-saved = (Eine Bemerkung des Modells ist weggelassen: Es ist nichts gespeichert.)

remark-left-out-not-before-yes = (Eine Bemerkung des Modells ist weggelassen: Gespeichert wird erst, wenn du j sagst.)

nothing-saved-in-turn = In dieser Runde ist nichts gespeichert.

nothing-saved-before-yes = Gespeichert wird erst, wenn du j sagst.

made-anew = Etwas, worauf es sich stützt, hat sich seither geändert; es wird neu erstellt.

cancelled = Abgebrochen.

how-to-leave = Strg-D oder /quit beendet.

dry-run = Probelauf: nicht gespeichert.

answered-here = Stattdessen antwortet larder selbst.

context-cut = Der Server liest anscheinend nur { $tokens } Tokens und hat den Rest verloren: Vergrößere seinen Kontext (OLLAMA_CONTEXT_LENGTH, num_ctx).

history-cut = Das Gespräch ist zu lang für { $model }: Was zuerst gesagt wurde, fällt weg.

asked-once-more = Die Antwort von { $model } brach ab; es wird noch einmal gefragt.

tools-dropped = Der Server von { $model } lässt die Werkzeuge weg, so lässt sich nichts eintragen: Starte ihn mit --jinja oder mit einer Vorlage, die sie hat.

words-kept = Was du gesagt hast, ist aufgehoben: /pending fragt noch einmal.

answer-cut = (Die Antwort des Modells ist länger als { $words } Wörter; der Rest wurde nicht gelesen.)

in-place-of = Das tritt an die Stelle der Karte, die wartete. Nicht mehr darauf: { $names }.

card-unchanged = Damit bleibt die Karte, wie sie war.

tokens-used = Die { $tokens } Tokens von heute sind verbraucht. Bis morgen antwortet larder selbst.

still-waiting = Wartet noch: { $summary }{ $more ->
        [0] {""}
        [one] {" "}und { $more } weiteres
        *[other] {" "}und { $more } weitere
    }. { $yes }, n oder später?

neither-saved-nor-kept = Weder gespeichert noch aufgehoben: { $summary }. Sag es noch einmal, wenn sich die Daten schreiben lassen.

words-kept-from-earlier = Von früher aufgehoben, noch nicht beantwortet: „{ $words }“{ $more ->
        [0] {""}
        [one] {" "}und { $more } weiteres
        *[other] {" "}und { $more } weitere
    }. /pending fragt noch einmal, /pending forget verwirft es.

kept-for-later = Für später aufgehoben, nicht gespeichert: { $summary }. /pending zeigt es wieder.

kept-from-earlier = Von früher aufgehoben, noch nicht gespeichert{ $count ->
        [one] :
        *[other] , { $count } davon; das erste:
    }

whose-diary-now = Das ist jetzt das Tagebuch von { $person }.

rows-in-all = { $count ->
        [one] { $count } Zeile insgesamt; „alles“ zeigt sie.
        *[other] { $count } Zeilen insgesamt; „alles“ zeigt sie.
    }

row-gone = weg  { $name }

where-numbers-from = Woher die Zahlen sind

yes-key = j

confirmed-in = bestätigt in { $program }
