### The household and its guide, in Turkish: see docs/messages.md.

family-nobody = Hanede henüz kimse yok. Örneğin: “biz Ada, 38, 62 kg, ve Ben, 7” ya da /family guide.

years-counted = { $years } yaş

weight-unknown = ?{"\u00A0"}kg

weight-unknown-pounds = ?{"\u00A0"}lb

weight-assumed = ≈ { $weight }

macro-whole = { macro-letter } { NUMBER($grams, maximumFractionDigits: 0) }

family-habits = { $activity }, { $diet }

family-limits = Hepsi için bir gün: { $limits }.

family-sugar-at-most = şeker en çok { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g

family-fibre-at-least = lif en az { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g

family-sodium-at-most = sodyum en çok { NUMBER($milligrams, maximumFractionDigits: 0) }{"\u00A0"}mg

family-no-targets = Henüz kabul edilmiş hedef yok.

family-members-changed = Bu hedefler kabul edildiğinden beri üyeler değişti; yenileri önerilebilir.

family-accepted-other = Kabul edildi, hesaplanandan farklı: { $reason }

family-accepted = Hesaplandığı gibi kabul edildi.

family-source-adults = Yetişkinler: yaş ve kiloya göre dinlenme enerjisi (Schofield 1985) çarpı hareket (FAO/WHO/UNU 2004).

family-source-children = Çocuklar: kiloya göre enerji (Torun, FAO/WHO/UNU 2004), büyüme için %1 (EFSA 2013), hiçbir zaman bundan az değil.

family-source-shares = Enerji payları: { $splits }. Protein en az EFSA 2012 kadar, lif EFSA 2010, sodyum EFSA 2019, serbest şekerler enerjinin onda biri (DSÖ 2015).

family-source-assumed = ≈ kilo bilinmediğinde: yaşın ortancası (FAO/WHO/UNU 2004), yetişkinler 70{"\u00A0"}kg (EFSA 2012).

family-infants = { $names }: bir yaşından küçük, süt sayılmaz.

family-arithmetic = Bu bir hesap, tıbbi öneri değil.

family-gone-title = Artık hanede değil

family-without-summary = { $person } olmadan hane

family-title = Hane

family-summary = hane: { $people }

family-assumed = { $person }, söylenmedi ve varsayıldı: { $parts }.

family-assumed-activity = hareket { $activity }

family-assumed-diet = beslenme { $diet }

family-assumed-weight = kilo { $weight }

family-row-accepted = kabul edilen

family-row-computed = hesaplanan

family-targets-title = Hanenin günlük hedefleri

family-targets-summary = hanenin hedefleri, günde { $energy }{"\u00A0"}kcal

family-other-than-computed = Hesaplanandan farklı: { $reason }

family-own-targets = Bugünden itibaren şunların da hedefi: { $people }.

family-own-target = { $person } { $energy }{"\u00A0"}kcal

menu-choice = { $number } { $name }

guide-family-first = 1/5. Hanede kimler var? Her satıra bir kişi: Ada, 38, 62 kg

guide-family-more = Başka kim var? Boş satır ya da “devam” devam eder.

guide-family-activity = { $people ->
        [one] 2/5. { $names } ne kadar hareketli? { $choices }.
        *[other] 2/5. { $names } ne kadar hareketli? { $choices }. Hepsi için bir tane ya da sırayla her biri için bir tane.
    }

guide-family-diet = { $people ->
        [one] 3/5. { $names } nasıl besleniyor? { $choices }.
        *[other] 3/5. { $names } nasıl besleniyor? { $choices }. Hepsi için bir tane ya da sırayla her biri için bir tane.
    }

guide-family-closing = 4/5. Gözden geçirme. Evet derseniz beşinci adım /family targets.

guide-five-each = Beş seçenekten biri, numarası ya da adıyla: hepsi için bir tane ya da her biri için bir tane.

guide-nine-each = Dokuz seçenekten biri, numarası ya da adıyla: hepsi için bir tane ya da her biri için bir tane.

guide-name-age-weight = Ad, yaş ve kilo lütfen: Ada, 38, 62 kg

guide-weight-or-none = Lütfen 2 ile 400 kg arasında bir kilo, ya da kilosuz: Ada, 38

guide-people-most = Bir hanede en çok { $most } kişi olur.

guide-at-least-one = En az bir kişi lütfen, ya da “sonra”.

guide-how = “<” geri gider, boş satır ya da “devam” atlar, “sonra” sonraya saklar.

guide-kept = Saklandı. { $command } buradan devam eder.

guide-proposal-waits = Bekleyen bir öneri var. Önce onu yanıtlayın, sonra { $command }.

setup-question = { $step }/{ $steps }. { $question }

setup-units = Ölçüler: 1 metrik, 2 ABD

setup-birth = Ne zaman doğdunuz? 1990-06-15 ya da yaş: 36

setup-sex = Denklem hangi cinsiyeti alsın? { $choices }

setup-height-metric = Boyunuz kaç? 168 cm

setup-height-us = Boyunuz kaç? 5 ft 6

setup-weight-metric = Kilonuz ne kadar? 62 kg

setup-weight-us = Kilonuz ne kadar? 137 lb

setup-activity = Ne kadar hareketlisiniz? { $choices }

setup-activity-choice = { $activity ->
        [sedentary] { $number } hareketsiz (haftada en çok 2 hareketli gün)
        [light] { $number } hafif (haftada 3-4 hareketli gün)
        [moderate] { $number } orta (haftada 5-6 hareketli gün)
        [active] { $number } hareketli (her gün)
        *[very-active] { $number } çok hareketli (her gün ağır iş ya da antrenman)
    }

setup-aim = Hedefiniz ne? 1 kilo vermek, 2 korumak, 3 kas yapmak

setup-pace-metric = Haftada ne kadar? En çok 1 kg: 0,5

setup-pace-us = Haftada ne kadar? En çok 2,2 lb: 1

setup-goal = Ne zamana kadar? Bir gün: { $day }

setup-diet = Nasıl besleniyorsunuz? { $choices }

setup-language = Hangi dil? en, de, es, tr, zh ya da iki harfli başka bir kod

setup-day-start = Gününüz ne zaman başlıyor? 00:00, gece kuşları için daha geç: 04:00

setup-remark-units = Metrik için 1, ABD için 2 lütfen.

setup-remark-birth = 1990-06-15 gibi bir gün ya da 1 ile 120 arasında bir yaş lütfen.

setup-remark-sex = Kadın için 1, erkek için 2 lütfen; boş satır atlar.

setup-remark-height = 168 cm ya da 5 ft 6 gibi bir boy lütfen.

setup-remark-weight = 62 kg ya da 137 lb gibi bir kilo lütfen.

setup-remark-activity = Beş seçenekten biri, numarası ya da adıyla lütfen.

setup-remark-aim = Kilo vermek için 1, korumak için 2, kas yapmak için 3 lütfen.

setup-remark-pace = Haftada 0’dan çok, en fazla 1 kg (2,2 lb) lütfen.

setup-remark-goal = 2030-05-01 gibi, gelecekte bir gün lütfen.

setup-remark-diet = Dokuz seçenekten biri, numarası ya da adıyla lütfen.

setup-remark-language = en ya da de gibi iki harfli bir kod lütfen.

setup-remark-day-start = 00:00 ile 11:59 arasında bir saat lütfen.
