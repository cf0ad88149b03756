/// What the tabulator key does: words that the session knows, and files after the commands that take one.
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

  /// - Parameter words: what can stand in place of `word`, the last word of `line`, which is what stands before the
  ///   cursor. Called at every press of the key.
  package init(
    files: FileCompletion, words: @escaping (_ line: String, _ word: String) -> [String]
  ) {
    self.files = files
    self.words = words
  }

  /// What the key does to what stands before the cursor.
  package func step(before line: String) -> Step {
    if let path = files.path(in: line) {
      return Completion.step(from: path, to: files.candidates(for: path)) { $0.hasSuffix("/") ? "" : " " }
    }
    let word = String(line[(line.lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex)...])
    // A name goes on behind its colon.
    return Completion.step(from: word, to: words(line, word)) { $0.hasSuffix(":") ? "" : " " }
  }

  /// One candidate is taken whole; several as far as they agree, and shown when that brings nothing new.
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
