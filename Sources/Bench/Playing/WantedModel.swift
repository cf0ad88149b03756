package import LanguageModels

/// A model that answers each line of a case exactly as wanted: the best possible result, against which others are compared.
package final class WantedModel: LanguageModel {
  /// A name that no real provider has.
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
