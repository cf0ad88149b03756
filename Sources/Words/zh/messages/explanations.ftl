### Where a number is from, on the "?" of a card, in Chinese: see docs/messages.md.

explain-last-time = 未说分量：同上次，{ $grams }。

explain-usual-serving = 未说分量：常见一份为 { $grams }。

explain-density = { $amount } × 每毫升 { NUMBER($density, maximumFractionDigits: 3) } 克 = { $grams }。

explain-as-water = { $amount } = { $grams }：密度未知，按水计算。

explain-number-as-weight = 没有说单位，也没人吃这么多个：按 { $grams } 计。

explain-likely = 推算而非称量：多半在 { $low } 至 { $high } 之间。

explain-likely-energy = 推算而非称量：多半在 { $low } 至 { $high } 之间，{ $least } 至 { $most } 千卡。

explain-likely-sum = 部分分量为推算：合计多半在 { $least } 至 { $most } 千卡之间。

explain-measured = { $amount } = { $grams }。

explain-piece = 每个为 { $each }。

explain-piece-taken = 每个按 { $each } 计。

explain-portion = { $portion }为 { $each }。

explain-portion-taken = { $portion }按 { $each } 计。

explain-piece-times = 每个为 { $each }，× { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }。

explain-piece-taken-times = 每个按 { $each } 计，× { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }。

explain-portion-times = { $portion }为 { $each }，× { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }。

explain-portion-taken-times = { $portion }按 { $each } 计，× { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }。

explain-hundred = 每 100 克：{ $figures }。

explain-times = { $grams } 即 × { NUMBER($factor, maximumFractionDigits: 3) } = { $figures }。

nutrient-amount-exact = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 3) } 千卡
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 3) } 毫克
        *[other] { NUMBER($figure, maximumFractionDigits: 3) } 克
    }

nutrient-with-amount = { nutrient-name } { $amount }

nutrient-not-known = { nutrient-name }未知

nutrient-unknown = { nutrient-name }未知

nutrient-asked = { nutrient-name } ?

details-of = { $basis } 中：{ $figures }

source-kind = { $kind ->
        [label] 标签
        [household] 您的数值
        [estimate] 模型估算
        [staples] 食物成分表
        [nationalTable] 国家成分表
        [openFoodFacts] Open Food Facts
        *[usda] USDA
    }

source-usual-recipe = 常见做法

source-recipe = 食谱

source-estimate-like = 按{ $food }估计

source-estimate-basis = 模型估算（{ $basis }）

source-corrected-from = 已更正，原为 { $before }

source-release = { $release } 版

source-release-2018 = 2018年4月版

source-as-of = 截至{ $date }

explain-source = 来源：{ $source }；等级：{ tier }。

explain-source-available = 来源：{ $source }；等级：{ tier }；碳水化合物不含膳食纤维。

explain-source-by-difference = 来源：{ $source }；等级：{ tier }；碳水化合物含膳食纤维。

explain-corrected-on = 更正于{ $day }。

explain-entry = { $figures }，{ $source }；等级：{ tier }。

explain-said-roughly = 说的是约数：计为估算。

explain-model-amount = 分量由模型估算：计为估算。

explain-food-heading = { $food }：

explain-snapshot = 记录时的来源：{ $source }；等级：{ tier }。

explain-recipe-gone = 该食谱已不存在；记录保留原有数值。

explain-food-gone = 该食物已不在食物库中；记录保留原有数值。

explain-old-figures = 按{ $food }的旧数值记录；现在每 100 克为：{ $figures }。

explain-dish = 全部重 { $grams }，{ NUMBER($servings, maximumFractionDigits: 2) } 份；等级：{ tier }。

explain-part-not-counted = “{ $words }”：未计入。

explain-part = “{ $words }”：{ $figures }；{ $source }。

explain-part-of-food = “{ $words }”：{ $food }，{ $figures }；{ $source }。
