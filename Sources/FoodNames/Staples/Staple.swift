package import FoundationEssentials
package import Nutrition

/// A food of the table that comes with larder.
package struct Staple: Hashable, Sendable {
  package let name: String
  /// The state for which the figures hold; nil where the name alone says it.
  package let state: FoodState?
  /// Its category, also called its shelf.
  package let category: FoodCategory
  /// Other names. They apply to all states of the name, and are listed with its default state only.
  package let synonyms: [FoodName]
  /// Figures of the edible part in this state: all eight are known, and carbohydrate includes fibre.
  package let per100Grams: Nutrients
  /// Grams per millilitre.
  package let density: FixedDecimal?
  /// The weight of one of each unit; each unit at most once.
  package let portions: [Portion]
  /// Where the figures come from: a USDA food, or a recipe of other foods of the table.
  package let source: FoodSource
  /// Why the figures differ from those of the source; empty where they do not.
  package let note: String
  /// Whether this state is meant where none is given: true for the first food of its name in the table.
  package let isDefault: Bool
  /// Whether it was generated from the descriptions of a reference: it matches only whole names, never because it is
  /// similar.
  package let isByRule: Bool

  /// The reference of a food whose figures are computed from other foods of the table, as listed in its note.
  package static let recipe = "recipe"

  /// A key that stays the same when the table is revised: "pasta|cooked", "pizza".
  package var key: String { Staple.key(name, state) }

  static func key(_ name: String, _ state: FoodState?) -> String {
    guard let state else { return name }
    return "\(name)|\(state.rawValue)"
  }

  /// The same id in every home, computed from the key.
  package var id: UUID { StableIdentifier.of(key) }

  /// The name with its state: "pasta, cooked".
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
