internal import Conversation
internal import FoundationEssentials
internal import JSON
internal import Proposals

/// The form with which a client asks its person whether to save a proposal, and the meaning of the answer.
struct ConfirmationForm {
  private static let width = 72

  let proposal: Proposal

  /// The parameters of `elicitation/create`.
  func parameters(_ revision: Revision) -> JSONValue {
    var parameters: JSONValue = ["message": .string(message), "requestedSchema": schema]
    if revision > .june2025 { parameters["mode"] = "form" }
    return parameters
  }

  /// The card as plain text.
  private var message: String {
    let card = Layout(width: ConfirmationForm.width).plainLines(.card(proposal.card, facts: .null))
    let leftOut = (proposal.card.leftOut ?? []).map { "“\($0)”" }.joined(separator: ", ")
    return (card + (leftOut.isEmpty ? [] : ["Not counted, and not saved: \(leftOut)."])).joined(separator: "\n")
  }

  private var schema: JSONValue {
    let (name, field): (String, JSONValue) =
      switch proposal.question {
      case .yesOrNo:
        ("save", ["type": "boolean", "title": "Save it in larder", "description": "Yes saves what stands above."])
      case .count(let count):
        (
          "count",
          [
            "type": "integer", "title": .string("Type \(count) to confirm"),
            "description": "It changes many entries at once.",
          ]
        )
      }
    return ["type": "object", "properties": [name: field], "required": [.string(name)]]
  }

  /// What the person's answer amounts to.
  enum Answer: Hashable {
    case line(TypedLine)
    /// Nobody answered, so the draft stays.
    case none
  }

  /// Reads the client's answer. Only an explicit yes counts as yes; an accepted form without that field is no answer.
  ///
  /// - Parameter result: the answer's `action` and `content`.
  func answer(_ result: JSONValue?) -> Answer {
    switch result?["action"]?.string {
    case "decline": return .line(TypedLine(typed: "no"))
    case "accept": break
    default: return .none
    }
    let content = result?["content"]
    switch proposal.question {
    case .yesOrNo:
      guard case .bool(let isYes)? = content?["save"] else { return .none }
      return .line(TypedLine(typed: isYes ? "yes" : "no"))
    case .count:
      guard case .number(let count)? = content?["count"] else { return .none }
      return .line(TypedLine(typed: count.description))
    }
  }
}
