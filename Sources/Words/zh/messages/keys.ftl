### Keys of the providers of models, in Chinese: see docs/messages.md.

key-in-environment = 环境变量 { $variable }

key-in-store = 密钥库

key-in-input = 标准输入

key-missing = 没有 { $provider } 的密钥。要保存一个：larder key set { $provider }。或设置 { $variable }。

key-file-unreadable = 无法读取密钥文件 { $path }。它是您的吗？

key-file-unwritable = 无法写入 { $path }。文件夹是您的吗？空间够吗？

key-no-folder = 不知道密钥放在哪个文件夹。请用 --home 文件夹 指定。

key-store-absent = 这里没有密钥库。

key-store-silent = 密钥库没有应答。已解锁吗？

key-store-failed = 无法询问密钥库。它在运行吗？

key-empty = 为空

key-too-long = 超过 { $most } 字节

key-blank-inside = 其中有空格或换行

key-unprintable = 其中有密钥不会有的字符

key-variable-unusable = { $variable } 不是密钥：{ $reason }。请重新设置，或取消设置。

key-store-unusable = 密钥库里的不是密钥：{ $reason }。要替换：{ $renewal }。

key-file-unusable = 密钥文件 { $path } 里没有密钥：{ $reason }。要替换：{ $renewal }。

key-input-unusable = 这不是密钥：{ $reason }。没有保存。

key-file-link = 密钥文件 { $path } 是链接，不会使用。要换成文件：{ $renewal }。

key-file-not-regular = 密钥文件 { $path } 不是普通文件，不会使用。请移走它，然后：{ $renewal }。

key-file-not-own = 密钥文件 { $path } 属于别人，不会使用。要替换：{ $renewal }。

key-file-open = 密钥文件 { $path } 对他人开放，不会使用。要修正：chmod 600 { $quoted }

key-kept = { $provider } 的密钥已保存：{ $place }。

key-kept-in-file = { $provider } 的密钥保存在 { $path }，只有您能读取。

key-older-removed = 旧的已删除：{ $place }。

key-variable-first = { $variable } 已设置，优先于它。

key-not-used = { $place }（未使用：上面的优先）

key-none = 没有密钥。要保存一个：larder key set openai。

key-removed = { $provider } 的密钥已删除：{ $place }。

key-none-kept = 没有保存 { $provider } 的密钥。

key-variable-stays = { $variable } 设在环境变量中，larder 无法改动：unset { $variable }

key-prompt = { $provider } 的密钥（不显示）：

key-no-dry-run = 密钥不能试运行：key list 显示现有的。

key-trouble-and-missing = { $trouble }{ $missing }
