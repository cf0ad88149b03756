### The food bank: foods that are listed, added, changed, corrected, in Spanish: see docs/messages.md.

unit-noun = { $unit ->
        [serving] porción
        [piece] unidad
        [slice] rebanada
        [bowl] bol
        [glass] vaso
        [mug] taza
        [cup] taza
        [can] lata
        [tin] lata
        [bottle] botella
        [jar] tarro
        [handful] puñado
        [plate] plato
        [pot] olla
        [carton] brik
        [packet] paquete
        [bar] barrita
        [tbsp] cucharada
        [tsp] cucharadita
        [clove] diente
        *[other] { $unit }
    }

figure-alone = { $figure }

per-basis = por { $basis }

food-category = { $category ->
        [produce] fruta y verdura
        [dairy] lácteos
        [meat] carne
        [seafood] pescado
        [bakery] panadería
        [beverages] bebidas
        [snacks] aperitivos
        [frozen] congelados
        [pantry] despensa
        *[other] otros
    }

foods-of-category = { $category ->
        [produce] Fruta y verdura
        [dairy] Lácteos
        [meat] Carne
        [seafood] Pescado
        [bakery] Panadería
        [beverages] Bebidas
        [snacks] Aperitivos
        [frozen] Congelados
        [pantry] Despensa
        *[other] Otros
    }

food-portions = porciones: { $portions }

food-no-portions = porciones: ninguna

food-portion = { unit-noun } { $grams }

food-density = 1{"\u00A0"}ml pesa { NUMBER($density, maximumFractionDigits: 3) }{"\u00A0"}g

food-in-category = categoría: { food-category }

food-brand = marca: { $brand }

food-no-brand = marca: ninguna

food-barcode = código de barras: { $digits }

food-no-barcode = código de barras: ninguno

food-tags = etiquetas: { $tags }

food-no-tags = etiquetas: ninguna

basis-as-water = Indicado por { $amount }, se toma como { $grams }: no se conoce su densidad.

basis-converted = Indicado por { $grams }; convertido a 100{"\u00A0"}g.

basis-roughly = Indicado por { $amount } ≈ { $grams }; convertido a 100{"\u00A0"}g.

energy-worked-out = Energía calculada: 4{"\u00A0"}kcal por gramo de proteínas e hidratos de carbono, 9 por gramo de grasas.

doubt-energy = Compruébalo: se indican { $stated }{"\u00A0"}kcal; las proteínas, los hidratos de carbono y las grasas suman { $computed }{"\u00A0"}kcal.

doubt-part = Compruébalo: { $some }{"\u00A0"}g de { $part } son más que sus { $all }{"\u00A0"}g de { $whole }.

new-food-like = Una estimación: los valores y las porciones son los de { $food }, hasta que digas lo que sabes.

guess-basis = Dice que se basa en: { $basis }.

correct-title = Corregir { $food }

correct-recipes = Está en la receta { $recipes }: “recalcula { $first }” vuelve a calcular lo anotado de ella.

correct-summary = corrección de { $food }, { $energy } por 100{"\u00A0"}g

correct-summary-entries = corrección de { $food }, { $energy } por 100{"\u00A0"}g, { $count ->
        [one] { $count } entrada recalculada
        *[other] { $count } entradas recalculadas
    }

correct-also = También por 100{"\u00A0"}g: { $figures }.

correct-figure = { nutrient-name } { $now } (antes { $before })

correct-figure-new = { nutrient-name } { $now } (antes sin datos)

correct-logged = Anotado con los valores antiguos

correct-more-days = y { $count ->
        [one] { $count } día más
        *[other] { $count } días más
    }

correct-all = todo

correct-day-of = { $day }, { $person }

correct-day-total = día { $before } → { $after }{"\u00A0"}kcal

correct-stays = queda en { $energy }

correct-anew = de nuevo { $energy }

change-of-amounts = { $before } → { $after }

change-of-energy = { $before } → { $after }{"\u00A0"}kcal

correct-from-now-on = Desde ahora; lo anotado queda igual. “todo” vuelve a calcular { $count ->
        [one] { $count } entrada
        *[other] { $count } entradas
    } ({ $change }), “solo noviembre” una parte.

correct-one-day = { yes-key } recalcula también este día; “ninguno” lo deja como se anotó.

correct-days = { yes-key } recalcula también estos días; “ninguno” los deja como se anotaron, “quita { $line }” uno de ellos, “solo noviembre” todos los demás.

correct-staying = Lo que queda como se anotó lo indica en su día.

correct-staying-weightless = Lo que queda como se anotó ({ $count ->
        [one] { $count } entrada sin peso
        *[other] { $count } entradas sin peso
    }) lo indica en su día.

delete-food-title = Borrar de la lista de alimentos

delete-food-summary = borrado del alimento { $food }

delete-food-recipes = Está en la receta { $recipes }: desde entonces no cuenta ahí.

delete-food-of-table = Desde entonces cuentan los valores de la tabla de alimentos.

logged-entries-keep = { $count ->
        [one] Una entrada anotada conserva su nombre y sus valores.
        *[other] { $count } entradas anotadas conservan sus nombres y sus valores.
    }

mark-tags = Etiquetas

mark-favourite = Favorito

mark-no-favourite = Ya no es favorito

mark-summary = { $food }: { $deeds }

mark-deed-favourite = como favorito

mark-deed-no-favourite = ya no favorito

mark-deed-tagged = con la etiqueta { $tags }

mark-deed-untagged = sin la etiqueta { $tags }

mark-tags-changed = Etiquetas: { $after }; antes: { $before }.

nothing-there = nada

browse-was-all = Eran todos.

browse-more-in-table = Más en la tabla de alimentos

browse-more-imported = Más en los alimentos importados

browse-uses = { $count } ×

browse-favourite = favorito

browse-foods = Alimentos

browse-favourites = Favoritos

browse-recent = Alimentos recientes

browse-tagged = { $title } con la etiqueta { $tag }

browse-found = { $title }: “{ $words }”

browse-title = { $title }, por 100{"\u00A0"}g

browse-range = Del { $first } al { $last } de { $count }.

browse-next = “más alimentos” muestra los siguientes.

browse-empty = La lista de alimentos está vacía: los alimentos entran al anotarlos, o di “granola tiene 450 kcal por 100 g”.

browse-nothing = No hay un alimento así en la lista. Los alimentos entran al anotarlos.

food-several = Varios alimentos se llaman así: di cuál.

food-own-recipe = Tu receta, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } porción
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } porciones
    }: /recipes { $recipe } muestra lo que lleva.

change-food-title = Cambiar { $food }

change-food-summary = cambio de { $food }: { $lines }

change-food-keeps-name = Las entradas anotadas conservan su nombre.

food-field-name = nombre

food-field-brand = marca

food-field-barcode = código de barras

food-field-category = categoría

food-field-tags = etiquetas

food-field-density = densidad

density-value = { NUMBER($density, maximumFractionDigits: 3) }{"\u00A0"}g por ml

new-food-title = Alimento nuevo

new-food-title-of = Alimento nuevo: { $food }

new-food-summary = alimento nuevo, { $food }

new-food-name-asked = ¿Cómo se llama? “1 = bebida de avena” le da nombre.

new-food-energy-unknown = No se conoce su energía: lo que se anote de él no la tiene, y la suma del día es al menos la que se indica.

new-food-edits = “1: 12 g de grasa” cambia un valor, “1 = …” el nombre, “3: 30 g” la porción, “4: aperitivos” la categoría.

warning-no-name = No tiene nombre.

warning-no-nutrition = No tiene información nutricional.

warning-none-on-pack = Su envase no indica valores nutricionales.

warning-said-to-state-none = Consta que no indica valores nutricionales, y sin embargo los tiene.

warning-missing = Sin datos: { $nutrients }.

warning-from-kilojoules = Su energía se indica en kJ y se ha convertido.

warning-kilojoules-by-mistake = Sus kcal se indicaron en kJ por error y se han convertido.

warning-energy-from-macros = Su energía se calcula a partir de proteínas, hidratos de carbono y grasas.

warning-sodium-from-salt = Su sodio se calcula a partir de la sal.

warning-prepared = Los valores son los del alimento preparado; cuéntalo por porciones.

warning-approximate = Valor aproximado: { nutrient-name }.

warning-at-most = Como máximo eso: { nutrient-name }.

warning-at-least = Como mínimo eso: { nutrient-name }.

warning-trace = Trazas, se toman como cero: { nutrient-name }.

warning-estimates-left-out = { $count ->
        [one] Se omite un valor estimado a partir de sus ingredientes.
        *[other] Se omiten { $count } valores estimados a partir de sus ingredientes.
    }

warning-mixed-bases = Unos valores vienen de una etiqueta por porción y otros de una por 100.

warning-not-worked-out = Sus valores se introdujeron y aún no se han procesado.

warning-serving-unsaid = Sus valores son por porción, y no se dice cuánto es una porción.

warning-serving-too-small = Sus valores son por porción, y la porción es demasiado pequeña para calcular.

warning-serving-unit-unknown = No se conoce la unidad de su porción; se toman gramos.

warning-maybe-millilitres = Es una bebida: los valores pueden ser por 100{"\u00A0"}ml.

warning-impossible = No es posible: { nutrient-name }.

warning-impossible-sum = Sus proteínas, hidratos de carbono y grasas pesan más que el conjunto.

warning-serving-exceeds = Lo que hay en una porción pesa más que la porción.

warning-sugar-above = Tiene más azúcares que hidratos de carbono.

warning-saturated-above = Tiene más grasas saturadas que grasas.

warning-energy-inconsistent = Su energía no concuerda con sus proteínas, hidratos de carbono y grasas.

warning-units-inconsistent = Sus kcal y sus kJ no concuerdan.

label-title = Etiqueta nutricional

label-title-of = Etiqueta nutricional: { $name }

label-serving = Una porción: { $size }.

label-noted = Anotado en ella: “{ $words }”

label-second-reading = Una segunda lectura tiene otros valores, compruébalos: { $figures }.

label-second-figure = { nutrient-name } { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 2) }{"\u00A0"}kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 2) }{"\u00A0"}mg
        *[other] { NUMBER($figure, maximumFractionDigits: 2) }{"\u00A0"}g
    }

label-read-well = La etiqueta se leyó con mucha seguridad.

label-read-fairly = La etiqueta se leyó con seguridad media: vale la pena mirar el envase.

label-read-badly = La etiqueta se leyó con poca seguridad: compárala con el envase, por favor.

product-named = { $name } ({ $brand })

product-of-barcode = producto { $digits }

product-unnamed = producto sin nombre

products-none = Ningún producto

products-title = Productos

foods-none = Ningún alimento

products-more = { $count } en total; se muestran los primeros { $shown }.

product-trust = { $trust ->
        [ok] {""}
        [check] compruébalo
        [impossible] no es posible
        *[none] sin valores
    }

product-serving = 1 porción = { $size }

source-open-food-facts = Open Food Facts (ODbL), introducido por voluntarios

source-changed = modificado { $date }

source-is = Fuente: { $source }.

product-per-serving = La etiqueta es por porción; por 100 se calcula a partir de ella.

product-asked-yesterday = Esta es su respuesta del { $day }, de ayer.

product-asked-days-ago = Esta es su respuesta del { $day }, de hace { $days } días.

off-held-back = Open Food Facts permite unas pocas preguntas por minuto. Vuelve a preguntar en { $seconds } segundos.

off-busy = Open Food Facts pide paciencia: demasiadas peticiones. Responderá de nuevo en un minuto.

off-offline = Ahora no se puede acceder a Open Food Facts.

off-no-library = larder no puede acceder a la red: libcurl4 no está instalado.

off-timed-out = Open Food Facts no respondió en cinco segundos.

off-connection-lost = Se cortó la conexión con Open Food Facts.

off-untrusted = La conexión con Open Food Facts no es de fiar, así que no se preguntó nada.

off-too-large = Open Food Facts respondió con más de lo que tiene un producto.

off-moved = Open Food Facts remite a otro sitio, y larder no lo sigue.

off-stopped = Se detuvo.

off-no-account = Open Food Facts solo acepta alimentos de cuentas. “larder key set openfoodfacts” guarda la tuya.

off-not-protected = Otros podrían leer tu cuenta camino de LARDER_OFF_URL, así que no se envió nada. Usa https.

off-unreadable = Open Food Facts no dio una respuesta legible.

off-not-asked = No se preguntó a Open Food Facts.

off-no-product = Open Food Facts no conoce ningún producto “{ $words }”.

off-not-found = Open Food Facts aún no lo conoce.

off-barcode-not-found = Open Food Facts aún no conoce el código de barras { $barcode }.

off-no-barcode = { $barcode } no es el código de barras de un producto.

off-that-is-no-barcode = Eso no es el código de barras de un producto.

off-no-food-but = Eso no es un alimento: Open Food Facts lo tiene como “{ $kind }”.

off-no-food = Eso no es un alimento: Open Food Facts lo tiene como otro tipo de producto.

shops-own-barcode = { $barcode } es un número que pone la propia tienda: nadie más sabe qué es. Di el alimento por su nombre.

barcode-title = Código de barras { $barcode }

adding-by-label = Di lo que pone en la etiqueta: “{ $food } tiene 430 kcal, 8 proteína, 62 carbohidratos, 16 grasa por 100 g”. Se le asigna el código de barras.

adding-by-estimate = O anota ahora una estimación: “+180 { $food }”.

adding-example = barrita de avena

adding-it = esto

product-millilitre-as-gram = 1{"\u00A0"}ml se toma como 1{"\u00A0"}g.

product-then-serving = Cuando esté guardado, anótalo por su nombre: “comí 1 porción de { $food }”.

product-then-grams = Cuando esté guardado, anótalo por su nombre: “comí 100 g de { $food }”.

own-food-known = Está en tu lista de alimentos. Fuente: { $source }.

products-to-save = Para guardar uno, di su código de barras.

one-piece = 1 unidad

off-has-it-now = Open Food Facts ya tiene { $food }. Gracias.

off-has-all = Open Food Facts ya lo tiene todo de { $food }, así que no se envió nada.

off-refused = Open Food Facts no aceptó { $food }.

off-refused-because = Open Food Facts no aceptó { $food }: { $reason }.

off-waits = { $food } espera; /contribute lo intenta de nuevo.

off-account-refused = Open Food Facts no conoce esa cuenta o su contraseña. “larder key set openfoodfacts” guarda otra; { $food } espera.

off-no-time = Open Food Facts no tiene tiempo ahora. { $food } espera; /contribute lo intenta de nuevo.

contribute-kept = Guardado para darlo: { $summary }.

contribute-summary = { $food }, para Open Food Facts

contribute-title = Para Open Food Facts: { $food }

contribute-known = Open Food Facts ya lo tiene todo: { $food }.

contribute-public = Entonces es público, para que todos lo usen (ODbL), y tu cuenta figura al lado.

contribute-gaps = Antes de enviarlo se mira lo que ya hay; solo se rellenan huecos.

contribute-missing = Solo se envía lo que falta allí.

contribute-differs = Allí pone { nutrient-name } { $there }, aquí { $here }: se queda.
