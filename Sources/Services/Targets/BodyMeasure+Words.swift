internal import EmbeddedWords
package import Nutrition
internal import Words

/// Parses heights and weights as people say them, in metric or US units.
extension BodyMeasure {
  /// Kilograms from "72 kg", "72,5", "160 lb", "11 st 4 lb". A number alone is in the units of the profile.
  ///
  /// - Returns: nil for anything else, and outside 2 to 400 kg.
  package static func kilograms(_ words: String, units: Profile.Units = .metric) -> FixedDecimal? {
    let parts = parts(of: words)
    var sum = FixedDecimal.zero
    for (index, part) in parts.enumerated() {
      switch part.unit {
      case .kilogram: sum += part.number
      case .pound: sum += part.number * kilogramsInPound
      case .stone: sum += part.number * FixedDecimal(14) * kilogramsInPound
      case .none where index > 0 && parts[index - 1].unit == .stone: sum += part.number * kilogramsInPound
      case .none where parts.count == 1: sum = units == .us ? part.number * kilogramsInPound : part.number
      default: return nil
      }
    }
    return sum >= FixedDecimal(2) && sum <= FixedDecimal(400) ? sum.rounded(toPlaces: 3) : nil
  }

  /// The units of a weight: the usual ones, unless a number alone comes near the last known weight only in the others, as
  /// "164.2" after 165 lb does in pounds.
  static func units(of words: String, usually usual: Profile.Units, near known: FixedDecimal?) -> Profile.Units {
    let other: Profile.Units = usual == .us ? .metric : .us
    guard let known, let taken = kilograms(words, units: usual), let inOthers = kilograms(words, units: other),
      taken != inOthers, !isNear(taken, known), isNear(inOthers, known)
    else { return usual }
    return other
  }

  /// Whether nobody's weight changes more between two days on a scale: a quarter.
  private static func isNear(_ kilograms: FixedDecimal, _ known: FixedDecimal) -> Bool {
    (kilograms - known).magnitude * FixedDecimal(4) <= known
  }

  /// Centimetres from "178 cm", "1.78 m", "1,78", "5 ft 10", "5'10\"", "70 in". A number alone below 3 is in metres, otherwise
  /// in the units of the profile.
  ///
  /// - Returns: nil for anything else, and outside 40 to 260 cm.
  package static func centimetres(_ words: String, units: Profile.Units = .metric) -> FixedDecimal? {
    let parts = parts(of: words)
    var sum = FixedDecimal.zero
    for (index, part) in parts.enumerated() {
      switch part.unit {
      case .centimetre: sum += part.number
      case .metre: sum += part.number * FixedDecimal(100)
      case .foot: sum += part.number * FixedDecimal(12) * centimetresInInch
      case .inch: sum += part.number * centimetresInInch
      case .none where index > 0 && parts[index - 1].unit == .foot: sum += part.number * centimetresInInch
      case .none where index > 0 && parts[index - 1].unit == .metre: sum += part.number
      case .none where parts.count == 1 && part.number < FixedDecimal(3): sum = part.number * FixedDecimal(100)
      case .none where parts.count == 1: sum = units == .us ? part.number * centimetresInInch : part.number
      default: return nil
      }
    }
    return sum >= FixedDecimal(40) && sum <= FixedDecimal(260) ? sum.rounded(toPlaces: 2) : nil
  }

  /// Splits into numbers with their units: "5 ft 10" is 5 feet and 10 without a unit. Empty where anything else occurs.
  private static func parts(of words: String) -> [(number: FixedDecimal, unit: Unit)] {
    var parts: [(number: FixedDecimal, unit: Unit)] = []
    var rest = words.prefix(40)
    while true {
      rest = rest.drop { $0.isWhitespace }
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
      guard !digits.isEmpty else { return rest.isEmpty ? parts : [] }
      rest = rest.dropFirst(digits.count).drop { $0.isWhitespace }
      let name = rest.prefix { !$0.isWhitespace && !($0.isASCII && $0.isNumber) }
      rest = rest.dropFirst(name.count)
      guard let number = FixedDecimal(String(digits.map { $0 == "," ? "." : $0 })),
        let unit = Unit(name.hasSuffix(".") ? name.dropLast() : name)
      else { return [] }
      parts.append((number, unit))
    }
  }

  /// The unit after a number.
  private enum Unit {
    case none, kilogram, pound, stone, centimetre, metre, foot, inch

    /// Nil where the name is not a unit of height or weight.
    init?(_ name: Substring) {
      switch name {
      case "": self = .none
      case "'", "’", "′": self = .foot
      case "\"", "”", "″", "''": self = .inch
      default:
        let unit = Unit.names[Folding.folded(name)]
        switch UnitWords.embedded.unit(name) {
        case .kilogram: self = .kilogram
        case .pound: self = .pound
        default:
          guard let unit else { return nil }
          self = unit
        }
      }
    }

    private static let names: [String: Unit] = {
      let units: [String: Unit] = [
        "stone": .stone, "centimetre": .centimetre, "metre": .metre, "foot": .foot, "inch": .inch,
      ]
      let named = WordTable.embedded.phrases(of: .body, kind: "body").compactMap { name, word in
        units[name].map { (Folding.folded(word), $0) }
      }
      return Dictionary(named) { first, _ in first }
    }()
  }
}
