### The card of a meal that is to be logged, changed or deleted, in Turkish: see docs/messages.md.

meal-heading = { slot-title } { $time }

meal-heading-named = { $heading } “{ $title }”

meal-heading-of = { $person }: { $heading }

meal-title = { $heading }, { $day }

meal-change-title = Değişiklik: { slot }, { $day }

meal-delete-title = Silinecek: { slot }, { $day }

meal-not-counted-yet = henüz sayılmadı

meal-note = Not: { $note }

meal-taken-as = “{ $words }” şöyle anlaşıldı: { $food }.

meal-guess-amount = { $food } miktarı

meal-guess-energy = { $food } enerjisi

meal-guess-this-amount = miktar

meal-guess-more = { $count } tane daha

meal-guesses = Kimsenin söylemediği, modelin tahmini: { $guesses }.

meal-estimated-share = Enerjinin %{ $percent } kadarı tahmini.

meal-usual-serving = Miktar söylenmedi, olağan bir porsiyon alındı: { $foods }.
meal-number-as-weight = Birimsiz sayı, gram ya da mililitre sayıldı: { $foods }.

meal-as-last-time = Miktar söylenmedi, geçen seferki gibi: { $foods }.

meal-as-water = Yoğunluğu bilinmiyor, suyunki alındı: { $foods }.

meal-pack-unknown = { $food }: { unit-name } içinde ne kadar olduğu bilinmiyor, olağan bir porsiyon alındı. “{ $line }: … g” daha kesin söyler.

meal-doubtful = { $line } için “{ $words }” doğru mu? Kesin görülemedi ve sayılmıyor. Öyleyse “{ $line }: { $grams }”, başka bir şeyse “{ $line } = …”, yoksa “{ $line } sil” deyin.

meal-barcode-unknown = { $words } buradaki hiçbir besinin barkodu değil. Hangi besin olduğunu “{ $line } = …” ile söyleyin; bu kaydedildikten ya da bırakıldıktan sonra numarayı tek başına yazarsanız aranır.

meal-unknown = “{ $words }” besin listesinde yok. Başka bir besin için “{ $line } = …”, yalnızca enerjiyi saymak için “+250 { $words }”, eklemek için “{ $words } 100 gramda 250 kcal” deyin.

meal-unknown-near = “{ $words }” besin listesinde yok. Yakın olanlar: { $foods }. Başka bir besin için “{ $line } = …”, yalnızca enerjiyi saymak için “+250 { $words }”, eklemek için “{ $words } 100 gramda 250 kcal” deyin.

meal-which = Hangi “{ $words }”? { $foods }. “{ $line } = …” deyin.

meal-how-heavy = { $amount } { $food } kaç gram? “{ $line }: … g” deyin.

meal-amount-out-of-range = { $food }: lütfen 0 ile 100 kg arasında bir miktar. “{ $line }: … g” deyin.

meal-how-much = Ne kadar { $food }? “{ $line }: … g” deyin.

meal-again = Yine mi? { $food } { $minutes ->
        [0] az önce
        [one] bir dakika önce
        *[other] { $minutes } dakika önce
    } kaydedildi.

meal-amount-roughly = { $amount } ≈ { $grams }

meal-roughly = ≈ { $grams }

meal-whole-pot = hepsi ≈ { $grams }

meal-part-of-pot = { NUMBER($share, maximumFractionDigits: 2) } kadarı ≈ { $grams }

meal-summary = { slot }, { $energy }

meal-summary-for = { $person } için { slot }, { $energy }

row-was = eski  { $name }

row-now = yeni  { $name }

meal-moves = Taşınacağı yer: { $heading }, { $day }.

meal-eaten-at = Yendiği saat { $time }, önce { $before }.

meal-new-title = Başlık: { $title }

meal-new-title-was = Başlık: { $title } (eskisi { $before })

meal-new-note-was = Not: { $note } (eskisi { $before })

meal-macros-go = Proteini, karbonhidratı ve yağı bu enerjiye sığmıyor; çıkarılıyor.

entries-counted = { $count ->
        [one] { $count } kayıt
        *[other] { $count } kayıt
    }

summary-deletion = silme: { $name }

summary-title = başlık: { slot }

summary-note = not: { slot }

summary-time = { slot }, saat { $time }

summary-move = taşıma: { $name }, { slot }, { $day }

summary-change-of = değişiklik: { $name }

summary-change-to-skipped = değişiklik: { $name }, atlandı

summary-change-to = değişiklik: { $parts }

remark-own-numbers = modelin tahmini: { $numbers }

summary-with-remark = { $summary } ({ $remark })

meal-at-time = { slot-title }, saat { $time }

meal-guess-its-figure = { nutrient-name }

meal-saved-elsewhere = Bu konuşmada en son kaydedilen buydu. O zamandan beri başka bir uçbirimde kaydedilen: { $summary }.

history-title = Son öğünler

history-title-of = { $person }: son öğünler

history-meal = { $day }, { slot }

history-entry = { $day }, { slot }: { $food }

history-of-food = “{ $words }”, en yenisi başta

history-of-food-for = { $person }: “{ $words }”, en yenisi başta

history-nothing = Henüz hiçbir şey kaydedilmedi.

history-nothing-for = { $person } için henüz hiçbir şey kaydedilmedi.

history-no-entry = Adında “{ $words }” geçen kayıt yok.

history-no-entry-of = { $person }: adında “{ $words }” geçen kayıt yok.

pot-share = tenceredeki { $pot } içinden { $share }.

pot-rest = kalan, kaydedilmedi

pot-whole = { $foods ->
        [1] tencere
        [one] tencere, { $foods } besin
        *[other] tencere, { $foods } besin
    }

pot-title = { $heading }, { $day }: { $foods }

pot-food = { $food } { $amount }

pot-summary = { $people } için { slot }, { $energy }
