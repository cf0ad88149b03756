/// Cuts JSON objects out of bytes that arrive in pieces: a single body, a top-level array whose elements arrive one by
/// one, or one object per line. It only looks at the structure; parsing an object is left to the JSON reader.
package struct JSONDocumentReader: Sendable {
  private let limit: Int
  private var document: [UInt8] = []
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// `read` throws for an object with more bytes than the limit for an event.
  package init(limits: StreamLimits = StreamLimits()) {
    limit = limits.event
  }

  /// Whether the next byte is outside any object.
  package var isBetweenDocuments: Bool { depth == 0 }

  /// Takes bytes off `rest` up to the end of an object, which is returned. Nil where no object ends in `rest`: it is
  /// then empty, or begins with a byte that is not JSON.
  package mutating func read(_ rest: inout ArraySlice<UInt8>) throws(StreamError) -> StreamItem? {
    if depth == 0 {
      rest = rest.drop { JSONDocumentReader.isBetween($0) }
      guard rest.first == UInt8(ascii: "{") else { return nil }
    }
    let end = rest.firstIndex { advance(over: $0) }
    let part = end.map { rest[...$0] } ?? rest
    guard document.count + part.count <= limit else { throw .eventTooLarge(limit: limit) }
    document.append(contentsOf: part)
    rest = rest[part.endIndex...]
    return end == nil ? nil : take()
  }

  /// The part of an object that had arrived when the stream ended. It is incomplete.
  package mutating func finish() -> StreamItem? {
    depth = 0
    isInString = false
    isEscaped = false
    return document.isEmpty ? nil : take()
  }

  private mutating func take() -> StreamItem {
    defer { document = [] }
    return .document(document)
  }

  /// True where this byte closes the object.
  private mutating func advance(over byte: UInt8) -> Bool {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      return depth == 0
    default: break
    }
    return false
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
