internal import CSodium

/// What a person opens their data with. It is never shown.
package final class Passphrase {
  /// Fewer characters are found by trying.
  package static let fewest = 8
  /// More bytes are no passphrase.
  package static let longest = 1_024

  fileprivate var bytes: [UInt8]

  /// Nil for nothing at all, and for what is longer than any passphrase.
  ///
  /// - Parameter bytes: with the end of the line, which is no part of it.
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

  /// Whether it has as many characters as a new one needs.
  package var isLongEnough: Bool { String(decoding: bytes, as: UTF8.self).count >= Passphrase.fewest }

  /// Whether both are the same bytes: a new one is typed twice.
  package func isSame(as other: Passphrase) -> Bool { bytes == other.bytes }

  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { bytes.withUnsafeBytes(body) }
}

extension Passphrase: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "passphrase" }
  package var debugDescription: String { "passphrase" }
  /// Nothing: not even a debugger's listing shows the passphrase.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
