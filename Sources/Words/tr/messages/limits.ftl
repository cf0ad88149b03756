### What has limits, and what they are, in Turkish: see docs/messages.md.

limited-value = { $value ->
        [active-days] hareketli günler
        [activity] hareket
        [age] yaş
        [amount] miktar
        [basis] dayanak
        [birth-date] doğum tarihi
        [brand] marka
        [category] kategori
        [cooked-weight] pişmiş ağırlık
        [currency] para birimi
        [days] gün sayısı
        [density] yoğunluk
        [energy] enerji
        [energy-sum] protein, karbonhidrat ve yağın enerjisi
        [factor] çarpan
        [goal-date] hedef tarihi
        [height] boy
        [household] hane
        [icon] simge
        [ingredients] malzeme listesi
        [language] dil
        [macronutrients] protein, karbonhidrat ve yağ toplamı
        [meal-hours] öğün saatleri
        [minutes] dakika
        [name] ad
        [note] not
        [people] kişiler
        [period] dönem
        [plate] tabak
        [plates] tabaklar
        [portion] porsiyon
        [price] fiyat
        [quantity] adet
        [query] arama
        [raw-weight] çiğ ağırlık
        [reason] neden
        [receipt] fiş
        [recipe] tarif
        [recipe-line] tarif satırı
        [recipe-weight] tarifin ağırlığı
        [replaced] yerine geçilen
        [report] rapor
        [serving] porsiyon
        [servings] porsiyon sayısı
        [share] pay
        [start-of-day] günün başlangıcı
        [store] mağazanın adı
        [tags] etiketler
        [title] başlık
        [water] su
        [weekly-pace] haftalık hız
        *[weight] ağırlık
    }

range-numbers = { $least } ile { $most } arası

range-characters = { $least } ile { $most } karakter arası

range-letters = { $least } ile { $most } harf arası

range-years = { $least } ile { $most } yaş arası

range-days = { $least } ile { $most } gün arası

range-days-in-order = { $least } ile { $most } gün arası, ilk gün önce

range-lines = { $least } ile { $most } satır arası

range-centimetres = { $least } ile { $most } cm arası

range-kilograms = { $least } ile { $most } kg arası

range-of-nutrient = { $least } ile { $most } { $nutrient ->
        [kcal] kcal
        [sodium_mg] mg
        *[other] g
    } arası

range-per-hundred = 100 g için { $range }

range-a-day = günde { $range }

range-a-day-of-household = bu hane için günde { $range }

range-density = ml başına { NUMBER($least, maximumFractionDigits: 2) } ile { NUMBER($most, maximumFractionDigits: 2) } g arası

range-above-zero = 0’dan büyük, en çok { $most }

range-above-zero-kilograms = 0’dan büyük, en çok { $most } kg

range-above-zero-energy = 0’dan büyük, en çok { $most } kcal

range-above-zero-grams = 0 g’dan çok

range-up-to = en çok { $most }

range-up-to-kilograms = en çok { $most } kg

range-up-to-millilitres = en çok { $most } ml

range-up-to-lines = en çok { $most } satır

range-up-to-people = en çok { $most } kişi

range-up-to-profiles = en çok { $most } profil

range-tags = en çok { $count }, her biri 1 ile { $most } karakter arası

range-in-the-pot = hepsi birlikte en çok tenceredeki kadar, { $amount }

range-one-each = kişi başına bir tane

range-recipe-place = metni, bir adres ya da bir dosya

range-quick-entry = bir hızlı kaydın kimliği

range-currency = EUR gibi üç harfli bir kod

range-language = tr ya da en gibi iki harfli bir kod

range-goal-date = gelecek bir gün

range-birth-date = son 120 yıldan bir gün, örneğin 1990-06-15

range-own-name = başka bir profilde olmayan bir ad

range-icon = 🦊 gibi görünen tek bir karakter

range-start-of-day = 00:00 ile 11:59 arası

range-meal-hours = sırasıyla kahvaltı, öğle, akşam
