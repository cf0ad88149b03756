/// Parses the head of a response line by line.
struct HeadReader {
  private let limit: Int
  private var size = 0
  private var status = 0
  private var version = ""
  private var headers = HTTPHeaders()

  /// - Parameter limit: for all lines together, in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a line, with or without its line break. Returns the head at the empty line, unless it is an interim response
  /// (1xx) that announces another head.
  mutating func take(_ bytes: ArraySlice<UInt8>) throws(TransportError.Kind) -> HTTPResponseHead? {
    size += bytes.count
    guard size <= limit else { throw .headTooLarge(limit: limit) }
    let line = bytes.trimming { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
    if line.starts(with: Array("HTTP/".utf8)) {
      try begin(line.dropFirst(5))
      return nil
    }
    guard line.isEmpty else {
      add(line)
      return nil
    }
    guard status >= 200 else { return nil }
    return HTTPResponseHead(status: status, version: version, headers: headers)
  }

  /// Parses the status line after "HTTP/": "1.1 200 OK".
  private mutating func begin(_ line: ArraySlice<UInt8>) throws(TransportError.Kind) {
    let words = line.split(separator: 0x20, maxSplits: 2)
    guard words.count >= 2, let number = Int(String(decoding: words[1], as: UTF8.self)), (100...999).contains(number)
    else { throw .notHTTP }
    version = String(decoding: words[0], as: UTF8.self)
    status = number
    headers = HTTPHeaders()
  }

  /// A line without a colon is ignored, as browsers do.
  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let value = line[(colon + 1)...].trimming { $0 == 0x20 || $0 == 0x09 }
    headers.add(String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
  }
}

extension ArraySlice {
  fileprivate func trimming(_ isBlank: (Element) -> Bool) -> ArraySlice {
    let front = drop(while: isBlank)
    guard let last = front.lastIndex(where: { !isBlank($0) }) else { return [] }
    return front[...last]
  }
}
