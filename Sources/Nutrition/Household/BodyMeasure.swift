/// Heights and weights as people say them, in metric or US units.
package enum BodyMeasure {
  /// By definition (international yard and pound agreement, 1959).
  package static let kilogramsInPound = Figure(units: 45_359_237)
  /// By the same agreement.
  package static let centimetresInInch = Figure(units: 254_000_000)

  /// Kilograms of "72 kg", "72,5", "160 lb", "11 st 4 lb". A bare number is in the units of the profile.
  ///
  /// - Returns: nil for anything else, and outside 2 to 400 kg.
  package static func kilograms(_ words: String, units: Profile.Units = .metric) -> Figure? {
    let parts = parts(of: words)
    var sum = Figure.zero
    for (index, part) in parts.enumerated() {
      switch part.unit {
      case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms": sum += part.number
      case "lb", "lbs", "pound", "pounds": sum += part.number * kilogramsInPound
      case "st", "stone", "stones": sum += part.number * Figure(14) * kilogramsInPound
      case "" where index > 0 && parts[index - 1].unit.hasPrefix("st"): sum += part.number * kilogramsInPound
      case "" where parts.count == 1: sum = units == .us ? part.number * kilogramsInPound : part.number
      default: return nil
      }
    }
    return sum >= Figure(2) && sum <= Figure(400) ? sum.rounded(toPlaces: 3) : nil
  }

  /// Centimetres of "178 cm", "1.78 m", "1,78", "5 ft 10", "5'10\"", "70 in". A bare number below 3 is in metres; others
  /// are in the units of the profile.
  ///
  /// - Returns: nil for anything else, and outside 40 to 260 cm.
  package static func centimetres(_ words: String, units: Profile.Units = .metric) -> Figure? {
    let parts = parts(of: words)
    var sum = Figure.zero
    for (index, part) in parts.enumerated() {
      switch part.unit {
      case "cm", "centimetres", "centimeters": sum += part.number
      case "m", "metre", "metres", "meter", "meters": sum += part.number * Figure(100)
      case "ft", "foot", "feet", "'", "’", "′": sum += part.number * Figure(12) * centimetresInInch
      case "in", "inch", "inches", "\"", "”", "″", "''": sum += part.number * centimetresInInch
      case "" where index > 0 && ["ft", "foot", "feet", "'", "’", "′"].contains(parts[index - 1].unit):
        sum += part.number * centimetresInInch
      case "" where index > 0 && parts[index - 1].unit == "m": sum += part.number
      case "" where parts.count == 1 && part.number < Figure(3): sum = part.number * Figure(100)
      case "" where parts.count == 1: sum = units == .us ? part.number * centimetresInInch : part.number
      default: return nil
      }
    }
    return sum >= Figure(40) && sum <= Figure(260) ? sum.rounded(toPlaces: 2) : nil
  }

  /// Numbers with the unit behind each: "5 ft 10" is 5 "ft" and 10 "".
  private static func parts(of words: String) -> [(number: Figure, unit: String)] {
    var parts: [(number: Figure, unit: String)] = []
    var rest = Substring(words.lowercased().prefix(40))
    while true {
      rest = rest.drop { $0.isWhitespace }
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
      guard !digits.isEmpty else { return rest.isEmpty ? parts : [] }
      rest = rest.dropFirst(digits.count).drop { $0.isWhitespace }
      let unit = rest.prefix { !$0.isWhitespace && !($0.isASCII && $0.isNumber) }
      rest = rest.dropFirst(unit.count)
      guard let number = Figure(String(digits.map { $0 == "," ? "." : $0 })) else { return [] }
      parts.append((number, unit.hasSuffix(".") ? String(unit.dropLast()) : String(unit)))
    }
  }
}
