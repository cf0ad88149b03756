/// Extracts the elements of one large JSON document, an array or an object that contains arrays, from bytes that arrive
/// in pieces. Only one element is held at a time, and its content is left to others to parse.
package struct JSONElements {
  /// The result of a step.
  package enum Step: Hashable {
    /// The range of the element in `bytes`.
    case element(Range<Int>)
    /// The element is longer than allowed and was skipped.
    case tooLong
    /// More bytes are needed.
    case exhausted
    /// The document has come to its end.
    case end
  }

  /// The bytes that were fed and not processed yet. Ranges of elements are valid until the next `feed`.
  package private(set) var bytes: [UInt8] = []
  /// How many bytes of the input come before the end of the last element.
  private(set) var consumed: Int
  /// The first byte of the document: a `{` or a `[`.
  private(set) var opening: UInt8?

  private let longest: Int
  /// How many bytes of the input come before `bytes`.
  private var dropped: Int
  private var position = 0
  /// How many brackets are open, and how many of them enclose an element.
  private var depth = 0
  private var around = 1
  private var isInString = false
  private var isEscaped = false
  /// The start of the current element.
  private var start: Int?
  private var isTooLong = false
  private var isAtEnd = false

  /// - Parameters:
  ///   - longest: the most bytes in an element.
  ///   - resume: how many bytes of the input were consumed and what it opened with, to resume after an element.
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

  /// Adds the next bytes. Bytes after the end of the document are dropped.
  package mutating func feed(_ more: [UInt8]) {
    guard !isAtEnd else { return }
    let passed = isTooLong ? position : (start ?? position)
    bytes.removeSubrange(0..<passed)
    dropped += passed
    position -= passed
    start = start.map { max($0 - passed, 0) }
    bytes.append(contentsOf: more)
  }

  /// Looks for the next element in the bytes that were fed.
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

  /// Processes a byte outside of strings.
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
    // A second reference, not a copy: exclusivity forbids reading the property's span while other properties change.
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
