### What the conversation itself says: queues, profiles, pictures, costs, in Spanish: see docs/messages.md.

asked-again = Preguntado de nuevo: { $words }

queue-empty = Nada espera a un modelo ni a la red.

queue-nothing-kept = No hay nada guardado para preguntar de nuevo.

queue-forgotten = Olvidado.

diary-of = Este es el diario de { $person }.

meal-of-the-hour = Lo que anotes vuelve a ser de la comida de la hora.

meal-no-such = No existe la comida “{ $name }”. Hay desayuno, almuerzo, cena y merienda.

meal-chosen = { slot-title }: di lo que comiste, o “lo de siempre”.

markers-no-such = No hay valores de referencia “{ $words }”. Hay who, eu y us; colour o plain dice cómo.

markers-in-words = Los indicadores de salud van junto a los valores de { $references }, en palabras.

markers-in-colour = Los indicadores de salud van junto a los valores de { $references }, en palabras y color.

scores-shown = Los días y los informes semanales muestran ahora una puntuación. “/score” dice cómo se forma, “/score off” deja de mostrarla.

scores-hidden = Los días y los informes no muestran puntuación. “/score” la dice cuando preguntas.

thinking-how = Di /thinking on o /thinking off.

thinking-shown = Lo que piensa un modelo se muestra antes de su respuesta, si su proveedor lo da, y no se guarda. /thinking off lo oculta.

thinking-hidden = Lo que piensa un modelo no se muestra. /thinking on lo muestra.

images-how = Di /images keep o /images drop.

images-dropped = Las imágenes se descartan una vez leídas. /images keep las conserva.

images-kept = Las imágenes que vio un modelo se guardan { $days ->
        [one] { $days } día
        *[other] { $days } días
    } en { $folder }, cada una con su comida; { $count ->
        [0] aún no hay ninguna
        [one] hay { $count }
        *[other] hay { $count }
    }. /images drop las borra y deja de guardarlas.

images-removed = { $count ->
        [one] { $count } imagen guardada se ha borrado
        *[other] { $count } imágenes guardadas se han borrado
    }. Las imágenes se descartan una vez leídas. /images keep las conserva.

contribute-nothing = Nada espera para darse a Open Food Facts. /contribute ALIMENTO propone un alimento.

cost-none = Este mes no se han usado tokens: el intérprete propio de larder no cuesta nada.

asking-off = Preguntando a Open Food Facts…

profile-new-title = Perfil nuevo

profile-new-note = Con su propio diario, objetivos y pesos; la lista de alimentos es común.

profile-new-is-default = Es con el que empieza larder.

profile-new-summary = perfil nuevo de { $name }

profile-title-of = Perfil de { $name }

profile-delete-title = Borrar el perfil de { $name }

profile-delete-empty = Su diario está vacío.

profile-delete-all = Todo esto se borra con él; deshacer lo recupera.

profile-delete-summary = borrado del perfil de { $name }

profile-days-stay = Lo que ya está anotado conserva su día.

profile-trait = { $trait ->
        [name] nombre
        [icon] icono
        [colour] color
        [default] predeterminado
        [day-start] el día empieza a las
        [breakfast] desayuno desde
        [lunch] almuerzo desde
        [dinner] cena desde
        *[dinner-end] cena hasta
    }

profile-colour = { $colour ->
        [blue] azul
        [green] verde
        [purple] morado
        [teal] turquesa
        *[yellow] amarillo
    }

profile-none = nada

profile-yes = sí

prompt-save = ¿guardar?

line-too-long = La línea tiene más de { $most } KiB y no se tomó.

paste-too-long = El texto pegado tiene más de { $most } KiB y no se tomó.

line-skipped = La línea { $number } tiene más de { $most } KiB y se omitió.
