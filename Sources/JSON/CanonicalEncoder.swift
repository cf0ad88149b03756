/// Encodes values as JSON text with sorted keys and unescaped slashes, so that equal values have equal text on every
/// run. The text is byte for byte what Foundation's encoder writes with these settings, at less than half the cost.
/// Foundation's took a third of the time of a logged turn, because each proposal is saved as a draft and each commit in
/// the journal.
package struct CanonicalEncoder: Sendable {
  package init() {}

  /// The value as JSON text in UTF-8.
  ///
  /// - Throws: What the value throws, and `EncodingError` for a number that JSON cannot express.
  package func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoding = JSONEncoding()
    try encoding.write(value)
    return encoding.buffer.text
  }
}
