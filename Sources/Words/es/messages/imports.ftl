### What trackers, other diaries and exported data bring, in Spanish: see docs/messages.md.

import-span = { $first } – { $last }

import-title = { $source }, { $span }

import-title-for = { $source }, { $span }, para { $person }

import-as-before = sin cambios

import-new = nuevos

import-changed = cambiados

import-weights-row = pesos

import-weights = { $count ->
        [one] { $count } peso
        *[other] { $count } pesos
    }

health-earned = actividad de { $days ->
        [one] { $days } día
        *[other] { $days } días
    }, { $energy }

health-earned-days = actividad de { $days ->
        [one] { $days } día
        *[other] { $days } días
    }

health-eaten = lo comido en { $days ->
        [one] { $days } día
        *[other] { $days } días
    }, { $energy }

health-eaten-days = lo comido en { $days ->
        [one] { $days } día
        *[other] { $days } días
    }

health-replaced = { $count ->
        [one] { $count } actividad escrita sustituida
        *[other] { $count } actividades escritas sustituidas
    }

health-removed = { $count ->
        [one] { $count } valor quitado
        *[other] { $count } valores quitados
    }

health-row-earned = calorías de actividad

health-row-eaten = calorías consumidas

health-was = antes { $before }

health-in-place-of = en lugar de: { $name }, { $day }

health-in-place-of-many = en lugar de { $count } actividades escritas

health-weight-of = peso, { $day }

health-gone = ya no está: { $what }, { $day }

health-gone-all = ya no está: { $what }

health-kind-earned = actividad

health-kind-weight = peso

health-kind-eaten = lo comido

health-removed-mark = quitado

health-gone-note = { $source } tiene datos de los días cercanos a los que ya no están, y antes tenía valores de estos.

health-much = Son { $energy } al día. Si incluye lo que el cuerpo gasta en reposo, no es lo ganado con la actividad.

health-not-counted = La actividad no cuenta: el margen queda igual.

health-also-typed = En { $days ->
        [one] { $days } día
        *[other] { $days } días
    } apuntaste tú una actividad, que cuenta aparte. Si el dispositivo también la midió, importa con --replace.

health-own-weights = En { $days ->
        [one] { $days } día
        *[other] { $days } días
    } ya hay un peso apuntado, que se queda.

health-own-entries = No se añade nada comido a { $days ->
        [one] { $days } día
        *[other] { $days } días
    } con entradas tuyas.

health-left-out = { $count ->
        [one] { $count } valor es imposible y se dejó
        *[other] { $count } valores son imposibles y se dejaron
    } fuera.

health-change-of = { $day } { $before } → { $after }

health-changed-days = Cambiado: { $days }.

health-changed-days-more = Cambiado: { $days } y { $more ->
        [one] { $more } día
        *[other] { $more } días
    } más.

health-doubt = { $day } { $there }, aquí { $here }

health-doubted = La suma de Apple, de lo que midió el reloj, es claramente otra: { $days }. Se guardan las sumas de los registros.

health-doubted-more = La suma de Apple, de lo que midió el reloj, es claramente otra: { $days }; y { $more ->
        [one] { $more } día
        *[other] { $more } días
    } más. Se guardan las sumas de los registros.

import-known = Nada nuevo; ya apuntado: { $known }.

health-stays = Nada nuevo: lo apuntado se queda.

health-no-earned = En { $source } no hay calorías de actividad, así que cada día tiene su objetivo base.

diary-entries = { $count ->
        [one] { $count } entrada
        *[other] { $count } entradas
    } en { $days ->
        [one] { $days } día
        *[other] { $days } días
    }, { $energy }

diary-water = agua { $times ->
        [one] una vez
        *[other] { $times } veces
    }, { NUMBER($volume, maximumFractionDigits: 0) }{"\u00A0"}ml

diary-nothing = De { $file } no se puede tomar nada.

diary-nothing-new = Nada nuevo en { $file }; ya apuntado: { $known }.

diary-eaten = consumido

diary-foods = alimentos para la lista

diary-earned = actividad

diary-rows = { $count ->
        [one] { $count } fila
        *[other] { $count } filas
    }

diary-figures-stay = Los valores quedan como los tiene { $source }; un día medio tiene { $energy }.

diary-millilitre = Un mililitro cuenta como un gramo.

diary-left-out = Se deja fuera: { $rows }.

diary-day-sums = { $count ->
        [one] { $count } suma de un día
        *[other] { $count } sumas de días
    }

diary-no-energy = { $count ->
        [one] { $count } fila
        *[other] { $count } filas
    } sin energía

diary-no-day = { $count ->
        [one] { $count } fila
        *[other] { $count } filas
    } sin un día posible

diary-no-amount = { $count ->
        [one] { $count } fila
        *[other] { $count } filas
    } sin una cantidad con peso

diary-impossible = { $count ->
        [one] { $count } fila imposible
        *[other] { $count } filas imposibles
    }

diary-unreadable = { $count ->
        [one] { $count } fila
        *[other] { $count } filas
    } que no se { $count ->
        [one] puede
        *[other] pueden
    } leer

diary-notes = { $count ->
        [one] { $count } nota
        *[other] { $count } notas
    }

diary-recipes = { $count ->
        [one] { $count } receta
        *[other] { $count } recetas
    }

diary-to-come = { $count ->
        [one] { $count } fila
        *[other] { $count } filas
    } de días por venir

diary-figures-unknown = { $count ->
        [one] { $count } valor que no puede ser: queda como desconocido
        *[other] { $count } valores que no pueden ser: quedan como desconocidos
    }.

diary-own-days = { $days ->
        [one] { $days } día
        *[other] { $days } días
    } con entradas tuyas: se { $rows ->
        [one] deja fuera { $rows } fila
        *[other] dejan fuera { $rows } filas
    }. Con --all-days también se toman.

diary-gone = { $count ->
        [one] { $count } entrada que vino antes de { $source } no está
        *[other] { $count } entradas que vinieron antes de { $source } no están
    } en este archivo; no se borra nada.

diary-unitless = { $count ->
        [one] Se deja fuera { $count } peso
        *[other] Se dejan fuera { $count } pesos
    }: { $source } no dice la unidad. Impórtalo otra vez con --kilograms o --pounds.

diary-other-weights = En { $days ->
        [one] { $days } día
        *[other] { $days } días
    } se queda el peso apuntado.

diary-other-earned = En { $days ->
        [one] { $days } día
        *[other] { $days } días
    } ya hay actividad apuntada; se queda, y nada cuenta dos veces.

data-nothing-new = No hay nada nuevo en { $file }.

data-nothing-else-new = Lo que aquí es más nuevo se queda; en { $file } no hay nada más que sea nuevo.

data-summary = importación de { $file }, { $what }

data-new = { $new ->
        [one] { $new } registro nuevo
        *[other] { $new } registros nuevos
    }

data-changed = { $changed ->
        [one] { $changed } registro cambiado
        *[other] { $changed } registros cambiados
    }

data-new-and-changed = { $new ->
        [one] { $new } registro nuevo
        *[other] { $new } registros nuevos
    } y { $changed ->
        [one] { $changed } cambiado
        *[other] { $changed } cambiados
    }

data-kind = { $kind ->
        [profile] perfiles
        [food] alimentos
        [recipe] recetas
        [meal] comidas
        [entry] entradas
        [trip] compras
        [purchase] líneas de tiques
        [target] objetivos
        [weight] pesos
        [activity] actividades
        [familyMember] personas del hogar
        [familyTargets] objetivos del hogar
        [water] vasos de agua
        [knownLine] líneas de tiques conocidas
        *[pantryChange] cambios de la despensa
    }

data-count-new = { $count ->
        [one] { $count } nuevo
        *[other] { $count } nuevos
    }

data-count-changed = { $count ->
        [one] { $count } cambiado
        *[other] { $count } cambiados
    }

data-count-equal = { $count } sin cambios

data-count-newer = más nuevos aquí: { $count }

data-undone-as-one = Lo que se toma se puede deshacer de una vez. El registro de cambios del archivo se queda en el archivo.

data-newer-stays = Lo que aquí es más nuevo queda como está.

data-other-figures = { $count ->
        [one] { $count } entrada conserva
        *[other] { $count } entradas conservan
    } sus valores apuntados, que no son los que hoy tiene el alimento.

data-also = También se toma: { $what }.

data-reports = { $count ->
        [one] { $count } informe semanal
        *[other] { $count } informes semanales
    }

data-settings = los ajustes
