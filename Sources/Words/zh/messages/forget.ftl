### What is erased for good, in Chinese: see docs/messages.md.

forget-everything = 永久忘记全部内容：

forget-person = 永久忘记{ $person }：

record-kinds = { $kind ->
        [profile] 档案
        [food] 食物
        [recipe] 食谱
        [meal] 餐次
        *[entry] 记录
        [trip] 购物
        [purchase] 所购商品
        [target] 目标
        [weight] 体重
        [activity] 运动
        [familyMember] 家庭成员
        [familyTargets] 家庭目标
        [water] 水（杯）
        [knownLine] 已认识的收据行
        [pantryChange] 家中食物变动
    }

forget-count = { $kind } { $count }

forget-journal = 日志中 { $commits } 次提交的内容

forget-notes = { $count } 份草稿、报告或备注

forget-typed = 输入过的行

forget-pictures = { $count } 张保存的图片

forget-both = { $first }，以及{ $second }

forget-stays-everything = 保留：为查询而导入的食物，以及密钥（larder key list）。

forget-stays-person = 保留：属于全家的食物、食谱和目标。

forget-more = 另外 { $count } 处

forget-mentioned = 这个名字也出现在不属于{ $person }的内容里，并会留在那里：{ $places }。

forget-reach = larder 无法触及：副本和导出文件、您写入文件的对话、已发送给模型和其他设备的内容，以及磁盘上已删除文件的残留。

forget-reach-copy = larder 无法触及：副本和导出文件（最近的副本：{ $path }）、您写入文件的对话、已发送给模型和其他设备的内容，以及磁盘上已删除文件的残留。

forget-question = 删除后无法恢复。输入 { $answer } 即删除，输入其他内容则保留：

forget-done-everything = 已删除：这里已恢复如新。

forget-done-person = 已删除：{ $person }。

forget-nothing = 没有删除任何内容。

forget-not-typed = 没有删除任何内容：输入的不是 { $answer }。

forget-nobody = 这里没有叫“{ $name }”的人。有：{ $known }。larder forget everything 会删除全部内容。

forget-only = { $person }是唯一的档案。larder forget everything 会删除全部内容。

forget-default = { $person }是默认档案。请先把另一个设为默认：“把NAME设为默认”。

forget-locked = 另一个 larder 正在使用这些数据。请关闭后再试；没有删除任何内容。
