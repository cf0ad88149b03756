internal import Interpreter
package import LanguageModels
package import Nutrition

/// Asks a model to write a report as prose, and takes what is usable of its answer.
package struct ReportRequest: Sendable {
  private let report: WeeklyReport
  private let facts: [ReportFact]
  private let lexicon: Lexicon
  private let language: String

  /// Collects the facts of a report for a model, and the language in which it is to write.
  package init(_ report: WeeklyReport, in context: ToolContext) {
    self.report = report
    facts = ReportFacts(ReportWording(report.figures, report.changes, units: context.profile.units)).all
    lexicon = context.lexicon
    language = context.answerLanguage
  }

  /// - Parameter prompt: the instructions for writing.
  package func request(prompt: String, situation: Situation) -> ModelRequest {
    let lines = ["language: \(language)"] + facts.map(\.text)
    return ModelRequest(
      system: prompt, messages: [.user(lines.joined(separator: "\n"))], tools: [], situation: situation)
  }

  /// The report with the model's text, and how many of its sentences were left out. Larder's own text stays where nothing of
  /// the model's is left, or it cannot be checked.
  ///
  /// - Parameter isHonest: whether a sentence claims no false deed.
  package func written(
    _ words: String, by author: String, isHonest: (String) -> Bool = { _ in true }
  ) -> (report: WeeklyReport, leftOut: Int) {
    guard let tone = try? ToneWords.embedded() else { return (report, 0) }
    let prose = ReportProse(
      words, facts: facts, numbers: StatedNumbers(lexicon: lexicon), tone: tone, isHonest: isHonest)
    guard !prose.text.isEmpty else { return (report, prose.leftOut) }
    let written = WeeklyReport(
      figures: report.figures, changes: report.changes, text: prose.text, author: author, made: report.made)
    return (written, prose.leftOut)
  }
}
