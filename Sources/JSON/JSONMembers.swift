/// Reads a document that is one object while its bytes arrive in pieces of any size: member by member, and each list
/// element by element. Only one value is in memory at a time, however large the document is.
package struct JSONMembers {
  /// What is found next.
  package enum Step {
    /// A member that is not a list.
    case member(String, JSONPart)
    /// A list begins; its elements follow.
    case list(String)
    /// The next element of a list.
    case element(of: String, JSONPart)
    /// More bytes are needed.
    case exhausted
    /// The document is complete.
    case end
  }

  private enum State {
    case start, document, firstName, name, colon, value, behindValue
    case firstElement, element, behindElement
    case end
  }

  private let longest: Int
  private let passedOver: Set<String>
  private var bytes: [UInt8] = []
  private var position = 0
  private var state = State.start
  private var name = ""
  private var scan = JSONValueScan()

  /// - Parameters:
  ///   - longest: the most bytes that one value may have; a longer one is an error.
  ///   - passedOver: names of lists whose elements are skipped. What is in them is not checked.
  package init(longest: Int, passingOver passedOver: Set<String> = []) {
    self.longest = longest
    self.passedOver = passedOver
  }

  /// Adds the next bytes of the document; `next` then returns what they complete.
  package mutating func feed(_ more: [UInt8]) {
    bytes.removeSubrange(0..<position)
    position = 0
    bytes += more
  }

  package mutating func next() throws(JSONError) -> Step {
    while scan.isWithin || passesSpace() {
      if let step = try step() { return step }
    }
    return state == .end ? .end : .exhausted
  }

  /// Moves on by one sign or one value; nil where that completes no step yet.
  private mutating func step() throws(JSONError) -> Step? {
    switch state {
    case .start where bytes[position] == 0xEF:
      guard bytes.count - position >= 3 else { return .exhausted }
      guard bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]) else { throw .unexpected(offset: position) }
      position += 3
      state = .document
    case .start, .document: try pass("{", to: .firstName)
    case .firstName where isAt("}"), .behindValue where isAt("}"): try pass("}", to: .end)
    case .firstName, .name:
      guard isAt("\"") || scan.isWithin else { throw .unexpected(offset: position) }
      guard let part = try value() else { return .exhausted }
      name = part.string ?? ""
      state = .colon
    case .colon: try pass(":", to: .value)
    case .value where isAt("[") && !scan.isWithin:
      try pass("[", to: .firstElement)
      return .list(name)
    case .value:
      guard let part = try value() else { return .exhausted }
      state = .behindValue
      return .member(name, part)
    case .behindValue: try pass(",", to: .name)
    case .firstElement where isAt("]") && !scan.isWithin, .behindElement where isAt("]"):
      try pass("]", to: .behindValue)
    case .firstElement, .element:
      guard !passedOver.contains(name) else {
        guard try passesValue() else { return .exhausted }
        state = .behindElement
        return nil
      }
      guard let part = try value() else { return .exhausted }
      state = .behindElement
      return .element(of: name, part)
    case .behindElement: try pass(",", to: .element)
    case .end: throw .unexpected(offset: position)
    }
    return nil
  }

  /// Skips space; whether anything is left behind it.
  private mutating func passesSpace() -> Bool {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    return position < bytes.count
  }

  private func isAt(_ sign: Unicode.Scalar) -> Bool { position < bytes.count && bytes[position] == UInt8(ascii: sign) }

  private mutating func pass(_ sign: Unicode.Scalar, to next: State) throws(JSONError) {
    guard isAt(sign) else { throw .unexpected(offset: position) }
    position += 1
    state = next
  }

  /// The value at the position; nil where its end has not arrived.
  private mutating func value() throws(JSONError) -> JSONPart? {
    let isWhole = scan.passes(bytes, from: position)
    guard scan.length <= longest else { throw .tooLong }
    guard isWhole else { return nil }
    let end = position + scan.length
    let part = try JSONPart(bytes[position..<end])
    position = end
    scan = JSONValueScan()
    return part
  }

  /// Skips the value at the position and drops its bytes; false where its end has not arrived.
  private mutating func passesValue() throws(JSONError) -> Bool {
    let isWhole = scan.passes(bytes, from: position)
    position += scan.length
    guard isWhole else {
      scan.forgetLength()
      return false
    }
    guard scan.length > 0 || scan.sawAnything else { throw .unexpected(offset: position) }
    scan = JSONValueScan()
    return true
  }
}

/// Looks for the end of a value in bytes that arrive in pieces, by brackets and quotation marks alone.
private struct JSONValueScan {
  private(set) var length = 0
  private(set) var sawAnything = false
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var isWhole = false

  /// Whether a value has begun and its end has not arrived.
  var isWithin: Bool { sawAnything && !isWhole }

  /// Scans up to the end of the value that begins at `start`; false where the end has not arrived.
  mutating func passes(_ bytes: [UInt8], from start: Int) -> Bool {
    let span = bytes.span
    var index = start + length
    while index < span.count {
      let byte = span[index]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
          isWhole = depth == 0
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return finish() }
          depth -= 1
          isWhole = depth == 0
        case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09:
          if depth == 0 { return finish() }
        default: break
        }
      }
      sawAnything = true
      index += 1
      length += 1
      if isWhole { return true }
    }
    return false
  }

  /// Starts to count again: the bytes so far were dropped.
  mutating func forgetLength() { length = 0 }

  /// Ends a number or a literal, at the first byte that does not belong to it.
  private mutating func finish() -> Bool {
    isWhole = true
    return true
  }
}
