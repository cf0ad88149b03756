internal import Calls

extension Prompts.Name {
  /// The form of the answer to this prompt. Prompts that are answered in words have none.
  var schema: JSONSchema {
    switch self {
    case .conversation, .report, .swap: .object([])
    case .label: ExtractionSchemas.label
    case .meal: ExtractionSchemas.meal
    case .receipt: ExtractionSchemas.receipt
    case .recipe: ExtractionSchemas.recipe
    }
  }
}

/// The forms of the answers. Names and units are those in the prompts.
private enum ExtractionSchemas {
  static let label = JSONSchema.object([
    .init("name", .string()), .init("brand", .string()),
    .init("columns", .array(.object(column)), required: true),
    .init("confidence", .choice(["high", "medium", "low"]), required: true),
    .init("notes", .string()),
  ])

  private static let column: [JSONSchema.Property] =
    [
      .init("per", .string("100 g, 100 ml, serving, package."), required: true),
      .init("per_grams", .number()), .init("per_millilitres", .number()),
    ]
    + [
      "kj", "kcal", "fat_g", "saturated_fat_g", "carbs_g", "sugar_g", "fibre_g", "protein_g", "salt_g", "sodium_mg",
    ].map { .init($0, .number()) }

  static let meal = JSONSchema.object([
    .init("title", .string(), required: true), .init("description", .string()),
    .init(
      "foods",
      .array(
        .object([
          .init("food", .string(), required: true), .init("grams", .number(), required: true),
          .init("confidence", .number("0 to 1."), required: true),
        ])), required: true),
  ])

  static let receipt = JSONSchema.object([
    .init("store", .string()), .init("date", .string("YYYY-MM-DD.")), .init("time", .string("HH:MM.")),
    .init("currency", .string("Three letters.")), .init("total", .number()),
    .init(
      "lines",
      .array(
        .object([
          .init("original", .string(), required: true), .init("name", .string()), .init("quantity", .number()),
          .init("unit", .choice(["pc", "kg", "g", "l", "ml", "lb"])), .init("unit_price", .number()),
          .init("grams", .number()), .init("price", .number()),
          .init(
            "kind", .choice(["item", "deposit", "return", "discount", "coupon", "void", "fee", "tax", "other"]),
            required: true),
          .init("non_food", .boolean()), .init("applies_to", .integer("The line, from 1.")),
        ])), required: true),
  ])

  static let recipe = JSONSchema.object([
    .init("title", .string()), .init("servings", .number()),
    .init("ingredients", .array(.string()), required: true),
  ])
}
