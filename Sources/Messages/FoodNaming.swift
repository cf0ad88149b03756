package import Words

/// What foods are called in a language.
package protocol FoodNaming: Sendable {
  /// The name of a food in a language; nil where it has none there.
  ///
  /// - Parameter name: that it is kept under.
  func name(of name: String, in language: Language) -> String?
}

/// Foods are called what they are kept under.
package struct NoFoodNames: FoodNaming {
  package init() {}

  package func name(of name: String, in language: Language) -> String? { nil }
}
