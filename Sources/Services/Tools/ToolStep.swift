package import Messages

/// How far a tool has come: it has answered or proposed, or has to learn something from outside first.
package struct ToolStep: Sendable {
  /// How far a tool has come.
  package enum Place: Sendable {
    case finished(ToolOutcome)
    case needs(Need)
  }

  /// Where the tool stands now.
  package let place: Place
  /// What the person is told on the way, before what comes next.
  package private(set) var remarks: [Text]
  /// What is kept to be said again, when a model or the network is there.
  package private(set) var postponed: [Postponed] = []

  private init(_ place: Place, remarks: [Text]) {
    self.place = place
    self.remarks = remarks
  }

  /// The last step, with what the tool answers or proposes.
  package static func finished(_ outcome: ToolOutcome, saying remarks: [Text] = []) -> ToolStep {
    ToolStep(.finished(outcome), remarks: remarks)
  }

  /// A step after which something has to be learned from outside first.
  package static func needs(_ need: Need, saying remarks: [Text] = []) -> ToolStep {
    ToolStep(.needs(need), remarks: remarks)
  }

  /// The same step with words that are kept to be said again.
  func postponing(_ words: String, saying sentence: Text) -> ToolStep {
    var step = self
    step.postponed.append(Postponed(words: words, sentence: sentence))
    return step
  }

  /// Goes on with what comes of this step.
  package func then(
    in context: ToolContext,
    _ next: @escaping @Sendable (ToolOutcome, ToolContext) throws(ToolError) -> ToolStep
  ) throws(ToolError) -> ToolStep {
    var step: ToolStep
    switch place {
    case .finished(let outcome): step = try next(outcome, context)
    case .needs(let need): step = .needs(need.then(next))
    }
    step.remarks = remarks + step.remarks
    step.postponed = postponed + step.postponed
    return step
  }
}

/// Words that wait for a model or the network, and what the person is told of it.
package struct Postponed: Hashable, Sendable {
  /// What is said again, as a line of the person.
  package let words: String
  /// Says that they are kept.
  package let sentence: Text
}

extension Need {
  /// The same need, after which it goes on with what comes of it.
  fileprivate func then(
    _ next: @escaping @Sendable (ToolOutcome, ToolContext) throws(ToolError) -> ToolStep
  ) -> Need {
    func chained<Answer>(_ first: @escaping Next<Answer>) -> Next<Answer> {
      { (answer: Answer, context: ToolContext) throws(ToolError) in
        try first(answer, context).then(in: context, next)
      }
    }
    return switch self {
    case .product(let question, let first): .product(question, chained(first))
    case .page(let address, let first): .page(address: address, chained(first))
    case .text(let path, let first): .text(path: path, chained(first))
    case .recognition(let question, let first): .recognition(question, chained(first))
    case .newestFile(let folder, let first): .newestFile(folder: folder, chained(first))
    case .words(let request, let first): .words(request, chained(first))
    case .facts(let question, let first): .facts(question, chained(first))
    case .line(let question, let first): .line(question: question, chained(first))
    }
  }
}
