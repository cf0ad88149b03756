### Looking back: periods, progress, charts, health markers, reports, in Chinese: see docs/messages.md.

change-none = 不变

change-more = +{ $amount }

change-less = −{ $amount }

at-least-sign = ≥{ $amount }

chart-energy-by-day = 每日能量

chart-energy-bought = 每日购入能量

chart-energy-average = 有记录日的平均能量

day-not-logged = 未记录

day-nothing-bought = 未购物

chart-allowance = 当日额度

series-eaten = 摄入

series-bought = 购入

series-allowed = 额度

bar-over-target = 超出目标 { $energy } 千卡

split-eaten = 按宏量营养素的能量，平均每日克数，取自 { $logged } 天中的 { $known } 天

split-bought = 按宏量营养素的能量，购入克数，取自 { $logged } 天中的 { $known } 天

split-legend = { $name } { $percent }%，{ $amount }

split-spoken = { $name }：{ $percent }%；{ $amount }

bar-spoken = { $label }：{ $values }

line-spoken = { $name }，{ $day }：{ $value }

chart-legend = { $name }，{ $unit }

chart-key = { $names }，单位：{ $unit }

chart-summary = { $name }从{ $first }到{ $last }

chart-label = { $title }：{ $lines }

unit-kilocalories = 千卡

unit-kilograms = 公斤

unit-pounds = 磅

period-title = { $first }至{ $last }

period-title-of = { $person }的日记，{ $first }至{ $last }

period-nothing-eaten = { $first }至{ $last }没有记录。

period-nothing-eaten-of = { $person }的日记在{ $first }至{ $last }没有记录。

period-nothing-bought = { $first }至{ $last }没有购物记录。

period-nothing-bought-of = { $person }的日记在{ $first }至{ $last }没有购物记录。

at-least-explained = ≥ 表示至少：部分记录的数值不全。

reference-source = { $references ->
        [who] 世卫组织
        [eu] 欧盟
        *[us] 美国
    }

reference-values-note = { $references ->
        [who] 参考值：世界卫生组织指南：钠 2012，糖 2015，饱和脂肪和膳食纤维 2023。以总糖代替游离糖。
        [eu] 参考值：欧盟参考摄入量，1169/2011 号条例附件十三；膳食纤维据 EFSA 2010。
        *[us] 参考值：美国每日值，FDA 2016。以总糖代替添加糖。
    }

compared = 对比

compared-these-days = 这 { $days } 天

compared-days-before = 之前 { $days } 天

compared-change = 变化

days-logged = 有记录的天数

days-with-shopping = 有购物的天数

some-of-all = { $some }/{ $all }

some-of-days = { $some }/{ $all } 天

average-of-logged-days = 有记录日平均

average-of-all-days = 全部 { $days } 天平均

a-day-over-all = 每天，按全部 { $days } 天

nutrient-logged-days = { nutrient-name }，有记录日

household-receipts = 全家，所有收据

household-its-targets = 全家，目标

progress-nothing = 截至今天的 { $days } 天里没有体重，也没有记录。

progress-title = 截至{ $day }的变化

chart-weight = 体重，{ $days } 天

chart-weight-plain = 体重

chart-energy = 能量，{ $days } 天

progress-mifflin = 静息能量按 Mifflin–St Jeor 公式计算。

progress-over = 时段

days-counted = { $days } 天

progress-weighed-days = 有体重记录的天数

progress-latest-weight = 最近体重

progress-not-weighed = 未称量

progress-weight-change = 体重变化

markers-title = 平均每日健康指标，对照{ $references }值

percent-of-energy = 能量的 { $figure }%

marker-standing = { $standing ->
        [within] 达标
        [high] 偏高
        [low] 偏低
        *[not-known] 未知
    }

bound-below = 低于 { $amount }

bound-at-most = 不超过 { $amount }

bound-at-least = 至少 { $amount }

average-day = 平均每日

logged-days = 有记录的 { $days } 天

all-days = 全部 { $days } 天

target-heading = 目标

against-heading = 对照

figure-over = 超出 { $figure }

figure-below = 低 { $figure }

figure-on-target = 达到目标

average-at-least = 有记录日平均至少 { $average } 千卡；分摊到全部 { $days } 天为 { $spread } 千卡。

average-over = 有记录日平均 { $average } 千卡，超出目标 { $difference } 千卡；分摊到全部 { $days } 天为 { $spread } 千卡。

average-below = 有记录日平均 { $average } 千卡，低于目标 { $difference } 千卡；分摊到全部 { $days } 天为 { $spread } 千卡。

average-on-target = 有记录日平均 { $average } 千卡，正好达到目标；分摊到全部 { $days } 天为 { $spread } 千卡。

eaten-most = 吃得最多

eaten-times = 次数

eaten-amount = 分量

eaten-energy = 能量

eaten-share = 占总能量

report-nothing = 没有记录：{ $span }。

report-title = 报告：{ $span }

weekly-report-title = 每周报告：{ $span }

report-span-named = { $name }，{ $span }

report-span-so-far = { $span }，截至目前

month-full = { $year }年{ $month }月

report-logged = { $all } 天中有 { $some } 天有记录。

report-logged-going-on = { $all } 天中有 { $some } 天有记录，本周尚未结束。

report-spent = 购物花费：{ $sums }。

report-targets-of = 目标取{ $day }的；能量与有记录日的平均额度对照。

report-reference-target = 在您自己设定之前，能量目标为成人参考摄入量。

report-no-advice = 这些是数据，不是医疗建议。

weighed-on = { $day } { $weight }

weight-single = 体重：{ $weighing }。

weight-change-same = 体重：{ $first }，{ $last }：不变（称量 { $weighings } 次）。

weight-change-more = 体重：{ $first }，{ $last }：增加 { $change }（称量 { $weighings } 次）。

weight-change-less = 体重：{ $first }，{ $last }：减少 { $change }（称量 { $weighings } 次）。

week-weight = 平均体重 { $weight }（称量 { $weighings } 次）。

week-weight-same = 平均体重 { $weight }（称量 { $weighings } 次），与上周相同（称量 { $before } 次）。

week-weight-more = 平均体重 { $weight }（称量 { $weighings } 次），比上周重 { $change }（称量 { $before } 次）。

week-weight-less = 平均体重 { $weight }（称量 { $weighings } 次），比上周轻 { $change }（称量 { $before } 次）。

gap-bought = 购入 { $bought } 千卡；记录 { $eaten } 千卡。

gap-bought-unknown = 购入 { $bought } 千卡，{ $items } 件中有 { $unknown } 件没有数值；记录 { $eaten } 千卡。

gap-none = 没有差额。

gap-more-bought = 差额 { $gap } 千卡：购入多于记录。

gap-more-logged = 差额 { $gap } 千卡：记录多于购入。

gap-what-it-is = 其中包括存货、其他人吃的、外食以及未记录的日子。

focus-next-week = 下周重点：{ $focus }

focus-logging = 记录 { $days } 天或更多，数据才有依据。

focus-steady = 没有突出的一项，每个评分习惯都在 { $points } 分或以上。

focus-habit = { $habit ->
        [protein] 蛋白质。豆类、豆腐、坚果、奶制品、蛋、鱼和肉含量最多。
        [fibre] 膳食纤维。豆类、全谷物、蔬菜、水果和坚果含量最多。
        [sodium] 钠。面包、奶酪、香肠和即食食品含量最多。
        [regularity] 规律，大多数日子吃同样的几餐。
        [variety] 多样，加一两样本周没上桌的食物。
        *[water] 水，一杯一杯地喝。
    }

focus-regular-meals = 规律，大多数日子都有{ $slots }。

habit-name = { $habit ->
        [protein] 蛋白质
        [fibre] 膳食纤维
        [sodium] 钠
        [regularity] 规律
        [variety] 多样
        *[water] 水
    }

habits-title = 习惯，百分制

hundred-points = 100 分

no-points = 无分

points = { $points }

habit-needs-weight = 有体重才知道多少

habit-needs-target = 有目标才知道多少

habit-few-days = 有数据的不足 { $days } 天

habit-days-below = { $all } 天中 { $some } 天低于 { $amount }

habit-days-at-most = { $all } 天中 { $some } 天不超过 { $amount }

habit-days-at-least = { $all } 天中 { $some } 天至少 { $amount }

habit-days-with = { $all } 天中 { $some } 天有{ $slots }

habit-no-usual-meal = 没有多数日子都有的餐次

habit-foods = { $foods } 种不同食物，{ $full } 种为满分

amount-millilitres = { $volume } 毫升

habit-rule-points = 分数为符合界限的天数占比。未记录的日子不算；不足 { $days } 天不给分。

habit-rule-target = { habit-name }的界限是您的目标。

habit-rule-reference = { habit-name }的界限是{ $references }参考值。

habit-rule-protein-weight = { habit-name }的界限是每公斤体重 0.83 克（EFSA 2012）。

habit-rule-protein-reference = { habit-name }的界限是欧盟参考摄入量，直到有体重或目标。

habit-rule-water-weight = { habit-name }的界限是每公斤体重 35 毫升，为经验值。

habit-rule-other = { habit-name }的界限是{ $source }。

habit-rule-regular = 规律的一天，是指多数有记录的日子里都有的那几餐，这天一餐不缺。

habit-rule-variety = 多样满分为 7 个有记录日内 { $foods } 种不同食物，天数少则相应减少；该数取自 American Gut Project（2018）每周植物种数。

score-none = 无评分

scores-title = 每日评分，满分 100

report-changed-since = 生成报告后，本周的日记有变动。“report { $week } again”可重新生成。

report-words-by = 上面的文字出自 { $model }；数据出自 larder。

report-energy-earned = 能量目标为有记录日的平均额度，含运动。

report-score-rule = 每日评分：{ $rule }

said-by-model = 模型：{ $model }

some-days-logged = { $all } 天中记录了 { $some } 天

figure-with = { $figure } { $unit }

changes-since-report = 自上次报告以来

changes-since-week = 自上周以来

changes-nothing = 没有变化

points-of-habit = { habit-name }得分

score-rule = 各部分的平均值。能量在当日额度的十分之一以内为 100 分，每多百分之一减两分。蛋白质、膳食纤维和水按达到的比例；钠在界限内为 100 分，两倍时为零分。

score-too-little = 还没有评分：需要自设目标的能量、蛋白质、膳食纤维、钠和水中的两项。

score-total = 评分

score-of-hundred = { $score }/100

score-allowed = 额度 { $amount }

score-day-title = { $day }评分

score-day-so-far = { $day }评分，截至目前

score-no-meal = { $day }没有{ slot }记录。

score-no-meal-score = { slot }没有健康评分：某一部分的重量、能量、饱和脂肪、糖或钠未知。

weekly-report = 每周报告
