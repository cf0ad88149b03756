package import JSON

/// A value with one list of fields, from which its schema, decoding, encoding and documentation all come.
package protocol CallRecord: CallValue, Codable {
  /// A record with nothing set.
  init()

  /// All fields, in the order in which models see them.
  static var fields: [CallField<Self>] { get }

  /// The field that a plain text stands for: the name where a food was expected. Nil where a text is an error.
  static var textField: String? { get }
}

extension CallRecord {
  /// Nil by default: a plain text is an error.
  package static var textField: String? { nil }

  /// A new record that `fill` sets up.
  package init(_ fill: (inout Self) -> Void) {
    self.init()
    fill(&self)
  }

  /// The fields that models see.
  package static var properties: [JSONSchema.Property] {
    fields.filter(\.isOffered).map { JSONSchema.Property($0.name, $0.schema, required: $0.isRequired) }
  }

  /// An object of the fields that models see; `about` is not used.
  package static func schema(_ about: String) -> JSONSchema { .object(properties) }

  /// Decodes an object field by field.
  ///
  /// - Throws: the error of the first field that cannot be decoded, or that a required field is missing.
  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Self {
    let members = try CallMembers(json, of: Self.self, at: path, by: vocabulary)
    var record = Self()
    for field in fields {
      let place = path.isEmpty ? field.name : "\(path).\(field.name)"
      if let value = members[field.name] {
        try field.read(value, place, vocabulary, &record)
      } else if field.isRequired {
        throw SchemaError(path: place, expected: "a value, it is required")
      }
    }
    return record
  }

  /// An object of the fields that are set; the others are left out.
  package var json: JSONValue {
    var members: [String: JSONValue] = [:]
    for field in Self.fields { members[field.name] = field.write(self) }
    return .object(members)
  }

  /// The fields of both; where both have one, that of `other` counts.
  package func merged(with other: Self) -> Self {
    guard case .object(var members) = json, case .object(let more) = other.json else { return other }
    members.merge(more) { $1 }
    return (try? Self.read(.object(members), at: "", by: PlainVocabulary())) ?? other
  }

  package init(from decoder: any Decoder) throws {
    self = try Self.read(try JSONValue(from: decoder), at: "", by: PlainVocabulary())
  }

  package func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
