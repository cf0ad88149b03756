### The card of a meal that is to be logged, changed or deleted, in Chinese: see docs/messages.md.

meal-heading = { slot-title } { $time }

meal-heading-named = { $heading}“{ $title }”

meal-heading-of = { $person }的{ $heading }

meal-title = { $heading }，{ $day }

meal-change-title = 修改{ slot }，{ $day }

meal-delete-title = 从{ slot }中删除，{ $day }

meal-not-counted-yet = 尚未计入

meal-note = 备注：{ $note }

meal-taken-as = “{ $words }”理解为{ $food }。

meal-guess-amount = { $food }的分量

meal-guess-energy = { $food }的能量

meal-guess-this-amount = 分量

meal-guess-more = 另外 { $count } 项

meal-guesses = 由模型估算，无人说过：{ $guesses }。

meal-estimated-share = 其中 { $percent }% 的能量为估算值。

meal-usual-serving = 未说分量，按常见一份计：{ $foods }。
meal-number-as-weight = 数字没有单位，按克或毫升计：{ $foods }。

meal-as-last-time = 未说分量，同上次：{ $foods }。

meal-as-water = 密度未知，按水计算：{ $foods }。

meal-pack-unknown = 不知道一{ unit-name }{ $food }有多少，按常见一份计。可用“{ $line }: … g”说明。

meal-doubtful = { $line } 是{ $words }吗？没有看清，暂不计入。是就说“{ $line }: { $grams }”，是别的就说“{ $line } = …”，没有就说“删掉 { $line }”。

meal-barcode-unknown = { $words } 不是这里任何食物的条形码。用“{ $line } = …”说明是什么；保存或放弃后，只输入号码即可查找。

meal-unknown = 食物库里没有“{ $words }”。换成别的食物说“{ $line } = …”，只记能量说“+250 { $words }”，要添加就说“{ $words } 每100克250千卡”。

meal-unknown-near = 食物库里没有“{ $words }”。相近的有：{ $foods }。换成别的食物说“{ $line } = …”，只记能量说“+250 { $words }”，要添加就说“{ $words } 每100克250千卡”。

meal-which = 哪一种“{ $words }”？{ $foods }。请说“{ $line } = …”。

meal-how-heavy = { $amount }{ $food }有多重？请说“{ $line }: … g”。

meal-amount-out-of-range = { $food }：请给出 0 到 100 公斤之间的分量。请说“{ $line }: … g”。

meal-how-much = { $food }吃了多少？请说“{ $line }: … g”。

meal-again = 又一次吗？{ $minutes ->
        [0] 刚刚
        *[other] { $minutes }分钟前
    }记录过{ $food }。

meal-amount-roughly = { $amount } ≈ { $grams }

meal-roughly = ≈ { $grams }

meal-whole-pot = 全部 ≈ { $grams }

meal-part-of-pot = 其中 { NUMBER($share, maximumFractionDigits: 2) } ≈ { $grams }

meal-summary = { slot }，{ $energy }

meal-summary-for = { $person }的{ slot }，{ $energy }

row-was = 原来  { $name }

row-now = 现在  { $name }

meal-moves = 移到{ $heading }，{ $day }。

meal-eaten-at = 用餐时间 { $time }，原为 { $before }。

meal-new-title = 标题：{ $title }

meal-new-title-was = 标题：{ $title }（原为 { $before }）

meal-new-note-was = 备注：{ $note }（原为 { $before }）

meal-macros-go = 其蛋白质、碳水化合物和脂肪超出这一能量，将被去掉。

entries-counted = { $count } 条记录

summary-deletion = 删除{ $name }

summary-title = { slot }的标题

summary-note = { slot }的备注

summary-time = { slot } { $time }

summary-move = { $name }移到{ slot }，{ $day }

summary-change-of = 修改{ $name }

summary-change-to-skipped = 改为{ $name }，未吃

summary-change-to = 改为{ $parts }

remark-own-numbers = 模型的估计：{ $numbers }

summary-with-remark = { $summary }（{ $remark }）

meal-at-time = { slot-title } { $time }

meal-guess-its-figure = { nutrient-name }

meal-saved-elsewhere = 这是本次对话最后保存的内容。此后另一个终端保存了：{ $summary }。

history-title = 最近的用餐

history-title-of = { $person }最近的用餐

history-meal = { $day }，{ slot }

history-entry = { $day }，{ slot }：{ $food }

history-of-food = “{ $words }”，最近的在前

history-of-food-for = { $person }的“{ $words }”，最近的在前

history-nothing = 还没有记录。

history-nothing-for = { $person }还没有记录。

history-no-entry = 没有名称含“{ $words }”的记录。

history-no-entry-of = { $person }没有名称含“{ $words }”的记录。

pot-share = 锅里 { $pot } 中的 { $share }。

pot-rest = 剩余，不记录

pot-whole = { $foods ->
        [1] 一锅
        *[other] 一锅，{ $foods } 种食物
    }

pot-title = { $heading }，{ $day }：{ $foods }

pot-food = { $food } { $amount }

pot-summary = { $people }的{ slot }，{ $energy }
