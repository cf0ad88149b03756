### What is erased for good, in Turkish: see docs/messages.md.

forget-everything = Her şeyi kalıcı olarak unut:

forget-person = Kalıcı olarak unutulacak kişi: { $person }

record-kinds = { $kind ->
        [profile] profil
        [food] besin
        [recipe] tarif
        [meal] öğün
        *[entry] kayıt
        [trip] alışveriş
        [purchase] alınan ürün
        [target] hedef
        [weight] kilo kaydı
        [activity] hareket
        [familyMember] hane üyesi
        [familyTargets] hane hedefi
        [water] su (bardak)
        [knownLine] bilinen fiş satırı
        [pantryChange] kiler değişikliği
    }

forget-count = { $kind } { $count }

forget-journal = { $commits ->
        [one] günlüğün { $commits } kaydında yazanlar
        *[other] günlüğün { $commits } kaydında yazanlar
    }

forget-notes = { $count ->
        [one] { $count } taslak, rapor veya not
        *[other] { $count } taslak, rapor ve not
    }

forget-typed = yazılan satırlar

forget-pictures = { $count ->
        [one] { $count } saklanan resim
        *[other] { $count } saklanan resim
    }

forget-both = { $first } ve { $second }

forget-stays-everything = Kalanlar: bakmak için içe aktarılan besinler ve anahtarlar (larder key list).

forget-stays-person = Kalanlar: haneye ait besinler, tarifler ve hedefler.

forget-more = ve { $count } tane daha

forget-mentioned = Bu ad ({ $person }) o kişiye ait olmayan yerlerde de geçiyor ve orada kalır: { $places }.

forget-reach = larder’ın ulaşamadıkları: kopyalar ve dışa aktarımlar, dosyalara yazılan konuşmalar, modellere ve başka cihazlara gönderilenler ve diskin silinmiş dosyalardan sakladıkları.

forget-reach-copy = larder’ın ulaşamadıkları: kopyalar ve dışa aktarımlar (son kopya: { $path }), dosyalara yazılan konuşmalar, modellere ve başka cihazlara gönderilenler ve diskin silinmiş dosyalardan sakladıkları.

forget-question = Bunun geri dönüşü yok. Silmek için şunu yazın: { $answer }. Bırakmak için başka bir şey:

forget-done-everything = Silindi: burası yeni gibi.

forget-done-person = Silindi: { $person }.

forget-nothing = Hiçbir şey silinmedi.

forget-not-typed = Hiçbir şey silinmedi, beklenen yanıt bu değildi: { $answer }.

forget-nobody = Burada “{ $name }” adında kimse yok. Olanlar: { $known }. larder forget everything hepsini siler.

forget-only = { $person } tek profil. larder forget everything hepsini siler.

forget-default = { $person } varsayılan profil. Önce başka birini varsayılan yapın: “make NAME the default”.

forget-locked = Bu veriler başka bir larder’da açık. Onu kapatıp yeniden deneyin; hiçbir şey silinmedi.
