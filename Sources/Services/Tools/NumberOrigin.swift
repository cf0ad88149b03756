internal import Calls
internal import Interpreter
internal import Nutrition
internal import Words

/// What a number was said of.
struct NumberOrigin: Hashable, Sendable {
  /// What it can be a number of.
  var kinds: Set<NumberUse.Kind>
  /// The nutrients that it was said of; none where it was said of none in particular.
  var nutrients: Set<Nutrient> = []
  /// Nil where it was said of no food in particular.
  var food: MentionedFood?
  /// What was named in the same breath.
  var beside: [MentionedFood] = []
  /// What it was said of is decided.
  var isResolved = false

  static let anything = NumberOrigin(kinds: Set(NumberUse.Kind.allCases))

  var resolved: NumberOrigin {
    var origin = self
    origin.isResolved = true
    return origin
  }

  /// Whether it may be one of these nutrients, where any are named.
  func isOf(_ named: Set<Nutrient>) -> Bool { named.isEmpty || nutrients.isEmpty || !nutrients.isDisjoint(with: named) }

  /// Whether it may be used so. A number of one food is none of another; of a food that goes by another name than it was
  /// said with, it is, as long as no food of the call or of the line fits better.
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

/// A food by the stems of the words that it was called by, and of those that it is known by.
struct MentionedFood: Hashable, Sendable {
  private let names: Set<Set<String>>

  init(_ name: String) { self.init(names: [name]) }

  init(names: [String]) { self.names = Set(names.map { Stemmer.stems(of: $0) }.filter { !$0.isEmpty }) }

  init(_ item: FoodItem) { self.init(names: [item.wording] + [item.match?.title].compactMap(\.self)) }

  /// How many of all their words two foods have in common, from 0 to 1, by the names that are most alike.
  func likeness(to other: MentionedFood) -> Double {
    names.flatMap { name in
      other.names.map { Double(name.intersection($0).count) / Double(name.union($0).count) }
    }.max() ?? 0
  }
}
