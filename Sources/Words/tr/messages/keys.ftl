### Keys of the providers of models, in Turkish: see docs/messages.md.

key-in-environment = ortamdaki { $variable }

key-in-store = gizli depo

key-in-input = standart girdi

key-missing = { $provider } için anahtar yok. Saklamak için: larder key set { $provider }. Ya da { $variable } değişkenini ayarlayın.

key-file-unreadable = { $path } anahtar dosyası okunamadı. Sizin mi?

key-file-unwritable = { $path } yazılamadı. Klasör sizin mi, yer var mı?

key-no-folder = Anahtarlar için bir klasör bilinmiyor. --home KLASÖR ile birini belirtin.

key-store-absent = Burada gizli depo yok.

key-store-silent = Gizli depo yanıt vermedi. Kilidi açık mı?

key-store-failed = Gizli depoya sorulamadı. Çalışıyor mu?

key-empty = boş

key-too-long = { $most } bayttan uzun

key-blank-inside = içinde boşluk ya da satır sonu var

key-unprintable = içinde hiçbir anahtarda olmayan bir karakter var

key-variable-unusable = { $variable } bir anahtar değil: { $reason }. Yeniden ayarlayın ya da unset ile kaldırın.

key-store-unusable = Gizli depodaki bir anahtar değil: { $reason }. Değiştirmek için: { $renewal }.

key-file-unusable = { $path } anahtar dosyasında anahtar yok: { $reason }. Değiştirmek için: { $renewal }.

key-input-unusable = Bu bir anahtar değil: { $reason }. Hiçbir şey saklanmadı.

key-file-link = { $path } anahtar dosyası bir bağlantı ve kullanılmıyor. Yerine dosya koymak için: { $renewal }.

key-file-not-regular = { $path } olağan bir dosya değil ve kullanılmıyor. Onu kaldırın, sonra: { $renewal }.

key-file-not-own = { $path } anahtar dosyası başkasının ve kullanılmıyor. Değiştirmek için: { $renewal }.

key-file-open = { $path } anahtar dosyası başkalarına açık ve kullanılmıyor. Düzeltmek için: chmod 600 { $quoted }

key-kept = { $provider } anahtarı saklandı: { $place }.

key-kept-in-file = { $provider } anahtarı { $path } içinde saklandı; onu yalnızca siz okuyabilirsiniz.

key-older-removed = Eskisi silindi: { $place }.

key-variable-first = { $variable } ayarlı ve ondan önce gelir.

key-not-used = { $place } (kullanılmıyor: üstteki önce gelir)

key-none = Anahtar yok. Saklamak için: larder key set openai.

key-removed = { $provider } anahtarı silindi: { $place }.

key-none-kept = { $provider } için saklanan anahtar yok.

key-variable-stays = { $variable }, larder’ın erişemediği ortamda ayarlı: unset { $variable }

key-prompt = { $provider } anahtarı (gösterilmez):

key-no-dry-run = Anahtarların denemesi olmaz: key list neler olduğunu gösterir.

key-trouble-and-missing = { $trouble } { $missing }
