internal import CSodium

/// The memory of this process.
package enum ProcessMemory {
  /// Keeps other processes of the same user and core files from reading it, where the system allows that; returns
  /// whether it did.
  @discardableResult
  package static func close() -> Bool { larder_close_memory() != 0 }
}
