package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Adds or changes household members, one or several at once.
package struct SaveFamilyMember: Tool {
  /// A person of the call.
  package typealias Member = SaveFamilyMemberCall.Member

  package let description = "Propose to add or change people the household cooks for."
  package let topic: ToolTopic? = .household

  package init() {}

  package func run(_ arguments: SaveFamilyMemberCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard (1...HouseholdLimit.members).contains(arguments.members.count) else {
      throw .malformedArguments(
        tool: name, SchemaError(path: "members", expected: "1 to \(HouseholdLimit.members) people"))
    }
    let household = try context.reading(context.store.familyMembers())
    var changes: [Change] = []
    var rows: [Card.Row] = []
    var notes: [Text] = []
    var names: [String] = []
    for (index, wanted) in arguments.members.enumerated() {
      guard !names.contains(where: { FamilyName.same($0, wanted.name) }) else {
        throw .malformedArguments(
          tool: name, SchemaError(path: "members[\(index)].name", expected: "a name of its own"))
      }
      try check(wanted)
      let kilograms = try kilograms(wanted, in: context)
      names.append(wanted.name)
      if let known = household.first(where: { FamilyName.same($0.name, wanted.name) }) {
        let changed = known.changed(by: wanted, kilograms, at: context.now)
        guard changed != known else { continue }
        changes.append(.update(from: .familyMember(known), to: .familyMember(changed)))
        rows += FamilyRow.change(known, changed, in: context.profile.units, number: index + 1)
      } else {
        let member = try new(wanted, kilograms, in: context)
        changes.append(.insert(.familyMember(member)))
        rows.append(FamilyRow.row(member, in: context.profile.units, number: index + 1))
        notes += assumptions(on: member, wanted, in: context.profile.units)
      }
    }
    guard !changes.isEmpty else { throw .nothingToChange }
    guard household.count + changes.count(where: \.isNew) <= HouseholdLimit.members else {
      throw .outOfRange(.limitedValue(value: .household), range: .rangeUpToPeople(most: HouseholdLimit.members))
    }
    return context.propose(
      AnyCall(arguments), changes: changes, card: Card(title: .familyTitle, rows: rows, notes: notes),
      summary: .familySummary(people: names.map { .verbatim($0) }))
  }

  private func check(_ member: Member) throws(ToolError) {
    try RecordName.check(member.name, as: .name)
    if let age = member.age, !(0...120).contains(age) {
      throw .outOfRange(.limitedValue(value: .age), range: .rangeYears(least: 0, most: 120))
    }
  }

  private func kilograms(_ member: Member, in context: ToolContext) throws(ToolError) -> FixedDecimal? {
    guard let words = member.weight else { return nil }
    return try context.kilograms(words, units: context.profile.units)
  }

  private func new(
    _ wanted: Member, _ kilograms: FixedDecimal?, in context: ToolContext
  ) throws(ToolError) -> FamilyMember {
    guard let age = wanted.age else { throw .howOld(wanted.name) }
    return FamilyMember(
      id: context.identifiers.next(), created: context.now, name: wanted.name, age: age, kilograms: kilograms,
      activity: wanted.activity ?? (age < 18 ? .moderate : .light), diet: wanted.diet ?? .balanced,
      sex: wanted.sex)
  }

  /// What was assumed because it was not said, so that it can be corrected.
  private func assumptions(on member: FamilyMember, _ wanted: Member, in units: Profile.Units) -> [Text] {
    var taken: [Text] = []
    if wanted.activity == nil {
      taken.append(.familyAssumedActivity(activity: .profileActivity(activity: member.activity)))
    }
    if wanted.diet == nil { taken.append(.familyAssumedDiet(diet: .profileDiet(diet: member.diet))) }
    if member.kilograms == nil, member.age > 0 {
      taken.append(.familyAssumedWeight(weight: BodyWeight.text(ReferenceWeight.of(age: member.age), units)))
    }
    return taken.isEmpty ? [] : [.familyAssumed(person: member.name, parts: taken)]
  }

  package func revise(_ arguments: inout SaveFamilyMemberCall, by edit: Edit, in context: ToolContext) throws(ToolError)
  {
    guard case .line(let line) = edit.target else { throw .cannotEdit }
    try arguments.members.remove(line)
  }
}

/// The largest household.
enum HouseholdLimit {
  static let members = 30
}

extension FamilyMember {
  fileprivate func changed(
    by wanted: SaveFamilyMember.Member, _ kilograms: FixedDecimal?, at now: Instant
  ) -> FamilyMember {
    var changed = self
    changed.age = wanted.age ?? age
    changed.kilograms = kilograms ?? self.kilograms
    changed.activity = wanted.activity ?? activity
    changed.diet = wanted.diet ?? diet
    changed.sex = wanted.sex ?? sex
    if changed != self { changed.updated = now }
    return changed
  }
}

extension Change {
  fileprivate var isNew: Bool {
    if case .insert = self { true } else { false }
  }
}
