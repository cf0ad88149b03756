internal import EmbeddedMessages
internal import Messages
package import Nutrition
internal import Proposals

/// A proposal that a replay showed, with the person's line that led to it.
package struct ReplayedProposal: Hashable, Sendable {
  /// The number of the line among the person's lines, from 1.
  package let turn: Int
  /// The words of that line.
  package let line: String
  /// The foods with their weights: "pasta, cooked 200 g; banana 118 g"; the summary where there is no food.
  package let content: String
  /// The energy that it would add to the diary, in kcal.
  package let energy: FixedDecimal
  /// The proposal in the form in which it is compared.
  package let digest: ProposalDigest

  init(turn: Int, line: String, _ proposal: Proposal) {
    let entries = proposal.changes.compactMap { change -> Entry? in
      guard case .insert(.entry(let entry)) = change else { return nil }
      return entry
    }
    self.turn = turn
    self.line = line
    digest = ProposalDigest(proposal)
    let foods = entries.map { [$0.name, $0.grams?.description].compactMap(\.self).joined(separator: " ") }
    content = foods.isEmpty ? proposal.summary.english : foods.joined(separator: "; ")
    energy = entries.filter { !$0.skipped }.map { $0.figures.energy ?? .zero }.reduce(.zero, +)
  }
}

/// How a model's proposals differ from the recorded ones, turn by turn.
package struct ModelComparison: Hashable, Sendable {
  /// A line for each turn that differs, in English, oldest first.
  package private(set) var lines: [String] = []
  /// The number of turns with the same foods and weights.
  package private(set) var same = 0
  /// The number of other turns.
  package private(set) var different = 0
  private var (tool, food, grams, meal, day) = (MeanShare(), MeanShare(), MeanShare(), MeanShare(), MeanShare())

  package init() {}

  /// - Parameters:
  ///   - recorded: the proposals after the recorded answers.
  ///   - asked: the proposals after the model's own answers.
  package mutating func add(recorded: [ReplayedProposal], asked: [ReplayedProposal]) {
    let turns = Set(recorded.map(\.turn)).union(asked.map(\.turn)).sorted()
    for turn in turns {
      let before = recorded.filter { $0.turn == turn }
      let after = asked.filter { $0.turn == turn }
      note(ProposalScore(wanted: before.map(\.digest), made: after.map(\.digest)))
      if before.map(\.content) == after.map(\.content) {
        same += 1
        continue
      }
      different += 1
      let line = (before + after).first?.line ?? ""
      lines.append("turn \(turn), “\(line)”: \(said(before)) → \(said(after)); \(difference(before, after))")
    }
  }

  /// The means of all turns: "tool 100 %, food 96 %, grams 98 %, meal 100 %, day 100 %".
  package var score: String {
    let shares = [("tool", tool), ("food", food), ("grams", grams), ("meal", meal), ("day", day)]
    return shares.compactMap { name, share in share.mean.map { "\(name) \(Int(($0 * 100).rounded())) %" } }
      .joined(separator: ", ")
  }

  private mutating func note(_ score: ProposalScore) {
    tool.add(score.tool)
    food.add(score.food)
    grams.add(score.grams)
    meal.add(score.meal)
    day.add(score.day)
  }

  private func said(_ proposals: [ReplayedProposal]) -> String {
    proposals.isEmpty ? "nothing" : proposals.map(\.content).joined(separator: " and ")
  }

  private func difference(_ before: [ReplayedProposal], _ after: [ReplayedProposal]) -> String {
    let sum = { (proposals: [ReplayedProposal]) in proposals.map(\.energy).reduce(.zero, +) }
    let difference = sum(after) - sum(before)
    return "\(difference < .zero ? "" : "+")\(difference.formatted()) kcal"
  }
}
