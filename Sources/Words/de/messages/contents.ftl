### What is in a file that was read, in German: see docs/messages.md.

content-not-readable = Nicht lesbar

content-barcode = Strichcode

content-not-certain = nicht sicher

content-compare = Vergleich die unsicheren Ziffern mit den gedruckten.

content-no-label = Ich finde darin kein Nährwertetikett.

content-no-receipt = Ich finde darin keinen Kassenbon.

content-no-barcode = Ich finde darin keinen Strichcode eines Produkts.

content-no-meal = Eine Mahlzeit erkennt nur ein Modell, das Bilder sieht: larder --model openai:NAME

content-no-picture = Ich finde auf diesem Bild weder Etikett noch Kassenbon noch Strichcode; eine Mahlzeit braucht ein Modell, das Bilder sieht.

content-nothing = Das ist kein Produkt, Etikett, Kassenbon oder Strichcode, den ich lesen kann.

central-busy = FoodData Central bittet um Geduld: zu viele Anfragen.

central-key = FoodData Central nimmt den Schlüssel der Anfrage nicht an.

product-several = Darin stehen mehrere Produkte, eines je Zeile. „larder import“ behält alle.

product-file-empty = Darin steht nichts.

product-file-large = Sie ist größer als { $most }{"\u00A0"}MB, mehr als ein Produkt hat.

product-file-cut-off = Sie ist abgeschnitten: Ihr JSON endet mittendrin.

product-file-deep = Ihr JSON ist tiefer verschachtelt als bei jedem Produkt.

product-file-long = Ihr JSON hat einen längeren Wert als jedes Produkt.

product-file-not-json = Das sind keine Produktdaten: Bei Byte { $byte } ist es kein JSON.

product-file-none = Es ist JSON, aber kein Produkt.
