### A meal that was seen on a picture, in Chinese: see docs/messages.md.

photo-sure = { $tier }，把握 { $percent }%

photo-description = 图片上：{ $words }

photo-instead-of = 代替  { $name }

photo-placeholder-gone = 占位的记录已经不在。

photo-meal = 一餐

photo-meal-named = 一餐：{ $title }

photo-sum = 共 { $grams }，{ $energy }。

photo-sum-per-gram = 共 { $grams }，{ $energy }，每克 { NUMBER($density, maximumFractionDigits: 2) } 千卡。

photo-no-score = 无健康评分：有部分食物的能量、饱和脂肪、糖或钠未知。

photo-weights-guessed = 重量按图片估计：“1: 110g”可更正一项。

photo-nothing-sure = 上面都不确定：可能是{ $foods }。请说明是什么、有多少，我来计算。

photo-not-seen-for-sure = 未看清，未计入：{ $foods }。

photo-not-in-food-bank = 食物库中没有，未计入：{ $foods }。
