### Beklenirken ne yapıldığı.

waiting-model = { $model } modeline soruluyor…

waiting-reading = { $file }: { $model } okuyor…

waiting-page = { $address } getiriliyor…

waiting-product = aranıyor…

waiting-file = { $file } dosyasına bakılıyor…

waiting-folder = en yeni dosya aranıyor…

waiting-codes = { $file }: barkod aranıyor…

waiting-text = { $file }: metin okunuyor…

waiting-closer = { $file }: daha yakından bakılıyor…

waiting-document = { $file }: sayfa { $page }…

import-downloading = İndiriliyor: { $parts }

import-resuming = Kaldığı yerden sürüyor: { $parts }

import-reading = Okunuyor: { $parts }

import-gathering = { $table } okunuyor: { $parts }

import-joining = Besinler birleştiriliyor: { $parts }

import-share = %{ $percent }

import-records = { $records ->
        [one] { $records } kayıt
        *[other] { $records } kayıt
    }

import-rate = { $rate } MB/sn

import-seconds-left = { $seconds } sn kaldı

import-minutes-left = { $minutes } dk kaldı
