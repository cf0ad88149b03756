### The household and its guide, in Spanish: see docs/messages.md.

family-nobody = Aún no hay nadie en el hogar. Por ejemplo: “somos Ada, 38, 62 kg, y Ben, 7”, o /family guide.

years-counted = { $years ->
        [one] { $years } año
        *[other] { $years } años
    }

weight-unknown = ?{"\u00A0"}kg

weight-unknown-pounds = ?{"\u00A0"}lb

weight-assumed = ≈ { $weight }

macro-whole = { macro-letter } { NUMBER($grams, maximumFractionDigits: 0) }

family-habits = { $activity }, { $diet }

family-limits = Un día para todos: { $limits }.

family-sugar-at-most = azúcares como máximo { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g

family-fibre-at-least = fibra como mínimo { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g

family-sodium-at-most = sodio como máximo { NUMBER($milligrams, maximumFractionDigits: 0) }{"\u00A0"}mg

family-no-targets = Aún no se han aceptado objetivos.

family-members-changed = Los miembros han cambiado desde que se aceptaron estos objetivos; se pueden proponer otros nuevos.

family-accepted-other = Aceptado, distinto de lo calculado: { $reason }

family-accepted = Aceptado como se calculó.

family-source-adults = Adultos: energía en reposo por edad y peso (Schofield 1985) por la actividad (FAO/OMS/UNU 2004).

family-source-children = Niños: energía por peso (Torun, FAO/OMS/UNU 2004), 1{"\u00A0"}% para el crecimiento (EFSA 2013), y nunca menos que eso.

family-source-shares = Partes de la energía: { $splits }. Proteínas al menos según EFSA 2012, fibra EFSA 2010, sodio EFSA 2019, azúcares libres una décima parte de la energía (OMS 2015).

family-source-assumed = ≈ donde no se conoce el peso: la mediana de la edad (FAO/OMS/UNU 2004), adultos 70{"\u00A0"}kg (EFSA 2012).

family-infants = { $names }: menos de un año, la leche no se cuenta.

family-arithmetic = Esto es aritmética, no consejo médico.

family-gone-title = Ya no está en el hogar

family-without-summary = hogar sin { $person }

family-title = Hogar

family-summary = hogar con { $people }

family-assumed = { $person }, no dicho y supuesto: { $parts }.

family-assumed-activity = actividad { $activity }

family-assumed-diet = dieta { $diet }

family-assumed-weight = peso { $weight }

family-row-accepted = aceptado

family-row-computed = calculado

family-targets-title = Objetivos diarios del hogar

family-targets-summary = objetivos del hogar, { $energy }{"\u00A0"}kcal al día

family-other-than-computed = Distinto de lo calculado: { $reason }

family-own-targets = Desde hoy también los objetivos de: { $people }.

family-own-target = { $person } { $energy }{"\u00A0"}kcal

menu-choice = { $number } { $name }

guide-family-first = Paso 1 de 5. ¿Quién vive en el hogar? Una persona por línea: Ada, 38, 62 kg

guide-family-more = ¿Quién más? Una línea vacía o “siguiente” continúa.

guide-family-activity = { $people ->
        [one] Paso 2 de 5. ¿Cuánto se mueve { $names }? { $choices }.
        *[other] Paso 2 de 5. ¿Cuánto se mueven { $names }? { $choices }. Uno para todos, o uno para cada uno por orden.
    }

guide-family-diet = { $people ->
        [one] Paso 3 de 5. ¿Cómo come { $names }? { $choices }.
        *[other] Paso 3 de 5. ¿Cómo comen { $names }? { $choices }. Uno para todos, o uno para cada uno por orden.
    }

guide-family-closing = Paso 4 de 5, la revisión. Con un sí, /family targets es el quinto.

guide-five-each = Uno de los cinco, por número o nombre: uno para todos, o uno para cada uno.

guide-nine-each = Uno de los nueve, por número o nombre: uno para todos, o uno para cada uno.

guide-name-age-weight = Nombre, edad en años y peso, por favor: Ada, 38, 62 kg

guide-weight-or-none = Un peso de 2 a 400 kg, por favor, o ninguno: Ada, 38

guide-people-most = Un hogar tiene hasta { $most } personas.

guide-at-least-one = Al menos una persona, por favor, o “más tarde”.

guide-how = “<” vuelve atrás, una línea vacía o “siguiente” salta, “más tarde” lo guarda para otro momento.

guide-kept = Guardado. { $command } continúa desde aquí.

guide-proposal-waits = Hay una propuesta en espera. Respóndela primero y luego { $command }.

setup-question = { $step } de { $steps }. { $question }

setup-units = Medidas: 1 métricas, 2 de EE. UU.

setup-birth = ¿Cuándo naciste? 1990-06-15, o la edad: 36

setup-sex = ¿Con qué sexo calcula la ecuación? { $choices }

setup-height-metric = ¿Cuánto mides? 168 cm

setup-height-us = ¿Cuánto mides? 5 ft 6

setup-weight-metric = ¿Cuánto pesas? 62 kg

setup-weight-us = ¿Cuánto pesas? 137 lb

setup-activity = ¿Cuánto te mueves? { $choices }

setup-activity-choice = { $activity ->
        [sedentary] { $number } sedentario (hasta 2 días activos por semana)
        [light] { $number } ligero (3 a 4 días activos por semana)
        [moderate] { $number } moderado (5 a 6 días activos por semana)
        [active] { $number } activo (todos los días)
        *[very-active] { $number } muy activo (trabajo duro o entrenamiento a diario)
    }

setup-aim = ¿Qué buscas? 1 bajar de peso, 2 mantenerlo, 3 ganar músculo

setup-pace-metric = ¿A qué ritmo por semana? Hasta 1 kg: 0,5

setup-pace-us = ¿A qué ritmo por semana? Hasta 2,2 lb: 1

setup-goal = ¿Hasta cuándo? Un día: { $day }

setup-diet = ¿Cómo comes? { $choices }

setup-language = ¿Qué idioma? en, de, es, tr, zh u otro código de dos letras

setup-day-start = ¿Cuándo empieza tu día? 00:00, o más tarde para noctámbulos: 04:00

setup-remark-units = 1 para métricas, 2 para las de EE. UU., por favor.

setup-remark-birth = Un día como 1990-06-15, o una edad de 1 a 120, por favor.

setup-remark-sex = 1 para mujer, 2 para hombre, por favor; una línea vacía lo salta.

setup-remark-height = Una estatura como 168 cm o 5 ft 6, por favor.

setup-remark-weight = Un peso como 62 kg o 137 lb, por favor.

setup-remark-activity = Uno de los cinco, por su número o nombre, por favor.

setup-remark-aim = 1 para bajar, 2 para mantener, 3 para ganar, por favor.

setup-remark-pace = Más de 0 y hasta 1 kg (2,2 lb) por semana, por favor.

setup-remark-goal = Un día por venir, como 2030-05-01, por favor.

setup-remark-diet = Uno de los nueve, por su número o nombre, por favor.

setup-remark-language = Un código de dos letras, como en o de, por favor.

setup-remark-day-start = Una hora de 00:00 a 11:59, por favor.
