package import JSON
package import Nutrition

/// One field of a record: its name, its schema, and how it is decoded and encoded.
package struct CallField<Record: Sendable>: Sendable {
  /// Decodes a JSON value into a record. The text is the path of the value, for error messages.
  package typealias Read =
    @Sendable (JSONValue, String, any CallVocabulary, inout Record) throws(SchemaError) -> Void

  /// As JSON names it: "to_day".
  package let name: String
  /// The field's type and description, as sent to models.
  package let schema: JSONSchema
  /// Whether a record without the field is an error.
  package let isRequired: Bool
  /// False where only larder sets the field and models do not see it.
  package private(set) var isOffered = true
  let read: Read
  let write: @Sendable (Record) -> JSONValue?
}

extension CallField {
  /// A field that may be left out.
  ///
  /// - Parameter about: what the name alone does not say. Keep it short: it is sent with every request.
  package static func optional<Value: CallValue>(
    _ name: String, _ path: any WritableKeyPath<Record, Value?> & Sendable, _ about: String = ""
  ) -> CallField {
    CallField(name, path, Value.schema(about))
  }

  /// A field that must be there.
  package static func required<Value: CallValue>(
    _ name: String, _ path: any WritableKeyPath<Record, Value> & Sendable, _ about: String = ""
  ) -> CallField {
    CallField(required: name, path, Value.schema(about))
  }

  /// An optional field with a fixed set of names that the schema does not list in full. An unknown name is answered
  /// with all of them.
  package static func known<Value: CallChoice>(
    _ name: String, _ path: any WritableKeyPath<Record, Value?> & Sendable, _ about: String = ""
  ) -> CallField {
    CallField(name, path, .known(Value.names, about))
  }

  /// Like `known`, for a field that must be there.
  package static func known<Value: CallChoice>(
    required name: String, _ path: any WritableKeyPath<Record, Value> & Sendable, _ about: String = ""
  ) -> CallField {
    CallField(required: name, path, .known(Value.names, about))
  }

  /// A field for each of the nutrition figures.
  package static func figures(
    _ path: any WritableKeyPath<Record, Nutrients> & Sendable, _ nutrients: [Nutrient] = Nutrient.allCases
  ) -> [CallField] {
    nutrients.map { nutrient in
      CallField(
        name: nutrient.key, schema: .number(), isRequired: false,
        read: { (json, place, vocabulary, record) throws(SchemaError) in
          record[keyPath: path][nutrient] = try FixedDecimal.read(json, at: place, by: vocabulary)
        }, write: { $0[keyPath: path][nutrient]?.json })
    }
  }

  /// The fields of a nested record, as fields of this one.
  package static func all<Part: CallRecord>(of path: any WritableKeyPath<Record, Part> & Sendable) -> [CallField] {
    Part.fields.map { field in
      CallField(
        name: field.name, schema: field.schema, isRequired: field.isRequired,
        read: { (json, place, vocabulary, record) throws(SchemaError) in
          try field.read(json, place, vocabulary, &record[keyPath: path])
        }, write: { field.write($0[keyPath: path]) })
    }
  }

  /// The same field, hidden from models: only larder sets it.
  package var unoffered: CallField {
    var field = self
    field.isOffered = false
    return field
  }

  private init<Value: CallValue>(
    _ name: String, _ path: any WritableKeyPath<Record, Value?> & Sendable, _ schema: JSONSchema
  ) {
    self.init(
      name: name, schema: schema, isRequired: false,
      read: { (json, place, vocabulary, record) throws(SchemaError) in
        record[keyPath: path] = try Value.read(json, at: place, by: vocabulary)
      }, write: { $0[keyPath: path]?.json })
  }

  private init<Value: CallValue>(
    required name: String, _ path: any WritableKeyPath<Record, Value> & Sendable, _ schema: JSONSchema
  ) {
    self.init(
      name: name, schema: schema, isRequired: true,
      read: { (json, place, vocabulary, record) throws(SchemaError) in
        record[keyPath: path] = try Value.read(json, at: place, by: vocabulary)
      }, write: { $0[keyPath: path].json })
  }
}
