internal import CSQLite
internal import FoundationEssentials
internal import JSON

/// Values as JSON text in a column: keys sorted, slashes as they are, so that equal values have equal text.
enum JSONText {
  /// Hardly any record or change has more. Room that is not used costs nothing.
  private static let usualBytes = 640

  static func text(_ value: some Encodable) throws(StoreError) -> String {
    String(decoding: try bytes(value), as: UTF8.self)
  }

  /// A list, element by element: what an encoder holds while it works is many times the text.
  static func text(list: [some Encodable]) throws(StoreError) -> String {
    var text = ""
    try add(list, to: &text)
    return text
  }

  /// Puts a list behind a text.
  static func add(_ list: [some Encodable], to text: inout String) throws(StoreError) {
    // Room for all of it at once: growing would hold it twice.
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
  /// A list as JSON text.
  mutating func add(list: [some Encodable]) {
    add(list.isEmpty ? "[]" : try? JSONText.text(list: list))
  }
}
