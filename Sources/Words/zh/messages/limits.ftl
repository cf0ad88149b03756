### What has limits, and what they are, in Chinese: see docs/messages.md.

limited-value = { $value ->
        [active-days] 运动天数
        [activity] 运动
        [age] 年龄
        [amount] 分量
        [basis] 依据
        [birth-date] 出生日期
        [brand] 品牌
        [category] 类别
        [cooked-weight] 熟重
        [currency] 货币
        [days] 天数
        [density] 密度
        [energy] 能量
        [energy-sum] 蛋白质、碳水化合物和脂肪的能量
        [factor] 倍数
        [goal-date] 目标日期
        [height] 身高
        [household] 家庭
        [icon] 图标
        [ingredients] 配料表
        [language] 语言
        [macronutrients] 蛋白质、碳水化合物和脂肪之和
        [meal-hours] 用餐时间
        [minutes] 分钟数
        [name] 名称
        [note] 备注
        [people] 人数
        [period] 时段
        [plate] 每盘
        [plates] 盘数
        [portion] 单份重量
        [price] 价格
        [quantity] 数量
        [query] 搜索词
        [raw-weight] 生重
        [reason] 理由
        [receipt] 收据
        [recipe] 食谱
        [recipe-line] 食谱的一行
        [recipe-weight] 食谱总重
        [replaced] 被替换的记录
        [report] 报告
        [serving] 每份重量
        [servings] 份数
        [share] 比例
        [start-of-day] 一天的起点
        [store] 商店名称
        [tags] 标签
        [title] 标题
        [water] 饮水
        [weekly-pace] 每周速度
        *[weight] 重量
    }

range-numbers = { $least } 至 { $most }

range-characters = { $least } 至 { $most } 个字符

range-letters = { $least } 至 { $most } 个字

range-years = { $least } 至 { $most } 岁

range-days = { $least } 至 { $most } 天

range-days-in-order = { $least } 至 { $most } 天，先说开始的那天

range-lines = { $least } 至 { $most } 行

range-centimetres = { $least } 至 { $most } 厘米

range-kilograms = { $least } 至 { $most } 公斤

range-of-nutrient = { $least } 至 { $most } { $nutrient ->
        [kcal] 千卡
        [sodium_mg] 毫克
        *[other] 克
    }

range-per-hundred = 每 100 克 { $range }

range-a-day = 每天 { $range }

range-a-day-of-household = 这个家庭每天 { $range }

range-density = 每毫升 { NUMBER($least, maximumFractionDigits: 2) } 至 { NUMBER($most, maximumFractionDigits: 2) } 克

range-above-zero = 大于 0，至多 { $most }

range-above-zero-kilograms = 大于 0，至多 { $most } 公斤

range-above-zero-energy = 大于 0，至多 { $most } 千卡

range-above-zero-grams = 大于 0 克

range-up-to = 至多 { $most }

range-up-to-kilograms = 至多 { $most } 公斤

range-up-to-millilitres = 至多 { $most } 毫升

range-up-to-lines = 至多 { $most } 行

range-up-to-people = 至多 { $most } 人

range-up-to-profiles = 至多 { $most } 个档案

range-tags = 至多 { $count } 个，每个 1 至 { $most } 个字符

range-in-the-pot = 合计不超过锅里的 { $amount }

range-one-each = 每人一盘

range-recipe-place = 食谱文字、网址或文件

range-quick-entry = 快速记录的编号

range-currency = 三个字母的代码，如 CNY

range-language = 两个字母的代码，如 zh 或 en

range-goal-date = 将来的某一天

range-birth-date = 过去 120 年中的一天，如 1990-06-15

range-own-name = 其他档案没有用过的

range-icon = 一个可见的字符，如 🦊

range-start-of-day = 00:00 至 11:59

range-meal-hours = 依次为早餐、午餐、晚餐
