### Devices of a household that meet, in Turkish: see docs/messages.md.

sync-nothing-new = Yeni bir şey yok.

sync-came = { $count ->
        [one] { $devices } üzerinden { $count } değişiklik geldi.
        *[other] { $devices } üzerinden { $count } değişiklik geldi.
    }

sync-went = { $count ->
        [one] Bu cihazın { $count } değişikliği gönderildi.
        *[other] Bu cihazın { $count } değişikliği gönderildi.
    }

sync-waiting = { $count ->
        [one] { $count } değişiklik henüz gelmemiş bir şeyi bekliyor.
        *[other] { $count } değişiklik henüz gelmemiş bir şeyi bekliyor.
    }

sync-newer = Bir kısmı daha yeni bir larder ile yapılmış: lütfen bunu güncelleyin.

sync-locked = Bir kısmı bu cihazda olmayan bir anahtarla mühürlü.

sync-damaged = { $count ->
        [one] { $count } dosya eksik ya da bu eve ait değil; olduğu gibi bırakıldı.
        *[other] { $count } dosya eksik ya da bu eve ait değil; olduğu gibi bırakıldı.
    }

sync-renewed = Bu veriler kopyalanmış ya da geri yüklenmiş: ayrı bir cihaz olarak sürüyor.

sync-alone = Bu veriler birden çok cihazı olan bir eve ait değil. “larder sync start YER” bir tane kurar.

sync-no-meeting = Cihazlar buluşamadı.

differ-title = İki cihaz farklı söylüyor

differ-here = bu cihaz

differ-counts = şimdi geçerli

differ-on-here = bu cihazda

differ-on = { $device } cihazında

differ-note = İkisi de diğerinden habersizdi. Evet derseniz { $where } söylenen geçer, hayır derseniz olduğu gibi kalır.

differ-deleted = { $deleted } silinmiş, bu arada { $changed } değiştirilmiş; bu yüzden kaldı. Evet derseniz silinir, hayır derseniz olduğu gibi kalır.

differ-summary = { $subject }, { $where } söylendiği gibi

differ-deletion = { $subject } silindi

differ-settled = Bu konu kapandı.

differ-eaten = yendi

differ-nothing = hiçbir şey

differ-ingredients = { $count ->
        [one] { $count } malzeme
        *[other] { $count } malzeme
    }

differ-height = { $centimetres } cm

differ-part = { $part ->
        [aim] hedef
        [hours] günün saatleri
        [activity] hareket
        [diet] beslenme
        [units] birimler
        [measures] porsiyonlar
        [total] toplam
        [line] satır
        *[other] başka bir şey
    }

sync-no-device = Evin bu adda bir cihazı yok. Olanlar: { $known }.

undo-device-title = { $device } cihazının söylediklerini geri al, başlangıç: { $day }

undo-device-summary = { $device } cihazının söyledikleri geri alındı, başlangıç: { $day }

undo-device-nothing = { $device } cihazının söylediklerinden geri alınacak bir şey kalmadı, başlangıç: { $day }.

sync-usage = /sync diğerleriyle buluşur; “/sync undo CİHAZ since GÜN” bir cihazın söylediklerini geri alır.

sync-removal-question = { $device } artık eve ait olmayacak: bundan sonra söyledikleri alınmaz, diğerlerinin söylediklerini okuyamaz. Okumuş oldukları okunmuş kalır. Çıkarılsın mı? [e]vet, [h]ayır:

sync-removed = { $device } artık eve ait değil. Anahtar değiştirildi.

sync-set-aside = { $count ->
        [one] Çıkarılmış bir cihazın { $count } değişikliği alınmadı.
        *[other] Çıkarılmış bir cihazın { $count } değişikliği alınmadı.
    }
