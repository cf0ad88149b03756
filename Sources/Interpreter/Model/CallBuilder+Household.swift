internal import JSON
internal import Nutrition

/// Calls about the household and its meals' swaps.
extension CallBuilder {
  func household(_ wish: Wish) -> Call? {
    switch wish {
    case .showFamily: return Call(tool: "show_family", arguments: [:])
    case .saveFamily(let members):
      return Call(tool: "save_family_member", arguments: ["members": .array(members.map(arguments))])
    case .removeFromFamily(let name): return Call(tool: "remove_family_member", arguments: ["name": .string(name)])
    case .suggestFamilyTargets(let suggestion):
      return Call(tool: "suggest_family_targets", arguments: arguments(suggestion))
    default: return nil
    }
  }

  func swap(_ when: When) -> Call {
    Call(
      tool: "smart_swap",
      arguments: .said([
        "slot": when.slot.map { .string($0.rawValue) }, "day": when.day.map { .string($0.description) },
      ]))
  }

  private func arguments(_ member: SaidMember) -> JSONValue {
    .said([
      "name": .string(member.name), "age": member.facts.age.map { .figure(Figure($0)) },
      "weight": member.facts.weight.map { .string($0) }, "activity": member.facts.activity.map { .string($0.rawValue) },
      "diet": member.facts.diet.map { .string($0.rawValue) },
    ])
  }

  private func arguments(_ suggestion: FamilySuggestion) -> JSONValue {
    var members: [String: JSONValue?] = [:]
    members.add(suggestion.figures)
    members["stated"] = suggestion.figures == .unknown ? nil : true
    members["alternative"] = suggestion.isAnother ? 1 : nil
    return .said(members)
  }
}
