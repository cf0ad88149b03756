internal import LanguageModels

/// A line of a recipe as a call has it: what was said, or one that the recipe has already.
package struct RecipeLine: Hashable, Codable, Sendable {
  /// As it was said: "200 g pasta".
  package var line: String?
  /// What is meant, where the line's own words do not say it.
  package var food: String?
  /// The number of an ingredient that stays as it is.
  package var keep: Int?

  package init(line: String? = nil, food: String? = nil, keep: Int? = nil) {
    self.line = line
    self.food = food
    self.keep = keep
  }

  static let schema = JSONSchema.object([
    .init("line", .string("200 g pasta")), .init("food", .string("What is meant, if the line does not say it.")),
    .init("keep", .integer("An ingredient that stays, by its number.")),
  ])
}
