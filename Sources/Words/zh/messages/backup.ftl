### Copies, journals in text and documents of everything, in Chinese: see docs/messages.md.

backup-not-written = 无法写入 { $path }。文件夹存在且可写吗？

backup-not-whole = 副本没能做完整，所以没有留下。larder doctor 会说明更多。

backup-hint-never = 您的数据还没有副本：随时可用 larder backup 做一份。

backup-hint-old = 您的数据最近一份副本已是 { $days } 天前的：随时可用 larder backup 再做一份。

backup-true-copy = { $path }：{ $size }，与原件一致。

backup-checked = { $path }：{ $size }，已检查。

export-broken = { $file } 已损坏或中途结束，所以没有取用任何内容。请重新导出。

export-newer = { $file } 由更新版本的 larder 写成。请更新 larder；没有取用任何内容。

export-unreadable = { $file } 的第 { $number } 条无法读取，所以没有取用任何内容。

export-invalid = { $file } 的第 { $number } 条不可能正确，所以没有取用任何内容。{ $reason }

export-twice = { $file } 的第 { $number } 条与其中另一条编号相同，所以没有取用任何内容。

export-without-parent = { $file } 的第 { $number } 条所属的内容（{ record-kind }）不存在，所以没有取用任何内容。

export-default-profiles = { $file } 中默认档案不是恰好一个，所以没有取用任何内容。

export-other-record = { $file } 的第 { $number } 条与这里的另一条编号相同，所以没有取用任何内容。

export-too-large = { $file } 比一个家庭的全部内容还大，所以没有取用任何内容。

journal-no-days-here = 没有日期。

journal-no-such-days = “{ $words }”不是日期。例如：larder journal 2026-11-01..2026-11-30。

journal-not-utf8 = { $file } 不是 UTF-8。请另存为 UTF-8，再应用一次。

journal-not-ours = { $file } 不是 larder 的日记：第一行应写明是谁的。larder journal > 文件 可以写出一份。

size-kilobytes = { NUMBER($size, maximumFractionDigits: 0) } kB

size-megabytes = { NUMBER($size, maximumFractionDigits: 1) } MB

size-gigabytes = { NUMBER($size, maximumFractionDigits: 1) } GB
