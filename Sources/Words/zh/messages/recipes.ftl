### Recipes: their cards, lists and notes, in Chinese: see docs/messages.md.

recipe-summary = 食谱{ $recipe }，{ $energy }

recipe-summary-servings = 食谱{ $recipe }，{ NUMBER($servings, maximumFractionDigits: 2) } 份，每份 { $energy }

recipe-change-summary = 修改食谱{ $recipe }，{ $energy }

recipe-change-summary-servings = 修改食谱{ $recipe }，{ NUMBER($servings, maximumFractionDigits: 2) } 份，每份 { $energy }

summary-recomputed = { $summary }，重算 { $count } 条记录

recipe-new-title = 新食谱：{ $recipe }，{ NUMBER($servings, maximumFractionDigits: 2) } 份

recipe-change-title = 修改食谱{ $recipe }，{ NUMBER($servings, maximumFractionDigits: 2) } 份

recipe-rename-title = 修改食谱{ $before }，改名{ $recipe }，{ NUMBER($servings, maximumFractionDigits: 2) } 份

recipe-no-amount = 无分量

recipe-line-explained = “{ $words }”：{ $grams }，{ $figures }；{ $source }。

recipe-was-serving = 原每份

recipe-not-named = 未命名：“名称：番茄炒蛋”可命名。

recipe-servings-unsaid = 未说份数，全部算一份：“份数：4”可修改。

recipe-edits = “2: 120克”改分量，“2 = …”换食物，“删掉 2”去掉一行，“加20克黄油”添加一行。

recipe-unknown = 食物库里没有“{ $words }”。请说“{ $line } = …”或“删掉 { $line }”。

recipe-unknown-near = 食物库里没有“{ $words }”。相近的有：{ $foods }。请说“{ $line } = …”或“删掉 { $line }”。

recipe-how-heavy = “{ $words }”有多重？请说“{ $line }: … g”。

recipe-whole = 全部

recipe-serving-of = { NUMBER($servings, maximumFractionDigits: 2) } 份中的 1 份

recipe-cooked-weight = 熟重 { $cooked }，配料重 { $raw }。

recipe-not-weighed = 未称熟重：按配料的 { $raw } 计。“熟重：650克”可说明。

recipes-none = 还没有保存食谱。“保存食谱番茄炒蛋：200克番茄，3个鸡蛋，2份”可保存一个。

recipes-title = 食谱，各一份

recipes-with-title = 含{ $food }的食谱，各一份

recipes-none-with = 没有食谱含有“{ $food }”。

recipe-one-of = { NUMBER($servings, maximumFractionDigits: 2) } 份之 1，{ $grams }

recipes-more = 还有更多：请说食谱名称。

recipe-not-counted = 未计入

recipe-title = { $recipe }，{ NUMBER($servings, maximumFractionDigits: 2) } 份

recipe-change-hint = “给食谱{ $recipe }加20克黄油”可修改。

recipe-delete-title = 删除食谱{ $recipe }

recipe-delete-summary = 删除食谱{ $recipe }

recipe-choice = 共有 { $count } 个食谱：{ $recipes }。要哪一个？请说编号或名称；空行表示都不要。

recipe-numbered = { $number } { $recipe }
