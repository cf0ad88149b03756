internal import JSON

/// A JSON object whose members keep the order in which they are added, so that what stays the same from request to
/// request comes first and the conversation last. Keys of nested objects are sorted.
struct RequestBody {
  private var text: [UInt8] = [UInt8(ascii: "{")]

  mutating func add(_ name: String, _ value: JSONValue) {
    if text.count > 1 { text.append(UInt8(ascii: ",")) }
    text.append(contentsOf: "\"\(name)\":".utf8)
    text.append(contentsOf: value.text.utf8)
  }

  var bytes: [UInt8] { text + [UInt8(ascii: "}")] }
}

extension WireRequest {
  static let json = Header(name: "content-type", value: "application/json")
}
