extension [UInt8] {
  /// The text without control characters: XML does not allow them, and exports have them.
  var withoutControls: [UInt8] {
    // Counted rather than looked for: without an early end the processor takes many bytes at once.
    span.controls == 0 ? self : filter { !$0.isControl }
  }
}

extension Span<UInt8> {
  fileprivate var controls: Int {
    var controls = 0
    for index in 0..<count { controls &+= self[index].isControl ? 1 : 0 }
    return controls
  }
}

extension UInt8 {
  /// No letter, and no white space.
  fileprivate var isControl: Bool {
    (self < 0x20 && self != 0x09 && self != 0x0A && self != 0x0D) || self == 0x7F
  }
}
