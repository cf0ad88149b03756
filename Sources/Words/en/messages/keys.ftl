### Keys of the providers of models, in English: see docs/messages.md.

# Where a key is, within a sentence.
# $variable (words)
key-in-environment = { $variable } in the environment

# Where a key is, within a sentence.
key-in-store = the secret store

# Where a key is, within a sentence.
key-in-input = standard input

# $provider (words)
# $variable (words)
key-missing = There is no key for { $provider }. To keep one: larder key set { $provider }. Or set { $variable }.

# $path (words)
key-file-unreadable = The key file { $path } could not be read. Is it yours?

# $path (words)
key-file-unwritable = { $path } could not be written. Is the folder yours, and is there room?

key-no-folder = No folder for keys is known. Name one with --home DIR.

key-store-absent = There is no secret store here.

key-store-silent = The secret store did not answer. Is it unlocked?

key-store-failed = The secret store could not be asked. Is it running?

# Why something is no key, within a sentence.
key-empty = it is empty

# Why something is no key, within a sentence.
# $most (words)
key-too-long = it is longer than { $most } bytes

# Why something is no key, within a sentence.
key-blank-inside = there is a blank or a line end inside

# Why something is no key, within a sentence.
key-unprintable = there is a character inside that no key has

# $variable (words)
# $reason (text)
key-variable-unusable = { $variable } is no key: { $reason }. Set it again, or unset it.

# $reason (text)
# $renewal (words)
key-store-unusable = What the secret store holds is no key: { $reason }. To replace it: { $renewal }.

# $path (words)
# $reason (text)
# $renewal (words)
key-file-unusable = The key file { $path } holds no key: { $reason }. To replace it: { $renewal }.

# $reason (text)
key-input-unusable = That is no key: { $reason }. Nothing is kept.

# $path (words)
# $renewal (words)
key-file-link = The key file { $path } is a link and is not used. To put a file in its place: { $renewal }.

# $path (words)
# $renewal (words)
key-file-not-regular = The key file { $path } is no regular file and is not used. Move it away, then: { $renewal }.

# $path (words)
# $renewal (words)
key-file-not-own = The key file { $path } belongs to someone else and is not used. To replace it: { $renewal }.

# $path (words)
# $quoted (words)
key-file-open = The key file { $path } is open to others and is not used. To mend it: chmod 600 { $quoted }

# $provider (words)
# $place (text)
key-kept = The key for { $provider } is kept in { $place }.

# $provider (words)
# $path (words)
key-kept-in-file = The key for { $provider } is kept in { $path }, which only you can read.

# $place (text)
key-older-removed = The older one in { $place } is removed.

# $variable (words)
key-variable-first = { $variable } is set, and goes before it.

# $place (text)
key-not-used = { $place } (not used: the one above goes first)

key-none = There are no keys. To keep one: larder key set openai.

# $provider (words)
# $place (text)
key-removed = The key for { $provider } in { $place } is removed.

# $provider (words)
key-none-kept = No key for { $provider } is kept.

# $variable (words)
key-variable-stays = { $variable } is set in the environment, where larder does not reach: unset { $variable }

# $provider (words)
key-prompt = Key for { $provider } (not shown):

key-no-dry-run = Keys have no dry run: key list shows what there is.

# $trouble (text)
# $missing (text)
key-trouble-and-missing = { $trouble } { $missing }
