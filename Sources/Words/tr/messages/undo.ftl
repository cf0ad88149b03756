### Undo and redo, in Turkish: see docs/messages.md.

undo-title = Geri al: { $summary }

redo-title = Yinele: { $summary }

undo-summary = geri alma: { $summary }

redo-summary = yineleme: { $summary }

undo-one-step = Adım adım: bir sonraki için yeniden geri al deyin.

undo-notes-go = Onunla gelen ayarlar ve haftalık raporlar da gider.

redo-notes-come = Onunla giden ayarlar ve haftalık raporlar da geri gelir.

undo-back = geri  { $name }

undo-away = gider  { $name }

undo-as-before = önceki gibi  { $name }

undo-of-person = { $person }: { $name }

undo-more = { $count ->
        [one] ve { $count } tane daha
        *[other] ve { $count } tane daha
    }

undo-times = { $count ->
        [one] { $count } kez
        *[other] { $count } kez
    }

undo-food = besin: { $food }

undo-target = hedef, başlangıç { $day }

undo-profile = profil: { $name }

undo-recipe = tarif: { $name }

undo-trip = alışveriş: { $store }, { $day }

undo-purchase = ürün: { $name }

undo-weight = kilo: { $kilograms }{"\u00A0"}kg

undo-activity = hareket: { $name }

undo-family-member = hane üyesi: { $name }

undo-family-targets = hane hedefleri

undo-counted-at-home = evde, sayılan: { $amount }

undo-thrown-away = evde, atılan: { $amount }

undo-water = su: { $millilitres }{"\u00A0"}ml

undo-leaves-some = Başka bir cihazın o zamandan beri değiştirdikleri olduğu gibi kalır.

undo-overruled = Bundan geri alınacak bir şey kalmadı: başka bir cihaz o zamandan beri değiştirmiş. Şuydu: { $summary }.
