/// What the Tab key does: it completes words that the session knows, and file names after commands that take one.
package struct Completion {
  /// What to do with the line.
  package enum Step: Hashable, Sendable {
    case nothing
    /// Replace the last `count` scalars before the cursor.
    case replace(count: Int, text: String)
    /// Show the choices.
    case list([String])
  }

  private let words: (_ line: String, _ word: String) -> [String]
  private let files: FileCompletion

  /// - Parameter words: the candidates for `word`, the last word of `line`, which is the text before the cursor. Called at each
  ///   press of the key.
  package init(
    files: FileCompletion, words: @escaping (_ line: String, _ word: String) -> [String]
  ) {
    self.files = files
    self.words = words
  }

  /// What the key does to the text before the cursor.
  package func step(before line: String) -> Step {
    if let path = files.path(in: line) {
      return Completion.step(from: path, to: files.candidates(for: path)) { $0.hasSuffix("/") ? "" : " " }
    }
    let word = String(line[(line.lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex)...])
    // A candidate that ends in a colon is completed further, so no space follows it.
    return Completion.step(from: word, to: words(line, word)) { $0.hasSuffix(":") ? "" : " " }
  }

  /// Inserts a single candidate whole, or the common beginning of several. Lists them where that would add nothing.
  private static func step(from word: String, to candidates: [String], ending: (String) -> String) -> Step {
    guard let first = candidates.first else { return .nothing }
    let count = word.unicodeScalars.count
    if candidates.count == 1 { return .replace(count: count, text: first + ending(first)) }
    let common = candidates.dropFirst().reduce(first) { commonStart($0, $1) }
    return common.count > word.count ? .replace(count: count, text: common) : .list(candidates)
  }

  private static func commonStart(_ left: String, _ right: String) -> String {
    String(zip(left, right).prefix { $0 == $1 }.map(\.0))
  }
}
