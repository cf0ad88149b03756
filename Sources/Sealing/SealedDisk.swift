internal import CSodium
internal import FoundationEssentials

/// A disk under SQLite on which everything is sealed: pages, logs and journals, each piece by itself with its place.
package final class SealedDisk {
  /// Under which SQLite knows it.
  package let name: String
  /// With which it is sealed.
  package let open: OpenSeal
  private let disk: OpaquePointer

  /// - Parameter other: the name of the disk beneath it; nil for SQLite's own.
  package init(_ open: OpenSeal, over other: String?) throws(SealingError) {
    name = "sealed " + UUID().uuidString
    self.open = open
    guard let disk = larder_sealed_disk_add(name, other, open.key.handle, open.seal.bytes) else { throw .noMemory }
    self.disk = disk
  }

  /// Every connection to it is closed by then: each holds it.
  deinit { larder_sealed_disk_remove(disk) }
}
