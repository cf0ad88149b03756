import CFaults
import Store
import Testing

/// A disk that fails at one operation, or from it on, for as long as it is held.
final class FaultyDisk {
  /// How operations fail.
  enum Fault: Int32, CaseIterable, CustomTestStringConvertible {
    case error, half, full

    var testDescription: String { "\(self)" }
  }

  let name: String
  private let disk: OpaquePointer

  struct NoDisk: Error {}

  /// - Parameters:
  ///   - first: the number of the operation that fails, from 1.
  ///   - lasts: whether all that follow fail, too.
  init(name: String, failing fault: Fault, at first: Int, lasts: Bool) throws {
    self.name = name
    guard let disk = larder_disk_add(name, fault.rawValue, Int32(first), lasts ? 1 : 0) else { throw NoDisk() }
    self.disk = disk
  }

  deinit { larder_disk_remove(disk) }

  /// How many operations failed.
  var failed: Int { Int(larder_disk_failed(disk)) }
}
