### Units that amounts are said in, in Turkish: see docs/messages.md.

unit-name = { $pack ->
        [serving] bir porsiyon
        [piece] bir adet
        [slice] bir dilim
        [bowl] bir kase
        [glass] bir bardak
        [mug] bir kupa
        [can] bir kutu
        [tin] bir kutu
        [bottle] bir şişe
        [jar] bir kavanoz
        [handful] bir avuç
        [plate] bir tabak
        [pot] bir kap
        [tub] bir kap
        [carton] bir kutu
        [packet] bir paket
        [bar] bir bar
        *[other] { $pack }
    }

amount-in-unit = { $unit ->
        [serving] { NUMBER($quantity, maximumFractionDigits: 2) } porsiyon
        [slice] { NUMBER($quantity, maximumFractionDigits: 2) } dilim
        [bowl] { NUMBER($quantity, maximumFractionDigits: 2) } kase
        [glass] { NUMBER($quantity, maximumFractionDigits: 2) } bardak
        [mug] { NUMBER($quantity, maximumFractionDigits: 2) } kupa
        [can] { NUMBER($quantity, maximumFractionDigits: 2) } kutu
        [tin] { NUMBER($quantity, maximumFractionDigits: 2) } konserve
        [bottle] { NUMBER($quantity, maximumFractionDigits: 2) } şişe
        [jar] { NUMBER($quantity, maximumFractionDigits: 2) } kavanoz
        [handful] { NUMBER($quantity, maximumFractionDigits: 2) } avuç
        [clove] { NUMBER($quantity, maximumFractionDigits: 2) } diş
        [stalk] { NUMBER($quantity, maximumFractionDigits: 2) } sap
        [leaf] { NUMBER($quantity, maximumFractionDigits: 2) } yaprak
        [wedge] { NUMBER($quantity, maximumFractionDigits: 2) } dilim
        [scoop] { NUMBER($quantity, maximumFractionDigits: 2) } top
        [pat] { NUMBER($quantity, maximumFractionDigits: 2) } parça
        [bar] { NUMBER($quantity, maximumFractionDigits: 2) } bar
        [packet] { NUMBER($quantity, maximumFractionDigits: 2) } paket
        [plate] { NUMBER($quantity, maximumFractionDigits: 2) } tabak
        [pot] { NUMBER($quantity, maximumFractionDigits: 2) } kap
        [tub] { NUMBER($quantity, maximumFractionDigits: 2) } kap
        [fillet] { NUMBER($quantity, maximumFractionDigits: 2) } fileto
        [rasher] { NUMBER($quantity, maximumFractionDigits: 2) } dilim
        [sheet] { NUMBER($quantity, maximumFractionDigits: 2) } yaprak
        [square] { NUMBER($quantity, maximumFractionDigits: 2) } kare
        [ball] { NUMBER($quantity, maximumFractionDigits: 2) } top
        [cube] { NUMBER($quantity, maximumFractionDigits: 2) } küp
        [shot] { NUMBER($quantity, maximumFractionDigits: 2) } shot
        [carton] { NUMBER($quantity, maximumFractionDigits: 2) } kutu
        [stick] { NUMBER($quantity, maximumFractionDigits: 2) } çubuk
        [head] { NUMBER($quantity, maximumFractionDigits: 2) } baş
        [bunch] { NUMBER($quantity, maximumFractionDigits: 2) } demet
        [sprig] { NUMBER($quantity, maximumFractionDigits: 2) } dal
        [ear] { NUMBER($quantity, maximumFractionDigits: 2) } koçan
        [pinch] { NUMBER($quantity, maximumFractionDigits: 2) } tutam
        [dash] { NUMBER($quantity, maximumFractionDigits: 2) } damla
        [cup] { NUMBER($quantity, maximumFractionDigits: 2) } su bardağı
        [pint] { NUMBER($quantity, maximumFractionDigits: 2) } pint
        [quart] { NUMBER($quantity, maximumFractionDigits: 2) } quart
        [gallon] { NUMBER($quantity, maximumFractionDigits: 2) } galon
        [mini] { NUMBER($quantity, maximumFractionDigits: 2) } mini
        [small] { NUMBER($quantity, maximumFractionDigits: 2) } küçük
        [medium] { NUMBER($quantity, maximumFractionDigits: 2) } orta boy
        [large] { NUMBER($quantity, maximumFractionDigits: 2) } büyük
        [mg] { NUMBER($quantity, maximumFractionDigits: 2) } mg
        [g] { NUMBER($quantity, maximumFractionDigits: 2) } g
        [kg] { NUMBER($quantity, maximumFractionDigits: 2) } kg
        [oz] { NUMBER($quantity, maximumFractionDigits: 2) } oz
        [lb] { NUMBER($quantity, maximumFractionDigits: 2) } lb
        [ml] { NUMBER($quantity, maximumFractionDigits: 2) } ml
        [cl] { NUMBER($quantity, maximumFractionDigits: 2) } cl
        [dl] { NUMBER($quantity, maximumFractionDigits: 2) } dl
        [l] { NUMBER($quantity, maximumFractionDigits: 2) } l
        [tsp] { NUMBER($quantity, maximumFractionDigits: 2) } çay kaşığı
        [tbsp] { NUMBER($quantity, maximumFractionDigits: 2) } yemek kaşığı
        *[fl-oz] { NUMBER($quantity, maximumFractionDigits: 2) } fl oz
    }

amount-in-pieces = { NUMBER($quantity, maximumFractionDigits: 2) }
