import Nutrition

/// A zone as a test describes it, written as the bytes of a compiled zone file (RFC 8536).
struct ZoneFileExample: Sendable {
  /// Seconds east of UTC, and whether that is summer time; the first holds before all transitions.
  var types: [(offset: Int32, isSummer: Bool)]
  /// Seconds since 1970, and the index of the type that holds from then on.
  var transitions: [(at: Int64, type: UInt8)] = []
  /// The rule for the years after the last transition; nil writes a version 1 file.
  var footer: String?

  var bytes: [UInt8] {
    guard let footer else { return block(version: 0, width: 4, transitions) }
    let narrow = transitions.filter { Int32(exactly: $0.at) != nil }
    let version = UInt8(ascii: "2")
    return block(version: version, width: 4, narrow) + block(version: version, width: 8, transitions)
      + Array("\n\(footer)\n".utf8)
  }

  private func block(version: UInt8, width: Int, _ transitions: [(at: Int64, type: UInt8)]) -> [UInt8] {
    let names = Array("STD\u{0}DST\u{0}".utf8)
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, 0, transitions.count, types.count, names.count] { bytes += bigEndian(Int64(count), width: 4) }
    for transition in transitions { bytes += bigEndian(transition.at, width: width) }
    bytes += transitions.map(\.type)
    for type in types {
      bytes += bigEndian(Int64(type.offset), width: 4) + [type.isSummer ? 1 : 0, type.isSummer ? 4 : 0]
    }
    return bytes + names
  }

  private func bigEndian(_ value: Int64, width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * Int64($0))) }
  }
}

extension ZoneFileExample {
  /// Local mean time until 1893, then Central European Time with summer time; listed up to 2026.
  static let berlin = ZoneFileExample(
    types: [(3_208, false), (3_600, false), (7_200, true)],
    transitions: [
      (-2_422_054_408, 1), (1_743_296_400, 2), (1_761_440_400, 1), (1_774_746_000, 2), (1_792_890_000, 1),
    ], footer: "CET-1CEST,M3.5.0,M10.5.0/3")

  /// Summer time over the turn of the year.
  static let sydney = ZoneFileExample(
    types: [(36_000, false), (39_600, true)], transitions: [(1_759_593_600, 1), (1_775_318_400, 0)],
    footer: "AEST-10AEDT,M10.1.0,M4.1.0/3")

  /// One offset for ever.
  static let kolkata = ZoneFileExample(types: [(19_800, false)], footer: "<+0530>-5:30")

  /// A rule alone: the types are never reached unless the rule cannot be read.
  static func rule(_ footer: String) -> ZoneFileExample {
    ZoneFileExample(types: [(7_777, false)], footer: footer)
  }
}
