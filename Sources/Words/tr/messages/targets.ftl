### Targets, the body and what follows from it, in Turkish: see docs/messages.md.

nutrient-amount = { $nutrient ->
        [kcal] { $figure }{"\u00A0"}kcal
        [sodium_mg] { $figure }{"\u00A0"}mg
        *[other] { $figure }{"\u00A0"}g
    }

was-before = önceden { $value }

targets-title = Hedefler

targets-title-from = { $day } gününden itibaren hedefler

targets-summary = hedefler, günde { $energy }{"\u00A0"}kcal

exercise-name = hareket

exercise-counted = sayılır

exercise-not-counted = sayılmaz

exercise-summary-counted = hareket sayılır

exercise-summary-not-counted = hareket sayılmaz

exercise-days-before = Önceki günler kazandıklarını korur.

exercise-is-not-counted = Hareket sayılmaz; “/exercise on” kazandığını ekler.

targets-do-not-add-up = Protein, karbonhidrat ve yağ bu { $energy }{"\u00A0"}kcal’nin { $made }{"\u00A0"}kcal’sini oluşturur.

targets-low-energy = { $least }{"\u00A0"}kcal’nin altında; larder kilo vermek için en az bunu önerir. Neyin uygun olduğunu doktor ya da diyetisyen söyleyebilir.

targets-since = { $day } gününden beri.

targets-reference = Kendi hedefinizi koyana dek yetişkinler için referans alım: “hedefim 1.900 kcal”.

targets-household-note = Hane: hep birlikte kabul edilen.

targets-household = hane { $amount }

targets-range = { $least } – { $most }

targets-part-of-household = Hane hedeflerinden sizin payınız.

targets-own = Kendi değerleriniz.

targets-own-computed = Kendi değerleriniz; denkleme göre { $energy }{"\u00A0"}kcal olurdu: “hedeflerimi yeniden hesapla” gösterir.

targets-offer = Bu kiloyla hedefiniz { $standing } yerine { $energy }{"\u00A0"}kcal olurdu. “Hedeflerimi yeniden hesapla” gösterir.

profile-title = Profil

profile-summary-own = profiliniz

profile-summary = { $name } profili

needs-are-arithmetic = Bu bir hesap, tıbbi öneri değil. “Hedefim 1.900 kcal” kendi hedefinizi koyar.

needs-missing-for-targets = Denklemle hedef için larder’a gereken: { $missing }.

needs-no-third-form = Enerji denkleminin kadın ve erkek biçimi var. “kadın denklemi” ya da “erkek denklemi” hesap için birini seçer; “hedefim 1.900 kcal” hiçbirini gerektirmez.

needs-form-kept = Enerji denkleminin kadın ve erkek biçimi var, { $sex ->
        [female] kadın
        *[male] erkek
    } biçimi kalıyor. “kadın denklemi” ya da “erkek denklemi” hesap için birini seçer; “hedefim 1.900 kcal” hiçbirini gerektirmez.

needs-missing = larder’a gereken: { $missing }: “34 yaşındayım, kadın, 168 cm, 62 kg, az hareketli”.

your-age = yaşınız

your-sex = cinsiyetiniz

your-height = boyunuz

your-weight = kilonuz

your-activity = ne kadar hareketli olduğunuz

body-title = Vücudunuz

body-at-rest = dinlenmede (BMH)

body-spent = harcanan (TGEH)

body-energy-a-day = günde { $energy }{"\u00A0"}kcal

body-bmi = BKİ

body-bmi-index = { $index }

body-bmi-of-adult = { $index } (olağan { $least } – { $most })

body-water-a-day = günde yaklaşık { $volume }

body-sleep = uyku

body-hours = { $least } – { $most } saat

weight-kilograms = { $weight }{"\u00A0"}kg

weight-pounds = { $weight }{"\u00A0"}lb

height-centimetres = { $height }{"\u00A0"}cm

height-feet = { $feet } fit { $inches }

weight-a-week = haftada { $weight }

profile-field = { $field ->
        [name] ad
        [born] doğum
        [sex] cinsiyet
        [height] boy
        [expecting] gebelik
        [activity] hareket
        [aim] amaç
        [pace] hız
        [goal-weight] hedef kilo
        [goal-date] hedef tarih
        [diet] beslenme
        [language] dil
        [units] birimler
        *[day-start] gün başlangıcı
    }

profile-aim = { $aim ->
        [lose] kilo vermek
        [maintain] kiloyu korumak
        *[gain] kas yapmak
    }

profile-sex = { $sex ->
        [female] kadın
        *[male] erkek
    }

profile-by-the-goal = hedefe göre

profile-no = hayır

profile-motherhood = { $motherhood ->
        [pregnant] gebe
        [first-trimester] ilk üç ay
        [second-trimester] ikinci üç ay
        [third-trimester] son üç ay
        *[nursing] emziriyor
    }

profile-activity = { $activity ->
        [sedentary] hareketsiz
        [light] az
        [moderate] orta
        [active] hareketli
        *[very-active] çok hareketli
    }

profile-diet = { $diet ->
        [balanced] dengeli
        [vegetarian] vejetaryen
        [vegan] vegan
        [pescatarian] pesketaryen
        [keto] keto
        [mediterranean] Akdeniz
        [low-carb] düşük karbonhidratlı
        [high-protein] yüksek proteinli
        *[low-sodium] düşük sodyumlu
    }

profile-units = { $units ->
        [us] ABD
        *[metric] metrik
    }

goal-pace = { $day } hedefiniz haftada { $pace } gerektirir.

goal-pace-too-fast = { $day } hedefiniz haftada { $pace } gerektirirdi; larder en çok { $most } önerir: daha geç bir gün ya da daha yakın bir hedef.
