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

sync-locked = Bir kısmı bu cihazda olmayan bir anahtarla kilitli.

sync-damaged = { $count ->
        [one] { $count } dosya eksik ya da bu haneye ait değil; olduğu gibi bırakıldı.
        *[other] { $count } dosya eksik ya da bu haneye ait değil; olduğu gibi bırakıldı.
    }

sync-renewed = Bu veriler kopyalanmış ya da geri yüklenmiş: ayrı bir cihaz olarak sürüyor.

sync-alone = Bu veriler birden çok cihazı olan bir haneye ait değil. “larder sync start YER” bir tane kurar.

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

sync-no-device = Hanenin bu adda bir cihazı yok. Olanlar: { $known }.

undo-device-title = { $device } cihazının söylediklerini geri al, başlangıç: { $day }

undo-device-summary = { $device } cihazının söyledikleri geri alındı, başlangıç: { $day }

undo-device-nothing = { $device } cihazının söylediklerinden geri alınacak bir şey kalmadı, başlangıç: { $day }.

sync-usage = /sync diğerleriyle buluşur; “/sync undo CİHAZ since GÜN” bir cihazın söylediklerini geri alır.

sync-removal-question = { $device } artık haneye ait olmayacak: bundan sonra söyledikleri alınmaz, diğerlerinin söylediklerini okuyamaz. Okumuş oldukları okunmuş kalır. Çıkarılsın mı? [e]vet, [h]ayır:

sync-removed = { $device } artık haneye ait değil. Anahtar değiştirildi.

sync-set-aside = { $count ->
        [one] Çıkarılmış bir cihazın { $count } değişikliği alınmadı.
        *[other] Çıkarılmış bir cihazın { $count } değişikliği alınmadı.
    }

sync-started = Bu veriler artık bir hanenin ilk cihazı; hane şurada buluşur: { $place }.

sync-invitation = Diğer cihazda, aynı yere onun kendi yoluyla: larder sync join { $place }

sync-invitation-words = Şu on iki kelimeyi sorar:

sync-invitation-care = Bunları ve yeri bilen herkes hanenin günlüğünü okuyabilir. İki hafta geçerlidir; larder sync invite yenilerini verir.

sync-ask-words = On iki kelime:

sync-whose = Bu cihazda zaten bir günlük var. Diğerinde açılan günlükle aynı kişinin mi? [e]vet ikisini birleştirir, [h]ayır iki kişinin olarak bırakır:

sync-joined = Bu cihaz artık haneye ait.

sync-household = { $count ->
        [one] { $count } cihazlı bir hane; şurada buluşur: { $place }.
        *[other] { $count } cihazlı bir hane; şurada buluşur: { $place }.
    }

sync-device = { $count ->
        [one] { $device }: { $count } değişiklik, en son { $day }
        *[other] { $device }: { $count } değişiklik, en son { $day }
    }

sync-device-here = { $count ->
        [one] { $device } (bu cihaz): { $count } değişiklik, en son { $day }
        *[other] { $device } (bu cihaz): { $count } değişiklik, en son { $day }
    }

sync-device-removed = { $device }: { $by } çıkardı, { $day }

sync-met = Son buluşma: { $day }, { $time }.

sync-not-met = Henüz buluşulmadı.

sync-questions = { $count ->
        [one] { $count } soru bekliyor: larder başlatıldığında sorar.
        *[other] { $count } soru bekliyor: larder başlatıldığında sorar.
    }

sync-leaving = Bu cihaz artık diğerleriyle şurada buluşmayacak: { $place }. İki taraf da elindekini korur. Ayrılsın mı? [e]vet, [h]ayır:

sync-left = Bu cihaz haneden ayrıldı. Günlüğü burada kalır.

sync-named = Bu cihazın adı artık { $device }.

sync-unchanged = Hiçbir şey değişmedi.

sync-no-dry-run = Diğer cihazlarla buluşmanın denemesi yoktur: larder sync status durumu gösterir.

sync-has-household = Bu veriler zaten bir haneye ait; larder sync leave bunu bitirir.

sync-no-code = Bunlar bir kodun on iki kelimesi değil. Bir daha bakın.

sync-not-invited = Bu kelimelerle orada davetli kimse yok ya da artık yok: larder sync invite yenilerini verir.

sync-not-there = O yerde haneye ait bir şey yok. Belki bağlı değil ya da henüz ulaşılamıyor; hiçbir şey değişmedi.

sync-other-household = O yerde başka bir hane buluşuyor. Başka bir yer seçin.

sync-not-permitted = O yer okunamıyor ya da yazılamıyor. İzinlerine bakın.

sync-full = O yerde yer kalmadı. Burada kaydedilen kalır ve sonra gider.

sync-unreachable = O yere şu anda ulaşılamıyor. Burada kaydedilen kalır ve sonra gider.

sync-no-place = Cihazlar bir klasörde ya da postgresql://… adresinde buluşur; bu ikisi de değil.

sync-failed = Cihazların buluştuğu yer şunu bildirdi: { $code }.

sync-forget-leaves = Bu veriler günlüğünü şurada paylaşıyor: { $place }. Unutmak için önce haneden ayrılır: diğer cihazlar, her birinde unutulana kadar elindekini korur; o yerdeki de biri kaldırana kadar şifreli olarak orada kalır.

sync-only-here = Bu, hanenin tek cihazı.
