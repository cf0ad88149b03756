package import FoundationEssentials
package import Nutrition

/// A food of the table that comes with larder.
package struct Staple: Hashable, Sendable {
  package let name: String
  /// The state that the figures are of; nil where the name alone says it.
  package let state: FoodState?
  /// The shelf that it stands on.
  package let category: FoodCategory
  /// Other names. They hold for all states of the name and stand with its default state only.
  package let synonyms: [FoodName]
  /// Of what is eaten, in this state: all eight are known, and carbohydrate is with fibre.
  package let per100Grams: Nutrients
  /// Grams per millilitre.
  package let density: FixedDecimal?
  /// What one of a unit weighs, each unit at most once.
  package let portions: [Portion]
  /// Where the figures are from: a food of USDA, or a recipe of other foods of the table.
  package let source: FoodSource
  /// Why the figures are not simply those of the source; empty where they are.
  package let note: String
  /// The state that is meant where none is said: the first of its name in the table.
  package let isDefault: Bool
  /// Made by rule of the descriptions of a reference: it is found by its whole names only, never because it is like what
  /// was said.
  package let isByRule: Bool

  /// The reference of a food whose figures follow from other foods of the table: its note says from which.
  package static let recipe = "recipe"

  /// What stays the same when the table is revised: "pasta|cooked", "pizza".
  package var key: String { Staple.key(name, state) }

  static func key(_ name: String, _ state: FoodState?) -> String {
    guard let state else { return name }
    return "\(name)|\(state.rawValue)"
  }

  /// The same in every home: made of the key alone.
  package var id: UUID { StableIdentifier.of(key) }

  /// "pasta, cooked".
  package var title: String {
    guard let state else { return name }
    return "\(name), \(state.rawValue)"
  }

  /// This staple as a food of a household's food bank.
  package func food(created: Instant) -> Food {
    Food(
      id: id, created: created, name: name, state: state, category: category, source: source,
      per100Grams: per100Grams, density: density, portions: portions)
  }
}
