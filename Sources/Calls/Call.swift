internal import JSON

/// One thing that larder can be asked to do, as a value: what the interpreter, a model, a command and a card all speak.
/// A call holds what was said; the tool of its name does it.
package protocol Call: CallRecord {
  /// How models and transcripts name it: "log_meal".
  static var name: String { get }
}

extension Call {
  /// The schema of its arguments as models are told it.
  package static var schema: JSONSchema { .object(properties) }
}
