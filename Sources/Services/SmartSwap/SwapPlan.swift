internal import EmbeddedMessages
internal import FoodData
internal import FoodNames
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// A meal within its day, prepared for the search: what was eaten, where the day should end up, and what can be changed.
struct SwapPlan: Sendable {
  let eaten: Nutrients
  private let energy: FixedDecimal
  private let target: Nutrients
  private let ranges: DayRanges
  private let isChild: Bool
  private let rules: DietRules
  private let list: SwapList
  private let meal: LoggedMeal
  /// The entries that can be changed, and their foods.
  private let entries: [Entry]
  private let foods: [Food]
  private let others: [Entry]

  init(of meal: LoggedMeal, in diary: Diary, _ context: ToolContext) throws(ToolError) {
    let list = SwapList(text: SwapText.embedded)
    self.list = list
    self.meal = meal
    var entries: [Entry] = []
    var foods: [Food] = []
    for entry in meal.entries where !entry.skipped && entry.kind == .food && entry.grams != nil {
      guard let id = entry.reference else { continue }
      guard let food = try context.reading(context.foodBank.food(id)) else { continue }
      entries.append(entry)
      foods.append(food)
    }
    self.entries = entries
    self.foods = foods
    let tweakable = Set(entries.map(\.id))
    others = diary.meals.flatMap(\.entries).filter { !$0.skipped && !tweakable.contains($0.id) }
    eaten = Totals(eaten: entries + others).figures

    let (standing, members) = try context.reading(
      (context.store.target(of: context.profile.id, on: diary.day), context.store.familyMembers()))
    let target = standing?.figures ?? Nutrients(energy: Target.referenceEnergy)
    let energy = (target.energy ?? Target.referenceEnergy) + (diary.record?.activeEnergy ?? .zero)
    self.target = target
    self.energy = energy
    isChild = context.profile.birthDate.map { $0.age(on: context.today) < 18 } ?? false
    let diet = context.profile.diet ?? .balanced
    ranges = DayRanges(energy: energy, target: target, diet: isChild ? .balanced : diet, isChild: isChild)
    // Everybody at the table has to be able to eat it, so the strictest diet of the household applies.
    rules = DietRules(diets: Set(members.map(\.diet) + [diet]), list: list)
  }

  func distance(of figures: Nutrients) -> Double { ranges.distance(FigureVector(figures)) }

  /// The best swaps, best first. Each is recomputed with exact figures, and left out if it does not help after all.
  func options(_ limit: Int, in context: ToolContext) throws(ToolError) -> [Swap] {
    let counted = Nutrient.details.filter { target[$0] != nil }
    let candidates = SwapCandidates(rules: rules, list: list, isChild: isChild, counted: counted)
    let swapped = zip(entries, foods).map { entry, food in
      SwappedEntry(food: FoodFigures(food), grams: entry.grams ?? .zero, figures: entry.figures)
    }
    let tweaks = candidates.tweaks(of: swapped, from: try welcome(in: context))
    var options: [Swap] = []
    for found in SwapSearch.best(limit, from: FigureVector(eaten), items: tweaks, in: ranges) {
      if let swap = try swap(found.tweaks.map(\.change), in: context) { options.append(swap) }
    }
    return options
  }

  /// The foods that may be used: first those that were often eaten, then the household's, then the curated ones.
  private func welcome(in context: ToolContext) throws(ToolError) -> [FoodFigures] {
    let (used, own) = try context.reading(
      (context.store.foodsByUse(of: context.profile.id, limit: 100).map(\.food), context.store.foodFigures()))
    var seen = Set<UUID>()
    var welcome: [FoodFigures] = []
    for food in used.map(FoodFigures.init) + own where seen.insert(food.id).inserted { welcome.append(food) }
    for food in foods {
      for name in list.groups(of: food.name).flatMap({ list.groups[$0] }) {
        let state: FoodState? = food.state?.isCooked == true ? .cooked : food.state
        guard let hit = try context.reading(context.foodBank.resolve(name, state: state, profile: context.profile.id)),
          hit.candidates.isEmpty, hit.quality <= .stem, seen.insert(hit.food.id).inserted
        else { continue }
        welcome.append(FoodFigures(hit.food))
      }
    }
    return welcome
  }

  private func swap(_ tweaks: [EntryTweak], in context: ToolContext) throws(ToolError) -> Swap? {
    var after = entries
    var changed: [Int] = []
    var changes: [Change] = []
    for tweak in tweaks {
      switch tweak {
      case .portion(let number, let grams):
        after[number] = portion(entries[number], foods[number], grams)
        changed.append(number)
      case .replace(let number, let id):
        guard let food = try context.reading(context.foodBank.food(id)), let grams = entries[number].grams else {
          return nil
        }
        changes.append(.ensure(.food(food)))
        after[number] = entries[number].replaced(by: food, grams)
        changed.append(number)
      }
      after[changed[changed.count - 1]].updated = context.now
    }
    let eaten = Totals(eaten: after + others).figures
    guard distance(of: eaten) < distance(of: self.eaten) else { return nil }
    changes += changed.map { .update(from: .entry(entries[$0]), to: .entry(after[$0])) }
    return Swap(pairs: changed.map { (entries[$0], after[$0]) }, changes: changes, eaten: eaten)
  }

  /// The same food at another weight, with the food's present figures, like any change of an amount.
  private func portion(_ entry: Entry, _ food: Food, _ grams: Grams) -> Entry {
    var after = entry.replaced(by: food, grams)
    after.tier = entry.tier
    return after
  }
}

extension SwapPlan {
  /// What remains of the day for the figures with a target: "energy -419, fat -90".
  var remaining: String {
    Nutrient.allCases.compactMap { nutrient in
      let goal = nutrient == .energy ? energy : target[nutrient]
      return goal.map { "\(nutrient.key) \(($0 - (eaten[nutrient] ?? .zero)).formatted(places: 0))" }
    }.joined(separator: " ")
  }

  /// What remains of the day with and without the swap.
  func effect(of swap: Swap) -> [Text] {
    let parts = [Nutrient.energy, .protein, .carbohydrate, .fat, .sugar, .fibre, .sodium].compactMap { nutrient in
      left(nutrient, after: swap.eaten)
    }
    return parts.isEmpty ? [] : [.swapLeft(figures: parts)]
  }

  /// "fat 12 g (3 g over without it)"; nil for a figure without a target.
  private func left(_ nutrient: Nutrient, after: Nutrients) -> Text? {
    guard let goal = nutrient == .energy ? energy : target[nutrient] else { return nil }
    let now = words(goal - (eaten[nutrient] ?? .zero), nutrient)
    let then = words(goal - (after[nutrient] ?? .zero), nutrient)
    let change = Text.swapLeftOf(then: then, now: now)
    if now == then { return nil }
    return nutrient == .energy ? change : .nutrientWithAmount(nutrient: nutrient, amount: change)
  }

  private func words(_ left: FixedDecimal, _ nutrient: Nutrient) -> Text {
    let amount = Text.nutrientWholeAmount(nutrient: nutrient, figure: left.magnitude)
    return left < .zero ? .amountOver(amount: amount) : amount
  }
}

extension Entry {
  /// The entry with another food, or with the present version of its own.
  fileprivate func replaced(by food: Food, _ grams: Grams) -> Entry {
    var entry = self
    entry.reference = food.id
    entry.name = food.title
    entry.grams = grams
    entry.figures = food.per100Grams.portion(of: grams)
    entry.tier = food.loggedTier
    entry.source = food.source.description
    entry.sourceCorrected = false
    return entry
  }
}
