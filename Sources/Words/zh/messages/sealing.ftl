### How data is sealed, in Chinese: see docs/messages.md.

seal-card = 用口令加密 { $home } 中的数据：

seal-database = larder.db 的全部内容：日记、人员、日志、草稿、设置

seal-files = 另外 { $count } 个文件

seal-keyring = 只要桌面的密钥库里有密钥，也可以用它打开。

seal-each-session = 此后每次会话会询问一次。

seal-final = 口令一旦丢失便无法挽回：没有它，任何人、任何方法都打不开这些数据，也打不开此后制作的副本。

seal-stays = 仍可读取：此前制作的副本和导出文件、为查询而导入的食物、错误名称（larder doctor --log），以及磁盘上已删除文件的残留。

seal-stays-copy = 仍可读取：此前制作的副本和导出文件（最近的副本：{ $path }）、为查询而导入的食物、错误名称（larder doctor --log），以及磁盘上已删除文件的残留。

seal-question = 要加密吗？[y] 是，[n] 否：

seal-ask-new = 口令（不显示，至少 { $count } 个字符）：

seal-ask = 口令（不显示）：

seal-ask-again = 再输入一次：

seal-try-again = 口令不对。

seal-already = 数据已经加密。larder unlock 可解除加密。

seal-none = 数据没有加密。larder lock 可加密。

seal-done = 已加密。larder unlock 可解除加密。

seal-removed = 已解除加密。

seal-removal = 解除加密：此后能读取您文件的人都能读取这些数据。

seal-removal-question = 要解除吗？[y] 是，[n] 否：

seal-too-short = 口令至少要有 { $count } 个字符，最好由几个词组成。没有任何改动。

seal-differs = 两次输入不一致。没有任何改动。

seal-not-kept = 密钥库没有接受密钥。它可用并已解锁吗？没有任何改动。

seal-no-kept-key = 桌面的密钥库没有给出密钥；请用口令打开数据。

seal-in-use = 另一个 larder 正在使用这些数据。请关闭后再试；没有任何改动。

seal-no-terminal = 打开数据需要口令。请在终端中启动 larder，或指定一个属于您、写有口令的文件：{ $variable }=文件。

seal-unreadable = { $path } 没有给出口令：它必须是属于您、他人无法读取（chmod 600）且写有口令的文件。

seal-not-opened = 加密保持不变，因为这些文件无法打开：{ $paths }。

seal-left = 这些文件无法加密，仍可读取：{ $paths }。
