### A receipt that was read, before it is kept, in English: see docs/messages.md.

receipt-some-shop = A shop

# $store (text)
# $day (text)
receipt-title = { $store }, { $day }

receipt-day-unknown = day unknown

# $original (words)
# $name (words)
receipt-line = { $original }: { $name }

receipt-price-corrected = price put right

receipt-no-food = no food

receipt-store-unknown = The name of the shop was not found.

receipt-date-unknown = The day of the purchase was not found.

receipt-date-of-slip = The day is that of the card payment.

receipt-date-ambiguous = The day and the month of the date may be the other way round.

receipt-total-unknown = The total was not found.

receipt-total-of-payment = The total is that of the payment: the line of the total was not found.

# $money (text)
receipt-lines-more = The lines are { $money } more than the total.

# $money (text)
receipt-lines-less = The lines are { $money } less than the total.

receipt-currency-assumed = The currency is not printed; it was assumed.

# $count (count)
receipt-prices-corrected = { $count ->
        [one] One price was put right so that the lines add up.
        *[other] { $count } prices were put right so that the lines add up.
    }

receipt-text-cut = The text is too long and was read in part.

receipt-no-items = No goods were found.
