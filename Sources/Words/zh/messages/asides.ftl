### What is said beside the cards: what waits, lists of foods and profiles, costs, files, which model answers, in Chinese: see docs/messages.md.

queue-needs-model = 它们在等待能看图的语言模型：“larder doctor”会说明如何设置。

queue-waiting = 正在等待模型或网络：

queue-line = { $number }  { $words }（{ $day }）

queue-more = ……另外 { $count } 项

queue-kept-picture = { $file } 已保留，等能看图的模型来查看：/queue。

queue-kept-barcode = 有网络时会再次查询：/queue。

queue-placeholder = 在此之前先放一个占位值？它是当日目标的一部分；“1: 450 kcal”可修改。{ $file } 显示的内容会在您同意后取代它。

queue-ready-food = { $food }已就绪：要查看吗？

queue-ready = { $file } 已就绪：要查看吗？

queue-ready-product = 产品已就绪：要查看吗？

picture-unclear = 我没有在其中找到能读取的标签、收据或条形码，没有记录任何内容。如果上面有，请靠近些、在更亮处重拍，或直接输入内容；如果是一餐，请说“午餐大约500千卡”。

picture-not-looked-at = { $file } 这次也无法查看。没有记录任何内容。

picture-nothing-logged = 没有记录任何内容。

picture-no-food = 这张图片上没有看到食物。请说吃了什么，或换一张。

picture-meal = 餐食

picture-newest = 最新的图片是 { $path }。

barcode-unsure = 读到的是 { $codes }，但不确定。如果数字正确，请说“条形码 { $first }”。

recent-title = 最近的食物

favourites-title = 收藏

often-title = 最常用的食物

favourites-none = 还没有收藏：“收藏燕麦”可收藏一个。

recent-none = 还没有记录。

recent-choose = 输入编号可再次记录该食物。

recent-last = 上次 { $grams }

recent-uses = { $uses } 次

favourite-mark = 收藏

profiles-title = 档案

profiles-day-starts = 一天从 { $time } 开始

profiles-this = 当前

profiles-default = 默认

tokens-title = Token 用量

tokens-last-answer = 上次回答，{ $model }

tokens-session = 本次对话，{ $model }

tokens-today = 今天，{ $model }

tokens-month = 本月，{ $model }

tokens-month-of = 本月，{ $person }，{ $model }

tokens-in = 发送 { $count }

tokens-out = 收到 { $count }

tokens-cached = 缓存 { $count }

tokens-prices = 价格日期：{ $date }。

file-written = 已写入：{ $path }

file-which = 哪个文件？例如：{ $example }

file-not-written = 无法写入 { $path }。文件夹是否存在且可写？

file-there-already = { $path } 已存在。请换一个名称。

conversation-not-recorded = 这次对话没有被记录。

model-is-own = 由 larder 自带的解释器回答：不联网，不收费。

model-is-own-first = larder 能完全理解的由自带的解释器回答，其余由 { $model } 回答。

model-is = 模型是 { $model }。

model-no-list = { $provider } 不提供模型列表。

model-none-offered = { $provider } 没有提供模型。

model-not-offered = { $provider } 没有模型“{ $model }”。/model { $provider } 可列出现有的。

model-not-offered-near = { $provider } 没有模型“{ $model }”。相近的有：{ $near }。

model-not-here = 这里没有模型“{ $name }”。可用的有：builtin。

proposal-gone = 它已不在等待之列。

report-left-out = （报告中略去了模型的 { $count } 句话。）

health-score = 健康评分 { $score }（满分 100），按英国营养素度量模型：70 − 2 ×（能量 { $energy } + 饱和脂肪 { $saturated } + 糖 { $sugar } + 钠 { $sodium } − 水果和蔬菜 { $produce } − 膳食纤维 { $fibre } − 蛋白质 { $protein }）。

picture-type-the-figures = 没有记录任何内容。上面的数值也可以直接输入：“格兰诺拉麦片 每100克450千卡”。

picture-type-the-receipt = 没有记录任何内容。上面的内容也可以直接输入：“在REWE买了2升牛奶 1.19”。
