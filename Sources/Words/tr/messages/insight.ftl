### Looking back: periods, progress, charts, health markers, reports, in Turkish: see docs/messages.md.

change-none = aynı

change-more = +{ $amount }

change-less = −{ $amount }

at-least-sign = ≥{ $amount }

chart-energy-by-day = Güne göre enerji

chart-energy-bought = Güne göre alınan enerji

chart-energy-average = Ortalama kayıtlı bir günün enerjisi

day-not-logged = kayıt yok

day-nothing-bought = alışveriş yok

chart-allowance = günlük hak

series-eaten = yenen

series-bought = alınan

series-allowed = izin verilen

bar-over-target = hedefin { $energy }{"\u00A0"}kcal üstünde

split-eaten = Makro besinlere göre enerji, ortalama bir günün gramları, { $logged } günün { $known } tanesinden

split-bought = Makro besinlere göre enerji, alınan gramlar, { $logged } günün { $known } tanesinden

split-legend = { $name } %{ $percent }, { $amount }

split-spoken = { $name }: %{ $percent }; { $amount }

bar-spoken = { $label }: { $values }

line-spoken = { $name }, { $day }: { $value }

chart-legend = { $name }, { $unit }

chart-key = { $names }, birim { $unit }

chart-summary = { $name }: { $first } - { $last }

chart-label = { $title }: { $lines }

unit-kilocalories = kcal

unit-kilograms = kg

unit-pounds = lb

period-title = { $first } - { $last }

period-title-of = { $person } günlüğü, { $first } - { $last }

period-nothing-eaten = { $first } - { $last } arasında kayıt yok.

period-nothing-eaten-of = { $person } günlüğünde { $first } - { $last } arasında kayıt yok.

period-nothing-bought = { $first } - { $last } arasında kayıtlı alışveriş yok.

period-nothing-bought-of = { $person } günlüğünde { $first } - { $last } arasında kayıtlı alışveriş yok.

at-least-explained = ≥ en az demektir: bazı kayıtların tüm değerleri bilinmiyor.

reference-source = { $references ->
        [who] DSÖ
        [eu] AB
        *[us] ABD
    }

reference-values-note = { $references ->
        [who] Referans değerler: DSÖ kılavuzları: sodyum 2012, şekerler 2015, doymuş yağ ve lif 2023. Toplam şeker, serbest şeker yerine alındı.
        [eu] Referans değerler: AB referans alımları, 1169/2011 sayılı Tüzük ek XIII; lif EFSA 2010.
        *[us] Referans değerler: ABD Daily Values, FDA 2016. Toplam şeker, ilave şeker yerine alındı.
    }

compared = Karşılaştırma

compared-these-days = bu { $days } gün

compared-days-before = önceki { $days } gün

compared-change = değişim

days-logged = kayıtlı gün

days-with-shopping = alışverişli gün

some-of-all = { $some }/{ $all }

some-of-days = { $some }/{ $all } gün

average-of-logged-days = kayıtlı günlerin ortalaması

average-of-all-days = { $days } günün ortalaması

a-day-over-all = günde, { $days } gün üzerinden

nutrient-logged-days = { nutrient-name }, kayıtlı günler

household-receipts = hane, tüm fişler

household-its-targets = hane, hedefleri

progress-nothing = Bugüne kadarki { $days } günde ne kilo ne de gün kaydı var.

progress-title = Gidişat, { $day } gününe kadar

chart-weight = Kilo, { $days } gün

chart-weight-plain = Kilo

chart-energy = Enerji, { $days } gün

progress-mifflin = Dinlenme enerjisi Mifflin ve St Jeor denklemine göre.

progress-over = Süre

days-counted = { $days } gün

progress-weighed-days = tartılan gün

progress-latest-weight = son kilo

progress-not-weighed = tartılmadı

progress-weight-change = kilo değişimi

markers-title = Ortalama bir günün sağlık göstergeleri, { $references } değerleriyle

percent-of-energy = enerjinin %{ $figure } kadarı

marker-standing = { $standing ->
        [within] uygun
        [high] yüksek
        [low] düşük
        *[not-known] bilinmiyor
    }

bound-below = { $amount } altı

bound-at-most = en çok { $amount }

bound-at-least = en az { $amount }

average-day = Ortalama bir gün

logged-days = { $days } kayıtlı gün

all-days = { $days ->
        [one] { $days } gün
        *[other] { $days } günün tamamı
    }

target-heading = hedef

against-heading = hedefe göre

figure-over = { $figure } üstünde

figure-below = { $figure } altında

figure-on-target = hedefte

average-at-least = Ortalama kayıtlı bir günde en az { $average }{"\u00A0"}kcal var; { $days } güne yayılınca { $spread }{"\u00A0"}kcal eder.

average-over = Ortalama kayıtlı bir günde { $average }{"\u00A0"}kcal var, hedefin { $difference }{"\u00A0"}kcal üstünde; { $days } güne yayılınca { $spread }{"\u00A0"}kcal eder.

average-below = Ortalama kayıtlı bir günde { $average }{"\u00A0"}kcal var, hedefin { $difference }{"\u00A0"}kcal altında; { $days } güne yayılınca { $spread }{"\u00A0"}kcal eder.

average-on-target = Ortalama kayıtlı bir günde { $average }{"\u00A0"}kcal var, tam hedefte; { $days } güne yayılınca { $spread }{"\u00A0"}kcal eder.

eaten-most = En çok yenenler

eaten-times = kez

eaten-amount = miktar

eaten-energy = enerji

eaten-share = enerji payı

report-nothing = Kayıt yok: { $span }.

report-title = Rapor: { $span }

weekly-report-title = Haftalık rapor: { $span }

report-span-named = { $name }, { $span }

report-span-so-far = { $span }, şimdiye kadar

month-full = { $month ->
        [1] Ocak
        [2] Şubat
        [3] Mart
        [4] Nisan
        [5] Mayıs
        [6] Haziran
        [7] Temmuz
        [8] Ağustos
        [9] Eylül
        [10] Ekim
        [11] Kasım
        [one] Ocak
        *[other] Aralık
    } { $year }

report-logged = { $all } günden { $some } gün kayıtlı.

report-logged-going-on = { $all } günden { $some } gün kayıtlı, hafta daha sürüyor.

report-spent = Mağazalarda harcanan: { $sums }.

report-targets-of = Hedefler { $day } gününün hedefleri; enerji, ortalama kayıtlı bir günün izin verdiğiyle karşılaştırılır.

report-reference-target = Enerji hedefi, siz kendinizinkini koyana dek bir yetişkinin referans alımıdır.

report-no-advice = Rakamlar, tıbbi öneri değil.

weighed-on = { $day } günü { $weight }

weight-single = Kilo: { $weighing }.

weight-change-same = Kilo: { $first }, { $last }: aynı ({ $weighings } tartım).

weight-change-more = Kilo: { $first }, { $last }: { $change } fazla ({ $weighings } tartım).

weight-change-less = Kilo: { $first }, { $last }: { $change } az ({ $weighings } tartım).

week-weight = Kilo ortalaması { $weight } ({ $weighings } tartım).

week-weight-same = Kilo ortalaması { $weight } ({ $weighings } tartım), önceki haftayla aynı ({ $before } tartım).

week-weight-more = Kilo ortalaması { $weight } ({ $weighings } tartım), önceki haftadan { $change } fazla ({ $before } tartım).

week-weight-less = Kilo ortalaması { $weight } ({ $weighings } tartım), önceki haftadan { $change } az ({ $before } tartım).

gap-bought = Alınan { $bought }{"\u00A0"}kcal; kaydedilen { $eaten }{"\u00A0"}kcal.

gap-bought-unknown = Alınan { $bought }{"\u00A0"}kcal, { $items } üründen { $unknown } tanesinin değeri yok; kaydedilen { $eaten }{"\u00A0"}kcal.

gap-none = Fark yok.

gap-more-bought = { $gap }{"\u00A0"}kcal fark: kaydedilenden çok alındı.

gap-more-logged = { $gap }{"\u00A0"}kcal fark: alınandan çok kaydedildi.

gap-what-it-is = Stok, başka yiyenler, dışarıda yenenler ve kaydedilmeyen günler hep bunun içinde.

focus-next-week = Gelecek haftanın odağı: { $focus }

focus-logging = rakamların bir dayanağı olsun diye { $days } kayıtlı gün ya da daha fazlası.

focus-steady = öne çıkan yok, puanlanan her alışkanlığın { $points } ya da daha çok puanı var.

focus-habit = { $habit ->
        [protein] protein. En çok baklagiller, tofu, kuruyemiş, süt ürünleri, yumurta, balık ve ette bulunur.
        [fibre] lif. En çok baklagiller, tam tahıllar, sebze, meyve ve kuruyemişte bulunur.
        [sodium] sodyum. En çok ekmek, peynir, sucuk ve hazır yemeklerde bulunur.
        [regularity] düzen, çoğu gün aynı öğünler.
        [variety] çeşitlilik, bu hafta sofrada olmayan bir iki besin.
        *[water] su, bardak bardak.
    }

focus-regular-meals = düzen, çoğu gün { $slots }.

habit-name = { $habit ->
        [protein] protein
        [fibre] lif
        [sodium] sodyum
        [regularity] düzen
        [variety] çeşitlilik
        *[water] su
    }

habits-title = Alışkanlıklar, 100 üzerinden puan

hundred-points = 100 puan

no-points = puan yok

points = { $points }

habit-needs-weight = ne kadar olacağı kiloya bağlı

habit-needs-target = ne kadar olacağı hedefe bağlı

habit-few-days = { $days } günden azının verisi var

habit-days-below = { $all } günden { $some } gün { $amount } altında

habit-days-at-most = { $all } günden { $some } gün en çok { $amount }

habit-days-at-least = { $all } günden { $some } gün en az { $amount }

habit-days-with = { $all } günden { $some } gün: { $slots }

habit-no-usual-meal = çoğu gün bulunan öğün yok

habit-foods = { $foods } farklı besin, tam puan { $full }

amount-millilitres = { $volume }{"\u00A0"}ml

habit-rule-points = Puan, sınıra uyan günlerin payıdır. Kaydedilmeyen günler katılmaz; { $days } günden azı puan vermez.

habit-rule-target = Sınır ({ habit-name }): hedefiniz.

habit-rule-reference = Sınır ({ habit-name }): { $references } referans değeri.

habit-rule-protein-weight = Sınır ({ habit-name }): her kilo için 0,83{"\u00A0"}g (EFSA 2012).

habit-rule-protein-reference = Sınır ({ habit-name }): kilo ya da hedef bilinene dek AB referans alımı.

habit-rule-water-weight = Sınır ({ habit-name }): her kilo için 35{"\u00A0"}ml, kabaca bir kural.

habit-rule-other = Sınır ({ habit-name }): { $source }.

habit-rule-regular = Düzenli gün, kayıtlı günlerin çoğunda bulunan öğünlerin hepsinin olduğu gündür.

habit-rule-variety = Çeşitlilikte tam puan 7 kayıtlı günde { $foods } farklı besindir, daha az günde daha az; sayı, American Gut Project’in (2018) haftalık bitki sayısıdır.

score-none = puan yok

scores-title = Güne göre puan, 100 üzerinden

report-changed-since = Bu haftanın günlüğü rapordan sonra değişti. “report { $week } again” yeniden hazırlar.

report-words-by = Üstteki sözler { $model } modelinin; rakamlar larder’ın.

report-energy-earned = Enerji hedefi, hareket dahil, ortalama kayıtlı bir günün izin verdiğidir.

report-score-rule = Bir günün puanı: { $rule }

said-by-model = model: { $model }

some-days-logged = { $all } günden { $some } gün kayıtlı

figure-with = { $figure }{"\u00A0"}{ $unit }

changes-since-report = Son rapordan beri

changes-since-week = Önceki haftadan beri

changes-nothing = değişen yok

points-of-habit = { habit-name } puanı

score-rule = Parçalarının ortalamasıdır. Enerji, günün izin verdiğinden en çok onda bir saparsa 100’dür, bunu aşan her yüzde için iki eksilir. Protein, lif ve su ulaşılan pay kadardır; sodyum sınırına kadar 100, iki katında sıfırdır.

score-too-little = Henüz puan yok: kendi hedefinizle enerji, protein, lif, sodyum ve sudan ikisi gerekir.

score-total = puan

score-of-hundred = { $score }/100

score-allowed = izin verilen { $amount }

score-day-title = Puan: { $day }

score-day-so-far = Puan: { $day }, şimdiye kadar

score-no-meal = Kayıt yok: { slot }, { $day }.

score-no-meal-score = Sağlık puanı yok ({ slot }): bir parçanın ağırlığı, enerjisi, doymuş yağı, şekeri ya da sodyumu bilinmiyor.

weekly-report = Haftalık rapor
