### The food bank: foods that are listed, added, changed, corrected, in Turkish: see docs/messages.md.

unit-noun = { $unit ->
        [serving] porsiyon
        [piece] adet
        [slice] dilim
        [bowl] kase
        [glass] bardak
        [mug] kupa
        [cup] su bardağı
        [can] kutu
        [tin] kutu
        [bottle] şişe
        [jar] kavanoz
        [handful] avuç
        [plate] tabak
        [pot] tencere
        [carton] kutu
        [packet] paket
        [bar] bar
        [tbsp] yemek kaşığı
        [tsp] çay kaşığı
        [clove] diş
        *[other] { $unit }
    }

figure-alone = { $figure }

per-basis = { $basis } başına

food-category = { $category ->
        [produce] meyve ve sebze
        [dairy] süt ürünleri
        [meat] et
        [seafood] deniz ürünleri
        [bakery] unlu mamuller
        [beverages] içecekler
        [snacks] atıştırmalıklar
        [frozen] dondurulmuş
        [pantry] kiler
        *[other] diğer
    }

foods-of-category = { $category ->
        [produce] Meyve ve sebze
        [dairy] Süt ürünleri
        [meat] Et
        [seafood] Deniz ürünleri
        [bakery] Unlu mamuller
        [beverages] İçecekler
        [snacks] Atıştırmalıklar
        [frozen] Dondurulmuş
        [pantry] Kiler
        *[other] Diğer
    }

food-portions = porsiyonlar: { $portions }

food-no-portions = porsiyonlar: yok

food-portion = { unit-noun } { $grams }

food-density = 1{"\u00A0"}ml = { NUMBER($density, maximumFractionDigits: 3) }{"\u00A0"}g

food-in-category = kategori: { food-category }

food-brand = marka: { $brand }

food-no-brand = marka: yok

food-barcode = barkod: { $digits }

food-no-barcode = barkod: yok

food-tags = etiketler: { $tags }

food-no-tags = etiketler: yok

basis-as-water = { $amount } için verildi, { $grams } sayıldı: yoğunluğu bilinmiyor.

basis-converted = { $grams } için verildi; 100 grama çevrildi.

basis-roughly = { $amount } ≈ { $grams } için verildi; 100 grama çevrildi.

energy-worked-out = Enerji hesaplandı: protein ve karbonhidratın gramı 4, yağın gramı 9{"\u00A0"}kcal.

doubt-energy = Bir bakın: { $stated }{"\u00A0"}kcal verildi; protein, karbonhidrat ve yağ { $computed }{"\u00A0"}kcal ediyor.

doubt-part = Bir bakın: { $some }{"\u00A0"}g { $part }, { $all }{"\u00A0"}g { $whole } değerinden fazla.

new-food-like = Bir tahmin: siz bildiğinizi söyleyene kadar değerler ve porsiyonlar { $food } içindir.

guess-basis = Dayanağı olarak şunu söylüyor: { $basis }.

correct-title = Düzeltme: { $food }

correct-recipes = İçinde bulunduğu tarif: { $recipes }. “{ $first } yeniden hesapla” ondan kaydedilenleri yeniden hesaplar.

correct-summary = { $food } düzeltmesi, 100 gramda { $energy }

correct-summary-entries = { $food } düzeltmesi, 100 gramda { $energy }, { $count } kayıt yeniden hesaplandı

correct-also = Ayrıca 100 gramda: { $figures }.

correct-figure = { nutrient-name } { $now } (önce { $before })

correct-figure-new = { nutrient-name } { $now } (önceden bilinmiyordu)

correct-logged = Eski değerlerle kaydedilenler

correct-more-days = ve { $count } gün daha

correct-all = hepsi

correct-day-of = { $day }, { $person }

correct-day-total = gün { $before } → { $after }{"\u00A0"}kcal

correct-stays = kalır: { $energy }

correct-anew = yeniden: { $energy }

change-of-amounts = { $before } → { $after }

change-of-energy = { $before } → { $after }{"\u00A0"}kcal

correct-from-now-on = Bundan sonrası için; kaydedilenler kalır. “hepsi” { $count } kaydı yeniden hesaplar ({ $change }), “yalnızca kasım” bir kısmını.

correct-one-day = { yes-key } bu günü de yeniden hesaplar; “hiçbiri” kaydedildiği gibi bırakır.

correct-days = { yes-key } bu günleri de yeniden hesaplar; “hiçbiri” kaydedildiği gibi bırakır, “{ $line } sil” birini, “yalnızca kasım” ötekilerin hepsini bırakır.

correct-staying = Kaydedildiği gibi kalanlar kendi gününde belirtilir.

correct-staying-weightless = Kaydedildiği gibi kalanlar ({ $count } kaydın ağırlığı yok) kendi gününde belirtilir.

delete-food-title = Besin listesinden silinecek

delete-food-summary = { $food } besininin silinmesi

delete-food-recipes = İçinde bulunduğu tarif: { $recipes }. Bundan sonra orada sayılmaz.

delete-food-of-table = Bundan sonra besin tablosunun kendi değerleri geçerlidir.

logged-entries-keep = { $count ->
        [one] Kaydedilmiş bir girdi adını ve değerlerini korur.
        *[other] Kaydedilmiş { $count } girdi adlarını ve değerlerini korur.
    }

mark-tags = Etiketler

mark-favourite = Favori

mark-no-favourite = Artık favori değil

mark-summary = { $food }: { $deeds }

mark-deed-favourite = favori olarak

mark-deed-no-favourite = artık favori değil

mark-deed-tagged = etiketi { $tags }

mark-deed-untagged = { $tags } etiketi olmadan

mark-tags-changed = Etiketler: { $after }; önce: { $before }.

nothing-there = yok

browse-was-all = Hepsi bu kadardı.

browse-more-in-table = Besin tablosunda başka

browse-more-imported = İçe aktarılan besinlerde başka

browse-uses = { $count } ×

browse-favourite = favori

browse-foods = Besinler

browse-favourites = Favoriler

browse-recent = Son besinler

browse-tagged = { $title }, etiketi { $tag }

browse-found = { $title }: “{ $words }”

browse-title = { $title }, 100 gramda

browse-range = { $first } - { $last }, toplam { $count }.

browse-next = “daha fazla besin” sonrakileri gösterir.

browse-empty = Besin listesi boş: besinler siz kaydettikçe eklenir ya da “granola 100 gramda 450 kcal” deyin.

browse-nothing = Besin listesinde böyle bir besin yok. Besinler siz kaydettikçe eklenir.

food-several = Bu adda birkaç besin var: hangisi olduğunu söyleyin.

food-own-recipe = Tarifiniz, { NUMBER($servings, maximumFractionDigits: 2) } porsiyon: /recipes { $recipe } içindekileri gösterir.

change-food-title = Değişiklik: { $food }

change-food-summary = { $food } değişikliği: { $lines }

change-food-keeps-name = Kaydedilmiş girdiler adlarını korur.

food-field-name = ad

food-field-brand = marka

food-field-barcode = barkod

food-field-category = kategori

food-field-tags = etiketler

food-field-density = yoğunluk

density-value = ml başına { NUMBER($density, maximumFractionDigits: 3) }{"\u00A0"}g

new-food-title = Yeni besin

new-food-title-of = Yeni besin: { $food }

new-food-summary = yeni besin, { $food }

new-food-name-asked = Adı ne? “1 = yulaf içeceği” ad verir.

new-food-energy-unknown = Enerjisi bilinmiyor: ondan kaydedilenlerin enerjisi olmaz, günün toplamı en az yazdığı kadardır.

new-food-edits = “1: 12 g yağ” bir değeri, “1 = …” adı, “3: 30 g” porsiyonu, “4: atıştırmalık” kategoriyi değiştirir.

warning-no-name = Adı yok.

warning-no-nutrition = Besin değerleri yok.

warning-none-on-pack = Paketinde besin değeri yazmıyor.

warning-said-to-state-none = Besin değeri yazmadığı belirtilmiş, yine de değerleri var.

warning-missing = Bilinmeyen: { $nutrients }.

warning-from-kilojoules = Enerjisi kJ olarak verilmiş ve çevrildi.

warning-kilojoules-by-mistake = Kcal değeri yanlışlıkla kJ olarak verilmiş ve çevrildi.

warning-energy-from-macros = Enerjisi protein, karbonhidrat ve yağdan hesaplandı.

warning-sodium-from-salt = Sodyumu tuzdan hesaplandı.

warning-prepared = Değerler hazırlanmış besine ait; porsiyonla sayın.

warning-approximate = Yaklaşık değer: { nutrient-name }.

warning-at-most = En çok bu kadar: { nutrient-name }.

warning-at-least = En az bu kadar: { nutrient-name }.

warning-trace = Eser miktarda, sıfır sayıldı: { nutrient-name }.

warning-estimates-left-out = { $count ->
        [one] İçindekilerden tahmin edilen bir değer alınmadı.
        *[other] İçindekilerden tahmin edilen { $count } değer alınmadı.
    }

warning-mixed-bases = Bazı değerler porsiyon başına bir etiketten, bazıları 100 g ya da ml başına bir etiketten.

warning-not-worked-out = Değerleri girilmiş, henüz işlenmemiş.

warning-serving-unsaid = Değerleri porsiyon başına, porsiyonun ne kadar olduğu söylenmemiş.

warning-serving-too-small = Değerleri porsiyon başına, porsiyon hesap için çok küçük.

warning-serving-unit-unknown = Porsiyonun birimi bilinmiyor; gram sayıldı.

warning-maybe-millilitres = Bu bir içecek: değerler 100{"\u00A0"}ml için olabilir.

warning-impossible = Olanaksız bir değer: { nutrient-name }.

warning-impossible-sum = Protein, karbonhidrat ve yağı toplam ağırlığından fazla.

warning-serving-exceeds = Bir porsiyonun içindekiler porsiyondan ağır.

warning-sugar-above = Şekeri karbonhidratından fazla.

warning-saturated-above = Doymuş yağı yağından fazla.

warning-energy-inconsistent = Enerjisi protein, karbonhidrat ve yağıyla uyuşmuyor.

warning-units-inconsistent = Kcal ve kJ değerleri uyuşmuyor.

label-title = Besin etiketi

label-title-of = Besin etiketi: { $name }

label-serving = Bir porsiyon: { $size }.

label-noted = Üzerinde not var: “{ $words }”

label-second-reading = İkinci okumada değerler farklı, lütfen bakın: { $figures }.

label-second-figure = { nutrient-name } { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 2) }{"\u00A0"}kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 2) }{"\u00A0"}mg
        *[other] { NUMBER($figure, maximumFractionDigits: 2) }{"\u00A0"}g
    }

label-read-well = Etiket güvenle okundu.

label-read-fairly = Etiket orta güvenle okundu: pakete bakmaya değer.

label-read-badly = Etiket düşük güvenle okundu: lütfen paketle karşılaştırın.

product-named = { $name } ({ $brand })

product-of-barcode = ürün { $digits }

product-unnamed = adsız ürün

products-none = Ürün yok

products-title = Ürünler

foods-none = Besin yok

products-more = Toplam { $count }; ilk { $shown } tanesi gösteriliyor.

product-trust = { $trust ->
        [ok] {""}
        [check] bir bakın
        [impossible] olanaksız
        *[none] değer yok
    }

product-serving = 1 porsiyon = { $size }

source-open-food-facts = Open Food Facts (ODbL), gönüllülerce girilmiş

source-changed = değişiklik { $date }

source-is = Kaynak: { $source }.

product-per-serving = Etiket porsiyon başına; 100 için değer ondan hesaplandı.

product-asked-yesterday = Bu, oradan dün ({ $day }) gelen yanıt.

product-asked-days-ago = Bu, oradan { $days } gün önce ({ $day }) gelen yanıt.

off-held-back = Open Food Facts dakikada birkaç soruya izin verir. { $seconds } saniye sonra yeniden sorun.

off-busy = Open Food Facts sabır istiyor: çok fazla istek. Bir dakika sonra yine yanıt verir.

off-offline = Open Food Facts’e şu anda ulaşılamıyor.

off-no-library = larder ağa ulaşamıyor: libcurl4 kurulu değil.

off-timed-out = Open Food Facts beş saniye içinde yanıt vermedi.

off-connection-lost = Open Food Facts bağlantısı koptu.

off-untrusted = Open Food Facts bağlantısına güvenilemiyor, bu yüzden bir şey sorulmadı.

off-too-large = Open Food Facts bir üründe olandan fazlasıyla yanıt verdi.

off-moved = Open Food Facts başka bir yere yönlendiriyor, larder izlemiyor.

off-stopped = Durduruldu.

off-no-account = Open Food Facts yalnızca hesaplardan besin kabul eder. “larder key set openfoodfacts” sizinkini saklar.

off-not-protected = LARDER_OFF_URL adresine giderken başkaları hesabınızı okuyabilirdi, bu yüzden bir şey gönderilmedi. https kullanın.

off-unreadable = Open Food Facts okunabilir bir yanıt vermedi.

off-not-asked = Open Food Facts’e sorulmadı.

off-no-product = Open Food Facts “{ $words }” diye bir ürün bilmiyor.

off-not-found = Open Food Facts bunu henüz bilmiyor.

off-barcode-not-found = Open Food Facts { $barcode } barkodunu henüz bilmiyor.

off-no-barcode = { $barcode } bir ürünün barkodu değil.

off-that-is-no-barcode = Bu bir ürünün barkodu değil.

off-no-food-but = Bu bir besin değil: Open Food Facts’te “{ $kind }” olarak geçiyor.

off-no-food = Bu bir besin değil: Open Food Facts’te başka tür bir ürün olarak geçiyor.

shops-own-barcode = { $barcode } bir mağazanın kendi verdiği numara: başka kimse ne olduğunu bilmez. Besini adıyla söyleyin.

barcode-title = Barkod { $barcode }

adding-by-label = Etikette yazanı söyleyin: “{ $food } 100 gramda 430 kcal, 8 protein, 62 karbonhidrat, 16 yağ”. Barkod ona verilir.

adding-by-estimate = Ya da şimdi bir tahmin kaydedin: “+180 { $food }”.

adding-example = yulaf barı

adding-it = bu

product-millilitre-as-gram = 1{"\u00A0"}ml’si 1{"\u00A0"}g sayılır.

product-then-serving = Kaydedilince yediğinizi adıyla söyleyin: “1 porsiyon { $food } yedim”.

product-then-grams = Kaydedilince yediğinizi adıyla söyleyin: “100 g { $food } yedim”.

own-food-known = Besin listenizde var. Kaynak: { $source }.

products-to-save = Birini kaydetmek için barkodunu söyleyin.

one-piece = 1 adet

off-has-it-now = Open Food Facts artık bunu biliyor: { $food }. Teşekkürler.

off-has-all = Open Food Facts’te hepsi zaten var ({ $food }), bu yüzden bir şey gönderilmedi.

off-refused = Open Food Facts kabul etmedi: { $food }.

off-refused-because = Open Food Facts kabul etmedi ({ $food }): { $reason }.

off-waits = { $food } bekliyor; /contribute yeniden dener.

off-account-refused = Open Food Facts bu hesabı ya da parolasını tanımıyor. “larder key set openfoodfacts” başkasını saklar; { $food } bekliyor.

off-no-time = Open Food Facts şu anda meşgul. { $food } bekliyor; /contribute yeniden dener.

contribute-kept = Verilmek üzere saklandı: { $summary }.

contribute-summary = { $food }, Open Food Facts için

contribute-title = Open Food Facts’e: { $food }

contribute-known = Open Food Facts’te hepsi zaten var: { $food }.

contribute-public = Verilince herkese açık olur, herkes kullanabilir (ODbL) ve yanında hesabınızın adı durur.

contribute-gaps = Gönderilmeden önce orada ne olduğuna bakılır; yalnızca eksikler tamamlanır.

contribute-missing = Yalnızca orada eksik olan gönderilir.

contribute-differs = Orada { nutrient-name } { $there }, burada { $here }: olduğu gibi kalır.
