### What larder reminds of, in English: see docs/messages.md.

# A word in the morning; the command opens the conversation.
# $command (words)
reminder-breakfast = Good morning, and enjoy your breakfast. A few words keep it: { $command }

# $command (words)
reminder-lunch = Enjoy your lunch. A few words keep it, whenever you like: { $command }

# $command (words)
reminder-dinner = Have a good dinner. A few words keep it, whenever you like: { $command }

# $command (words)
reminder-week = Your week is there to look back on, whenever you like: { $command }

# What a click on the word on the desktop does.
reminder-open = Open

reminder-none = There is nothing to remind of now.

# $slot (MealSlot)
reminder-off = Reminders for { slot } are off.

reminder-week-off = Reminders for the week are off.

# $slot (MealSlot)
reminder-not-now = It is not the time for a reminder of { slot }.

reminder-week-not-now = It is not the time for a reminder of the week.

# $slot (MealSlot)
reminder-logged = { slot-title } is in the diary.

reminder-week-reported = The week’s report is there already.

reminder-week-empty = There is nothing in the week to look back on.

# The name of the first row of the table; it says whether larder reminds.
reminders-row = reminders

# The name of the row of the look back on a week.
reminders-row-week = week

reminders-on = on

reminders-off = off (larder reminders on switches them on)

# $weekday (Weekday)
# $time (time)
reminders-weekly = { style-weekday } { $time }

# $time (time)
reminders-time = { $time }

# One that is switched off.
# $time (text)
reminders-time-off = { $time }, off

# Within a line: "breakfast 09:00".
# $name (text)
# $time (text)
reminders-at = { $name } { $time }

reminders-nobody = Neither systemd nor cron is here to wake larder up. Let something else run “larder remind” at these times.

reminders-no-dry-run = Reminders have no dry run: larder reminders shows what is set.

reminders-line-break = A timer cannot hold a name with a line break in it.

reminders-no-program = It is not known where larder lies, so no timer can run it.

# $command (words)
reminders-systemd-refused = systemd did not take the timers. “{ $command }” says why.

# $path (words)
reminders-not-written = { $path } could not be written. Is the folder writable?

reminders-crontab-unread = Your crontab could not be read, so it stays as it is. “crontab -l” says why.

reminders-crontab-unwritten = Your crontab could not be written; it is as it was.
