package import JSON

/// One message of the conversation with a model.
package enum Message: Hashable, Sendable {
  case user(String)
  case assistant(ModelReply)
  case toolResult(ToolResult)
  /// What happened between the turns, told by larder: a proposal was confirmed and saved, or declined.
  case event(String)
}

/// A model's wish to have a tool run.
package struct ToolCall: Hashable, Codable, Sendable {
  /// Ties the result to the call; unique within a turn.
  package let id: String
  package let tool: String
  package let arguments: JSONValue

  package init(id: String, tool: String, arguments: JSONValue) {
    self.id = id
    self.tool = tool
    self.arguments = arguments
  }
}

/// What came of a tool call.
package struct ToolResult: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// Facts for the model, as JSON.
    case answer(JSONValue)
    /// A proposal is on the screen and waits for the person; `id` names it for corrections. Nothing is saved.
    case proposed(id: String, facts: JSONValue)
    /// The call was refused; the sentence says why.
    case refused(String)
  }

  package let call: ToolCall
  package let outcome: Outcome

  package init(call: ToolCall, outcome: Outcome) {
    self.call = call
    self.outcome = outcome
  }
}
