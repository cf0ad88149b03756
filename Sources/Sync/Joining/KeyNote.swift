internal import Digest
internal import FoundationEssentials
internal import JSON
internal import Merging
internal import Sealing

/// A new key of the household, left at the carrier for one device: encrypted to that device, and signed by the device
/// that made it.
struct KeyNote {
  private static let context = Array("larder key 1\n".utf8)

  /// 32 bytes.
  let key: [UInt8]
  /// The device that made and signed it.
  let giver: DeviceID

  /// The name of the note at the carrier.
  static func name(_ epoch: Int, for device: DeviceID) -> String { "key-\(epoch)-\(device.text)" }

  /// Nil where the receiver's public key is invalid.
  static func sealed(
    _ key: [UInt8], epoch: Int, of household: UUID, for receiver: [UInt8], by giver: SigningKey
  ) throws(SealingError) -> [UInt8]? {
    let signature = giver.sign(signed(key, epoch, household, DeviceID(publicKey: receiver)))
    let record: JSONValue = [
      "giver": .string(giver.publicKey.hexadecimal), "key": .string(key.hexadecimal),
      "signature": .string(signature.hexadecimal),
    ]
    return try SigningKey.seal(Array(record.text.utf8), for: receiver)
  }

  /// Nil where this device cannot open it, or its signature is wrong.
  init?(_ sealed: [UInt8], epoch: Int, of household: UUID, for receiver: SigningKey) {
    guard let text = receiver.open(sealed), let record = try? JSONValue(json: text[...]),
      let giver = record["giver"]?.string.flatMap([UInt8].init(hexadecimal:)), giver.count == SealingKey.size,
      let key = record["key"]?.string.flatMap([UInt8].init(hexadecimal:)), key.count == SealingKey.size,
      let signature = record["signature"]?.string.flatMap([UInt8].init(hexadecimal:))
    else { return nil }
    let signed = KeyNote.signed(key, epoch, household, DeviceID(publicKey: receiver.publicKey))
    guard (try? SigningKey.hasSigned(signed, signature, key: giver)) == true else { return nil }
    self.key = key
    self.giver = DeviceID(publicKey: giver)
  }

  private static func signed(_ key: [UInt8], _ epoch: Int, _ household: UUID, _ receiver: DeviceID) -> [UInt8] {
    var bytes = context + household.bytes
    bytes += receiver.value.bytes
    bytes += Array("\(epoch)\n".utf8)
    return bytes + key
  }
}
