### What the command line is told, and what is said of it, in Turkish: see docs/messages.md.

option-home = verilerin yeri (ya da LARDER_HOME; yoksa XDG veri klasörü)

option-model = dil modeli: builtin ya da openai:AD, anthropic:, gemini:, ollama:, llamacpp:, compatible:

option-base-url = o modelin sunucusunun adresi (OPENAI_BASE_URL, ANTHROPIC_BASE_URL, GEMINI_BASE_URL da olur)

option-no-local = yalnızca larder’ın anlamadıklarını değil, her şeyi modele yanıtlatır

option-prompts = istemleri bu klasörden alır

option-max-calls = modellere saatte en çok bu kadar sorar (yoksa 100; kendi sunucunuza gerektiği kadar)

option-effort = modelin ne kadar düşüneceği: none, low, medium, high ya da bildiği başka bir düzey (yoksa sağlayıcının ayarı)

option-answer-tokens = bir yanıtın en çok token sayısı, düşünme dahil (yoksa 8.192)

option-context = modelin bir kerede okuduğu token sayısı (yoksa sunucusunun dediği; bkz. docs/models.md)

option-suite = bench ile: tools, day, nutribench ya da all

option-runs = bench ile: hepsinin kaç kez söyleneceği (yoksa bir kez)

option-least = bench ile: bundan azı doğruysa çıkış kodu 1 olur

option-spend = bench ile: bundan pahalı değilse sormadan sürer (yoksa 1)

option-online = doctor ile: adı verilen modele küçücük bir şey sorar

option-log = doctor ile: son zamanlarda neyin aksadığı; yalnızca adıyla, söylenenler olmadan

option-trace = kimin, neden yanıtladığını ve ağdan geçenleri gösterir; anahtarlar gizlenir

option-profile = kimin günlüğü

option-now = geçerli an, örneğin 2026-11-20T12:30:00+01:00

option-zone = saat dilimi, örneğin Europe/Istanbul

option-language = bu seferki dil: en, de, es, tr ya da zh (yoksa profilin, o da yoksa LANG’ın dili)

option-seed = bu çalıştırmanın kimliklerini her seferinde aynı yapar

option-yes = bu çalıştırmada önerileni onaylar

option-dry-run = neyin kaydedileceğini gösterir, hiçbir şey kaydetmez

option-json = her olay için satırda bir JSON nesnesi; bench DOSYA ile: sürdürmek üzere sonuçlar

option-csv = export ile: günlük, hesap tabloları için tablo olarak; kayıt başına bir satır

option-schema = read ile: bir öğün için söylenenlerin JSON şeması

option-shape = read --json ile: bir öğün için söylenenler, başka bir programın adlarıyla (calsnap)

option-record = konuşmayı bir dosyaya döküm olarak yazar

option-no-color = renksiz (NO_COLOR da olur)

option-plain = renksiz, sütunsuz: ekran okuyucular ve basit uçbirimler için

option-ingredients = understand ile: satırlar tarif satırlarıdır

option-week = hafta, örneğin 2026-W47: report için ya da konuşmanın raporuyla başladığı hafta

option-country = import ile: Open Food Facts’ten yalnızca orada satılanlar, örneğin tr

option-mapping = import ile: başka bir tablonun sütunlarını tanımlar (docs/manual/import.md)

option-eaten = import ile: kaydı olmayan günlerde, bir izleyicinin yenmiş dedikleri de

option-replace = import ile: bir izleyicinin değerleri, kendi günlerinde yazdığınız hareketin yerine geçer

option-kilograms = import ile: birimsiz ağırlıklar kilogramdır

option-pounds = import ile: birimsiz ağırlıklar libredir

option-all-days = import ile: başka bir izleyicinin günlüğü, kendi kaydınız olan günlerde de

option-once = health watch ile: bir kez bakar ve biter; zamanlayıcılar için

option-leave-out = apply ile: okunamayan satırları dışarıda bırakır; o zaman hiçbir şey kaldırılmaz

option-slot = öğünü söylenmeyenler için öğün: breakfast, lunch, dinner ya da snack

option-confirm = mcp ile: onayın verileceği yer; istemcinin formunda (olağan) ya da yalnızca larder’da (draft)

option-keyring = lock ile: anahtar masaüstünün gizli deposunda da durur; veriyi o da açar

option-html = report ile: başka hiçbir şey gerektirmeyen bir sayfa olarak yazar

option-accept = replay ile: çıktıyı yeni döküm olarak alır

option-help = bu yardım

option-version = sürüm

program-say = tek söz: larder say öğlen 200g makarna yedim

program-show = bir gün, hafta, ay, BAŞ..SON ya da progress; programlar için --json ile

program-report = rakamlarla bir hafta (2026-W47, last), ay (2026-10), yıl ya da BAŞ..SON; sayfa olarak da (--html)

program-understand = standart girdinin her satırı için bir JSON satırı: ondan ne anlaşıldığı; hiçbir şey kaydetmez

program-read = bir resim, belge ya da metinde ne olduğu: etiket, fiş, öğün, barkod, ürün; hiçbir şey kaydetmez

program-import = bakılacak besinler (USDA, Open Food Facts, tablolar); harcanan kaloriler ve kilolar (Apple Health, bir tablo); MyFitnessPal, Cronometer ya da OpenNutriTracker günlüğü; ya da larder’ın dışa aktardığı

program-health = yeni sağlık verilerini bekler ve onayınız için tutar

program-export = hepsi tek JSON dosyası olarak, ya da --csv ile günlük tablo olarak

program-backup = kullanımdayken bile tüm veritabanının denetlenmiş bir kopyası

program-journal = günlük düz metin olarak, kayıt başına bir satır; her yerde düzenlenebilir

program-apply = düzenlenmiş bir günlük: neyin değiştiğini gösterir, onayınızla kaydeder

program-replay = dökümleri sınama olarak oynatır

program-bench = bir modeli insanların kastettikleriyle ölçer: 300 satır, günler, dökümler, öğün tabloları (docs/models.md)

program-key = model sağlayıcılarının anahtarlarını saklar, listeler ya da siler; anahtar sorulur, hiç gösterilmez

program-models = seçilebilecek modeller: anahtarı olan ya da burada çalışan her sağlayıcının sundukları

program-doctor = verilerin durumu, neyin ayarlı olduğu, neyin eksik olduğu ve nasıl edinileceği

program-repair = bozuk veriden, günlüğünden ve bir kopyadan (DOSYA ya da sonuncusu) sağlam veri yapar, onayınızla

program-forget = bir kişiyi ya da her şeyi temelli siler: kayıtlardan, günlükten ve larder’ın tuttuğu her şeyden

program-lock = verileri bir parolayla kilitler; o andan sonra her oturumda bir kez sorulur

program-unlock = kilidi kaldırır

program-sync = hanenin öteki cihazlarıyla buluşur; başlatır, katılır ya da ayrılır (docs/sync.md)

program-reminders = larder’ın kahvaltıyı, öğleni, akşamı ve haftayı ne zaman nazikçe hatırlatacağı; hepsi ya da biri açık, kapalı ya da bir saatte

program-remind = zamanlayıcının çalıştırdığı: hatırlatma zamanı geldiyse bir söz söyler, öğün kayıtlıysa susar

program-mcp = araçlarını standart girdi üzerinden başka programlara sunar (Model Context Protocol); yalnızca sizin onayınız kaydeder

program-completion = kabukta komutları ve seçenekleri tamamlayan bir betik (docs/reference.md)

program-man = kılavuz sayfası, roff biçiminde: larder man | man -l -

program-help = bu yardım; tools ile: bir dil modelinin neler isteyebileceği

exit-done = tamam

exit-failed = bir söz ya da oynatma başarısız oldu

exit-usage = kullanım

exit-unconfirmed = bir şey onaysız kaldı (taslak olarak tutuldu)

exit-provider = sağlayıcı ya da ağ

exit-key = anahtar eksik ya da reddedildi

exit-data = veri kilitli, daha yeni ya da bozuk

exit-interrupted = yarıda kesildi

usage-intro = larder: ne yediğinizi söyleyin; neyi kaydedeceğini gösterir, siz evet deyince kaydeder.

usage-converse = konuşma; standart girdi uçbirim değilse bir betik

usage-exits = Çıkış kodları:

usage-wrong = larder: { $sentence } Bkz. larder --help.

usage-wants-value = --{ $option } bir değer ister: --{ $option } { $value }.

usage-takes-no-value = --{ $option } değer almaz.

usage-wants-number = --{ $option } bir tam sayı ister.

usage-wants-effort = --effort, none, low, medium ya da high gibi bir sözcük ister.

usage-no-moment = “{ $value }” saat farkıyla yazılmış bir an değil. Örneğin: 2026-11-20T12:30:00+03:00.

usage-wants-language = --language şunlardan birini ister: { $known }.

usage-wants-suite = --suite için tools, day, nutribench ya da all gerekir.

usage-wants-range = --{ $option } için { $least } ile { $most } arası bir sayı gerekir.

usage-knows-shapes = --shape şunları bilir: { $names }.

usage-one-unit = --kilograms ya da --pounds: yalnızca biri.

usage-wants-slot = --slot için breakfast, lunch, dinner ya da snack gerekir.

usage-wants-confirm = --confirm için form ya da draft gerekir.

usage-say-what = Ne diyelim? Örneğin: larder say 200g makarna yedim.

usage-read-what = Neyi okuyalım? Örneğin: larder read etiket.jpg.

usage-watch-saves-nothing = health watch hiçbir şey kaydetmez: bulduğunu onayınız için tutar. --yes olmadan çalıştırın.

usage-one-file = { $command } tek bir dosya alır.

usage-journal-days = journal bir gün ya da BAŞ..SON alır.

usage-apply-what = Hangi dosya uygulansın? Örneğin: larder apply gunluk.txt.

usage-replay-what = Ne oynatılsın? Örneğin: larder replay transcripts.

usage-models-one = models tek bir sağlayıcı alır.

usage-no-provider = “{ $name }” diye bir sağlayıcı yok. Olanlar: { $all }.

usage-repair-one = repair tek bir kopya alır.

usage-forget-whom = Kim unutulsun? larder forget AD ya da larder forget everything.

usage-forget-wants-yes = Unutulanı hiçbir şey geri getirmez, bu yüzden --yes bunu onaylamaz. Onsuz çalıştırın.

usage-mcp-asks = mcp her onayı bir insanın verebileceği yerde sorar. --yes olmadan çalıştırın.

usage-takes-nothing = { $command } bir şey almaz: “{ $word }” fazla.

usage-no-command = “{ $name }” diye bir komut yok. Kaydetmek için: larder say { $words }.

usage-no-command-near = “{ $name }” diye bir komut yok. Şunu mu demek istediniz: “{ $near }”? Kaydetmek için: larder say { $words }.

usage-no-option = { $name } diye bir seçenek yok.

usage-no-option-near = { $name } diye bir seçenek yok. Şunu mu demek istediniz: --{ $near }?

usage-show-what = show; day, week, month, progress ya da BAŞ..SON ve bir tarih alır.

usage-show-progress = show progress bir gün sayısı alır: larder show progress 90.

usage-import-what = Ne içe aktarılsın? Bir dosya, ya da: larder import usda sr; larder import openfoodfacts.

usage-usda-parts = USDA’da foundation, sr, fndds ve branded var. Örneğin: larder import usda sr.

usage-import-too-much = “{ $word }” fazla. Örneğin: larder import usda sr.

usage-health = health bir dosyayı ya da klasörü izler: larder health watch ~/Aktarimlar.

usage-health-one = health watch tek bir dosya ya da klasör alır: larder health watch ~/Aktarimlar.

usage-key-not-here = Anahtar, başkalarının okuyabileceği komut satırında verilmez: larder key set { $provider } onu sorar.

usage-key-list = key list bir şey almaz.

usage-key-delete = key delete tek bir ad alır.

usage-key = key; set, list ya da delete alır. Örneğin: larder key set openai.

usage-whose-key = Kimin anahtarı? Örneğin: { $example }.

usage-no-key-provider = Bu adda bir sağlayıcı yok. Olanlar: { $names }.

usage-reminders = reminders; on ya da off alır, ya da on, off veya bir saatle breakfast, lunch, dinner ya da week. Örneğin: larder reminders lunch 12:30.

usage-remind = remind; breakfast, lunch, dinner ya da week alır. Örneğin: larder remind lunch.

usage-sync = sync tek başına öteki cihazlarla şimdi buluşur; start YER, on iki sözcükle join YER, invite, status, name AD, undo CİHAZ since GÜN, remove CİHAZ ya da leave alır. Yer, cihazların paylaştığı bir klasör ya da postgresql://… olur.

no-home-known = Ev klasörü bilinmiyor. --home KLASÖR ile birini belirtin.

not-all-written = Hepsi yazılamadı.

no-zone-known = Bu bilgisayar “{ $name }” saat dilimini tanımıyor. Örneğin: Europe/Istanbul.

converse-greeting = larder { $version }: ne yediğinizi söyleyin, ya da /help. Çıkmak için Ctrl-D.

stopped-nothing-taken = larder: Durduruldu; { $file } dosyasından hiçbir şey alınmadı.

model-address-only = --base-url bir modelin sunucusunun adresidir. Modeli de belirtin: --model SAĞLAYICI:AD.

model-no-such = “{ $name }” diye bir model yok. builtin ve { $providers } var.

provider-no-list = { $provider } modellerinin listesini vermiyor.

model-no-address = { $provider } için bir adres yok. --base-url http://localhost:8000/v1 ile birini belirtin.

no-http-address = { $name } bir http ya da https adresi değil.

model-key-not-sent = { $provider } anahtarı, başkalarının okuyabileceği şifresiz http ile { $host } adresine gönderilmez. https ya da bu bilgisayardaki bir sunucuyu kullanın.

model-no-prompt = { $name }.md bir istem değil: istem “version: 1” ile başlar.

model-max-calls = LARDER_MAX_CALLS bir tam sayı ister.

no-such-country = Listede “{ $name }” diye bir ülke yok. Örneğin: --country tr.

no-error-noted = Kayıtlı bir hata yok.

file-read = Dosya: { $path }
