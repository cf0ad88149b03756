package import Calls
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// Who has a diary here, and whose this one is.
package struct ListProfiles: Tool {
  package let description = "List the people who have a diary here."
  package let proposes = false
  package let topic: ToolTopic? = .profile

  package init() {}

  package func run(_ arguments: ListProfilesCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let profiles = try context.profiles()
    let facts = profiles.map { profile in
      JSONValue.object([
        "name": .string(profile.name), "default": .bool(profile.isDefault),
        "this_one": .bool(profile.id == context.profile.id),
      ])
    }
    let rows = profiles.map { row($0, isCurrent: $0.id == context.profile.id) }
    return .answer(ToolAnswer(.card(Card(title: "Profiles", rows: rows)), facts: .array(facts)))
  }

  private func row(_ profile: Profile, isCurrent: Bool) -> Card.Row {
    let marks = [isCurrent ? "this one" : nil, profile.isDefault ? "default" : nil].compactMap(\.self)
    var row = Card.Row([
      Card.Cell(profile.label), Card.Cell(profile.colour?.rawValue ?? ""),
      Card.Cell("day starts at \(profile.dayStart)"), Card.Cell(marks.joined(separator: ", ")),
    ])
    row.tint = profile.colour
    return row
  }
}
