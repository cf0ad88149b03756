package import Words

/// Gives foods their names in a language.
package protocol FoodNaming: Sendable {
  /// The name of a food in a language; nil where it has none in that language.
  ///
  /// - Parameter name: the name under which the food is kept.
  func name(of name: String, in language: Language) -> String?
}

/// Shows every food under the name it is kept under.
package struct NoFoodNames: FoodNaming {
  package init() {}

  package func name(of name: String, in language: Language) -> String? { nil }
}
