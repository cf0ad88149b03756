internal import Nutrition

/// Scores the proposals of a turn against the wanted ones: shares from 0 to 1, nil where nothing of a kind was wanted.
package struct ProposalScore: Hashable, Sendable {
  /// The tolerance of weights, as a share of the wanted one.
  private static let near = 0.02

  /// The share of right tools; 1 where no proposal was wanted and none made.
  package let tool: Double
  /// The share of right foods by name; for proposals without foods, of right summaries.
  package let food: Double?
  /// The share of right weights among the right foods.
  package let grams: Double?
  /// The share of right meals: breakfast, lunch, dinner, snack.
  package let meal: Double?
  /// The share of right diary days.
  package let day: Double?

  /// Compares both lists in any order. Proposals that were not wanted count against the score.
  package init(wanted: [ProposalDigest], made: [ProposalDigest]) {
    tool = ProposalScore.share(of: wanted.map(\.tool), in: made.map(\.tool)) ?? 1
    food = wanted.isEmpty ? nil : ProposalScore.share(of: wanted.flatMap(\.subjects), in: made.flatMap(\.subjects))
    grams = ProposalScore.grams(wanted.flatMap(\.lines), made.flatMap(\.lines))
    func share<Value: Hashable>(_ value: (ProposalDigest) -> Value?) -> Double? {
      let places = wanted.compactMap(value)
      return places.isEmpty ? nil : ProposalScore.share(of: places, in: made.compactMap(value))
    }
    meal = share(\.slot)
    day = share(\.day)
  }

  /// Whether everything is as wanted.
  package var isRight: Bool { [tool, food ?? 1, grams ?? 1, meal ?? 1, day ?? 1].allSatisfy { $0 == 1 } }

  /// The share of values in both lists, out of the longer one; nil where both are empty.
  private static func share<Value: Hashable>(of wanted: [Value], in made: [Value]) -> Double? {
    guard !wanted.isEmpty || !made.isEmpty else { return nil }
    var left = made
    var both = 0
    for value in wanted {
      guard let index = left.firstIndex(of: value) else { continue }
      left.remove(at: index)
      both += 1
    }
    return Double(both) / Double(max(wanted.count, made.count))
  }

  private static func grams(_ wanted: [ProposalDigest.Line], _ made: [ProposalDigest.Line]) -> Double? {
    var left = made
    var (right, all) = (0, 0)
    for line in wanted {
      // Where a food occurs twice, prefers the line with the same weight.
      let same = left.indices.filter { left[$0].name == line.name }
      guard let index = same.first(where: { isNear(line, left[$0]) }) ?? same.first else { continue }
      all += 1
      right += isNear(line, left.remove(at: index)) ? 1 : 0
    }
    return all == 0 ? nil : Double(right) / Double(all)
  }

  /// Compares weights, or energies where nothing was weighed.
  private static func isNear(_ wanted: ProposalDigest.Line, _ made: ProposalDigest.Line) -> Bool {
    guard let weight = wanted.grams, let other = made.grams else {
      return wanted.grams == nil && made.grams == nil && wanted.energy == made.energy
    }
    return abs(Double(weight.milligrams - other.milligrams)) <= Double(weight.milligrams) * near
  }
}

/// The mean of shares.
package struct MeanShare: Hashable, Sendable {
  /// How many shares were counted.
  package private(set) var count = 0
  /// The sum of the shares, each from 0 to 1.
  package private(set) var sum = 0.0

  package init() {}

  /// Counts a share; nil is left out.
  package mutating func add(_ share: Double?) {
    guard let share else { return }
    count += 1
    sum += share
  }

  /// From 0 to 1; nil where nothing was counted.
  package var mean: Double? { count == 0 ? nil : sum / Double(count) }

  /// The 95 % confidence interval of the mean, provided that the turns are a random sample (Wilson, 1927).
  package var interval: ClosedRange<Double>? {
    guard let mean else { return nil }
    let (z, n) = (1.96, Double(count))
    let middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    let half = z / (1 + z * z / n) * (mean * (1 - mean) / n + z * z / (4 * n * n)).squareRoot()
    return max(middle - half, 0)...min(middle + half, 1)
  }
}
