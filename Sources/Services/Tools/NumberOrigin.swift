internal import Calls
internal import Interpreter
internal import Nutrition
internal import Words

/// What a number was stated of.
struct NumberOrigin: Hashable, Sendable {
  /// The kinds of number that it may be.
  var kinds: Set<NumberUse.Kind>
  /// The nutrients that it was stated of; empty where none was named.
  var nutrients: Set<Nutrient> = []
  /// The food that it was stated of; nil where none was named.
  var food: MentionedFood?
  /// The other foods that were named at the same time.
  var beside: [MentionedFood] = []
  /// Whether what it was stated of has been decided.
  var isResolved = false

  static let anything = NumberOrigin(kinds: Set(NumberUse.Kind.allCases))

  var resolved: NumberOrigin {
    var origin = self
    origin.isResolved = true
    return origin
  }

  /// Whether it may be a number of one of these nutrients, where any are named.
  func isOf(_ named: Set<Nutrient>) -> Bool { named.isEmpty || nutrients.isEmpty || !nutrients.isDisjoint(with: named) }

  /// Whether it may be used like this. A number of one food does not count for another. It does count for the same food under a
  /// different name, unless another food of the call or the line fits better.
  func fits(_ use: NumberUse) -> Bool {
    guard use.kind.map(kinds.contains) ?? true, isOf(use.nutrient.map { [$0] } ?? []) else { return false }
    guard let food, let name = use.food else { return true }
    let wanted = MentionedFood(name)
    let others = use.beside.map { food.likeness(to: MentionedFood($0)) }
    let own = food.likeness(to: wanted)
    guard own == 0 else { return others.allSatisfy { $0 <= own } }
    return !isResolved && others.allSatisfy { $0 == 0 } && beside.allSatisfy { $0.likeness(to: wanted) == 0 }
  }
}

/// A food as sets of word stems, for each name by which it was mentioned or is known.
struct MentionedFood: Hashable, Sendable {
  private let names: Set<Set<String>>

  init(_ name: String) { self.init(names: [name]) }

  init(names: [String]) { self.names = Set(names.map { Stemmer.stems(of: $0) }.filter { !$0.isEmpty }) }

  init(_ item: FoodItem) { self.init(names: [item.wording] + [item.match?.title].compactMap(\.self)) }

  /// The similarity of two foods from 0 to 1: the share of common words of their most similar names.
  func likeness(to other: MentionedFood) -> Double {
    names.flatMap { name in
      other.names.map { Double(name.intersection($0).count) / Double(name.union($0).count) }
    }.max() ?? 0
  }
}
