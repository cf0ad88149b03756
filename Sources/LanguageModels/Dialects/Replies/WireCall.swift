package import JSON

/// A call as the wire has it.
package struct WireCall: Hashable, Sendable {
  /// Nil or empty where the wire gave none.
  package let id: String?
  package let name: String
  /// Nil where `raw` is not JSON. No arguments at all are an empty object.
  package let arguments: JSONValue?
  /// The arguments as they came; where they came as JSON and not as text, that JSON.
  package let raw: String

  /// A call whose arguments came as text.
  package init(id: String?, name: String, raw: String) {
    self.id = id
    self.name = name
    self.raw = raw
    arguments = WireCall.parse(raw)
  }

  /// A call whose arguments came as JSON.
  package init(id: String?, name: String, arguments: JSONValue) {
    self.id = id
    self.name = name
    self.arguments = arguments == .null ? [:] : arguments
    raw = arguments.text
  }

  private static func parse(_ raw: String) -> JSONValue? {
    guard raw.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else { return [:] }
    guard let value = try? JSONValue(json: raw) else { return nil }
    return value == .null ? [:] : value
  }
}
