import FoodNames
import Nutrition

/// Compares a staple with the row of the reference it names.
///
/// A figure may be off by 10 %, by 1 g, by 15 kcal or by 25 mg of sodium (what a pinch of salt in 400 g is). Where it is
/// further off, or where the row has none, the note has to say why.
struct ReferenceCheck {
  let staple: Staple
  /// Nil where the reference has no such row.
  let row: Nutrients?

  enum Fault: Hashable {
    case noRow
    case missing(Nutrient)
    case differs(Nutrient)
    /// The row has no such figure, and the note does not say where this one is from.
    case unfounded(Nutrient)
  }

  var faults: [Fault] {
    guard let row else { return [.noRow] }
    return Nutrient.allCases.compactMap { nutrient in
      guard let figure = staple.per100Grams[nutrient] else { return .missing(nutrient) }
      guard let expected = row[nutrient] else {
        return isPartOfLittle(nutrient) || isEstimate(nutrient) ? nil : .unfounded(nutrient)
      }
      let allowed = max(expected.magnitude / FixedDecimal(10), ReferenceCheck.little(nutrient))
      return (figure - expected).magnitude <= allowed || saysWhatElseItIs ? nil : .differs(nutrient)
    }
  }

  /// "sugar and fibre estimated": the note names the figure.
  private func isEstimate(_ nutrient: Nutrient) -> Bool {
    reasons.contains { $0.hasSuffix("estimated") && $0.contains(nutrient.name) } || saysWhatElseItIs
  }

  /// Sugar in next to no carbohydrate: any figure up to the whole is near enough.
  private func isPartOfLittle(_ nutrient: Nutrient) -> Bool {
    let whole: Nutrient? =
      switch nutrient {
      case .saturatedFat: .fat
      case .sugar, .fibre: .carbohydrate
      case .energy, .protein, .carbohydrate, .fat, .sodium: nil
      }
    guard let whole, let most = row?[whole], let figure = staple.per100Grams[nutrient] else { return false }
    return figure <= most && most <= FixedDecimal(2)
  }

  /// Reasons that speak of the food as a whole ("half yogurt half water"), not of its energy or of one figure.
  private var saysWhatElseItIs: Bool {
    reasons.contains { reason in
      !reason.isEmpty && !reason.hasPrefix("energy") && !reason.hasPrefix("alcohol") && !reason.hasSuffix("estimated")
    }
  }

  private var reasons: [String] {
    staple.note.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }

  private static func little(_ nutrient: Nutrient) -> FixedDecimal {
    switch nutrient {
    case .energy: FixedDecimal(15)
    case .sodium: FixedDecimal(25)
    case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: FixedDecimal(1)
    }
  }
}
