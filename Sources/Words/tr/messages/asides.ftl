### What is said beside the cards: what waits, lists of foods and profiles, costs, files, which model answers, in Turkish: see docs/messages.md.

queue-needs-model = Resim gören bir dil modeli bekliyorlar: nasıl kurulacağını “larder doctor” söyler.

queue-waiting = Bir modeli ya da ağı bekliyor:

queue-line = { $number }  { $words } ({ $day })

queue-more = … ve { $count } tane daha

queue-kept-picture = { $file }, resim gören bir model bakana dek saklanır: /queue.

queue-kept-barcode = Bağlantı olunca yeniden bakılır: /queue.

queue-placeholder = O zamana dek geçici bir değer? Günlük hedefin bir payıdır; “1: 450 kcal” değiştirir. { $file } ne gösterirse, onayınızla onun yerine geçer.

queue-ready-food = { $food } hazır: bakalım mı?

queue-ready = { $file } hazır: bakalım mı?

queue-ready-product = Ürün hazır: bakalım mı?

picture-unclear = İçinde okuyabildiğim bir etiket, fiş ya da barkod bulamıyorum; hiçbir şey kaydedilmedi. Varsa daha yakından ve daha aydınlıkta yeniden çekin ya da üzerinde yazanı yazın; bir öğünse “öğle yemeği yaklaşık 500 kcal” deyin.

picture-not-looked-at = { $file } bu kez de görülemedi. Hiçbir şey kaydedilmedi.

picture-nothing-logged = Hiçbir şey kaydedilmedi.

picture-no-food = Bu resimde yiyecek görmüyorum. Ne yediğinizi söyleyin ya da başka bir resim verin.

picture-meal = Öğün

picture-newest = En yeni resim: { $path }.

barcode-unsure = { $codes } okuyorum ama emin değilim. Rakamlar bunlarsa “barkod { $first }” deyin.

recent-title = Son yenenler

favourites-title = Favoriler

often-title = En sık yenenler

favourites-none = Henüz favori yok: “yulafı favorilere ekle” birini işaretler.

recent-none = Henüz kayıt yok.

recent-choose = Bir numara o besini yeniden kaydeder.

recent-last = son { $grams }

recent-uses = { $uses } ×

favourite-mark = favori

profiles-title = Profiller

profiles-day-starts = gün başlangıcı { $time }

profiles-this = bu

profiles-default = varsayılan

tokens-title = Token

tokens-last-answer = son yanıt, { $model }

tokens-session = bu oturum, { $model }

tokens-today = bugün, { $model }

tokens-month = bu ay, { $model }

tokens-month-of = bu ay, { $person }, { $model }

tokens-in = { $count } giden

tokens-out = { $count } gelen

tokens-cached = { $count } önbellekte

tokens-prices = Fiyatlar: { $date }.

file-written = Yazıldı: { $path }

file-which = Hangi dosya? Örneğin: { $example }

file-not-written = { $path } yazılamadı. Klasör var mı ve yazılabilir mi?

file-there-already = { $path } zaten var. Başka bir ad seçin.

conversation-not-recorded = Bu konuşma kaydedilmiyor.

model-is-own = larder’ın kendi yorumlayıcısı yanıtlıyor: ağ yok, ücret yok.

model-is-own-first = Bütünüyle anladığını larder’ın kendi yorumlayıcısı, gerisini { $model } yanıtlıyor.

model-is = Model: { $model }.

model-no-list = { $provider } modellerinin listesini vermiyor.

model-none-offered = { $provider } hiç model sunmuyor.

model-not-offered = { $provider } “{ $model }” modelini sunmuyor. /model { $provider } elindekileri gösterir.

model-not-offered-near = { $provider } “{ $model }” modelini sunmuyor. Benzeri: { $near }.

model-not-here = Burada “{ $name }” modeli yok. Olan: builtin.

proposal-gone = Artık beklemiyor.

report-left-out = (Modelin { $count } cümlesi rapora alınmadı.)

health-score = Sağlık puanı 100 üzerinden { $score }, Birleşik Krallık besin profili modeline göre: 70 − 2 × (enerji { $energy } + doymuş yağ { $saturated } + şeker { $sugar } + sodyum { $sodium } − meyve ve sebze { $produce } − lif { $fibre } − protein { $protein }).

picture-type-the-figures = Bir şey kaydedilmedi. Üzerindeki değerler yazılabilir de: “granola 100 gramda 450 kcal”.

picture-type-the-receipt = Bir şey kaydedilmedi. Üzerinde yazanlar yazılabilir de: “REWE’den 2 l süt aldım 1,19”.
