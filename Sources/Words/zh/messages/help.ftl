### What /help shows, in Chinese: see docs/messages.md.

help-say = 用自己的话说吃了什么：

help-example-1 = {"  "}午餐吃了200克意面                   两个鸡蛋、黄油吐司和一杯咖啡

help-example-2 = {"  "}和昨天一样的早餐                    昨天晚餐：披萨和一瓶啤酒

help-example-3 = {"  "}+450 午餐便当                       一个松饼，420千卡

help-example-4 = {"  "}喝了两杯水                          Emma吃了两片吐司

help-example-5 = {"  "}在超市买了2升牛奶                   上周买了什么？

help-change = 修改：改成250克 · 删掉米饭 · 撤销

help-foods = 食物：燕麦奶是45千卡，不是60 · 我的食物

help-ask = 提问：这个数字从哪来？ · 今天怎么样？ · 一个牛油果多少千卡？ · 上次吃三文鱼是什么时候？

help-nothing-saved = 您输入 { yes-key } 之前不会保存任何内容。larder 只做计算，不提供医疗建议。

command-help = 可以怎么说

command-today = 今天：吃了什么，还剩多少

command-day = 另一天：昨天、星期一、2026-11-19

command-week = 最近七天与之前对比；也可给最后一天，或 2026-11-01..2026-11-20

command-month = 最近三十天；可加 us 或 eu（其他参考值），或 bought

command-markers = 健康指标对照哪套参考值；colour 或 plain 决定样式

command-progress = 7、30、90 天的体重、能量和基础代谢；数字为绘制的天数

command-report = 某周报告（2026-W47、last；加 again 重做），或 2026-10、2026、起..止

command-score = 某天的评分及其来由；on 在日记和报告中显示，off 关闭

command-pantry = 家里有什么（购入减去记录）；soon 为快用完的，食物名查看明细

command-history = 过去的餐次，或某食物上次什么时候吃

command-recent = 最近吃的食物

command-favourites = 收藏的食物

command-foods = 您的食物：按类别（dairy）、标签或名称；more 显示后面的

command-recipes = 您的食谱，各一份；加名称查看配料

command-find = 某食物的数值及来源

command-contribute = 把包装食物贡献给 Open Food Facts；不带参数则发送等待的

command-targets = 每日目标

command-exercise = 运动消耗是否计入当天；on 或 off 修改

command-family = 家庭及每日需要；guide 逐步引导；targets 给出建议

command-swap = 在某餐中换一两样，让当天更合适

command-trips = 购物与花费：week、month、2026-11-01..2026-11-20、某天、某店或编号

command-setup = 为设定目标问几个问题；从上次停下处继续

command-meal = 接下来的记录都归入这一餐，直到单独输入 /meal

command-again = 再记一次上一餐，或上次的早餐

command-undo = 撤销上次保存的更改

command-redo = 恢复撤销的内容

command-pending = 留待以后的内容，再次提出

command-queue = 等待模型或网络的内容；重新询问第一项

command-sync = 立即与家里其他设备同步；undo 撤回某台设备的内容

command-profile = 这里有谁的日记；加名称切换

command-language = larder 用哪种语言；加名称或代码（tr）更换

command-model = 由哪个模型回答；加提供商列出模型；加名称切换

command-thinking = 模型回答前的思考；on 显示，off 关闭

command-images = 给模型看过的图片是否保留；默认丢弃

command-cost = 语言模型用掉的 token

command-save = 把这次对话写入文件

command-export = 把全部内容以 JSON 写入文件

command-paste = 一次输入多行，以只有一个点的行结束

command-quit = 退出（也可按 Ctrl-D）

command-unknown-near = 没有命令 /{ $word }。您是指 /{ $command } 吗？

command-not-there = 没有命令 /{ $word }。/help 列出所有命令。

command-exercise-how = 请输入 /exercise on 或 /exercise off。

command-family-how = 请输入 /family、/family guide 或 /family targets。

command-find-what = 哪种食物？例如：/find 扁豆

command-again-what = 哪一餐？例如：/again breakfast

nothing-pending = 没有等待或留待以后的内容。

paste-how = 粘贴或输入多行；只有一个点的行表示结束。

welcome = 第一次使用？说说您吃了什么；/setup 随时可以问几个问题来设定每日目标。
