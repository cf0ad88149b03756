### Where a number is from, on the "?" of a card, in Turkish: see docs/messages.md.

explain-last-time = Miktar söylenmedi: geçen seferki gibi { $grams }.

explain-usual-serving = Miktar söylenmedi: olağan bir porsiyonu { $grams }.

explain-density = { $amount } × ml başına { NUMBER($density, maximumFractionDigits: 3) }{"\u00A0"}g = { $grams }.

explain-as-water = { $amount } = { $grams }: yoğunluğu bilinmiyor, suyunki alındı.

explain-number-as-weight = Birim söylenmedi, kimse bu kadar tane yemez: { $grams } alındı.

explain-likely = Tartılmadı, hesaplandı: büyük olasılıkla { $low } – { $high }.

explain-likely-energy = Tartılmadı, hesaplandı: büyük olasılıkla { $low } – { $high }, { $least }–{ $most }{"\u00A0"}kcal.

explain-likely-sum = Bazı miktarlar hesaplandı: toplam büyük olasılıkla { $least }–{ $most }{"\u00A0"}kcal.

explain-measured = { $amount } = { $grams }.

explain-piece = Bir tanesi { $each }.

explain-piece-taken = Bir tanesi { $each } sayıldı.

explain-portion = { $portion } { $each } gelir.

explain-portion-taken = { $portion } { $each } sayıldı.

explain-piece-times = Bir tanesi { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-piece-taken-times = Bir tanesi { $each } sayıldı, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-portion-times = { $portion } { $each } gelir, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-portion-taken-times = { $portion } { $each } sayıldı, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-hundred = 100{"\u00A0"}gramında: { $figures }.

explain-times = { $grams } için × { NUMBER($factor, maximumFractionDigits: 3) } = { $figures }.

nutrient-amount-exact = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 3) }{"\u00A0"}kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 3) }{"\u00A0"}mg
        *[other] { NUMBER($figure, maximumFractionDigits: 3) }{"\u00A0"}g
    }

nutrient-with-amount = { nutrient-name } { $amount }

nutrient-not-known = { nutrient-name } bilinmiyor

nutrient-unknown = { nutrient-name } bilinmiyor

nutrient-asked = { nutrient-name } ?

details-of = { $basis } içinde: { $figures }

source-kind = { $kind ->
        [label] etiket
        [household] sizin değeriniz
        [estimate] modelin tahmini
        [staples] besin tablosu
        [nationalTable] ulusal tablo
        [openFoodFacts] Open Food Facts
        *[usda] USDA
    }

source-usual-recipe = olağan bir tarif

source-recipe = tarif

source-estimate-like = tahmin: { $food } gibi

source-estimate-basis = modelin tahmini ({ $basis })

source-corrected-from = düzeltildi, önceki { $before }

source-release = sürüm { $release }

source-release-2018 = Nisan 2018 sürümü

source-as-of = { $date } tarihli

explain-source = Kaynak: { $source }; düzey: { tier }.

explain-source-available = Kaynak: { $source }; düzey: { tier }; lif karbonhidrata dahil değil.

explain-source-by-difference = Kaynak: { $source }; düzey: { tier }; lif karbonhidrata dahil.

explain-corrected-on = Düzeltildi: { $day }.

explain-entry = { $figures }, { $source }; düzey: { tier }.

explain-said-roughly = Yaklaşık söylendi: tahmini sayılır.

explain-model-amount = Miktar modelin tahmini: tahmini sayılır.

explain-food-heading = { $food }:

explain-snapshot = Kaydedildiği andaki kaynak: { $source }; düzey: { tier }.

explain-recipe-gone = Tarif artık yok; kayıt değerlerini koruyor.

explain-food-gone = Besin artık besin listesinde yok; kayıt değerlerini koruyor.

explain-old-figures = { $food } eski değerleriyle kaydedildi; şimdi 100 gramda: { $figures }.

explain-dish = Tamamı { $grams }, { NUMBER($servings, maximumFractionDigits: 2) } porsiyon; düzey: { tier }.

explain-part-not-counted = “{ $words }”: sayılmadı.

explain-part = “{ $words }”: { $figures }; { $source }.

explain-part-of-food = “{ $words }”: { $food }, { $figures }; { $source }.
