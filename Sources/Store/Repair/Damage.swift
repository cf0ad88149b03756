extension StoreError {
  /// Whether it says nothing of the data: the disk, the memory or another program was in the way.
  var isNoDamage: Bool {
    switch self {
    case .diskFailed, .full, .locked, .cannotOpen, .sealed, .seal, .noMemory: true
    default: false
    }
  }
}

/// What `body` gives; nil where the data is too damaged for it. What is no damage is thrown: what cannot be read for another
/// reason is not lost.
func unlessDamaged<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value? {
  do throws(StoreError) {
    return try body()
  } catch {
    guard !error.isNoDamage else { throw error }
    return nil
  }
}
