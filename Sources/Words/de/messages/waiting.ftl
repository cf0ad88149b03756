### Was getan wird, während jemand wartet.

waiting-model = { $model } wird gefragt …

waiting-reading = { $file }: { $model } liest …

waiting-page = { $address } wird geholt …

waiting-product = wird nachgeschlagen …

waiting-file = { $file } wird angesehen …

waiting-folder = die neueste Datei wird gesucht …

waiting-codes = { $file }: Strichcodes werden gesucht …

waiting-text = { $file }: Der Text wird gelesen …

waiting-closer = { $file }: noch einmal genauer …

waiting-document = { $file }: Seite { $page } …

import-downloading = Herunterladen: { $parts }

import-resuming = Weiter, wo es aufhörte: { $parts }

import-reading = Lesen: { $parts }

import-gathering = { $table } lesen: { $parts }

import-joining = Lebensmittel zusammenfügen: { $parts }

import-share = { $percent } %

import-records = { $records ->
        [one] { $records } Datensatz
        *[other] { $records } Datensätze
    }

import-rate = { $rate } MB/s

import-seconds-left = noch { $seconds } s

import-minutes-left = noch { $minutes } min
