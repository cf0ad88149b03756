### Undo and redo, in Chinese: see docs/messages.md.

undo-title = 撤销：{ $summary }

redo-title = 重做：{ $summary }

undo-summary = 撤销{ $summary }

redo-summary = 重做{ $summary }

undo-one-step = 一次一步：要继续请再说一次撤销。

undo-notes-go = 随之而来的设置和周报也会去掉。

redo-notes-come = 随之去掉的设置和周报也会回来。

undo-back = 恢复  { $name }

undo-away = 去掉  { $name }

undo-as-before = 复原  { $name }

undo-of-person = { $person }：{ $name }

undo-more = 另有 { $count } 项

undo-times = { $count } 次

undo-food = 食物：{ $food }

undo-target = 自{ $day }起的目标

undo-profile = 档案：{ $name }

undo-recipe = 食谱：{ $name }

undo-trip = 购物：{ $store }，{ $day }

undo-purchase = 商品：{ $name }

undo-weight = 体重：{ $kilograms }公斤

undo-activity = 运动：{ $name }

undo-family-member = 家庭成员：{ $name }

undo-family-targets = 家庭目标

undo-counted-at-home = 家中，清点：{ $amount }

undo-thrown-away = 家中，丢弃：{ $amount }

undo-water = 水：{ $millilitres }毫升

undo-leaves-some = 另一台设备此后更改的内容保持不变。

undo-overruled = 这里已没有可撤销的内容：另一台设备此后更改了它。原为：{ $summary }。
