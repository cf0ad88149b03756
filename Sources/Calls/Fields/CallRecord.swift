package import JSON

/// A value with one list of its fields. From the list come its schema, how it is read, how it is written, and what is
/// documented of it: there is no second list of their names.
package protocol CallRecord: CallValue, Codable {
  /// With nothing said.
  init()

  /// In the order in which models are told of them.
  static var fields: [CallField<Self>] { get }

  /// The field that a text alone stands for: a food's name where a food was expected; nil where a text will not do.
  static var textField: String? { get }
}

extension CallRecord {
  /// Nil: a text alone will not do, unless a type names the field that it stands for.
  package static var textField: String? { nil }

  /// The record as `fill` says it.
  package init(_ fill: (inout Self) -> Void) {
    self.init()
    fill(&self)
  }

  /// What models are told of.
  package static var properties: [JSONSchema.Property] {
    fields.filter(\.isOffered).map { JSONSchema.Property($0.name, $0.schema, required: $0.isRequired) }
  }

  /// An object of the fields that models are told of; `about` is not told.
  package static func schema(_ about: String) -> JSONSchema { .object(properties) }

  /// Reads an object field by field.
  ///
  /// - Throws: what was wrong with the first field that could not be read, or that a required field is missing.
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

  /// An object of the fields that were said; nothing stands for the others.
  package var json: JSONValue {
    var members: [String: JSONValue] = [:]
    for field in Self.fields { members[field.name] = field.write(self) }
    return .object(members)
  }

  /// What both say; what `other` says counts.
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
