internal import Nutrition

/// What stated figures are of: 100 g, unless "100 ml", "30 g" or "serving" is said.
struct FigureBasis {
  /// As it was said.
  let words: String
  let weighed: Weighed

  static let hundredGrams = FigureBasis(words: "100 g", weighed: Weighed(grams: Grams(milligrams: 100_000)))

  var isHundredGrams: Bool { weighed.grams == FigureBasis.hundredGrams.weighed.grams && weighed.assumption == nil }

  /// The figures per 100 g, to three places as a food table has them.
  func per100Grams(_ figures: Nutrients) -> Nutrients {
    let factor = Figure(100) / weighed.grams.figure
    return figures.mapped { (isHundredGrams ? $0 : $0 * factor).rounded(toPlaces: 3) }
  }

  /// "Stated per serving ≈ 30 g."; nil where nothing was converted.
  var note: String? {
    guard !isHundredGrams else { return nil }
    let grams = "\(weighed.grams)"
    if weighed.assumption == .asWater { return "Stated per \(words), taken as \(grams): its density is not known." }
    return "Stated per \(words == grams ? grams : "\(words) ≈ \(grams)"); converted to 100 g."
  }
}

extension ToolContext {
  /// The weight that stated figures are of.
  func basis(_ words: String?, of food: String, _ measures: Measures) throws(ToolError) -> FigureBasis {
    guard let words else { return .hundredGrams }
    let amount = try amount(words)
    do throws(MeasureError) {
      let weighed = try measures.weigh(amount)
      return FigureBasis(words: amount.description, weighed: weighed)
    } catch {
      throw .unweighable(food: food, error)
    }
  }
}
