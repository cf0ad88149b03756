/// The scalars of a text without its escape sequences, both in the seven-bit form (ESC and a letter) and in the eight-bit form
/// (a C1 control).
struct EscapeSequenceScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ scalars: String.UnicodeScalarView) {
    rest = scalars[...]
  }

  /// The next scalar, which may be the first of an escape sequence.
  var peek: Unicode.Scalar? { rest.first }

  mutating func next() -> Unicode.Scalar? {
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x1B: skipSequence()
      case 0x9B: skipControlSequence()
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: skipControlString()
      default: return scalar
      }
    }
    return nil
  }

  /// Skips the rest of a sequence after ESC.
  private mutating func skipSequence() {
    switch rest.first {
    case "[":
      rest.removeFirst()
      skipControlSequence()
    case "]", "P", "X", "^", "_":
      rest.removeFirst()
      skipControlString()
    default:
      skip(while: 0x20...0x2F)
      if let last = rest.first, (0x30...0x7E).contains(last.value) { rest.removeFirst() }
    }
  }

  /// Skips parameters, intermediate characters and one final character.
  private mutating func skipControlSequence() {
    skip(while: 0x30...0x3F)
    skip(while: 0x20...0x2F)
    if let last = rest.first, (0x40...0x7E).contains(last.value) { rest.removeFirst() }
  }

  /// Skips to BEL or the string terminator. An unterminated string ends with its line, so that it cannot hide what follows.
  private mutating func skipControlString() {
    while let scalar = rest.first, scalar != "\n", scalar != "\r" {
      rest.removeFirst()
      if scalar.value == 0x07 || scalar.value == 0x9C { return }
      if scalar.value == 0x1B {
        if rest.first == "\\" { rest.removeFirst() }
        return
      }
    }
  }

  private mutating func skip(while range: ClosedRange<UInt32>) {
    while let scalar = rest.first, range.contains(scalar.value) { rest.removeFirst() }
  }
}
