### Devices of a household that meet, in English: see docs/messages.md.

sync-nothing-new = Nothing is new.

# $count (count)
# $devices (and)
sync-came = { $count ->
        [one] { $count } change came from { $devices }.
        *[other] { $count } changes came from { $devices }.
    }

# $count (count)
sync-went = { $count ->
        [one] { $count } change of this device went out.
        *[other] { $count } changes of this device went out.
    }

# $count (count)
sync-waiting = { $count ->
        [one] { $count } change waits for something that is not there yet.
        *[other] { $count } changes wait for something that is not there yet.
    }

sync-newer = Some of it was made by a newer larder: please update this one.

sync-locked = Some of it is sealed with a key that this device does not have.

# $count (count)
sync-damaged = { $count ->
        [one] { $count } file is not whole, or not the household’s; it was left alone.
        *[other] { $count } files are not whole, or not the household’s; they were left alone.
    }

sync-renewed = This home was copied or put back: it goes on as a device of its own.

sync-alone = This home belongs to no household of several devices. “larder sync start PLACE” makes one.

sync-no-meeting = The devices could not meet.

differ-title = Two devices differ

# Who said something, in a row: the device that one sits at.
differ-here = this device

# Behind what counts of two values.
differ-counts = counts now

# Where something was said, as a part of other sentences.
differ-on-here = on this device

# Where something was said, as a part of other sentences.
# $device (words)
differ-on = on { $device }

# $where (text) where it was said
differ-note = Neither knew of the other. A yes takes what was said { $where }, a no leaves it as it is.

# $deleted (text) where it was deleted
# $changed (text) where it was changed
differ-deleted = It was deleted { $deleted } and changed { $changed } meanwhile, so it stayed. A yes deletes it, a no leaves it as it is.

# $subject (text)
# $where (text) where it was said
differ-summary = { $subject }, as it was { $where }

# $subject (text)
differ-deletion = { $subject } deleted

differ-settled = That is settled.

differ-eaten = eaten

# No title, no note, no barcode.
differ-nothing = nothing

# $count (count)
differ-ingredients = { $count ->
        [one] { $count } ingredient
        *[other] { $count } ingredients
    }

# $centimetres (figure)
differ-height = { $centimetres } cm

# What of a record differs, where its value is not shown.
# $part (RecordPart)
differ-part = { $part ->
        [aim] the aim
        [hours] the hours of the day
        [activity] the activity
        [diet] the diet
        [units] the units
        [measures] the portions
        [total] the total
        [line] the line
        *[other] something else
    }

# $known (and)
sync-no-device = No device of the household is called that. There are { $known }.

# $device (words)
# $day (day)
undo-device-title = Take back what { $device } said since { $day }

# $device (words)
# $day (day)
undo-device-summary = what { $device } said since { $day }, taken back

# $device (words)
# $day (day)
undo-device-nothing = Nothing that { $device } said since { $day } is left to take back.

sync-usage = /sync meets the others; “/sync undo DEVICE since DAY” takes back what a device has said.

# $device (words)
sync-removal-question = { $device } will belong to the household no more: what it says from now on is left alone, and what others say it cannot read. What it has read stays read. Remove it? [y]es, [n]o:

# $device (words)
sync-removed = { $device } belongs to the household no more. The key was changed.

# $count (count)
sync-set-aside = { $count ->
        [one] { $count } change of a removed device was left alone.
        *[other] { $count } changes of a removed device were left alone.
    }

# $place (words)
sync-started = This home is the first device of a household, which meets at { $place }.

# $place (words)
sync-invitation = On the other device, with its own way to the same place: larder sync join { $place }

sync-invitation-words = It asks for these twelve words:

sync-invitation-care = Whoever has them and the place can read the household’s diary. They hold for two weeks; larder sync invite makes others.

sync-ask-words = The twelve words:

sync-whose = There is a diary on this device already. Is it of the same person as the diary that opens on the other one? [y]es puts them together, [n]o keeps them as two people’s:

sync-joined = This device belongs to the household now.

# $count (count)
# $place (words)
sync-household = { $count ->
        [one] A household of { $count } device, which meets at { $place }.
        *[other] A household of { $count } devices, which meets at { $place }.
    }

# $device (words)
# $count (count)
# $day (day)
sync-device = { $count ->
        [one] { $device }: { $count } change, last on { $day }
        *[other] { $device }: { $count } changes, last on { $day }
    }

# $device (words)
# $count (count)
# $day (day)
sync-device-here = { $count ->
        [one] { $device } (this one): { $count } change, last on { $day }
        *[other] { $device } (this one): { $count } changes, last on { $day }
    }

# $device (words)
# $by (words)
# $day (day)
sync-device-removed = { $device }: removed by { $by } on { $day }

# $day (day)
# $time (time)
sync-met = Met last on { $day } at { $time }.

sync-not-met = Not met yet.

# $count (count)
sync-questions = { $count ->
        [one] { $count } question waits: larder asks when you start it.
        *[other] { $count } questions wait: larder asks when you start it.
    }

# $place (words)
sync-leaving = This device will meet the others at { $place } no more; both sides keep what they have. Leave? [y]es, [n]o:

sync-left = This device has left the household. Its diary stays here.

# $device (words)
sync-named = This device is called { $device } from now on.

sync-unchanged = Nothing was changed.

sync-no-dry-run = Meeting other devices has no dry run: larder sync status shows how it is.

sync-has-household = This home belongs to a household already; larder sync leave ends that.

sync-no-code = These are not the twelve words of a code. Look at them again.

sync-not-invited = Nobody is invited there with these words, or no longer: larder sync invite makes others.

sync-not-there = Nothing of the household is at that place. Perhaps it is not mounted or not reached yet; nothing was changed.

sync-other-household = Another household meets at that place. Choose another one.

sync-not-permitted = That place may not be read or written. Check its permissions.

sync-full = There is no room left at that place. What was saved here stays, and goes out later.

sync-unreachable = That place cannot be reached now. What was saved here stays, and goes out later.

sync-no-place = Devices meet in a folder or at postgresql://…; that is neither.

# $code (words)
sync-failed = The place where devices meet answered with { $code }.

# $place (words)
sync-forget-leaves = This home shares its diary at { $place }. To forget, it leaves the household first: the other devices keep what they have until it is forgotten on each of them, and what lies at that place stays there, sealed, until somebody removes it.

sync-only-here = This is the only device of the household.
