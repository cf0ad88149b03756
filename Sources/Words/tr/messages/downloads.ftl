### Tables of foods that are fetched and read, in Turkish: see docs/messages.md.

food-import-already = Yapılacak bir şey yok: bu daha önce içe aktarıldı.

food-import-source = { $source }: { $count ->
        [one] { $count } besin
        *[other] { $count } besin
    }.

food-import-credited = { $source } { $credit }.

food-import-foods = Besinler: { $changes }.

food-import-new = { $count } yeni

food-import-changed = { $count } değişen

food-import-unchanged = { $count } değişmeyen

food-import-older = { $count } daha yeni olduğu için bırakılan

food-import-removed = { $count } yeni basımda olmayan

food-import-left-out = Dışarıda kalan { $count } kayıt: { $reason }.

food-import-passed-over = Atlanan { $count } kayıt: { $reason }.

food-import-apart = Bunlar bakmak içindir, kayıtlarınızdan ayrıdır; biri, kaydettiğinizde sizin olur.

reject-not-readable = okunamıyor

reject-too-long = bir besin için çok uzun

reject-wrong-width = alan sayısı başlıktakinden farklı

reject-no-identifier = numarası ya da barkodu yok

reject-no-name = adı yok

reject-name-too-long = adı bir sayfadan uzun

reject-not-a-number = sayı olması gereken yerde başka bir şey var

reject-no-nutrition = değerleri yok

reject-unknown-basis = ne 100 g ne 100 ml başına

reject-not-a-food = yenecek bir şey değil

reject-superseded = daha yeni bir sürümü var

reject-other-country = başka ülkelerden

food-import-stopped = Durduruldu; buraya kadar okunan duruyor. Aynı komut buradan sürdürür.

whole-broken-archive = { $file } bozuk ya da yarıda bitiyor, bu yüzden ondan hiçbir şey alınmadı. Yeniden edinin.

whole-too-large = { $file } açılınca böyle bir dosyada olabilecekten fazlası çıkıyor, bu yüzden ondan hiçbir şey alınmadı.

whole-too-much-inside = { $file } böyle bir dosyada olabilecekten fazlasını içeriyor, bu yüzden ondan hiçbir şey alınmadı.

whole-program = { $program }, { $file } dosyasını işleyemedi, bu yüzden ondan hiçbir şey alınmadı.

whole-read-failed = { $file } sonuna kadar okunamadı, bu yüzden ondan hiçbir şey alınmadı.

import-no-file = “{ $file }” diye bir dosya yok.

import-not-readable = { $file } açılamıyor. İzinlerine bakın.

import-not-a-file = { $file } düz bir dosya değil: aygıtın ya da borunun sonu olmaz. Önce bir dosyaya kaydedin.

import-empty = { $file } ya da içindeki bir tablo boş. Yeniden indirin.

import-unknown-kind = { $file }, larder’ın okuyabildiği bir şey değil: Apple Health dışa aktarımı, gün ve kcal tablosu, MyFitnessPal, Cronometer ya da OpenNutriTracker günlüğü, USDA ve Open Food Facts indirmeleri, CSV olarak ulusal tablolar.

import-one-table = { $file } bir USDA indirmesinin tek tablosu. Geldiği klasörü ya da zip dosyasını verin.

import-nothing-inside = { $file } içinde larder’ın okuduğu bir şey yok.

import-too-many-inside = { $file }, herhangi bir besin indirmesinden fazla dosya içeriyor.

import-table-missing = { $file } içinde { $table } yok; o olmadan besin de yok.

import-column-missing = { $file } içinde eksik { $count ->
        [one] sütun
        *[other] sütunlar
    }: { $columns }. Ondan başka bir şey alınmadı.

import-wrong-unit = { $file } içinde “{ $header }” sütununun birimi, açıklamasındakinden farklı.

import-not-utf8 = { $file } UTF-8 değil. “CSV UTF-8” olarak kaydedin.

import-spreadsheet = { $file } bir hesap tablosu. Besin sayfasını “CSV UTF-8” olarak kaydedip onu içe aktarın.

import-broken-archive = { $file } bozuk ya da yarıda bitiyor. Öncesi duruyor; yeniden indirip içe aktarın.

import-too-large = { $file } açılınca böyle bir dosyada olabilecekten fazlası çıkıyor. Ondan başka bir şey alınmadı.

import-program-missing = { $file } dosyasını açmak için { $program } gerekli: apt-get install { $program }

import-program = { $program }, { $file } dosyasını işleyemedi. Öncesi duruyor.

import-ambiguous-days = { $file } içindeki 03/04/2026 gibi günler iki türlü okunabilir. 2026-04-03 biçiminde yazın.

import-changed-meanwhile = { $file } okunurken değişti. Artık içine bir şey yazılmadığında yeniden içe aktarın.

import-read-failed = { $file } sonuna kadar okunamadı. Öncesi duruyor.

import-no-scratch = { $file } dosyasını okumaya yer yetmiyor, bu yüzden ondan hiçbir şey alınmadı. TMPDIR başka diskteki bir klasörü gösterebilir.

download-stopped = larder: Durduruldu; aynı komut indirmeyi buradan sürdürür.

download-not-secure = { $host }, https olmadan sorgulanmaz.

download-refused = { $host } üzerinde { $file } yok ({ $status }). En yenisini { $page } adresinden alıp dosyayı içe aktarın.

download-transport = { $trouble } Aynı komut buradan sürdürür.

download-too-large = { $file }, böyle bir dosyanın olabileceğinden büyük.

download-misdirected = { $host } olmayan bir yere yönlendiriyor. Dosyayı { $page } adresinden alıp içe aktarın.

download-cannot-write = İndirilen, veri klasörüne yazılamıyor. Yer açıp yeniden deneyin.

download-library-missing = İndirmek için libcurl gerekli: apt-get install libcurl4.

download-unreachable = { $host } adresine ulaşılamıyor. Ağ var mı?

download-untrusted = { $host } bağlantısına güvenilemez.

download-silent = { $host } yanıt vermiyor.

download-broke-off = { $host } indirmesi yarıda kesildi.

table-description-unreadable = Tablonun açıklaması okunamıyor: { $path }

table-description-line = Açıklamanın { $number }. satırı: { $problem }

table-description = Açıklama: { $problem }

mapping-no-value = bir anahtar ve bir değer gerekir, “kcal = Enerji (kcal)” gibi.

mapping-unknown-key = “{ $key }” diye bir anahtar yok.

mapping-unknown-value = “{ $value }” seçeneklerden biri değil.

mapping-twice = “{ $key }” iki kez geçiyor.

mapping-missing = “{ $key }” eksik.

watch-nothing-there = “{ $path }” diye bir dosya ya da klasör yok.

watch-nothing-new = Yeni bir şey yok.

watch-waiting = Yeni sağlık verileri bekleniyor; Ctrl-C bitirir.

watch-would-keep = Onayınız için tutulurdu: { $summary }.

watch-kept = Onayınız için tutuluyor: { $summary }. larder’ı başlattığınızda sorar.
