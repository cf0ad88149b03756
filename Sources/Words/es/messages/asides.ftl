### What is said beside the cards: what waits, lists of foods and profiles, costs, files, which model answers, in Spanish: see docs/messages.md.

queue-needs-model = Esperan a un modelo de lenguaje que vea imágenes: “larder doctor” dice cómo configurar uno.

queue-waiting = Espera a un modelo o a la red:

queue-line = { $number }  { $words } ({ $day })

queue-more = … y { $count } más

queue-kept-picture = { $file } se guarda hasta que lo mire un modelo que vea imágenes: /queue.

queue-kept-barcode = Se busca otra vez cuando haya conexión: /queue.

queue-placeholder = ¿Mientras tanto, un valor provisional? Es una parte del objetivo del día; “1: 450 kcal” lo cambia. Lo que muestre { $file } lo sustituirá, si estás de acuerdo.

queue-ready-food = { $food } está listo: ¿lo revisas?

queue-ready = { $file } está listo: ¿lo revisas?

queue-ready-product = El producto está listo: ¿lo revisas?

picture-unclear = No encuentro ahí ninguna etiqueta, tique ni código de barras que pueda leer; no se ha anotado nada. Si lo hay, repite la foto, más de cerca y con más luz, o escribe lo que pone; si es una comida, di “unas 500 kcal en el almuerzo”.

picture-not-looked-at = { $file } tampoco se pudo mirar esta vez. No se ha anotado nada.

picture-nothing-logged = No se ha anotado nada.

picture-no-food = No veo comida en esa imagen. Di qué comiste, o nombra otra.

picture-meal = Comida

picture-newest = La imagen más reciente es { $path }.

barcode-unsure = Leo { $codes }, pero no es seguro. Si son esas las cifras, di “código de barras { $first }”.

recent-title = Alimentos recientes

favourites-title = Favoritos

often-title = Alimentos más usados

favourites-none = Aún no hay favoritos: “marca la avena como favorita” marca uno.

recent-none = Aún no hay nada anotado.

recent-choose = Un número vuelve a anotar ese alimento.

recent-last = última vez { $grams }

recent-uses = { $uses } ×

favourite-mark = favorito

profiles-title = Perfiles

profiles-day-starts = el día empieza a las { $time }

profiles-this = este

profiles-default = predeterminado

tokens-title = Tokens

tokens-last-answer = última respuesta, { $model }

tokens-session = esta sesión, { $model }

tokens-today = hoy, { $model }

tokens-month = este mes, { $model }

tokens-month-of = este mes, { $person }, { $model }

tokens-in = { $count } enviados

tokens-out = { $count } recibidos

tokens-cached = { $count } en caché

tokens-prices = Precios de { $date }.

file-written = Escrito: { $path }

file-which = ¿Qué archivo? Por ejemplo: { $example }

file-not-written = No se pudo escribir { $path }. ¿Existe la carpeta y se puede escribir en ella?

file-there-already = { $path } ya existe. Elige otro nombre.

conversation-not-recorded = Esta conversación no se está grabando.

model-is-own = Responde el intérprete propio de larder: sin red, sin coste.

model-is-own-first = El intérprete propio de larder responde lo que entiende por completo, { $model } lo demás.

model-is = El modelo es { $model }.

model-no-list = { $provider } no da una lista de sus modelos.

model-none-offered = { $provider } no ofrece ningún modelo.

model-not-offered = { $provider } no ofrece un modelo “{ $model }”. /model { $provider } muestra los que tiene.

model-not-offered-near = { $provider } no ofrece un modelo “{ $model }”. Parecidos: { $near }.

model-not-here = Aquí no hay un modelo “{ $name }”. Hay: builtin.

proposal-gone = Ya no está en espera.

report-left-out = { $count ->
        [one] (Se dejó fuera del informe una frase
        *[other] (Se dejaron fuera del informe { $count } frases
    } del modelo.)

health-score = Puntuación de salud { $score } de 100, según el perfil nutricional del Reino Unido: 70 − 2 × (energía { $energy } + grasas saturadas { $saturated } + azúcares { $sugar } + sodio { $sodium } − frutas y verduras { $produce } − fibra { $fibre } − proteínas { $protein }).

picture-type-the-figures = No se ha anotado nada. Las cifras que lleva también se pueden escribir: “la granola tiene 450 kcal, 10 g de proteína, 60 g de hidratos y 18 g de grasa por 100 g”.

picture-type-the-receipt = No se ha anotado nada. Lo que pone también se puede escribir: “compré 2 l de leche 1,19 y mantequilla 2,29 en REWE”.
