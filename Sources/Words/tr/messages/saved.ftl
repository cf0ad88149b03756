### What was saved, from the rows read back, in Turkish: see docs/messages.md.

saved-meal = Kaydedildi: { $slots }, { $energy }.

saved-meal-without = Kaydedildi: { $slots }, { $energy }; hariç: { $left }.

saved-meal-for = { $person } için kaydedildi: { $slots }, { $energy }.

saved-meal-for-without = { $person } için kaydedildi: { $slots }, { $energy }; hariç: { $left }.

saved-plate = { $person } { $energy }

saved-plates = Kaydedildi: { $slots }; { $plates }.

saved-plates-without = Kaydedildi: { $slots }; { $plates }; hariç: { $left }.

saved-done = Tamam: { $summary }.

saved-trip = Kaydedildi: { $store } alışverişi{ $lines ->
        [0] {""}
        [one] , { $lines } satır
        *[other] , { $lines } satır
    }, { $total }.

saved-from-pack = Tamam: { $summary }. Kaydetmek için: “50 g { $food } yedim”.

saved-serving-from-pack = Tamam: { $summary }. Kaydetmek için: “1 porsiyon { $food } yedim”.

saved-contribute = “/contribute { $food }” onu Open Food Facts ile paylaşır.

saved-energy-not-known = enerjisi bilinmiyor

saved-energy-at-least = en az { $energy }{"\u00A0"}kcal

saved-nothing-logged = { $day ->
        [today] Bugün
        [yesterday] Dün
        *[date] { $day }
    } için artık kayıt yok.

saved-on-target = { $day ->
        [today] Bugün
        [yesterday] Dün
        *[date] { $day }
    } tam hedefte.

saved-over-target = { $day ->
        [today] Bugün
        [yesterday] Dün
        *[date] { $day }
    } hedefin { $energy }{"\u00A0"}kcal üzerinde.

saved-left = { $day ->
        [today] Bugün
        [yesterday] Dün
        *[date] { $day }
    } kalan: { $energy } / { $allowance }{"\u00A0"}kcal.

saved-parts = Kaydedildi: { $parts }.
