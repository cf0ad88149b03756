### Devices of a household that meet, in Chinese: see docs/messages.md.

sync-nothing-new = 没有新内容。

sync-came = 从{ $devices }收到 { $count } 项更改。

sync-went = 本设备的 { $count } 项更改已送出。

sync-waiting = { $count } 项更改在等待尚未收到的内容。

sync-newer = 其中一部分由更新的 larder 写成：请更新本机的 larder。

sync-locked = 其中一部分用本设备没有的密钥封存。

sync-damaged = { $count } 个文件不完整，或不属于这个家庭；未作改动。

sync-renewed = 这些数据是复制或恢复而来的：今后作为一台单独的设备继续。

sync-alone = 这些数据不属于任何有多台设备的家庭。“larder sync start 位置”可以建立一个。

sync-no-meeting = 设备未能会合。

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

sync-no-device = 家里没有叫这个名字的设备。现有{ $known }。

undo-device-title = 撤回{ $device }自{ $day }以来所说的

undo-device-summary = 已撤回{ $device }自{ $day }以来所说的

undo-device-nothing = { $device }自{ $day }以来所说的没有可撤回的了。

sync-usage = /sync 与其他设备会合；“/sync undo 设备 since 日期”撤回一台设备所说的。

sync-removal-question = { $device }将不再属于这个家庭：它今后所说的不再采用，其他设备所说的它也读不到。已读过的无法收回。移除吗？[y] 是，[n] 否：

sync-removed = { $device }已不属于这个家庭。密钥已更换。

sync-set-aside = 已移除设备的 { $count } 项更改未采用。
