### A day of the diary, in Chinese: see docs/messages.md.

day-today = 今天，{ $date }

day-date = { $date }

day-of = { $person }的一天，{ $date }

day-health-score = 健康评分 { $score }

day-note = 备注：{ $note }

day-note-of-model = 模型：{ $note }

day-picture = 图片：{ $path }

pictures-title = 餐食图片

day-balance = 目标 { $base } + 运动 { $earned } = 可摄入 { $allowance } − 已摄入 { $eaten }：{ $rest }。

day-balance-not-counted = 目标 { $base } + 运动 { $earned }（消耗 { $active }，不计入）= 可摄入 { $allowance } − 已摄入 { $eaten }：{ $rest }。

day-over = 超出目标 { $energy } 千卡

day-remaining = 还剩 { $energy } 千卡

day-likely = 已摄入约 { $low } 至 { $high } 千卡：部分分量为推算。

day-macro-share = 能量来源：蛋白质 { $protein }%，碳水化合物 { $carbohydrate }%，脂肪 { $fat }%。

day-sums-energy-alone = 合计至少为此数：有些记录只有能量。

day-sums-incomplete = 合计至少为此数，并非每条记录都有：{ $nutrients }。

day-corrected-food = { $food }（{ $lines }）

day-corrected-since = 按旧数值记录的有：{ $foods }。说“重新计算{ $first }”即可更新。

day-drunk = 饮水：{ $water }。

day-score = 今日评分：{ $score }/100。“/score”说明如何得出。

day-no-target = 在您设定之前，目标为参考摄入量：“我的目标是1900千卡”。

day-nothing-logged = { $day }没有记录。

day-nothing-logged-for = { $person }{ $day }没有记录。

day-water = { $day }：{ $water }。

millilitres = { $millilitres }毫升

fluid-ounces = { $ounces }液盎司

water-drunk = 水 { $volume }

water-of-target = 水 { $drunk }，约需 { $target }（{ $reason }）

water-by-weight = 每公斤 35 毫升

water-by-weight-and-more = 每公斤 35 毫升，再加 { $more } 毫升，EFSA 2010

water-by-age = EFSA 2010：含食物中的水共 { $whole } 毫升
