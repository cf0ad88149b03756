/// What of an export matters; the attributes' places are in the scanner's bytes, until its next call.
enum ExportTag {
  /// A record of energy or weight. Where it is open, what belongs to it comes before `recordEnds`.
  case record(RecordKind, RecordAttributes, isOpen: Bool)
  /// The end of a record, of whatever kind.
  case recordEnds
  /// The zone in which the thing around it was measured; the place of its name.
  case timeZone(Range<Int>)
  /// Apple's own sum of a day.
  case summary(SummaryAttributes)
  case correlationBegins, correlationEnds
  case rootBegins, rootEnds
}

/// Where the attributes of Apple's own sum of a day stand; empty where there is none.
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
