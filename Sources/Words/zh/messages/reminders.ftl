### What larder reminds of, in Chinese: see docs/messages.md.

reminder-breakfast = 早上好，请慢用早餐。几句话就能记下来：{ $command }

reminder-lunch = 请慢用午餐。方便时说几句话就能记下来：{ $command }

reminder-dinner = 请慢用晚餐。方便时说几句话就能记下来：{ $command }

reminder-week = 您的这一周已可回顾，方便时看看：{ $command }

reminder-open = 打开

reminder-none = 现在没有需要提醒的事。

reminder-off = { slot }提醒已关闭。

reminder-week-off = 每周提醒已关闭。

reminder-not-now = 现在不是{ slot }提醒的时间。

reminder-week-not-now = 现在不是每周提醒的时间。

reminder-logged = { slot }已在日记中。

reminder-week-reported = 本周报告已经有了。

reminder-week-empty = 这一周没有可回顾的内容。

reminders-row = 提醒

reminders-row-week = 每周

reminders-on = 开

reminders-off = 关（larder reminders on 可打开）

reminders-weekly = { style-weekday } { $time }

reminders-time = { $time }

reminders-time-off = { $time }，关

reminders-at = { $name } { $time }

reminders-nobody = 这里没有 systemd 或 cron 来唤醒 larder。请让别的程序在这些时间运行“larder remind”。

reminders-no-dry-run = 提醒无法试运行：larder reminders 显示当前设置。

reminders-line-break = 定时器不能使用含换行的名称。

reminders-no-program = 不知道 larder 在哪里，因此定时器无法运行它。

reminders-systemd-refused = systemd 没有接受这些定时器。“{ $command }”会说明原因。

reminders-not-written = 无法写入 { $path }。该文件夹可写吗？

reminders-crontab-unread = 无法读取您的 crontab，因此保持不变。“crontab -l”会说明原因。

reminders-crontab-unwritten = 无法写入您的 crontab；它保持原样。
