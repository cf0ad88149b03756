package import FoundationEssentials

/// In JSON a figure is a number; it is read and written through `Decimal`, so no binary fraction comes in between.
extension Figure: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let figure = Figure(try container.decode(Decimal.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a number out of range")
    }
    self = figure
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(decimal)
  }

  /// Nil where the number is out of range.
  package init?(_ decimal: Decimal) {
    guard let figure = Figure(decimal.description) else { return nil }
    self = figure
  }

  package var decimal: Decimal {
    // By the exponent: dividing gives the same at a hundred times the cost.
    Decimal(sign: .plus, exponent: -8, significand: Decimal(units))
  }
}
