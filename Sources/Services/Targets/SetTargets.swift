internal import FoundationEssentials
package import LanguageModels
package import Nutrition
internal import Proposals
internal import Store

/// Sets daily targets from a day on; figures that are not named keep their target.
package struct SetTargets: Tool {
  package struct Arguments: Codable, Sendable {
    package var figures: Nutrients
    package var from: String?

    private enum Keys: String, CodingKey {
      case from
    }

    package init(figures: Nutrients, from: String? = nil) {
      self.figures = figures
      self.from = from
    }

    package init(from decoder: any Decoder) throws {
      figures = try Nutrients(from: decoder)
      from = try decoder.container(keyedBy: Keys.self).decodeIfPresent(String.self, forKey: .from)
    }

    package func encode(to encoder: any Encoder) throws {
      try figures.encode(to: encoder)
      var container = encoder.container(keyedBy: Keys.self)
      try container.encodeIfPresent(from, forKey: .from)
    }
  }

  package let name = "set_targets"
  package let description = "Propose daily targets as the user states them, from a day on."
  package let proposes = true
  package let topic: ToolTopic? = .profile

  package init() {}

  package var parameters: JSONSchema {
    .object(
      Nutrient.allCases.map { .init($0.key, .number()) } + [.init("from", .string("The first day."))])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let from = try context.day(arguments.from, mayCome: true)
    let standing = try context.reading { store throws(StoreError) in
      try store.target(of: context.profile.id, on: from)
    }
    var figures = standing?.figures ?? Nutrients(energy: Target.referenceEnergy)
    var changed = false
    for nutrient in Nutrient.allCases {
      guard let wanted = arguments.figures[nutrient] else { continue }
      try check(wanted, nutrient)
      changed = changed || figures[nutrient] != wanted
      figures[nutrient] = wanted
    }
    guard changed || standing == nil && arguments.figures != .unknown else { throw .nothingToChange }
    guard let change = try context.targetChange(to: figures, from: from) else { throw .nothingToChange }
    let card = Card(
      title: "Targets from \(from.short)", rows: TargetRow.rows(figures),
      notes: [SetTargets.consistency(figures), TargetRow.lowEnergy(figures.energy)].compactMap(\.self))
    return context.propose(
      action: .tool(name), changes: [change], card: card,
      summary: "targets, \((figures.energy ?? .zero).formatted()) kcal a day",
      request: Proposal.Request(self, arguments))
  }

  private func check(_ wanted: Figure, _ nutrient: Nutrient) throws(ToolError) {
    let (least, most) =
      switch nutrient {
      case .energy: (500, 10_000)
      case .sodium: (0, 20_000)
      case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: (0, 2_000)
      }
    guard wanted >= Figure(least), wanted <= Figure(most) else {
      throw .outOfRange(
        nutrient.name, range: "\(Figure(least).formatted()) to \(Figure(most).formatted()) \(nutrient.unit) a day")
    }
  }

  /// A remark where the macronutrients do not make the energy.
  private static func consistency(_ figures: Nutrients) -> String? {
    guard let energy = figures.energy, let protein = figures.protein, let carbohydrate = figures.carbohydrate,
      let fat = figures.fat
    else { return nil }
    let made = (protein + carbohydrate) * Figure(4) + fat * Figure(9)
    guard (made - energy).magnitude > energy / Figure(10) else { return nil }
    return "Protein, carbohydrate and fat make \(made.formatted()) kcal of these \(energy.formatted())."
  }
}
