### A receipt that was read, before it is kept, in Turkish: see docs/messages.md.

receipt-some-shop = Bir mağaza

receipt-title = { $store }, { $day }

receipt-day-unknown = gün bilinmiyor

receipt-line = { $original }: { $name }

receipt-price-corrected = fiyat düzeltildi

receipt-no-food = besin değil

receipt-store-unknown = Mağazanın adı bulunamadı.

receipt-date-unknown = Alışveriş günü bulunamadı.

receipt-date-of-slip = Gün, kartla ödemenin günüdür.

receipt-date-ambiguous = Tarihteki gün ve ay yer değiştirmiş olabilir.

receipt-total-unknown = Toplam bulunamadı.

receipt-total-of-payment = Toplam ödemeninkidir: toplam satırı bulunamadı.

receipt-lines-more = Satırlar toplamdan { $money } fazla.

receipt-lines-less = Satırlar toplamdan { $money } az.

receipt-currency-assumed = Para birimi yazmıyor; varsayıldı.

receipt-prices-corrected = { $count ->
        [one] Satırlar tutsun diye bir fiyat düzeltildi.
        *[other] Satırlar tutsun diye { $count } fiyat düzeltildi.
    }

receipt-text-cut = Metin çok uzun, bir kısmı okundu.

receipt-no-items = Ürün bulunamadı.
