internal import Nutrition

/// A compact binary form of a part, for staging it until all parts of its food are there. It is only read by the same
/// import and the same version of larder.
extension USDAPart {
  /// The content without the food's id, which is stored beside it.
  package var bytes: [UInt8] {
    var writer = PartWriter()
    switch content {
    case .described(let kind, let title, let category, let date):
      writer.byte(1)
      writer.byte(UInt8(USDAFood.Kind.allCases.firstIndex(of: kind) ?? 0))
      writer.text(title)
      writer.text(category ?? "")
      writer.number(date.map { Int64($0.number) })
    case .current:
      writer.byte(2)
    case .brand(let brand, let date):
      writer.byte(3)
      for text in [brand.owner, brand.name, brand.barcode, brand.servingUnit, brand.servingText, brand.category] {
        writer.text(text)
      }
      writer.number(brand.servingSize?.units)
      writer.number(date.map { Int64($0.number) })
    case .portion(let portion):
      writer.byte(4)
      for text in [portion.unit ?? "", portion.modifier, portion.description] { writer.text(text) }
      writer.number(portion.amount?.units)
      writer.number(portion.grams.units)
    case .amounts(let amounts):
      writer.byte(5)
      for nutrient in USDANutrient.allCases {
        guard let amount = amounts[nutrient] else { continue }
        writer.byte(UInt8(nutrient.ordinal))
        writer.number(amount.units)
      }
    }
    return writer.bytes
  }

  /// Nil where the bytes are not a part.
  package init?(food: Int, bytes: [UInt8]) {
    var reader = PartReader(bytes: bytes)
    guard let content = Content(&reader) else { return nil }
    self.init(food: food, content: content)
  }
}

extension USDAPart.Content {
  fileprivate init?(_ reader: inout PartReader) {
    switch reader.byte() {
    case 1:
      guard let kind = reader.byte(), kind < USDAFood.Kind.allCases.count, let title = reader.text(),
        let category = reader.text(), let date = reader.number()
      else { return nil }
      self = .described(
        kind: USDAFood.Kind.allCases[Int(kind)], title: title, category: category.isEmpty ? nil : category,
        date: date.map { Day(number: Int($0)) })
    case 2:
      self = .current
    case 3:
      var texts: [String] = []
      for _ in 0..<6 {
        guard let text = reader.text() else { return nil }
        texts.append(text)
      }
      guard let size = reader.number(), let date = reader.number() else { return nil }
      let brand = USDABrand(
        owner: texts[0], name: texts[1], barcode: texts[2], servingSize: size.map { FixedDecimal(units: $0) },
        servingUnit: texts[3], servingText: texts[4], category: texts[5])
      self = .brand(brand, date: date.map { Day(number: Int($0)) })
    case 4:
      guard let unit = reader.text(), let modifier = reader.text(), let description = reader.text(),
        let amount = reader.number(), let grams = reader.number()
      else { return nil }
      self = .portion(
        USDAPortion(
          amount: amount.map { FixedDecimal(units: $0) }, unit: unit.isEmpty ? nil : unit, modifier: modifier,
          description: description, grams: FixedDecimal(units: grams ?? 0)))
    case 5:
      var amounts = USDAAmounts()
      while let ordinal = reader.byte() {
        guard ordinal < USDANutrient.allCases.count, let units = reader.number() else { return nil }
        amounts[ordinal: Int(ordinal)] = units.map { FixedDecimal(units: $0) }
      }
      self = .amounts(amounts)
    default: return nil
    }
  }
}

/// Writes numbers as variable-length integers of seven-bit groups, lowest first, and texts after their length.
private struct PartWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// Nil is written as 0. Other numbers are zigzag-encoded, so that small ones of either sign are short, and
  /// incremented by one.
  mutating func number(_ number: Int64?) {
    guard let number else { return varint(0) }
    varint(UInt128(UInt64(bitPattern: number << 1 ^ number >> 63)) + 1)
  }

  mutating func text(_ text: String) {
    varint(UInt128(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func varint(_ number: UInt128) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

private struct PartReader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  /// Nil where the bytes end; a nil inside for a number that was nil.
  mutating func number() -> Int64?? {
    guard let folded = varint(), folded <= UInt128(UInt64.max) + 1 else { return nil }
    guard folded > 0 else { return .some(nil) }
    let bits = UInt64(folded - 1)
    return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
  }

  mutating func text() -> String? {
    guard let length = varint(), length <= UInt128(bytes.count - position) else { return nil }
    let end = position + Int(length)
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private mutating func varint() -> UInt128? {
    var number: UInt128 = 0
    var shift: UInt128 = 0
    while let byte = byte(), shift < 77 {
      number |= UInt128(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }
}
