internal import CSodium

/// The memory of this program.
package enum ProcessMemory {
  /// Keeps other programs of this account and core files away from it, where the system lets us; whether it did.
  @discardableResult
  package static func close() -> Bool { larder_close_memory() != 0 }
}
