### A meal that was seen on a picture, in Turkish: see docs/messages.md.

photo-sure = { $tier }, kesinlik %{ $percent }

photo-description = Resimde: { $words }

photo-instead-of = yerine  { $name }

photo-placeholder-gone = Yerini tutan kayıt artık yok.

photo-meal = Öğün

photo-meal-named = Öğün: { $title }

photo-sum = Toplam { $grams }, { $energy }.

photo-sum-per-gram = Toplam { $grams }, { $energy }, gram başına { NUMBER($density, maximumFractionDigits: 2) }{"\u00A0"}kcal.

photo-no-score = Sağlık puanı yok: bir parçanın enerjisi, doymuş yağı, şekeri ya da sodyumu bilinmiyor.

photo-weights-guessed = Ağırlıklar resimden tahmin edildi: “1: 110g” birini düzeltir.

photo-nothing-sure = Hiçbiri kesin değil: belki { $foods }. Ne olduğunu ve miktarını söyleyin, sayayım.

photo-not-seen-for-sure = Kesin görülmeyen ve sayılmayan: { $foods }.

photo-not-in-food-bank = Besin listesinde olmayan ve sayılmayan: { $foods }.
