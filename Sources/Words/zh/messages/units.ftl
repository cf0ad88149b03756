### Units that amounts are said in, in Chinese: see docs/messages.md.

unit-name = { $pack ->
        [serving] 份
        [piece] 个
        [slice] 片
        [bowl] 碗
        [glass] 杯
        [mug] 杯
        [can] 罐
        [tin] 罐
        [bottle] 瓶
        [jar] 罐
        [handful] 把
        [plate] 盘
        [pot] 盒
        [tub] 盒
        [carton] 盒
        [packet] 包
        [bar] 条
        *[other] { $pack }
    }

amount-in-unit = { $unit ->
        [serving] { NUMBER($quantity, maximumFractionDigits: 2) }份
        [slice] { NUMBER($quantity, maximumFractionDigits: 2) }片
        [bowl] { NUMBER($quantity, maximumFractionDigits: 2) }碗
        [glass] { NUMBER($quantity, maximumFractionDigits: 2) }杯
        [mug] { NUMBER($quantity, maximumFractionDigits: 2) }杯
        [can] { NUMBER($quantity, maximumFractionDigits: 2) }罐
        [tin] { NUMBER($quantity, maximumFractionDigits: 2) }罐
        [bottle] { NUMBER($quantity, maximumFractionDigits: 2) }瓶
        [jar] { NUMBER($quantity, maximumFractionDigits: 2) }罐
        [handful] { NUMBER($quantity, maximumFractionDigits: 2) }把
        [clove] { NUMBER($quantity, maximumFractionDigits: 2) }瓣
        [stalk] { NUMBER($quantity, maximumFractionDigits: 2) }根
        [leaf] { NUMBER($quantity, maximumFractionDigits: 2) }片
        [wedge] { NUMBER($quantity, maximumFractionDigits: 2) }角
        [scoop] { NUMBER($quantity, maximumFractionDigits: 2) }勺
        [pat] { NUMBER($quantity, maximumFractionDigits: 2) }小块
        [bar] { NUMBER($quantity, maximumFractionDigits: 2) }条
        [packet] { NUMBER($quantity, maximumFractionDigits: 2) }包
        [plate] { NUMBER($quantity, maximumFractionDigits: 2) }盘
        [pot] { NUMBER($quantity, maximumFractionDigits: 2) }盒
        [tub] { NUMBER($quantity, maximumFractionDigits: 2) }盒
        [fillet] { NUMBER($quantity, maximumFractionDigits: 2) }块
        [rasher] { NUMBER($quantity, maximumFractionDigits: 2) }片
        [sheet] { NUMBER($quantity, maximumFractionDigits: 2) }张
        [square] { NUMBER($quantity, maximumFractionDigits: 2) }块
        [ball] { NUMBER($quantity, maximumFractionDigits: 2) }个
        [cube] { NUMBER($quantity, maximumFractionDigits: 2) }块
        [shot] { NUMBER($quantity, maximumFractionDigits: 2) }小杯
        [carton] { NUMBER($quantity, maximumFractionDigits: 2) }盒
        [stick] { NUMBER($quantity, maximumFractionDigits: 2) }根
        [head] { NUMBER($quantity, maximumFractionDigits: 2) }个
        [bunch] { NUMBER($quantity, maximumFractionDigits: 2) }束
        [sprig] { NUMBER($quantity, maximumFractionDigits: 2) }枝
        [ear] { NUMBER($quantity, maximumFractionDigits: 2) }根
        [pinch] { NUMBER($quantity, maximumFractionDigits: 2) }撮
        [dash] { NUMBER($quantity, maximumFractionDigits: 2) }滴
        [cup] { NUMBER($quantity, maximumFractionDigits: 2) }杯
        [pint] { NUMBER($quantity, maximumFractionDigits: 2) }品脱
        [quart] { NUMBER($quantity, maximumFractionDigits: 2) }夸脱
        [gallon] { NUMBER($quantity, maximumFractionDigits: 2) }加仑
        [mini] { NUMBER($quantity, maximumFractionDigits: 2) }个迷你
        [small] { NUMBER($quantity, maximumFractionDigits: 2) }个小号
        [medium] { NUMBER($quantity, maximumFractionDigits: 2) }个中号
        [large] { NUMBER($quantity, maximumFractionDigits: 2) }个大号
        [mg] { NUMBER($quantity, maximumFractionDigits: 2) }毫克
        [g] { NUMBER($quantity, maximumFractionDigits: 2) }克
        [kg] { NUMBER($quantity, maximumFractionDigits: 2) }公斤
        [oz] { NUMBER($quantity, maximumFractionDigits: 2) }盎司
        [lb] { NUMBER($quantity, maximumFractionDigits: 2) }磅
        [ml] { NUMBER($quantity, maximumFractionDigits: 2) }毫升
        [cl] { NUMBER($quantity, maximumFractionDigits: 2) }厘升
        [dl] { NUMBER($quantity, maximumFractionDigits: 2) }分升
        [l] { NUMBER($quantity, maximumFractionDigits: 2) }升
        [tsp] { NUMBER($quantity, maximumFractionDigits: 2) }茶匙
        [tbsp] { NUMBER($quantity, maximumFractionDigits: 2) }汤匙
        *[fl-oz] { NUMBER($quantity, maximumFractionDigits: 2) }液盎司
    }

amount-in-pieces = { NUMBER($quantity, maximumFractionDigits: 2) }个
