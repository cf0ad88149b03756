### Lo que se hace mientras alguien espera.

waiting-model = preguntando a { $model }…

waiting-reading = { $file }: { $model } está leyendo…

waiting-page = Descargando { $address }…

waiting-product = buscándolo…

waiting-file = mirando { $file }…

waiting-folder = buscando el archivo más nuevo…

waiting-codes = { $file }: buscando códigos…

waiting-text = { $file }: leyendo el texto…

waiting-closer = { $file }: mirando más de cerca…

waiting-document = { $file }: página { $page }…

import-downloading = Descargando: { $parts }

import-resuming = Siguiendo donde se quedó: { $parts }

import-reading = Leyendo: { $parts }

import-gathering = Leyendo { $table }: { $parts }

import-joining = Juntando alimentos: { $parts }

import-share = { $percent } %

import-records = { $records ->
        [one] { $records } registro
        *[other] { $records } registros
    }

import-rate = { $rate } MB/s

import-seconds-left = quedan { $seconds } s

import-minutes-left = quedan { $minutes } min
