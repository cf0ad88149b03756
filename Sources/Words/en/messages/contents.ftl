### What is in a file that was read, in English: see docs/messages.md.

# The title of a card of a file.
content-not-readable = Not readable

# The title of a card of a file.
content-barcode = Barcode

# Beside digits.
content-not-certain = not certain

content-compare = Compare the digits that are not certain with those printed.

content-no-label = I find no nutrition label in it.

content-no-receipt = I find no receipt in it.

content-no-barcode = I find no product's barcode in it.

content-no-meal = A meal is seen only with a model that sees pictures: larder --model openai:NAME

content-no-picture = I find no label, receipt or barcode in this picture; a meal needs a model that sees pictures.

content-nothing = This is no product, label, receipt or barcode that I can read.

central-busy = FoodData Central asks for patience: too many requests.

central-key = FoodData Central does not take the key that it was asked with.

product-several = There are several products in it, one a line. “larder import” keeps them all.

product-file-empty = There is nothing in it.

# $most (count) in megabytes
product-file-large = It is larger than { $most } MB, more than a product has.

product-file-cut-off = It is cut off: its JSON ends in the middle.

product-file-deep = Its JSON is nested deeper than any product.

product-file-long = Its JSON has a value longer than any product.

# $byte (count)
product-file-not-json = It is no product data: at byte { $byte } it is not JSON.

product-file-none = It is JSON, and no product.
