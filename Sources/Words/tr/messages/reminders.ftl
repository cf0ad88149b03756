### What larder reminds of, in Turkish: see docs/messages.md.

reminder-breakfast = Günaydın, kahvaltınız afiyet olsun. Kaydetmek için birkaç söz yeter: { $command }

reminder-lunch = Öğle yemeğiniz afiyet olsun. Dilediğiniz zaman birkaç sözle kaydedebilirsiniz: { $command }

reminder-dinner = Akşam yemeğiniz afiyet olsun. Dilediğiniz zaman birkaç sözle kaydedebilirsiniz: { $command }

reminder-week = Haftanız hazır; dilediğiniz zaman geriye bakabilirsiniz: { $command }

reminder-open = Aç

reminder-none = Şu anda hatırlatılacak bir şey yok.

reminder-off = { slot-title } hatırlatmaları kapalı.

reminder-week-off = Hafta hatırlatmaları kapalı.

reminder-not-now = { slot-title } hatırlatmasının zamanı değil.

reminder-week-not-now = Hafta hatırlatmasının zamanı değil.

reminder-logged = { slot-title } günlükte var.

reminder-week-reported = Haftalık rapor zaten hazır.

reminder-week-empty = Bu haftada geriye bakılacak bir şey yok.

reminders-row = hatırlatmalar

reminders-row-week = hafta

reminders-on = açık

reminders-off = kapalı (larder reminders on açar)

reminders-weekly = { style-weekday } { $time }

reminders-time = { $time }

reminders-time-off = { $time }, kapalı

reminders-at = { $name } { $time }

reminders-nobody = Burada larder’ı uyandıracak systemd veya cron yok. Bu saatlerde “larder remind” komutunu başka bir şey çalıştırsın.

reminders-no-dry-run = Hatırlatmaların denemesi yoktur: larder reminders neyin ayarlı olduğunu gösterir.

reminders-line-break = Zamanlayıcıda satır sonu içeren bir ad bulunamaz.

reminders-no-program = larder’ın nerede olduğu bilinmiyor; bu yüzden hiçbir zamanlayıcı onu çalıştıramaz.

reminders-systemd-refused = systemd zamanlayıcıları kabul etmedi. Nedenini şu komut söyler: “{ $command }”.

reminders-not-written = Şu dosya yazılamadı: { $path }. Klasöre yazılabiliyor mu?

reminders-crontab-unread = crontab okunamadı, olduğu gibi kalıyor. Nedenini “crontab -l” söyler.

reminders-crontab-unwritten = crontab yazılamadı; eskisi gibi duruyor.
