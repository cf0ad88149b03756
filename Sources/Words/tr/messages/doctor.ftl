### What the doctor finds, and what is done about it, in Turkish: see docs/messages.md.

doctor-data = veri

doctor-foods = besinler

doctor-model = model

doctor-keys = anahtarlar

doctor-online = çevrimiçi

doctor-zone = saat dilimi

doctor-terminal = uçbirim

doctor-locale = yerel ayar

doctor-seal = kilit

doctor-database = veritabanı

doctor-records = kayıtlar

doctor-disk = disk

doctor-backup = yedek

doctor-health = sağlık

doctor-reminders = hatırlatmalar

doctor-no-foods = içe aktarılan yok: larder import DOSYA, USDA ve Open Food Facts besinlerini getirir

doctor-foods-of = { $source }: { $count ->
        [one] { $count } besin
        *[other] { $count } besin
    }, içe aktarma: { $day }

doctor-foods-unfinished = { $source }: { $count ->
        [one] { $count } besin
        *[other] { $count } besin
    }, içe aktarma tamamlanmadı

doctor-model-after = { $model }, önce larder kendisi dener

doctor-model-own = builtin: ağ gerektirmez

doctor-no-terminal = burada yok: okunan ve yazılan dosyalara ya da programlara gider

doctor-terminal-is = { $terminal }, { $editing }, { $colour }

doctor-no-name = bilinmiyor

doctor-editing = satır düzenleme var

doctor-no-editing = satır düzenleme yok: TERM, bunu yapabilen bir uçbirim belirtsin

doctor-colour = renkli

doctor-no-colour = renksiz

doctor-no-locale = yok

doctor-locale-not-utf8 = { $name }: harfler tuhaf görünürse LANG’ı tr_TR.UTF-8 gibi UTF-8 bir ayara getirin

doctor-there = var

doctor-missing = eksik: apt-get install { $package } (yalnızca şunun için: { $purpose })

doctor-missing-unpacker = eksik: apt-get install { $package } (yalnızca içe aktarmak için)

doctor-for-models = dışarıdan modeller ve besin verileri

doctor-for-sealing = kilitli veriler

doctor-for-secrets = gizli depodaki anahtarlar

doctor-for-notices = masaüstünde hatırlatmalar

doctor-for-photos = resimler

doctor-for-text = resimlerdeki yazılar

doctor-for-codes = barkodlar

doctor-for-second-reading = barkodların ikinci kez okunması, böylece daha çoğu kesin olur

doctor-for-documents = PDF dosyaları

doctor-key-of = { $provider } ({ $place })

doctor-no-keys = yok: larder key set openai bir tane saklar

doctor-read-only = { $path }, salt okunur: var olan gösterilir, hiçbir şey kaydedilmez

doctor-sound = sağlam, biçim { $format }, { $size }

doctor-not-sealed = yok: larder lock verileri bir parolayla kilitler

doctor-sealed = parolayla

doctor-sealed-in-store = parolayla; anahtar gizli depoda da var

doctor-entries = { $count ->
        [one] { $count } kayıt
        *[other] { $count } kayıt
    }

doctor-food-count = { $count ->
        [one] { $count } besin
        *[other] { $count } besin
    }

doctor-profiles = { $count ->
        [one] { $count } profil
        *[other] { $count } profil
    }

doctor-not-known = bilinmiyor

doctor-free = { $size } boş

doctor-little-space = { $size } boş: yer açın, dolu diske larder kaydedemez

doctor-never-copied = hiç: larder backup denetlenmiş bir kopya yapar

doctor-copied = { $days ->
        [0] bugün
        [one] { $days } günlük
        *[other] { $days } günlük
    }{ $place }

doctor-copy-at = {", "}{ $path }

doctor-copy-gone = , artık orada değil ({ $path })

doctor-copy-old = { $copied }: larder backup yenisini yapar

doctor-watching = larder health watch { $path } bunu güncel tutar

doctor-watched-gone = { $path } izleniyordu ve artık yok

doctor-no-tracker = izleyici verisi yok: larder import export.zip ya da larder health watch KLASÖR

doctor-tracked = harcanan kaloriler, son gün { $day }, { $name }

doctor-tracked-old = harcanan kaloriler, son gün { $day }, { $name }: daha yeni bir aktarımla larder import gerisini getirir

doctor-reminders-off = kapalı: larder reminders on

doctor-reminders-each-off = açık, ama her biri kapalı: larder reminders lunch on

doctor-no-timer = açık, ama zamanlayıcı kurulu değil: larder reminders on kurar

doctor-reminders-by = { $plan }, { $waker } ile

doctor-reminders-sleeping = { $state }; kurulu değil: { $names }. larder reminders on yeniden kurar

doctor-reminders-next = { $state }; sıradaki { $name }, { $day } { $time }

doctor-online-no-model = model belirtilmedi: larder doctor --online --model openai:AD

doctor-online-answers = { $model } yanıtlıyor ({ $input } token giriş, { $output } çıkış)

doctor-online-context = { $model } bir kerede { $tokens } token okuyor

doctor-online-key = { $provider } anahtarı kabul ediyor

doctor-online-key-models = { $provider } anahtarı kabul ediyor ({ $count ->
        [one] { $count } model
        *[other] { $count } model
    })

commit-does-not-follow = günlükteki { $commit } numaralı kayıt işlemi ötekilerin devamı değil

