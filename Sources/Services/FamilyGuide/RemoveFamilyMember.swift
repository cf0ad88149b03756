package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Removes a person from the household.
package struct RemoveFamilyMember: Tool {
  package let description = "Propose to take a person out of the household."
  package let topic: ToolTopic? = .household

  package init() {}

  package func run(_ arguments: RemoveFamilyMemberCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let household = try context.reading(context.store.familyMembers())
    guard let member = household.first(where: { FamilyName.same($0.name, arguments.name) }) else {
      throw .noSuchMember(arguments.name, known: household.map(\.name))
    }
    return context.propose(
      AnyCall(arguments), changes: [.delete(.familyMember(member))],
      card: Card(title: .familyGoneTitle, rows: [FamilyRow.row(member, in: context.profile.units)]),
      summary: .familyWithoutSummary(person: member.name))
  }
}
