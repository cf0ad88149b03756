internal import FoundationEssentials

/// One value on its way to JSON text. What is written stands behind each other in one buffer, each value behind those
/// before it; an object is put in order when its last member is written.
final class JSONEncoding: Encoder {
  /// A value that is being written.
  private struct Level {
    enum Form { case unsaid, single, list, object }

    var form = Form.unsaid
    let start: Int
    /// Where its members begin among those of all objects that are open.
    let firstMember: Int
  }

  private struct Member {
    let key: String
    let start: Int
    var end = 0
  }

  private(set) var text: [UInt8] = []
  private var levels: [Level] = []
  private var members: [Member] = []
  /// Room in which an object is put in order.
  private var ordered: [UInt8] = []

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func write<Value: Encodable>(_ value: Value) throws {
    // Foundation's decimals take themselves apart otherwise.
    if Value.self == Decimal.self, let decimal = value as? Decimal { return write(literal: decimal.description) }
    let depth = levels.count
    open()
    try value.encode(to: self)
    close(to: depth)
  }

  func write(literal: String) { text += literal.utf8 }

  func write(string: String) { text.append(json: string) }

  func write<Number: BinaryFloatingPoint & CustomStringConvertible>(number: Number) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(number, .init(codingPath: [], debugDescription: "JSON has no such number."))
    }
    let digits = number.description
    write(literal: digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  // MARK: Levels

  /// Begins a value. Its form is said later.
  @discardableResult
  func open() -> JSONEncoding {
    levels.append(Level(start: text.count, firstMember: members.count))
    return self
  }

  /// Ends all values that are deeper than `depth`.
  func close(to depth: Int) {
    while levels.count > depth, let level = levels.popLast() {
      switch level.form {
      case .unsaid: if text.count == level.start { write(literal: "{}") }
      case .single: break
      case .list: text.append(UInt8(ascii: "]"))
      case .object: close(level)
      }
    }
  }

  /// Begins a member of the object at `depth`, whose other members are complete.
  func member(_ key: String, at depth: Int) {
    close(to: depth + 1)
    members.append(Member(key: key, start: text.count))
  }

  /// Begins an element of the list at `depth`, whose other elements are complete.
  func element(_ index: Int, at depth: Int) {
    close(to: depth + 1)
    if index > 0 { text.append(UInt8(ascii: ",")) }
  }

  private func close(_ level: Level) {
    var end = text.count
    for index in members.indices[level.firstMember...].reversed() {
      members[index].end = end
      end = members[index].start
    }
    members[level.firstMember...].sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    ordered.removeAll(keepingCapacity: true)
    for member in members[level.firstMember...] {
      ordered.append(UInt8(ascii: ordered.isEmpty ? "{" : ","))
      ordered.append(json: member.key)
      ordered.append(UInt8(ascii: ":"))
      ordered += text[member.start..<member.end]
    }
    members.removeSubrange(level.firstMember...)
    text.removeSubrange(level.start...)
    text += ordered.isEmpty ? Array("{".utf8) : ordered
    text.append(UInt8(ascii: "}"))
  }

  // MARK: Forms

  private func take(_ form: Level.Form) -> Int {
    let depth = levels.count - 1
    levels[depth].form = form
    return depth
  }

  func object<Key: CodingKey>() -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONObjectContainer<Key>(encoding: self, depth: take(.object)))
  }

  func list() -> JSONListContainer {
    let depth = take(.list)
    text.append(UInt8(ascii: "["))
    return JSONListContainer(encoding: self, depth: depth)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> { object() }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { list() }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    _ = take(.single)
    return JSONSingleContainer(encoding: self)
  }
}
