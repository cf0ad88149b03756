### What /help shows, in Spanish: see docs/messages.md.

help-say = Di lo que comiste, con tus palabras:

help-example-1 = {"  "}200 g de pasta en el almuerzo       2 huevos, tostada con mantequilla y un café

help-example-2 = {"  "}el mismo desayuno que ayer          ayer para cenar: pizza y una cerveza

help-example-3 = {"  "}+450 menú del día                   una magdalena, 420 kcal

help-example-4 = {"  "}bebí 2 vasos de agua                Emma comió 2 rebanadas de pan

help-example-5 = {"  "}compré 2 l de leche 1,19 en Lidl    ¿qué compré la semana pasada?

help-change = Cambiarlo: mejor 250 g · borra el arroz · deshacer

help-foods = Alimentos: la leche de avena tiene 45 kcal, no 60 · mis alimentos

help-ask = Preguntar: ¿de dónde sale eso? · ¿qué tal hoy? · ¿cuántas calorías tiene un aguacate? · ¿cuándo comí salmón por última vez?

help-nothing-saved = Nada se guarda antes de que digas { yes-key }. larder cuenta; no da consejo médico.

command-help = qué puedes decir

command-today = hoy: lo comido y lo que queda

command-day = otro día: ayer, lunes, 2026-11-19

command-week = los últimos siete días junto a los anteriores; también un último día o 2026-11-01..2026-11-20

command-month = los últimos treinta días; también con us o eu (otros valores de referencia), o bought

command-markers = junto a qué valores de referencia van los indicadores; con colour o plain, cómo

command-progress = peso, energía y gasto en reposo en 7, 30 y 90 días; un número dice cuántos se dibujan

command-report = el informe de una semana (2026-W47, last; con again, rehecho), de 2026-10, 2026 o DESDE..HASTA

command-score = la puntuación de un día y cómo se forma; on la muestra con días e informes, off deja de mostrarla

command-pantry = lo que hay en casa, comprado menos anotado; soon es lo que se acabará, un alimento su libro

command-history = comidas anteriores, o cuándo se comió un alimento por última vez

command-recent = alimentos recientes

command-favourites = alimentos que marcaste

command-foods = tus alimentos, de una categoría (dairy), con una etiqueta o un nombre; more muestra los siguientes

command-recipes = tus recetas, una porción de cada una; con un nombre, lo que lleva

command-find = valores de un alimento y su fuente

command-contribute = dar a Open Food Facts un alimento según su envase; solo, envía lo que espera

command-targets = los objetivos diarios

command-exercise = si lo que gastas se suma al día; con on u off, cámbialo

command-family = el hogar y sus necesidades diarias; con guide, paso a paso; con targets, una propuesta

command-swap = uno o dos cambios en una comida, para que el día encaje mejor

command-trips = compras y gasto: week, month, 2026-11-01..2026-11-20, un día, una tienda o un número

command-setup = unas preguntas para tus objetivos; continúa donde se dejó

command-meal = lo que anotes será de esta comida, hasta /meal solo

command-again = anotar de nuevo la última comida, o el último desayuno

command-undo = deshacer el último cambio guardado

command-redo = rehacer lo deshecho

command-pending = lo guardado para después, ofrecido de nuevo

command-queue = lo que espera a un modelo o a la red; lo primero se pregunta de nuevo

command-sync = reunirse ahora con los otros dispositivos del hogar; undo deshace lo que dijo uno

command-profile = quién tiene un diario aquí; con un nombre, cambia a él

command-language = en qué idioma te habla larder; con un nombre o código (tr), otro

command-model = qué modelo responde; con un proveedor, sus modelos; con un nombre, cambia

command-thinking = lo que piensa un modelo antes de responder; on lo muestra, off lo oculta

command-images = si se conservan las imágenes que vio un modelo; si no, se descartan

command-cost = tokens usados por modelos de lenguaje

command-save = escribir esta conversación en un archivo, como transcripción

command-export = escribir todo como JSON en un archivo

command-paste = varias líneas de una vez, terminadas con una línea con un punto

command-quit = salir (también Ctrl-D)

command-unknown-near = No existe la orden /{ $word }. ¿Querías decir /{ $command }?

command-not-there = No existe la orden /{ $word }. /help muestra las que hay.

command-exercise-how = Di /exercise on o /exercise off.

command-family-how = Di /family, /family guide o /family targets.

command-find-what = ¿Qué alimento? Por ejemplo: /find lentejas

command-again-what = ¿Qué comida? Por ejemplo: /again breakfast

nothing-pending = No hay nada en espera ni guardado para después.

paste-how = Pega o escribe las líneas; una línea con solo un punto las termina.

welcome = ¿Es tu primera vez? Di lo que comiste; /setup hace unas preguntas para los objetivos diarios, cuando quieras.
