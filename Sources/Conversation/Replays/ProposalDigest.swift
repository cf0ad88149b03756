internal import Calls
internal import EmbeddedMessages
internal import Messages
package import Nutrition
package import Proposals

/// The essence of a proposal, by which two models are compared: its tool, the foods and where they would go, and their weights.
package struct ProposalDigest: Hashable, Sendable {
  /// A food of the proposal, with its figures.
  package struct Line: Hashable, Sendable {
    package let name: String
    /// Nil for an entry without a weight, such as one with stated energy.
    package let grams: Grams?
    /// In kcal.
    package let energy: FixedDecimal?
    /// In grams.
    package let carbohydrate: FixedDecimal?
    /// How far the food's figures can be trusted.
    package let tier: Tier
  }

  /// The name of the tool that made it: "log_meal".
  package let tool: String
  /// A short summary in English: "lunch, 316 kcal".
  package let summary: String
  /// The entries that it would add or change.
  package let lines: [Line]
  /// The meal that it logs or changes; nil where it concerns none.
  package let slot: MealSlot?
  /// The diary day of that meal; nil where it concerns none.
  package let day: Day?

  /// Digests a proposal, leaving out entries that were not eaten.
  package init(_ proposal: Proposal) {
    let records = proposal.changes.compactMap(\.made)
    let meal = records.lazy.compactMap { if case .meal(let meal) = $0 { meal } else { nil } }.first
    tool = proposal.request.tool
    summary = proposal.summary.english
    lines = records.compactMap { record in
      guard case .entry(let entry) = record, !entry.skipped else { return nil }
      return Line(
        name: entry.name, grams: entry.grams, energy: entry.figures.energy, carbohydrate: entry.figures.carbohydrate,
        tier: entry.tier)
    }
    slot = meal?.slot ?? proposal.meal?.slot
    day = meal?.day ?? proposal.meal?.day
  }

  /// What it is about: its foods, or its summary where it is about no food.
  var subjects: [String] { lines.isEmpty ? [summary] : lines.map(\.name) }
}

extension Change {
  /// The record after the change; nil for a deletion.
  fileprivate var made: Record? {
    switch self {
    case .insert(let record), .update(_, let record): record
    case .delete, .ensure: nil
    }
  }
}
