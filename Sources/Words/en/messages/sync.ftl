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
