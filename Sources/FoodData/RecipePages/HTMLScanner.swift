/// Splits a page into tags and texts. It looks at every byte once and accepts any input.
struct HTMLScanner {
  enum Token {
    /// A text with undecoded entities.
    case text(String)
    /// The content of a script or a style, unchanged.
    case raw(String)
    case open(String, [String: String], isClosed: Bool)
    case close(String)
  }

  private static let rawTags: Set<String> = ["script", "style", "textarea", "template", "noembed", "xmp"]

  private let bytes: [UInt8]
  private var index = 0
  private var rawTag: String?

  init(_ page: String) {
    bytes = Array(page.utf8)
  }

  mutating func next() -> Token? {
    if let tag = rawTag {
      rawTag = nil
      return .raw(raw(until: tag))
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else { return .text(text()) }
      if let tag = tag() { return tag }
    }
    return nil
  }

  private mutating func text() -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return string(start..<index)
  }

  /// Nil for a comment, which is skipped.
  private mutating func tag() -> Token? {
    if starts(with: "<!--") {
      skip(past: "-->")
      return nil
    }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      skip(past: ">")
      return nil
    }
    let isClosing = next == UInt8(ascii: "/")
    let start = index + (isClosing ? 2 : 1)
    guard start < bytes.count, isLetter(bytes[start]) else {
      index += 1
      return .text("<")
    }
    index = start
    let name = name()
    let (attributes, isClosed) = attributes()
    if isClosing { return .close(name) }
    if HTMLScanner.rawTags.contains(name), !isClosed { rawTag = name }
    return .open(name, attributes, isClosed: isClosed)
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, !isSpace(bytes[index]), ![UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[index]) {
      index += 1
    }
    return string(start..<index).lowercased()
  }

  /// Parses attributes up to the end of the tag.
  private mutating func attributes() -> ([String: String], isClosed: Bool) {
    var attributes: [String: String] = [:]
    var isClosed = false
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard !isSpace(bytes[index]), bytes[index] != UInt8(ascii: "/") else {
        isClosed = bytes[index] == UInt8(ascii: "/")
        index += 1
        continue
      }
      isClosed = false
      let start = index
      while index < bytes.count, !isSpace(bytes[index]), ![0x3D, 0x3E, 0x2F].contains(bytes[index]) { index += 1 }
      if index == start { index += 1 }
      let name = string(start..<index).lowercased()
      let value = value()
      if attributes.count < 64, attributes[name] == nil { attributes[name] = HTMLText.decoded(value) }
    }
    index += 1
    return (attributes, isClosed)
  }

  private mutating func value() -> String {
    var ahead = index
    while ahead < bytes.count, isSpace(bytes[ahead]) { ahead += 1 }
    guard ahead < bytes.count, bytes[ahead] == UInt8(ascii: "=") else { return "" }
    ahead += 1
    while ahead < bytes.count, isSpace(bytes[ahead]) { ahead += 1 }
    guard ahead < bytes.count else {
      index = ahead
      return ""
    }
    let quote = bytes[ahead]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let start = isQuoted ? ahead + 1 : ahead
    index = start
    while index < bytes.count, isQuoted ? bytes[index] != quote : !isSpace(bytes[index]) && bytes[index] != 0x3E {
      index += 1
    }
    let value = string(start..<index)
    if isQuoted { index += 1 }
    return value
  }

  private mutating func raw(until tag: String) -> String {
    let start = index
    let end = Array("</\(tag)".utf8)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index + end.count <= bytes.count,
        zip(bytes[index..<(index + end.count)], end).allSatisfy({ ($0 | 0x20) == ($1 | 0x20) })
      {
        return string(start..<index)
      }
      index += 1
    }
    return string(start..<index)
  }

  private mutating func skip(past end: String) {
    let end = Array(end.utf8)
    while index < bytes.count {
      if bytes[index] == end[0], index + end.count <= bytes.count, bytes[index..<(index + end.count)].elementsEqual(end)
      {
        index += end.count
        return
      }
      index += 1
    }
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[min(range.lowerBound, bytes.count)..<min(range.upperBound, bytes.count)], as: UTF8.self)
  }
}
