internal import EmbeddedWords
internal import Nutrition
internal import Words

/// The weights and volumes in free text: "1 pint, 568 ml", "180g (3x60g)", "70g uncooked rice".
struct QuantityText: Hashable, Sendable {
  /// Whether a weight is mentioned, and whether a volume is.
  private(set) var namesMass = false
  private(set) var namesVolume = false
  /// The first weight in metric units.
  private(set) var grams: FixedDecimal?
  /// The first volume in metric units.
  private(set) var millilitres: FixedDecimal?

  init(_ text: String) {
    // Longer text is not a quantity on a pack.
    let bytes = Array(text.utf8.prefix(400))
    var position = 0
    while position < bytes.count {
      guard let number = QuantityText.takeNumber(bytes, &position) else {
        position += 1
        continue
      }
      take(number, unit: QuantityText.takeUnit(bytes, &position))
    }
  }

  private mutating func take(_ number: FixedDecimal, unit: Unit?) {
    switch unit {
    case .mass(let factor):
      namesMass = true
      if let factor, grams == nil { grams = number * factor }
    case .volume(let factor):
      namesVolume = true
      if let factor, millilitres == nil { millilitres = number * factor }
    case nil: break
    }
  }

  /// A unit, with how many grams or millilitres it has; nil for units that are not metric, whose size differs between
  /// countries.
  enum Unit: Hashable, Sendable {
    case mass(FixedDecimal?)
    case volume(FixedDecimal?)

    init?(_ name: String) {
      // The first word of "fl oz" is enough.
      guard let named = name == "fl" ? .init(.fluidOunce) : UnitWords.embedded.named(name) else { return nil }
      switch (named.unit, named.unit.kind) {
      case (.ounce, _), (.pound, _): self = .mass(nil)
      case (.fluidOunce, _), (.pint, _), (.quart, _), (.gallon, _): self = .volume(nil)
      case (.cup, _), (.tablespoon, _), (.teaspoon, _), (_, .counted): return nil
      case (_, .mass(let grams)): self = .mass(grams * named.count)
      case (_, .volume(let millilitres)): self = .volume(millilitres * named.count)
      }
    }
  }

  /// Digits, possibly with a point or a comma between or before them.
  private static func takeNumber(_ bytes: [UInt8], _ position: inout Int) -> FixedDecimal? {
    var end = position
    var digits: [UInt8] = []
    var sawMark = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte.isDigit {
        digits.append(byte)
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), !sawMark {
        sawMark = true
        digits.append(UInt8(ascii: "."))
      } else {
        break
      }
      end += 1
    }
    guard let number = FixedDecimal(scientific: digits) else { return nil }
    position = end
    return number
  }

  /// The word after a number and blanks.
  private static func takeUnit(_ bytes: [UInt8], _ position: inout Int) -> Unit? {
    var start = position
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: " ") {
        start += 1
      } else if let space = wideSpaces.first(where: { bytes[start...].starts(with: $0) }) {
        start += space.count
      } else {
        break
      }
    }
    var end = start
    while end < bytes.count, isLetter(bytes[end]) || (end > start && isCyrillicTail(bytes[end])) { end += 1 }
    guard end > start, let unit = Unit(String(decoding: bytes[start..<end], as: UTF8.self).lowercased()) else {
      return nil
    }
    position = end
    return unit
  }

  /// A no-break space, a narrow no-break space and a thin space.
  private static let wideSpaces: [[UInt8]] = [[0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89]]

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == 0xD0 || byte == 0xD1
  }

  private static func isCyrillicTail(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
