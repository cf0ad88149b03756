package import Calls
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
package struct ToolCall: Hashable, Sendable {
  /// Ties the result to the call; unique within a turn.
  package let id: String
  /// What is to be done.
  package let call: AnyCall
  /// The id of the waiting proposal that the call corrects, where larder's own interpreter made it.
  private let corrected: String?
  /// What of it is to be changed; empty where the call says all of it anew.
  package let edits: [Edit]

  /// A call as a model writes it; its member `revises` names what it corrects.
  package init(id: String, tool: String, arguments: JSONValue) {
    self.id = id
    call = AnyCall(tool: tool, arguments: arguments)
    (corrected, edits) = (nil, [])
  }

  /// A call that larder makes itself.
  ///
  /// - Parameters:
  ///   - revises: the id of the waiting proposal that it corrects.
  ///   - edits: what of that proposal's call, which this is, is to be changed.
  package init(id: String, _ call: AnyCall, revises: String? = nil, by edits: [Edit] = []) {
    self.id = id
    self.call = call
    self.edits = edits
    corrected = revises
  }

  /// The same call under another id.
  package func identified(_ id: String) -> ToolCall { ToolCall(id: id, call, revises: corrected, by: edits) }

  /// The call with the edits in it, once its tool has made them.
  package func carriedOut(as call: AnyCall) -> ToolCall { ToolCall(id: id, call, revises: corrected) }

  /// The name of the tool that is called: "log_meal".
  package var tool: String { call.tool }

  /// As a model writes them, with the member `revises`. Edits stand as a person would type them.
  package var arguments: JSONValue {
    var arguments = edits.isEmpty ? call.arguments : ["edits": .array(edits.map { .string($0.description) })]
    if let corrected { arguments["revises"] = .string(corrected) }
    return arguments
  }

  /// The id of the waiting proposal that it corrects or extends; nil where it makes a new one.
  package var revises: String? {
    if let corrected { return corrected }
    switch call.arguments["revises"] {
    case .string(let name)?: return name
    case nil, .null?: return nil
    // No name at all, which is answered as one that does not wait.
    case let other?: return other.text
    }
  }
}

/// What came of a tool call.
package struct ToolResult: Hashable, Sendable {
  /// What came of a call.
  package enum Outcome: Hashable, Sendable {
    /// Facts for the model, as JSON.
    case answer(JSONValue)
    /// A proposal is on the screen and waits for the person; `id` names it for corrections. Nothing is saved.
    case proposed(id: String, facts: JSONValue)
    /// The call was refused; the sentence says why.
    case refused(String)
  }

  /// The call that this answers.
  package let call: ToolCall
  /// Facts, a proposal, or why the call was refused.
  package let outcome: Outcome

  package init(call: ToolCall, outcome: Outcome) {
    self.call = call
    self.outcome = outcome
  }
}
