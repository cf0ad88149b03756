### Tables of foods that are fetched and read, in Spanish: see docs/messages.md.

food-import-already = Nada que hacer: esto ya se importó.

food-import-source = { $source }: { $count ->
        [one] { $count } alimento
        *[other] { $count } alimentos
    }.

food-import-credited = { $source } { $credit }.

food-import-foods = Alimentos: { $changes }.

food-import-new = { $count ->
        [one] { $count } nuevo
        *[other] { $count } nuevos
    }

food-import-changed = { $count ->
        [one] { $count } cambiado
        *[other] { $count } cambiados
    }

food-import-unchanged = { $count ->
        [one] { $count } sin cambios
        *[other] { $count } sin cambios
    }

food-import-older = { $count ->
        [one] { $count } que se queda como está, por ser más nuevo
        *[other] { $count } que se quedan como están, por ser más nuevos
    }

food-import-removed = { $count ->
        [one] { $count } que ya no está en la nueva edición
        *[other] { $count } que ya no están en la nueva edición
    }

food-import-left-out = Fuera: { $count ->
        [one] { $count } registro
        *[other] { $count } registros
    } { $reason }.

food-import-passed-over = Pasados por alto: { $count ->
        [one] { $count } registro
        *[other] { $count } registros
    } { $reason }.

food-import-apart = Son para consultar, aparte de tus datos; uno pasa a ser tuyo cuando lo anotas.

reject-not-readable = por no poder leerse

reject-too-long = de longitud excesiva para un alimento

reject-wrong-width = con más o menos campos que la cabecera

reject-no-identifier = sin número ni código de barras

reject-no-name = sin nombre

reject-name-too-long = con un nombre más largo que una página

reject-not-a-number = con otra cosa donde va un número

reject-no-nutrition = sin valores

reject-unknown-basis = por no ser por 100 g ni por 100 ml

reject-not-a-food = por no ser comida

reject-superseded = de alimentos que sustituye una versión más nueva

reject-other-country = de otros países

food-import-stopped = Detenido; lo leído hasta ahora se conserva. La misma orden sigue desde aquí.

whole-broken-archive = { $file } está dañado o acaba a medias, así que no se tomó nada. Consíguelo otra vez.

whole-too-large = { $file } se descomprime en más de lo que cabe en un archivo así, así que no se tomó nada.

whole-too-much-inside = { $file } contiene más de lo que cabe en un archivo así, así que no se tomó nada.

whole-program = { $program } no pudo con { $file }, así que no se tomó nada.

whole-read-failed = No se pudo leer { $file } hasta el final, así que no se tomó nada.

import-no-file = No existe el archivo “{ $file }”.

import-not-readable = No se puede abrir { $file }. Revisa sus permisos.

import-not-a-file = { $file } no es un archivo corriente: un dispositivo o una tubería no tiene fin. Guárdalo antes en un archivo.

import-empty = { $file } está vacío, o lo está una tabla de dentro. Descárgalo otra vez.

import-unknown-kind = { $file } no es nada que larder sepa leer: una exportación de Apple Health, una tabla de días y kcal, el diario de MyFitnessPal, Cronometer u OpenNutriTracker, descargas de USDA y Open Food Facts, tablas nacionales en CSV.

import-one-table = { $file } es una sola tabla de una descarga de USDA. Da la carpeta o el zip del que viene.

import-nothing-inside = En { $file } no hay nada que larder lea.

import-too-many-inside = { $file } contiene más archivos que cualquier descarga de alimentos.

import-table-missing = { $file } no tiene { $table }, sin lo cual no hay alimentos.

import-column-missing = A { $file } le { $count ->
        [one] falta la columna
        *[other] faltan columnas:
    } { $columns }. No se tomó nada más.

import-wrong-unit = En { $file } la columna “{ $header }” tiene otra unidad que la que dice su descripción.

import-not-utf8 = { $file } no está en UTF-8. Guárdalo como “CSV UTF-8”.

import-spreadsheet = { $file } es una hoja de cálculo. Guarda su hoja de alimentos como “CSV UTF-8” e importa eso.

import-broken-archive = { $file } está dañado o acaba a medias. Lo anterior se conserva; descárgalo otra vez e impórtalo.

import-too-large = { $file } se descomprime en más de lo que cabe en un archivo así. No se tomó nada más.

import-program-missing = Para descomprimir { $file } hace falta { $program }: apt-get install { $program }

import-program = { $program } no pudo con { $file }. Lo anterior se conserva.

import-ambiguous-days = Días como 03/04/2026 en { $file } se pueden leer de dos maneras. Escríbelos como 2026-04-03.

import-changed-meanwhile = { $file } cambió mientras se leía. Impórtalo otra vez cuando nada escriba ya en él.

import-read-failed = No se pudo leer { $file } hasta el final. Lo anterior se conserva.

import-no-scratch = No hay sitio para leer { $file }, así que no se tomó nada. TMPDIR puede indicar una carpeta en otro disco.

download-stopped = larder: Detenido; la misma orden sigue la descarga desde aquí.

download-not-secure = A { $host } no se le pide nada sin https.

download-refused = { $host } no tiene { $file } ({ $status }). Consigue lo más nuevo en { $page } e importa el archivo.

download-transport = { $trouble } La misma orden sigue desde aquí.

download-too-large = { $file } es mayor de lo que puede ser un archivo así.

download-misdirected = { $host } no lleva a ninguna parte. Consigue el archivo en { $page } e impórtalo.

download-cannot-write = La descarga no se puede escribir en la carpeta de datos. Haz sitio e inténtalo otra vez.

download-library-missing = Para descargar hace falta libcurl: apt-get install libcurl4.

download-unreachable = No se puede conectar con { $host }. ¿Hay red?

download-untrusted = La conexión con { $host } no es de fiar.

download-silent = { $host } no responde.

download-broke-off = La descarga de { $host } se cortó.

table-description-unreadable = La descripción de la tabla no se puede leer: { $path }

table-description-line = Línea { $number } de la descripción: { $problem }

table-description = La descripción: { $problem }

mapping-no-value = hacen falta una clave y un valor, como “kcal = Energía (kcal)”.

mapping-unknown-key = no existe la clave “{ $key }”.

mapping-unknown-value = “{ $value }” no es una de las opciones.

mapping-twice = “{ $key }” está dos veces.

mapping-missing = falta “{ $key }”.

watch-nothing-there = No existe ningún archivo ni carpeta “{ $path }”.

watch-nothing-new = Nada nuevo.

watch-waiting = A la espera de nuevos datos de salud; Ctrl-C termina.

watch-would-keep = Se guardaría a la espera de tu sí: { $summary }.

watch-kept = Guardado a la espera de tu sí: { $summary }. larder pregunta cuando lo inicies.
