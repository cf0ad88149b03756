### What has limits, and what they are, in Spanish: see docs/messages.md.

limited-value = { $value ->
        [active-days] días activos
        [activity] actividad
        [age] edad
        [amount] cantidad
        [basis] base
        [birth-date] fecha de nacimiento
        [brand] marca
        [category] categoría
        [cooked-weight] peso ya cocido
        [currency] moneda
        [days] días
        [density] densidad
        [energy] energía
        [energy-sum] energía de proteínas, hidratos y grasas
        [factor] factor
        [goal-date] fecha del objetivo
        [height] estatura
        [household] hogar
        [icon] icono
        [ingredients] lista de ingredientes
        [language] idioma
        [macronutrients] suma de proteínas, hidratos y grasas
        [meal-hours] horas de las comidas
        [minutes] minutos
        [name] nombre
        [note] nota
        [people] personas
        [period] periodo
        [plate] plato
        [plates] platos
        [portion] porción
        [price] precio
        [quantity] cantidad
        [query] búsqueda
        [raw-weight] peso en crudo
        [reason] motivo
        [receipt] tique
        [recipe] receta
        [recipe-line] línea de una receta
        [recipe-weight] peso de una receta
        [replaced] lo que se sustituye
        [report] informe
        [serving] porción
        [servings] número de porciones
        [share] parte
        [start-of-day] comienzo del día
        [store] nombre de la tienda
        [tags] etiquetas
        [title] título
        [water] agua
        [weekly-pace] ritmo semanal
        *[weight] peso
    }

range-numbers = de { $least } a { $most }

range-characters = de { $least } a { $most } caracteres

range-letters = de { $least } a { $most } letras

range-years = de { $least } a { $most } años

range-days = de { $least } a { $most } días

range-days-in-order = de { $least } a { $most } días, empezando por el primero

range-lines = de { $least } a { $most } líneas

range-centimetres = de { $least } a { $most } cm

range-kilograms = de { $least } a { $most } kg

range-of-nutrient = de { $least } a { $most } { $nutrient ->
        [kcal] kcal
        [sodium_mg] mg
        *[other] g
    }

range-per-hundred = { $range } por 100 g

range-a-day = { $range } al día

range-a-day-of-household = { $range } al día para este hogar

range-density = de { NUMBER($least, maximumFractionDigits: 2) } a { NUMBER($most, maximumFractionDigits: 2) } g por ml

range-above-zero = más de 0, hasta { $most }

range-above-zero-kilograms = más de 0, hasta { $most } kg

range-above-zero-energy = más de 0, hasta { $most } kcal

range-above-zero-grams = más de 0 g

range-up-to = hasta { $most }

range-up-to-kilograms = hasta { $most } kg

range-up-to-millilitres = hasta { $most } ml

range-up-to-lines = hasta { $most } líneas

range-up-to-people = hasta { $most } personas

range-up-to-profiles = hasta { $most } perfiles

range-tags = hasta { $count }, cada una de 1 a { $most } caracteres

range-in-the-pot = entre todos hasta lo que hay en la olla, { $amount }

range-one-each = uno para cada persona

range-recipe-place = su texto, una dirección o un archivo

range-quick-entry = el identificador de una entrada rápida

range-currency = un código de tres letras, como EUR

range-language = un código de dos letras, como es o en

range-goal-date = un día por venir

range-birth-date = un día de los últimos 120 años, como 1990-06-15

range-own-name = uno que no tenga otro perfil

range-icon = un carácter visible, como 🦊

range-start-of-day = de 00:00 a 11:59

range-meal-hours = desayuno, almuerzo y cena, en este orden
