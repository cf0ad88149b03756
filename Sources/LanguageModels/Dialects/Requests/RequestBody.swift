internal import JSON

/// A JSON object whose members stand in the order in which they are added: what stays the same from call to call goes
/// first, the conversation last. Below the top the keys are sorted.
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
