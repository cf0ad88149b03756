/// The members of an object.
struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoding: JSONEncoding
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  private func open(_ key: some CodingKey) -> JSONEncoding {
    encoding.member(key.stringValue, at: depth)
    return encoding
  }

  func encodeNil(forKey key: Key) { open(key).write(literal: "null") }
  func encode(_ value: Bool, forKey key: Key) { open(key).write(literal: value ? "true" : "false") }
  func encode(_ value: String, forKey key: Key) { open(key).write(string: value) }
  func encode(_ value: Int, forKey key: Key) { open(key).write(literal: value.description) }
  func encode(_ value: Double, forKey key: Key) throws { try open(key).write(number: value) }
  func encode(_ value: some Encodable, forKey key: Key) throws { try open(key).write(value) }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
    open(key).open().object()
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { open(key).open().list() }

  func superEncoder() -> any Encoder {
    encoding.member("super", at: depth)
    return encoding.open()
  }

  func superEncoder(forKey key: Key) -> any Encoder { open(key).open() }
}

/// The elements of a list.
struct JSONListContainer: UnkeyedEncodingContainer {
  let encoding: JSONEncoding
  let depth: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(encoding: JSONEncoding, depth: Int) {
    self.encoding = encoding
    self.depth = depth
  }

  private mutating func open() -> JSONEncoding {
    encoding.element(count, at: depth)
    count += 1
    return encoding
  }

  mutating func encodeNil() { open().write(literal: "null") }
  mutating func encode(_ value: Bool) { open().write(literal: value ? "true" : "false") }
  mutating func encode(_ value: String) { open().write(string: value) }
  mutating func encode(_ value: Int) { open().write(literal: value.description) }
  mutating func encode(_ value: Double) throws { try open().write(number: value) }
  mutating func encode(_ value: some Encodable) throws { try open().write(value) }

  mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
    open().open().object()
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { open().open().list() }

  mutating func superEncoder() -> any Encoder { open().open() }
}

/// The container of a value that encodes itself as one other value, such as a wrapped string.
struct JSONSingleContainer: SingleValueEncodingContainer {
  let encoding: JSONEncoding
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoding.write(literal: "null") }
  func encode(_ value: Bool) { encoding.write(literal: value ? "true" : "false") }
  func encode(_ value: String) { encoding.write(string: value) }
  func encode(_ value: Double) throws { try encoding.write(number: value) }
  func encode(_ value: Float) throws { try encoding.write(number: value) }
  func encode(_ value: some FixedWidthInteger & Encodable) { encoding.write(literal: value.description) }
  func encode(_ value: some Encodable) throws { try encoding.write(value) }
}
