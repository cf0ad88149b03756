internal import Nutrition

extension Food {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(name)
    try check.line(brand)
    try check.line(barcode)
    try check.lines(tags)
    try check.line(source.reference)
    try check.figures(per100Grams) { $0.mostPer100Grams }
    try check.number(density, FixedDecimal(units: 1)...FixedDecimal(100))
    for portion in portions { try check.grams(portion.grams) }
  }
}

extension Recipe {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(name)
    try check.number(servings, FixedDecimal(units: 1)...FixedDecimal(10_000))
    try check.grams(rawGrams)
    try check.grams(cookedGrams)
    try check.notes(source)
    for ingredient in ingredients {
      try check.grams(ingredient.grams)
      try check.line(ingredient.words)
    }
  }
}
