### What of the records is not as it was saved, in Turkish: see docs/messages.md.

record-kind = { $kind ->
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
        [familyTargets] hane hedefleri
        [water] su
        [knownLine] bilinen fiş satırı
        [pantryChange] kiler değişikliği
    }

record-some = bir kayıt ({ $kind })

record-of-person = { $record } ({ $person })

record-entry = “{ $name }” kaydı

record-entry-of = { $day } günündeki “{ $name }” kaydı

record-meal = { $day } günündeki { slot }

record-food = “{ $name }” besini

record-recipe = “{ $name }” tarifi

record-profile = { $person } profili

record-trip = { $day } günündeki alışveriş ({ $store })

record-purchase = alınan ürün “{ $name }”

record-target = { $day } gününde başlayan hedef

record-weight = { $day } günündeki kilo

record-activity = { $day } günündeki “{ $name }” hareketi

record-water = { $day } günündeki su

record-member = hane üyesi { $person }

record-pantry = { $day } günündeki kiler değişikliği

found-unreadable = bir kayıt okunamıyor ({ $kind })

found-altered = { $record }, { $commit } numaralı işlemin kaydettiği gibi değil

found-unrecorded = { $record } hiçbir işlemle kaydedilmemiş

found-gone = { $commit } numaralı işlemin kaydettiği bir kayıt yok ({ $kind })

found-invalid = { $record } olamayacak bir değer içeriyor

found-orphaned = { $table } tablosunda, olmayan bir şeye ait satırlar var

found-day = toplamlar kayıtlarınkini tutmuyor: { $day }

found-uses = besinlerin kaç kez yendiği kayıtların dediği gibi değil

found-commit = işlem günlüğünün { $commit } numaralı işlemi eksik ya da okunamıyor

found-link = işlem günlüğünün { $commit } numaralı işlemi yazıldığı gibi değil

found-not-following = işlem günlüğünün { $commit } numaralı işlemi diğerlerinin devamı değil

found-draft = bir taslak okunamıyor

found-report = bir haftalık rapor okunamıyor

found-more = ve en az { $count } tane daha

records-differ = SQLite okuyabiliyor, ama her şey larder’ın kaydettiği gibi değil: { $found }. Başka bir program içine yazmış olabilir. larder repair işlem günlüğünün kanıtladığını gösterir ve onayınızla düzeltir.

records-damaged = Hasarlı ({ $fault }). larder repair bunu okunabilenlerden, işlem günlüğünden ve son larder backup kopyasından onarır; bir şey değişmeden önce gösterir.

records-copied = Kopyada, veritabanında ne varsa o var.
