### What went wrong, and what to do, in Chinese: see docs/messages.md.

not-worked-out = 没能弄明白。请换个说法，或查看 /help。

cannot-edit = 这个改动不适合这里。请说 y、n，或要改什么。

no-such-line = 没有第 { $number } 行。

nothing-left = 这样就什么都不剩了。说 n 可全部放弃。

unreadable-day = “{ $words }”不像是日期。可以说昨天、周一或 2026-11-19。

unreadable-time = “{ $words }”不像是时间。可以说 19:30。

unreadable-week = “{ $words }”不像是一周。可以说 2026-W47、上周或其中一天；也可以是 2026-10、2026 或 起..止。

future-week = { $week } 还没有开始。

unreadable-amount = “{ $words }”不像是分量。可以说 110克、2片或半杯。

future-day = { $day }还没有到。吃了以后再说。

no-such-food = 食物库里没有“{ $words }”。{ $near }

near-it = 相近的有：{ $names }。

which-food = 哪一种“{ $words }”？{ $candidates }。

no-entry-yet = 还没有保存过您可能指的内容。

no-such-entry = { $day }没有“{ $words }”这条记录。

which-entry = 哪一条？{ $candidates }。请说名称，或它在当天列表中的编号。

part-of-dish = “{ $words }”是{ $dish }的一部分，而它是一条记录。请先删除，再逐个说食物。

no-such-meal = 还没有可以重复的{ slot }。

no-such-meal-at-all = 还没有可以重复的一餐。

recipe-not-entry = { $day }没有“{ $recipe }”这条记录。“删除食谱 { $recipe }”会去掉这个食谱。

food-not-entry = { $day }没有“{ $food }”这条记录。“删除食物 { $food }”会把它从食物库中去掉。

nothing-logged-on = { $day }没有记录。

nothing-to-undo = 没有可撤销的。

nothing-to-redo = 没有可重做的。

impossible-energy = 100 克不可能有 { $energy } 千卡：纯脂肪是 902。是每份的值，还是千焦？

out-of-range = 超出范围：{ $name }（{ $range }）。

nothing-to-change = 已经是这样了。

food-of-table = { $food }属于 larder 自带的食物成分表，会保留。

barcode-taken = 条形码 { $barcode } 是{ $food }的。

unreadable-figures = “{ $words }”不像是营养数值。可以说 460千卡，脂肪12克。

no-such-profile = 没有“{ $name }”这个档案。现有：{ $known }。

whose-diary = “{ $name }”是谁的日记？现有：{ $known }。“为{ $name }添加档案”可新建一个。

only-profile-stays = { $name }是唯一的档案，会保留。

default-profile-stays = { $name }是默认档案。请先把另一个设为默认：“make NAME the default”。

household-empty = 家里没有叫“{ $name }”的人：家里还没有成员。

no-such-member = 家里没有叫“{ $name }”的人。现有：{ $known }。

how-old = { $name }多大了？每日需要量取决于年龄。

no-such-recipe = 没有“{ $words }”这个食谱。{ $near }

which-recipe = 哪个“{ $words }”食谱？{ $candidates }。

which-ingredient = { $recipe }里哪个配料是“{ $words }”？{ $ingredients }。

several-recipes = { $place } 有 { $count } 个食谱：{ $names }。“recipe 2 from …”读第二个。

empty-recipe = 里面有什么？请用一行说：“食谱 { $name }：200克面条，2个鸡蛋，2人份”。

figures-of-recipe = { $name }是食谱：数值来自它的配料。/recipes { $name } 可查看。

recipe-in-itself = 食谱{ $name }不能是它自己的配料，也不能是它配料的配料。

recipe-needed = 食谱{ $name }用在{ $others }里，会保留。

nothing-of-recipe-counted = { $name }无法计算：没有一行既有食物又有分量。

no-trip-yet = 还没有保存过购物。“在REWE买了2升牛奶 1.19”可保存一次。

no-such-trip-line = 在{ $store }的购物里没有“{ $words }”这一行。说“看看{ $store }的购物”可列出。

which-trip-line = 哪一个“{ $words }”？{ $candidates }。请说编号。

no-such-trip = 没有保存过“{ $words }”这次购物。/trips 可列出现有的。

which-trip = 哪一次购物？{ $candidates }。请说编号。

unreadable-price = “{ $words }”不像是价格。可以写 1.99 或 1,99 €。

file-not-named = { $path } 没有打开：只打开您指明的文件。请说“scan 文件”。

journal-line = 第 { $number } 行不在任何日期和餐次之下。请在上面加标题：2026-11-20，下一行 lunch。

journal-day-twice = { $day } 出现了两次。请把它的各行放在一个标题下。

journal-heading = 第 { $number } 行“{ $words }”既不是日期，也不是餐次或吃的东西，所以什么都没改。请先改正：它下面的内容可能属于别处。

import-again = 读取 { $file } 之后数据已有变化。请重新导入。

address-not-named = { $address } 没有打开：只打开您输入的网址。

no-recipe-found = 里面没有找到食谱。每个配料写一行最容易读：“200克面条”。

no-recipe-there = { $place }：没有找到食谱。可以粘贴文字：“食谱 汤：…”。

give-no-barcode = Open Food Facts 按条形码识别食物：“{ $food }的条形码是…”，然后再试。

give-no-figures = 关于{ $food }还没有可以提供的信息。

give-not-from-pack = 只把您从包装上读到的提供给 Open Food Facts。{ $food }的数值：{ $source }。

not-a-barcode = “{ $digits }”不是条形码。它是条码下方的 8、12 或 13 位数字。

barcode-length = { $digits } 有 { $count } 位数字。条形码有 8、12 或 13 位。

barcode-check-digit = { $digits } 不是条形码：校验不符，其中一位读错了。请再看一遍。

how-heavy = 一{ unit-name }{ $food }有多重？请用克说。

how-much-food = { $food }有多少？请用克说。

amount-out-of-range = 请给出 0 到 100 公斤之间的{ $food }分量。

unread-lines = 有 { $count } 行无法读取，所以什么都没改：{ $lines }。请改正，或用 --leave-out 略过这些行：那样就不会删除任何内容。

unread-line = 第 { $number } 行“{ $words }”（{ $reason }）

unread-lines-more = 还有 { $count } 行

unread-not-understood = 没看懂

unread-unknown-food = 不认识食物“{ $food }”
