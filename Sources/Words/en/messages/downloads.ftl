### Tables of foods that are fetched and read, in English: see docs/messages.md.

food-import-already = Nothing to do: this was imported before.

# $source (words)
# $count (count)
food-import-source = { $source }: { $count ->
        [one] { $count } food
        *[other] { $count } foods
    }.

# $credit (words) is in the words of the source.
# $source (text)
food-import-credited = { $source } { $credit }.

# $changes (series)
food-import-foods = Foods: { $changes }.

# Parts of food-import-foods.
# $count (count)
food-import-new = { $count } new

# $count (count)
food-import-changed = { $count } changed

# $count (count)
food-import-unchanged = { $count } as they were

# $count (count)
food-import-older = { $count } left as they are, which is newer

# $count (count)
food-import-removed = { $count } gone from the new edition

# $count (count)
# $reason (text)
food-import-left-out = Left out: { $count ->
        [one] { $count } record
        *[other] { $count } records
    } { $reason }.

# $count (count)
# $reason (text)
food-import-passed-over = Passed over: { $count ->
        [one] { $count } record
        *[other] { $count } records
    } { $reason }.

food-import-apart = They are for looking up, apart from your records; one becomes yours when you log it.

# Why a record is left out, behind its count.
reject-not-readable = that cannot be read

# Why a record is left out, behind its count.
reject-too-long = too long for a food

# Why a record is left out, behind its count.
reject-wrong-width = with more or fewer fields than the header

# Why a record is left out, behind its count.
reject-no-identifier = without a number or barcode

# Why a record is left out, behind its count.
reject-no-name = without a name

# Why a record is left out, behind its count.
reject-name-too-long = with a name longer than a page

# Why a record is left out, behind its count.
reject-not-a-number = with something else where a number belongs

# Why a record is left out, behind its count.
reject-no-nutrition = without figures

# Why a record is left out, behind its count.
reject-unknown-basis = that are neither per 100 g nor per 100 ml

# Why a record is left out, behind its count.
reject-not-a-food = that are no food to eat

# Why a record is left out, behind its count.
reject-superseded = of foods that a newer version replaces

# Why a record is left out, behind its count.
reject-other-country = of other countries

food-import-stopped = Stopped; what was read so far is there. The same command goes on from here.

# $file (words)
whole-broken-archive = { $file } is broken or ends in the middle, so nothing was taken from it. Get it again.

# $file (words)
whole-too-large = { $file } unpacks to more than such a file can hold, so nothing was taken from it.

# $file (words)
whole-too-much-inside = { $file } holds more than such a file can, so nothing was taken from it.

# $program (words)
# $file (words)
whole-program = { $program } did not get on with { $file }, so nothing was taken from it.

# $file (words)
whole-read-failed = { $file } could not be read to its end, so nothing was taken from it.

# $file (words)
import-no-file = There is no file “{ $file }”.

# $file (words)
import-not-readable = { $file } cannot be opened. Check its permissions.

# $file (words)
import-not-a-file = { $file } is no plain file: a device or a pipe has no end. Save it to a file first.

# $file (words)
import-empty = { $file } is empty, or a table in it is. Download it again.

# $file (words)
import-unknown-kind = { $file } is nothing that larder can read: an Apple Health export, a table of days and kcal, the diary of MyFitnessPal, Cronometer or OpenNutriTracker, downloads of USDA and Open Food Facts, national tables saved as CSV.

# $file (words)
import-one-table = { $file } is one table of a USDA download. Give the folder or the zip that it came in.

# $file (words)
import-nothing-inside = There is nothing in { $file } that larder reads.

# $file (words)
import-too-many-inside = { $file } holds more files than any download of foods has.

# $file (words)
# $table (words)
import-table-missing = { $file } has no { $table }, without which there are no foods.

# $count (count)
# $file (words)
# $columns (words)
import-column-missing = { $file } lacks { $count ->
        [one] the column
        *[other] columns:
    } { $columns }. Nothing more was taken from it.

# $file (words)
# $header (words)
import-wrong-unit = In { $file } the column “{ $header }” has another unit than its description says.

# $file (words)
import-not-utf8 = { $file } is not in UTF-8. Save it as “CSV UTF-8”.

# $file (words)
import-spreadsheet = { $file } is a spreadsheet. Save its sheet of foods as “CSV UTF-8” and import that.

# $file (words)
import-broken-archive = { $file } is broken or ends in the middle. What came before is there; download it again and import it.

# $file (words)
import-too-large = { $file } unpacks to more than such a file can hold. Nothing more was taken from it.

# $file (words)
# $program (words)
import-program-missing = To unpack { $file }, { $program } is needed: apt-get install { $program }

# $program (words)
# $file (words)
import-program = { $program } did not get on with { $file }. What came before is there.

# $file (words)
import-ambiguous-days = Days like 03/04/2026 in { $file } can be read in two ways. Write them as 2026-04-03.

# $file (words)
import-changed-meanwhile = { $file } changed while it was read. Import it again when nothing writes to it any more.

# $file (words)
import-read-failed = { $file } could not be read to its end. What came before is there.

# $file (words)
import-no-scratch = There is no room for what reading { $file } takes, so nothing was taken from it. TMPDIR may name a folder on another disk.

download-stopped = larder: Stopped; the same command goes on with the download from here.

# $host (words)
download-not-secure = { $host } is not asked without https.

# $host (words)
# $file (words)
# $status (words)
# $page (words)
download-refused = { $host } has no { $file } ({ $status }). Get the newest from { $page } and import the file.

# $trouble (text)
download-transport = { $trouble } The same command goes on from here.

# $file (words)
download-too-large = { $file } is larger than such a file can be.

# $host (words)
# $page (words)
download-misdirected = { $host } points to nowhere. Get the file from { $page } and import it.

download-cannot-write = The download cannot be written to the data folder. Make room, then try again.

download-library-missing = To download, libcurl is needed: apt-get install libcurl4.

# $host (words)
download-unreachable = { $host } cannot be reached. Is the network there?

# $host (words)
download-untrusted = The connection to { $host } cannot be trusted.

# $host (words)
download-silent = { $host } does not answer.

# $host (words)
download-broke-off = The download from { $host } broke off.

# $path (words)
table-description-unreadable = The description of the table cannot be read: { $path }

# $number (count)
# $problem (text)
table-description-line = Line { $number } of the description: { $problem }

# $problem (text)
table-description = The description: { $problem }

# Part of table-description.
mapping-no-value = a key and a value are wanted, as “kcal = Energy (kcal)”.

# Part of table-description.
# $key (words)
mapping-unknown-key = there is no key “{ $key }”.

# Part of table-description.
# $value (words)
mapping-unknown-value = “{ $value }” is not one of the choices.

# Part of table-description.
# $key (words)
mapping-twice = “{ $key }” stands there twice.

# Part of table-description.
# $key (words)
mapping-missing = “{ $key }” is missing.

# $path (words)
watch-nothing-there = There is no file or folder “{ $path }”.

watch-nothing-new = Nothing new.

watch-waiting = Waiting for new health data; Ctrl-C ends it.

# $summary (text)
watch-would-keep = Would be kept for your yes: { $summary }.

# $summary (text)
watch-kept = Kept for your yes: { $summary }. larder asks when you start it.
