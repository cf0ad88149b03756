### The food bank: foods that are listed, added, changed, corrected, in Chinese: see docs/messages.md.

unit-noun = { $unit ->
        [serving] 份
        [piece] 个
        [slice] 片
        [bowl] 碗
        [glass] 杯
        [mug] 杯
        [cup] 杯
        [can] 罐
        [tin] 罐
        [bottle] 瓶
        [jar] 罐
        [handful] 把
        [plate] 盘
        [pot] 锅
        [carton] 盒
        [packet] 包
        [bar] 条
        [tbsp] 汤匙
        [tsp] 茶匙
        [clove] 瓣
        *[other] { $unit }
    }

figure-alone = { $figure }

per-basis = 每 { $basis }

food-category = { $category ->
        [produce] 蔬果
        [dairy] 乳制品
        [meat] 肉类
        [seafood] 水产
        [bakery] 烘焙
        [beverages] 饮料
        [snacks] 零食
        [frozen] 冷冻食品
        [pantry] 干货
        *[other] 其他
    }

foods-of-category = { $category ->
        [produce] 蔬果
        [dairy] 乳制品
        [meat] 肉类
        [seafood] 水产
        [bakery] 烘焙
        [beverages] 饮料
        [snacks] 零食
        [frozen] 冷冻食品
        [pantry] 干货
        *[other] 其他
    }

food-portions = 份量：{ $portions }

food-no-portions = 份量：无

food-portion = { unit-noun } { $grams }

food-density = 1 毫升重 { NUMBER($density, maximumFractionDigits: 3) } 克

food-in-category = 类别：{ food-category }

food-brand = 品牌：{ $brand }

food-no-brand = 品牌：无

food-barcode = 条形码：{ $digits }

food-no-barcode = 条形码：无

food-tags = 标签：{ $tags }

food-no-tags = 标签：无

basis-as-water = 按 { $amount } 给出，以 { $grams } 计：密度未知。

basis-converted = 按 { $grams } 给出；已换算为 100 克。

basis-roughly = 按 { $amount } ≈ { $grams } 给出；已换算为 100 克。

energy-worked-out = 能量为推算值：每克蛋白质和碳水化合物 4 千卡，每克脂肪 9 千卡。

doubt-energy = 请核对：给出的是 { $stated } 千卡，蛋白质、碳水化合物和脂肪合计 { $computed } 千卡。

doubt-part = 请核对：{ $part } { $some } 克多于{ $whole } { $all } 克。

new-food-like = 这是估计：数值和份量取自{ $food }，您知道的可以随时更正。

guess-basis = 模型称依据是：{ $basis }。

correct-title = 更正{ $food }

correct-recipes = 它用在食谱{ $recipes }中：“重新计算{ $first }”会重算其已有记录。

correct-summary = 更正{ $food }，每 100 克 { $energy }

correct-summary-entries = 更正{ $food }，每 100 克 { $energy }，重算 { $count } 条记录

correct-also = 另外，每 100 克：{ $figures }。

correct-figure = { nutrient-name } { $now }（原为 { $before }）

correct-figure-new = { nutrient-name } { $now }（原先未知）

correct-logged = 按旧数值记录的

correct-more-days = 另外 { $count } 天

correct-all = 全部

correct-day-of = { $day }，{ $person }

correct-day-total = 当天 { $before } → { $after } 千卡

correct-stays = 保持 { $energy }

correct-anew = 重算 { $energy }

change-of-amounts = { $before } → { $after }

change-of-energy = { $before } → { $after } 千卡

correct-from-now-on = 从现在起生效；已有记录不变。“全部”重算 { $count } 条记录（{ $change }），“只算十一月”重算其中一部分。

correct-one-day = { yes-key } 也重算这一天；“都不要”则保持原记录。

correct-days = { yes-key } 也重算这些天；“都不要”保持原记录，“删掉 { $line }”保留其中一天，“只算十一月”保留其余各天。

correct-staying = 保持原样的记录会在当天注明。

correct-staying-weightless = 保持原样的记录（{ $count } 条没有重量）会在当天注明。

delete-food-title = 从食物库中删除

delete-food-summary = 删除食物{ $food }

delete-food-recipes = 它用在食谱{ $recipes }中：此后不再计入。

delete-food-of-table = 此后采用食物成分表的数值。

logged-entries-keep = { $count } 条已有记录保留名称和数值。

mark-tags = 标签

mark-favourite = 收藏

mark-no-favourite = 取消收藏

mark-summary = { $food }：{ $deeds }

mark-deed-favourite = 设为收藏

mark-deed-no-favourite = 取消收藏

mark-deed-tagged = 加标签{ $tags }

mark-deed-untagged = 去掉标签{ $tags }

mark-tags-changed = 标签：{ $after }；之前：{ $before }。

nothing-there = 无

browse-was-all = 已全部列出。

browse-more-in-table = 食物成分表中还有

browse-more-imported = 导入的食物中还有

browse-uses = { $count } 次

browse-favourite = 收藏

browse-foods = 食物

browse-favourites = 收藏

browse-recent = 最近的食物

browse-tagged = { $title }（标签 { $tag }）

browse-found = { $title }：“{ $words }”

browse-title = { $title }，每 100 克

browse-range = 第 { $first } 至 { $last } 项，共 { $count } 项。

browse-next = “更多食物”显示后面的。

browse-empty = 食物库是空的：记录后食物会自动加入，也可以说“格兰诺拉麦片 每100克450千卡”。

browse-nothing = 食物库里没有这样的食物。记录后食物会自动加入。

food-several = 有几种食物叫这个名字：请说是哪一种。

food-own-recipe = 您的食谱，{ NUMBER($servings, maximumFractionDigits: 2) } 份：/recipes { $recipe } 可查看配料。

change-food-title = 修改{ $food }

change-food-summary = 修改{ $food }：{ $lines }

change-food-keeps-name = 已有记录保留原来的名称。

food-field-name = 名称

food-field-brand = 品牌

food-field-barcode = 条形码

food-field-category = 类别

food-field-tags = 标签

food-field-density = 密度

density-value = 每毫升 { NUMBER($density, maximumFractionDigits: 3) } 克

new-food-title = 新食物

new-food-title-of = 新食物：{ $food }

new-food-summary = 新食物，{ $food }

new-food-name-asked = 它叫什么？“1 = 燕麦奶”可命名。

new-food-energy-unknown = 能量未知：记录它时不含能量，当天合计为“至少”值。

new-food-edits = “1: 脂肪12克”改数值，“1 = …”改名称，“3: 30克”改每份重量，“4: 零食”改类别。

warning-no-name = 没有名称。

warning-no-nutrition = 没有营养数值。

warning-none-on-pack = 包装上没有营养信息。

warning-said-to-state-none = 标明没有营养信息，却有数值。

warning-missing = 未知：{ $nutrients }。

warning-from-kilojoules = 能量以千焦标示，已换算。

warning-kilojoules-by-mistake = 千卡误标为千焦，已换算。

warning-energy-from-macros = 能量由蛋白质、碳水化合物和脂肪推算。

warning-sodium-from-salt = 钠由盐推算。

warning-prepared = 数值为冲调或烹制后的；请按份计。

warning-approximate = { nutrient-name }为近似值。

warning-at-most = { nutrient-name }不超过该值。

warning-at-least = { nutrient-name }不低于该值。

warning-trace = { nutrient-name }为微量，按零计。

warning-estimates-left-out = 有 { $count } 个由配料推测的数值未采用。

warning-mixed-bases = 部分数值按份标示，部分按每 100 标示。

warning-not-worked-out = 数值已录入，尚未整理。

warning-serving-unsaid = 数值按份标示，但没有说明一份是多少。

warning-serving-too-small = 数值按份标示，而一份太小，无法推算。

warning-serving-unit-unknown = 每份的单位未知；按克计。

warning-maybe-millilitres = 这是饮料：数值可能按每 100 毫升计。

warning-impossible = { nutrient-name }不可能是该值。

warning-impossible-sum = 蛋白质、碳水化合物和脂肪之和超过总重。

warning-serving-exceeds = 一份中的内容比这一份本身还重。

warning-sugar-above = 糖多于碳水化合物。

warning-saturated-above = 饱和脂肪多于脂肪。

warning-energy-inconsistent = 能量与蛋白质、碳水化合物和脂肪不符。

warning-units-inconsistent = 千卡与千焦不符。

label-title = 营养标签

label-title-of = 营养标签：{ $name }

label-serving = 一份：{ $size }。

label-noted = 上面注明：“{ $words }”

label-second-reading = 第二次读取的数值不同，请核对：{ $figures }。

label-second-figure = { nutrient-name } { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 2) } 千卡
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 2) } 毫克
        *[other] { NUMBER($figure, maximumFractionDigits: 2) } 克
    }

label-read-well = 标签读取很清楚。

label-read-fairly = 标签读取不太清楚：请看一眼包装。

label-read-badly = 标签读取不清：请与包装核对。

product-named = { $name }（{ $brand }）

product-of-barcode = 产品 { $digits }

product-unnamed = 无名产品

products-none = 没有产品

products-title = 产品

foods-none = 没有食物

products-more = 共 { $count } 个；显示前 { $shown } 个。

product-trust = { $trust ->
        [ok] {""}
        [check] 请核对
        [impossible] 不可能
        *[none] 无数值
    }

product-serving = 1 份 = { $size }

source-open-food-facts = Open Food Facts（ODbL），由志愿者录入

source-changed = 修改于{ $date }

source-is = 来源：{ $source }。

product-per-serving = 标签按份标示；每 100 的数值由此算出。

product-asked-yesterday = 这是{ $day }（昨天）的回答。

product-asked-days-ago = 这是{ $day }（{ $days } 天前）的回答。

off-held-back = Open Food Facts 每分钟只允许几次查询。请 { $seconds } 秒后再问。

off-busy = Open Food Facts 请求过多，请稍候。一分钟后会再次应答。

off-offline = 目前无法连接 Open Food Facts。

off-no-library = larder 无法联网：未安装 libcurl4。

off-timed-out = Open Food Facts 五秒内没有应答。

off-connection-lost = 与 Open Food Facts 的连接中断了。

off-untrusted = 与 Open Food Facts 的连接不可信，因此没有查询。

off-too-large = Open Food Facts 返回的内容超出一个产品的范围。

off-moved = Open Food Facts 指向别处，larder 不会跟随。

off-stopped = 已停止。

off-no-account = Open Food Facts 只接受账户提交的食物。“larder key set openfoodfacts”可保存您的账户。

off-not-protected = 发往 LARDER_OFF_URL 途中账户可能被他人读取，因此没有发送。请使用 https。

off-unreadable = Open Food Facts 没有给出可读的应答。

off-not-asked = 没有查询 Open Food Facts。

off-no-product = Open Food Facts 没有产品“{ $words }”。

off-not-found = Open Food Facts 尚未收录。

off-barcode-not-found = Open Food Facts 尚未收录条形码 { $barcode }。

off-no-barcode = { $barcode } 不是产品条形码。

off-that-is-no-barcode = 这不是产品条形码。

off-no-food-but = 这不是食物：Open Food Facts 将其列为“{ $kind }”。

off-no-food = 这不是食物：Open Food Facts 将其列为其他类产品。

shops-own-barcode = { $barcode } 是商店自编的号码：别处无从查起。请直接说食物名称。

barcode-title = 条形码 { $barcode }

adding-by-label = 请说标签上的数值：“{ $food } 每100克430千卡，蛋白质8，碳水62，脂肪16”。条形码会归到它名下。

adding-by-estimate = 或者先记一个估算值：“+180 { $food }”。

adding-example = 燕麦棒

adding-it = 它

product-millilitre-as-gram = 1 毫升按 1 克计。

product-then-serving = 保存后可按名称记录：“吃了1份{ $food }”。

product-then-grams = 保存后可按名称记录：“吃了100克{ $food }”。

own-food-known = 它已在您的食物库中。来源：{ $source }。

products-to-save = 要保存某个产品，请说它的条形码。

one-piece = 1 个

off-has-it-now = Open Food Facts 现在已收录{ $food }。谢谢。

off-has-all = Open Food Facts 已有{ $food }的全部信息，因此没有发送。

off-refused = Open Food Facts 没有接受{ $food }。

off-refused-because = Open Food Facts 没有接受{ $food }：{ $reason }。

off-waits = { $food }在等待；/contribute 会重试。

off-account-refused = Open Food Facts 无法识别该账户或密码。“larder key set openfoodfacts”可换一个；{ $food }在等待。

off-no-time = Open Food Facts 现在正忙。{ $food }在等待；/contribute 会重试。

contribute-kept = 已留待提供：{ $summary }。

contribute-summary = { $food }，提供给 Open Food Facts

contribute-title = 提供给 Open Food Facts：{ $food }

contribute-known = Open Food Facts 已有全部信息：{ $food }。

contribute-public = 之后内容公开，所有人都可使用（ODbL），旁边会显示您的账户。

contribute-gaps = 发送前会先查看已有内容；只补充缺少的部分。

contribute-missing = 只发送那里缺少的内容。

contribute-differs = 那里写的是{ nutrient-name } { $there }，这里是 { $here }：保持不变。
