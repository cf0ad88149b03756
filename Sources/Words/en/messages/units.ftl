### Units that amounts are said in, in English: see docs/messages.md.

# One of a unit, within a sentence.
# $pack (MeasureUnit)
unit-name = { $pack ->
        [serving] serving
        [piece] piece
        [slice] slice
        [bowl] bowl
        [glass] glass
        [mug] mug
        [can] can
        [tin] tin
        [bottle] bottle
        [jar] jar
        [handful] handful
        [plate] plate
        [pot] pot
        [tub] tub
        [carton] carton
        [packet] packet
        [bar] bar
        *[other] { $pack }
    }

# "2 slices".
# $unit (MeasureUnit)
# $quantity (figure)
# $begun (count) how many are begun: of half a slice, one
amount-in-unit = { $unit ->
        [serving] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } serving
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } servings
        }
        [slice] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } slice
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } slices
        }
        [bowl] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } bowl
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } bowls
        }
        [glass] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } glass
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } glasses
        }
        [mug] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } mug
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } mugs
        }
        [can] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } can
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } cans
        }
        [tin] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } tin
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } tins
        }
        [bottle] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } bottle
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } bottles
        }
        [jar] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } jar
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } jars
        }
        [handful] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } handful
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } handfuls
        }
        [clove] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } clove
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } cloves
        }
        [stalk] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } stalk
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } stalks
        }
        [leaf] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } leaf
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } leaves
        }
        [wedge] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } wedge
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } wedges
        }
        [scoop] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } scoop
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } scoops
        }
        [pat] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } pat
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } pats
        }
        [bar] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } bar
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } bars
        }
        [packet] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } packet
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } packets
        }
        [plate] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } plate
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } plates
        }
        [pot] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } pot
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } pots
        }
        [tub] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } tub
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } tubs
        }
        [fillet] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } fillet
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } fillets
        }
        [rasher] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } rasher
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } rashers
        }
        [sheet] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } sheet
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } sheets
        }
        [square] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } square
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } squares
        }
        [ball] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } ball
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } balls
        }
        [cube] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } cube
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } cubes
        }
        [shot] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } shot
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } shots
        }
        [carton] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } carton
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } cartons
        }
        [stick] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } stick
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } sticks
        }
        [head] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } head
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } heads
        }
        [bunch] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } bunch
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } bunches
        }
        [sprig] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } sprig
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } sprigs
        }
        [ear] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } ear
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } ears
        }
        [pinch] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } pinch
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } pinches
        }
        [dash] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } dash
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } dashes
        }
        [cup] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } cup
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } cups
        }
        [pint] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } pint
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } pints
        }
        [quart] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } quart
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } quarts
        }
        [gallon] { $begun ->
            [one] { NUMBER($quantity, maximumFractionDigits: 2) } gallon
            *[other] { NUMBER($quantity, maximumFractionDigits: 2) } gallons
        }
        [mini] { NUMBER($quantity, maximumFractionDigits: 2) } mini
        [small] { NUMBER($quantity, maximumFractionDigits: 2) } small
        [medium] { NUMBER($quantity, maximumFractionDigits: 2) } medium
        [large] { NUMBER($quantity, maximumFractionDigits: 2) } large
        [mg] { NUMBER($quantity, maximumFractionDigits: 2) } mg
        [g] { NUMBER($quantity, maximumFractionDigits: 2) } g
        [kg] { NUMBER($quantity, maximumFractionDigits: 2) } kg
        [oz] { NUMBER($quantity, maximumFractionDigits: 2) } oz
        [lb] { NUMBER($quantity, maximumFractionDigits: 2) } lb
        [ml] { NUMBER($quantity, maximumFractionDigits: 2) } ml
        [cl] { NUMBER($quantity, maximumFractionDigits: 2) } cl
        [dl] { NUMBER($quantity, maximumFractionDigits: 2) } dl
        [l] { NUMBER($quantity, maximumFractionDigits: 2) } l
        [tsp] { NUMBER($quantity, maximumFractionDigits: 2) } tsp
        [tbsp] { NUMBER($quantity, maximumFractionDigits: 2) } tbsp
        *[fl-oz] { NUMBER($quantity, maximumFractionDigits: 2) } fl oz
    }

# "2", of what is counted in pieces.
# $quantity (figure)
amount-in-pieces = { NUMBER($quantity, maximumFractionDigits: 2) }
