### What the conversation itself says: queues, profiles, pictures, costs, in Chinese: see docs/messages.md.

asked-again = 再次询问：{ $words }

queue-empty = 没有等待模型或网络的内容。

queue-nothing-kept = 没有留待再次询问的内容。

queue-forgotten = 已忘记。

diary-of = 这是{ $person }的日记。

meal-of-the-hour = 接下来的记录又按时间归入当时的餐次。

meal-no-such = 没有“{ $name }”这一餐。有早餐、午餐、晚餐和加餐。

meal-chosen = { slot-title }：请说吃了什么，或“老样子”。

markers-no-such = 没有“{ $words }”参考值。有 who、eu 和 us；colour 或 plain 决定样式。

markers-in-words = 健康指标对照{ $references }值，用文字表示。

markers-in-colour = 健康指标对照{ $references }值，用文字和颜色表示。

scores-shown = 日记和每周报告现在显示评分。“/score”说明来由，“/score off”关闭。

scores-hidden = 日记和报告不显示评分。需要时用“/score”查询。

thinking-how = 请输入 /thinking on 或 /thinking off。

thinking-shown = 模型的思考（如提供商提供）会显示在回答之前，不会保存。/thinking off 可停止。

thinking-hidden = 不显示模型的思考。/thinking on 可显示。

images-how = 请输入 /images keep 或 /images drop。

images-dropped = 图片读取后即丢弃。/images keep 可保留。

images-kept = 给模型看过的图片保存在 { $folder } 中 { $days } 天，与所属的一餐相连；{ $count ->
        [0] 目前还没有
        *[other] 目前有 { $count } 张
    }。/images drop 会删除它们并停止保存。

images-removed = 已删除 { $count } 张保存的图片。图片读取后即丢弃。/images keep 可保留。

contribute-nothing = 没有等待提交给 Open Food Facts 的内容。/contribute 食物 可提议一种食物。

cost-none = 本月没有用到 token：larder 自带的解释器不花钱。

asking-off = 正在查询 Open Food Facts……

profile-new-title = 新档案

profile-new-note = 有自己的日记、目标和体重；食物库共用。

profile-new-is-default = larder 启动时使用这个档案。

profile-new-summary = 新档案：{ $name }

profile-title-of = { $name }的档案

profile-delete-title = 删除档案：{ $name }

profile-delete-empty = 日记是空的。

profile-delete-all = 这些会一并删除；撤销可恢复。

profile-delete-summary = 删除档案{ $name }

profile-days-stay = 已有的记录保留原来的日期。

profile-trait = { $trait ->
        [name] 名称
        [icon] 图标
        [colour] 颜色
        [default] 默认
        [day-start] 一天开始于
        [breakfast] 早餐开始
        [lunch] 午餐开始
        [dinner] 晚餐开始
        *[dinner-end] 晚餐结束
    }

profile-colour = { $colour ->
        [blue] 蓝色
        [green] 绿色
        [purple] 紫色
        [teal] 青色
        *[yellow] 黄色
    }

profile-none = 无

profile-yes = 是

prompt-save = 保存？

line-too-long = 这一行超过 { $most } KiB，没有采用。

paste-too-long = 粘贴的文字超过 { $most } KiB，没有采用。

line-skipped = 第 { $number } 行超过 { $most } KiB，已跳过。
