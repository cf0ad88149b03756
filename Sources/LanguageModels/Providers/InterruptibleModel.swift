/// A model whose answer can be cancelled: Ctrl-C ends the exchange, and the conversation goes on.
package struct InterruptibleModel<Model: LanguageModel & Sendable>: LanguageModel {
  /// How often it checks for Ctrl-C.
  private static var interval: Duration { .milliseconds(20) }

  private let model: Model
  private let isInterrupted: @Sendable () -> Bool

  /// - Parameter isInterrupted: whether Ctrl-C was pressed since the last call.
  package init(_ model: Model, isInterrupted: @escaping @Sendable () -> Bool) {
    self.model = model
    self.isInterrupted = isInterrupted
  }

  /// The model's provider.
  package var provider: String { model.provider }
  /// The model's label.
  package var label: String { model.label }

  /// How the model is served. Ctrl-C does not interrupt this.
  package func served() async -> ServedModel? { await model.served() }

  package func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
    try await respond(to: request, onThinking: { _ in }, onText: onText)
  }

  package func respond(
    to request: ModelRequest, onThinking: (String) -> Void, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply {
    let (pieces, continuation) = AsyncStream.makeStream(of: ReplyDelta.self)
    let answer = Task { [model] in
      defer { continuation.finish() }
      do throws(ModelError) {
        return Result<ModelReply, ModelError>.success(
          try await model.respond(
            to: request, onThinking: { continuation.yield(.thinking($0)) }, onText: { continuation.yield(.text($0)) }))
      } catch {
        return .failure(error)
      }
    }
    let watch = Task { [isInterrupted] in
      while !Task.isCancelled {
        if isInterrupted() { answer.cancel() }
        try? await Task.sleep(for: InterruptibleModel.interval)
      }
    }
    defer { watch.cancel() }
    for await piece in pieces {
      switch piece {
      case .text(let text): onText(text)
      case .thinking(let thought): onThinking(thought)
      }
    }
    return try await answer.value.get()
  }
}
