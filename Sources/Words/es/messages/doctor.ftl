### What the doctor finds, and what is done about it, in Spanish: see docs/messages.md.

doctor-data = datos

doctor-foods = alimentos

doctor-model = modelo

doctor-keys = claves

doctor-online = en línea

doctor-zone = zona horaria

doctor-terminal = terminal

doctor-locale = región

doctor-seal = sello

doctor-database = base de datos

doctor-records = registros

doctor-disk = disco

doctor-backup = copia

doctor-health = salud

doctor-reminders = recordatorios

doctor-no-foods = ninguno importado: larder import ARCHIVO trae los de USDA y Open Food Facts

doctor-foods-of = { $source }: { $count ->
        [one] { $count } alimento
        *[other] { $count } alimentos
    }, importados el { $day }

doctor-foods-unfinished = { $source }: { $count ->
        [one] { $count } alimento
        *[other] { $count } alimentos
    }, sin terminar de importar

doctor-model-after = { $model }, después del intérprete propio

doctor-model-own = builtin: no necesita red

doctor-no-terminal = aquí no hay: lo que se lee y se escribe va a archivos o programas

doctor-terminal-is = { $terminal }, { $editing }, { $colour }

doctor-no-name = desconocida

doctor-editing = edición de línea

doctor-no-editing = sin edición de línea: TERM indica una terminal que la tiene

doctor-colour = color

doctor-no-colour = sin color

doctor-no-locale = ninguna

doctor-locale-not-utf8 = { $name }: si las letras se ven raras, pon en LANG una en UTF-8, como es_ES.UTF-8

doctor-there = presente

doctor-missing = falta: apt-get install { $package } (solo para { $purpose })

doctor-missing-unpacker = falta: apt-get install { $package } (solo para importar)

doctor-for-models = modelos y datos de alimentos de fuera

doctor-for-sealing = datos sellados

doctor-for-secrets = claves en un almacén de secretos

doctor-for-notices = recordatorios en el escritorio

doctor-for-photos = imágenes

doctor-for-text = texto en imágenes

doctor-for-codes = códigos de barras

doctor-for-second-reading = una segunda lectura de los códigos de barras, con la que más son seguros

doctor-for-documents = archivos PDF

doctor-key-of = { $provider } ({ $place })

doctor-no-keys = ninguna: larder key set openai guarda una

doctor-read-only = { $path }, solo lectura: se muestra lo que hay, no se guarda nada

doctor-sound = sana, formato { $format }, { $size }

doctor-not-sealed = ninguno: larder lock sella los datos con una frase de paso

doctor-sealed = con una frase de paso

doctor-sealed-in-store = con una frase de paso; el almacén de secretos también tiene la clave

doctor-entries = { $count ->
        [one] { $count } entrada
        *[other] { $count } entradas
    }

doctor-food-count = { $count ->
        [one] { $count } alimento
        *[other] { $count } alimentos
    }

doctor-profiles = { $count ->
        [one] { $count } perfil
        *[other] { $count } perfiles
    }

doctor-not-known = desconocido

doctor-free = { $size } libres

doctor-little-space = { $size } libres: haz sitio, larder no puede guardar en un disco lleno

doctor-never-copied = nunca: larder backup hace una copia comprobada

doctor-copied = { $days ->
        [0] hoy
        [one] hace { $days } día
        *[other] hace { $days } días
    }{ $place }

doctor-copy-at = {", "}{ $path }

doctor-copy-gone = , ya no está en { $path }

doctor-copy-old = { $copied }: larder backup hace una nueva

doctor-watching = larder health watch { $path } lo mantiene al día

doctor-watched-gone = { $path } se vigilaba y ya no está

doctor-no-tracker = sin cifras de ningún rastreador: larder import export.zip, o larder health watch CARPETA

doctor-tracked = calorías gastadas hasta { $day }, { $name }

doctor-tracked-old = calorías gastadas hasta { $day }, { $name }: larder import de una exportación más nueva trae el resto

doctor-reminders-off = no: larder reminders on

doctor-reminders-each-off = sí, pero todos están desactivados: larder reminders lunch on

doctor-no-timer = sí, pero no hay temporizador: larder reminders on lo pone

doctor-reminders-by = { $plan }, con { $waker }

doctor-reminders-sleeping = { $state }; sin poner: { $names }. larder reminders on los vuelve a poner

doctor-reminders-next = { $state }; el próximo, { $name }, { $day } { $time }

doctor-online-no-model = no se indicó ningún modelo: larder doctor --online --model openai:NOMBRE

doctor-online-answers = { $model } responde ({ $input } tokens de entrada, { $output } de salida)

doctor-online-context = { $model } lee { $tokens } tokens de una vez

doctor-online-key = { $provider } acepta la clave

doctor-online-key-models = { $provider } acepta la clave ({ $count ->
        [one] { $count } modelo
        *[other] { $count } modelos
    })

commit-does-not-follow = la anotación { $commit } del registro de cambios no se sigue de las demás

