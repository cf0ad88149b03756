extension StoreError {
  /// Whether the error says nothing about the data itself: the disk, the memory or another program was in the way.
  var isNoDamage: Bool {
    switch self {
    case .diskFailed, .full, .locked, .cannotOpen, .sealed, .seal, .noMemory: true
    default: false
    }
  }
}

/// What `body` returns; nil where the data is too damaged for it. Errors that are no damage are thrown, because what
/// cannot be read for another reason is not lost.
func unlessDamaged<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value? {
  do throws(StoreError) {
    return try body()
  } catch {
    guard !error.isNoDamage else { throw error }
    return nil
  }
}
