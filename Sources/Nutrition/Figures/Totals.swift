/// The only function that sums figures, for diary, report, export and chart.
///
/// A figure that some parts do not have is summed over the others and marked as incomplete, so that it can be shown as
/// "at least".
package struct Totals: Hashable, Sendable {
  /// The sums; nil for a figure that no part has.
  package internal(set) var figures: Nutrients
  /// The figures that at least one part does not have.
  package internal(set) var incomplete: Set<Nutrient>
  /// The worst tier of the parts; nil for an empty sum.
  package internal(set) var worstTier: Tier?
  /// The part of the energy that is estimated or of unknown origin, in kcal.
  package internal(set) var estimatedEnergy: FixedDecimal
  /// The number of parts.
  package internal(set) var count: Int

  package init() {
    figures = .unknown
    incomplete = []
    worstTier = nil
    estimatedEnergy = .zero
    count = 0
  }

  /// The sum of parts, each with the tier of its figures.
  package init(_ parts: some Sequence<(figures: Nutrients, tier: Tier)>) {
    self.init()
    for part in parts { add(part.figures, tier: part.tier) }
  }

  /// Adds a part. Its energy counts as estimated if its tier is `estimated` or worse.
  package mutating func add(_ part: Nutrients, tier: Tier) {
    for nutrient in Nutrient.allCases {
      if let figure = part[nutrient] {
        figures[nutrient] = (figures[nutrient] ?? .zero) + figure
      } else {
        incomplete.insert(nutrient)
      }
    }
    worstTier = worstTier.map { max($0, tier) } ?? tier
    if tier >= .estimated { estimatedEnergy += part.energy ?? .zero }
    count += 1
  }

  /// Adds other totals, with the same result as adding their parts one by one.
  package mutating func add(_ sum: Totals) {
    guard sum.count > 0 else { return }
    for nutrient in Nutrient.allCases {
      guard let figure = sum.figures[nutrient] else { continue }
      figures[nutrient] = (figures[nutrient] ?? .zero) + figure
    }
    incomplete.formUnion(sum.incomplete)
    worstTier = [worstTier, sum.worstTier].compactMap(\.self).max()
    estimatedEnergy += sum.estimatedEnergy
    count += sum.count
  }

  /// The energy; zero where it is unknown.
  package var energy: FixedDecimal { figures.energy ?? .zero }

  /// The estimated share of the energy in whole per cent.
  package var estimatedPercent: Int {
    guard energy > .zero else { return 0 }
    return Int((estimatedEnergy * FixedDecimal(100) / energy).rounded(toPlaces: 0).units / FixedDecimal.scale)
  }
}
