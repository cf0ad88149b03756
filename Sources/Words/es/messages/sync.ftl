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

sync-alone = Estos datos no pertenecen a ningún hogar con varios dispositivos. “larder sync start LUGAR” crea uno.

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

sync-usage = /sync se encuentra con los demás; “/sync undo DISPOSITIVO since DÍA” deshace lo que dijo un dispositivo.

sync-removal-question = { $device } dejará de pertenecer al hogar: lo que diga desde ahora se deja aparte y lo que digan los demás no podrá leerlo. Lo que ya leyó, leído está. ¿Quitarlo? [s]í, [n]o:

sync-removed = { $device } ya no pertenece al hogar. Se cambió la clave.

sync-set-aside = { $count ->
        [one] { $count } cambio de un dispositivo quitado se dejó aparte.
        *[other] { $count } cambios de un dispositivo quitado se dejaron aparte.
    }

sync-started = Estos datos son el primer dispositivo de un hogar, que se encuentra en { $place }.

sync-invitation = En el otro dispositivo, con su propio camino al mismo lugar: larder sync join { $place }

sync-invitation-words = Pide estas doce palabras:

sync-invitation-care = Quien las tenga y tenga el lugar puede leer el diario del hogar. Valen dos semanas; larder sync invite crea otras.

sync-ask-words = Las doce palabras:

sync-whose = En este dispositivo ya hay un diario. ¿Es de la misma persona que el que se abre en el otro? [s]í los junta, [n]o los deja como de dos personas:

sync-joined = Este dispositivo pertenece ahora al hogar.

sync-household = { $count ->
        [one] Un hogar de { $count } dispositivo, que se encuentra en { $place }.
        *[other] Un hogar de { $count } dispositivos, que se encuentra en { $place }.
    }

sync-device = { $count ->
        [one] { $device }: { $count } cambio, el último { $day }
        *[other] { $device }: { $count } cambios, el último { $day }
    }

sync-device-here = { $count ->
        [one] { $device } (este): { $count } cambio, el último { $day }
        *[other] { $device } (este): { $count } cambios, el último { $day }
    }

sync-device-removed = { $device }: quitado por { $by }, { $day }

sync-met = Último encuentro: { $day }, { $time }.

sync-not-met = Aún no se han encontrado.

sync-questions = { $count ->
        [one] { $count } pregunta espera: larder la hace cuando lo inicias.
        *[other] { $count } preguntas esperan: larder las hace cuando lo inicias.
    }

sync-leaving = Este dispositivo ya no se encontrará con los demás en { $place }; ambas partes conservan lo que tienen. ¿Salir? [s]í, [n]o:

sync-left = Este dispositivo ha dejado el hogar. Su diario se queda aquí.

sync-named = Este dispositivo se llama { $device } desde ahora.

sync-unchanged = No se cambió nada.

sync-no-dry-run = Encontrarse con otros dispositivos no se puede ensayar: larder sync status muestra cómo está.

sync-has-household = Estos datos ya pertenecen a un hogar; larder sync leave lo termina.

sync-no-code = Estas no son las doce palabras de un código. Míralas otra vez.

sync-not-invited = Allí no hay ninguna invitación con estas palabras, o ya no vale: larder sync invite crea otras.

sync-not-there = En ese lugar no hay nada del hogar. Quizá no está montado o aún no se puede acceder a él; no se cambió nada.

sync-other-household = En ese lugar se encuentra otro hogar. Elige otro.

sync-not-permitted = Ese lugar no se puede leer o escribir. Revisa sus permisos.

sync-full = En ese lugar no queda sitio. Lo que se guardó aquí se queda y sale más tarde.

sync-unreachable = Ahora no se puede acceder a ese lugar. Lo que se guardó aquí se queda y sale más tarde.

sync-no-place = Los dispositivos se encuentran en una carpeta o en postgresql://…; eso no es ninguna de las dos.

sync-failed = El lugar donde se encuentran los dispositivos respondió { $code }.

sync-forget-leaves = Estos datos comparten su diario en { $place }. Para olvidar, dejan antes el hogar: los demás dispositivos conservan lo que tienen hasta que se olvide en cada uno, y lo que hay en ese lugar se queda allí, sellado, hasta que alguien lo quite.

sync-only-here = Este es el único dispositivo del hogar.
