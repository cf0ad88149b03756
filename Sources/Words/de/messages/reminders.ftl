### What larder reminds of, in German: see docs/messages.md.

reminder-breakfast = Guten Morgen, und ein gutes Frühstück. Ein paar Worte halten es fest: { $command }

reminder-lunch = Guten Appetit beim Mittagessen. Ein paar Worte halten es fest, wann du magst: { $command }

reminder-dinner = Guten Appetit beim Abendessen. Ein paar Worte halten es fest, wann du magst: { $command }

reminder-week = Deine Woche liegt zum Zurückblicken bereit, wann du magst: { $command }

reminder-open = Öffnen

reminder-none = Gerade gibt es an nichts zu erinnern.

reminder-off = Erinnerungen für { slot } sind aus.

reminder-week-off = Erinnerungen für die Woche sind aus.

reminder-not-now = Es ist nicht die Zeit für diese Erinnerung: { slot }.

reminder-week-not-now = Es ist nicht die Zeit für eine Erinnerung an die Woche.

reminder-logged = { slot-title } steht schon im Tagebuch.

reminder-week-reported = Der Wochenbericht ist schon da.

reminder-week-empty = In dieser Woche gibt es nichts zum Zurückblicken.

reminders-row = Erinnerungen

reminders-row-week = Woche

reminders-on = an

reminders-off = aus (larder reminders on schaltet sie an)

reminders-weekly = { style-weekday } { $time }

reminders-time = { $time }

reminders-time-off = { $time }, aus

reminders-at = { $name } { $time }

reminders-nobody = Weder systemd noch cron ist hier, um larder zu wecken. Lass etwas anderes zu diesen Zeiten „larder remind“ ausführen.

reminders-no-dry-run = Erinnerungen lassen sich nicht nur ausprobieren: larder reminders zeigt, was eingestellt ist.

reminders-line-break = Ein Timer kann keinen Namen mit einem Zeilenumbruch enthalten.

reminders-no-program = Es ist nicht bekannt, wo larder liegt; deshalb kann kein Timer es starten.

reminders-systemd-refused = systemd hat die Timer nicht angenommen. „{ $command }“ sagt, warum.

reminders-not-written = { $path } ließ sich nicht schreiben. Darf in den Ordner geschrieben werden?

reminders-crontab-unread = Deine crontab ließ sich nicht lesen und bleibt, wie sie ist. „crontab -l“ sagt, warum.

reminders-crontab-unwritten = Deine crontab ließ sich nicht schreiben; sie ist, wie sie war.
