import FoundationEssentials

/// The value as JSON text with sorted keys.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func decoded<Value: Decodable>(_ type: Value.Type = Value.self, from text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
