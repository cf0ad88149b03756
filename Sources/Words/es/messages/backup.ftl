### Copies, journals in text and documents of everything, in Spanish: see docs/messages.md.

backup-not-written = No se pudo escribir { $path }. ¿Existe la carpeta y se puede escribir en ella?

backup-not-whole = No se pudo completar la copia, así que no hay ninguna. larder doctor dice más.

backup-hint-never = Aún no hay ninguna copia de tus datos: larder backup hace una, cuando quieras.

backup-hint-old = La última copia de tus datos tiene { $days ->
        [one] { $days } día
        *[other] { $days } días
    }: larder backup hace una, cuando quieras.

backup-true-copy = { $path }: { $size }, una copia fiel.

backup-checked = { $path }: { $size }, comprobada.

export-broken = { $file } está dañado o acaba a medias, así que no se tomó nada. Expórtalo otra vez.

export-newer = { $file } lo escribió un larder más nuevo. Actualiza larder; no se tomó nada.

export-unreadable = El registro { $number } de { $file } no se puede leer, así que no se tomó nada.

export-invalid = El registro { $number } de { $file } no puede ser correcto, así que no se tomó nada. { $reason }

export-twice = El registro { $number } de { $file } tiene el identificador de otro del mismo archivo, así que no se tomó nada.

export-without-parent = El registro { $number } de { $file } pertenece a algo que falta ({ record-kind }), así que no se tomó nada.

export-default-profiles = En { $file } no hay exactamente un perfil predeterminado, así que no se tomó nada.

export-other-record = El registro { $number } de { $file } tiene el identificador de otro de aquí, así que no se tomó nada.

export-too-large = { $file } es mayor de lo que puede ocupar todo un hogar, así que no se tomó nada.

journal-no-days-here = No hay días.

journal-no-such-days = “{ $words }” no son días. Por ejemplo: larder journal 2026-11-01..2026-11-30.

journal-not-utf8 = { $file } no está en UTF-8. Guárdalo así y vuelve a aplicarlo.

journal-not-ours = { $file } no es un diario de larder: su primera línea dice de quién es. larder journal > ARCHIVO escribe uno.

size-kilobytes = { NUMBER($size, maximumFractionDigits: 0) }{"\u00A0"}kB

size-megabytes = { NUMBER($size, maximumFractionDigits: 1) }{"\u00A0"}MB

size-gigabytes = { NUMBER($size, maximumFractionDigits: 1) }{"\u00A0"}GB
