internal import CSQLite
internal import FoundationEssentials
internal import JSON

/// Values as JSON text in a column. Keys are sorted and slashes are not escaped, so that equal values have equal text.
enum JSONText {
  /// Enough for nearly every record or change. Reserved space that stays unused costs nothing.
  private static let usualBytes = 640

  static func text(_ value: some Encodable) throws(StoreError) -> String {
    String(decoding: try bytes(value), as: UTF8.self)
  }

  /// A list, encoded element by element, because an encoder needs many times the memory of the text that it writes.
  static func text(list: [some Encodable]) throws(StoreError) -> String {
    var text = ""
    try add(list, to: &text)
    return text
  }

  /// Appends a list to a text.
  static func add(_ list: [some Encodable], to text: inout String) throws(StoreError) {
    // Reserves space for all of it at once, because growing would copy the text.
    text.reserveCapacity(text.utf8.count + list.count * usualBytes)
    text += "["
    for (index, element) in list.enumerated() {
      if index > 0 { text += "," }
      text += String(decoding: try bytes(element), as: UTF8.self)
    }
    text += "]"
  }

  static func bytes(_ value: some Encodable) throws(StoreError) -> [UInt8] {
    do {
      return try CanonicalEncoder().encode(value)
    } catch {
      throw StoreError(sqliteCode: SQLITE_MISMATCH)
    }
  }

  static func value<Value: Decodable>(_ text: String) throws(StoreError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    } catch {
      throw .damaged
    }
  }
}

extension Bindings {
  /// Adds a list as JSON text.
  mutating func add(list: [some Encodable]) {
    add(list.isEmpty ? "[]" : try? JSONText.text(list: list))
  }
}
