internal import Nutrition

/// The time zones that records name, by number; 0 is the person's own.
struct RecordZones {
  /// The most zones, which is what eight bits can number.
  private static let most = 255
  /// The most names that are looked up.
  private static let mostNames = 1_000

  /// The clock for each number.
  private(set) var clocks: [DiaryClock]
  private let find: (String) -> Zone?
  private var numbers: [String: UInt8] = [:]

  /// - Parameters:
  ///   - own: the person's zone, and when their day begins, which applies in every zone.
  ///   - find: finds the zone with a name; nil where it is unknown.
  init(own: DiaryClock, find: @escaping (String) -> Zone?) {
    clocks = [own]
    numbers[own.zone.identifier] = 0
    self.find = find
  }

  /// The number of a zone; that of the person's own where it is unknown.
  mutating func number(of name: String) -> UInt8 {
    if let known = numbers[name] { return known }
    guard numbers.count < RecordZones.mostNames, name.utf8.count <= 64 else { return 0 }
    var number: UInt8 = 0
    if clocks.count <= RecordZones.most, let zone = find(name) {
      number = UInt8(clocks.count)
      clocks.append(DiaryClock(zone: zone, dayStart: clocks[0].dayStart))
    }
    numbers[name] = number
    return number
  }
}
