### How damaged data is repaired, in Chinese: see docs/messages.md.

repair-card = 已在原文件之外另行修复，共 { $count } 条数据：

repair-found = 发现：{ $found }

repair-differences = 与 larder 所保存的有 { $count } 处不同

repair-from-copy = 来自副本：{ $count } 次提交

repair-records = { $count } 条数据（{ $names }）

repair-restored = 来自日志：{ $records }

repair-corrected = 按日志更正：{ $records }

repair-unproven = 保留，虽然没有提交可以证明：{ $records }

repair-dropped = 随其所属的内容一起消失：{ $records }

repair-lost = 日志中丢失或无法证明的：提交 { $commits }

repair-lost-more = 日志中丢失或无法证明的：提交 { $commits }，另外 { $count } 次

repair-question = 要替换吗？[y] 是，[n] 否：

repair-done = 已修复。损坏的文件保留在 { $path }。

repair-needless = 无需修复：数据完好。

repair-sound = 没有需要修复的内容：数据完好。

repair-absent = { $home } 中没有数据，因此没有需要修复的内容。

repair-newer = 数据表明它来自更新版本的 larder（格式 { $found }，当前版本支持 { $known }）。请更新 larder 后再试；如果这里从未用过新版，请用最近一次 larder backup 的副本替换 larder.db。

repair-foreign = larder.db 是其他程序的数据库，因此没有任何改动。这个文件夹对吗？

repair-nothing-left = 其中没有可读取的内容，也没有已知的副本，因此没有任何改动。larder repair 文件 可使用 larder backup 的副本；larder import 可把导出文件导入新文件夹（--home 文件夹）。

repair-in-use = 另一个程序正在使用这些数据。请关闭后再试；没有任何改动。

repair-not-sound = 仍可读取的内容不足以构成完好的日记，因此没有任何改动。larder repair 文件 可使用 larder backup 的副本；larder import 可把导出文件导入新文件夹（--home 文件夹）。
