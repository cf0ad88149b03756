### Targets, the body and what follows from it, in Spanish: see docs/messages.md.

nutrient-amount = { $nutrient ->
        [kcal] { $figure }{"\u00A0"}kcal
        [sodium_mg] { $figure }{"\u00A0"}mg
        *[other] { $figure }{"\u00A0"}g
    }

was-before = antes { $value }

targets-title = Objetivos

targets-title-from = Objetivos desde { $day }

targets-summary = objetivos, { $energy }{"\u00A0"}kcal al día

exercise-name = actividad

exercise-counted = cuenta

exercise-not-counted = no cuenta

exercise-summary-counted = la actividad cuenta

exercise-summary-not-counted = la actividad no cuenta

exercise-days-before = Los días anteriores conservan lo que ganaron.

exercise-is-not-counted = La actividad no cuenta; “cuenta el ejercicio” la suma.

targets-do-not-add-up = Proteínas, hidratos de carbono y grasas suman { $made }{"\u00A0"}kcal de estas { $energy }.

targets-low-energy = Por debajo de { $least }{"\u00A0"}kcal, lo mínimo que larder propone para perder peso; un médico o dietista puede decir qué conviene.

targets-since = Desde { $day }.

targets-reference = La ingesta de referencia de un adulto, hasta que pongas los tuyos: “mi objetivo son 1900 kcal”.

targets-household-note = Hogar: lo que se aceptó para todos juntos.

targets-household = hogar { $amount }

targets-range = { $least } a { $most }

targets-part-of-household = Tu parte de los objetivos del hogar.

targets-own = Tus propios valores.

targets-own-computed = Tus propios valores; según la ecuación serían { $energy }{"\u00A0"}kcal: “recalcula mis objetivos” los muestra.

targets-offer = Con este peso tus objetivos serían { $energy }{"\u00A0"}kcal en lugar de { $standing }. “Recalcula mis objetivos” los muestra.

profile-title = Perfil

profile-summary-own = tu perfil

profile-summary = perfil de { $name }

needs-are-arithmetic = Esto es aritmética, no consejo médico. “Mi objetivo son 1900 kcal” pone el tuyo.

needs-missing-for-targets = Para objetivos por ecuación larder necesitaría: { $missing }.

needs-no-third-form = La ecuación de la energía tiene una forma femenina y una masculina. “ecuación femenina” o “ecuación masculina” elige una para el cálculo; “mi objetivo es 1900 kcal” no necesita ninguna.

needs-form-kept = La ecuación de la energía tiene una forma femenina y una masculina, y se sigue usando la { $sex ->
        [female] femenina
        *[male] masculina
    }. “ecuación femenina” o “ecuación masculina” elige una para el cálculo; “mi objetivo es 1900 kcal” no necesita ninguna.

needs-missing = larder necesitaría { $missing }: “tengo 34 años, mujer, 168 cm, 62 kg, poco activa”.

your-age = tu edad

your-sex = tu sexo

your-height = tu estatura

your-weight = tu peso

your-activity = cuánto te mueves

body-title = Tu cuerpo

body-at-rest = en reposo (TMB)

body-spent = gasto total (GET)

body-energy-a-day = { $energy }{"\u00A0"}kcal al día

body-bmi = IMC

body-bmi-index = { $index }

body-bmi-of-adult = { $index } (habitual { $least } a { $most })

body-water-a-day = unos { $volume } al día

body-sleep = sueño

body-hours = { $least } a { $most } horas

weight-kilograms = { $weight }{"\u00A0"}kg

weight-pounds = { $weight }{"\u00A0"}lb

height-centimetres = { $height }{"\u00A0"}cm

height-feet = { $feet }{"\u00A0"}ft { $inches }

weight-a-week = { $weight } a la semana

profile-field = { $field ->
        [name] nombre
        [born] nacimiento
        [sex] sexo
        [height] estatura
        [expecting] embarazo
        [activity] actividad
        [aim] propósito
        [pace] ritmo
        [goal-weight] peso deseado
        [goal-date] fecha deseada
        [diet] dieta
        [language] idioma
        [units] unidades
        *[day-start] el día empieza a las
    }

profile-aim = { $aim ->
        [lose] perder peso
        [maintain] mantener el peso
        *[gain] ganar músculo
    }

profile-sex = { $sex ->
        [female] mujer
        *[male] hombre
    }

profile-by-the-goal = según la meta

profile-no = no

profile-motherhood = { $motherhood ->
        [pregnant] embarazada
        [first-trimester] primer trimestre
        [second-trimester] segundo trimestre
        [third-trimester] tercer trimestre
        *[nursing] lactancia
    }

profile-activity = { $activity ->
        [sedentary] sedentaria
        [light] ligera
        [moderate] moderada
        [active] activa
        *[very-active] muy activa
    }

profile-diet = { $diet ->
        [balanced] equilibrada
        [vegetarian] vegetariana
        [vegan] vegana
        [pescatarian] pescetariana
        [keto] keto
        [mediterranean] mediterránea
        [low-carb] baja en hidratos
        [high-protein] rica en proteínas
        *[low-sodium] baja en sodio
    }

profile-units = { $units ->
        [us] de EE. UU.
        *[metric] métricas
    }

goal-pace = Tu meta para el { $day } pide { $pace } a la semana.

goal-pace-too-fast = Tu meta para el { $day } pediría { $pace } a la semana; larder propone como mucho { $most }: un día más tardío o una meta más cercana.
