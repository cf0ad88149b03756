internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// The amount to which stated figures refer: 100 g, unless "100 ml", "30 g" or "serving" is stated.
struct FigureBasis {
  /// The amount as stated.
  let words: Text
  let weighed: Weighed
  /// Whether it was stated in grams.
  var isGrams = true

  static let hundredGrams = FigureBasis(words: .hundredGrams, weighed: Weighed(grams: Grams(milligrams: 100_000)))

  var isHundredGrams: Bool { weighed.grams == FigureBasis.hundredGrams.weighed.grams && weighed.assumption == nil }

  /// The figures per 100 g, rounded to three decimals like those of a food table.
  func per100Grams(_ figures: Nutrients) -> Nutrients {
    let factor = FixedDecimal(100) / weighed.grams.figure
    return figures.mapped { (isHundredGrams ? $0 : $0 * factor).rounded(toPlaces: 3) }
  }

  /// "Stated per serving ≈ 30 g."; nil where nothing was converted.
  var note: Text? {
    guard !isHundredGrams else { return nil }
    let grams = weighed.grams
    if weighed.assumption == .asWater { return .basisAsWater(amount: words, grams: grams) }
    return isGrams ? .basisConverted(grams: grams) : .basisRoughly(amount: words, grams: grams)
  }
}

extension ToolContext {
  /// The weight to which stated figures refer.
  func basis(_ words: String?, of food: String, _ measures: Measures) throws(ToolError) -> FigureBasis {
    guard let words else { return .hundredGrams }
    let amount = try amount(words)
    do throws(MeasureError) {
      let weighed = try measures.weigh(amount)
      let words = amount.quantity == nil ? amount.unit.map { Text.unitNoun(unit: $0) } : amount.text
      return FigureBasis(
        words: words ?? .empty, weighed: weighed, isGrams: amount.description == weighed.grams.description)
    } catch {
      throw .unweighable(food: food, error)
    }
  }
}
