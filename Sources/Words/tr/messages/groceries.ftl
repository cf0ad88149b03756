### Trips to shops: receipts, prices, what was spent, in Turkish: see docs/messages.md.

money = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }{"\u00A0"}{ $currency }

money-whole = { NUMBER($amount, maximumFractionDigits: 0) }{"\u00A0"}{ $currency }

money-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) }{"\u00A0"}{ $currency }

price = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }

price-whole = { NUMBER($amount, maximumFractionDigits: 0) }

price-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) }

trip-title = { $store } alışverişi, { $day }

trip-title-at = { $store } alışverişi, { $day } { $time }

trip-title-numbered = { $title } (alışveriş { $number })

trip-food-perhaps = { $food }?

trip-not-food = besin değil

trip-named-not-food = { $name }, besin değil

trip-kind = { $kind ->
        [item] ürün
        [deposit] depozito
        [deposit_return] depozito iadesi
        [discount] indirim
        [coupon] kupon
        [void] iptal
        [fee] ücret
        *[tax] vergi
    }

trip-kind-on = { trip-kind } (satır { $line })

trip-count = { NUMBER($count, maximumFractionDigits: 3) }

trip-count-of = { NUMBER($count, maximumFractionDigits: 3) } × { $weight }

trip-known = bilinen

trip-no-food-yet = henüz besin yok

trip-new = yeni

trip-please-check = lütfen bakın

trip-usual-pack = olağan paket

trip-some-shop = adsız mağaza

trip-usual-packs = { $lines } için basılı ağırlık yok: olağan paket sayılır.

trip-paid = ödenen

trip-lines-sum = satırlar

trip-open-lines = { $count ->
        [one] 1 yeni satır: { $numbers }: nedir?
        *[other] { $count } yeni satır: { $numbers }: nedir?
    } “{ $first } = tam yağlı süt”, “{ $first } atla” ya da “{ $first }: besin değil” deyin; bir kez söylenince burada hep bilinir.

trip-numbers-cut = { $numbers }, …

trip-near = { $candidates }.

trip-may-be = { $line } şu olabilir: { $foods }

trip-lines-less = Satırlar ödenenden { $money } eksik: biri eksik, yanlış okunmuş ya da iki kez olabilir. Böyle kaydedilebilir.

trip-lines-more = Satırlar ödenenden { $money } fazla: biri eksik, yanlış okunmuş ya da iki kez olabilir. Böyle kaydedilebilir.

trip-unpriced = Fiyatı olmayan: { $numbers }: “{ $first }: 1,99” fiyat verir.

trip-many-unpriced = { $count } satırın fiyatı yok.

trip-packets = Paket olarak saklandı: { $packets }.

trip-packets-more = Paket olarak saklandı: { $packets } ve { $more } tane daha.

trip-packet = { $food } { $grams }

trip-packet-was = { $food } { $grams } (önce { $before })

trip-again = Yine mi? O gün { $store } için { $money } tutarında bir alışveriş zaten var.

trip-line-unpriced = ?

prices-none = { $food } için henüz bir fiyat bilinmiyor: hiçbir alışverişte yok. “REWE’den { $food } aldım 2,49” bir tane kaydeder.

trips-none = { $first } - { $last } arasında kayıtlı alışveriş yok.

trips-title = { $first } - { $last } arası alışverişler

trips-row = { $day }, { $store }

trips-row-of = { $day }, { $store }, { $person }

lines-counted = { $count } satır

names-cut = { $names }; …

trips-spent = harcanan

trips-spent-on = Harcama: { $shares }.

trips-share = { $category } { $money }

shelf-not-sorted = sınıflanmamış

shelf-deposits = depozitolar

shelf-taken-off = düşülen

shelf-fees = ücret ve vergiler

trip-spent-heading = Harcama

trip-foods-hold = Besinlerde { $energy }{"\u00A0"}kcal var: { $figures }. Alındı, yenmedi.

trip-some-foods-hold = { $all } besinin { $some } tanesinde { $energy }{"\u00A0"}kcal var: { $figures }. Alındı, yenmedi.

nutrient-whole = { nutrient-name } { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g

trip-unmatched = Besini ya da ağırlığı olmayan: { $lines }.

trip-unmatched-more = Besini ya da ağırlığı olmayan: { $lines } ve { $more } tane daha.

trip-line-named = { $line } { $name }

trip-difference-less = Satırlar ödenenden { $money } eksik.

trip-difference-more = Satırlar ödenenden { $money } fazla.

trip-day-unknown = Fişte gün kesin okunmuyor. “dün” ya da bir tarih söyleyin.

trip-day-ambiguous = Gün ve ay yer değiştirmiş olabilir. Değiştirmek için bir tarih söyleyin.

trip-day-of-slip = Gün, kart slibinden alındı.

trip-total-from-payment = Ödenen tutar toplamdan değil, ödemeden okundu.

trip-currency-assumed = Para birimi bir tahmin.

trip-text-cut = Fiş, okunan kısmından daha uzun.

trip-known-line = { $times ->
        [one] Bu mağazada biliniyor: bir kez onaylandı, son olarak { $day }.
        *[other] Bu mağazada biliniyor: { $times } kez onaylandı, son olarak { $day }.
    }

trip-line-as-said = Söylediğiniz gibi: { $food }.

trip-line-taken-as = Adına göre { $food } sayıldı, kesinlik %{ $percent }.

trip-line-no-food = Besin listesinde böyle adlı bir besin yok.

trip-no-weight = Ağırlık yazmıyor ve bilinmiyor.

trip-weight-of-volume = Ağırlık hacimden çıkarıldı.

trip-weight-usual = Ağırlık olağan bir değer.

trip-weight-usual-pack = Ağırlık yazmıyor: olağan bir paketinki alındı.

trip-weight-said = Ağırlık yazılı, tartılmış ya da söylenmiş.

trip-weight-weighed = Ağırlık tartılan değerdir.

trip-weight-from-before = Bir tanesinin ağırlığı önceden biliniyor.

trip-change-title = Değişiklik: { $store } alışverişi, { $day }

trip-change-summary = { $store } alışverişinin değişikliği, { $money }

trip-delete-title = Silinecek alışveriş: { $store }, { $day }

trip-delete-summary = { $store } alışverişinin silinmesi, { $money }

trip-lines-stay-known = Bu mağazanın satırları hakkında bilinenler kalır.

trip-field-store = mağaza

trip-field-day = gün

changed-from-to = { $before } → { $after }

trip-row-gone = çıktı  { $name }

trip-row-new = yeni  { $name }

trip-summary = { $store } alışverişi, { $money }

prices-title = Fiyatlar: { $words }

price-a-kilogram = kilosu { $money }

price-same = { $day } gününden beri aynı.

price-same-kilogram = Kilosu { $day } gününden beri aynı.

price-more = { $day } gününden beri { $money } fazla.

price-more-kilogram = Kilosu { $day } gününden beri { $money } fazla.

price-less = { $day } gününden beri { $money } az.

price-less-kilogram = Kilosu { $day } gününden beri { $money } az.

spending-title = { $first } - { $last } arası harcamalar

spending-by-category = Kategoriye göre harcama

spending-by-shop = Mağazaya göre harcama

spending-in-all = toplam

spending-whole-month = tam ay

spending-share = pay

percent = %{ NUMBER($figure, maximumFractionDigits: 0) }

month-name = { $month ->
        [1] Oca
        [2] Şub
        [3] Mar
        [4] Nis
        [5] May
        [6] Haz
        [7] Tem
        [8] Ağu
        [9] Eyl
        [10] Eki
        [11] Kas
        [one] Oca
        *[other] Ara
    }

month-of-year = { month-name } { $year }

month-part = { $first }–{ $last } { $month }

trip-day-unreadable = “{ $words }” okunabilir bir gün değil; bugün sayıldı. Değiştirmek için “dün” ya da bir tarih söyleyin.

trip-day-to-come = { $day } henüz gelmedi; bugün sayıldı. Değiştirmek için “dün” ya da bir tarih söyleyin.

spending-no-line = hiçbir satırda yok

trip-which-shop = Hangi mağaza? “mağaza: AD” deyin; sonraki sefere satırları bilinir.
