package import FoundationEssentials
package import Nutrition

/// A food of the table that comes with larder.
package struct Staple: Hashable, Sendable {
  package let name: String
  package let state: FoodState?
  package let category: FoodCategory
  /// Other names. They hold for all states of the name and stand with its default state only.
  package let synonyms: [FoodName]
  package let per100Grams: Nutrients
  /// Grams per millilitre.
  package let density: FixedDecimal?
  package let portions: [Portion]
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
