### Files, pages, models and data that fail, in Spanish: see docs/messages.md.

file-trouble = { $path }: { $trouble }

file-absent = No existe ese archivo.

file-folder = Eso es una carpeta. Nombra un archivo de ella.

file-link = Eso es un enlace a otro archivo. Nombra ese archivo mismo.

file-special = Eso es un dispositivo o una tubería, no un archivo.

file-not-permitted = No puedo leer ese archivo. Revisa sus permisos.

file-empty = El archivo está vacío.

file-too-large = El archivo tiene { $size }{"\u00A0"}MB; se leen hasta { $most }{"\u00A0"}MB.

file-failed = El sistema no pudo leer el archivo (error { $code }).

file-no-text = no es un texto que se pueda leer aquí.

file-nothing-read = No encuentro en él nada que pueda leer.

files-not-here = Aquí no se pueden mirar archivos.

folder-absent = No existe esa carpeta.

folder-without-pictures = En esa carpeta no hay ninguna imagen ni PDF.

folders-without-pictures = No hay ninguna imagen ni PDF en { $folders }. Nombra su carpeta.

media-damaged = El archivo está dañado o cortado.

media-pixels = La imagen tiene { $width } × { $height } píxeles; se abren hasta { $most } millones.

media-password = El documento pide una contraseña. Guárdalo sin ella y nombra ese archivo.

media-drawing = Es un dibujo (SVG), que puede nombrar otros archivos y no se abre.

media-archive = Eso es un archivo comprimido. Descomprímelo y nombra un archivo de dentro.

media-unknown = Eso no es una imagen, un PDF ni un texto.

media-too-long = Leerlo llevó más de { $seconds } segundos y se detuvo. Nómbralo otra vez cuando haya menos en marcha, o una imagen solo de esa parte, o escribe lo que dice: “compré 2 l leche 1,19 en REWE”.

media-stopped = Se detuvo la lectura.

media-failed = { $program } falló. Revisa el disco y su carpeta temporal.

media-missing-pictures = Para leer imágenes hace falta { $program }: apt-get install { $package }

media-missing-text = Para leer texto en imágenes hace falta { $program }: apt-get install { $package }

media-missing-barcodes = Para leer códigos de barras hace falta { $program }: apt-get install { $package }

media-missing-pdf = Para leer archivos PDF hace falta { $program }: apt-get install { $package }

page-no-address = solo se abren direcciones que empiezan por http:// o https://.

page-not-here = aquí no se pueden abrir páginas.

page-absent = no existe esa página.

page-refused = el servidor no la dio ({ $status }).

page-offline = ahora no se puede acceder a ella.

page-no-library = larder no puede acceder a la red: libcurl4 no está instalado.

page-timed-out = no llegó respuesta a tiempo.

page-broke = se cortó la conexión.

page-untrusted = la conexión no es de fiar, así que no se leyó nada.

page-too-large = es más grande que una página con una receta.

page-moved = apunta a otro sitio y no lleva a ninguna página.

page-not-public = está en este equipo o en una red local, donde larder no entra. LARDER_LOCAL_PAGES=yes lo permite.

page-no-text = lo que llegó no es un texto que se pueda leer.

page-stopped = se detuvo.

page-no-answer = no llegó ninguna respuesta legible.

model-recorded-used-up = Se han agotado las respuestas grabadas.

model-no-library = Este modelo necesita libcurl: apt-get install libcurl4. O usa /model builtin.

model-unreachable = No se puede conectar con { $provider }. Revisa la conexión, o usa /model builtin.

model-untrusted = El certificado de { $provider } no es de fiar. Revisa la dirección y el reloj.

model-redirected = { $provider } apunta a { $host }, y larder no lo sigue. Revisa la URL base.

model-redirected-elsewhere = { $provider } apunta a otra dirección, y larder no la sigue. Revisa la URL base.

model-timed-out = { $provider } no respondió a tiempo. Inténtalo otra vez, o usa /model builtin.

model-broke-off = La respuesta de { $provider } se cortó. Inténtalo otra vez, o usa /model builtin.

model-no-key = No hay clave para { $provider }: larder key set { $provider } guarda una. O usa /model builtin.

model-key-refused = { $provider } rechazó la clave. Revísala, o usa /model builtin.

model-forbidden = { $provider } no permite esto con tu clave. Revísala, o usa /model builtin.

model-quota = La cuota en { $provider } está agotada. Revisa la cuenta, o usa /model builtin.

model-rate-limited-for = { $provider } no acepta más peticiones por ahora. Inténtalo en { $seconds }{"\u00A0"}s, o usa /model builtin.

model-rate-limited = { $provider } no acepta más peticiones por ahora. Inténtalo en un minuto, o usa /model builtin.

model-busy = { $provider } está ocupado. Inténtalo en un momento, o usa /model builtin.

model-too-long = La conversación es demasiado larga para { $provider }. Sal y empieza de nuevo, o usa /model builtin.

model-unknown = { $provider } no tiene un modelo “{ $model }”. Revisa el nombre.

model-no-tools = “{ $model }” no puede usar herramientas. Elige otro modelo, o /model builtin.

model-filtered = { $provider } no quiso responder a eso. Dilo con otras palabras, o usa /model builtin.

model-refused = { $provider } no aceptó la petición. Prueba otro modelo, o /model builtin.

model-unreadable = { $provider } dio una respuesta que no se puede leer. Inténtalo otra vez.

model-never = No se puede preguntar a ningún modelo: el límite es 0 veces por hora (--max-calls, LARDER_MAX_CALLS).

model-limit = Se preguntó a los modelos { $times ->
        [one] una vez
        *[other] { $times } veces
    } en esta hora, tantas como se permite (--max-calls, LARDER_MAX_CALLS).

model-not-counted = No se preguntó a ningún modelo: la petición no se pudo contar. larder doctor dice qué pasa con los datos.

model-cancelled = Cancelado.

data-of-newer = Los datos los escribió un larder más nuevo (formato { $found }, este conoce { $known }). Actualiza larder.

data-damaged = El archivo de datos está dañado. larder repair lo arregla con la última copia; nada cambia antes de tu sí.

data-in-use = Otro programa está usando los datos. Ciérralo e inténtalo otra vez; no se pierde nada.

data-read-only = No se puede escribir en los datos: son de solo lectura. Revisa los permisos de su carpeta.

data-sealed = Los datos están sellados con una frase de paso (larder lock) y no se abrieron.

data-disk-full = El disco está lleno. Haz sitio y di s otra vez; no se pierde nada.

data-no-memory = No hay memoria suficiente. Cierra otros programas e inténtalo otra vez; no se pierde nada.

data-disk-failed = No se pudo leer o escribir en el disco. Revísalo e inténtalo otra vez.

data-folder-not-permitted = No se puede abrir la carpeta de datos. Revisa sus permisos, o elige otra con --home.

data-folder-is-file = El nombre de la carpeta de datos es de un archivo. Elige otra con --home.

data-folder-fails = No se puede abrir la carpeta de datos. Elige otra con --home.

data-saved-already = Eso ya está guardado.

data-changed-since = Algo en lo que se basa ha cambiado desde entonces. Pregunta otra vez.

data-gone-since = Algo que necesita ya no está. Pregunta otra vez.

data-not-saved = No guardado: { $fault }.

data-cannot-undo = Eso ya no se puede deshacer.

data-fault = El archivo de datos respondió con el fallo { $code }. larder doctor dice más.

fault-no-name = no tiene nombre

fault-too-long = un nombre o texto es demasiado largo

fault-characters = un nombre tiene caracteres que no se pueden mostrar

fault-grams = un peso no está entre 0 y 100{"\u00A0"}kg

fault-no-grams = falta un peso

fault-figure = demasiado: { nutrient-name }

fault-no-energy = no dice la energía

fault-figures-differ = sus valores no salen de su alimento

fault-number = un número está fuera de lo razonable

fault-does-not-fit = no encaja con el resto de los datos

fault-in-itself = una receta no puede ser ingrediente de sí misma

fault-needed = otros registros aún lo necesitan

fault-default-profiles = exactamente un perfil tiene que ser el predeterminado

seal-no-library = Los datos sellados necesitan libsodium, que no está aquí: apt-get install libsodium23.

seal-no-memory = No hay memoria suficiente para abrir el sello. Cierra otros programas e inténtalo otra vez.

seal-wrong-passphrase = Esa no es la frase de paso. No se cambió nada.

seal-wrong-key = La clave del almacén de secretos no es la de estos datos.

seal-damaged = El sello está dañado y ninguna frase de paso lo abre. larder repair ARCHIVO toma una copia que hizo larder backup.
