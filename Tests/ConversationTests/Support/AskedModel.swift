import LanguageModels

/// A model that keeps what it was asked.
final class AskedModel: LanguageModel {
  let provider = "asked"
  private(set) var requests: [ModelRequest] = []
  private var replies: ArraySlice<ModelReply>

  init(_ replies: [ModelReply]) {
    self.replies = replies[...]
  }

  func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
    requests.append(request)
    return replies.popFirst() ?? ModelReply(text: "Fine.")
  }
}
