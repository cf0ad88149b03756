internal import Calls
internal import JSON
internal import Messages
internal import Nutrition

/// What is said below the figures of a household: limits, sources, what was taken.
enum FamilyWording {
  static let nobody = ToolAnswer(
    .sentence("Nobody is in the household yet. For example: “we are Ada, 38, 62 kg, and Ben, 7”, or /family guide."),
    facts: ["members": [], "complete": false])

  /// The figures that are no share of the energy.
  static func limits(_ figures: Nutrients) -> String {
    let limits = [("sugar at most", Nutrient.sugar), ("fibre at least", .fibre), ("sodium at most", .sodium)]
    let parts = limits.compactMap { words, nutrient in
      figures[nutrient].map { "\(words) \($0.formatted(places: 0)) \(nutrient.unit)" }
    }
    return "A day for all: \(parts.joined(separator: ", "))."
  }

  /// Whether targets were accepted, and whether they still are those of these members.
  static func state(of standing: FamilyTargets?, _ needs: HouseholdNeeds) -> String {
    guard let standing else { return "No targets are accepted yet." }
    if !isCurrent(standing, needs) {
      return "The members have changed since these targets were accepted; new ones can be suggested."
    }
    return standing.reason.map { "Accepted, other than computed: \($0)" } ?? "Accepted as computed."
  }

  static func isCurrent(_ standing: FamilyTargets, _ needs: HouseholdNeeds) -> Bool {
    standing.computedEnergy == needs.total.energy
  }

  /// Which equation and which source each figure is from, and what was taken because it was not said.
  static func sources(of needs: HouseholdNeeds) -> [String] {
    var notes: [String] = []
    if needs.members.contains(where: { !$0.isChild }) {
      notes.append("Adults: energy at rest by age and weight (Schofield 1985) times activity (FAO/WHO/UNU 2004).")
    }
    if needs.members.contains(where: \.isChild) {
      notes.append(
        "Children: energy by weight (Torun, FAO/WHO/UNU 2004), 1 % for growth (EFSA 2013), and never less than that.")
    }
    var splits: [String] = []
    for need in needs.members where !splits.contains(need.split.source) { splits.append(need.split.source) }
    notes.append(
      "Shares of the energy: \(splits.joined(separator: "; ")). Protein at least as EFSA 2012, fibre EFSA 2010, "
        + "sodium EFSA 2019, free sugars a tenth of the energy (WHO 2015).")
    if needs.members.contains(where: { $0.assumedKilograms != nil }) {
      notes.append(
        "≈ where the weight is not known: the median of the age (FAO/WHO/UNU 2004), adults 70 kg (EFSA 2012).")
    }
    if !needs.infants.isEmpty {
      notes.append("\(needs.infants.map(\.name).phrase): under one year, milk is not counted.")
    }
    notes.append("This is arithmetic, no medical advice.")
    return notes
  }
}

/// What a model is told of a household.
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
