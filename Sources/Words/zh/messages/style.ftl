### How numbers, days, times and lists are written, in Chinese: see docs/messages.md.

style-plurals = {""}

style-decimal = .

style-group = ,

style-least-grouped = 1

style-grams = { $grams }克

style-ounces = { $ounces }盎司

style-pounds = { $pounds }磅

style-today = 今天

style-yesterday = 昨天

style-weekday = { $weekday ->
        [monday] 周一
        [tuesday] 周二
        [wednesday] 周三
        [thursday] 周四
        [friday] 周五
        [saturday] 周六
        *[sunday] 周日
    }

style-month = { $month }月

style-date = { style-month }{ $day }日 { style-weekday }

style-date-year = { $year }年{ style-month }{ $day }日 { style-weekday }

style-time = { $time }

style-and = { $first }和{ $last }

style-or = { $first }或{ $last }

style-series = { $first }、{ $last }

style-clauses = { $first }；{ $last }

style-sentences = { $first }{ $last }

style-tag = zh-Hans

style-forms = { "" }

style-food-in-state = { $food }（{ $state ->
    *[raw] 生
     [cooked] 熟
     [dry] 干
     [dried] 干制
     [canned] 罐装
     [frozen] 冷冻
     [boiled] 水煮
     [fried] 油炸
     [baked] 烘焙
     [roasted] 烤
     [grilled] 炙烤
     [smoked] 烟熏
     [toasted] 烘烤
     [steamed] 清蒸
  }）
