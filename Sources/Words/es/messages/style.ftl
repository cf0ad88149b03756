### How numbers, days, times and lists are written, in Spanish: see docs/messages.md.

style-plurals = one: n = 1

style-decimal = { $region ->
        [MX] .
        [US] .
        [GT] .
        [HN] .
        [NI] .
        [PA] .
        [PE] .
        [DO] .
        [SV] .
        *[other] ,
    }

style-group = { $region ->
        [MX] ,
        [US] ,
        [GT] ,
        [HN] ,
        [NI] ,
        [PA] ,
        [PE] ,
        [DO] ,
        [SV] ,
        *[other] .
    }

style-least-grouped = { $region ->
        [MX] 1
        [US] 1
        [AR] 1
        [GT] 1
        [HN] 1
        [NI] 1
        [PA] 1
        [PE] 1
        [DO] 1
        [SV] 1
        *[other] 2
    }

style-grams = { $grams }{"\u00A0"}g

style-ounces = { $ounces }{"\u00A0"}oz

style-pounds = { $pounds }{"\u00A0"}lb

style-today = hoy

style-yesterday = ayer

style-weekday = { $weekday ->
        [monday] lun
        [tuesday] mar
        [wednesday] mié
        [thursday] jue
        [friday] vie
        [saturday] sáb
        *[sunday] dom
    }

style-month = { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] { $region ->
            [MX] sep
            *[other] sept
        }
        [10] oct
        [11] nov
        *[12] dic
    }

style-date = { $region ->
        [MX] { style-weekday } { $day } de { style-month }
        *[other] { style-weekday }, { $day } { style-month }
    }

style-date-year = { $region ->
        [MX] { style-weekday } { $day } de { style-month } de { $year }
        *[other] { style-weekday }, { $day } { style-month } { $year }
    }

style-time = { $region ->
        [MX] { $hour }:{ $minute } { $half ->
            [am] a.m.
            *[pm] p.m.
        }
        [US] { $hour }:{ $minute } { $half ->
            [am] a.m.
            *[pm] p.m.
        }
        [CO] { $hour }:{ $minute } { $half ->
            [am] a.m.
            *[pm] p.m.
        }
        *[other] { $time }
    }

style-and = { $last ->
        [hie] { $first } y { $last }
        [hia] { $first } y { $last }
        [hi] { $first } e { $last }
        [i] { $first } e { $last }
        *[other] { $first } y { $last }
    }

style-or = { $last ->
        [o] { $first } u { $last }
        [ho] { $first } u { $last }
        [8] { $first } u { $last }
        [11] { $first } u { $last }
        *[other] { $first } o { $last }
    }

style-series = { $first }, { $last }

style-clauses = { $first }; { $last }

style-sentences = { $first } { $last }

style-tag = es

style-forms = manyfeminine as ciones dades; feminine a ción dad leche carne miel sal nuez col; many s

style-food-in-state = { $food }, { $state ->
    *[raw] { $form ->
        [feminine] cruda
        [manyfeminine] crudas
        [many] crudos
       *[other] crudo
    }
     [cooked] { $form ->
        [feminine] cocida
        [manyfeminine] cocidas
        [many] cocidos
       *[other] cocido
    }
     [dry] { $form ->
        [feminine] seca
        [manyfeminine] secas
        [many] secos
       *[other] seco
    }
     [dried] { $form ->
        [feminine] desecada
        [manyfeminine] desecadas
        [many] desecados
       *[other] desecado
    }
     [canned] en conserva
     [frozen] { $form ->
        [feminine] congelada
        [manyfeminine] congeladas
        [many] congelados
       *[other] congelado
    }
     [boiled] { $form ->
        [feminine] hervida
        [manyfeminine] hervidas
        [many] hervidos
       *[other] hervido
    }
     [fried] { $form ->
        [feminine] frita
        [manyfeminine] fritas
        [many] fritos
       *[other] frito
    }
     [baked] al horno
     [roasted] { $form ->
        [feminine] asada
        [manyfeminine] asadas
        [many] asados
       *[other] asado
    }
     [grilled] a la plancha
     [smoked] { $form ->
        [feminine] ahumada
        [manyfeminine] ahumadas
        [many] ahumados
       *[other] ahumado
    }
     [toasted] { $form ->
        [feminine] tostada
        [manyfeminine] tostadas
        [many] tostados
       *[other] tostado
    }
     [steamed] al vapor
  }
