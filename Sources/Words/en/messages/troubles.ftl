### Files, pages, models and data that fail, in English: see docs/messages.md.

# $path (words)
# $trouble (text)
file-trouble = { $path }: { $trouble }

file-absent = There is no such file.

file-folder = That is a folder. Name a file in it.

file-link = That is a link to another file. Name that file itself.

file-special = That is a device or a pipe, not a file.

file-not-permitted = I may not read that file. Check its permissions.

file-empty = The file is empty.

# $size (count) in megabytes
# $most (count) in megabytes
file-too-large = The file has { $size } MB; up to { $most } MB are read.

# $code (words)
file-failed = The system could not read the file (error { $code }).

file-no-text = this is no text that can be read here.

file-nothing-read = I find nothing in it that I can read.

files-not-here = Files cannot be looked at here.

folder-absent = There is no such folder.

folder-without-pictures = There is no picture or PDF in that folder.

# $folders (series)
folders-without-pictures = There is no picture or PDF in { $folders }. Name its folder.

media-damaged = The file is damaged or cut off.

# $width (words)
# $height (words)
# $most (count) in millions
media-pixels = The picture has { $width } × { $height } pixels; up to { $most } million are opened.

media-password = The document needs a password. Save it without one and name that file.

media-drawing = That is a drawing (SVG), which may name other files and is not opened.

media-archive = That is an archive. Unpack it and name a file in it.

media-unknown = That is no picture, PDF or text.

# $seconds (count)
media-too-long = Reading it took longer than { $seconds } seconds and was stopped. Name it again when less is going on, or a picture of that part alone, or type what it says: “bought 2 l milk 1.19 at REWE”.

media-stopped = Reading was stopped.

# $program (words)
media-failed = { $program } failed. Check the disk and its temporary folder.

# A program that reads it is not installed.
# $program (words)
# $package (words)
media-missing-pictures = Reading pictures needs { $program }: apt-get install { $package }

# A program that reads it is not installed.
# $program (words)
# $package (words)
media-missing-text = Reading text in pictures needs { $program }: apt-get install { $package }

# A program that reads it is not installed.
# $program (words)
# $package (words)
media-missing-barcodes = Reading barcodes needs { $program }: apt-get install { $package }

# A program that reads it is not installed.
# $program (words)
# $package (words)
media-missing-pdf = Reading PDF files needs { $program }: apt-get install { $package }

page-no-address = only addresses that begin with http:// or https:// are fetched.

page-not-here = pages cannot be fetched here.

page-absent = there is no such page.

# $status (words)
page-refused = the server did not give it out ({ $status }).

page-offline = it cannot be reached now.

page-no-library = larder cannot reach the network: libcurl4 is not installed.

page-timed-out = no answer came in time.

page-broke = the connection broke.

page-untrusted = the connection cannot be trusted, so nothing was read.

page-too-large = it is larger than a page with a recipe.

page-moved = it points elsewhere, and leads to no page.

page-not-public = it is on this machine or in a local network, where larder does not go. LARDER_LOCAL_PAGES=yes allows it.

page-no-text = what came is no text that can be read.

page-stopped = it was stopped.

page-no-answer = no answer came that can be read.

model-recorded-used-up = The recorded answers are used up.

model-no-library = This model needs libcurl: apt-get install libcurl4. Or use /model builtin.

# $provider (words)
model-unreachable = { $provider } cannot be reached. Check the connection, or use /model builtin.

# $provider (words)
model-untrusted = The certificate of { $provider } is not trusted. Check the address and the clock.

# $provider (words)
# $host (words)
model-redirected = { $provider } points to { $host }, which larder does not follow. Check the base URL.

# $provider (words)
model-redirected-elsewhere = { $provider } points to another address, which larder does not follow. Check the base URL.

# $provider (words)
model-timed-out = { $provider } did not answer in time. Try again, or use /model builtin.

# $provider (words)
model-broke-off = The answer of { $provider } broke off. Try again, or use /model builtin.

# $provider (words)
model-no-key = No key for { $provider }: larder key set { $provider } keeps one. Or use /model builtin.

# $provider (words)
model-key-refused = { $provider } refused the key. Check it, or use /model builtin.

# $provider (words)
model-forbidden = { $provider } does not allow this with your key. Check it, or use /model builtin.

# $provider (words)
model-quota = The quota at { $provider } is used up. Check the account, or use /model builtin.

# $provider (words)
# $seconds (count)
model-rate-limited-for = { $provider } takes no more requests for now. Try again in { $seconds } s, or use /model builtin.

# $provider (words)
model-rate-limited = { $provider } takes no more requests for now. Try again in a minute, or use /model builtin.

# $provider (words)
model-busy = { $provider } is busy. Try again in a moment, or use /model builtin.

# $provider (words)
model-too-long = The conversation is too long for { $provider }. Leave and start again, or use /model builtin.

# $provider (words)
# $model (words)
model-unknown = { $provider } has no model “{ $model }”. Check its name.

# $model (words)
model-no-tools = “{ $model }” cannot use tools. Choose another model, or /model builtin.

# $provider (words)
model-filtered = { $provider } declined to answer that. Say it in other words, or use /model builtin.

# $provider (words)
model-refused = { $provider } did not accept the request. Try another model, or /model builtin.

# $provider (words)
model-unreadable = { $provider } gave an answer that cannot be read. Try again.

model-never = No model may be asked: the limit is 0 times an hour (--max-calls, LARDER_MAX_CALLS).

# $times (count)
model-limit = Models were asked { $times ->
        [one] once
        *[other] { $times } times
    } within the hour, as often as they may be (--max-calls, LARDER_MAX_CALLS).

model-not-counted = No model was asked: the request could not be counted. larder doctor says what is wrong with the data.

model-cancelled = Cancelled.

# $found (words)
# $known (words)
data-of-newer = The data was written by a newer larder (format { $found }, this one knows { $known }). Please update larder.

data-damaged = The data file is damaged. larder repair mends it with the last backup; nothing is changed before your yes.

data-in-use = Another program is using the data. Close it, then try again; nothing is lost.

data-read-only = The data cannot be written: it is read-only. Check the permissions of its folder.

data-sealed = The data is sealed with a passphrase (larder lock), and it was not opened.

data-disk-full = The disk is full. Make room, then say y again; nothing is lost.

data-no-memory = There is not enough memory for it. Close other programs, then try again; nothing is lost.

data-disk-failed = The disk could not be read or written. Check it, then try again.

data-folder-not-permitted = The data folder may not be opened. Check its permissions, or choose another with --home.

data-folder-is-file = The data folder’s name belongs to a file. Choose another with --home.

data-folder-fails = The data folder cannot be opened. Choose another with --home.

data-saved-already = That is saved already.

data-changed-since = Something it builds on has changed since. Ask again.

data-gone-since = Something it needs is no longer there. Ask again.

# $fault (text)
data-not-saved = Not saved: { $fault }.

data-cannot-undo = That cannot be undone any more.

# $code (words)
data-fault = The data file answered with fault { $code }. larder doctor tells more.

# Why it was not saved, in data-not-saved.
fault-no-name = it has no name

# Why it was not saved, in data-not-saved.
fault-too-long = a name or text is too long

# Why it was not saved, in data-not-saved.
fault-characters = a name has characters that cannot be shown

# Why it was not saved, in data-not-saved.
fault-grams = a weight is not between 0 and 100 kg

# Why it was not saved, in data-not-saved.
fault-no-grams = a weight is missing

# Why it was not saved, in data-not-saved.
# $nutrient (Nutrient)
fault-figure = its { nutrient-name } is more than there can be

# Why it was not saved, in data-not-saved.
fault-no-energy = it says no energy

# Why it was not saved, in data-not-saved.
fault-figures-differ = its figures do not follow from its food

# Why it was not saved, in data-not-saved.
fault-number = a number is outside what makes sense

# Why it was not saved, in data-not-saved.
fault-does-not-fit = it does not fit the rest of the data

# Why it was not saved, in data-not-saved.
fault-in-itself = a recipe cannot be an ingredient of itself

# Why it was not saved, in data-not-saved.
fault-needed = other records still need it

# Why it was not saved, in data-not-saved.
fault-default-profiles = exactly one profile has to be the default

seal-no-library = Sealed data needs libsodium, which is not here: apt-get install libsodium23.

seal-no-memory = There is not enough memory to open the seal. Close other programs, then try again.

seal-wrong-passphrase = That is not the passphrase. Nothing was changed.

seal-wrong-key = The key in the secret store is not that of this data.

seal-damaged = The seal is damaged, so that no passphrase opens it. larder repair FILE takes a copy that larder backup made.
