### What was saved, from the rows read back, in Chinese: see docs/messages.md.

saved-meal = 已保存：{ $slots }，{ $energy }。

saved-meal-without = 已保存：{ $slots }，{ $energy }，不含{ $left }。

saved-meal-for = 已为{ $person }保存：{ $slots }，{ $energy }。

saved-meal-for-without = 已为{ $person }保存：{ $slots }，{ $energy }，不含{ $left }。

saved-plate = { $person } { $energy }

saved-plates = 已保存：{ $slots }；{ $plates }。

saved-plates-without = 已保存：{ $slots }；{ $plates }，不含{ $left }。

saved-done = 完成：{ $summary }。

saved-trip = 已保存：在{ $store }购物{ $lines ->
        [0] {""}
        *[other] ，{ $lines } 行
    }，{ $total }。

saved-from-pack = 完成：{ $summary }。要记录就说“吃了50克{ $food }”。

saved-serving-from-pack = 完成：{ $summary }。要记录就说“吃了1份{ $food }”。

saved-contribute = “/contribute { $food }”可将它提供给 Open Food Facts。

saved-energy-not-known = 能量未知

saved-energy-at-least = 至少{ $energy }千卡

saved-nothing-logged = { $day }现在没有记录。

saved-on-target = { $day }恰好达到目标。

saved-over-target = { $day }超出目标{ $energy }千卡。

saved-left = { $day }还剩 { $energy }/{ $allowance } 千卡。

saved-parts = 已保存：{ $parts }。
