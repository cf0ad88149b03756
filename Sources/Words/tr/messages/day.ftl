### A day of the diary, in Turkish: see docs/messages.md.

day-today = Bugün, { $date }

day-date = { $date }

day-of = { $person }, { $date }

day-health-score = sağlık puanı { $score }

day-note = not: { $note }

day-note-of-model = model: { $note }

day-picture = resim: { $path }

pictures-title = Öğünlerin resimleri

day-balance = Hedef { $base } + hareket { $earned } = { $allowance } alınabilir − { $eaten } alınan: { $rest }.

day-balance-not-counted = Hedef { $base } + hareket { $earned } ({ $active } harcanan, sayılmıyor) = { $allowance } alınabilir − { $eaten } alınan: { $rest }.

day-over = hedefin { $energy }{"\u00A0"}kcal üzerinde

day-remaining = kalan { $energy }{"\u00A0"}kcal

day-likely = Yenen yaklaşık { $low }–{ $high }{"\u00A0"}kcal: bazı miktarlar hesaplandı.

day-macro-share = Enerjinin kaynağı: protein %{ $protein }, karbonhidrat %{ $carbohydrate }, yağ %{ $fat }.

day-sums-energy-alone = Toplamlar en az bu kadar: bazı kayıtların yalnızca enerjisi biliniyor.

day-sums-incomplete = Toplamlar en az bu kadar; bazı kayıtlarda bilinmeyenler: { $nutrients }.

day-corrected-food = { $food } ({ $lines })

day-corrected-since = Eski değerlerle kaydedilenler: { $foods }. “{ $first } yeniden hesapla” yeniden hesaplar.

day-drunk = İçilen: { $water }.

day-score = Günün puanı: 100 üzerinden { $score }. “/score” nasıl oluştuğunu söyler.

day-no-target = Siz bir hedef koyana kadar referans alım geçerli: “hedefim 1.900 kcal”.

day-nothing-logged = { $day ->
        [today] Bugün
        [yesterday] Dün
        *[date] { $day }
    } hiçbir şey kaydedilmedi.

day-nothing-logged-for = { $person } için { $day ->
        [today] bugün
        [yesterday] dün
        *[date] { $day }
    } hiçbir şey kaydedilmedi.

day-water = { $day ->
        [today] Bugün
        [yesterday] Dün
        *[date] { $day }
    }: { $water }.

millilitres = { $millilitres }{"\u00A0"}ml

fluid-ounces = { $ounces }{"\u00A0"}fl oz

water-drunk = { $volume } su

water-of-target = yaklaşık { $target } suyun { $drunk } kadarı ({ $reason })

water-by-weight = kg başına 35{"\u00A0"}ml

water-by-weight-and-more = kg başına 35{"\u00A0"}ml ve { $more }{"\u00A0"}ml fazlası, EFSA 2010

water-by-age = EFSA 2010: yiyeceklerdeki suyla birlikte { $whole }{"\u00A0"}ml
