/// Words for going through a guide's questions without answering them, in all languages at once.
package struct GuideWords: Sendable {
  /// A step within a guide.
  package enum Step: String, Sendable {
    /// Goes on without an answer.
    case next
    case back
    /// Postpones the guide.
    case later
  }

  /// Shorter words are too easily mistaken for others.
  private static let shortestMisspelt = 4

  private let table: WordTable
  private let answers: AnswerWords

  /// The words in a table.
  package init(_ table: WordTable) {
    self.table = table
    answers = AnswerWords(table)
  }

  /// The step that a line asks for; nil for one that says anything else.
  package func step(_ line: String) -> Step? {
    let words = NameWords.separate(line)
    guard !words.isEmpty else { return nil }
    let found = table.phrases(of: .answers, at: 0, in: words).lazy.filter { $0.length == words.count }
      .map { table.heading($0.heading) }
    if let step = found.first(where: { $0.kind == "guide" }).flatMap({ Step(rawValue: $0.value) }) { return step }
    return switch answers.answer(line) {
    case .no: .next
    case .later: .later
    default: nil
    }
  }

  /// The step whose word is one letter away from the line, for lines that are not an answer as typed.
  package func misspelt(_ line: String) -> Step? {
    let words = NameWords.separate(line)
    guard words.count == 1, words[0].count >= GuideWords.shortestMisspelt else { return nil }
    let known = [Step.next, .back].flatMap { table.phrases(of: .answers, under: "guide \($0.rawValue)") }
    let names = (known + table.phrases(of: .answers, under: "later")).map { NameWords.separate($0) }
    return NearestName.to(words[0], among: names.filter { $0.count == 1 }.map { $0[0] }, limit: 1).flatMap { step($0) }
  }
}
