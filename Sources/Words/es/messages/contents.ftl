### What is in a file that was read, in Spanish: see docs/messages.md.

content-not-readable = No se puede leer

content-barcode = Código de barras

content-not-certain = no es seguro

content-compare = Compara las cifras que no son seguras con las impresas.

content-no-label = No encuentro en él ninguna etiqueta nutricional.

content-no-receipt = No encuentro en él ningún tique.

content-no-barcode = No encuentro en él el código de barras de ningún producto.

content-no-meal = Una comida solo la reconoce un modelo que ve imágenes: larder --model openai:NOMBRE

content-no-picture = No encuentro en esta imagen ninguna etiqueta, tique ni código de barras; una comida necesita un modelo que vea imágenes.

content-nothing = No es un producto, una etiqueta, un tique ni un código de barras que pueda leer.

central-busy = FoodData Central pide paciencia: demasiadas peticiones.

central-key = FoodData Central no acepta la clave que se usó.

product-several = Hay varios productos en él, uno por línea. “larder import” los guarda todos.

product-file-empty = No hay nada en él.

product-file-large = Es más grande que { $most }{"\u00A0"}MB, más de lo que ocupa un producto.

product-file-cut-off = Está cortado: su JSON termina a la mitad.

product-file-deep = Su JSON está más anidado que el de cualquier producto.

product-file-long = Su JSON tiene un valor más largo que los de cualquier producto.

product-file-not-json = No son datos de un producto: en el byte { $byte } no es JSON.

product-file-none = Es JSON, y no un producto.
