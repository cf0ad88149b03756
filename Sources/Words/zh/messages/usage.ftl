### What the command line is told, and what is said of it, in Chinese: see docs/messages.md.

option-home = 数据的位置（或 LARDER_HOME；否则为 XDG 数据文件夹）

option-model = 语言模型：builtin，或 openai:名称、anthropic:、gemini:、ollama:、llamacpp:、compatible:

option-base-url = 该模型服务器的地址（也可用 OPENAI_BASE_URL、ANTHROPIC_BASE_URL、GEMINI_BASE_URL）

option-no-local = 每一句都由模型回答，而不只是 larder 自己不懂的

option-prompts = 从此文件夹读取提示词

option-max-calls = 每小时最多询问模型的次数（默认 100，自己的服务器不限）

option-effort = 模型思考的程度：none、low、medium、high 或它支持的其他级别（默认由提供商决定）

option-answer-tokens = 一次回答最多的 token 数，含思考（默认 8,192）

option-context = 模型一次能读的 token 数（默认听服务器的；见 docs/models.md）

option-suite = 用于 bench：tools、day、nutribench 或 all

option-runs = 用于 bench：全部重复几遍（默认一遍）

option-least = 用于 bench：正确率低于此值时退出码为 1

option-spend = 用于 bench：花费不超过此数时不再询问（默认 1）

option-online = 用于 doctor：向指定的模型问一句小问题

option-log = 用于 doctor：最近出过什么问题，只列名称，不含说过的话

option-trace = 说明每一轮由谁回答、为什么，以及网络上传了什么（密钥已遮盖）

option-profile = 谁的日记

option-now = 把现在当作哪一刻，如 2026-11-20T12:30:00+01:00

option-zone = 时区，如 Asia/Shanghai

option-language = 本次使用的语言：en、de、es、tr 或 zh（默认为档案的语言，其次为 LANG）

option-seed = 让本次的编号每次都一样

option-yes = 确认本次提出的内容

option-dry-run = 显示会保存什么，但不保存

option-json = 每个事件一行 JSON 对象；配合 bench 文件：结果，可从此继续

option-csv = 用于 export：把日记导出为表格，每条记录一行

option-schema = 用于 read：一餐内容的 JSON Schema

option-shape = 用于 read --json：用另一个程序（calsnap）的名称来表示一餐

option-record = 把对话作为记录写入文件

option-no-color = 不用颜色（也可设 NO_COLOR）

option-plain = 不用颜色和分栏：适合读屏软件和简单的终端

option-ingredients = 用于 understand：每一行都是食谱里的行

option-week = 某一周，如 2026-W47：用于 report，或对话以其报告开头

option-country = 用于 import：只取 Open Food Facts 中在该国销售的，如 cn

option-mapping = 用于 import：说明其他表格的各列（docs/manual/import.md）

option-eaten = 用于 import：在没有记录的日子，也采用追踪器里的饮食

option-replace = 用于 import：追踪器的数值取代您在那些天手动记录的运动

option-kilograms = 用于 import：没有单位的体重按公斤计

option-pounds = 用于 import：没有单位的体重按磅计

option-all-days = 用于 import：在已有自己记录的日子也导入其他追踪器的日记

option-once = 用于 health watch：看一次就结束，供定时器使用

option-leave-out = 用于 apply：略过无法读取的行；这样就不会删除任何内容

option-slot = 没有说是哪一餐时算作哪一餐：breakfast、lunch、dinner 或 snack

option-confirm = 用于 mcp：在哪里确认，在客户端的表单里（通常）或只在 larder 里（draft）

option-keyring = 用于 lock：密钥也存入桌面的密钥库，由它打开数据

option-html = 用于 report：写成一个独立的网页

option-accept = 用于 replay：把输出作为新的记录

option-help = 本帮助

option-version = 版本

program-say = 说一句：larder say 午饭吃了200克面条

program-show = 一天、一周、一个月、起..止或 progress；加 --json 供程序读取

program-report = 一周的数据（2026-W47、last）、一个月（2026-10）、一年或起..止；也可写成网页（--html）

program-understand = 标准输入的每一行对应一行 JSON：从中理解到什么；不保存任何内容

program-read = 图片、文档或文字里有什么：标签、收据、餐食、条形码、产品；不保存任何内容

program-import = 可查询的食物（USDA、Open Food Facts、表格）；消耗的热量和体重（Apple Health、表格）；MyFitnessPal、Cronometer 或 OpenNutriTracker 的日记；或 larder 导出的内容

program-health = 等候新的健康数据，留待您确认

program-export = 全部导出为一个 JSON 文件，或用 --csv 把日记导出为表格

program-backup = 整个数据库的一份经过检查的副本，使用中也可制作

program-journal = 纯文本的日记，每条记录一行，哪里都能编辑

program-apply = 编辑过的日记：显示有哪些不同，确认后保存

program-replay = 把对话记录当作测试来重放

program-bench = 用人们的本意衡量模型：300 行、若干天、对话记录、餐食表（docs/models.md）

program-key = 保存、列出或删除模型提供商的密钥；密钥只会询问，从不显示

program-models = 可选的模型：有密钥或在本机运行的各提供商所提供的

program-doctor = 数据状况、已配置什么、缺什么以及如何获得

program-repair = 用损坏的数据、其日志和一份副本（文件或最近一份）恢复出完好的数据，需您确认

program-forget = 永久抹去一个人或全部内容：从记录、日志和 larder 保留的一切中

program-lock = 用口令加密数据，此后每次会话询问一次

program-unlock = 解除加密

program-sync = 与家庭的其他设备同步；新建、加入或退出（docs/sync.md）

program-reminders = larder 何时轻轻提醒早餐、午餐、晚餐和每周回顾；全部或单个开、关，或设定时间

program-remind = 由定时器运行：该提醒时说一句，那一餐已记录则不作声

program-mcp = 通过标准输入向其他程序提供工具（Model Context Protocol）；只有您确认才会保存

program-completion = 在 shell 中补全命令和选项的脚本（docs/reference.md）

program-man = roff 格式的手册页：larder man | man -l -

program-help = 本帮助；加 tools 则列出语言模型可以请求什么

exit-done = 完成

exit-failed = 某一轮或重放失败

exit-usage = 用法有误

exit-unconfirmed = 有内容未确认（已存为草稿）

exit-provider = 提供商或网络

exit-key = 密钥缺失或被拒绝

exit-data = 数据被锁定、版本更新或已损坏

exit-interrupted = 已中断

usage-intro = larder：说说吃了什么；它先显示会保存什么，您确认后才保存。

usage-converse = 对话；标准输入不是终端时为脚本

usage-exits = 退出码：

usage-wrong = larder: { $sentence }请看 larder --help。

usage-wants-value = --{ $option } 需要一个值：--{ $option } { $value }。

usage-takes-no-value = --{ $option } 不带值。

usage-wants-number = --{ $option } 需要一个整数。

usage-wants-effort = --effort 需要 none、low、medium 或 high 这样的词。

usage-no-moment = “{ $value }”不是带时差的时刻。例如：2026-11-20T12:30:00+08:00。

usage-wants-language = --language 需要其中之一：{ $known }。

usage-wants-suite = --suite 需要 tools、day、nutribench 或 all。

usage-wants-range = --{ $option } 需要 { $least } 到 { $most }。

usage-knows-shapes = --shape 认识 { $names }。

usage-one-unit = --kilograms 或 --pounds：只能选一个。

usage-wants-slot = --slot 需要 breakfast、lunch、dinner 或 snack。

usage-wants-confirm = --confirm 需要 form 或 draft。

usage-say-what = 要说什么？例如：larder say 吃了200克面条。

usage-read-what = 要读什么？例如：larder read label.jpg。

usage-watch-saves-nothing = health watch 不保存任何内容：它把找到的留待您确认。请去掉 --yes。

usage-one-file = { $command } 只接受一个文件。

usage-journal-days = journal 接受一天或起..止。

usage-apply-what = 应用哪个文件？例如：larder apply food.txt。

usage-replay-what = 重放什么？例如：larder replay transcripts。

usage-models-one = models 只接受一个提供商。

usage-no-provider = 没有提供商“{ $name }”。有 { $all }。

usage-repair-one = repair 只接受一份副本。

usage-forget-whom = 忘掉谁？larder forget 名字，或 larder forget everything。

usage-forget-wants-yes = 忘掉的内容无法恢复，所以 --yes 不能确认。请去掉它。

usage-mcp-asks = mcp 的每次确认都在人能回答的地方询问。请去掉 --yes。

usage-takes-nothing = { $command } 后面不带内容：“{ $word }”是多余的。

usage-no-command = 没有命令“{ $name }”。要记录它：larder say { $words }。

usage-no-command-near = 没有命令“{ $name }”。您是想说“{ $near }”吗？要记录它：larder say { $words }。

usage-no-option = 没有选项 { $name }。

usage-no-option-near = 没有选项 { $name }。您是想说 --{ $near } 吗？

usage-show-what = show 接受 day、week、month、progress 或起..止，以及一个日期。

usage-show-progress = show progress 接受天数：larder show progress 90。

usage-import-what = 导入什么？一个文件，或：larder import usda sr；larder import openfoodfacts。

usage-usda-parts = USDA 有 foundation、sr、fndds 和 branded。例如：larder import usda sr。

usage-import-too-much = “{ $word }”是多余的。例如：larder import usda sr。

usage-health = health 监视一个文件或文件夹：larder health watch ~/Exports。

usage-health-one = health watch 接受一个文件或文件夹：larder health watch ~/Exports。

usage-key-not-here = 密钥不要写在命令行里，别人会看到：larder key set { $provider } 会询问它。

usage-key-list = key list 后面不带内容。

usage-key-delete = key delete 接受一个名称。

usage-key = key 接受 set、list 或 delete。例如：larder key set openai。

usage-whose-key = 哪一家的密钥？例如：{ $example }。

usage-no-key-provider = 没有这个名称的提供商。现有：{ $names }。

usage-reminders = reminders 接受 on 或 off，或 breakfast、lunch、dinner、week 加 on、off 或时间。例如：larder reminders lunch 12:30。

usage-remind = remind 接受 breakfast、lunch、dinner 或 week。例如：larder remind lunch。

usage-sync = 单独的 sync 立即与其他设备同步；也可接 start 位置、join 位置加十二个词、invite、status、name 名称、undo 设备 since 日期、remove 设备或 leave。位置是设备共用的文件夹，或 postgresql://…。

no-home-known = 不知道主文件夹在哪里。请用 --home 文件夹 指定。

not-all-written = 没能全部写出。

no-zone-known = 这台电脑不认识时区“{ $name }”。例如：Asia/Shanghai。

converse-greeting = larder { $version }：说说吃了什么，或 /help。Ctrl-D 退出。

stopped-nothing-taken = larder: 已停止；没有从 { $file } 取用任何内容。

model-address-only = --base-url 是模型服务器的地址。请同时指定模型：--model 提供商:名称。

model-no-such = 没有模型“{ $name }”。有 builtin 和 { $providers }。

provider-no-list = { $provider } 不提供模型列表。

model-no-address = { $provider } 没有自己的地址。请用 --base-url http://localhost:8000/v1 指定。

no-http-address = { $name } 不是 http 或 https 地址。

model-key-not-sent = { $provider } 的密钥不会经明文 http 发送到 { $host }，以免被他人读到。请用 https，或本机的服务器。

model-no-prompt = { $name }.md 不是提示词：开头应为“version: 1”。

model-max-calls = LARDER_MAX_CALLS 需要一个整数。

no-such-country = 列表里没有国家“{ $name }”。例如：--country cn。

no-error-noted = 没有记录到错误。

file-read = 文件：{ $path }
