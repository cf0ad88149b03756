### How targets by equation came about, in Turkish: see docs/messages.md.

needs-child = Bir çocuğun yaş ve kiloya göre { $energy }{"\u00A0"}kcal’si, büyüme dahil (Torun, FAO/WHO/UNU 2004).

needs-at-rest = Dinlenirken { NUMBER($rest, maximumFractionDigits: 0) }{"\u00A0"}kcal (Mifflin–St Jeor 1990), { $activity ->
        [sedentary] haftada en çok 2 hareketli gün
        [light] haftada 3-4 hareketli gün
        [moderate] haftada 5-6 hareketli gün
        [active] her gün hareket
        *[very-active] her gün ağır iş ya da antrenman
    } için × { NUMBER($factor, maximumFractionDigits: 3) }: { NUMBER($lived, maximumFractionDigits: 0) }{"\u00A0"}kcal.

needs-nursing = Emzirirken { $more }{"\u00A0"}kcal fazla, bir şey düşülmez (EFSA 2013).

needs-pregnant = İkinci trimesterdeki gibi { $more }{"\u00A0"}kcal fazla, bir şey düşülmez (EFSA 2013). “üçüncü trimester” hangisi olduğunu söyler.

needs-trimester = { $more }{"\u00A0"}kcal fazla ({ profile-motherhood }), bir şey düşülmez (EFSA 2013).

needs-minor = 18 yaşın altında larder harcanan kadarını önerir, ne az ne çok.

needs-gain = Kas yapmak için: { $more }{"\u00A0"}kcal fazla.

needs-how-fast = Ne hızla kilo vermek istiyorsunuz? “haftada 0,5 kg vermek”, ya da tarihli bir hedef kilo; o zamana dek bir şey düşülmez.

needs-lose-floor = Kilo vermek için, ama günde hiçbir zaman { $least }{"\u00A0"}kcal altında değil; kendi değeriniz daha az olabilir.

needs-lose = Haftada { $pace } vermek için: { $less }{"\u00A0"}kcal az (kilogramı 7.700{"\u00A0"}kcal).

needs-floor = Günde hiçbir zaman { $least }{"\u00A0"}kcal altı önerilmez; kendi değeriniz daha az olabilir.

needs-sodium = Sodyum en çok { $most }{"\u00A0"}mg (DASH-Sodium, Sacks 2001).

needs-water-weight = Su yaklaşık { $volume } (her kg için 35{"\u00A0"}ml).

needs-water-more = Su yaklaşık { $volume } (her kg için 35{"\u00A0"}ml ve { $more }{"\u00A0"}ml fazla, EFSA 2010).

needs-water-age = Su yaklaşık { $volume } (EFSA 2010: yiyeceklerdeki suyla { $whole }{"\u00A0"}ml).

needs-sleep = { $least } ile { $most } saat uyku iyi gelir.

grams-span = { $least }–{ $most }{"\u00A0"}g

needs-shares-by-weight = Protein { $protein } (1,6–2,2{"\u00A0"}g/kg), yağ { $fat } (0,8–1,0{"\u00A0"}g/kg), kalanı karbonhidrat { $carbohydrate }.

needs-shares-high-protein = Protein { $protein } (enerjinin %25–35’i, IOM 2005), yağ { $fat } (0,8–1,0{"\u00A0"}g/kg), kalanı karbonhidrat { $carbohydrate }.

needs-shares-reckoned = Tüm kilo karbonhidrata çok az bırakacağı için BKİ 25’in kilosu olan { $kilograms }{"\u00A0"}kg ile hesaplandı.

needs-shares-keto = Karbonhidrat { $carbohydrate } (enerjinin %5–10’u, ketojenik: Feinman ve ark. 2015), protein { $protein } (1,6–2,2{"\u00A0"}g/kg), kalanı yağ { $fat }.

needs-shares-low-carb = Karbonhidrat { $carbohydrate } (enerjinin %10–26’sı, düşük karbonhidrat: Feinman ve ark. 2015), protein { $protein } (1,6–2,2{"\u00A0"}g/kg), kalanı yağ { $fat }.

needs-shares-reference = Protein en az { $protein }{"\u00A0"}g (EFSA 2012), yağ { $fat } (enerji payı %{ $least }–{ $most }), karbonhidrat { $carbohydrate } (%45–60; EFSA 2010).
