/// A mistake in a text that is compiled when larder is built.
package struct SourceError: Error, Hashable, Sendable {
  /// The path of the text, as the build names it.
  package let path: String
  /// Counted from one.
  package let line: Int
  /// What is wrong, in English and without a full stop.
  package let sentence: String

  package init(path: String, line: Int, _ sentence: String) {
    (self.path, self.line, self.sentence) = (path, line, sentence)
  }

  /// In the format of compilers, so that editors find the line.
  package var message: String { "\(path):\(line): error: \(sentence)" }
}
