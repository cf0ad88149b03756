### What the doctor finds, and what is done about it, in Chinese: see docs/messages.md.

doctor-data = 数据

doctor-foods = 食物

doctor-model = 模型

doctor-keys = 密钥

doctor-online = 联网

doctor-zone = 时区

doctor-terminal = 终端

doctor-locale = 区域设置

doctor-seal = 加密

doctor-database = 数据库

doctor-records = 记录

doctor-disk = 磁盘

doctor-backup = 备份

doctor-health = 健康

doctor-reminders = 提醒

doctor-no-foods = 尚未导入：larder import 文件 可导入 USDA 和 Open Food Facts 的食物

doctor-foods-of = { $source }：{ $count } 种食物，导入于{ $day }

doctor-foods-unfinished = { $source }：{ $count } 种食物，未导入完

doctor-model-after = { $model }，先由 larder 自己理解

doctor-model-own = builtin：不需要网络

doctor-no-terminal = 这里没有：读写的是文件或程序

doctor-terminal-is = { $terminal }，{ $editing }，{ $colour }

doctor-no-name = 未知

doctor-editing = 可编辑行

doctor-no-editing = 不能编辑行：请让 TERM 指定支持的终端

doctor-colour = 有颜色

doctor-no-colour = 无颜色

doctor-no-locale = 无

doctor-locale-not-utf8 = { $name }：如果文字显示异常，请把 LANG 设为 UTF-8，如 zh_CN.UTF-8

doctor-there = 已有

doctor-missing = 缺少：apt-get install { $package }（仅用于 { $purpose }）

doctor-missing-unpacker = 缺少：apt-get install { $package }（仅用于导入）

doctor-for-models = 外部模型和食物数据

doctor-for-sealing = 加密的数据

doctor-for-secrets = 密钥库中的密钥

doctor-for-notices = 桌面提醒

doctor-for-photos = 图片

doctor-for-text = 图片中的文字

doctor-for-codes = 条形码

doctor-for-second-reading = 第二次读取条形码，使更多条形码得到确认

doctor-for-documents = PDF 文件

doctor-key-of = { $provider }（{ $place }）

doctor-no-keys = 无：larder key set openai 可保存一个

doctor-read-only = { $path }，只读：只显示已有内容，不保存

doctor-sound = 完好，格式 { $format }，{ $size }

doctor-not-sealed = 无：larder lock 可用口令加密数据

doctor-sealed = 已用口令加密

doctor-sealed-in-store = 已用口令加密；密钥库中也有密钥

doctor-entries = { $count } 条记录

doctor-food-count = { $count } 种食物

doctor-profiles = { $count } 个档案

doctor-not-known = 未知

doctor-free = 可用 { $size }

doctor-little-space = 可用 { $size }：请腾出空间，磁盘满了 larder 就无法保存

doctor-never-copied = 从未：larder backup 可做一份经过检查的副本

doctor-copied = { $days ->
        [0] 今天
        *[other] { $days } 天前
    }{ $place }

doctor-copy-at = ，{ $path }

doctor-copy-gone = ，已不在 { $path }

doctor-copy-old = { $copied }：larder backup 可再做一份

doctor-watching = larder health watch { $path } 可保持更新

doctor-watched-gone = { $path } 曾被监视，现已不存在

doctor-no-tracker = 没有追踪器数据：larder import export.zip，或 larder health watch 文件夹

doctor-tracked = 消耗的热量截至{ $day }，{ $name }

doctor-tracked-old = 消耗的热量截至{ $day }，{ $name }：用 larder import 导入更新的数据可补上其余

doctor-reminders-off = 关：larder reminders on

doctor-reminders-each-off = 开，但每一项都关着：larder reminders lunch on

doctor-no-timer = 开，但没有设定时器：larder reminders on 可以设

doctor-reminders-by = { $plan }，由 { $waker } 负责

doctor-reminders-sleeping = { $state }；未设定：{ $names }。larder reminders on 可重新设定

doctor-reminders-next = { $state }；下一次：{ $name }，{ $day } { $time }

doctor-online-no-model = 未指定模型：larder doctor --online --model openai:名称

doctor-online-answers = { $model } 有应答（输入 { $input } 个 token，输出 { $output } 个）

doctor-online-context = { $model } 一次能读 { $tokens } 个 token

doctor-online-key = { $provider } 接受密钥

doctor-online-key-models = { $provider } 接受密钥（{ $count } 个模型）

commit-does-not-follow = 日志中第 { $commit } 次保存与其他各次不衔接

