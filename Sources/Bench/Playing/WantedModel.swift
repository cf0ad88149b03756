package import LanguageModels

/// Answers each line of a case as it is wanted: what a model can do at best, and what others are compared with.
package final class WantedModel: LanguageModel {
  /// What its answers are marked with; no real provider is called so.
  package let provider = "wanted"
  private var turns: ArraySlice<BenchTurn>
  private var calls = 0

  package init(_ turns: [BenchTurn]) {
    self.turns = turns[...]
  }

  package func respond(
    to request: ModelRequest, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply {
    guard case .user(let line)? = request.messages.last, let index = turns.firstIndex(where: { $0.words == line })
    else {
      return ModelReply()
    }
    let turn = turns[index]
    turns = turns[(index + 1)...]
    guard case .calls(let rows) = turn.wanted else { return ModelReply() }
    return ModelReply(calls: rows.compactMap(\.first).map(call), stop: .toolCalls)
  }

  private func call(_ wanted: BenchCall) -> ToolCall {
    calls += 1
    return ToolCall(id: "w\(calls)", tool: wanted.tool, arguments: wanted.arguments)
  }
}
