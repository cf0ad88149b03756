### What the command line is told, and what is said of it, in Spanish: see docs/messages.md.

option-home = dónde están los datos (o LARDER_HOME; si no, la carpeta de datos de XDG)

option-model = el modelo de lenguaje: builtin, o openai:NOMBRE, anthropic:, gemini:, ollama:, llamacpp:, compatible:

option-base-url = dónde está el servidor de ese modelo (también OPENAI_BASE_URL, ANTHROPIC_BASE_URL, GEMINI_BASE_URL)

option-no-local = deja que el modelo responda siempre, no solo lo que larder no entiende por sí mismo

option-prompts = toma los prompts de esta carpeta

option-max-calls = consulta modelos como mucho tantas veces por hora (si no, 100; un servidor propio, cuanto haga falta)

option-effort = cuánto piensa el modelo: none, low, medium, high u otro nivel que conozca (si no, lo que fije el proveedor)

option-answer-tokens = máximo de tokens de una respuesta, contando lo que piensa (si no, 8192)

option-context = cuántos tokens lee un modelo de una vez (si no, lo que diga su servidor; véase docs/models.md)

option-suite = con bench: tools, day, nutribench o all

option-runs = con bench: cuántas veces se dice todo (si no, una)

option-least = con bench: el código de salida es 1 si acierta menos de esto

option-spend = con bench: sigue sin preguntar si no cuesta más que esto (si no, 1)

option-online = con doctor: hace una pregunta mínima al modelo indicado

option-log = con doctor: lo que falló últimamente, solo por su nombre, nada de lo que se dijo

option-trace = dice quién responde y por qué, y lo que va por la red, con las claves ocultas

option-profile = de quién es el diario

option-now = el momento que se toma como actual, como 2026-11-20T12:30:00+01:00

option-zone = la zona horaria, como Europe/Madrid

option-language = el idioma de esta vez: en, de, es, tr o zh (si no, el del perfil; si no, el de LANG)

option-seed = hace iguales cada vez los identificadores de esta ejecución

option-yes = confirma lo que esta ejecución proponga

option-dry-run = muestra lo que se guardaría y no guarda nada

option-json = un objeto JSON por línea para cada suceso; con bench ARCHIVO: los resultados, para continuar

option-csv = con export: el diario como tabla para hojas de cálculo, una fila por entrada

option-schema = con read: el esquema JSON de lo que se dice de una comida

option-shape = con read --json: lo que se dice de una comida, con los nombres de otro programa (calsnap)

option-record = escribe la conversación en un archivo, como transcripción

option-no-color = sin color (también NO_COLOR)

option-plain = sin color ni columnas: para lectores de pantalla y terminales sencillas

option-ingredients = con understand: las líneas son de recetas

option-week = la semana, como 2026-W47: la de report, o aquella con cuyo informe empieza una conversación

option-country = con import: de Open Food Facts solo lo que se vende allí, como es

option-mapping = con import: describe las columnas de otra tabla (docs/manual/import.md)

option-eaten = con import: también lo que un rastreador dice que se comió, en días sin entradas

option-replace = con import: las cifras de un rastreador sustituyen, en sus días, la actividad que anotaste

option-kilograms = con import: los pesos sin unidad son kilogramos

option-pounds = con import: los pesos sin unidad son libras

option-all-days = con import: el diario de otro rastreador también en días con entradas propias

option-once = con health watch: mira una vez y termina, para temporizadores

option-leave-out = con apply: deja fuera las líneas que no se pueden leer; entonces no se quita nada

option-slot = la comida de lo que se dice sin ninguna: breakfast, lunch, dinner o snack

option-confirm = con mcp: dónde se da el sí, en un formulario del cliente (lo habitual) o solo en larder (draft)

option-keyring = con lock: la clave se guarda también en el almacén de secretos del escritorio, que entonces abre los datos

option-html = con report: lo escribe como página que no necesita nada más

option-accept = con replay: toma la salida como nueva transcripción

option-help = esta ayuda

option-version = la versión

program-say = un turno: larder say comí 200g de pasta

program-show = un día, una semana, un mes, DESDE..HASTA o progress; con --json para programas

program-report = una semana en cifras (2026-W47, last), un mes (2026-10), un año o DESDE..HASTA; también como página (--html)

program-understand = una línea JSON por cada línea de la entrada estándar: lo que se entiende de ella; no guarda nada

program-read = qué hay en una imagen, documento o texto: etiqueta, tique, comida, código de barras, producto; no guarda nada

program-import = alimentos que consultar (USDA, Open Food Facts, tablas); calorías gastadas y pesos (Apple Health, una tabla); el diario de MyFitnessPal, Cronometer u OpenNutriTracker; o lo que exportó larder

program-health = espera nuevos datos de salud y los guarda hasta tu sí

program-export = todo en un archivo JSON, o con --csv el diario como tabla

program-backup = una copia comprobada de toda la base de datos, aunque esté en uso

program-journal = el diario como texto sencillo, una línea por entrada, para editarlo donde sea

program-apply = un diario editado: muestra qué dice distinto y lo guarda con un sí

program-replay = reproduce transcripciones como pruebas

program-bench = mide un modelo con lo que la gente quiere decir: 300 líneas, días, transcripciones, tablas de comidas (docs/models.md)

program-key = guarda, lista o quita claves de proveedores de modelos; la clave se pide, nunca se muestra

program-models = los modelos que se pueden elegir: lo que ofrece cada proveedor con clave o que funciona aquí

program-doctor = cómo están los datos, qué está configurado, qué falta y cómo conseguirlo

program-repair = hace datos sanos a partir de los dañados, su registro de cambios y una copia (ARCHIVO, o la última), con un sí

program-forget = borra para siempre a una persona, o todo: de los registros, del registro de cambios y de cuanto guarda larder

program-lock = sella los datos con una frase de paso, que desde entonces se pide una vez por sesión

program-unlock = quita el sello

program-sync = se encuentra con los otros dispositivos del hogar; crearlo, unirse o dejarlo (docs/sync.md)

program-reminders = cuándo recuerda larder con suavidad el desayuno, el almuerzo, la cena y la semana; todos o uno, activado o no, o a una hora

program-remind = lo que ejecuta un temporizador: dice algo cuando toca recordar, y nada si esa comida está anotada

program-mcp = ofrece sus herramientas a otros programas por la entrada estándar (Model Context Protocol); solo tu sí guarda

program-completion = un guion que completa órdenes y opciones en el intérprete de órdenes (docs/reference.md)

program-man = la página de manual, en roff: larder man | man -l -

program-help = esta ayuda; con tools, lo que puede pedir un modelo de lenguaje

exit-done = hecho

exit-failed = falló un turno o una reproducción

exit-usage = uso

exit-unconfirmed = algo quedó sin confirmar (guardado como borrador)

exit-provider = proveedor o red

exit-key = falta la clave o se rechaza

exit-data = los datos están bloqueados, son más nuevos o están dañados

exit-interrupted = interrumpido

usage-intro = larder: di lo que comiste; muestra lo que guardaría y lo guarda cuando dices que sí.

usage-converse = conversar; un guion cuando la entrada estándar no es una terminal

usage-exits = Códigos de salida:

usage-wrong = larder: { $sentence } Véase larder --help.

usage-wants-value = --{ $option } necesita un valor: --{ $option } { $value }.

usage-takes-no-value = --{ $option } no lleva ningún valor.

usage-wants-number = --{ $option } necesita un número entero.

usage-wants-effort = --effort necesita una palabra como none, low, medium o high.

usage-no-moment = “{ $value }” no es un momento con su diferencia horaria. Por ejemplo: 2026-11-20T12:30:00+01:00.

usage-wants-language = --language necesita uno de estos: { $known }.

usage-wants-suite = --suite necesita tools, day, nutribench o all.

usage-wants-range = --{ $option } necesita de { $least } a { $most }.

usage-knows-shapes = --shape conoce { $names }.

usage-one-unit = --kilograms o --pounds: solo uno de los dos.

usage-wants-slot = --slot necesita breakfast, lunch, dinner o snack.

usage-wants-confirm = --confirm necesita form o draft.

usage-say-what = ¿Decir qué? Por ejemplo: larder say comí 200g de pasta.

usage-read-what = ¿Leer qué? Por ejemplo: larder read etiqueta.jpg.

usage-watch-saves-nothing = health watch no guarda nada: deja lo que encuentra a la espera de tu sí. Quita --yes.

usage-one-file = { $command } lleva un solo archivo.

usage-journal-days = journal lleva un día o DESDE..HASTA.

usage-apply-what = ¿Qué archivo se aplica? Por ejemplo: larder apply diario.txt.

usage-replay-what = ¿Reproducir qué? Por ejemplo: larder replay transcripts.

usage-models-one = models lleva un solo proveedor.

usage-no-provider = No hay ningún proveedor “{ $name }”. Hay { $all }.

usage-repair-one = repair lleva una sola copia.

usage-forget-whom = ¿Olvidar a quién? larder forget NOMBRE, o larder forget everything.

usage-forget-wants-yes = Nada devuelve lo que se olvida, así que --yes no lo confirma. Quítalo.

usage-mcp-asks = mcp pide cada sí donde una persona puede darlo. Quita --yes.

usage-takes-nothing = { $command } no lleva nada: “{ $word }” sobra.

usage-no-command = No hay ninguna orden “{ $name }”. Para anotarlo: larder say { $words }.

usage-no-command-near = No hay ninguna orden “{ $name }”. ¿Querías decir “{ $near }”? Para anotarlo: larder say { $words }.

usage-no-option = No hay ninguna opción { $name }.

usage-no-option-near = No hay ninguna opción { $name }. ¿Querías decir --{ $near }?

usage-show-what = show lleva day, week, month, progress o DESDE..HASTA, y una fecha.

usage-show-progress = show progress lleva un número de días: larder show progress 90.

usage-import-what = ¿Importar qué? Un archivo, o: larder import usda sr; larder import openfoodfacts.

usage-usda-parts = USDA tiene foundation, sr, fndds y branded. Por ejemplo: larder import usda sr.

usage-import-too-much = “{ $word }” sobra. Por ejemplo: larder import usda sr.

usage-health = health vigila un archivo o una carpeta: larder health watch ~/Exportados.

usage-health-one = health watch lleva un archivo o una carpeta: larder health watch ~/Exportados.

usage-key-not-here = Una clave no se da en la línea de órdenes, donde otros pueden leerla: larder key set { $provider } la pide.

usage-key-list = key list no lleva nada.

usage-key-delete = key delete lleva un solo nombre.

usage-key = key lleva set, list o delete. Por ejemplo: larder key set openai.

usage-whose-key = ¿La clave de quién? Por ejemplo: { $example }.

usage-no-key-provider = No hay ningún proveedor con ese nombre. Hay: { $names }.

usage-reminders = reminders lleva on u off, o breakfast, lunch, dinner o week con on, off o una hora. Por ejemplo: larder reminders lunch 12:30.

usage-remind = remind lleva breakfast, lunch, dinner o week. Por ejemplo: larder remind lunch.

usage-sync = sync solo se encuentra ahora con los otros dispositivos; lleva start LUGAR, join LUGAR con las doce palabras, invite, status, name NOMBRE, undo DISPOSITIVO since DÍA, remove DISPOSITIVO o leave. Un lugar es una carpeta que comparten los dispositivos, o postgresql://….

no-home-known = No se conoce ninguna carpeta personal. Indica una con --home CARPETA.

not-all-written = No se pudo escribir todo.

no-zone-known = Esta máquina no conoce la zona horaria “{ $name }”. Por ejemplo: Europe/Madrid.

converse-greeting = larder { $version }: di lo que comiste, o /help. Ctrl-D sale.

stopped-nothing-taken = larder: Detenido; no se tomó nada de { $file }.

model-address-only = --base-url es la dirección del servidor de un modelo. Indica también el modelo: --model PROVEEDOR:NOMBRE.

model-no-such = No hay ningún modelo “{ $name }”. Hay builtin y { $providers }.

provider-no-list = { $provider } no da la lista de sus modelos.

model-no-address = { $provider } no tiene dirección propia. Indica una con --base-url http://localhost:8000/v1.

no-http-address = { $name } no es una dirección http ni https.

model-key-not-sent = La clave de { $provider } no se envía a { $host } por http sin cifrar, donde otros pueden leerla. Usa https, o un servidor en esta máquina.

model-no-prompt = { $name }.md no es un prompt: empieza con “version: 1”.

model-max-calls = LARDER_MAX_CALLS necesita un número entero.

no-such-country = No hay ningún país “{ $name }” en la lista. Por ejemplo: --country es.

no-error-noted = No hay ningún error anotado.

file-read = Archivo: { $path }
