internal import FoundationEssentials
internal import JSON
internal import Merging
internal import Nutrition
internal import Sealing

/// What a device needs to join a household: its id and its keys. It is sealed with the key derived from an invitation
/// code.
struct Invitation {
  /// How long it is valid, in milliseconds: two weeks.
  private static let lifetime: Int64 = 14 * 86_400_000
  private static let context = Array("larder invitation 1\n".utf8)

  let household: UUID
  /// By epoch, 32 bytes each.
  let keys: [Int: [UInt8]]
  let until: Instant

  init(household: UUID, keys: [Int: [UInt8]], from now: Instant) {
    self.household = household
    self.keys = keys
    until = Instant(milliseconds: now.milliseconds + Invitation.lifetime)
  }

  func sealed(with key: SealingKey) -> [UInt8] {
    let listed = keys.sorted { $0.key < $1.key }.map { epoch, key in
      JSONValue.array([.number(Decimal(epoch)), .string(key.hexadecimal)])
    }
    let record: JSONValue = [
      "household": .string(household.uuidString), "keys": .array(listed),
      "until": .number(Decimal(until.milliseconds)),
    ]
    return key.seal(Array(record.text.utf8), as: Invitation.context)
  }

  /// Nil where this key does not open it.
  init?(_ sealed: [UInt8], with key: SealingKey) {
    guard let text = key.open(sealed, as: Invitation.context), let record = try? JSONValue(json: text[...]),
      let household = record["household"]?.string.flatMap(UUID.init(uuidString:)),
      let listed = record["keys"]?.array, let until = record["until"]?.wholeNumber
    else { return nil }
    var keys: [Int: [UInt8]] = [:]
    for element in listed {
      guard let pair = element.array, pair.count == 2, let epoch = pair[0].wholeNumber(in: 1...1_000_000),
        let bytes = pair[1].string.flatMap([UInt8].init(hexadecimal:)), bytes.count == SealingKey.size
      else { return nil }
      keys[epoch] = bytes
    }
    guard !keys.isEmpty else { return nil }
    self.household = household
    self.keys = keys
    self.until = Instant(milliseconds: Int64(until))
  }
}
