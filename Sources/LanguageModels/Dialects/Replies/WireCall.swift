package import JSON

/// A tool call as the provider sent it.
package struct WireCall: Hashable, Sendable {
  /// Nil or empty where the provider sent none.
  package let id: String?
  package let name: String
  /// Nil where `raw` is not JSON. Missing arguments become an empty object.
  package let arguments: JSONValue?
  /// The arguments as they were sent: the text, or the JSON where they were not sent as text.
  package let raw: String

  /// A call whose arguments were sent as text.
  package init(id: String?, name: String, raw: String) {
    self.id = id
    self.name = name
    self.raw = raw
    arguments = WireCall.parse(raw)
  }

  /// A call whose arguments were sent as JSON.
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
