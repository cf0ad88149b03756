/// The characters that come from a keyboard: UTF-8, decoded one by one.
struct KeyInput {
  enum Key: Hashable {
    case scalar(Unicode.Scalar)
    /// Anything but input.
    case event(TerminalEvent)
  }

  private let input: DescriptorInput
  private var pending: ArraySlice<UInt8> = []

  init(_ input: DescriptorInput) {
    self.input = input
  }

  /// The next character; bytes that are not UTF-8 are one replacement character each.
  mutating func next() -> Key {
    while true {
      if let scalar = decoded() { return .scalar(scalar) }
      switch input.read() {
      case .bytes(let bytes): pending += bytes
      case .end where !pending.isEmpty:
        pending.removeFirst()
        return .scalar("\u{FFFD}")
      case let event: return .event(event)
      }
    }
  }

  /// Forgets the bytes that were read ahead.
  mutating func drop() {
    pending = []
  }

  /// How many lines were read ahead.
  var lineCount: Int { pending.count { [UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains($0) } }

  /// The next character of the bytes read so far; nil where they are empty or end within a character.
  private mutating func decoded() -> Unicode.Scalar? {
    guard let first = pending.first else { return nil }
    let length = KeyInput.length(startingWith: first)
    var decoder = UTF8()
    var bytes = pending.prefix(length).makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&bytes) {
      pending = pending.dropFirst(length)
      return scalar
    }
    let continues = pending.prefix(length).dropFirst().allSatisfy { (0x80...0xBF).contains($0) }
    guard !continues || pending.count >= length else { return nil }
    pending = pending.dropFirst()
    return "\u{FFFD}"
  }

  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
