### What /help shows, in Turkish: see docs/messages.md.

help-say = Ne yediğinizi kendi sözlerinizle söyleyin:

help-example-1 = {"  "}öğle yemeğinde 200 g makarna        2 yumurta, tereyağlı tost ve bir kahve

help-example-2 = {"  "}dünkü kahvaltının aynısı            dün akşam yemeğinde pizza ve bira

help-example-3 = {"  "}+450 lokantada öğle yemeği          bir muffin, 420 kcal

help-example-4 = {"  "}2 bardak su içtim                   Emma 2 dilim tost yedi

help-example-5 = {"  "}Migros’tan 2 l süt aldım            geçen hafta ne aldım?

help-change = Değiştirmek için: 250 g olsun · pirinci sil · geri al

help-foods = Besinler: yulaf sütü 45 kcal, 60 değil · besinlerim

help-ask = Sormak için: bu nereden geliyor? · bugün nasıldı? · avokado kaç kalori? · en son ne zaman somon yedim?

help-nothing-saved = { yes-key } demeden hiçbir şey kaydedilmez. larder sayar; tıbbi öneri vermez.

command-help = neler söyleyebileceğiniz

command-today = bugün: ne yendi, ne kaldı

command-day = başka bir gün: dün, pazartesi, 2026-11-19

command-week = son yedi gün, öncekilerle yan yana; bir son gün ya da 2026-11-01..2026-11-20 de olur

command-month = son otuz gün; us ya da eu (başka referans değerler) ya da bought ile de

command-markers = sağlık göstergeleri kimin referans değerleriyle karşılaştırılır; colour ya da plain ile nasıl

command-progress = 7, 30 ve 90 günde kilo, enerji ve bazal metabolizma; bir sayı kaç günün çizileceğini söyler

command-report = bir haftanın raporu (2026-W47, last; again ile yeniden), 2026-10, 2026 ya da BAŞLANGIÇ..SON raporu

command-score = bir günün puanı ve nasıl oluştuğu; on günler ve raporlarla gösterir, off bitirir

command-pantry = evde ne var, alınan eksi kaydedilen; soon ile yakında bitecekler, bir besinle onun dökümü

command-history = geçmiş öğünler ya da bir besinin en son ne zaman yendiği

command-recent = son yedikleriniz

command-favourites = işaretlediğiniz besinler

command-foods = besinleriniz: bir kategori (dairy), etiket ya da adla; more sonrakileri gösterir

command-recipes = tarifleriniz, her birinden bir porsiyon; adla, içindekiler

command-find = bir besinin değerleri ve kaynağı

command-contribute = paketindeki bir besini Open Food Facts’e verir; tek başına bekleyenleri gönderir

command-targets = günlük hedefler

command-exercise = yaktığınız güne eklensin mi; on ya da off ile değişir

command-family = hane ve günlük gereksinimi; guide ile adım adım; targets ile bir öneri

command-swap = gün daha iyi uysun diye bir öğünde bir iki değişim

command-trips = alışverişler ve harcama: week, month, 2026-11-01..2026-11-20, bir gün, mağaza ya da numara

command-setup = hedefleriniz için birkaç soru; kaldığı yerden sürer

command-meal = bundan sonra kaydettikleriniz bu öğüne girer, tek başına /meal diyene dek

command-again = son öğünü ya da son kahvaltıyı yeniden kaydeder

command-undo = son kaydedilen değişikliği geri alır

command-redo = geri alınanı yineler

command-pending = sonraya saklananlar, yeniden sunulur

command-queue = model ya da ağ bekleyenler; ilki yeniden sorulur

command-sync = hanenin öteki cihazlarıyla şimdi eşitlenir; undo birinin söylediğini geri alır

command-profile = burada kimin günlüğü var; adla ona geçer

command-language = larder’ın sizinle konuştuğu dil; adla ya da kodla (tr) başka biri

command-model = hangi model yanıtlıyor; sağlayıcıyla modelleri; adla geçiş

command-thinking = modelin yanıttan önce ne düşündüğü; on gösterir, off bitirir

command-images = modele gösterilen resimler saklansın mı; saklanmaz

command-cost = dil modellerinin kullandığı tokenlar

command-save = bu konuşmayı döküm olarak dosyaya yazar

command-export = her şeyi JSON olarak dosyaya yazar

command-paste = birkaç satırı bir seferde, noktalı bir satırla biter

command-quit = çıkış (Ctrl-D de olur)

command-unknown-near = /{ $word } diye bir komut yok. Şunu mu demek istediniz: /{ $command }?

command-not-there = /{ $word } diye bir komut yok. /help olanları listeler.

command-exercise-how = /exercise on ya da /exercise off deyin.

command-family-how = /family, /family guide ya da /family targets deyin.

command-find-what = Hangi besin? Örneğin: /find mercimek

command-again-what = Hangi öğün? Örneğin: /again breakfast

nothing-pending = Bekleyen ya da sonraya saklanan bir şey yok.

paste-how = Satırları yapıştırın ya da yazın; yalnızca nokta olan bir satır bitirir.

welcome = Yeni misiniz? Ne yediğinizi söyleyin; /setup istediğiniz zaman günlük hedefler için birkaç soru sorar.
