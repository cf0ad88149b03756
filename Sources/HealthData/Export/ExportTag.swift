/// A relevant part of an export. The positions of attributes refer to the scanner's bytes and are valid until its next
/// call.
enum ExportTag {
  /// A record of energy or weight. Where it is open, its metadata follows until `recordEnds`.
  case record(RecordKind, RecordAttributes, isOpen: Bool)
  /// The end of a record, of whatever kind.
  case recordEnds
  /// The zone in which the enclosing record was measured: the position of its name.
  case timeZone(Range<Int>)
  /// Apple's own sum of a day.
  case summary(SummaryAttributes)
  case correlationBegins, correlationEnds
  case rootBegins, rootEnds
}

/// The positions of the attributes of Apple's own sum of a day; empty where an attribute is missing.
struct SummaryAttributes {
  var day = 0..<0
  var energy = 0..<0
  var unit = 0..<0

  mutating func set(_ name: Range<Int>, _ value: Range<Int>, in text: borrowing Span<UInt8>) {
    switch name.count {
    case 14 where text.holds(SummaryAttributes.dayName, at: name.lowerBound): day = value
    case 18 where text.holds(SummaryAttributes.energyName, at: name.lowerBound): energy = value
    case 22 where text.holds(SummaryAttributes.unitName, at: name.lowerBound): unit = value
    default: return
    }
  }

  private static let dayName = Array("dateComponents".utf8)
  private static let energyName = Array("activeEnergyBurned".utf8)
  private static let unitName = Array("activeEnergyBurnedUnit".utf8)
}
