package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// Lists the people who have a diary here, and whose this one is.
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
    return .answer(ToolAnswer(.card(Card(title: .profilesTitle, rows: rows)), facts: .array(facts)))
  }

  private func row(_ profile: Profile, isCurrent: Bool) -> Card.Row {
    let marks: [Text?] = [isCurrent ? .profilesThis : nil, profile.isDefault ? .profilesDefault : nil]
    var row = Card.Row([
      Card.Cell(.verbatim(profile.label)), Card.Cell(profile.colour.map { .profileColour(colour: $0) } ?? .empty),
      Card.Cell(.profilesDayStarts(time: profile.dayStart)), Card.Cell(.list(marks.compactMap(\.self), .series)),
    ])
    row.tint = profile.colour
    return row
  }
}
