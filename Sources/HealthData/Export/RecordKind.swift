/// The kinds of records that are read.
enum RecordKind {
  case activeEnergy, dietaryEnergy, bodyMass

  /// The kind for the type at a position, up to its closing quote; nil for every other type.
  init?(_ text: borrowing Span<UInt8>, at place: Int) {
    guard text.holds(RecordKind.prefix, at: place) else { return nil }
    let rest = place + RecordKind.prefix.count
    if text.holds(RecordKind.active, at: rest) {
      self = .activeEnergy
    } else if text.holds(RecordKind.dietary, at: rest) {
      self = .dietaryEnergy
    } else if text.holds(RecordKind.mass, at: rest) {
      self = .bodyMass
    } else {
      return nil
    }
  }

  private static let prefix = Array("HKQuantityTypeIdentifier".utf8)
  private static let active = Array("ActiveEnergyBurned\"".utf8)
  private static let dietary = Array("DietaryEnergyConsumed\"".utf8)
  private static let mass = Array("BodyMass\"".utf8)
}
