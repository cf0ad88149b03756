### What larder's own interpreter answers, in Spanish: see docs/messages.md.

reply-nothing-logged = No se anota nada por eso. Si al final comiste algo: “desayuné una tostada”.

reply-which-food = ¿Qué alimento? Di su nombre: “granola tiene 400 kcal por 100 g”.

reply-too-long = Esa línea es demasiado larga para mí. Dilo en partes más pequeñas, por favor.

reply-state-alone = Dilo con el alimento, por ejemplo “era arroz cocido”.

reply-left-out = ¿Comiste también “{ $words }”? Se ha dejado fuera: dilo aparte si fue así.

reply-excluded = Los valores son con “{ $words }”. Di el peso o las kcal si los sabes.

reply-perhaps-excluded = Los valores pueden ser con “{ $words }”. Di el peso o las kcal si los sabes.

reply-uncounted-milk = Los valores son con la leche habitual, no con “{ $words }”. Di las kcal si las sabes.

reply-of-others = «{ $words }» no se anota aquí: fue otra persona.

reply-inside = “{ $words }” cuenta como parte del plato. Di “añade { $words }” para contarlo aparte.

reply-target-difference = Di cuánto debe ser: “objetivo 2100 kcal”, “objetivo de proteína 120 g”. /targets muestra cuánto es ahora.

reply-which-part = ¿{ $amount } es todo ({ $dish }) o solo { $food }? Di “que sean { $amount }” para todo, o nombra los alimentos uno a uno.

reply-part-of-dish = “{ $food }” es parte de { $dish }, que aquí es un solo alimento. No se cambia nada: di n y luego nombra los alimentos uno a uno.

reply-part-of-entry = “{ $food }” es parte de { $dish }, que es una sola entrada. No se cambia nada: di “era …” y lo que era.

reply-instead-or-beside = ¿Es { $kind } en lugar de { $line }, o { $food } además? Di “era { $kind }” o “añade { $food }”. Aún no se cambia nada.

reply-which-line = ¿Qué “{ $words }”: { $lines }? Dilo con su número, por ejemplo “1: 150 g”.

reply-numbered-line = { $line } ({ $name })

reply-energy-of-which = ¿Eso es { $lines }, o todo? Di “{ $first } tenía … kcal”; para todo di n y luego “+… kcal”. Aún no se cambia nada.

reply-which-each = ¿Cada uno de cuáles: { $lines }? Aún no se cambia nada.

reply-how-much-in-all = ¿Cuánto en total, de { $name }? Aún no se cambia nada.

reply-leftover = ¿Qué cambia “{ $words }”? Aún no se cambia nada. Dilo con otras palabras.

reply-not-on-card = ¿Qué es “{ $words }”? Aún no se cambia nada. “añade { $words }” lo pone en la tarjeta.

reply-not-on-card-to-remove = “{ $words }” no está en esta tarjeta. No se cambia nada.

reply-on-card-already = “{ $name }” ya está en la tarjeta. ¿Cuánto fue? “otro …” añade uno más.
reply-figures-on-card = Los valores de lo que has dicho están en la tarjeta.

reply-plan = Lo que está por venir no se anota. Dímelo después: “cené pasta”.

reply-advice = Sin un modelo no puedo dar consejos. Puedo anotar comidas, buscar alimentos y mostrar tus días.

reply-exercise = Di cuánto gastaste y cuenta: “320 kcal”.

reply-profile = Puedo guardar tus datos y tu objetivo: “tengo 34 años, mujer, 168 cm, 62 kg”, “peso 71,5”.

reply-define = Di por cuánto son los valores, por ejemplo “granola tiene 450 kcal por 100 g”.

reply-estimate-how = No conozco { $food }, y sin un modelo de lenguaje no me invento valores. Di a qué se parece (“parecido a una barrita de cereales”), sus valores (“410 kcal por 100 g”) o qué lleva (“receta { $food }: 40 g de avena, 20 g de miel”).

reply-goal = ¿Qué objetivo? Por ejemplo “mi objetivo son 1800 kcal”.

reply-what-was-eaten = ¿Qué tomaste de { slot }?

reply-what-change = ¿Qué debe cambiar? Por ejemplo “cambia el arroz a 150 g” o “cambia 2 por leche de avena”; “muestra hoy” tiene los números.

reply-counted-deletion = Borro entradas por su número o nombre: “borra 2 y 3”, “borra el arroz”.

reply-doubtful-number = ¿“{ $words }” es { $low } o { $high }? Dilo otra vez como uno de los dos, por favor.

reply-picture = ¿Qué archivo? Escribe o arrastra su nombre: “scan receipt.jpg”; “scan last” toma la imagen más reciente.

reply-other-diary = Eso es de otro diario: “/profile { $person }” va allí. Luego dilo de nuevo.

reply-shell = Eso lo hacen órdenes de la terminal: “larder export ARCHIVO”, “larder import ARCHIVO”, “larder backup ARCHIVO”, “larder reminders on”. “larder help” las lista todas.

reply-welcome = De nada.

reply-hello = Hola. ¿Qué comiste?

reply-chat = No se anota nada. Puedes decir lo que comiste, por ejemplo “200 g de pasta en el almuerzo”, o preguntar “¿qué tal hoy?”.

reply-understood = He entendido: { $foods }. ¿Qué hago con ello?

reply-not-understood = No he entendido eso. Puedes decir “200 g de pasta en el almuerzo” o “¿qué tal hoy?”.

reply-words-not-understood = No he entendido “{ $words }”. Puedes decir “200 g de pasta en el almuerzo” o “¿qué tal hoy?”.

reply-eaten-or-bought = { $foods }: ¿lo has comido o solo comprado? Di “comí { $first } …” o “compré { $first } …”.

reply-amount-at-home = Di cuánto hay y llevo la cuenta: “quedan 500 g de arroz”.
