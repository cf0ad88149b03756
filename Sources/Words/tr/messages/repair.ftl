### How damaged data is repaired, in Turkish: see docs/messages.md.

repair-card = { $count ->
        [one] Asıl dosyanın yanında onarıldı, { $count } kayıt:
        *[other] Asıl dosyanın yanında onarıldı, { $count } kayıt:
    }

repair-found = bulunan: { $found }

repair-differences = { $count ->
        [one] larder’ın kaydettiğinden { $count } fark
        *[other] larder’ın kaydettiğinden { $count } fark
    }

repair-from-copy = { $count ->
        [one] kopyadan: { $count } işlem
        *[other] kopyadan: { $count } işlem
    }

repair-records = { $count ->
        [one] { $count } kayıt ({ $names })
        *[other] { $count } kayıt ({ $names })
    }

repair-restored = işlem günlüğünden: { $records }

repair-corrected = işlem günlüğündeki gibi: { $records }

repair-unproven = kanıtlayan bir işlem olmasa da saklanan: { $records }

repair-dropped = ait olduğu şeyle birlikte giden: { $records }

repair-lost = { $count ->
        [one] işlem günlüğünden, kaybolan veya kanıtlanamayan: işlem { $commits }
        *[other] işlem günlüğünden, kaybolan veya kanıtlanamayan: işlem { $commits }
    }

repair-lost-more = işlem günlüğünden, kaybolan veya kanıtlanamayan: işlem { $commits } ve { $count } tane daha

repair-question = Yerine konsun mu? [e]vet, [h]ayır:

repair-done = Onarıldı. Hasarlı dosyalar burada saklanıyor: { $path }.

repair-needless = Onarılacak bir şey yok: veriler sağlam.

repair-sound = Onarılacak bir şey yok: veriler sağlam.

repair-absent = Şurada veri yok, bu yüzden onarılacak bir şey de yok: { $home }.

repair-newer = Veriler daha yeni bir larder’dan olduğunu söylüyor (biçim { $found }, bunun bildiği { $known }). larder’ı güncelleyip yeniden deneyin; burada hiç kullanılmadıysa son larder backup kopyasını larder.db yerine koyun.

repair-foreign = larder.db başka bir programın veritabanı; hiçbir şey değişmedi. Bu doğru klasör mü?

repair-nothing-left = Hiçbir kısmı okunamıyor ve bilinen bir kopyası yok; hiçbir şey değişmedi. larder repair DOSYA, larder backup kopyasını kullanır; larder import bir dışa aktarımı yeni bir klasöre alır (--home KLASÖR).

repair-in-use = Veriler başka bir programda açık. Onu kapatıp yeniden deneyin; hiçbir şey değişmedi.

repair-not-sound = Hâlâ okunabilenler sağlam bir günlük oluşturmuyor; hiçbir şey değişmedi. larder repair DOSYA, larder backup kopyasını kullanır; larder import bir dışa aktarımı yeni bir klasöre alır (--home KLASÖR).
