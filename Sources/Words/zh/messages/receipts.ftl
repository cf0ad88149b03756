### A receipt that was read, before it is kept, in Chinese: see docs/messages.md.

receipt-some-shop = 某商店

receipt-title = { $store }，{ $day }

receipt-day-unknown = 日期未知

receipt-line = { $original }：{ $name }

receipt-price-corrected = 价格已更正

receipt-no-food = 非食物

receipt-store-unknown = 没有找到商店名称。

receipt-date-unknown = 没有找到购买日期。

receipt-date-of-slip = 日期取自刷卡付款。

receipt-date-ambiguous = 日期中的日和月可能颠倒。

receipt-total-unknown = 没有找到合计。

receipt-total-of-payment = 合计取自付款：没有找到合计行。

receipt-lines-more = 各行比合计多 { $money }。

receipt-lines-less = 各行比合计少 { $money }。

receipt-currency-assumed = 没有印货币；为推测。

receipt-prices-corrected = 更正了 { $count } 个价格，使各行相加相符。

receipt-text-cut = 文字太长，只读了一部分。

receipt-no-items = 没有找到商品。
