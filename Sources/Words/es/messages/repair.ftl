### How damaged data is repaired, in Spanish: see docs/messages.md.

repair-card = { $count ->
        [one] Reparado aparte, { $count } registro:
        *[other] Reparado aparte, { $count } registros:
    }

repair-found = encontrado: { $found }

repair-differences = { $count ->
        [one] { $count } diferencia con lo que larder guardó
        *[other] { $count } diferencias con lo que larder guardó
    }

repair-from-copy = { $count ->
        [one] de la copia: { $count } anotación
        *[other] de la copia: { $count } anotaciones
    }

repair-records = { $count ->
        [one] { $count } registro ({ $names })
        *[other] { $count } registros ({ $names })
    }

repair-restored = del registro de cambios: { $records }

repair-corrected = como consta en el registro de cambios: { $records }

repair-unproven = conservado, aunque ninguna anotación lo prueba: { $records }

repair-dropped = perdido con aquello a lo que pertenecía: { $records }

repair-lost = { $count ->
        [one] del registro de cambios, perdido o no probado: anotación { $commits }
        *[other] del registro de cambios, perdido o no probado: anotaciones { $commits }
    }

repair-lost-more = del registro de cambios, perdido o no probado: anotaciones { $commits } y { $count } más

repair-question = ¿Ponerlo en su lugar? [s]í, [n]o:

repair-done = Reparado. Los archivos dañados se conservan en { $path }.

repair-needless = No hay nada que reparar: los datos están bien.

repair-sound = No hay nada que reparar: los datos están bien.

repair-absent = No hay datos en { $home }, así que no hay nada que reparar.

repair-newer = Los datos dicen ser de un larder más nuevo (formato { $found }, este conoce { $known }). Actualiza larder y vuelve a intentarlo; si aquí nunca se usó ninguno, pon el último larder backup en el lugar de larder.db.

repair-foreign = larder.db es la base de datos de otro programa, así que no se cambió nada. ¿Es esta la carpeta correcta?

repair-nothing-left = No se puede leer nada y no se conoce ninguna copia, así que no se cambió nada. larder repair ARCHIVO toma una copia que hizo larder backup; larder import lleva una exportación a una carpeta nueva (--home CARPETA).

repair-in-use = Otro programa tiene abiertos los datos. Ciérralo y vuelve a intentarlo; no se cambió nada.

repair-not-sound = Lo que aún se puede leer no forma un diario sano, así que no se cambió nada. larder repair ARCHIVO toma una copia que hizo larder backup; larder import lleva una exportación a una carpeta nueva (--home CARPETA).
