package import Messages

/// The progress of a tool: it has answered or proposed, or needs something from outside first.
package struct ToolStep: Sendable {
  /// The state of the tool.
  package enum Place: Sendable {
    case finished(ToolOutcome)
    case needs(Need)
  }

  /// The present state.
  package let place: Place
  /// What the person is told before the next step.
  package private(set) var remarks: [Text]
  /// Lines to be queued and repeated when a model or the network is available.
  package private(set) var postponed: [Postponed] = []

  private init(_ place: Place, remarks: [Text]) {
    self.place = place
    self.remarks = remarks
  }

  /// The last step, with what the tool answers or proposes.
  package static func finished(_ outcome: ToolOutcome, saying remarks: [Text] = []) -> ToolStep {
    ToolStep(.finished(outcome), remarks: remarks)
  }

  /// A step that needs something from outside.
  package static func needs(_ need: Need, saying remarks: [Text] = []) -> ToolStep {
    ToolStep(.needs(need), remarks: remarks)
  }

  /// The step with a line to be queued.
  func postponing(_ words: String, saying sentence: Text) -> ToolStep {
    var step = self
    step.postponed.append(Postponed(words: words, sentence: sentence))
    return step
  }

  /// Continues with the outcome of this step.
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

/// A line that waits for a model or the network, and what the person is told.
package struct Postponed: Hashable, Sendable {
  /// The line to repeat, as if the person had typed it.
  package let words: String
  /// Tells that it was kept.
  package let sentence: Text
}

extension Need {
  /// The same need, continued by `next` after its own continuation.
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
