internal import FoundationEssentials

/// The encoder of one value; all containers of the value share it.
final class JSONEncoding: Encoder {
  private(set) var buffer = JSONBuffer()
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func write<Value: Encodable>(_ value: Value) throws {
    // `Decimal` encodes itself as an object of its parts; JSON wants the number.
    if Value.self == Decimal.self, let decimal = value as? Decimal { return write(literal: decimal.description) }
    let depth = buffer.depth
    buffer.open()
    try value.encode(to: self)
    buffer.close(to: depth)
  }

  func write(literal: String) { buffer.write(literal: literal) }

  func write(string: String) { buffer.write(string: string) }

  func write<Number: BinaryFloatingPoint & CustomStringConvertible>(number: Number) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(number, .init(codingPath: [], debugDescription: "JSON has no such number."))
    }
    let digits = number.description
    write(literal: digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Begins a value in a container; its form is set later.
  func open() -> JSONEncoding {
    buffer.open()
    return self
  }

  func member(_ key: String, at depth: Int) { buffer.member(key, at: depth) }

  func element(_ index: Int, at depth: Int) { buffer.element(index, at: depth) }

  func object<Key: CodingKey>() -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONObjectContainer<Key>(encoding: self, depth: buffer.take(.object)))
  }

  func list() -> JSONListContainer { JSONListContainer(encoding: self, depth: buffer.take(.list)) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> { object() }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { list() }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    _ = buffer.take(.single)
    return JSONSingleContainer(encoding: self)
  }
}
