### What of the records is not as it was saved, in Chinese: see docs/messages.md.

record-kind = { $kind ->
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
        [water] 饮水
        [knownLine] 已认识的收据行
        [pantryChange] 家中食物变动
    }

record-some = 一条数据（{ $kind }）

record-of-person = { $record }（{ $person }）

record-entry = 记录“{ $name }”

record-entry-of = { $day }的记录“{ $name }”

record-meal = { $day }的{ slot }

record-food = 食物“{ $name }”

record-recipe = 食谱“{ $name }”

record-profile = 档案{ $person }

record-trip = { $day }在{ $store }的购物

record-purchase = 所购商品“{ $name }”

record-target = 自{ $day }起的目标

record-weight = { $day }的体重

record-activity = { $day }的运动“{ $name }”

record-water = { $day }的饮水

record-member = 家庭成员{ $person }

record-pantry = { $day }的家中食物变动

found-unreadable = 有一条数据无法读取（{ $kind }）

found-altered = { $record }与第 { $commit } 次提交所保存的不同

found-unrecorded = { $record }并非由任何一次提交保存

found-gone = 第 { $commit } 次提交所保存的一条数据不见了（{ $kind }）

found-invalid = { $record }含有不可能的数值

found-orphaned = 表 { $table } 中有些行所属的内容不存在

found-day = { $day }的合计与其记录不符

found-uses = 食物的食用次数与记录不符

found-commit = 日志的第 { $commit } 次提交缺失或无法读取

found-link = 日志的第 { $commit } 次提交与写入时不同

found-not-following = 日志的第 { $commit } 次提交与其他提交不连贯

found-draft = 有一份草稿无法读取

found-report = 有一份每周报告无法读取

found-more = 另外至少 { $count } 处

records-differ = SQLite 可以读取，但并非全部与 larder 保存的一致：{ $found }。可能有其他程序写入过。larder repair 会显示日志所能证明的内容，经您同意后修复。

records-damaged = 已损坏（{ $fault }）。larder repair 会用可读取的内容、日志和最近一次 larder backup 的副本修复，并在更改之前先给您看。

records-copied = 副本与数据库的内容相同。
