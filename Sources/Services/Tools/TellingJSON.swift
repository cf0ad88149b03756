internal import Calls
internal import FoodData
internal import JSON
internal import Nutrition

/// The numbers in facts or arguments, with what their position tells about them: numbers in an object with a food belong to
/// that food, and their keys distinguish energy from amounts and nutrients.
struct TellingJSON {
  /// Keys whose numbers identify something rather than state a quantity.
  private static let places: Set<String> = [
    "entry", "entries", "day", "days", "from", "to", "time", "week", "month", "period", "steps", "barcode", "revises",
    "date", "from_day", "to_day", "to_time", "since", "first", "last", "limit", "day_start", "breakfast", "lunch",
    "dinner", "dinner_end", "original",
  ]
  private static let nameMembers = ["food", "words", "name", "label", "to_food"]

  /// Which numbers are collected.
  enum Sought {
    case all
    /// Without those that identify a line, a day, a time or a name.
    case quantities
  }

  private(set) var numbers: [(figure: FixedDecimal, origin: NumberOrigin)] = []
  private let sought: Sought

  init(_ value: JSONValue, seeking sought: Sought = .all) {
    self.sought = sought
    collect(value, .anything)
  }

  private mutating func collect(_ value: JSONValue, _ origin: NumberOrigin) {
    switch value {
    case .null, .bool: return
    case .number(let number): if let figure = FixedDecimal(number) { numbers.append((figure, origin)) }
    // A name may contain a number; an amount begins with one.
    case .string(let text) where sought == .quantities && text.first?.isNumber != true: return
    case .string(let text): numbers += StatedInDigits.all(in: text).map { ($0.figure, $0.origin.of(origin.food)) }
    case .array(let values): for value in values { collect(value, origin) }
    case .object(let members):
      if let columns = members["columns"]?.array, let rows = members["rows"]?.array {
        let names = columns.map { $0.string ?? "" }
        for row in rows { collect(row: row, names, origin) }
      } else {
        let origin = origin.of(food(of: members))
        // Sorted by key, so that the numbers always come in the same order.
        for (name, value) in members.sorted(by: { $0.key < $1.key }) { collect(value, named: name, origin) }
      }
    }
  }

  /// Treats a row of a table as an object whose keys are in the heading.
  private mutating func collect(row: JSONValue, _ names: [String], _ origin: NumberOrigin) {
    guard let cells = row.array, cells.count == names.count else { return collect(row, origin) }
    collect(.object(Dictionary(zip(names, cells)) { first, _ in first }), origin)
  }

  private mutating func collect(_ value: JSONValue, named name: String, _ origin: NumberOrigin) {
    // The number of a line in a list is not a quantity.
    guard name != "line", name != "number", sought == .all || !TellingJSON.places.contains(name) else { return }
    var origin = origin
    if case .number = value {
      origin.kinds = TellingJSON.kinds(name)
      origin.nutrients = Set([Nutrient(rawValue: name)].compactMap(\.self))
    }
    collect(value, origin)
  }

  private func food(of members: [String: JSONValue]) -> MentionedFood? {
    let names = TellingJSON.nameMembers.compactMap { members[$0]?.string }
    return names.isEmpty ? nil : MentionedFood(names: names)
  }

  /// What a number is, by its key.
  private static func kinds(_ name: String) -> Set<NumberUse.Kind> {
    if name == "kcal" { return [.energy] }
    if name == "grams" { return [.amount] }
    return name.hasSuffix("_g") || name.hasSuffix("_mg") ? [.nutrient, .amount] : NumberOrigin.anything.kinds
  }
}

extension NumberOrigin {
  /// The origin with a food, where one is named.
  fileprivate func of(_ food: MentionedFood?) -> NumberOrigin {
    var origin = self
    origin.food = food ?? origin.food
    return origin
  }
}

/// The numbers in a text, in digits as larder and programs write them: "1,605 of 2,000 kcal".
enum StatedInDigits {
  /// Of a longer text only the beginning is read.
  static let longestText = 2_000

  static func all(in text: String) -> [(figure: FixedDecimal, origin: NumberOrigin)] {
    // A date or a moment.
    guard Day(text.prefix(10)) == nil else { return [] }
    let text = text.prefix(longestText)
    let runs = text.split { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == ",")) }
    return runs.compactMap { run in
      let number = run.filter { $0 != "," }.drop { $0 == "." }
      let whole = number.last == "." ? number.dropLast() : number
      guard let figure = FixedDecimal(String(whole)) else { return nil }
      let isEnergy = text[run.endIndex...].drop { $0 == " " }.hasPrefix("kcal")
      return (figure, isEnergy ? NumberOrigin(kinds: [.energy]) : .anything)
    }
  }
}
