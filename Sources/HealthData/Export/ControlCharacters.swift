extension [UInt8] {
  /// The text without control characters: XML does not allow them, but exports contain them.
  var withoutControls: [UInt8] {
    // They are counted instead of searched for, because a loop without an early exit can be vectorised.
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
  /// Whether it is a control character other than white space.
  fileprivate var isControl: Bool {
    (self < 0x20 && self != 0x09 && self != 0x0A && self != 0x0D) || self == 0x7F
  }
}
