### Copies, journals in text and documents of everything, in Turkish: see docs/messages.md.

backup-not-written = { $path } yazılamadı. Klasör var mı ve yazılabilir mi?

backup-not-whole = Kopya tamamlanamadı, bu yüzden kopya yok. larder doctor daha fazlasını söyler.

backup-hint-never = Verilerinizin henüz kopyası yok: larder backup, dilediğiniz zaman bir kopya yapar.

backup-hint-old = Verilerinizin son kopyası { $days ->
        [one] { $days } günlük
        *[other] { $days } günlük
    }: larder backup, dilediğiniz zaman yenisini yapar.

backup-true-copy = { $path }: { $size }, aslına uygun bir kopya.

backup-checked = { $path }: { $size }, denetlendi.

export-broken = { $file } bozuk ya da yarıda bitiyor, bu yüzden ondan hiçbir şey alınmadı. Yeniden dışa aktarın.

export-newer = { $file } daha yeni bir larder ile yazılmış. Lütfen larder’ı güncelleyin; ondan hiçbir şey alınmadı.

export-unreadable = { $file } içindeki { $number }. kayıt okunamadı, bu yüzden ondan hiçbir şey alınmadı.

export-invalid = { $file } içindeki { $number }. kayıt doğru olamaz, bu yüzden ondan hiçbir şey alınmadı. { $reason }

export-twice = { $file } içindeki { $number }. kaydın kimliği oradaki başka bir kayıtla aynı, bu yüzden ondan hiçbir şey alınmadı.

export-without-parent = { $file } içindeki { $number }. kaydın bağlı olduğu şey yok ({ record-kind }), bu yüzden ondan hiçbir şey alınmadı.

export-default-profiles = { $file } içinde tam olarak tek bir varsayılan profil yok, bu yüzden ondan hiçbir şey alınmadı.

export-other-record = { $file } içindeki { $number }. kaydın kimliği buradaki başka bir kayıtla aynı, bu yüzden ondan hiçbir şey alınmadı.

export-too-large = { $file } bir hanenin her şeyinden daha büyük, bu yüzden ondan hiçbir şey alınmadı.

journal-no-days-here = Gün yok.

journal-no-such-days = “{ $words }” gün değil. Örneğin: larder journal 2026-11-01..2026-11-30.

journal-not-utf8 = { $file } UTF-8 değil. Öyle kaydedip yeniden uygulayın.

journal-not-ours = { $file } bir larder günlüğü değil: böyle bir günlüğün ilk satırı kimin olduğunu söyler. larder journal > DOSYA bir tane yazar.

size-kilobytes = { NUMBER($size, maximumFractionDigits: 0) }{"\u00A0"}kB

size-megabytes = { NUMBER($size, maximumFractionDigits: 1) }{"\u00A0"}MB

size-gigabytes = { NUMBER($size, maximumFractionDigits: 1) }{"\u00A0"}GB
