internal import FoundationEssentials
internal import Nutrition

/// Checks the fields of one record and throws the first fault found.
struct RecordCheck {
  let kind: Record.Kind
  let id: UUID

  func fail(_ fault: InvalidRecord.Fault) -> StoreError {
    .invalid(InvalidRecord(kind: kind, id: id, fault: fault))
  }

  /// 1 to 200 characters, not all of them spaces, without control characters.
  func name(_ name: String) throws(StoreError) {
    guard !name.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) else { throw fail(.nameEmpty) }
    try line(name)
  }

  /// Up to 200 characters on one line.
  func line(_ text: String?) throws(StoreError) {
    guard let text else { return }
    guard text.unicodeScalars.count <= 200 else { throw fail(.textTooLong) }
    guard !text.hasControlCharacter(but: []) else { throw fail(.controlCharacter) }
  }

  /// Up to 4,000 characters; line breaks are allowed.
  func notes(_ text: String?) throws(StoreError) {
    guard let text else { return }
    guard text.unicodeScalars.count <= 4_000 else { throw fail(.textTooLong) }
    guard !text.hasControlCharacter(but: [UInt8(ascii: "\n"), UInt8(ascii: "\t")]) else {
      throw fail(.controlCharacter)
    }
  }

  func lines(_ texts: [String]) throws(StoreError) {
    guard texts.count <= 200 else { throw fail(.textTooLong) }
    for text in texts { try line(text) }
  }

  /// Above zero and at most 100 kg.
  func grams(_ grams: Grams?) throws(StoreError) {
    guard let grams else { return }
    guard grams > .zero, grams <= Measures.most else { throw fail(.gramsOutOfRange) }
  }

  func number<Number: Comparable>(_ number: Number?, _ range: ClosedRange<Number>) throws(StoreError) {
    guard let number else { return }
    guard range.contains(number) else { throw fail(.numberOutOfRange) }
  }

  /// A day that can be written as YYYY-MM-DD.
  func day(_ day: Day?) throws(StoreError) {
    guard let day else { return }
    // 0001-01-01 to 9999-12-31.
    guard (-719_162...2_932_896).contains(day.number) else { throw fail(.numberOutOfRange) }
  }

  /// No known figure is negative or above the limit that `most` gives for its nutrient.
  func figures(_ figures: Nutrients, most: (Nutrient) -> FixedDecimal) throws(StoreError) {
    for nutrient in Nutrient.allCases {
      guard let figure = figures[nutrient] else { continue }
      guard figure >= .zero, figure <= most(nutrient) else { throw fail(.figureOutOfRange(nutrient)) }
    }
  }
}

extension Nutrient {
  /// The most of this nutrient that 100 g of anything can contain, in the figure's own unit.
  var mostPer100Grams: FixedDecimal {
    switch self {
    case .energy: EnergyCheck.mostPer100Grams
    case .sodium: FixedDecimal(100_000)
    case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: FixedDecimal(100)
    }
  }
}

extension String {
  /// Whether there is a control character: one below U+0020, or one from U+007F to U+009F.
  fileprivate func hasControlCharacter(but allowed: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F, !allowed.contains(byte) { return true }
      if last == 0xC2, byte < 0xA0 { return true }
      last = byte
    }
    return false
  }
}
