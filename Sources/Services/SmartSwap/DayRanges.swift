package import Nutrition

/// The ranges in which a day's figures should end, and how far a day is from being able to.
package struct DayRanges: Sendable {
  private static let boundless = 1e12
  /// The energy of a gram of protein, carbohydrate and fat, in kcal.
  private static let energyOfGram = SIMD8<Double>(0, 4, 4, 9, 0, 0, 0, 0)
  /// The grams of fibre per kcal that the rest of a day can reasonably provide.
  private static let fibreOfEnergy = 0.025

  private var lower = SIMD8<Double>(repeating: 0)
  private var upper = SIMD8<Double>(repeating: DayRanges.boundless)
  /// The reciprocal of each target, so that distances are shares of it.
  private var weight = SIMD8<Double>(repeating: 0)
  private let isChild: Bool

  /// - Parameters:
  ///   - energy: the day's allowance in kcal.
  ///   - target: the targets that are set. Protein, carbohydrate and fat without a target follow the diet's shares, with some
  ///     tolerance.
  ///   - isChild: whether there is no upper limit of energy, as for a child.
  package init(energy: FixedDecimal, target: Nutrients, diet: Diet, isChild: Bool) {
    let kcal = max(FigureVector(Nutrients(energy: energy)).values[0], 1)
    let goals = FigureVector(target).values
    self.isChild = isChild
    let split = EnergySplit.of(diet, age: 30)
    set(0, goal: kcal, from: 0.95, to: isChild ? nil : 1)
    let shares = [(1, split.protein, 4.0), (2, split.carbohydrate, 4.0), (3, split.fat, 9.0)]
    for (place, percent, kcalOfGram) in shares {
      let isSet = goals[place] > 0
      let goal = isSet ? goals[place] : kcal * Double(percent) / 100 / kcalOfGram
      switch place {
      case 1: set(place, goal: goal, from: isSet ? 0.95 : 0.7, to: nil)
      // Children have an upper limit of fat, too, as a share of the energy that they eat.
      case 2 where isChild: set(place, goal: goal, from: 0.8, to: nil)
      default: set(place, goal: goal, from: 0.8, to: isSet ? 1.1 : 1.15)
      }
    }
    for place in [4, 5, 7] where goals[place] > 0 { set(place, goal: goals[place], from: 0, to: 1) }
    if goals[6] > 0 { set(6, goal: goals[6], from: 1, to: nil) }
  }

  private mutating func set(_ place: Int, goal: Double, from: Double, to: Double?) {
    lower[place] = goal * from
    upper[place] = to.map { goal * $0 } ?? DayRanges.boundless
    weight[place] = 1 / goal
  }

  /// How far a day with these figures is from ending in its ranges, as a sum of shares of the targets: what is already too
  /// much, and what the rest of the day cannot make up for. Zero where everything still fits.
  package func distance(_ eaten: FigureVector) -> Double {
    let eaten = eaten.values
    let zero = SIMD8<Double>(repeating: 0)
    var upper = upper
    if isChild { upper[3] *= max(1, eaten[0] * weight[0]) }
    let over = (eaten - upper).replacing(with: zero, where: eaten .< upper) * weight
    let left = (upper - eaten).replacing(with: zero, where: upper .< eaten)
    let missing = (lower - eaten).replacing(with: zero, where: lower .< eaten)
    let available = left[0]
    let wanted = (missing * DayRanges.energyOfGram).sum()
    let possible = (left * DayRanges.energyOfGram).sum()
    let tooLittleRoom = max(wanted - available, 0) * weight[0]
    let tooFewFoods = max(missing[0] - possible, 0) * weight[0]
    let fibre = max(missing[6] - available * DayRanges.fibreOfEnergy, 0) * weight[6]
    return over.sum() + tooLittleRoom + tooFewFoods + fibre
  }
}
