### Units that amounts are said in, in Spanish: see docs/messages.md.

unit-name = { $pack ->
        [serving] una porción
        [piece] una unidad
        [slice] una rebanada
        [bowl] un bol
        [glass] un vaso
        [mug] una taza
        [can] una lata
        [tin] una lata
        [bottle] una botella
        [jar] un tarro
        [handful] un puñado
        [plate] un plato
        [pot] una tarrina
        [tub] una tarrina
        [carton] un brik
        [packet] un paquete
        [bar] una barrita
        *[other] { $pack }
    }

amount-in-unit = { $unit ->
        [serving] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } porción
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } porciones
        }
        [slice] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } rebanada
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } rebanadas
        }
        [bowl] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } bol
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } boles
        }
        [glass] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } vaso
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } vasos
        }
        [mug] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } taza
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } tazas
        }
        [can] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } lata
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } latas
        }
        [tin] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } lata
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } latas
        }
        [bottle] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } botella
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } botellas
        }
        [jar] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } tarro
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } tarros
        }
        [handful] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } puñado
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } puñados
        }
        [clove] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } diente
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } dientes
        }
        [stalk] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } tallo
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } tallos
        }
        [leaf] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } hoja
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } hojas
        }
        [wedge] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } gajo
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } gajos
        }
        [scoop] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } bola
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } bolas
        }
        [pat] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } porción
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } porciones
        }
        [bar] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } barrita
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } barritas
        }
        [packet] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } paquete
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } paquetes
        }
        [plate] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } plato
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } platos
        }
        [pot] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } tarrina
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } tarrinas
        }
        [tub] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } tarrina
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } tarrinas
        }
        [fillet] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } filete
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } filetes
        }
        [rasher] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } loncha
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } lonchas
        }
        [sheet] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } lámina
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } láminas
        }
        [square] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } onza
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } onzas
        }
        [ball] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } bola
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } bolas
        }
        [cube] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } cubo
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } cubos
        }
        [shot] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } chupito
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } chupitos
        }
        [carton] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } brik
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } briks
        }
        [stick] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } barra
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } barras
        }
        [head] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } cabeza
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } cabezas
        }
        [bunch] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } manojo
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } manojos
        }
        [sprig] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } ramita
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } ramitas
        }
        [ear] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } mazorca
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } mazorcas
        }
        [pinch] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } pizca
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } pizcas
        }
        [dash] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } chorrito
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } chorritos
        }
        [cup] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } taza
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } tazas
        }
        [pint] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } pinta
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } pintas
        }
        [quart] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } cuarto de galón
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } cuartos de galón
        }
        [gallon] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } galón
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } galones
        }
        [mini] { NUMBER($quantity, maximumFractionDigits: 2) } mini
        [small] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } pequeño
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } pequeños
        }
        [medium] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } mediano
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } medianos
        }
        [large] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } grande
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } grandes
        }
        [mg] { NUMBER($quantity, maximumFractionDigits: 2) } mg
        [g] { NUMBER($quantity, maximumFractionDigits: 2) } g
        [kg] { NUMBER($quantity, maximumFractionDigits: 2) } kg
        [oz] { NUMBER($quantity, maximumFractionDigits: 2) } oz
        [lb] { NUMBER($quantity, maximumFractionDigits: 2) } lb
        [ml] { NUMBER($quantity, maximumFractionDigits: 2) } ml
        [cl] { NUMBER($quantity, maximumFractionDigits: 2) } cl
        [dl] { NUMBER($quantity, maximumFractionDigits: 2) } dl
        [l] { NUMBER($quantity, maximumFractionDigits: 2) } l
        [tsp] { NUMBER($quantity, maximumFractionDigits: 2) } cdta.
        [tbsp] { NUMBER($quantity, maximumFractionDigits: 2) } cda.
        *[fl-oz] { NUMBER($quantity, maximumFractionDigits: 2) } fl oz
    }

amount-in-pieces = { NUMBER($quantity, maximumFractionDigits: 2) }
