### What is in a file that was read, in Turkish: see docs/messages.md.

content-not-readable = Okunamıyor

content-barcode = Barkod

content-not-certain = kesin değil

content-compare = Kesin olmayan rakamları basılı olanlarla karşılaştırın.

content-no-label = İçinde besin etiketi bulamıyorum.

content-no-receipt = İçinde fiş bulamıyorum.

content-no-barcode = İçinde bir ürünün barkodunu bulamıyorum.

content-no-meal = Bir öğünü yalnızca resim gören bir model görür: larder --model openai:AD

content-no-picture = Bu resimde etiket, fiş ya da barkod bulamıyorum; bir öğün için resim gören bir model gerekir.

content-nothing = Bu, okuyabildiğim bir ürün, etiket, fiş ya da barkod değil.

central-busy = FoodData Central sabır istiyor: çok fazla istek.

central-key = FoodData Central, sorulduğu anahtarı kabul etmiyor.

product-several = İçinde her satırda bir olmak üzere birkaç ürün var. “larder import” hepsini saklar.

product-file-empty = İçinde bir şey yok.

product-file-large = { $most }{"\u00A0"}MB’den büyük; bir ürün bu kadar tutmaz.

product-file-cut-off = Yarım kalmış: JSON ortada bitiyor.

product-file-deep = JSON’ı hiçbir ürünün olmadığı kadar iç içe.

product-file-long = JSON’ında hiçbir üründe olmayacak kadar uzun bir değer var.

product-file-not-json = Ürün verisi değil: { $byte }. baytta JSON değil.

product-file-none = JSON, ama ürün değil.
