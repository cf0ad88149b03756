internal import Calls
internal import JSON
internal import LanguageModels

/// A model that takes no time: its only answer is ready.
struct ReadyModel: LanguageModel {
  let provider = "ready"

  func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
    guard case .user? = request.messages.last else { return ModelReply() }
    let arguments: JSONValue = ["items": [["food": "pasta", "quantity": 200, "unit": "g"]], "slot": "lunch"]
    return ModelReply(calls: [ToolCall(id: "lunch", tool: LogMealCall.name, arguments: arguments)], stop: .toolCalls)
  }
}
