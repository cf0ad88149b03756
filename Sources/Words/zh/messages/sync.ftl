### Devices of a household that meet, in Chinese: see docs/messages.md.

sync-nothing-new = 没有新内容。

sync-came = 从{ $devices }收到 { $count } 项更改。

sync-went = 本设备的 { $count } 项更改已送出。

sync-waiting = { $count } 项更改在等待尚未收到的内容。

sync-newer = 其中一部分由更新的 larder 写成：请更新本机的 larder。

sync-locked = 其中一部分用本设备没有的密钥加密。

sync-damaged = { $count } 个文件不完整，或不属于这个家庭；未作改动。

sync-renewed = 这些数据是复制或恢复而来的：今后作为一台单独的设备继续。

sync-alone = 这些数据不属于任何有多台设备的家庭。“larder sync start 位置”可以建立一个。

sync-no-meeting = 设备未能同步。

differ-title = 两台设备说法不同

differ-here = 本设备

differ-counts = 现在有效

differ-on-here = 在本设备上

differ-on = 在{ $device }上

differ-note = 两边互不知情。回答 y 采用{ $where }所说的，回答 n 保持不变。

differ-deleted = 它{ $deleted }被删除，同时{ $changed }被更改，所以保留了下来。回答 y 删除它，回答 n 保持不变。

differ-summary = { $subject }，按{ $where }所说

differ-deletion = 删除{ $subject }

differ-settled = 这已经定下来了。

differ-eaten = 吃了

differ-nothing = 无

differ-ingredients = { $count } 种配料

differ-height = { $centimetres } cm

differ-part = { $part ->
        [aim] 目标
        [hours] 一天的时间
        [activity] 活动
        [diet] 饮食方式
        [units] 单位
        [measures] 份量
        [total] 总额
        [line] 这一行
        *[other] 其他内容
    }

sync-no-device = 家里没有叫这个名字的设备。现有：{ $known }。

undo-device-title = 撤回{ $device }自{ $day }以来所说的

undo-device-summary = 已撤回{ $device }自{ $day }以来所说的

undo-device-nothing = { $device }自{ $day }以来所说的没有可撤回的了。

sync-usage = /sync 与其他设备同步；“/sync undo 设备 since 日期”撤回一台设备所说的。

sync-removal-question = { $device }将不再属于这个家庭：它今后所说的不再采用，其他设备所说的它也读不到。已读过的无法收回。移除吗？[y] 是，[n] 否：

sync-removed = { $device }已不属于这个家庭。密钥已更换。

sync-set-aside = 已移除设备的 { $count } 项更改未采用。

sync-started = 这里的数据成为一个家庭的第一台设备，同步位置：{ $place }。

sync-invitation = 在另一台设备上，用它自己通往同一位置的路径：larder sync join { $place }

sync-invitation-words = 它会询问这十二个词：

sync-invitation-care = 知道这些词和位置的人都能读到家庭的日记。两周内有效；larder sync invite 会生成新的。

sync-ask-words = 十二个词：

sync-whose = 这台设备上已有日记。它和另一台设备打开的日记是同一个人的吗？[y] 是，合在一起；[n] 否，作为两个人的保留：

sync-joined = 这台设备现在属于这个家庭。

sync-household = { $count ->
        *[other] 有 { $count } 台设备的家庭，同步位置：{ $place }。
    }

sync-device = { $count ->
        *[other] { $device }：{ $count } 项更改，最近一次{ $day }
    }

sync-device-here = { $count ->
        *[other] { $device }（本机）：{ $count } 项更改，最近一次{ $day }
    }

sync-device-removed = { $device }：已由{ $by }移除，{ $day }

sync-met = 上次同步：{ $day } { $time }。

sync-not-met = 尚未同步。

sync-questions = { $count ->
        *[other] 有 { $count } 个问题等待：启动 larder 时会询问。
    }

sync-leaving = 这台设备将不再在 { $place } 与其他设备同步；双方保留各自已有的内容。要离开吗？[y] 是，[n] 否：

sync-left = 这台设备已离开家庭。它的日记留在这里。

sync-named = 这台设备从现在起叫{ $device }。

sync-unchanged = 没有任何更改。

sync-no-dry-run = 与其他设备同步无法试运行：larder sync status 显示现状。

sync-has-household = 这里的数据已属于一个家庭；larder sync leave 可以结束。

sync-no-code = 这不是代码的十二个词。请再看一遍。

sync-not-invited = 那里没有用这些词发出的邀请，或已过期：larder sync invite 会生成新的。

sync-not-there = 那个位置没有这个家庭的内容。也许尚未挂载或还没连上；没有任何更改。

sync-other-household = 那个位置是另一个家庭用来同步的。请另选一处。

sync-not-permitted = 那个位置不能读取或写入。请检查权限。

sync-full = 那个位置没有空间了。这里保存的内容会留下，稍后再送出。

sync-unreachable = 那个位置现在连不上。这里保存的内容会留下，稍后再送出。

sync-no-place = 设备通过文件夹或 postgresql://… 同步；这两者都不是。

sync-failed = 设备的同步位置返回：{ $code }。

sync-forget-leaves = 这里的数据在 { $place } 共享日记。要忘记，先离开家庭：其他设备会保留已有的内容，直到在每一台上都忘记；那个位置的内容会以加密形式留在那里，直到有人删除。

sync-only-here = 这是家庭中唯一的设备。
