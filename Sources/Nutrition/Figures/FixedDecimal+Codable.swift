package import FoundationEssentials

/// In JSON a decimal is a number without loss: it is read back as the same decimal.
extension FixedDecimal: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let figure = FixedDecimal(try container.decode(Decimal.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a number out of range")
    }
    self = figure
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let double { try container.encode(double) } else { try container.encode(decimal) }
  }

  /// A double that is printed as exactly these digits, which holds for up to fifteen digits without an exponent.
  /// Encoding it takes a fraction of the time of a `Decimal`, and a diary is mostly figures.
  private var double: Double? {
    let magnitude = units.magnitude
    guard magnitude == 0 || 10_000..<1_000_000_000_000_000 ~= magnitude else { return nil }
    return Double(units) / Double(FixedDecimal.scale)
  }

  /// Nil where the number is out of range.
  package init?(_ decimal: Decimal) {
    guard let figure = FixedDecimal(decimal.description) else { return nil }
    self = figure
  }

  /// The same number as Foundation's `Decimal`, exactly.
  package var decimal: Decimal {
    // Setting the exponent gives the same as a division at a hundredth of the cost.
    Decimal(sign: .plus, exponent: -8, significand: Decimal(units))
  }
}
