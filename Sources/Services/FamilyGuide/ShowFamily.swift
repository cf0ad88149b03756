package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Shows the household: its members, their daily needs, and the accepted targets.
package struct ShowFamily: Tool {
  package let description = "Show the household's members, their daily needs and the accepted targets."
  package let proposes = false
  package let topic: ToolTopic? = .household

  package init() {}

  package func run(_ arguments: ShowFamilyCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let (members, standing) = try context.reading((context.store.familyMembers(), context.store.familyTargets()))
    guard !members.isEmpty else { return .answer(FamilyWording.nobody) }
    let needs = HouseholdNeeds(members)
    var rows = needs.members.map { FamilyRow.row($0, in: context.profile.units) }
    rows += needs.infants.map { FamilyRow.row($0, in: context.profile.units) }
    if let standing {
      rows.append(FamilyRow.total(.familyRowAccepted, standing.figures))
    } else if needs.members.count > 1 {
      rows.append(FamilyRow.total(.familyRowComputed, needs.total))
    }
    let state = FamilyWording.state(of: standing, needs)
    let limits = FamilyWording.limits(standing?.figures ?? needs.total)
    return .answer(
      ToolAnswer(
        .card(Card(title: .familyTitle, rows: rows, notes: [limits, state] + FamilyWording.sources(of: needs))),
        facts: FamilyFacts.of(needs, standing: standing)))
  }
}
