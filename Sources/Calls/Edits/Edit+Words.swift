internal import JSON
internal import Nutrition

/// The edit as a person would type it: "2: 110g", "drop 3", "rice = quinoa".
extension Edit: CustomStringConvertible {
  package var description: String {
    switch change {
    case .said(let words): "\(target): \(words)"
    case .amount(let amount): "\(target): \(amount)"
    case .energy(let energy): "\(target): \(energy) kcal"
    case .factor(let factor): "\(target): times \(factor)"
    case .food(let food, _): "\(target) = \(food)"
    case .state(let state): "\(target): \(state.rawValue)"
    case .skipped: "skip \(target)"
    case .counted: "unskip \(target)"
    case .removed: "drop \(target)"
    case .added(let item): "add \(item.approximate == true ? "about " : "")\(item.description)"
    case .bought(let line): "add \(line.json.text)"
    case .addedLine(let words): "add \(words)"
    case .slot(let slot): slot.rawValue
    case .day(let words): words
    case .time(let time): "at \(time)"
    case .plates(let plates): "for \(plates.map(\.name).joined(separator: ", "))"
    case .figures(let figures): figures.json.text
    case .recomputed(let span): "recompute \(span.json.text)"
    case .another: "another"
    case .field(let field, let words): "\(field.rawValue): \(words)"
    }
  }
}

extension Edit.Target: CustomStringConvertible {
  package var description: String {
    switch self {
    case .card: "all"
    case .line(let number): "\(number)"
    case .food(let name): name
    }
  }
}

extension MealItem: CustomStringConvertible {
  /// "200 g cooked pasta 300 kcal".
  package var description: String {
    let amount = quantity == nil && unit == nil ? nil : Amount(quantity: quantity, unit: unit).description
    return [amount, state?.rawValue, food, kcal.map { "\($0) kcal" }].compactMap(\.self).joined(separator: " ")
  }
}
