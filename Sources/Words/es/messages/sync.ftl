### Devices of a household that meet, in Spanish: see docs/messages.md.

sync-nothing-new = No hay nada nuevo.

sync-came = { $count ->
        [one] Llegó { $count } cambio de { $devices }.
        *[other] Llegaron { $count } cambios de { $devices }.
    }

sync-went = { $count ->
        [one] Salió { $count } cambio de este dispositivo.
        *[other] Salieron { $count } cambios de este dispositivo.
    }

sync-waiting = { $count ->
        [one] { $count } cambio espera algo que aún no está.
        *[other] { $count } cambios esperan algo que aún no está.
    }

sync-newer = Una parte la hizo un larder más nuevo: actualiza este.

sync-locked = Una parte está sellada con una clave que este dispositivo no tiene.

sync-damaged = { $count ->
        [one] { $count } archivo no está entero o no es del hogar; se dejó como está.
        *[other] { $count } archivos no están enteros o no son del hogar; se dejaron como están.
    }

sync-renewed = Estos datos se copiaron o se restauraron: siguen como un dispositivo propio.

sync-alone = Estos datos no pertenecen a ningún hogar con varios dispositivos. «larder sync start LUGAR» crea uno.

sync-no-meeting = Los dispositivos no pudieron encontrarse.

differ-title = Dos dispositivos difieren

differ-here = este dispositivo

differ-counts = vale ahora

differ-on-here = en este dispositivo

differ-on = en { $device }

differ-note = Ninguno sabía del otro. Un sí toma lo que se dijo { $where }; un no lo deja como está.

differ-deleted = Se borró { $deleted } y mientras tanto se cambió { $changed }, así que se quedó. Un sí lo borra; un no lo deja como está.

differ-summary = { $subject }, como se dijo { $where }

differ-deletion = { $subject }: borrado

differ-settled = Eso ya está decidido.

differ-eaten = comido

differ-nothing = nada

differ-ingredients = { $count ->
        [one] { $count } ingrediente
        *[other] { $count } ingredientes
    }

differ-height = { $centimetres } cm

differ-part = { $part ->
        [aim] el objetivo
        [hours] las horas del día
        [activity] la actividad
        [diet] la dieta
        [units] las unidades
        [measures] las porciones
        [total] el total
        [line] la línea
        *[other] otra cosa
    }

sync-no-device = Ningún dispositivo del hogar se llama así. Hay { $known }.

undo-device-title = Deshacer lo que dijo { $device } desde { $day }

undo-device-summary = deshecho lo que dijo { $device } desde { $day }

undo-device-nothing = No queda nada que deshacer de lo que dijo { $device } desde { $day }.

sync-usage = /sync se encuentra con los demás; «/sync undo DISPOSITIVO since DÍA» deshace lo que dijo un dispositivo.

sync-removal-question = { $device } dejará de pertenecer al hogar: lo que diga desde ahora se deja aparte y lo que digan los demás no podrá leerlo. Lo que ya leyó, leído está. ¿Quitarlo? [s]í, [n]o:

sync-removed = { $device } ya no pertenece al hogar. Se cambió la clave.

sync-set-aside = { $count ->
        [one] { $count } cambio de un dispositivo quitado se dejó aparte.
        *[other] { $count } cambios de un dispositivo quitado se dejaron aparte.
    }
