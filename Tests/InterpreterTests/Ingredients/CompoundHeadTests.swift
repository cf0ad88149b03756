import Interpreter
import Nutrition
import Testing

@Suite struct `A word of two halves` {
  private let names: Set<String> = ["knoblauch", "zwiebel", "tomate", "petersilie", "lachs", "spiegelei", "salat"]

  private func apart(_ line: String) throws -> Ingredient {
    try RecipeLine.ingredient(line).apart(try IngredientWords.embedded().heads) { names.contains($0) }
  }

  @Test(arguments: [
    ("1 Knoblauchzehe", "knoblauch", "clove"), ("2 Knoblauchzehen", "knoblauch", "clove"),
    ("3 Tomatenscheiben", "tomate", "slice"), ("5 Salatblätter", "salat", "leaf"),
    ("200 g Lachsfilet", "lachs", "g"), ("2 EL Zwiebelwürfel", "zwiebel", "tbsp"),
    ("1 Handvoll Petersilienblätter", "petersilie", "handful"),
  ])
  func `is a food and what it is counted in, or cut into`(line: String, food: String, unit: String) throws {
    let ingredient = try apart(line)
    #expect(ingredient.coreFood == food)
    #expect(ingredient.unit?.name == unit)
  }

  @Test(arguments: ["1 Spiegelei", "2 Unterlegscheiben", "1 Zehe", "3 zucchini"])
  func `stays whole where it is a food itself, or its first half is none`(line: String) throws {
    #expect(try apart(line) == RecipeLine.ingredient(line))
  }
}
