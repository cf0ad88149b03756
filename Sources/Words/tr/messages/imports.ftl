### What trackers, other diaries and exported data bring, in Turkish: see docs/messages.md.

import-span = { $first } – { $last }

import-title = { $source }, { $span }

import-title-for = { $source }, { $span }, { $person } için

import-as-before = aynı kalan

import-new = yeni

import-changed = değişen

import-weights-row = kilolar

import-weights = { $count } kilo kaydı

health-earned = { $days } günün hareketi, { $energy }

health-earned-days = { $days } günün hareketi

health-eaten = { $days } günde yenen, { $energy }

health-eaten-days = { $days } günde yenen

health-replaced = yazılmış { $count } hareketin yerine geçti

health-removed = { $count } değer kaldırıldı

health-row-earned = hareket kalorisi

health-row-eaten = alınan kalori

health-was = eski: { $before }

health-in-place-of = şunun yerine: { $name }, { $day }

health-in-place-of-many = yazılmış { $count } hareketin yerine

health-weight-of = kilo, { $day }

health-gone = artık yok: { $what }, { $day }

health-gone-all = artık yok: { $what }

health-kind-earned = hareket

health-kind-weight = kilo

health-kind-eaten = yenen

health-removed-mark = kaldırıldı

health-gone-note = { $source }, artık olmayan günlerin çevresindeki günleri bildiriyor; önceden onların da değerleri vardı.

health-much = Bu, günde { $energy } eder. Vücudun dinlenirken harcadığı da içindeyse, bu hareketle kazanılan değildir.

health-not-counted = Hareket sayılmaz: günlük hak değişmez.

health-also-typed = { $days } günde kendiniz hareket girdiniz; o ayrıca sayılır. Cihaz da ölçtüyse --replace ile içe aktarın.

health-own-weights = { $days } günde zaten bir kilo kayıtlı; o kalır.

health-own-entries = Kendi kayıtlarınız olan { $days } güne yenen bir şey eklenmez.

health-left-out = { $count } değer doğru olamaz; dışarıda bırakıldı.

health-change-of = { $day } { $before } → { $after }

health-changed-days = Değişen: { $days }.

health-changed-days-more = Değişen: { $days } ve { $more } gün daha.

health-doubt = { $day } { $there }, burada { $here }

health-doubted = Apple’ın, saatin ölçtüğünden çıkardığı kendi toplamı belirgin biçimde farklı: { $days }. Kaydedilen, tek tek kayıtların toplamıdır.

health-doubted-more = Apple’ın, saatin ölçtüğünden çıkardığı kendi toplamı belirgin biçimde farklı: { $days }; ve { $more } gün daha. Kaydedilen, tek tek kayıtların toplamıdır.

import-known = Yeni bir şey yok; önceden kayıtlı: { $known }.

health-stays = Yeni bir şey yok: kayıtlı olan kalır.

health-no-earned = { $source } içinde hareket kalorisi yok; bu yüzden her gün temel hedef geçerli.

diary-entries = { $days } günde { $count } kayıt, { $energy }

diary-water = { $times } kez su, { NUMBER($volume, maximumFractionDigits: 0) }{"\u00A0"}ml

diary-nothing = { $file } içinden alınabilecek bir şey yok.

diary-nothing-new = { $file } içinde yeni bir şey yok; önceden kayıtlı: { $known }.

diary-eaten = yenen

diary-foods = besin listesi için besinler

diary-earned = hareket

diary-rows = { $count } satır

diary-figures-stay = Değerler { $source } içindeki gibi kalır; ortalama bir gün { $energy }.

diary-millilitre = Bir mililitre bir gram sayılır.

diary-left-out = Dışarıda kalan: { $rows }.

diary-day-sums = { $count } gün toplamı

diary-no-energy = enerjisi olmayan { $count } satır

diary-no-day = günü olası olmayan { $count } satır

diary-no-amount = ağırlığı olan bir miktarı bulunmayan { $count } satır

diary-impossible = doğru olamayacak { $count } satır

diary-unreadable = okunamayan { $count } satır

diary-notes = { $count } not

diary-recipes = { $count } tarif

diary-to-come = gelecek günlerden { $count } satır

diary-figures-unknown = Doğru olamayacak { $count } değer: bilinmiyor olarak kalır.

diary-own-days = Kendi kayıtlarınız olan { $days } gün: { $rows } satır dışarıda kaldı. --all-days ile onlar da alınır.

diary-gone = Önceden { $source } kaynağından gelen { $count } kayıt bu dosyada yok; hiçbir şey silinmez.

diary-unitless = { $count } kilo kaydı dışarıda kaldı: { $source } birimi söylemiyor. --kilograms ya da --pounds ile yeniden içe aktarın.

diary-other-weights = { $days } günde kayıtlı kilo kalır.

diary-other-earned = { $days } günde zaten hareket kayıtlı; o kalır ve hiçbir şey iki kez sayılmaz.

data-nothing-new = { $file } içinde yeni bir şey yok.

data-nothing-else-new = Burada daha yeni olan kalır; { $file } içinde başka yeni bir şey yok.

data-summary = { $file } içe aktarımı, { $what }

data-new = { $new } yeni kayıt

data-changed = { $changed } değişen kayıt

data-new-and-changed = { $new } yeni ve { $changed } değişen kayıt

data-kind = { $kind ->
        [profile] profiller
        [food] besinler
        [recipe] tarifler
        [meal] öğünler
        [entry] kayıtlar
        [trip] alışverişler
        [purchase] fiş satırları
        [target] hedefler
        [weight] kilolar
        [activity] hareketler
        [familyMember] hanedeki kişiler
        [familyTargets] hane hedefleri
        [water] su (bardak)
        [knownLine] bilinen fiş satırları
        *[pantryChange] kiler değişiklikleri
    }

data-count-new = { $count } yeni

data-count-changed = { $count } değişen

data-count-equal = { $count } aynı

data-count-newer = { $count } burada daha yeni

data-undone-as-one = Alınanlar tek seferde geri alınabilir. Dosyanın günlüğü dosyada kalır.

data-newer-stays = Burada daha yeni olan olduğu gibi kalır.

data-other-figures = { $count } kayıt girildiği değerlerde kalır; bunlar besinin bugünkü değerleri değildir.

data-also = Ayrıca alınan: { $what }.

data-reports = { $count } haftalık rapor

data-settings = ayarlar
