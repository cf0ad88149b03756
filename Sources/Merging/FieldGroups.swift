package import Nutrition

/// The groups of fields that are merged as a unit where two devices have changed a record. Fields that only make sense
/// together are in one group: one food's figures must not end up with the grams of another.
package enum FieldGroups {
  /// The group that a member of a record's JSON belongs to; a member in no group is a group of its own, with its own
  /// name.
  package static func group(of member: String, in kind: Record.Kind) -> String {
    together[kind]?.first { $0.members.contains(member) }?.name ?? member
  }

  /// Whether each device sets this member for itself, as it does for which profile is the default one.
  package static func isLocal(_ member: String, in kind: Record.Kind) -> Bool {
    kind == .profile && member == "isDefault"
  }

  /// Whether a conflict in a group is worth asking the person about. What the program sets by itself, and the order of
  /// things, are not.
  package static func asks(_ group: String, in kind: Record.Kind) -> Bool {
    !bookkeeping.contains(group) && kind != .knownLine
  }

  private struct Group {
    let name: String
    let members: Set<String>
  }

  private static let bookkeeping: Set<String> = [
    "created", "updated", "position", "favourite", "verified", "healthScore", "origin", "language", "icon", "colour",
    "confidence", "tags", "category", "zone",
  ]

  private static let together: [Record.Kind: [Group]] = [
    .entry: [
      Group(
        name: "eaten",
        members: [
          "kind", "reference", "name", "grams", "servings", "spread", "figures", "tier", "source", "sourceCorrected",
        ])
    ],
    .meal: [Group(name: "time", members: ["at", "zone", "day"])],
    .food: [
      Group(name: "figures", members: ["per100Grams", "source", "corrected"]),
      Group(name: "name", members: ["name", "state", "brand"]),
      Group(name: "measures", members: ["density", "portions"]),
    ],
    .recipe: [Group(name: "content", members: ["servings", "rawGrams", "cookedGrams", "ingredients"])],
    .trip: [
      Group(name: "time", members: ["day", "time"]), Group(name: "total", members: ["total", "difference"]),
    ],
    .purchase: [
      Group(
        name: "line",
        members: [
          "original", "name", "quantity", "unit", "grams", "isUsualPack", "price", "unitPrice", "kind", "food",
          "isNonFood",
          "skipped", "appliesTo",
        ])
    ],
    .target: [Group(name: "target", members: ["figures", "exercise", "from"])],
    .weight: [Group(name: "weight", members: ["day", "kilograms"])],
    .activity: [Group(name: "activity", members: ["day", "name", "minutes", "energy"])],
    .water: [Group(name: "water", members: ["day", "at", "millilitres"])],
    .familyTargets: [Group(name: "targets", members: ["figures", "computedEnergy", "reason"])],
    .pantryChange: [Group(name: "change", members: ["at", "day", "food", "kind", "grams"])],
    .knownLine: [Group(name: "meaning", members: ["kind", "name", "food", "gramsOfOne"])],
    .profile: [
      Group(name: "aim", members: ["aim", "weeklyPace", "goalDate", "goalWeight"]),
      Group(name: "hours", members: ["dayStart", "mealHours"]),
    ],
  ]
}
