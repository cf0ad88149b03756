### What the conversation itself says: queues, profiles, pictures, costs, in Turkish: see docs/messages.md.

asked-again = Yeniden soruldu: { $words }

queue-empty = Model ya da ağ bekleyen yok.

queue-nothing-kept = Yeniden sorulmak üzere saklanan yok.

queue-forgotten = Unutuldu.

diary-of = Bu { $person } günlüğü.

meal-of-the-hour = Kaydettikleriniz yine saatin öğününe girer.

meal-no-such = “{ $name }” diye bir öğün yok. Kahvaltı, öğle, akşam ve ara öğün var.

meal-chosen = { slot-title }: ne yediğinizi söyleyin, ya da “her zamanki”.

markers-no-such = “{ $words }” referans değerleri yok. who, eu ve us var; colour ya da plain nasıl olacağını söyler.

markers-in-words = Sağlık göstergeleri { $references } değerleriyle, sözle gösterilir.

markers-in-colour = Sağlık göstergeleri { $references } değerleriyle, söz ve renkle gösterilir.

scores-shown = Günler ve haftalık raporlar artık puan gösteriyor. “/score” nasıl oluştuğunu söyler, “/score off” bitirir.

scores-hidden = Günler ve raporlar puan göstermiyor. “/score” sorunca söyler.

thinking-how = /thinking on ya da /thinking off deyin.

thinking-shown = Modelin düşündükleri, sağlayıcısı bildirirse yanıttan önce gösterilir ve saklanmaz. /thinking off bitirir.

thinking-hidden = Modelin düşündükleri gösterilmiyor. /thinking on gösterir.

images-how = /images keep ya da /images drop deyin.

images-dropped = Resimler okununca bırakılır. /images keep saklar.

images-kept = Modele gösterilen resimler { $days ->
        [one] { $days } gün
        *[other] { $days } gün
    } boyunca { $folder } içinde, öğünleriyle birlikte saklanır; { $count ->
        [0] henüz hiç yok
        [one] şu an { $count } tane var
        *[other] şu an { $count } tane var
    }. /images drop onları siler ve bunu bitirir.

images-removed = { $count ->
        [one] Saklanan { $count } resim silindi
        *[other] Saklanan { $count } resim silindi
    }. Resimler okununca bırakılır. /images keep saklar.

contribute-nothing = Open Food Facts’e verilmeyi bekleyen yok. /contribute BESİN bir besin önerir.

cost-none = Bu ay token kullanılmadı: larder’ın kendi yorumlayıcısı ücretsizdir.

asking-off = Open Food Facts’e soruluyor…

profile-new-title = Yeni profil

profile-new-note = Kendi günlüğü, hedefleri ve kiloları olur; besin listesi ortaktır.

profile-new-is-default = larder bununla başlar.

profile-new-summary = yeni profil: { $name }

profile-title-of = Profil: { $name }

profile-delete-title = Profili sil: { $name }

profile-delete-empty = Günlüğü boş.

profile-delete-all = Bunların hepsi birlikte silinir; geri almak geri getirir.

profile-delete-summary = profilin silinmesi: { $name }

profile-days-stay = Önceden yazılan kayıtlar kendi gününde kalır.

profile-trait = { $trait ->
        [name] ad
        [icon] simge
        [colour] renk
        [default] varsayılan
        [day-start] gün başlangıcı
        [breakfast] kahvaltı başlangıcı
        [lunch] öğle yemeği başlangıcı
        [dinner] akşam yemeği başlangıcı
        *[dinner-end] akşam yemeği sonu
    }

profile-colour = { $colour ->
        [blue] mavi
        [green] yeşil
        [purple] mor
        [teal] turkuaz
        *[yellow] sarı
    }

profile-none = yok

profile-yes = evet

prompt-save = kaydedilsin mi?

line-too-long = Satır { $most } KiB’tan uzun, alınmadı.

paste-too-long = Yapıştırılan metin { $most } KiB’tan uzun, alınmadı.

line-skipped = { $number }. satır { $most } KiB’tan uzun, atlandı.
