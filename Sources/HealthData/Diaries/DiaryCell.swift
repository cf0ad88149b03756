internal import EmbeddedWords
internal import FoodData
internal import Nutrition
internal import Words

/// Parses the cells of a diary's table.
enum DiaryCell {
  /// The range for the energy of a row or a day, in kcal.
  static let energy = FixedDecimal.zero...HealthBounds.mostEnergy
  /// The range for a row's other nutrients: sodium in mg, the others in g.
  static func range(of nutrient: Nutrient) -> ClosedRange<FixedDecimal> {
    FixedDecimal.zero...(nutrient == .sodium ? FixedDecimal(200_000) : FixedDecimal(5_000))
  }

  /// The range for nutrients per 100 g or ml, in the same units.
  static func rangePer100(of nutrient: Nutrient) -> ClosedRange<FixedDecimal> {
    FixedDecimal.zero...(nutrient == .sodium ? FigurePlausibility.most(.sodium) : FixedDecimal(100))
  }

  /// The text on one line, cut where it is longer than any name.
  static func text(_ text: String, limit: Int = 120) -> String { PlainText(text, limit: limit).text }

  /// "412", "1,050", or "1234,5" where the columns are separated by semicolons. A single point is always a decimal
  /// point, because exports group thousands only with commas.
  static func number(_ text: some StringProtocol, separator: UInt8) -> FixedDecimal? {
    TrackerNumber.read(text, separator: text.contains(",") ? separator : UInt8(ascii: ","))
  }

  /// A time such as "8:00 AM", "11:05 pm", "08:00", "8:00:30 AM" or "08"; nil for anything else.
  static func time(_ text: String) -> ClockTime? {
    let letters = text.lowercased()
    let numbers = letters.prefix { $0.isASCII && ($0.isNumber || $0 == ":") }.split(separator: ":")
    let half = letters.filter { $0.isASCII && $0.isLetter }
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ $0.count <= 2 }), let hour = Int(numbers[0]),
      let minute = numbers.count > 1 ? Int(numbers[1]) : 0, ["", "am", "pm"].contains(half)
    else { return nil }
    guard !half.isEmpty else { return ClockTime(hour: hour, minute: minute) }
    guard (1...12).contains(hour) else { return nil }
    return ClockTime(hour: hour % 12 + (half == "pm" ? 12 : 0), minute: minute)
  }

  /// "150.00 g" is a weight, "1.00 cup" stays words, and a bare "1" says nothing.
  ///
  /// - Parameter number: reads the number at the beginning.
  static func amount(_ text: String, number: (Substring) -> FixedDecimal?) -> DiaryAmount {
    let words = DiaryCell.text(text, limit: 60)
    let digits = words.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    guard !words.isEmpty else { return .unsaid }
    guard let quantity = number(digits) else { return .words(words) }
    let unit = words.dropFirst(digits.count).drop(while: \.isWhitespace)
    if let unit = UnitWords.embedded.unit(unit), case .mass(let grams) = unit.kind {
      let weight = Grams(quantity * grams)
      return weight > .zero && weight <= Measures.most ? .grams(weight) : .unsaid
    }
    if unit.isEmpty, quantity == FixedDecimal(1) { return .unsaid }
    return .words("\(quantity.formatted(places: 2)) \(unit)".trimmed)
  }
}
