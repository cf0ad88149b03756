### Copies, journals in text and documents of everything, in English: see docs/messages.md.

# $path (words)
backup-not-written = { $path } could not be written. Is the folder there and writable?

backup-not-whole = The copy could not be made whole, so there is none. larder doctor tells more.

backup-hint-never = There is no copy of your data yet: larder backup makes one, whenever you like.

# $days (count)
backup-hint-old = The last copy of your data is { $days ->
        [one] { $days } day
        *[other] { $days } days
    } old: larder backup makes one, whenever you like.

# $path (words)
# $size (text)
backup-true-copy = { $path }: { $size }, a true copy.

# $path (words)
# $size (text)
backup-checked = { $path }: { $size }, checked.

# $file (words)
export-broken = { $file } is broken or ends in the middle, so nothing was taken from it. Export it again.

# $file (words)
export-newer = { $file } was written by a newer larder. Please update larder; nothing was taken from it.

# $number (count)
# $file (words)
export-unreadable = Record { $number } of { $file } cannot be read, so nothing was taken from it.

# $number (count)
# $file (words)
# $reason (text)
export-invalid = Record { $number } of { $file } cannot be right, so nothing was taken from it. { $reason }

# $number (count)
# $file (words)
export-twice = Record { $number } of { $file } has the id of another one in it, so nothing was taken from it.

# $number (count)
# $file (words)
# $kind (Record.Kind)
export-without-parent = Record { $number } of { $file } belongs to a { record-kind } that is not there, so nothing was taken from it.

# $file (words)
export-default-profiles = In { $file } not exactly one profile is the default, so nothing was taken from it.

# $number (count)
# $file (words)
export-other-record = Record { $number } of { $file } has the id of another one here, so nothing was taken from it.

# $file (words)
export-too-large = { $file } is larger than everything of a household can be, so nothing was taken from it.

journal-no-days-here = No days.

# $words (words)
journal-no-such-days = “{ $words }” are no days. For example: larder journal 2026-11-01..2026-11-30.

# $file (words)
journal-not-utf8 = { $file } is not in UTF-8. Save it so, then apply it again.

# $file (words)
journal-not-ours = { $file } is no journal of larder’s: its first line says whose it is. larder journal > FILE writes one.

# $size (figure)
size-kilobytes = { NUMBER($size, maximumFractionDigits: 0) } kB

# $size (figure)
size-megabytes = { NUMBER($size, maximumFractionDigits: 1) } MB

# $size (figure)
size-gigabytes = { NUMBER($size, maximumFractionDigits: 1) } GB
