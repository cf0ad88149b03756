package import JSON
package import Nutrition

/// One field of a record: its name, what models are told of it, and how it is read and written.
package struct CallField<Record: Sendable>: Sendable {
  /// Reads a value of JSON into a record; the text is where it stands, for whoever has to mend it.
  package typealias Read =
    @Sendable (JSONValue, String, any CallVocabulary, inout Record) throws(SchemaError) -> Void

  /// As JSON names it: "to_day".
  package let name: String
  /// Type and explanation of the field, as a model is told them.
  package let schema: JSONSchema
  /// Whether a record without the field is refused.
  package let isRequired: Bool
  /// False where only larder writes it: no model is told of it.
  package private(set) var isOffered = true
  let read: Read
  let write: @Sendable (Record) -> JSONValue?
}

extension CallField {
  /// A field that may be left out.
  ///
  /// - Parameter about: what its name does not say; every word of it is sent with every request.
  package static func optional<Value: CallValue>(
    _ name: String, _ path: any WritableKeyPath<Record, Value?> & Sendable, _ about: String = ""
  ) -> CallField {
    CallField(name, path, Value.schema(about))
  }

  /// One that must be there.
  package static func required<Value: CallValue>(
    _ name: String, _ path: any WritableKeyPath<Record, Value> & Sendable, _ about: String = ""
  ) -> CallField {
    CallField(required: name, path, Value.schema(about))
  }

  /// One of a set of names of which the schema names a few, or none: who writes another is told all of them.
  package static func known<Value: CallChoice>(
    _ name: String, _ path: any WritableKeyPath<Record, Value?> & Sendable, _ about: String = ""
  ) -> CallField {
    CallField(name, path, .known(Value.names, about))
  }

  /// The same for one that must be there.
  package static func known<Value: CallChoice>(
    required name: String, _ path: any WritableKeyPath<Record, Value> & Sendable, _ about: String = ""
  ) -> CallField {
    CallField(required: name, path, .known(Value.names, about))
  }

  /// A member for each of the figures.
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

  /// The fields of a record that are members of this one.
  package static func all<Part: CallRecord>(of path: any WritableKeyPath<Record, Part> & Sendable) -> [CallField] {
    Part.fields.map { field in
      CallField(
        name: field.name, schema: field.schema, isRequired: field.isRequired,
        read: { (json, place, vocabulary, record) throws(SchemaError) in
          try field.read(json, place, vocabulary, &record[keyPath: path])
        }, write: { field.write($0[keyPath: path]) })
    }
  }

  /// The same field where no model is told of it: larder alone writes it.
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
