package import Calls
package import JSON
package import Nutrition

/// One message of the conversation with a model.
package enum Message: Hashable, Sendable {
  case user(String)
  case assistant(ModelReply)
  case toolResult(ToolResult)
  /// Something that happened between the turns, told by larder: a proposal is kept for later.
  case event(String)
  /// The same of a proposal that was confirmed and saved.
  case confirmed(String, SavedCall)
  /// The same of a proposal that was declined, with its name.
  case declined(String, proposal: String)
}

/// The call of a proposal that was saved.
package struct SavedCall: Hashable, Sendable {
  /// As it was saved, with what was edited on its card.
  package let call: AnyCall
  /// When that was; nil where nothing is kept.
  package let at: Instant?
  /// The meal that it logged; nil where it logged none.
  package let slot: MealSlot?
  /// The diary day of that meal.
  package let day: Day?

  package init(_ call: AnyCall, at: Instant?, slot: MealSlot? = nil, on day: Day? = nil) {
    self.call = call
    self.at = at
    self.slot = slot
    self.day = day
  }
}

/// A tool call that a model asks for.
package struct ToolCall: Hashable, Sendable {
  /// Connects the result to the call; unique within a turn.
  package let id: String
  /// The tool and its arguments.
  package let call: AnyCall
  /// The id of the waiting proposal that the call corrects, where larder's own interpreter made it.
  private let corrected: String?
  /// The edits to the waiting proposal's call; empty where the call replaces it completely.
  package let edits: [Edit]

  /// A call as a model writes it; its argument `revises` names the proposal that it corrects.
  package init(id: String, tool: String, arguments: JSONValue) {
    self.id = id
    call = AnyCall(tool: tool, arguments: arguments)
    (corrected, edits) = (nil, [])
  }

  /// A call that larder makes itself.
  ///
  /// - Parameters:
  ///   - call: where there are edits, the call of the proposal that they change.
  ///   - revises: the id of the waiting proposal that it corrects.
  ///   - edits: the changes to make to `call`.
  package init(id: String, _ call: AnyCall, revises: String? = nil, by edits: [Edit] = []) {
    self.id = id
    self.call = call
    self.edits = edits
    corrected = revises
  }

  /// The same call with another id.
  package func identified(_ id: String) -> ToolCall { ToolCall(id: id, call, revises: corrected, by: edits) }

  /// The call with its edits applied, once its tool has done so.
  package func carriedOut(as call: AnyCall) -> ToolCall { ToolCall(id: id, call, revises: corrected) }

  /// The name of the tool: "log_meal".
  package var tool: String { call.tool }

  /// In the form in which a model writes them, including `revises`. Edits are written as a person would type them.
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
    // Not a string, so it matches no waiting proposal and is answered accordingly.
    case let other?: return other.text
    }
  }
}

/// The result of a tool call.
package struct ToolResult: Hashable, Sendable {
  /// The possible results.
  package enum Outcome: Hashable, Sendable {
    /// Facts for the model, as JSON.
    case answer(JSONValue)
    /// A proposal is on the screen and waits for the person; corrections refer to it by `id`. Nothing is saved.
    case proposed(id: String, facts: JSONValue)
    /// The call was refused; the sentence says why.
    case refused(String)
  }

  /// The call that this is the result of.
  package let call: ToolCall
  /// Facts, a proposal, or why the call was refused.
  package let outcome: Outcome

  package init(call: ToolCall, outcome: Outcome) {
    self.call = call
    self.outcome = outcome
  }
}
