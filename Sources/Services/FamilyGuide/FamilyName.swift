internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// Compares the names of household members.
enum FamilyName {
  /// Whether two names are the same, ignoring case.
  static func same(_ left: String, _ right: String) -> Bool {
    left.lowercased() == right.lowercased()
  }
}

/// The rows of household members on cards.
enum FamilyRow {
  static func row(
    _ member: FamilyMember, in units: Profile.Units, number: Int? = nil, mark: (Text) -> Text = { $0 }
  ) -> Card.Row {
    Card.Row(
      number: number,
      [
        Card.Cell(mark(.verbatim(member.name))), .right(.yearsCounted(years: member.age)),
        .right(
          member.kilograms.map { BodyWeight.text($0, units) }
            ?? (units == .us ? .weightUnknownPounds : .weightUnknown)),
        Card.Cell(.profileActivity(activity: member.activity)), Card.Cell(.profileDiet(diet: member.diet)),
      ])
  }

  static func change(
    _ before: FamilyMember, _ after: FamilyMember, in units: Profile.Units, number: Int
  ) -> [Card.Row] {
    var old = row(before, in: units) { .rowWas(name: $0) }
    old.emphasis = .muted
    return [old, row(after, in: units, number: number) { .rowNow(name: $0) }]
  }

  /// The needs of a member: age, weight, energy and the three macronutrients.
  static func row(_ need: DailyNeed, in units: Profile.Units) -> Card.Row {
    let weight = need.member.kilograms.map { BodyWeight.text($0, units) }
    let assumed = need.assumedKilograms.map { Text.weightAssumed(weight: BodyWeight.text($0, units)) }
    let habits = Text.familyHabits(
      activity: .profileActivity(activity: need.member.activity), diet: .profileDiet(diet: need.member.diet))
    return Card.Row([
      Card.Cell(.verbatim(need.member.name)), .right(.yearsCounted(years: need.member.age)),
      .right(weight ?? assumed ?? .empty), .right(EntryRow.energy(need.figures)), .right(macros(need.figures)),
      Card.Cell(habits),
    ])
  }

  static func total(_ name: Text, _ figures: Nutrients, emphasis: Card.Emphasis = .total) -> Card.Row {
    Card.Row(
      [Card.Cell(name), .right(.empty), .right(.empty), .right(EntryRow.energy(figures)), .right(macros(figures))],
      emphasis: emphasis)
  }

  /// "P 62  C 215  F 61", in grams.
  private static func macros(_ figures: Nutrients) -> Text {
    let cells = [Nutrient.protein, .carbohydrate, .fat].map { nutrient -> Text in
      figures[nutrient].map { .macroWhole(nutrient: nutrient, grams: $0) } ?? .macroUnknown(nutrient: nutrient)
    }
    return .list(cells, .columns)
  }
}
