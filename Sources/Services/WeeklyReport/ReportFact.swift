internal import Interpreter
internal import Nutrition

/// One fact about a week that a model is given, with the numbers that it may therefore use.
struct ReportFact: Hashable {
  struct Number: Hashable {
    let value: FixedDecimal
    /// Nil for counts, such as days, points and foods.
    let unit: StatedNumber.Unit?
    /// The nutrient that it is a figure of; nil where it is none.
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

  /// The fact with its numbers assigned to a nutrient.
  func of(_ nutrient: Nutrient) -> ReportFact {
    ReportFact(text, numbers.map { Number(value: $0.value, unit: $0.unit, nutrient: nutrient) })
  }

  /// Whether the facts contain a stated number: equal when rounded to the stated precision, or, for whole tens and hundreds,
  /// within 5 %. Grams have to be of a nutrient that is named, where any is.
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
