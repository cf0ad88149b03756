### Files, pages, models and data that fail, in Turkish: see docs/messages.md.

file-trouble = { $path }: { $trouble }

file-absent = Böyle bir dosya yok.

file-folder = Bu bir klasör. İçindeki bir dosyayı söyleyin.

file-link = Bu, başka bir dosyaya bağlantı. O dosyanın kendisini söyleyin.

file-special = Bu bir aygıt ya da boru, dosya değil.

file-not-permitted = Bu dosyayı okuma iznim yok. İzinlerini denetleyin.

file-empty = Dosya boş.

file-too-large = Dosya { $size }{"\u00A0"}MB; en çok { $most }{"\u00A0"}MB okunur.

file-failed = Sistem dosyayı okuyamadı (hata { $code }).

file-no-text = bu, burada okunabilecek bir metin değil.

file-nothing-read = İçinde okuyabileceğim bir şey bulamıyorum.

files-not-here = Burada dosyalara bakılamaz.

folder-absent = Böyle bir klasör yok.

folder-without-pictures = Bu klasörde resim ya da PDF yok.

folders-without-pictures = Resim ya da PDF bulunamadı: { $folders }. Klasörünü söyleyin.

media-damaged = Dosya bozuk ya da yarım.

media-pixels = Resim { $width } × { $height } piksel; en çok { $most } milyon açılır.

media-password = Belge parola istiyor. Parolasız kaydedip o dosyayı söyleyin.

media-drawing = Bu bir çizim (SVG); başka dosyalara başvurabilir, bu yüzden açılmaz.

media-archive = Bu bir arşiv. Açıp içindeki bir dosyayı söyleyin.

media-unknown = Bu ne resim, ne PDF, ne de metin.

media-too-long = Okuması { $seconds } saniyeden uzun sürdü ve durduruldu. Daha az iş varken yeniden söyleyin, ya da yalnızca o bölümün resmini; ya da yazanı yazın: “REWE’den 2 l süt 1,19 aldım”.

media-stopped = Okuma durduruldu.

media-failed = { $program } başarısız oldu. Diski ve geçici klasörünü denetleyin.

media-missing-pictures = Resim okumak için { $program } gerek: apt-get install { $package }

media-missing-text = Resimdeki yazıyı okumak için { $program } gerek: apt-get install { $package }

media-missing-barcodes = Barkod okumak için { $program } gerek: apt-get install { $package }

media-missing-pdf = PDF okumak için { $program } gerek: apt-get install { $package }

page-no-address = yalnızca http:// ya da https:// ile başlayan adresler alınır.

page-not-here = burada sayfa alınamaz.

page-absent = böyle bir sayfa yok.

page-refused = sunucu onu vermedi ({ $status }).

page-offline = şu anda ulaşılamıyor.

page-no-library = larder ağa ulaşamıyor: libcurl4 kurulu değil.

page-timed-out = zamanında yanıt gelmedi.

page-broke = bağlantı koptu.

page-untrusted = bağlantıya güvenilemiyor, bu yüzden bir şey okunmadı.

page-too-large = tarif içeren bir sayfadan büyük.

page-moved = başka yeri gösteriyor ve bir sayfaya çıkmıyor.

page-not-public = bu makinede ya da yerel ağda; larder oraya gitmez. LARDER_LOCAL_PAGES=yes buna izin verir.

page-no-text = gelen, okunabilir bir metin değil.

page-stopped = durduruldu.

page-no-answer = okunabilir bir yanıt gelmedi.

model-recorded-used-up = Kayıtlı yanıtlar bitti.

model-no-library = Bu model libcurl istiyor: apt-get install libcurl4. Ya da /model builtin kullanın.

model-unreachable = { $provider } sunucusuna ulaşılamıyor. Bağlantıyı denetleyin ya da /model builtin kullanın.

model-untrusted = { $provider } sertifikasına güvenilmiyor. Adresi ve saati denetleyin.

model-redirected = { $provider } şuraya yönlendiriyor: { $host }; larder izlemez. Temel adresi denetleyin.

model-redirected-elsewhere = { $provider } başka bir adrese yönlendiriyor; larder izlemez. Temel adresi denetleyin.

model-timed-out = { $provider } zamanında yanıt vermedi. Yeniden deneyin ya da /model builtin kullanın.

model-broke-off = { $provider } yanıtı yarıda kaldı. Yeniden deneyin ya da /model builtin kullanın.

model-no-key = { $provider } için anahtar yok: larder key set { $provider } birini saklar. Ya da /model builtin kullanın.

model-key-refused = { $provider } anahtarı kabul etmedi. Denetleyin ya da /model builtin kullanın.

model-forbidden = { $provider } anahtarınızla buna izin vermiyor. Denetleyin ya da /model builtin kullanın.

model-quota = { $provider } kotası doldu. Hesabı denetleyin ya da /model builtin kullanın.

model-rate-limited-for = { $provider } şimdilik istek almıyor. { $seconds }{"\u00A0"}sn sonra yeniden deneyin ya da /model builtin kullanın.

model-rate-limited = { $provider } şimdilik istek almıyor. Bir dakika sonra yeniden deneyin ya da /model builtin kullanın.

model-busy = { $provider } meşgul. Birazdan yeniden deneyin ya da /model builtin kullanın.

model-too-long = Konuşma { $provider } için çok uzun. Çıkıp yeniden başlayın ya da /model builtin kullanın.

model-unknown = { $provider } içinde “{ $model }” modeli yok. Adını denetleyin.

model-no-tools = “{ $model }” araç kullanamıyor. Başka bir model seçin ya da /model builtin.

model-filtered = { $provider } buna yanıt vermedi. Başka sözlerle söyleyin ya da /model builtin kullanın.

model-refused = { $provider } isteği kabul etmedi. Başka bir model deneyin ya da /model builtin.

model-unreadable = { $provider } okunamayan bir yanıt verdi. Yeniden deneyin.

model-never = Hiçbir modele sorulamaz: sınır saatte 0 kez (--max-calls, LARDER_MAX_CALLS).

model-limit = Bu saat içinde modellere { $times } kez soruldu, izin verildiği kadar (--max-calls, LARDER_MAX_CALLS).

model-not-counted = Hiçbir modele sorulmadı: istek sayılamadı. Verilerde ne olduğunu larder doctor söyler.

model-cancelled = İptal edildi.

data-of-newer = Veriler daha yeni bir larder ile yazılmış (biçim { $found }, bu { $known } biliyor). Lütfen larder’ı güncelleyin.

data-damaged = Veri dosyası bozuk. larder repair son yedekle onarır; evet demenizden önce hiçbir şey değişmez.

data-in-use = Verileri başka bir program kullanıyor. Onu kapatıp yeniden deneyin; hiçbir şey kaybolmaz.

data-read-only = Veriler yazılamıyor: salt okunur. Klasörünün izinlerini denetleyin.

data-sealed = Veriler bir parolayla kilitli (larder lock) ve açılmadı.

data-disk-full = Disk dolu. Yer açıp yeniden e deyin; hiçbir şey kaybolmaz.

data-no-memory = Bunun için bellek yetmiyor. Başka programları kapatıp yeniden deneyin; hiçbir şey kaybolmaz.

data-disk-failed = Disk okunamadı ya da yazılamadı. Denetleyip yeniden deneyin.

data-folder-not-permitted = Veri klasörünü açma izni yok. İzinlerini denetleyin ya da --home ile başkasını seçin.

data-folder-is-file = Veri klasörünün adı bir dosyaya ait. --home ile başkasını seçin.

data-folder-fails = Veri klasörü açılamıyor. --home ile başkasını seçin.

data-saved-already = Bu zaten kayıtlı.

data-changed-since = Dayandığı bir şey o zamandan beri değişti. Yeniden sorun.

data-gone-since = Gereken bir şey artık yok. Yeniden sorun.

data-not-saved = Kaydedilmedi: { $fault }.

data-cannot-undo = Bu artık geri alınamaz.

data-fault = Veri dosyası { $code } hatasını verdi. larder doctor daha fazlasını söyler.

fault-no-name = adı yok

fault-too-long = bir ad ya da metin çok uzun

fault-characters = bir adda gösterilemeyen karakterler var

fault-grams = bir ağırlık 0 ile 100{"\u00A0"}kg arasında değil

fault-no-grams = bir ağırlık eksik

fault-figure = olabileceğinden fazla: { nutrient-name }

fault-no-energy = enerjisi yok

fault-figures-differ = değerleri besininden çıkmıyor

fault-number = bir sayı makul sınırların dışında

fault-does-not-fit = verilerin geri kalanına uymuyor

fault-in-itself = bir tarif kendi malzemesi olamaz

fault-needed = başka kayıtlara hâlâ gerekli

fault-default-profiles = tam olarak bir profil varsayılan olmalı

seal-no-library = Kilitli veriler libsodium istiyor; burada yok: apt-get install libsodium23.

seal-no-memory = Kilidi açmaya bellek yetmiyor. Başka programları kapatıp yeniden deneyin.

seal-wrong-passphrase = Parola bu değil. Hiçbir şey değişmedi.

seal-wrong-key = Anahtar deposundaki anahtar bu verilerinki değil.

seal-damaged = Kilit bilgisi bozuk; hiçbir parola açmıyor. larder repair DOSYA, larder backup kopyasını kullanır.
