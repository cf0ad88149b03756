### What larder's own interpreter answers, in Turkish: see docs/messages.md.

reply-nothing-logged = Bunun için bir şey kaydedilmedi. Yine de bir şey yediyseniz: “kahvaltıda tost yedim”.

reply-which-food = Hangi besin? Adını söyleyin: “granola 100 gramda 400 kcal”.

reply-too-long = Bu satır benim için çok uzun. Lütfen daha küçük parçalar halinde söyleyin.

reply-state-alone = Besinle birlikte söyleyin, örneğin “pişmiş pirinçti”.

reply-left-out = Ayrıca “{ $words }” yediniz mi? Dışarıda bırakıldı: öyleyse onu tek başına söyleyin.

reply-excluded = Değerlere “{ $words }” dahil. Biliyorsanız ağırlığını ya da kcal’sini söyleyin.

reply-perhaps-excluded = Değerlere “{ $words }” dahil olabilir. Biliyorsanız ağırlığını ya da kcal’sini söyleyin.

reply-uncounted-milk = Değerler olağan sütle, “{ $words }” ile değil. Biliyorsanız kcal’sini söyleyin.

reply-of-others = “{ $words }” buraya yazılmaz: o başkasınındı.

reply-inside = “{ $words }” yemeğin bir parçası sayıldı. Ayrıca saymak için “{ $words } ekle” deyin.

reply-target-difference = Ne olacağını söyleyin: “hedefim 2100 kcal”, “protein hedefim 120 g”. /targets şimdikini gösterir.

reply-which-part = { $amount } hepsi için mi ({ $dish }), yoksa yalnızca şunun için mi: { $food }? Hepsi için “{ $amount } olsun” deyin ya da besinleri tek tek söyleyin.

reply-part-of-dish = “{ $food }”, burada tek besin olan { $dish } içinde. Bir şey değişmedi: hayır deyin, sonra besinleri tek tek söyleyin.

reply-part-of-entry = “{ $food }”, tek kayıt olan { $dish } içinde. Bir şey değişmedi: “… idi” diye ne olduğunu söyleyin.

reply-instead-or-beside = { $line } yerine mi { $kind }, yoksa yanında mı { $food }? “{ $kind } idi” ya da “{ $food } ekle” deyin. Henüz bir şey değişmedi.

reply-which-line = Hangi “{ $words }”: { $lines }? Numarasıyla söyleyin, örneğin “1: 150 g”.

reply-numbered-line = { $line } ({ $name })

reply-energy-of-which = Bu hangisi için: { $lines }, yoksa hepsi için mi? “{ $first } … kcal” deyin; hepsi için hayır, sonra “+… kcal”. Henüz bir şey değişmedi.

reply-which-each = Hangisinin her biri: { $lines }? Henüz bir şey değişmedi.

reply-how-much-in-all = { $name }: toplam ne kadar? Henüz bir şey değişmedi.

reply-leftover = “{ $words }” neyi değiştiriyor? Henüz bir şey değişmedi. Başka sözlerle söyleyin.

reply-not-on-card = “{ $words }” nedir? Henüz bir şey değişmedi. “{ $words } ekle” karta ekler.

reply-not-on-card-to-remove = “{ $words }” bu kartta yok. Bir şey değişmedi.

reply-on-card-already = “{ $name }” zaten kartta. Ne kadardı? “bir … daha” bir tane daha ekler.
reply-figures-on-card = Söylediğinizin değerleri kartta yazıyor.

reply-plan = Henüz olmayan bir şey kaydedilmez. Sonra söyleyin: “akşam yemeğinde makarna yedim”.

reply-advice = Model olmadan öneri veremem. Öğünleri kaydedebilir, besinlere bakabilir ve günlerinizi gösterebilirim.

reply-exercise = Ne kadar yaktığınızı söyleyin, sayılır: “320 kcal”.

reply-profile = Bedeninizi ve hedefinizi tutabilirim: “34 yaşındayım, kadın, 168 cm, 62 kg”, “kilom 71,5”.

reply-define = Değerlerin ne kadarı için olduğunu söyleyin, örneğin “granola 100 gramda 450 kcal”.

reply-estimate-how = { $food } bilmediğim bir besin ve dil modeli olmadan değer uydurmam. Neye benzediğini (“müsli bar gibi”), değerlerini (“100 gramda 410 kcal”) ya da içinde ne olduğunu (“tarif { $food }: 40 g yulaf, 20 g bal”) söyleyin.

reply-goal = Hangi hedef? Örneğin “hedefim 1800 kcal”.

reply-what-was-eaten = { slot } için ne yedin?

reply-what-change = Ne değişsin? Örneğin “pirinci 150 g yap” ya da “2 yulaf sütü olsun”; numaralar /today ile görünür.

reply-counted-deletion = Kayıtları numarası ya da adıyla silerim: “2 ve 3’ü sil”, “pirinci sil”.

reply-doubtful-number = “{ $words }” hangisi: { $low }, yoksa { $high }? Lütfen ikisinden biri olarak yeniden söyleyin.

reply-picture = Hangi dosya? Adını yazın ya da sürükleyin: “scan receipt.jpg”; “scan last” en yeni resmi alır.

reply-other-diary = Bu başka bir günlük için: “/profile { $person }” oraya geçer. Sonra yeniden söyleyin.

reply-shell = Bunu kabuk komutları yapar: “larder export DOSYA”, “larder import DOSYA”, “larder backup DOSYA”, “larder reminders on”. “larder help” hepsini listeler.

reply-welcome = Rica ederim.

reply-hello = Merhaba. Ne yediniz?

reply-chat = Bir şey kaydedilmedi. Ne yediğinizi söyleyebilirsiniz, örneğin “öğle yemeğinde 200 g makarna”, ya da “bugün nasıldı?” diye sorabilirsiniz.

reply-understood = Anladığım: { $foods }. Ne yapayım?

reply-not-understood = Bunu anlamadım. “öğle yemeğinde 200 g makarna” ya da “bugün nasıldı?” diyebilirsiniz.

reply-words-not-understood = “{ $words }” sözünü anlamadım. “öğle yemeğinde 200 g makarna” ya da “bugün nasıldı?” diyebilirsiniz.

reply-eaten-or-bought = { $foods }: yediniz mi, yoksa yalnızca satın mı aldınız? “{ $first } yedim” veya “{ $first } satın aldım” deyin.

reply-amount-at-home = Ne kadar olduğunu söyleyin, hesabını tutayım: “evde 500 g pirinç var”.
