internal import Digest
package import FoundationEssentials

/// Which device made a commit: the beginning of the SHA-256 of its public key, so that nobody can sign for another one.
package struct DeviceID: Hashable, Sendable {
  /// The sixteen bytes of the hash, in the form of a UUID.
  package let value: UUID

  package init(_ value: UUID) { self.value = value }

  /// The device that signs with this key.
  package init(publicKey: [UInt8]) {
    var digest = SHA256()
    digest.add("larder device".utf8)
    digest.add(publicKey)
    value = UUID(bytes: digest.bytes())
  }

  /// 32 lower-case hexadecimal digits.
  package var text: String { value.uuidString.lowercased().filter { $0 != "-" } }

  /// Nil for what `text` does not write.
  package init?(text: String) {
    guard let bytes = [UInt8](hexadecimal: text), bytes.count == 16 else { return nil }
    value = UUID(bytes: bytes)
  }
}

extension DeviceID: Comparable {
  /// By the text: an order that is the same on every device and means nothing.
  package static func < (left: DeviceID, right: DeviceID) -> Bool { left.text < right.text }
}
