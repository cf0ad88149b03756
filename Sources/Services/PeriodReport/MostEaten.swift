internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// The most eaten foods of some days: how often, how much, and their share of the energy.
struct MostEaten: Sendable {
  /// The most foods shown.
  private static let most = 10

  struct Food: Sendable {
    let name: String
    var times = 0
    /// Nil where no entry has a weight.
    var grams: Grams?
    var energy: FixedDecimal?
  }

  /// The most frequent first; of equally frequent ones, the one with more energy.
  let foods: [Food]
  /// The energy of everything eaten, in kcal.
  private let total: FixedDecimal

  init(_ eaten: [EatenAmount]) {
    var foods: [String: Food] = [:]
    for amount in eaten {
      var food = foods[amount.name] ?? Food(name: amount.name)
      food.times += 1
      if let grams = amount.grams { food.grams = (food.grams ?? .zero) + grams }
      if let energy = amount.energy { food.energy = (food.energy ?? .zero) + energy }
      foods[amount.name] = food
    }
    let sorted = foods.values.sorted {
      ($1.times, $1.energy ?? .zero, $0.name) < ($0.times, $0.energy ?? .zero, $1.name)
    }
    self.foods = Array(sorted.prefix(MostEaten.most))
    total = eaten.compactMap(\.energy).reduce(.zero, +)
  }

  var rows: [Card.Row] {
    let heading = Card.Row(
      .eatenMost, columns: [.eatenTimes, .eatenAmount, .eatenEnergy, .eatenShare], emphasis: .heading)
    return [heading]
      + foods.map { food in
        Card.Row(
          .food(food.name),
          columns: [
            .points(points: food.times), food.grams.map { .grams(amount: $0) } ?? .empty,
            food.energy.map { .energy(energy: $0) } ?? .energyUnknown,
            share(food).map { .percent(figure: $0) } ?? .empty,
          ])
      }
  }

  private func share(_ food: Food) -> FixedDecimal? {
    guard let energy = food.energy, total > .zero else { return nil }
    return (energy * FixedDecimal(100) / total).rounded(toPlaces: 0)
  }

  var facts: JSONValue {
    .array(
      foods.map { food in
        [
          "name": food.name.json, "times": food.times.json, "grams": (food.grams?.figure).json,
          "kcal": (food.energy?.shown).json, "energy_percent": share(food).json,
        ]
      })
  }
}
