### What went wrong, and what to do, in Turkish: see docs/messages.md.

not-worked-out = Bunu çözemedim. Başka sözlerle söyleyin ya da /help yazın.

cannot-edit = Bu değişiklik buraya uymuyor. evet, hayır ya da neyin değişeceğini söyleyin.

no-such-line = { $number } numaralı satır yok.

nothing-left = Geriye bir şey kalmaz. Hepsini bırakmak için hayır deyin.

unreadable-day = “{ $words }” gün olarak okunamadı. Örneğin: dün, pazartesi ya da 2026-11-19.

unreadable-time = “{ $words }” saat olarak okunamadı. Örneğin: 19:30.

unreadable-week = “{ $words }” hafta olarak okunamadı. Örneğin: 2026-W47, geçen ya da içindeki bir gün; ya da 2026-10, 2026 veya BAŞ..SON.

future-week = { $week } henüz başlamadı.

unreadable-amount = “{ $words }” miktar olarak okunamadı. Örneğin: 110g, 2 dilim ya da ½ bardak.

future-day = { $day } henüz gelmedi. Yenince söyleyin.

no-such-food = “{ $words }” besin listesinde yok.{ $near }

near-it = {" "}Yakını: { $names }.

which-food = Hangi “{ $words }”? { $candidates }.

no-entry-yet = Bununla kastedilebilecek bir şey henüz kaydedilmedi.

no-such-entry = { $day } gününde “{ $words }” kaydı yok.

which-entry = Hangisi? { $candidates }. Adını ya da günün listesindeki numarasını söyleyin.

part-of-dish = “{ $words }”, tek bir kayıt olan { $dish } yemeğinin parçası. Kaydı silin, sonra besinleri tek tek söyleyin.

no-such-meal = Henüz tekrarlanacak bir şey yok: { slot }.

no-such-meal-at-all = Tekrarlanacak daha önceki bir öğün henüz yok.

recipe-not-entry = { $day } gününde “{ $recipe }” kaydı yok. “{ $recipe } tarifini sil” tarifi kaldırır.

food-not-entry = { $day } gününde “{ $food }” kaydı yok. “{ $food } yiyeceğini sil” onu besin listesinden çıkarır.

nothing-logged-on = { $day } için kayıt yok.

nothing-to-undo = Geri alınacak bir şey yok.

nothing-to-redo = Yinelenecek bir şey yok.

impossible-energy = 100 g için { $energy } kcal olamaz: saf yağ 902 kcal’dir. Porsiyon başına mı, yoksa kJ mü?

out-of-range = Aralık dışında: { $name } ({ $range }).

nothing-to-change = Zaten öyle.

food-of-table = { $food }, larder ile gelen besin tablosundandır ve kalır.

barcode-taken = { $barcode } barkodu şu besinin: { $food }.

unreadable-figures = “{ $words }” değer olarak okunamadı. Örneğin: 460 kcal, 12 g yağ.

no-such-profile = “{ $name }” profili yok. Olanlar: { $known }.

whose-diary = { $name } kimin günlüğü? Olanlar: { $known }. “{ $name } için profil ekle” bir tane oluşturur.

only-profile-stays = { $name } tek profildir ve kalır.

default-profile-stays = { $name } varsayılan profildir. Önce başka birini varsayılan yapın: “make NAME the default”.

household-empty = Hanede “{ $name }” adlı kimse yok: hane boş.

no-such-member = Hanede “{ $name }” adlı kimse yok. Olanlar: { $known }.

how-old = { $name } kaç yaşında? Günlük ihtiyaç yaşa göre belirlenir.

no-such-recipe = “{ $words }” tarifi yok.{ $near }

which-recipe = Hangi “{ $words }” tarifi? { $candidates }.

which-ingredient = { $recipe } tarifinin hangi malzemesi “{ $words }”? { $ingredients }.

several-recipes = { $place } içinde { $count } tarif var: { $names }. “recipe 2 from …” ikincisini okur.

empty-recipe = İçinde ne var? Tek satırda söyleyin: “tarif { $name }: 200 g makarna, 2 yumurta, 2 kişilik”.

figures-of-recipe = { $name } bir tariftir: değerleri malzemelerinindir. /recipes { $name } gösterir.

recipe-in-itself = { $name } tarifi ne kendisinin ne de içindekilerin malzemesi olabilir.

recipe-needed = { $name } tarifi şunların içinde ve kalır: { $others }.

nothing-of-recipe-counted = { $name } tarifinden bir şey sayılamadı: hiçbir satırda besin ve miktar yok.

no-trip-yet = Henüz kayıtlı alışveriş yok. “REWE’den 2 l süt aldım 1,19” bir tane kaydeder.

no-such-trip-line = { $store } alışverişinde “{ $words }” satırı yok. “/trips { $store }” satırları gösterir.

which-trip-line = Hangi “{ $words }”? { $candidates }. Numarasını söyleyin.

no-such-trip = “{ $words }” alışverişi kayıtlı değil. /trips olanları gösterir.

which-trip = Hangi alışveriş? { $candidates }. Numarasını söyleyin.

unreadable-price = “{ $words }” fiyat olarak okunamadı. Örneğin: 1,99 €.

file-not-named = { $path } açılmadı: yalnızca adını verdiğiniz dosyalar açılır. “scan DOSYA” deyin.

journal-line = { $number }. satır bir günün ve öğünün altında değil. Üstüne başlık koyun: 2026-11-20, altına lunch.

journal-day-twice = { $day } içinde iki kez var. Satırlarını tek başlık altına koyun.

journal-heading = { $number }. satır, “{ $words }”, ne gün ne öğün ne de yenen bir şey; bu yüzden hiçbir şey değişmedi. Önce onu düzeltin: altındakiler başka yere ait olabilir.

import-again = { $file } okunduktan sonra veriler değişti. Yeniden içe aktarın.

address-not-named = { $address } açılmadı: yalnızca yazdığınız adresler açılır.

no-recipe-found = İçinde tarif bulamadım. En kolayı her malzemeyi bir satıra yazmak: “200 g makarna”.

no-recipe-there = { $place }: orada tarif bulamadım. Metni yapıştırabilirsiniz: “tarif çorba: …”.

give-no-barcode = Open Food Facts besinleri barkodundan tanır: “{ $food } barkodu …”, sonra yeniden.

give-no-figures = { $food } hakkında verilebilecek bir şey henüz bilinmiyor.

give-not-from-pack = Open Food Facts’e yalnızca ambalajdan okuduğunuz verilir. { $food } değerleri: { $source }.

not-a-barcode = “{ $digits }” barkod değil. Barkod, çizgilerin altındaki 8, 12 ya da 13 rakamdır.

barcode-length = { $digits } { $count } rakamlı. Barkod 8, 12 ya da 13 rakamdır.

barcode-check-digit = { $digits } barkod değil: rakamlar tutmuyor, biri yanlış okunmuş. Yeniden bakın.

how-heavy = { unit-name } { $food } kaç gram?

how-much-food = Ne kadar { $food }? Gram olarak söyleyin.

amount-out-of-range = { $food } için lütfen 0 ile 100 kg arasında bir miktar söyleyin.

unread-lines = { $count ->
        [one] 1 satır okunamadı
        *[other] { $count } satır okunamadı
    }, bu yüzden hiçbir şey değişmedi: { $lines }. Düzeltin ya da --leave-out ile böyle satırları dışarıda bırakın: o zaman hiçbir şey kaldırılmaz.

unread-line = { $number }. satır, “{ $words }” ({ $reason })

unread-lines-more = ve { $count } tane daha

unread-not-understood = anlaşılmadı

unread-unknown-food = “{ $food }” adlı besini bilmiyorum
