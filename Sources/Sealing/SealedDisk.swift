internal import CSodium
internal import FoundationEssentials

/// A disk driver for SQLite that seals everything it writes: pages, logs and journals, each piece separately together
/// with its position.
package final class SealedDisk {
  /// The name under which SQLite knows it.
  package let name: String
  /// The seal and key that it uses.
  package let open: OpenSeal
  private let disk: OpaquePointer

  /// - Parameter other: the name of the disk driver below it; nil for SQLite's default.
  package init(_ open: OpenSeal, over other: String?) throws(SealingError) {
    name = "sealed " + UUID().uuidString
    self.open = open
    guard let disk = larder_sealed_disk_add(name, other, open.key.handle, open.seal.bytes) else { throw .noMemory }
    self.disk = disk
  }

  /// By now every connection that uses it is closed, because each retains it.
  deinit { larder_sealed_disk_remove(disk) }
}
