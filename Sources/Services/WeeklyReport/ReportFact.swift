internal import Interpreter
internal import Nutrition

/// One line of what a model is told of a week, and the numbers in it: what it may say.
struct ReportFact: Hashable {
  struct Number: Hashable {
    let value: FixedDecimal
    /// Nil for what is counted: days, points, foods.
    let unit: StatedNumber.Unit?
    /// What it is a figure of; nil for what is none.
    var nutrient: Nutrient?
  }

  let text: String
  let numbers: [Number]

  init(_ text: String, _ numbers: [Number]) {
    self.text = text
    self.numbers = numbers
  }

  /// "energy, an average logged day: 1,950 kcal".
  init(_ name: String, _ value: FixedDecimal?, _ unit: String, isAtLeast: Bool = false) {
    let shown = value.map { "\(isAtLeast ? "at least " : "")\($0.formatted()) \(unit)" } ?? "not known"
    self.init("\(name): \(shown)", value.map { [Number(value: $0, unit: StatedNumber.Unit(symbol: unit))] } ?? [])
  }

  /// "days logged: 4 of 7".
  init(_ name: String, _ count: Int, of total: Int) {
    self.init("\(name): \(count) of \(total)", [.init(count), .init(total)])
  }

  /// The fact with its numbers as figures of a nutrient.
  func of(_ nutrient: Nutrient) -> ReportFact {
    ReportFact(text, numbers.map { Number(value: $0.value, unit: $0.unit, nutrient: nutrient) })
  }

  /// Whether a number that was stated stands in these facts, exactly or rounded: as precisely as it is written, and whole
  /// tens and hundreds within a twentieth of the figure. Grams are those of a nutrient that is named, where one is.
  static func has(_ stated: StatedNumber, naming named: Set<Nutrient>, in facts: [ReportFact]) -> Bool {
    let isWeight = stated.unit == .grams || stated.unit == .milligrams
    return facts.contains { fact in
      fact.numbers.contains { number in
        (stated.unit == nil || stated.unit == number.unit)
          && (!isWeight || named.isEmpty || number.nutrient.map(named.contains) ?? true)
          && stated.readings.contains { number.value.magnitude.isStated(as: $0, places: stated.places) }
      }
    }
  }
}

extension ReportFact.Number {
  init(_ count: Int) { self.init(value: FixedDecimal(count), unit: nil) }
}

extension StatedNumber.Unit {
  init?(symbol: String) {
    switch symbol {
    case "kcal": self = .kilocalories
    case "g": self = .grams
    case "mg": self = .milligrams
    case "kg": self = .kilograms
    case "lb": self = .pounds
    case "ml": self = .millilitres
    case "%": self = .percent
    default: return nil
    }
  }
}
