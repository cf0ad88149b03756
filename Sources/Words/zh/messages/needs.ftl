### How targets by equation came about, in Chinese: see docs/messages.md.

needs-child = 儿童按年龄和体重为 { $energy } 千卡，含生长（Torun，FAO/WHO/UNU 2004）。

needs-at-rest = 静息 { NUMBER($rest, maximumFractionDigits: 0) } 千卡（Mifflin–St Jeor 1990），{ $activity ->
        [sedentary] 每周活动不超过 2 天
        [light] 每周活动 3 至 4 天
        [moderate] 每周活动 5 至 6 天
        [active] 每天活动
        *[very-active] 每天重体力劳动或训练
    } × { NUMBER($factor, maximumFractionDigits: 3) }：{ NUMBER($lived, maximumFractionDigits: 0) } 千卡。

needs-nursing = 哺乳期增加 { $more } 千卡，不作减少（EFSA 2013）。

needs-pregnant = 按孕中期增加 { $more } 千卡，不作减少（EFSA 2013）。可说明“孕晚期”等。

needs-trimester = { profile-motherhood }增加 { $more } 千卡，不作减少（EFSA 2013）。

needs-minor = 18 岁以下，larder 建议与消耗相等，不多不少。

needs-gain = 增重：增加 { $more } 千卡。

needs-how-fast = 希望多快减重？“每周减0.5公斤”，或带日期的目标体重；在此之前不作减少。

needs-lose-floor = 减重，但每天绝不低于 { $least } 千卡；您自设的数值可以更低。

needs-lose = 每周减 { $pace }：减少 { $less } 千卡（每公斤 7,700 千卡）。

needs-floor = 建议值绝不低于每天 { $least } 千卡；您自设的数值可以更低。

needs-sodium = 钠不超过 { $most } 毫克（DASH-Sodium，Sacks 2001）。

needs-water-weight = 水约 { $volume }（每公斤 35 毫升）。

needs-water-more = 水约 { $volume }（每公斤 35 毫升，另加 { $more } 毫升，EFSA 2010）。

needs-water-age = 水约 { $volume }（EFSA 2010：含食物中的水为 { $whole } 毫升）。

needs-sleep = 睡眠 { $least } 至 { $most } 小时有帮助。

grams-span = { $least }–{ $most } 克

needs-shares-by-weight = 蛋白质 { $protein }（1.6–2.2 克/公斤），脂肪 { $fat }（0.8–1.0 克/公斤），其余为碳水化合物 { $carbohydrate }。

needs-shares-high-protein = 蛋白质 { $protein }（能量的 25–35%，IOM 2005），脂肪 { $fat }（0.8–1.0 克/公斤），其余为碳水化合物 { $carbohydrate }。

needs-shares-reckoned = 按 BMI 25 对应的 { $kilograms } 公斤计算，因为按全部体重会使碳水化合物过少。

needs-shares-keto = 碳水化合物 { $carbohydrate }（能量的 5–10%，生酮：Feinman 等 2015），蛋白质 { $protein }（1.6–2.2 克/公斤），其余为脂肪 { $fat }。

needs-shares-low-carb = 碳水化合物 { $carbohydrate }（能量的 10–26%，低碳水：Feinman 等 2015），蛋白质 { $protein }（1.6–2.2 克/公斤），其余为脂肪 { $fat }。

needs-shares-reference = 蛋白质至少 { $protein } 克（EFSA 2012），脂肪 { $fat }（能量的 { $least }–{ $most }%），碳水化合物 { $carbohydrate }（45–60%；EFSA 2010）。
