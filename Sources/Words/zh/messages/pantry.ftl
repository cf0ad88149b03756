### What is at home, in Chinese: see docs/messages.md.

pantry-title = 家里的食物

pantry-soon-title = 一周内会用完

pantry-of-food = 家里的{ $food }

pantry-on-day = 家里的食物，{ $day }

pantry-thrown-title = 已扔掉，{ $day }

pantry-bought = 购入

pantry-eaten = 吃掉

pantry-thrown = 扔掉

pantry-missing = 不见了，没人说去向

pantry-elsewhere = 来自别处

pantry-there = 现有

pantry-minus = − { $grams }

pantry-plus = + { $grams }

pantry-last-seen = 上次购买或清点：{ $day }。

pantry-about-days = 约 { $days } 天

pantry-over-a-year = 一年以上

pantry-last-bought = 上次购买：{ $day }

pantry-lasts = 按最近每天 { NUMBER($grams, maximumFractionDigits: 0) } 克，约够 { $days } 天。

pantry-lasts-over-a-year = 按最近每天 { NUMBER($grams, maximumFractionDigits: 0) } 克，够用一年以上。

pantry-unweighed = 购买时没有重量，未计入：{ $names }。

pantry-stale = 很久以前购买，可能已用完：{ $names }。说“{ $food }用完了”即可。

names-more = { $names }，另有 { $more } 项

pantry-nothing-bought = 家里的存量由购买记录推算，目前还没有带重量的购物记录。“在超市买了500克大米”或一张收据即可。

pantry-nothing-left = 购入减去记录，家里已无剩余。

pantry-nothing-runs-out = 按最近的食用量，家里没有一周内会用完的。

pantry-rule = 所有档案的购入减去记录。“扔了一半牛奶”和“还剩500克大米”可更正。

pantry-rate = 按最近 { $days } 天（或首次购买以来）的食用量。

pantry-unknown = 没有购买{ $words }的记录，所以不知道还有多少。

pantry-left-of = 家里约 { $standing }，剩下约 { $left }。没有吃掉，所以不记录。

pantry-known = 此前已知约 { $standing }。

pantry-none-known = 此前没有已知的存量。

pantry-none-left = 没有了

pantry-thrown-summary = 扔掉{ $grams }{ $food }

pantry-none-summary = 家里没有{ $food }

pantry-counted-summary = 家里有{ $grams }{ $food }

swap-title = { slot }中的更换，{ $day }

swap-fits = 当天已在范围内；{ slot }无需更换。

swap-none-helps = { slot }中没有更换能让当天更接近范围。

swap-summary = 更换，{ $swaps }

swap-amount = { $food }，{ $grams }

swap-food = { $food }代替{ $before }

swap-left = 之后当天剩余：{ $figures }。

swap-left-of = { $then }（不换为 { $now }）

amount-over = 超出 { $amount }

nutrient-whole-amount = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 0) } 千卡
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 0) } 毫克
        *[other] { NUMBER($figure, maximumFractionDigits: 0) } 克
    }
