import FoodData
import JSON
import Nutrition
import TestSupport
import Testing

/// Files of every kind with a number in them that no integer or no figure holds: read or refused.
@Suite struct `Files with numbers at the edge` {
  private static let labels = LabelReading()
  private static let receipts = ReceiptReading.embedded

  @Test(arguments: EdgeNumbers.all)
  func `are labels`(number: String) {
    let label = "Nutrition facts per 100 g\nEnergy @ kJ / @ kcal\nFat @ g\nSalt @ g\nServing size @ g (@ ml)\n"
    _ = Self.labels.label(in: PrintedText(label.replacing("@", with: number)))
  }

  @Test(arguments: EdgeNumbers.all)
  func `are receipts`(number: String) {
    let text = "REWE\nMilch @\n@ x Brot 2,49\nKaese @ kg x @ EUR/kg @\nPfand -@\nSUMME EUR @\n@.@.@\n20.11.2026\n"
    let receipt = Self.receipts.receipt(in: PrintedText(text.replacing("@", with: number)))
    #expect(receipt.sum.minorUnits.magnitude <= Money.most.magnitude)
    #expect(receipt.difference.map { $0.magnitude.minorUnits >= 0 } ?? true)
  }

  @Test(arguments: EdgeNumbers.all)
  func `are products`(number: String) {
    let document =
      #"{"code":"4006381333931","status":1,"count":@,"product":{"code":"4006381333931","product_name":"x","#
      + #""quantity":"@ g","product_quantity":@,"serving_quantity":@,"last_modified_t":@,"nutriments":"#
      + #"{"energy-kcal_100g":@,"proteins_100g":"@","fat_100g":@,"salt_100g":"@"}}}"#
    _ = OpenFoodFactsAnswer(Array(document.replacing("@", with: number).utf8)[...])
    let search = #"{"totalHits":@,"foods":[{"fdcId":@,"description":"x","publishedDate":"@/@/@"}]}"#
    if let part = try? JSONPart(Array(search.replacing("@", with: number).utf8)[...]) { _ = USDAAnswer(part) }
  }

  @Test(arguments: EdgeNumbers.all)
  func `are pages of recipes`(number: String) {
    let page =
      #"<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeYield":"@","#
      + #""recipeIngredient":["@ g flour"],"nutrition":{"calories":"@ kcal"}}</script>&#x@;&#@;"#
    _ = RecipePage(page.replacing("@", with: number)).recipes
  }

  @Test(arguments: EdgeNumbers.all)
  func `are what was seen in a picture`(number: String) throws {
    let recognition = #"{"kind":"picture","receipt_looks":[[[@,@,@,@,@,"12"],[1,@,3,4,5,"g"]]]}"#
    guard let value = JSONValue(text: recognition.replacing("@", with: number)), let seen = FileRecognition(json: value)
    else {
      return
    }
    _ = Self.receipts.receipt(seenIn: seen.receiptLooks)
  }

  @Test(arguments: EdgeNumbers.all)
  func `are tables of foods`(number: String) throws {
    let bytes = Array("id,name,kcal,protein_g,carbs_g,fat_g\n1,Food,@,@,1,1\n".replacing("@", with: number).utf8)
    guard let table = try? NationalTable.recognise(head: bytes) else { return }
    var reader = NationalTableReader(table)
    _ = Reading(&reader, bytes, piece: 7)
  }
}
