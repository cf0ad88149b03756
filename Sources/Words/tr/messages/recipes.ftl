### Recipes: their cards, lists and notes, in Turkish: see docs/messages.md.

recipe-summary = { $recipe } tarifi, { $energy }

recipe-summary-servings = { $recipe } tarifi, { NUMBER($servings, maximumFractionDigits: 2) } porsiyon, porsiyonu { $energy }

recipe-change-summary = { $recipe } tarifinin değişikliği, { $energy }

recipe-change-summary-servings = { $recipe } tarifinin değişikliği, { NUMBER($servings, maximumFractionDigits: 2) } porsiyon, porsiyonu { $energy }

summary-recomputed = { $summary }, { $count } kayıt yeniden hesaplandı

recipe-new-title = Yeni tarif: { $recipe }, { NUMBER($servings, maximumFractionDigits: 2) } porsiyon

recipe-change-title = Değişiklik: { $recipe } tarifi, { NUMBER($servings, maximumFractionDigits: 2) } porsiyon

recipe-rename-title = Değişiklik: { $before } tarifi, şimdi { $recipe }, { NUMBER($servings, maximumFractionDigits: 2) } porsiyon

recipe-no-amount = miktar yok

recipe-line-explained = “{ $words }”: { $grams }, { $figures }; { $source }.

recipe-was-serving = önce 1 porsiyon

recipe-not-named = Adı yok: “ad: karbonara” ad verir.

recipe-servings-unsaid = Porsiyon söylenmedi, tamamı bir sayıldı: “porsiyon: 4” değiştirir.

recipe-edits = “2: 120 g” miktarı, “2 = …” besini değiştirir, “2 sil” birini çıkarır, “20 g tereyağı ekle” ekler.

recipe-unknown = “{ $words }” besin listesinde yok. “{ $line } = …” ya da “{ $line } sil” deyin.

recipe-unknown-near = “{ $words }” besin listesinde yok. Yakın olanlar: { $foods }. “{ $line } = …” ya da “{ $line } sil” deyin.

recipe-how-heavy = “{ $words }” kaç gram? “{ $line }: … g” deyin.

recipe-whole = hepsi

recipe-serving-of = 1 porsiyon ({ NUMBER($servings, maximumFractionDigits: 2) } içinden)

recipe-cooked-weight = Pişmişi { $cooked }, malzemeleri { $raw }.

recipe-not-weighed = Pişince tartılmadı: malzemelerinin toplamı { $raw } sayılır. “pişmiş: 650 g” ağırlığını bildirir.

recipes-none = Henüz kayıtlı tarif yok. “karbonara tarifini kaydet: 200 g makarna, 2 yumurta, 2 kişilik” bir tane kaydeder.

recipes-title = Tarifler, her birinden bir porsiyon

recipes-with-title = İçinde { $food } olan tarifler, her birinden bir porsiyon

recipes-none-with = Hiçbir tarifte “{ $food }” yok.

recipe-one-of = 1/{ NUMBER($servings, maximumFractionDigits: 2) }, { $grams }

recipes-more = Daha var: bir tarifin adını söyleyin.

recipe-not-counted = sayılmadı

recipe-title = { $recipe }, { NUMBER($servings, maximumFractionDigits: 2) } porsiyon

recipe-change-hint = “{ $recipe } tarifine 20 g tereyağı ekle” değiştirir.

recipe-delete-title = Silinecek tarif: { $recipe }

recipe-delete-summary = { $recipe } tarifinin silinmesi

recipe-choice = { $count } tarif var: { $recipes }. Hangisi? Numarası ya da adı; boş satır hiçbirini almaz.

recipe-numbered = { $number } { $recipe }
