### How data is sealed, in Turkish: see docs/messages.md.

seal-card = Şuradaki veriler bir parolayla kilitlenecek: { $home }

seal-database = larder.db içindeki her şey: günlük, kişiler, kayıt defteri, taslaklar, ayarlar

seal-files = { $count ->
        [one] { $count } başka dosya
        *[other] { $count } başka dosya
    }

seal-keyring = Masaüstünün anahtar deposu da anahtar onda olduğu sürece açar.

seal-each-session = Bundan sonra her oturumda bir kez sorulur.

seal-final = Kaybolan parolanın geri dönüşü yoktur: o olmadan verileri ve bundan sonra alınan kopyaları hiçbir şey ve hiç kimse açamaz.

seal-stays = Okunabilir kalanlar: önceden alınan kopyalar ve dışa aktarımlar, bakmak için içe aktarılan besinler, hataların adları (larder doctor --log) ve diskin silinmiş dosyalardan sakladıkları.

seal-stays-copy = Okunabilir kalanlar: önceden alınan kopyalar ve dışa aktarımlar (son kopya: { $path }), bakmak için içe aktarılan besinler, hataların adları (larder doctor --log) ve diskin silinmiş dosyalardan sakladıkları.

seal-question = Kilitlensin mi? [e]vet, [h]ayır:

seal-ask-new = Parola (gösterilmez, en az { $count } karakter):

seal-ask = Parola (gösterilmez):

seal-ask-again = Bir kez daha:

seal-try-again = Parola bu değil.

seal-already = Veriler zaten kilitli. larder unlock kilidi kaldırır.

seal-none = Veriler kilitli değil. larder lock kilitler.

seal-done = Kilitlendi. larder unlock kilidi kaldırır.

seal-removed = Kilit kaldırıldı.

seal-removal = Kilit kaldırılacak: dosyalarınızı okuyabilen herkes verileri de okuyabilir.

seal-removal-question = Kaldırılsın mı? [e]vet, [h]ayır:

seal-too-short = Parola en az { $count } karakter olmalı; en iyisi birkaç kelimedir. Hiçbir şey değişmedi.

seal-differs = İkisi birbirinden farklıydı. Hiçbir şey değişmedi.

seal-not-kept = Anahtar deposu anahtarı almadı. Orada ve açık mı? Hiçbir şey değişmedi.

seal-no-kept-key = Masaüstünün anahtar deposu anahtarı vermiyor; verileri parola açar.

seal-in-use = Bu veriler başka bir larder’da açık. Onu kapatıp yeniden deneyin; hiçbir şey değişmedi.

seal-no-terminal = Veriler parolasını istiyor. larder’ı bir uçbirimde başlatın ya da parolanın bulunduğu, size ait bir dosya belirtin: { $variable }=DOSYA.

seal-unreadable = Şu dosyadan parola alınamadı: { $path }. Size ait, başkasının okuyamadığı (chmod 600) ve içinde parola bulunan bir dosya olmalı.

seal-not-opened = Şu dosyalar açılamadığı için kilit kalıyor: { $paths }.

seal-left = Şu dosyalar kilitlenemedi ve okunabilir kalıyor: { $paths }.
