internal import Nutrition
internal import Words

/// The content of a usual pack in a country.
struct PackOfCountry: Hashable, Sendable {
  /// ISO 3166; "--" stands for everywhere else.
  let country: String
  let pack: UsualPack

  static let elsewhere = "--"

  /// - Parameters:
  ///   - elsewhere: the pack for all other countries: "400 g".
  ///   - countries: packs by country: "GB=2.272 l; US=1.89 l".
  static func all(
    elsewhere: ArraySlice<UInt8>, countries: ArraySlice<UInt8>
  ) throws(StaplesError.Problem) -> [PackOfCountry] {
    var all: [PackOfCountry] = []
    for field in countries.fields(by: UInt8(ascii: ";")) where !field.isEmpty {
      let parts = field.fields(by: UInt8(ascii: "="))
      let country = parts[0].text
      guard parts.count == 2, country.utf8.count == 2, country.utf8.allSatisfy({ (0x41...0x5A).contains($0) }),
        !all.contains(where: { $0.country == country })
      else { throw .pack(field.text) }
      all.append(PackOfCountry(country: country, pack: try pack(parts[1])))
    }
    return all + [PackOfCountry(country: PackOfCountry.elsewhere, pack: try pack(elsewhere))]
  }

  /// Parses "400 g/drained 240 g".
  private static func pack(_ field: ArraySlice<UInt8>) throws(StaplesError.Problem) -> UsualPack {
    let parts = field.text.split(separator: "/drained ")
    guard let whole = parts.first.flatMap({ content($0) }), parts.count <= 2 else { throw .pack(field.text) }
    guard parts.count == 2 else { return UsualPack(whole) }
    guard case .weight(let grams)? = content(parts[1]), case .weight(let all) = whole, grams < all else {
      throw .pack(field.text)
    }
    return UsualPack(whole, drained: grams)
  }

  private static func content(_ words: Substring) -> UsualPack.Content? {
    let parts = words.split(separator: " ")
    guard parts.count == 2, let number = FixedDecimal(String(parts[0])), number > .zero, number <= FixedDecimal(10_000)
    else {
      return nil
    }
    switch parts[1] {
    case "g": return .weight(Grams(number))
    case "kg": return .weight(Grams(number * FixedDecimal(1_000)))
    case "ml": return .millilitres(number)
    case "l": return .millilitres(number * FixedDecimal(1_000))
    case "pieces": return .pieces(number)
    default: return nil
    }
  }
}
