### What went wrong, and what to do, in Spanish: see docs/messages.md.

not-worked-out = No he podido resolverlo. Dilo con otras palabras o mira /help.

cannot-edit = Ese cambio no encaja aquí. Di s, n o qué cambiar.

no-such-line = No existe la línea { $number }.

nothing-left = No quedaría nada. Di n para descartarlo todo.

unreadable-day = No entiendo “{ $words }” como día. Prueba con ayer, lunes o 2026-11-19.

unreadable-time = No entiendo “{ $words }” como hora. Prueba con 19:30.

unreadable-week = No entiendo “{ $words }” como semana. Prueba con 2026-W47, la pasada o un día de ella; o con 2026-10, 2026 o DESDE..HASTA.

future-week = { $week } aún no ha empezado.

unreadable-amount = No entiendo “{ $words }” como cantidad. Prueba con 110g, 2 rebanadas o ½ taza.

future-day = { $day } aún no ha llegado. Dilo cuando lo hayas comido.

no-such-food = “{ $words }” no está en la lista de alimentos.{ $near }

near-it = {" "}Parecido: { $names }.

which-food = ¿A cuál te refieres con “{ $words }”? { $candidates }.

no-entry-yet = Aún no hay nada guardado a lo que pueda referirse.

no-such-entry = No hay ninguna entrada “{ $words }” el { $day }.

which-entry = ¿Cuál? { $candidates }. Di su nombre o su número en la lista del día.

part-of-dish = “{ $words }” es parte de { $dish }, que es una sola entrada. Bórrala y di sus alimentos uno por uno.

no-such-meal = Aún no hay nada que repetir: { slot }.

no-such-meal-at-all = Aún no hay ninguna comida anterior que repetir.

recipe-not-entry = No hay ninguna entrada “{ $recipe }” el { $day }. “Borra la receta { $recipe }” quita la receta.

food-not-entry = No hay ninguna entrada “{ $food }” el { $day }. “Borra el alimento { $food }” lo quita de tus alimentos.

nothing-logged-on = Nada anotado el { $day }.

nothing-to-undo = Nada que deshacer.

nothing-to-redo = Nada que rehacer.

impossible-energy = { $energy } kcal en 100 g no puede ser: la grasa pura tiene 902. ¿Es por porción, o son kJ?

out-of-range = Fuera de rango: { $name } ({ $range }).

nothing-to-change = Ya está así.

food-of-table = { $food } es de la tabla de alimentos de larder y se queda.

barcode-taken = El código de barras { $barcode } es el de { $food }.

unreadable-figures = No entiendo “{ $words }” como valores. Prueba con 460 kcal, 12 g de grasa.

no-such-profile = No hay ningún perfil “{ $name }”. Hay: { $known }.

whose-diary = ¿De quién es el diario de { $name }? Hay: { $known }. “Añade un perfil para { $name }” crea uno.

only-profile-stays = { $name } es el único perfil y se queda.

default-profile-stays = { $name } es el perfil predeterminado. Antes haz predeterminado otro: “make NAME the default”.

household-empty = No hay nadie llamado “{ $name }” en el hogar: está vacío.

no-such-member = No hay nadie llamado “{ $name }” en el hogar. Hay: { $known }.

how-old = ¿Qué edad tiene { $name }? Las necesidades diarias dependen de la edad.

no-such-recipe = No hay ninguna receta “{ $words }”.{ $near }

which-recipe = ¿A qué receta te refieres con “{ $words }”? { $candidates }.

which-ingredient = ¿Qué ingrediente de { $recipe } es “{ $words }”? { $ingredients }.

several-recipes = { $place } tiene { $count } recetas: { $names }. “receta 2 de …” lee la segunda.

empty-recipe = ¿Qué lleva? Dilo en una línea: “receta { $name }: 200 g de pasta, 2 huevos, para 2”.

figures-of-recipe = { $name } es una receta: sus valores son los de sus ingredientes. /recipes { $name } los muestra.

recipe-in-itself = La receta { $name } no puede ser ingrediente de sí misma ni de lo que lleva.

recipe-needed = La receta { $name } está en { $others } y se queda.

nothing-of-recipe-counted = No se pudo contar nada de { $name }: ninguna línea tiene alimento y cantidad.

no-trip-yet = Aún no hay ninguna compra guardada. “compré 2 l de leche 1,19 en REWE” guarda una.

no-such-trip-line = La compra en { $store } no tiene ninguna línea “{ $words }”. “muestra la compra de { $store }” las muestra.

which-trip-line = ¿A cuál te refieres con “{ $words }”? { $candidates }. Di su número.

no-such-trip = No hay ninguna compra “{ $words }” guardada. /trips muestra lo que hay.

which-trip = ¿Qué compra? { $candidates }. Di su número.

unreadable-price = No entiendo “{ $words }” como precio. Prueba con 1,99 €.

file-not-named = { $path } no se abrió: solo se abren los archivos que nombras. Di “scan ARCHIVO”.

journal-line = La línea { $number } no está bajo ningún día ni comida. Pon un título encima: 2026-11-20 y debajo lunch.

journal-day-twice = { $day } aparece dos veces. Pon sus líneas bajo un solo título.

journal-heading = La línea { $number }, “{ $words }”, no es ni un día ni una comida ni algo comido, así que no se cambió nada. Corrígela primero: lo que sigue puede ser de otro sitio.

import-again = Los datos han cambiado desde que se leyó { $file }. Impórtalo otra vez.

address-not-named = { $address } no se abrió: solo se abren las direcciones que escribes.

no-recipe-found = No encontré ninguna receta. Lo más fácil de leer es una línea por ingrediente: “200 g de pasta”.

no-recipe-there = { $place }: no encontré ninguna receta. Puedes pegar el texto: “receta sopa: …”.

give-no-barcode = Open Food Facts conoce los alimentos por su código de barras: “el código de barras de { $food } es …”, y otra vez.

give-no-figures = Aún no se sabe nada de { $food } que se pueda dar.

give-not-from-pack = A Open Food Facts solo se da lo que lees en un envase. Los valores de { $food }: { $source }.

not-a-barcode = “{ $digits }” no es un código de barras. Son los 8, 12 o 13 dígitos bajo las barras.

barcode-length = { $digits } tiene { $count } dígitos. Un código de barras tiene 8, 12 o 13.

barcode-check-digit = { $digits } no es un código de barras: sus dígitos no cuadran, así que alguno se leyó mal. Míralos otra vez.

how-heavy = ¿Cuánto pesa { unit-name } de { $food }? Dilo en gramos.

how-much-food = ¿Qué cantidad de { $food }? Dilo en gramos.

amount-out-of-range = Una cantidad de { $food } entre 0 y 100 kg, por favor.

unread-lines = { $count ->
        [one] 1 línea no se puede leer
        *[other] { $count } líneas no se pueden leer
    }, así que no se cambió nada: { $lines }. Corrige eso, o deja fuera esas líneas con --leave-out: entonces no se quita nada.

unread-line = línea { $number }, “{ $words }” ({ $reason })

unread-lines-more = y { $count } más

unread-not-understood = no se entiende

unread-unknown-food = no conozco ningún alimento “{ $food }”
