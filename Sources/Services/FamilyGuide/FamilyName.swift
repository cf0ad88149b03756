internal import Messages
internal import Nutrition
internal import Proposals

/// How members of the household are called.
enum FamilyName {
  /// Whatever the case.
  static func same(_ left: String, _ right: String) -> Bool {
    left.lowercased() == right.lowercased()
  }
}

/// The rows of members on cards.
enum FamilyRow {
  static func row(_ member: FamilyMember, number: Int? = nil, mark: String = "") -> Card.Row {
    Card.Row(
      number: number,
      [
        Card.Cell(mark + member.name), .right(member.age.counted("year")),
        .right(member.kilograms.map { "\($0.formatted()) kg" } ?? "? kg"), Card.Cell(member.activity.rawValue),
        Card.Cell(member.diet.rawValue),
      ])
  }

  static func change(_ before: FamilyMember, _ after: FamilyMember, number: Int) -> [Card.Row] {
    var old = row(before, mark: "was  ")
    old.emphasis = .muted
    return [old, row(after, number: number, mark: "now  ")]
  }

  /// What a member needs: age, weight, energy, the three shares.
  static func row(_ need: DailyNeed) -> Card.Row {
    let weight = need.member.kilograms.map { "\($0.formatted()) kg" }
    let assumed = need.assumedKilograms.map { "≈ \($0.formatted()) kg" }
    return Card.Row([
      Card.Cell(need.member.name), .right(need.member.age.counted("year")), .right(weight ?? assumed ?? ""),
      .right(EntryRow.energy(need.figures)), .right(macros(need.figures)),
      Card.Cell("\(need.member.activity.rawValue), \(need.member.diet.rawValue)"),
    ])
  }

  static func total(_ name: String, _ figures: Nutrients, emphasis: Card.Emphasis = .total) -> Card.Row {
    Card.Row(
      [Card.Cell(name), .right(""), .right(""), .right(EntryRow.energy(figures)), .right(macros(figures))],
      emphasis: emphasis)
  }

  /// "P 62  C 215  F 61", in grams.
  private static func macros(_ figures: Nutrients) -> String {
    let cells = [("P", figures.protein), ("C", figures.carbohydrate), ("F", figures.fat)]
    return cells.map { "\($0) \($1?.formatted(places: 0) ?? "?")" }.joined(separator: "  ")
  }
}
