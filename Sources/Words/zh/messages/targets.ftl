### Targets, the body and what follows from it, in Chinese: see docs/messages.md.

nutrient-amount = { $nutrient ->
        [kcal] { $figure }千卡
        [sodium_mg] { $figure }毫克
        *[other] { $figure }克
    }

was-before = 原为{ $value }

targets-title = 目标

targets-title-from = 目标，自{ $day }起

targets-summary = 目标，每天{ $energy }千卡

exercise-name = 运动

exercise-counted = 计入

exercise-not-counted = 不计入

exercise-summary-counted = 运动计入

exercise-summary-not-counted = 运动不计入

exercise-days-before = 之前的日子保持原样。

exercise-is-not-counted = 运动不计入；“计入运动”会把它加上。

targets-do-not-add-up = 蛋白质、碳水化合物和脂肪合计 { $made } 千卡，而目标是 { $energy } 千卡。

targets-low-energy = 低于 { $least } 千卡，这是 larder 为减重建议的最低值；适合多少，可咨询医生或营养师。

targets-since = 自{ $day }起。

targets-reference = 成人参考摄入量，直到您自己设定：“我的目标是1900千卡”。

targets-household-note = 全家：为所有人一起接受的目标。

targets-household = 全家{ $amount }

targets-range = { $least }～{ $most }

targets-part-of-household = 全家目标中您的一份。

targets-own = 您自己设定的数值。

targets-own-computed = 您自己设定的数值；按公式会是 { $energy } 千卡：“重新计算我的目标”可查看。

targets-offer = 按这个体重，目标会是 { $energy } 千卡，而不是 { $standing }。“重新计算我的目标”可查看。

profile-title = 档案

profile-summary-own = 您的档案

profile-summary = { $name }的档案

needs-are-arithmetic = 这是计算，不是医疗建议。“我的目标是1900千卡”可自行设定。

needs-missing-for-targets = 按公式计算目标还需要：{ $missing }。

needs-no-third-form = 能量公式只有女性和男性两种。说“女性公式”或“男性公式”选一种来计算；“我的目标是1900千卡”则都不需要。

needs-form-kept = 能量公式只有女性和男性两种，仍用{ $sex ->
        [female] 女性
        *[male] 男性
    }公式。说“女性公式”或“男性公式”选一种来计算；“我的目标是1900千卡”则都不需要。

needs-missing = 还需要{ $missing }：“我34岁，女，168厘米，62公斤，轻度活动”。

your-age = 年龄

your-sex = 性别

your-height = 身高

your-weight = 体重

your-activity = 活动量

body-title = 您的身体

body-at-rest = 静息（基础代谢）

body-spent = 总消耗

body-energy-a-day = 每天{ $energy }千卡

body-bmi = BMI

body-bmi-index = { $index }

body-bmi-of-adult = { $index }（通常 { $least }～{ $most }）

body-water-a-day = 每天约{ $volume }

body-sleep = 睡眠

body-hours = { $least }～{ $most } 小时

weight-kilograms = { $weight }公斤

weight-pounds = { $weight }磅

height-centimetres = { $height }厘米

height-feet = { $feet }英尺{ $inches }英寸

weight-a-week = 每周{ $weight }

profile-field = { $field ->
        [name] 名字
        [born] 出生
        [sex] 性别
        [height] 身高
        [expecting] 孕期
        [activity] 活动
        [aim] 目的
        [pace] 速度
        [goal-weight] 目标体重
        [goal-date] 目标日期
        [diet] 饮食
        [language] 语言
        [units] 单位
        *[day-start] 一天开始于
    }

profile-aim = { $aim ->
        [lose] 减重
        [maintain] 保持体重
        *[gain] 增肌
    }

profile-sex = { $sex ->
        [female] 女
        *[male] 男
    }

profile-by-the-goal = 按目标

profile-no = 否

profile-motherhood = { $motherhood ->
        [pregnant] 怀孕
        [first-trimester] 孕早期
        [second-trimester] 孕中期
        [third-trimester] 孕晚期
        *[nursing] 哺乳
    }

profile-activity = { $activity ->
        [sedentary] 久坐
        [light] 轻度
        [moderate] 中度
        [active] 活跃
        *[very-active] 非常活跃
    }

profile-diet = { $diet ->
        [balanced] 均衡
        [vegetarian] 素食
        [vegan] 纯素
        [pescatarian] 鱼素
        [keto] 生酮
        [mediterranean] 地中海
        [low-carb] 低碳水
        [high-protein] 高蛋白
        *[low-sodium] 低钠
    }

profile-units = { $units ->
        [us] 美制
        *[metric] 公制
    }

goal-pace = 到{ $day }达到目标，需要每周 { $pace }。

goal-pace-too-fast = 到{ $day }达到目标，需要每周 { $pace }；larder 最多建议 { $most }：可把日期推后，或把目标定近一些。
