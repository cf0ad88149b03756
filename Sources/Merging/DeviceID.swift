internal import Digest
package import FoundationEssentials

/// The device that made a commit: the beginning of the SHA-256 of its public key, so that no device can sign for
/// another.
package struct DeviceID: Hashable, Sendable {
  /// The first sixteen bytes of the hash, as a UUID.
  package let value: UUID

  package init(_ value: UUID) { self.value = value }

  /// The id of the device with this public key.
  package init(publicKey: [UInt8]) {
    var digest = SHA256()
    digest.add("larder device".utf8)
    digest.add(publicKey)
    value = UUID(bytes: digest.bytes())
  }

  /// 32 lower-case hexadecimal digits.
  package var text: String { value.uuidString.lowercased().filter { $0 != "-" } }

  /// Nil unless the text is 32 hexadecimal digits.
  package init?(text: String) {
    guard let bytes = [UInt8](hexadecimal: text), bytes.count == 16 else { return nil }
    value = UUID(bytes: bytes)
  }
}

extension DeviceID: Comparable {
  /// Orders by the text: the order is the same on every device and has no meaning.
  package static func < (left: DeviceID, right: DeviceID) -> Bool { left.text < right.text }
}
