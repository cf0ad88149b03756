### What is in a file that was read, in Chinese: see docs/messages.md.

content-not-readable = 无法读取

content-barcode = 条形码

content-not-certain = 不确定

content-compare = 请将不确定的数字与印刷的数字核对。

content-no-label = 没有在其中找到营养标签。

content-no-receipt = 没有在其中找到收据。

content-no-barcode = 没有在其中找到产品条形码。

content-no-meal = 只有能看图的模型才能识别餐食：larder --model openai:名称

content-no-picture = 这张图片中没有找到标签、收据或条形码；餐食需要能看图的模型。

content-nothing = 这不是我能读取的产品、标签、收据或条形码。

central-busy = FoodData Central 请求过多，请稍候。

central-key = FoodData Central 不接受所用的密钥。

product-several = 其中有多个产品，每行一个。“larder import”会全部保留。

product-file-empty = 其中没有内容。

product-file-large = 它大于 { $most } MB，超过一个产品的数据。

product-file-cut-off = 内容不完整：JSON 中途结束。

product-file-deep = 其 JSON 嵌套比任何产品都深。

product-file-long = 其 JSON 中有一个值比任何产品都长。

product-file-not-json = 不是产品数据：第 { $byte } 字节处不是 JSON。

product-file-none = 是 JSON，但不是产品。
