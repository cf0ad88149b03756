### What trackers, other diaries and exported data bring, in Chinese: see docs/messages.md.

import-span = { $first }至{ $last }

import-title = { $source }，{ $span }

import-title-for = { $source }，{ $span }，{ $person }

import-as-before = 没有变化

import-new = 新增

import-changed = 有变化

import-weights-row = 体重

import-weights = { $count } 次体重

health-earned = { $days } 天的运动消耗，{ $energy }

health-earned-days = { $days } 天的运动消耗

health-eaten = { $days } 天的摄入，{ $energy }

health-eaten-days = { $days } 天的摄入

health-replaced = 替换了 { $count } 项手动输入的运动

health-removed = 删除了 { $count } 个数值

health-row-earned = 运动消耗

health-row-eaten = 摄入

health-was = 原为 { $before }

health-in-place-of = 取代：{ $name }，{ $day }

health-in-place-of-many = 取代 { $count } 项手动输入的运动

health-weight-of = 体重，{ $day }

health-gone = 已不存在：{ $what }，{ $day }

health-gone-all = 已不存在：{ $what }

health-kind-earned = 运动消耗

health-kind-weight = 体重

health-kind-eaten = 摄入

health-removed-mark = 删除

health-gone-note = { $source }仍有前后几天的数据，这些天以前有数值，现在没有了。

health-much = 平均每天 { $energy }。如果其中含有静息消耗，那就不全是运动消耗。

health-not-counted = 运动不计入：当日额度不变。

health-also-typed = 有 { $days } 天您自己记录了运动，会另外计入。如果设备也测了同一次运动，请用 --replace 导入。

health-own-weights = 有 { $days } 天已记录体重，保持不变。

health-own-entries = 有 { $days } 天已有您自己的记录，不再加入摄入。

health-left-out = 有 { $count } 个数值不可能正确，已略过。

health-change-of = { $day } { $before } → { $after }

health-changed-days = 有变化：{ $days }。

health-changed-days-more = 有变化：{ $days }，另外 { $more } 天。

health-doubt = { $day } { $there }，这里 { $here }

health-doubted = Apple 自己的合计（手表测得）明显不同：{ $days }。保存的是各条记录之和。

health-doubted-more = Apple 自己的合计（手表测得）明显不同：{ $days }；另外 { $more } 天。保存的是各条记录之和。

import-known = 没有新内容；以前已记录：{ $known }。

health-stays = 没有新内容：已有的记录不变。

health-no-earned = { $source }中没有运动消耗，所以每天按基本目标计算。

diary-entries = { $days } 天共 { $count } 条记录，{ $energy }

diary-water = 喝水 { $times } 次，{ NUMBER($volume, maximumFractionDigits: 0) } 毫升

diary-nothing = { $file } 中没有可以导入的内容。

diary-nothing-new = { $file } 中没有新内容；以前已记录：{ $known }。

diary-eaten = 摄入

diary-foods = 加入食物库的食物

diary-earned = 运动消耗

diary-rows = { $count } 行

diary-figures-stay = 数值保持{ $source }中的样子；平均每天 { $energy }。

diary-millilitre = 一毫升按一克计算。

diary-left-out = 已略过：{ $rows }。

diary-day-sums = { $count } 个全天合计

diary-no-energy = { $count } 行没有能量

diary-no-day = { $count } 行没有可用的日期

diary-no-amount = { $count } 行没有可换算重量的分量

diary-impossible = { $count } 行不可能正确

diary-unreadable = { $count } 行无法读取

diary-notes = { $count } 条备注

diary-recipes = { $count } 个食谱

diary-to-come = { $count } 行属于以后的日子

diary-figures-unknown = { $count } 个数值不可能正确：按未知处理。

diary-own-days = 有 { $days } 天已有您自己的记录：略过 { $rows } 行。用 --all-days 则一并导入。

diary-gone = 以前来自{ $source }的 { $count } 条记录不在这个文件中；不会删除任何内容。

diary-unitless = 略过 { $count } 次体重：{ $source }没有写明单位。请用 --kilograms 或 --pounds 重新导入。

diary-other-weights = 有 { $days } 天保留已记录的体重。

diary-other-earned = 有 { $days } 天已记录运动消耗；保持不变，不会重复计算。

data-nothing-new = { $file } 中没有新内容。

data-nothing-else-new = 这里较新的内容保持不变；{ $file } 中没有其他新内容。

data-summary = 导入 { $file }，{ $what }

data-new = { $new } 条新记录

data-changed = { $changed } 条有变化的记录

data-new-and-changed = { $new } 条新记录和 { $changed } 条有变化的记录

data-kind = { $kind ->
        [profile] 档案
        [food] 食物
        [recipe] 食谱
        [meal] 餐次
        [entry] 记录
        [trip] 购物
        [purchase] 收据行
        [target] 目标
        [weight] 体重
        [activity] 运动
        [familyMember] 家庭成员
        [familyTargets] 家庭目标
        [water] 喝水
        [knownLine] 已认识的收据行
        *[pantryChange] 家中食物变动
    }

data-count-new = 新增 { $count }

data-count-changed = 有变化 { $count }

data-count-equal = 未变 { $count }

data-count-newer = 这里较新 { $count }

data-undone-as-one = 导入的内容可以一次全部撤销。文件中的日志留在文件里。

data-newer-stays = 这里较新的内容保持不变。

data-other-figures = { $count } 条记录保留当时的数值，与该食物现在的数值不同。

data-also = 同时导入：{ $what }。

data-reports = { $count } 份每周报告

data-settings = 设置
