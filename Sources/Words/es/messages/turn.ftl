### Questions, answers and notices of a turn, in Spanish: see docs/messages.md.

not-saved = No guardado.

save-question = ¿Guardar? [s]í, [n]o, o di qué cambiar

save-question-spelled = ¿Guardar? Escribe s para sí, n para no, o di qué cambiar

count-question = Escribe { $count } para confirmar, o [n]o

count-question-spelled = Escribe { $count } para confirmar, o n para no

open-question = Di qué es, o n

item-of = Línea { $number } de { $last }: { $row }

nothing-waiting = Nada espera respuesta.

answer-help = s guarda, n lo descarta, luego lo deja para otro momento. “2: 110g” cambia la cantidad de la línea 2, “2 = leche entera” su alimento, “quita 3” saca una línea, “cena” o “ayer” lo mueve todo; un punto y coma separa varios cambios; “?” dice de dónde son los números, “? 2” los de la línea 2. O di con tus palabras qué cambiar.

answer-help-count = { $count } confirma, n lo descarta, luego lo deja para otro momento. “quita 3” deja la línea 3 como está.

answer-hint = s guarda, n lo descarta; ayuda dice qué más.

answer-hint-count = { $count } confirma, n lo descarta; ayuda dice qué más.

empty-answer = Por favor: s para guardarlo, n para descartarlo, o luego. ayuda dice qué más.

empty-answer-count = Escribe { $count } para confirmar, o n, por favor.

saves-unchanged = “{ $words }” no cambió nada. Otra s lo guarda tal cual.

save-without = { $count ->
        [one] { $names } no cuenta. ¿Guardar sin ello?
        *[other] { $names } no cuentan. ¿Guardar sin ellos?
    } s guarda el resto, “+250 { $first }” cuenta su energía.

nothing-counted = { $count ->
        [one] { $names } no cuenta.
        *[other] { $names } no cuentan.
    } Aún no hay nada que guardar; n lo descarta.

too-many-rounds = El modelo no terminaba y se detuvo. Prueba con otras palabras.

remark-left-out-nothing-saved = (Se omitió un comentario del modelo: no se ha guardado nada.)

remark-left-out-not-before-yes = (Se omitió un comentario del modelo: no se guarda nada hasta que digas s.)

nothing-saved-in-turn = En este turno no se ha guardado nada.

nothing-saved-before-yes = No se guarda nada hasta que digas s.

made-anew = Algo en lo que se basa ha cambiado; se hace de nuevo.

cancelled = Cancelado.

how-to-leave = Ctrl-D o /quit para salir.

dry-run = Prueba: no guardado.

answered-here = En su lugar responde larder mismo.

context-cut = El servidor parece leer solo { $tokens } tokens y perdió el resto: aumenta su contexto (OLLAMA_CONTEXT_LENGTH, num_ctx).

history-cut = La conversación es demasiado larga para { $model }: se omite lo que se dijo primero.

asked-once-more = La respuesta de { $model } se cortó; se pregunta otra vez.

tools-dropped = El servidor de { $model } omite las herramientas, así que no puede anotar nada: inícialo con --jinja o con una plantilla que las tenga.

words-kept = Lo que dijiste queda guardado: /pending pregunta de nuevo.

answer-cut = (La respuesta del modelo supera { $words } palabras; el resto no se leyó.)

in-place-of = Esto ocupa el lugar de la tarjeta que esperaba. Ya no está: { $names }.

card-unchanged = Con eso la tarjeta queda como estaba.

tokens-used = Los { $tokens } tokens de hoy están usados. Hasta mañana se responde aquí.

still-waiting = Sigue esperando: { $summary }{ $more ->
        [0] {""}
        [one] {" "}y { $more } más
        *[other] {" "}y { $more } más
    }. ¿{ $yes }, n o luego?

neither-saved-nor-kept = Ni guardado ni reservado: { $summary }. Dilo otra vez cuando se puedan escribir los datos.

words-kept-from-earlier = Guardado de antes, aún sin respuesta: “{ $words }”{ $more ->
        [0] {""}
        [one] {" "}y { $more } más
        *[other] {" "}y { $more } más
    }. /pending pregunta de nuevo, /pending forget lo descarta.

kept-for-later = Para más tarde, no guardado: { $summary }. /pending lo muestra de nuevo.

kept-from-earlier = Guardado de antes, aún sin confirmar{ $count ->
        [one] :
        *[other] , { $count } en total; lo primero:
    }

whose-diary-now = Este es ahora el diario de { $person }.

rows-in-all = { $count ->
        [one] { $count } línea en total; “todo” la muestra.
        *[other] { $count } líneas en total; “todo” las muestra.
    }

row-gone = fuera  { $name }

where-numbers-from = De dónde son los números

yes-key = s

confirmed-in = confirmado en { $program }
