### How data is sealed, in English: see docs/messages.md.

# $home (words)
seal-card = Seal the data in { $home } with a passphrase:

# A line of what is sealed.
seal-database = all of larder.db: diary, people, journal, drafts, settings

# A line of what is sealed, or a part of one.
# $count (count)
seal-files = { $count ->
        [one] { $count } other file
        *[other] { $count } other files
    }

seal-keyring = The desktop’s secret store opens it, too, for as long as it has the key.

seal-each-session = It is asked for once a session from then on.

seal-final = A lost passphrase is final: nothing and nobody opens the data without it, and no copy of it made from then on.

seal-stays = Stays readable: copies and exports that were made before, foods that were imported to look up, the names of errors (larder doctor --log), and what a disk keeps of deleted files.

# $path (words)
seal-stays-copy = Stays readable: copies and exports that were made before (the last copy: { $path }), foods that were imported to look up, the names of errors (larder doctor --log), and what a disk keeps of deleted files.

seal-question = Seal it? [y]es, [n]o:

# What is asked for at the terminal.
# $count (count) characters
seal-ask-new = Passphrase (not shown, at least { $count } characters):

seal-ask = Passphrase (not shown):

seal-ask-again = Once more:

seal-try-again = That is not the passphrase.

seal-already = The data is sealed already. larder unlock takes the seal away.

seal-none = The data is not sealed. larder lock seals it.

seal-done = Sealed. larder unlock takes the seal away.

seal-removed = The seal is taken away.

seal-removal = Take the seal away: whoever can read your files can read the data then.

seal-removal-question = Take it away? [y]es, [n]o:

# $count (count) characters
seal-too-short = A passphrase has at least { $count } characters; several words are best. Nothing was changed.

seal-differs = These were two different ones. Nothing was changed.

seal-not-kept = The secret store did not take the key. Is it there and unlocked? Nothing was changed.

seal-no-kept-key = The desktop’s secret store does not give the key; the passphrase opens the data.

seal-in-use = Another larder is open on this data. Close it, then try again; nothing was changed.

# $variable (words)
seal-no-terminal = The data wants its passphrase. Start larder at a terminal, or name a file of your own with it: { $variable }=FILE.

# $path (words)
seal-unreadable = { $path } gives no passphrase: it has to be a file of your own that nobody else can read (chmod 600), with a passphrase in it.

# $paths (series)
seal-not-opened = The seal stays, because these could not be opened: { $paths }.

# $paths (series)
seal-left = These could not be sealed, and stay readable: { $paths }.
