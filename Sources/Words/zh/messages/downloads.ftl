### Tables of foods that are fetched and read, in Chinese: see docs/messages.md.

food-import-already = 无需处理：以前已导入。

food-import-source = { $source }：{ $count } 种食物。

food-import-credited = { $source }{ $credit }。

food-import-foods = 食物：{ $changes }。

food-import-new = 新增 { $count }

food-import-changed = 更改 { $count }

food-import-unchanged = 未变 { $count }

food-import-older = { $count } 因较新而保留

food-import-removed = 新版已删 { $count }

food-import-left-out = 略去 { $count } 条：{ $reason }。

food-import-passed-over = 跳过 { $count } 条：{ $reason }。

food-import-apart = 它们供查询，与您的记录分开；某种食物记录之后才归入您的食物库。

reject-not-readable = 无法读取

reject-too-long = 对一种食物来说太长

reject-wrong-width = 字段数与表头不符

reject-no-identifier = 没有编号或条形码

reject-no-name = 没有名称

reject-name-too-long = 名称比一页还长

reject-not-a-number = 该是数字的地方不是数字

reject-no-nutrition = 没有营养数值

reject-unknown-basis = 既不是每 100 克也不是每 100 毫升

reject-not-a-food = 不是可吃的食物

reject-superseded = 已有更新的版本

reject-other-country = 来自其他国家

food-import-stopped = 已停止；读到这里的内容已保留。再用同一命令可从这里继续。

whole-broken-archive = { $file } 已损坏或中途结束，所以没有取用任何内容。请重新获取。

whole-too-large = { $file } 解压后超过这类文件应有的大小，所以没有取用任何内容。

whole-too-much-inside = { $file } 的内容超过这类文件应有的量，所以没有取用任何内容。

whole-program = { $program } 无法处理 { $file }，所以没有取用任何内容。

whole-read-failed = { $file } 没能读到底，所以没有取用任何内容。

import-no-file = 没有文件“{ $file }”。

import-not-readable = 无法打开 { $file }。请检查权限。

import-not-a-file = { $file } 不是普通文件：设备或管道没有结尾。请先存为文件。

import-empty = { $file } 或其中的表格是空的。请重新下载。

import-unknown-kind = { $file } 不是 larder 能读取的：Apple Health 的导出、日期与千卡的表格、MyFitnessPal、Cronometer 或 OpenNutriTracker 的日记、USDA 和 Open Food Facts 的下载、存为 CSV 的国家食物表。

import-one-table = { $file } 只是 USDA 下载中的一张表。请给出它所在的文件夹或 zip。

import-nothing-inside = { $file } 里没有 larder 能读取的内容。

import-too-many-inside = { $file } 里的文件比任何食物下载都多。

import-table-missing = { $file } 缺少 { $table }，没有它就没有食物。

import-column-missing = { $file } 缺少列：{ $columns }。没有再取用其他内容。

import-wrong-unit = { $file } 中列“{ $header }”的单位与说明不符。

import-not-utf8 = { $file } 不是 UTF-8。请存为“CSV UTF-8”。

import-spreadsheet = { $file } 是电子表格。请把其中的食物表存为“CSV UTF-8”再导入。

import-broken-archive = { $file } 已损坏或中途结束。此前读到的内容已保留；请重新下载并导入。

import-too-large = { $file } 解压后超过这类文件应有的大小。没有再取用其他内容。

import-program-missing = 要解压 { $file }，需要 { $program }：apt-get install { $program }

import-program = { $program } 无法处理 { $file }。此前读到的内容已保留。

import-ambiguous-days = { $file } 里像 03/04/2026 这样的日期有两种读法。请写成 2026-04-03。

import-changed-meanwhile = { $file } 在读取时有变动。等不再有程序写入时请重新导入。

import-read-failed = { $file } 没能读到底。此前读到的内容已保留。

import-no-scratch = 空间不够读取 { $file }，所以没有取用任何内容。可让 TMPDIR 指向另一块磁盘上的文件夹。

download-stopped = larder: 已停止；再用同一命令可从这里继续下载。

download-not-secure = 不用 https 就不会访问 { $host }。

download-refused = { $host } 没有 { $file }（{ $status }）。请从 { $page } 获取最新的并导入文件。

download-transport = { $trouble }再用同一命令可从这里继续。

download-too-large = { $file } 超过这类文件应有的大小。

download-misdirected = { $host } 指向不存在的地方。请从 { $page } 获取文件并导入。

download-cannot-write = 下载的内容无法写入数据文件夹。请腾出空间再试。

download-library-missing = 下载需要 libcurl：apt-get install libcurl4。

download-unreachable = 无法连接 { $host }。网络通吗？

download-untrusted = 与 { $host } 的连接不可信。

download-silent = { $host } 没有应答。

download-broke-off = 从 { $host } 的下载中断了。

table-description-unreadable = 无法读取表格的说明：{ $path }

table-description-line = 说明的第 { $number } 行：{ $problem }

table-description = 说明：{ $problem }

mapping-no-value = 需要一个键和一个值，如“kcal = 能量 (kcal)”。

mapping-unknown-key = 没有键“{ $key }”。

mapping-unknown-value = “{ $value }”不在可选项之中。

mapping-twice = “{ $key }”出现了两次。

mapping-missing = 缺少“{ $key }”。

watch-nothing-there = 没有文件或文件夹“{ $path }”。

watch-nothing-new = 没有新的。

watch-waiting = 正在等候新的健康数据；Ctrl-C 结束。

watch-would-keep = 将留待您确认：{ $summary }。

watch-kept = 已留待您确认：{ $summary }。启动 larder 时会询问。
