### The household and its guide, in Chinese: see docs/messages.md.

family-nobody = 家里还没有人。例如：“我们是 Ada，38岁，62公斤，和 Ben，7岁”，或用 /family guide。

years-counted = { $years } 岁

weight-unknown = ? 公斤

weight-unknown-pounds = ? 磅

weight-assumed = ≈ { $weight }

macro-whole = { macro-letter } { NUMBER($grams, maximumFractionDigits: 0) }

family-habits = { $activity }，{ $diet }

family-limits = 全家每天：{ $limits }。

family-sugar-at-most = 糖不超过 { NUMBER($grams, maximumFractionDigits: 0) } 克

family-fibre-at-least = 膳食纤维至少 { NUMBER($grams, maximumFractionDigits: 0) } 克

family-sodium-at-most = 钠不超过 { NUMBER($milligrams, maximumFractionDigits: 0) } 毫克

family-no-targets = 还没有采纳的目标。

family-members-changed = 采纳这些目标之后成员有变动；可以重新建议。

family-accepted-other = 已采纳，与计算值不同：{ $reason }

family-accepted = 已按计算值采纳。

family-source-adults = 成人：按年龄和体重的静息能量（Schofield 1985）乘以活动系数（FAO/WHO/UNU 2004）。

family-source-children = 儿童：按体重的能量（Torun，FAO/WHO/UNU 2004），生长另加 1%（EFSA 2013），绝不低于此值。

family-source-shares = 能量比例：{ $splits }。蛋白质至少按 EFSA 2012，膳食纤维按 EFSA 2010，钠按 EFSA 2019，游离糖为能量的十分之一（WHO 2015）。

family-source-assumed = ≈ 表示体重未知：取该年龄的中位数（FAO/WHO/UNU 2004），成人 70 公斤（EFSA 2012）。

family-infants = { $names }：不满一岁，奶不计入。

family-arithmetic = 这是计算，不是医疗建议。

family-gone-title = 不再属于家庭

family-without-summary = 家庭中去掉{ $person }

family-title = 家庭

family-summary = 家庭：{ $people }

family-assumed = { $person }，未说明而假定：{ $parts }。

family-assumed-activity = 活动量{ $activity }

family-assumed-diet = 饮食{ $diet }

family-assumed-weight = 体重 { $weight }

family-row-accepted = 已采纳

family-row-computed = 计算值

family-targets-title = 全家每日目标

family-targets-summary = 全家目标，每天 { $energy } 千卡

family-other-than-computed = 与计算值不同：{ $reason }

family-own-targets = 从今天起也作为以下各人的目标：{ $people }。

family-own-target = { $person } { $energy } 千卡

menu-choice = { $number } { $name }

guide-family-first = 第 1 步，共 5 步。家里有谁？每行一人：Ada, 38, 62 kg

guide-family-more = 还有谁？空行或“下一步”继续。

guide-family-activity = { $people ->
        [1] 第 2 步，共 5 步。{ $names }的活动量如何？{ $choices }。
        *[other] 第 2 步，共 5 步。{ $names }的活动量如何？{ $choices }。可以都选一个，也可以依次各选一个。
    }

guide-family-diet = { $people ->
        [1] 第 3 步，共 5 步。{ $names }的饮食方式？{ $choices }。
        *[other] 第 3 步，共 5 步。{ $names }的饮食方式？{ $choices }。可以都选一个，也可以依次各选一个。
    }

guide-family-closing = 第 4 步，共 5 步：核对。确认后，第五步是 /family targets。

guide-five-each = 请从五项中按编号或名称选择：都选一个，或各选一个。

guide-nine-each = 请从九项中按编号或名称选择：都选一个，或各选一个。

guide-name-age-weight = 请给出姓名、年龄和体重：Ada, 38, 62 kg

guide-weight-or-none = 体重请在 2 到 400 公斤之间，或不填：Ada, 38

guide-people-most = 一个家庭最多 { $most } 人。

guide-at-least-one = 请至少填一人，或输入“以后”。

guide-how = “<”返回，空行或“下一步”跳过，“以后”留待以后。

guide-kept = 已保留。{ $command } 可从这里继续。

guide-proposal-waits = 有一个提议在等待。请先回答它，然后再 { $command }。

setup-question = （{ $step }/{ $steps }）{ $question }

setup-units = 单位：1 公制，2 美制

setup-birth = 您的出生日期？1990-06-15，或年龄：36

setup-sex = 公式按哪种性别计算？{ $choices }

setup-height-metric = 您的身高？168 cm

setup-height-us = 您的身高？5 ft 6

setup-weight-metric = 您的体重？62 kg

setup-weight-us = 您的体重？137 lb

setup-activity = 您的活动量？{ $choices }

setup-activity-choice = { $activity ->
        [sedentary] { $number } 久坐（每周活动不超过 2 天）
        [light] { $number } 轻度（每周活动 3 至 4 天）
        [moderate] { $number } 中度（每周活动 5 至 6 天）
        [active] { $number } 活跃（每天活动）
        *[very-active] { $number } 非常活跃（每天重体力劳动或训练）
    }

setup-aim = 您的目标？1 减重，2 保持，3 增肌

setup-pace-metric = 每周多快？最多 1 公斤：0.5

setup-pace-us = 每周多快？最多 2.2 磅：1

setup-goal = 到什么时候？日期：{ $day }

setup-diet = 您的饮食方式？{ $choices }

setup-language = 哪种语言？en、de、es、tr、zh，或其他两个字母的代码

setup-day-start = 您的一天从几点开始？00:00，夜猫子可以晚些：04:00

setup-remark-units = 请输入 1（公制）或 2（美制）。

setup-remark-birth = 请输入日期如 1990-06-15，或 1 到 120 的年龄。

setup-remark-sex = 请输入 1（女）或 2（男）；空行跳过。

setup-remark-height = 请输入身高，如 168 cm 或 5 ft 6。

setup-remark-weight = 请输入体重，如 62 kg 或 137 lb。

setup-remark-activity = 请从五项中按编号或名称选一项。

setup-remark-aim = 请输入 1（减）、2（保持）或 3（增）。

setup-remark-pace = 请输入大于 0、不超过每周 1 公斤（2.2 磅）的数。

setup-remark-goal = 请输入将来的日期，如 2030-05-01。

setup-remark-diet = 请从九项中按编号或名称选一项。

setup-remark-language = 请输入两个字母的代码，如 en 或 de。

setup-remark-day-start = 请输入 00:00 到 11:59 之间的时间。
