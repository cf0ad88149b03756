### Files, pages, models and data that fail, in Chinese: see docs/messages.md.

file-trouble = { $path }：{ $trouble }

file-absent = 没有这个文件。

file-folder = 这是文件夹。请指明其中的一个文件。

file-link = 这是指向另一个文件的链接。请直接指明那个文件。

file-special = 这是设备或管道，不是文件。

file-not-permitted = 没有读取这个文件的权限。请检查权限。

file-empty = 文件是空的。

file-too-large = 文件有 { $size } MB；最多读取 { $most } MB。

file-failed = 系统无法读取该文件（错误 { $code }）。

file-no-text = 这不是可以在此读取的文本。

file-nothing-read = 其中没有能读取的内容。

files-not-here = 这里不能查看文件。

folder-absent = 没有这个文件夹。

folder-without-pictures = 这个文件夹里没有图片或 PDF。

folders-without-pictures = { $folders } 中没有图片或 PDF。请指明文件夹。

media-damaged = 文件已损坏或不完整。

media-pixels = 图片有 { $width } × { $height } 像素；最多打开 { $most } 百万像素。

media-password = 该文档需要密码。请另存为无密码的文件，再指明它。

media-drawing = 这是矢量图（SVG），可能引用其他文件，因此不打开。

media-archive = 这是压缩包。请解压后指明其中的文件。

media-unknown = 这不是图片、PDF 或文本。

media-too-long = 读取超过 { $seconds } 秒，已停止。请等系统较空闲时再试，或只拍那一部分，或直接输入内容：“在REWE买了2升牛奶1.19”。

media-stopped = 读取已停止。

media-failed = { $program }运行失败。请检查磁盘及其临时文件夹。

media-missing-pictures = 读取图片需要 { $program }：apt-get install { $package }

media-missing-text = 读取图片中的文字需要 { $program }：apt-get install { $package }

media-missing-barcodes = 读取条形码需要 { $program }：apt-get install { $package }

media-missing-pdf = 读取 PDF 需要 { $program }：apt-get install { $package }

page-no-address = 只读取以 http:// 或 https:// 开头的地址。

page-not-here = 这里不能读取网页。

page-absent = 没有这个网页。

page-refused = 服务器没有提供（{ $status }）。

page-offline = 现在无法访问。

page-no-library = larder 无法联网：未安装 libcurl4。

page-timed-out = 没有及时收到回应。

page-broke = 连接中断。

page-untrusted = 连接不可信，因此没有读取。

page-too-large = 它比一般的食谱网页大。

page-moved = 它指向别处，没有到达任何网页。

page-not-public = 它在本机或局域网内，larder 不访问这些地方。LARDER_LOCAL_PAGES=yes 可允许。

page-no-text = 收到的不是可读的文本。

page-stopped = 已停止。

page-no-answer = 没有收到可读的回应。

model-recorded-used-up = 录制的回答已用完。

model-no-library = 此模型需要 libcurl：apt-get install libcurl4。或使用 /model builtin。

model-unreachable = 无法连接 { $provider }。请检查网络，或使用 /model builtin。

model-untrusted = { $provider } 的证书不受信任。请检查地址和系统时间。

model-redirected = { $provider } 指向 { $host }，larder 不会跟随。请检查基础地址。

model-redirected-elsewhere = { $provider } 指向另一个地址，larder 不会跟随。请检查基础地址。

model-timed-out = { $provider } 没有及时回应。请重试，或使用 /model builtin。

model-broke-off = { $provider } 的回答中断了。请重试，或使用 /model builtin。

model-no-key = 没有 { $provider } 的密钥：larder key set { $provider } 可保存一个。或使用 /model builtin。

model-key-refused = { $provider } 拒绝了密钥。请检查，或使用 /model builtin。

model-forbidden = { $provider } 不允许用您的密钥这样做。请检查，或使用 /model builtin。

model-quota = { $provider } 的额度已用完。请检查账户，或使用 /model builtin。

model-rate-limited-for = { $provider } 暂时不再接受请求。请在 { $seconds } 秒后重试，或使用 /model builtin。

model-rate-limited = { $provider } 暂时不再接受请求。请一分钟后重试，或使用 /model builtin。

model-busy = { $provider } 正忙。请稍后重试，或使用 /model builtin。

model-too-long = 对话对 { $provider } 来说太长了。请退出后重新开始，或使用 /model builtin。

model-unknown = { $provider } 没有模型“{ $model }”。请检查名称。

model-no-tools = “{ $model }”不能使用工具。请换一个模型，或 /model builtin。

model-filtered = { $provider } 没有回答这个问题。请换种说法，或使用 /model builtin。

model-refused = { $provider } 没有接受请求。请换一个模型，或 /model builtin。

model-unreadable = { $provider } 的回答无法读取。请重试。

model-never = 不能询问任何模型：上限是每小时 0 次（--max-calls，LARDER_MAX_CALLS）。

model-limit = 这一小时内已询问模型 { $times } 次，达到上限（--max-calls，LARDER_MAX_CALLS）。

model-not-counted = 没有询问模型：请求无法计数。larder doctor 会说明数据有什么问题。

model-cancelled = 已取消。

data-of-newer = 数据由较新的 larder 写入（格式 { $found }，当前版本支持 { $known }）。请更新 larder。

data-damaged = 数据文件已损坏。larder repair 会用最近的备份修复；在您同意之前不会有任何改动。

data-in-use = 另一个程序正在使用数据。请关闭它后重试；不会丢失任何内容。

data-read-only = 数据无法写入：只读。请检查其文件夹的权限。

data-sealed = 数据已用口令加密（larder lock），没有打开。

data-disk-full = 磁盘已满。请腾出空间后再次确认；不会丢失任何内容。

data-no-memory = 内存不足。请关闭其他程序后重试；不会丢失任何内容。

data-disk-failed = 磁盘无法读写。请检查后重试。

data-folder-not-permitted = 没有打开数据文件夹的权限。请检查权限，或用 --home 另选一个。

data-folder-is-file = 数据文件夹的名称属于一个文件。请用 --home 另选一个。

data-folder-fails = 数据文件夹无法打开。请用 --home 另选一个。

data-saved-already = 这已经保存了。

data-changed-since = 它所依据的内容已有变化。请重新提出。

data-gone-since = 它需要的内容已不存在。请重新提出。

data-not-saved = 未保存：{ $fault }。

data-cannot-undo = 这已无法撤销。

data-fault = 数据文件返回错误 { $code }。larder doctor 会说明更多。

fault-no-name = 没有名称

fault-too-long = 名称或文本太长

fault-characters = 名称中有无法显示的字符

fault-grams = 重量不在 0 到 100 公斤之间

fault-no-grams = 缺少重量

fault-figure = { nutrient-name }超过可能的数量

fault-no-energy = 没有能量

fault-figures-differ = 数值与其食物不符

fault-number = 某个数字超出合理范围

fault-does-not-fit = 与其余数据不符

fault-in-itself = 食谱不能是自己的配料

fault-needed = 其他记录仍需要它

fault-default-profiles = 必须恰好有一个默认档案

seal-no-library = 加密的数据需要 libsodium，这里没有：apt-get install libsodium23。

seal-no-memory = 内存不足，无法解密。请关闭其他程序后重试。

seal-wrong-passphrase = 口令不对。没有任何改动。

seal-wrong-key = 密钥库中的密钥不属于这些数据。

seal-damaged = 加密信息已损坏，任何口令都无法打开。larder repair 文件 可使用 larder backup 的副本。
