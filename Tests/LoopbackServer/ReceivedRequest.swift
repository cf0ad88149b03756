/// A request as the server got it.
package struct ReceivedRequest: Hashable, Sendable {
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  package let method: String
  package let target: String
  package let fields: [Field]
  package let body: [UInt8]
  /// Which of the server's connections it came over, counted from 0.
  package let connection: Int

  /// The value of a header, whatever the case of its name.
  package subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// Takes a request off the front of what a connection has brought so far.
struct RequestReader {
  /// A longer request is not waited for.
  private static let limit = 64 << 20

  private var bytes: [UInt8] = []

  mutating func add(_ more: ArraySlice<UInt8>) { bytes += more }

  var isOverfull: Bool { bytes.count > RequestReader.limit }

  /// Nil where it is not there as a whole.
  mutating func next(connection: Int) -> ReceivedRequest? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let fields = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return ReceivedRequest.Field(
        name: String(parts[0]), value: parts.count == 2 ? String(parts[1].drop { $0 == " " }) : "")
    }
    let length = fields.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
    guard bytes.count >= end.upperBound + length else { return nil }
    let words = (lines.first ?? "").split(separator: " ")
    let request = ReceivedRequest(
      method: words.first.map(String.init) ?? "", target: words.count > 1 ? String(words[1]) : "", fields: fields,
      body: Array(bytes[end.upperBound..<(end.upperBound + length)]), connection: connection)
    bytes.removeFirst(end.upperBound + length)
    return request
  }
}
