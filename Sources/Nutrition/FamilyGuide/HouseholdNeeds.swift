/// What a household needs in a day: its members' needs and their sum.
package struct HouseholdNeeds: Hashable, Sendable {
  /// The members of one year and more, in the order in which they were given.
  package let members: [DailyNeed]
  /// The members under one year, whose milk is not counted.
  package let infants: [FamilyMember]
  /// The sum of the members' figures; nil for a figure that none of them has.
  package let total: Nutrients

  /// - Parameter alternative: which split of each adult's diet, from 0; numbers outside the range wrap around.
  package init(_ members: [FamilyMember], alternative: Int = 0) {
    let needs = members.compactMap { DailyNeed($0, alternative: alternative) }
    self.members = needs
    infants = members.filter { $0.age < ChildEnergy.ages.lowerBound }
    total = needs.reduce(Nutrients.unknown) { sum, need in
      Nutrients.sum(sum, need.figures)
    }
  }

  /// How far an adjustment may be from the computed figure, as a share of it.
  private static let tolerance = FixedDecimal(thousandths: 100)

  /// The allowed range of an adjusted figure; nil for a figure without a target.
  ///
  /// Energy and protein stay above the members' minimums, so that no child is ever planned a deficit. Fibre may not be
  /// below the computed figure, sugar and sodium not above it.
  ///
  /// - Parameter stated: whether the household stated the figure; only the minimums and twice the computed figure
  ///   then limit it.
  package func range(of nutrient: Nutrient, stated: Bool = false) -> ClosedRange<FixedDecimal>? {
    guard let computed = total[nutrient] else { return nil }
    let slack = computed * HouseholdNeeds.tolerance
    let low = stated ? floor(of: nutrient) : max(computed - slack, leastAdjusted(nutrient))
    let high = stated ? computed * FixedDecimal(2) : computed + slack
    switch nutrient {
    case .sugar, .sodium: return min(low, computed)...(stated ? high : computed)
    case .fibre: return (stated ? low : computed)...high
    case .energy, .protein, .carbohydrate, .fat, .saturatedFat: return min(low, high)...high
    }
  }

  /// Each member's part of the household's accepted targets. Children get what they need; adults divide the rest in
  /// proportion to their needs.
  package func shares(of accepted: Nutrients) -> [(member: FamilyMember, figures: Nutrients)] {
    members.map { need in
      var figures = need.figures
      for nutrient in Nutrient.allCases where !need.isChild {
        guard let own = need.figures[nutrient], let all = accepted[nutrient] else { continue }
        func sum(_ isChild: Bool) -> FixedDecimal {
          members.filter { $0.isChild == isChild }.reduce(.zero) { $0 + ($1.figures[nutrient] ?? .zero) }
        }
        let adults = sum(false)
        guard adults > .zero else { continue }
        figures[nutrient] = (own * max(.zero, all - sum(true)) / adults).rounded(toPlaces: 0)
      }
      return (need.member, figures)
    }
  }

  private func floor(of nutrient: Nutrient) -> FixedDecimal {
    members.reduce(.zero) { $0 + ($1.least[nutrient] ?? .zero) }
  }

  /// The lowest sum after an adjustment: only the adults' figures are reduced, within the tolerance; children keep what
  /// they need.
  private func leastAdjusted(_ nutrient: Nutrient) -> FixedDecimal {
    members.reduce(.zero) { sum, need in
      let least = (need.figures[nutrient] ?? .zero) * (FixedDecimal(1) - HouseholdNeeds.tolerance)
      return sum + max(least, need.least[nutrient] ?? .zero)
    }
  }
}

extension Nutrients {
  /// The sum of each figure; nil where neither has it.
  fileprivate static func sum(_ left: Nutrients, _ right: Nutrients) -> Nutrients {
    var sum = Nutrients.unknown
    for nutrient in Nutrient.allCases where left[nutrient] != nil || right[nutrient] != nil {
      sum[nutrient] = (left[nutrient] ?? .zero) + (right[nutrient] ?? .zero)
    }
    return sum
  }
}
