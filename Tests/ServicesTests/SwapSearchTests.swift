import FoodData
import Nutrition
import Services
import TestSupport
import Testing

/// A day and tweaks of some items, made up from a seed.
private struct MadeUpSwap {
  let eaten: FigureVector
  let items: [[SwapTweak<Int>]]
  let ranges: DayRanges

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func figure(_ range: ClosedRange<Int>) -> FixedDecimal { FixedDecimal(Int.random(in: range, using: &generator)) }
    func figures(_ sign: Int) -> FigureVector {
      FigureVector(
        Nutrients(
          energy: figure(sign * 400...800), protein: figure(sign * 20...40), carbohydrate: figure(sign * 60...90),
          fat: figure(sign * 30...40), sugar: figure(sign * 20...30), fibre: figure(sign * 5...9),
          sodium: figure(sign * 500...900)))
    }
    let days = (0..<3).map { _ in figures(0) }
    eaten = days.reduce(.zero, +)
    items = (0..<Int.random(in: 1...5, using: &generator)).map { item in
      (0..<Int.random(in: 0...8, using: &generator)).map { SwapTweak(item * 100 + $0, delta: figures(-1)) }
    }
    let named = Bool.random(using: &generator)
    ranges = DayRanges(
      energy: figure(1_200...2_600),
      target: named
        ? Nutrients(
          protein: figure(60...140), fat: figure(40...90), sugar: figure(30...60), sodium: FixedDecimal(2_000))
        : .unknown,
      diet: Diet.allCases.randomElement(using: &generator) ?? .balanced, isChild: false)
  }

  /// Every set of at most two tweaks of different items, with what it costs.
  var bruteForce: Double {
    var all: [[SwapTweak<Int>]] = [[]]
    for tweaks in items {
      all += all.filter { $0.count < 2 }.flatMap { chosen in tweaks.map { chosen + [$0] } }
    }
    return all.filter { !$0.isEmpty }.map { chosen in
      cost(chosen)
    }.min() ?? .infinity
  }

  func cost(_ tweaks: [SwapTweak<Int>]) -> Double {
    ranges.distance(tweaks.reduce(eaten) { $0 + $1.delta }) + SwapSearch.costOfTweak * Double(tweaks.count)
  }
}

struct SwapSearchTests {
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `it finds what trying everything finds, and never makes a day worse`(seed: UInt64) {
    let made = MadeUpSwap(seed: seed)
    let before = made.ranges.distance(made.eaten)
    guard let found = SwapSearch.best(3, from: made.eaten, items: made.items, in: made.ranges).first else {
      #expect(made.bruteForce > before - SwapSearch.leastHelp - 1e-9)
      return
    }
    #expect(abs(made.cost(found.tweaks) - made.bruteForce) < 1e-9)
    #expect(found.distance < before - SwapSearch.leastHelp)
    #expect((1...2).contains(found.tweaks.count))
    #expect(Set(found.tweaks.map { $0.change / 100 }).count == found.tweaks.count, "of two items")
  }

  @Test func `a day that fits wants nothing`() {
    let ranges = DayRanges(energy: FixedDecimal(2_000), target: .unknown, diet: .balanced, isChild: false)
    let morning = FigureVector(
      Nutrients(
        energy: FixedDecimal(500), protein: FixedDecimal(20), carbohydrate: FixedDecimal(65), fat: FixedDecimal(18)))
    #expect(ranges.distance(morning) == 0)
    #expect(ranges.distance(.zero) == 0)
    let less = SwapTweak(1, delta: FigureVector(Nutrients(energy: FixedDecimal(-100))))
    #expect(SwapSearch.best(3, from: morning, items: [[less]], in: ranges).isEmpty)
  }

  @Test func `what is over counts by its share of the target`() {
    let ranges = DayRanges(energy: FixedDecimal(2_000), target: .unknown, diet: .balanced, isChild: false)
    let over = FigureVector(
      Nutrients(
        energy: FixedDecimal(2_200), protein: FixedDecimal(80), carbohydrate: FixedDecimal(280), fat: FixedDecimal(75)))
    #expect(abs(ranges.distance(over) - 0.1) < 1e-9)
  }

  @Test func `a rest of the day that cannot bring the protein any more is noticed`() {
    let ranges = DayRanges(
      energy: FixedDecimal(2_000), target: Nutrients(protein: FixedDecimal(120)), diet: .balanced, isChild: false)
    let late = FigureVector(
      Nutrients(
        energy: FixedDecimal(1_900), protein: FixedDecimal(40), carbohydrate: FixedDecimal(250), fat: FixedDecimal(70)))
    #expect(ranges.distance(late) > 0.05)
  }

  @Test func `no energy is too much for a child`() {
    let ranges = DayRanges(energy: FixedDecimal(1_600), target: .unknown, diet: .balanced, isChild: true)
    let hungry = FigureVector(
      Nutrients(
        energy: FixedDecimal(2_400), protein: FixedDecimal(80), carbohydrate: FixedDecimal(320), fat: FixedDecimal(90)))
    #expect(ranges.distance(hungry) == 0)
  }

  @Test func `fat is too much for a child above its share of what was eaten`() {
    let ranges = DayRanges(energy: FixedDecimal(1_600), target: .unknown, diet: .balanced, isChild: true)
    let greasy = FigureVector(
      Nutrients(
        energy: FixedDecimal(1_600), protein: FixedDecimal(60), carbohydrate: FixedDecimal(130), fat: FixedDecimal(93)))
    #expect(ranges.distance(greasy) > 0.2)
  }
}

struct SwapListTests {
  private let list = SwapList(text: SwapText.embedded)

  @Test func `every food of the list is in the food table`() {
    let names = Set(Pantry.staples.map(\.name))
    let missing = Set(list.groups.joined()).subtracting(names)
    #expect(missing.isEmpty)
    #expect(list.groups.allSatisfy { $0.count > 1 && Set($0).count == $0.count })
  }

  @Test(arguments: [
    ("chicken breast", FoodCategory.meat), ("salmon", .seafood), ("Hähnchenbrustfilet", .other),
    ("chicken soup", .pantry), ("Spaghetti bolognese", .pantry), ("beef burger", .frozen), ("gelatine", .pantry),
    ("fish finger", .frozen), ("tuna salad", .produce), ("something of ours", .other), ("鸡肉", .pantry),
    ("sucuk", .pantry), ("jamón serrano", .pantry), ("lard", .pantry), ("ham", .pantry),
  ])
  func `no flesh for a vegetarian, and nothing that might be some`(name: String, category: FoodCategory) {
    for diet in [Diet.vegetarian, .vegan] {
      let rules = DietRules(diets: [.balanced, diet], list: list)
      #expect(!rules.allow(name: name, category: category, tags: []))
    }
    #expect(DietRules(diets: [.balanced, .keto], list: list).allow(name: name, category: category, tags: []))
  }

  @Test func `fish for a pescatarian, no meat`() {
    let rules = DietRules(diets: [.pescatarian], list: list)
    #expect(rules.allow(name: "salmon", category: .seafood, tags: []))
    #expect(!rules.allow(name: "pork chop", category: .meat, tags: []))
    #expect(!rules.allow(name: "turkey sandwich", category: .bakery, tags: []))
  }

  @Test(arguments: [
    ("milk", FoodCategory.dairy), ("oat biscuit with honey", .snacks), ("egg noodles", .pantry), ("brioche", .bakery),
    ("cheddar", .dairy), ("Butterkeks", .snacks), ("奶酪", .pantry),
  ])
  func `nothing of an animal for a vegan`(name: String, category: FoodCategory) {
    #expect(!DietRules(diets: [.vegan], list: list).allow(name: name, category: category, tags: []))
  }

  @Test(arguments: [
    ("oat milk", FoodCategory.dairy), ("peanut butter", .pantry), ("lentils", .pantry), ("rye bread", .bakery),
    ("vegan sausage", .other), ("eggplant", .produce), ("butternut squash", .produce),
  ])
  func `plants for a vegan, whatever they are called`(name: String, category: FoodCategory) {
    #expect(DietRules(diets: [.vegan], list: list).allow(name: name, category: category, tags: []))
  }

  @Test func `a food that is marked speaks for itself`() {
    #expect(DietRules(diets: [.vegetarian], list: list).allow(name: "stew", category: .other, tags: ["vegetarian"]))
    #expect(DietRules(diets: [.vegetarian], list: list).allow(name: "veggie burger", category: .other, tags: []))
    #expect(!DietRules(diets: [.vegan], list: list).allow(name: "stew", category: .other, tags: ["vegetarian"]))
  }

  @Test func `every staple on the meat or fish shelf is kept from a vegetarian`() {
    let rules = DietRules(diets: [.vegetarian], list: list)
    for staple in Pantry.staples where staple.category == .meat || staple.category == .seafood {
      guard rules.allow(name: staple.name, category: staple.category, tags: []) else { continue }
      #expect(staple.name.contains("vegetarian") || staple.name.contains("veg") || staple.name.contains("meatless"))
    }
  }
}
