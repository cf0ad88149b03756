/// Takes the elements out of one large JSON document, an array or an object that holds arrays, while its bytes arrive in
/// pieces. Only one element is held at a time; what is in it is for others to read.
package struct JSONElements {
  /// What is found next.
  package enum Step: Hashable {
    /// Where the element lies in `bytes`.
    case element(Range<Int>)
    /// Longer than is allowed; it was passed over.
    case tooLong
    /// More bytes are needed.
    case exhausted
    /// The document has come to its end.
    case end
  }

  /// What was fed and is not passed yet; where an element lies in it holds until the next `feed`.
  package private(set) var bytes: [UInt8] = []
  /// Bytes of the input up to the end of the last element.
  private(set) var consumed: Int
  /// Of the document: a `{` or a `[`.
  private(set) var opening: UInt8?

  private let longest: Int
  /// Bytes of the input before `bytes`.
  private var dropped: Int
  private var position = 0
  /// How many brackets are open, and how many of them stand around an element.
  private var depth = 0
  private var around = 1
  private var isInString = false
  private var isEscaped = false
  /// Where the element begins.
  private var start: Int?
  private var isTooLong = false
  private var isAtEnd = false

  /// - Parameters:
  ///   - longest: bytes of an element.
  ///   - resume: how many bytes of the input were consumed and what it opened with, to go on behind an element.
  package init(longest: Int, resuming resume: (consumed: Int, opening: UInt8)? = nil) {
    self.longest = longest
    consumed = resume?.consumed ?? 0
    dropped = consumed
    if let resume {
      opening = resume.opening
      around = resume.opening == UInt8(ascii: "{") ? 2 : 1
      depth = around
    }
  }

  /// Adds the next bytes; those behind the end of the document are let go of.
  package mutating func feed(_ more: [UInt8]) {
    guard !isAtEnd else { return }
    let passed = isTooLong ? position : (start ?? position)
    bytes.removeSubrange(0..<passed)
    dropped += passed
    position -= passed
    start = start.map { max($0 - passed, 0) }
    bytes.append(contentsOf: more)
  }

  /// Looks for the next element in what was fed so far.
  package mutating func next() -> Step {
    while position < bytes.count, !isAtEnd {
      if isInString {
        passString()
      } else if let step = pass(bytes[position]) {
        return step
      }
      if let start, position - start > longest { isTooLong = true }
    }
    return isAtEnd ? .end : .exhausted
  }

  /// Passes over a byte outside of strings.
  private mutating func pass(_ byte: UInt8) -> Step? {
    position += 1
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      isAtEnd = depth <= 0
      if depth == around { return close() }
    default:
      break
    }
    return nil
  }

  private mutating func open(_ byte: UInt8) {
    if depth == 0 {
      opening = byte
      around = byte == UInt8(ascii: "{") ? 2 : 1
    }
    if depth == around { start = position - 1 }
    depth += 1
  }

  private mutating func close() -> Step? {
    guard let start else { return nil }
    defer {
      self.start = nil
      isTooLong = false
    }
    consumed = dropped + position
    return isTooLong ? .tooLong : .element(start..<position)
  }

  private mutating func passString() {
    // A second reference, not a copy: while the position moves, no other part may be looked at.
    let bytes = bytes
    let all = bytes.span
    while isInString, position < all.count {
      let byte = all[position]
      position += 1
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
    }
  }
}
