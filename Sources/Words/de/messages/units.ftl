### Units that amounts are said in, in German: see docs/messages.md.

unit-name = { $pack ->
        [serving] eine Portion
        [piece] ein Stück
        [slice] eine Scheibe
        [bowl] eine Schüssel
        [glass] ein Glas
        [mug] einen Becher
        [can] eine Dose
        [tin] eine Dose
        [bottle] eine Flasche
        [jar] ein Glas
        [handful] eine Handvoll
        [plate] einen Teller
        [pot] einen Becher
        [tub] einen Becher
        [carton] eine Packung
        [packet] eine Packung
        [bar] einen Riegel
        *[other] { $pack }
    }

amount-in-unit = { $unit ->
        [serving] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Portion
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Portionen
        }
        [slice] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Scheibe
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Scheiben
        }
        [bowl] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Schüssel
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Schüsseln
        }
        [glass] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Glas
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Gläser
        }
        [mug] { NUMBER($quantity, maximumFractionDigits: 2) } Becher
        [can] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Dose
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Dosen
        }
        [tin] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Dose
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Dosen
        }
        [bottle] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Flasche
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Flaschen
        }
        [jar] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Glas
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Gläser
        }
        [handful] { NUMBER($quantity, maximumFractionDigits: 2) } Handvoll
        [clove] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Zehe
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Zehen
        }
        [stalk] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Stange
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Stangen
        }
        [leaf] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Blatt
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Blätter
        }
        [wedge] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Spalte
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Spalten
        }
        [scoop] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Kugel
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Kugeln
        }
        [pat] { NUMBER($quantity, maximumFractionDigits: 2) } Stückchen
        [bar] { NUMBER($quantity, maximumFractionDigits: 2) } Riegel
        [packet] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Packung
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Packungen
        }
        [plate] { NUMBER($quantity, maximumFractionDigits: 2) } Teller
        [pot] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Becher
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Becher
        }
        [tub] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Becher
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Becher
        }
        [fillet] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Filet
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Filets
        }
        [rasher] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Scheibe
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Scheiben
        }
        [sheet] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Blatt
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Blätter
        }
        [square] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Stück
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Stücke
        }
        [ball] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Kugel
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Kugeln
        }
        [cube] { NUMBER($quantity, maximumFractionDigits: 2) } Würfel
        [shot] { NUMBER($quantity, maximumFractionDigits: 2) } Schuss
        [carton] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Packung
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Packungen
        }
        [stick] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Stange
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Stangen
        }
        [head] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Kopf
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Köpfe
        }
        [bunch] { NUMBER($quantity, maximumFractionDigits: 2) } Bund
        [sprig] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Zweig
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Zweige
        }
        [ear] { NUMBER($quantity, maximumFractionDigits: 2) } Kolben
        [pinch] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Prise
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Prisen
        }
        [dash] { NUMBER($quantity, maximumFractionDigits: 2) } Spritzer
        [cup] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Tasse
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Tassen
        }
        [pint] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Pint
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Pints
        }
        [quart] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Quart
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Quarts
        }
        [gallon] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } Gallone
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } Gallonen
        }
        [mini] { NUMBER($quantity, maximumFractionDigits: 2) } mini
        [small] { NUMBER($quantity, maximumFractionDigits: 2) } klein
        [medium] { NUMBER($quantity, maximumFractionDigits: 2) } mittelgroß
        [large] { NUMBER($quantity, maximumFractionDigits: 2) } groß
        [mg] { NUMBER($quantity, maximumFractionDigits: 2) } mg
        [g] { NUMBER($quantity, maximumFractionDigits: 2) } g
        [kg] { NUMBER($quantity, maximumFractionDigits: 2) } kg
        [oz] { NUMBER($quantity, maximumFractionDigits: 2) } oz
        [lb] { NUMBER($quantity, maximumFractionDigits: 2) } lb
        [ml] { NUMBER($quantity, maximumFractionDigits: 2) } ml
        [cl] { NUMBER($quantity, maximumFractionDigits: 2) } cl
        [dl] { NUMBER($quantity, maximumFractionDigits: 2) } dl
        [l] { NUMBER($quantity, maximumFractionDigits: 2) } l
        [tsp] { NUMBER($quantity, maximumFractionDigits: 2) } TL
        [tbsp] { NUMBER($quantity, maximumFractionDigits: 2) } EL
        *[fl-oz] { NUMBER($quantity, maximumFractionDigits: 2) } fl oz
    }

amount-in-pieces = { NUMBER($quantity, maximumFractionDigits: 2) }
