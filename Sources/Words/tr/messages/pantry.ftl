### What is at home, in Turkish: see docs/messages.md.

pantry-title = Evde

pantry-soon-title = Bir hafta içinde bitecek

pantry-of-food = Evde: { $food }

pantry-on-day = Evde, { $day }

pantry-thrown-title = Atıldı, { $day }

pantry-bought = alınan

pantry-eaten = yenen

pantry-thrown = atılan

pantry-missing = gitmiş, nereye gittiği söylenmedi

pantry-elsewhere = başka yerden

pantry-there = kalan

pantry-minus = − { $grams }

pantry-plus = + { $grams }

pantry-last-seen = Son alış ya da sayım: { $day }.

pantry-about-days = yaklaşık { $days } gün

pantry-over-a-year = bir yıldan uzun

pantry-last-bought = son alış { $day }

pantry-lasts = Son zamanlarda günde { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g ile yaklaşık { $days } gün yeter.

pantry-lasts-over-a-year = Son zamanlarda günde { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g ile bir yıldan uzun yeter.

pantry-unweighed = Ağırlıksız alındı, bu yüzden sayılmadı: { $names }.

pantry-stale = Uzun süre önce alındı, belki bitti: { $names }. Bittiyse “{ $food } bitti” deyin.

names-more = { $names } ve { $more } tane daha

pantry-nothing-bought = Evde ne olduğu alınanlardan hesaplanır ve henüz ağırlıklı bir alışveriş kaydı yok. “Lidl’den 500 g pirinç aldım” ya da bir fiş kaydeder.

pantry-nothing-left = Alınandan kaydedilen çıkınca evde bir şey kalmıyor.

pantry-nothing-runs-out = Son zamanlarda yenene göre evdekilerden hiçbiri bir hafta içinde bitmiyor.

pantry-rule = Tüm profillerin aldığı eksi kaydettiği. “sütün yarısını attım” ve “500 g pirincimiz kaldı” düzeltir.

pantry-rate = Son { $days } günde ya da ilk alıştan beri yenene göre.

pantry-unknown = Bildiğim kadarıyla { $words } alınmadı, ne kadar olduğunu söyleyemem.

pantry-left-of = Evdeki yaklaşık { $standing } miktardan yaklaşık { $left } kaldı. Yenmedi, bu yüzden bir şey kaydedilmedi.

pantry-known = Şimdiye dek bilinen yaklaşık { $standing }.

pantry-none-known = Şimdiye dek bilinen yoktu.

pantry-none-left = yok

pantry-thrown-summary = atıldı, { $grams } { $food }

pantry-none-summary = evde { $food } yok

pantry-counted-summary = evde { $grams } { $food }

swap-title = Değişim: { slot }, { $day }

swap-fits = Gün olduğu gibi aralıklarına uyuyor; değişim gerekmiyor ({ slot }).

swap-none-helps = Hiçbir değişim günü aralıklarına yaklaştırmıyor ({ slot }).

swap-summary = değişim, { $swaps }

swap-amount = { $food }, { $grams }

swap-food = { $before } yerine { $food }

swap-left = Günden o zaman kalan: { $figures }.

swap-left-of = { $then } (onsuz { $now })

amount-over = { $amount } fazla

nutrient-whole-amount = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}mg
        *[other] { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}g
    }
