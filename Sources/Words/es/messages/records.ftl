### What of the records is not as it was saved, in Spanish: see docs/messages.md.

record-kind = { $kind ->
        [profile] perfil
        [food] alimento
        [recipe] receta
        [meal] comida
        *[entry] entrada
        [trip] compra
        [purchase] artículo comprado
        [target] objetivo
        [weight] peso
        [activity] actividad
        [familyMember] miembro de la familia
        [familyTargets] objetivos de la familia
        [water] agua
        [knownLine] línea de tique conocida
        [pantryChange] cambio de la despensa
    }

record-some = un registro ({ $kind })

record-of-person = { $record } ({ $person })

record-entry = la entrada “{ $name }”

record-entry-of = la entrada “{ $name }” del { $day }

record-meal = { slot } del { $day }

record-food = el alimento “{ $name }”

record-recipe = la receta “{ $name }”

record-profile = el perfil { $person }

record-trip = la compra del { $day } en { $store }

record-purchase = el artículo comprado “{ $name }”

record-target = el objetivo desde el { $day }

record-weight = el peso del { $day }

record-activity = la actividad “{ $name }” del { $day }

record-water = el agua del { $day }

record-member = el miembro de la familia { $person }

record-pantry = el cambio de la despensa del { $day }

found-unreadable = un registro no se puede leer ({ $kind })

found-altered = { $record } no es lo que guardó la anotación { $commit }

found-unrecorded = { $record } no fue guardado por ninguna anotación

found-gone = falta un registro que guardó la anotación { $commit } ({ $kind })

found-invalid = { $record } contiene un valor imposible

found-orphaned = hay filas de la tabla { $table } que pertenecen a algo que no está

found-day = las sumas del { $day } no son las de sus entradas

found-uses = las veces que se comieron los alimentos no son las que dicen las entradas

found-commit = la anotación { $commit } del registro de cambios falta o no se puede leer

found-link = la anotación { $commit } del registro de cambios no está como se escribió

found-not-following = la anotación { $commit } del registro de cambios no se sigue de las demás

found-draft = un borrador no se puede leer

found-report = un informe semanal no se puede leer

found-more = y al menos { $count } más

records-differ = SQLite puede leerlo, pero no todo está como larder lo guardó: { $found }. Quizá otro programa escribió ahí. larder repair muestra lo que prueba el registro de cambios y lo arregla con tu sí.

records-damaged = Dañado ({ $fault }). larder repair lo arregla con lo que se puede leer, el registro de cambios y el último larder backup, y lo muestra antes de cambiar nada.

records-copied = La copia tiene lo que tiene la base de datos.
