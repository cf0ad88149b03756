### Figures, amounts, meals and where numbers are from, in Chinese: see docs/messages.md.

grams = { $amount }

hundred-grams = 100克

energy = { $energy }千卡

energy-at-least = ≥{ $energy }千卡

energy-unknown = ?千卡

macro-letter = { $nutrient ->
        [protein_g] 蛋白
        [carbs_g] 碳水
        *[fat_g] 脂肪
    }

macro-figure = { macro-letter } { NUMBER($grams, minimumFractionDigits: 1) }

macro-at-least = { macro-letter } ≥{ NUMBER($grams, minimumFractionDigits: 1) }

macro-unknown = { macro-letter } ?

nutrient-name = { $nutrient ->
        [kcal] 能量
        [protein_g] 蛋白质
        [carbs_g] 碳水化合物
        [fat_g] 脂肪
        [saturated_fat_g] 饱和脂肪
        [sugar_g] 糖
        [fibre_g] 膳食纤维
        *[sodium_mg] 钠
    }

tier = { $tier ->
        [label] 标签
        [database] 数据库
        [remembered] 以往记录
        [estimated] 估算
        *[unknown] 未知
    }

skipped = 未吃

sum = 合计

slot-title = { $slot ->
        [breakfast] 早餐
        [lunch] 午餐
        [dinner] 晚餐
        *[snack] 加餐
    }

slot = { $slot ->
        [breakfast] 早餐
        [lunch] 午餐
        [dinner] 晚餐
        *[snack] 加餐
    }

quoted = “{ $words }”
