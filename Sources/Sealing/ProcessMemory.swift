internal import CSodium

/// The memory of this program.
package enum ProcessMemory {
  /// Keeps other programs of this account and core files away from it, where the system lets us.
  package static func close() { _ = larder_close_memory() }
}
