internal import CSodium

/// The passphrase with which a person opens their data. It is never shown.
package final class Passphrase {
  /// The fewest characters for a new one: fewer can be found by trying.
  package static let fewest = 8
  /// The most bytes that are accepted.
  package static let longest = 1_024

  fileprivate var bytes: [UInt8]

  /// Nil where it is empty or too long.
  ///
  /// - Parameter bytes: may end with a line break, which is not part of the passphrase.
  package init?(_ bytes: some Collection<UInt8>) {
    var bytes = Array(bytes.prefix(Passphrase.longest + 3))
    while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard !bytes.isEmpty, bytes.count <= Passphrase.longest else { return nil }
    self.bytes = bytes
  }

  deinit {
    guard larder_sodium_is_there() != 0 else { return }
    bytes.withUnsafeMutableBytes { larder_wipe($0.baseAddress, $0.count) }
  }

  /// Whether it has enough characters for a new passphrase.
  package var isLongEnough: Bool { String(decoding: bytes, as: UTF8.self).count >= Passphrase.fewest }

  /// Whether both are the same bytes, because a new one is typed twice.
  package func isSame(as other: Passphrase) -> Bool { bytes == other.bytes }

  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { bytes.withUnsafeBytes(body) }
}

extension Passphrase: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "passphrase" }
  package var debugDescription: String { "passphrase" }
  /// Shows nothing, so that not even a debugger prints the passphrase.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
