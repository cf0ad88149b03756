### Trips to shops: receipts, prices, what was spent, in Chinese: see docs/messages.md.

money = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $currency }

money-whole = { NUMBER($amount, maximumFractionDigits: 0) } { $currency }

money-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $currency }

price = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }

price-whole = { NUMBER($amount, maximumFractionDigits: 0) }

price-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) }

trip-title = 在{ $store }购买，{ $day }

trip-title-at = 在{ $store }购买，{ $day } { $time }

trip-title-numbered = { $title }（第 { $number } 次购物）

trip-food-perhaps = { $food }？

trip-not-food = 非食物

trip-named-not-food = { $name }，非食物

trip-kind = { $kind ->
        [item] 商品
        [deposit] 押金
        [deposit_return] 退押金
        [discount] 折扣
        [coupon] 优惠券
        [void] 取消
        [fee] 费用
        *[tax] 税
    }

trip-kind-on = { trip-kind }（第 { $line } 行）

trip-count = { NUMBER($count, maximumFractionDigits: 3) }

trip-count-of = { NUMBER($count, maximumFractionDigits: 3) } × { $weight }

trip-known = 已知

trip-no-food-yet = 尚无食物

trip-new = 新

trip-please-check = 请核对

trip-usual-pack = 常见包装

trip-some-shop = 某商店

trip-usual-packs = 第 { $lines } 行未印重量：按常见包装计。

trip-paid = 实付

trip-lines-sum = 各行合计

trip-open-lines = 有 { $count } 行是新的：{ $numbers }：是什么？请说“{ $first } = 全脂牛奶”、“跳过 { $first }”或“{ $first }: 不是食物”；说过一次，以后都认得。

trip-numbers-cut = { $numbers }，…

trip-near = { $candidates }。

trip-may-be = { $line } 可能是{ $foods }

trip-lines-less = 各行合计比实付少 { $money }：可能有一行缺失、读错或重复。可以这样保存。

trip-lines-more = 各行合计比实付多 { $money }：可能有一行缺失、读错或重复。可以这样保存。

trip-unpriced = { $numbers } 没有价格：“{ $first }: 1.99”可补上。

trip-many-unpriced = { $count } 行没有价格。

trip-packets = 已记为包装：{ $packets }。

trip-packets-more = 已记为包装：{ $packets }，另有 { $more } 项。

trip-packet = { $food } { $grams }

trip-packet-was = { $food } { $grams }（原为 { $before }）

trip-again = 又一次吗？当天在{ $store }已有一笔 { $money } 的购物。

trip-line-unpriced = ?

prices-none = 还不知道{ $food }的价格：没有买过的记录。“在REWE买了{ $food } 2.49”可保存一个。

trips-none = { $first }至{ $last }没有购物记录。

trips-title = { $first }至{ $last }的购物

trips-row = { $day }，{ $store }

trips-row-of = { $day }，{ $store }，{ $person }

lines-counted = { $count } 行

names-cut = { $names }；…

trips-spent = 花费

trips-spent-on = 花在：{ $shares }。

trips-share = { $category } { $money }

shelf-not-sorted = 未分类

shelf-deposits = 押金

shelf-taken-off = 减免

shelf-fees = 费用和税

trip-spent-heading = 花在

trip-foods-hold = 这些食物共含 { $energy } 千卡：{ $figures }。是买的，不是吃的。

trip-some-foods-hold = { $all } 种食物中的 { $some } 种共含 { $energy } 千卡：{ $figures }。是买的，不是吃的。

nutrient-whole = { nutrient-name } { NUMBER($grams, maximumFractionDigits: 0) } 克

trip-unmatched = 没有食物或重量：{ $lines }。

trip-unmatched-more = 没有食物或重量：{ $lines }，另有 { $more } 项。

trip-line-named = { $line } { $name }

trip-difference-less = 各行合计比实付少 { $money }。

trip-difference-more = 各行合计比实付多 { $money }。

trip-day-unknown = 收据上的日期看不清。请说“昨天”或某个日期。

trip-day-ambiguous = 日期中的日和月可能颠倒。说一个日期即可修改。

trip-day-of-slip = 日期取自刷卡单。

trip-total-from-payment = 实付取自付款行，而非合计行。

trip-currency-assumed = 货币为推测。

trip-text-cut = 收据比读到的部分更长。

trip-known-line = 此店已知：确认过 { $times } 次，最近一次在{ $day }。

trip-line-as-said = 如您所说，是{ $food }。

trip-line-taken-as = 按名称视为{ $food }，把握 { $percent }%。

trip-line-no-food = 食物库中没有这个名称的食物。

trip-no-weight = 没有印重量，也不知道重量。

trip-weight-of-volume = 重量由体积推算。

trip-weight-usual = 重量为常见值。

trip-weight-usual-pack = 未印重量：按常见包装计。

trip-weight-said = 重量为标示、称量或说明的。

trip-weight-weighed = 重量为称量所得。

trip-weight-from-before = 单个重量此前已知。

trip-change-title = 修改在{ $store }的购物，{ $day }

trip-change-summary = 修改在{ $store }的购物，{ $money }

trip-delete-title = 删除在{ $store }的购物，{ $day }

trip-delete-summary = 删除在{ $store }的购物，{ $money }

trip-lines-stay-known = 此店各行的对应关系会保留。

trip-field-store = 商店

trip-field-day = 日期

changed-from-to = { $before } → { $after }

trip-row-gone = 删去  { $name }

trip-row-new = 新增  { $name }

trip-summary = 在{ $store }的购物，{ $money }

prices-title = { $words }的价格

price-a-kilogram = 每公斤 { $money }

price-same = 自{ $day }以来不变。

price-same-kilogram = 每公斤自{ $day }以来不变。

price-more = 自{ $day }以来贵 { $money }。

price-more-kilogram = 每公斤自{ $day }以来贵 { $money }。

price-less = 自{ $day }以来便宜 { $money }。

price-less-kilogram = 每公斤自{ $day }以来便宜 { $money }。

spending-title = { $first }至{ $last }的花费

spending-by-category = 按类别的花费

spending-by-shop = 按商店的花费

spending-in-all = 合计

spending-whole-month = 整月

spending-share = 占比

percent = { NUMBER($figure, maximumFractionDigits: 0) }%

month-name = { $month ->
        [1] 1月
        [2] 2月
        [3] 3月
        [4] 4月
        [5] 5月
        [6] 6月
        [7] 7月
        [8] 8月
        [9] 9月
        [10] 10月
        [11] 11月
        *[other] 12月
    }

month-of-year = { $year }年{ month-name }

month-part = { $month }{ $first }日至{ $last }日

trip-day-unreadable = “{ $words }”不是能读懂的日期；暂按今天计。说“昨天”或某个日期即可修改。

trip-day-to-come = { $day }还没有到；暂按今天计。说“昨天”或某个日期即可修改。

spending-no-line = 未列明

trip-which-shop = 哪家商店？请说“商店：名称”；下次就认得它的各行。
