### Water, weight and activity, in Chinese: see docs/messages.md.

water-title = 水，{ $day }

water-name = 水

water-with-it = 连同此次：{ $water }。

water-roughly = { $amount } ≈ { $volume }

water-summary = 水，{ $volume }

weight-title = 体重，{ $day }

weight-name = 体重

weight-summary = 体重，{ $weight }

weight-exact-kilograms = { NUMBER($weight, maximumFractionDigits: 2) }公斤

weight-exact-pounds = { NUMBER($weight, maximumFractionDigits: 2) }磅

measured-instead = 代替 { $before }
weight-as = 与{ $day ->
        [today] 之前
        *[date] { $day }
    }相同

weight-less = 比{ $day ->
        [today] 之前
        *[date] { $day }
    }轻 { $change }

weight-more = 比{ $day ->
        [today] 之前
        *[date] { $day }
    }重 { $change }

activity-title = 运动，{ $day }

minutes = { $minutes }分钟

activity-not-counted = 运动不计入：可摄入量仍为{ $allowance }千卡。

activity-allowance = 目标 { $base } + 运动 { $earned } = 可摄入 { $allowance }。

activity-tracked = { $tracker }显示当天{ $energy }千卡；此次另计。

activity-summary-earned = { $name }，增加{ $energy }千卡

activity-summary-active = { $name }，消耗{ $energy }千卡
