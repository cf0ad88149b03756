internal import FoundationEssentials
internal import Nutrition
internal import Store

/// A change of one entry of a meal.
enum EntryTweak: Hashable, Sendable {
  case replace(entry: Int, with: UUID)
  case portion(entry: Int, Grams)
}

/// An entry of the meal with the figures that the search needs.
struct SwappedEntry: Sendable {
  let food: FoodFigures
  let grams: Grams
  let figures: Nutrients
}

/// Finds realistic changes for each entry: foods that can replace its own at the same weight, and other portions.
struct SwapCandidates {
  private static let factors = [FixedDecimal(50), FixedDecimal(75), FixedDecimal(125), FixedDecimal(150)]
  /// For all entries together, so that a meal with many lines takes no longer.
  private static let mostTweaks = 400
  private static let mostTweaksOfEntry = 40
  /// The figures that have to be known for every tweak.
  private static let needed: [Nutrient] = [.energy, .protein, .carbohydrate, .fat]

  let rules: DietRules
  let list: SwapList
  /// Whether no tweak may reduce the energy.
  let isChild: Bool
  /// The figures that have targets.
  let counted: [Nutrient]

  /// - Parameter foods: the foods that may be used, the most welcome first.
  func tweaks(of entries: [SwappedEntry], from foods: [FoodFigures]) -> [[SwapTweak<EntryTweak>]] {
    let most = min(SwapCandidates.mostTweaksOfEntry, SwapCandidates.mostTweaks / max(entries.count, 1))
    let kinds = entries.map { FoodKind($0.food, list) }
    var tweaks = entries.enumerated().map { portions(of: $1, number: $0) }
    for food in foods {
      let kind = FoodKind(food, list)
      guard kind.mayMatch(kinds) else { continue }
      for (number, entry) in entries.enumerated() where tweaks[number].count < most {
        guard kind.canStandIn(for: kinds[number]), let delta = delta(of: food, for: entry) else { continue }
        tweaks[number].append(SwapTweak(.replace(entry: number, with: food.id), delta: delta))
      }
    }
    return tweaks
  }

  private func portions(of entry: SwappedEntry, number: Int) -> [SwapTweak<EntryTweak>] {
    guard entry.grams >= Grams(milligrams: 10_000), knows(entry.figures) else { return [] }
    return SwapCandidates.factors.compactMap { percent in
      let grams = rounded(entry.grams * (percent / FixedDecimal(100)))
      guard grams != entry.grams, grams <= Grams(milligrams: 1_000_000) else { return nil }
      // A larger portion of a food that the diets exclude is no help either.
      let food = entry.food
      guard grams < entry.grams || rules.allow(name: food.name, category: food.category, tags: food.tags) else {
        return nil
      }
      let figures = entry.figures.times(grams.figure / entry.grams.figure)
      return allowed(FigureVector(figures) - FigureVector(entry.figures)).map {
        SwapTweak(.portion(entry: number, grams), delta: $0)
      }
    }
  }

  private func delta(of food: FoodFigures, for entry: SwappedEntry) -> FigureVector? {
    guard food.id != entry.food.id, knows(food.per100Grams), knows(entry.figures) else { return nil }
    let figures = food.per100Grams.portion(of: entry.grams)
    if rules.keepsCarbohydrateLow,
      figures.carbohydrate ?? .zero > (entry.figures.carbohydrate ?? .zero) + FixedDecimal(1)
    {
      return nil
    }
    guard rules.allow(name: food.name, category: food.category, tags: food.tags) else { return nil }
    return allowed(FigureVector(figures) - FigureVector(entry.figures))
  }

  private func allowed(_ delta: FigureVector) -> FigureVector? {
    isChild && delta.values[0] < 0 ? nil : delta
  }

  private func knows(_ figures: Nutrients) -> Bool {
    (SwapCandidates.needed + counted).allSatisfy { figures[$0] != nil }
  }

  /// Rounded to 5 g; below 20 g to 1 g.
  private func rounded(_ grams: Grams) -> Grams {
    let step: Int64 = grams < Grams(milligrams: 20_000) ? 1_000 : 5_000
    return Grams(milligrams: (grams.milligrams + step / 2) / step * step)
  }
}

/// What decides whether a food can replace another.
private struct FoodKind {
  let food: FoodFigures
  let groups: [Int]
  /// The last word of the name: "skimmed milk" is a milk.
  let head: Substring

  init(_ food: FoodFigures, _ list: SwapList) {
    self.food = food
    let name = food.name.lowercased()
    groups = list.groups(of: name)
    head = name.lastIndex(of: " ").map { name[name.index(after: $0)...] } ?? name[...]
  }

  func mayMatch(_ others: [FoodKind]) -> Bool {
    others.contains { $0.head == head || !groups.isEmpty && !$0.groups.isEmpty }
  }

  func canStandIn(for other: FoodKind) -> Bool {
    guard fits(other.food.state) else { return false }
    if groups.contains(where: other.groups.contains) { return true }
    return head == other.head && food.category == other.food.category && food.category != .other
  }

  /// Whether the preparations match: a cooked food replaces a cooked one, a dry one a dry one.
  private func fits(_ state: FoodState?) -> Bool {
    func preparation(_ state: FoodState?) -> Int {
      switch state {
      case nil, .canned: 0
      case .dry?, .dried?: 1
      case .raw?, .frozen?, .smoked?: 2
      case let cooked?: cooked.isCooked ? 3 : 0
      }
    }
    let mine = preparation(food.state)
    let theirs = preparation(state)
    return mine == theirs || mine == 0 && theirs != 1 || theirs == 0 && mine != 1
  }
}
