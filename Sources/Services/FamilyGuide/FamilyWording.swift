internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition

/// The notes below a household's figures: limits, sources, assumptions.
enum FamilyWording {
  static let nobody = ToolAnswer(
    .sentence(.familyNobody),
    facts: ["members": [], "complete": false])

  /// The figures that are not shares of the energy.
  static func limits(_ figures: Nutrients) -> Text {
    let limits: [Text?] = [
      figures.sugar.map { .familySugarAtMost(grams: $0) }, figures.fibre.map { .familyFibreAtLeast(grams: $0) },
      figures.sodium.map { .familySodiumAtMost(milligrams: $0) },
    ]
    return .familyLimits(limits: limits.compactMap(\.self))
  }

  /// Whether targets were accepted, and whether they still fit the members.
  static func state(of standing: FamilyTargets?, _ needs: HouseholdNeeds) -> Text {
    guard let standing else { return .familyNoTargets }
    if !isCurrent(standing, needs) { return .familyMembersChanged }
    return standing.reason.map { .familyAcceptedOther(reason: $0) } ?? .familyAccepted
  }

  static func isCurrent(_ standing: FamilyTargets, _ needs: HouseholdNeeds) -> Bool {
    standing.computedEnergy == needs.total.energy
  }

  /// The equation or source of each figure, and what was assumed.
  static func sources(of needs: HouseholdNeeds) -> [Text] {
    var notes: [Text] = []
    if needs.members.contains(where: { !$0.isChild }) {
      notes.append(.familySourceAdults)
    }
    if needs.members.contains(where: \.isChild) {
      notes.append(.familySourceChildren)
    }
    var splits: [String] = []
    for need in needs.members where !splits.contains(need.split.source) { splits.append(need.split.source) }
    notes.append(.familySourceShares(splits: splits.map { .verbatim($0) }))
    if needs.members.contains(where: { $0.assumedKilograms != nil }) {
      notes.append(.familySourceAssumed)
    }
    if !needs.infants.isEmpty {
      notes.append(.familyInfants(names: needs.infants.map { .verbatim($0.name) }))
    }
    notes.append(.familyArithmetic)
    return notes
  }
}

/// The facts of a household for a model.
enum FamilyFacts {
  static func of(_ needs: HouseholdNeeds, standing: FamilyTargets?) -> JSONValue {
    var facts: JSONValue = [
      "members": .array(needs.members.map(member)), "computed": needs.total.facts,
      "complete": (standing.map { FamilyWording.isCurrent($0, needs) } ?? false).json,
    ]
    facts["accepted"] = standing?.figures.facts
    facts["reason"] = standing?.reason?.json
    return facts
  }

  private static func member(_ need: DailyNeed) -> JSONValue {
    var facts: JSONValue = [
      "name": need.member.name.json, "age": need.member.age.json, "activity": need.member.activity.json,
      "diet": need.member.diet.json, "figures": need.figures.facts, "equation": need.equation.rawValue.json,
      "split": need.split.source.json,
    ]
    facts["kilograms"] = need.member.kilograms?.json
    return facts
  }
}
