### What is being done while somebody waits, in English: see docs/messages.md.

# $model (words)
waiting-model = asking { $model }…

# A photo, a label or a receipt.
# $file (words)
# $model (words)
waiting-reading = { $file }: { $model } is reading…

# $address (words)
waiting-page = Fetching { $address }…

# Open Food Facts is asked.
waiting-product = looking it up…

# $file (words)
waiting-file = looking at { $file }…

waiting-folder = looking for the newest file…

# Steps of looking at a file.
# $file (words)
waiting-codes = { $file }: looking for codes…

# $file (words)
waiting-text = { $file }: reading the text…

# $file (words)
waiting-closer = { $file }: a closer look…

# $file (words)
# $page (count)
waiting-document = { $file }: page { $page }…

# Steps of an import, each with how far it has come: “Reading: 34 %, 12,345 records, 45.2 MB/s, 2 min left”.
# $parts (series)
import-downloading = Downloading: { $parts }

# $parts (series)
import-resuming = Going on where it stopped: { $parts }

# $parts (series)
import-reading = Reading: { $parts }

# $table (words)
# $parts (series)
import-gathering = Reading { $table }: { $parts }

# $parts (series)
import-joining = Putting foods together: { $parts }

# $percent (count)
import-share = { $percent } %

# $records (count)
import-records = { $records ->
        [one] { $records } record
        *[other] { $records } records
    }

# Megabytes in a second.
# $rate (figure)
import-rate = { $rate } MB/s

# $seconds (count)
import-seconds-left = { $seconds } s left

# $minutes (count)
import-minutes-left = { $minutes } min left
