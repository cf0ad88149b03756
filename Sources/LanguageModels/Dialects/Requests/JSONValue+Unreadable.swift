internal import JSON

extension JSONValue {
  /// An object that stands for arguments that are not JSON objects.
  static func unreadable(_ raw: String) -> JSONValue { ["unreadable": .string(String(raw.prefix(2000)))] }
}
