internal import EmbeddedFoods
internal import FoodNames
internal import Messages
package import Words

/// The names of the food table's foods in the languages that larder speaks.
package struct StapleNames: FoodNaming {
  package init() {}

  package func name(of name: String, in language: Language) -> String? {
    StapleTable.embedded.name(of: name, in: language)
  }
}
