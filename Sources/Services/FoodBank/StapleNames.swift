internal import EmbeddedFoods
internal import FoodNames
internal import Messages
package import Words

/// What the foods of the table that comes with larder are called in the languages that larder speaks.
package struct StapleNames: FoodNaming {
  package init() {}

  package func name(of name: String, in language: Language) -> String? {
    StapleTable.embedded.name(of: name, in: language)
  }
}
