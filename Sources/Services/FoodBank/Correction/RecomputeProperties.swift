internal import LanguageModels

/// The members that say which logged entries are computed anew, where a food or a recipe is corrected.
enum RecomputeProperties {
  static let all: [JSONSchema.Property] = [
    .init("recompute", .choice(["all", "none"], "Logged entries to compute anew; default all.")),
    .init("from", .string("Only those from this day on.")), .init("to", .string("Only those until this day.")),
    .init(
      "leave",
      .array(
        .object([.init("day", .string(), required: true), .init("profile", .string(), required: true)]),
        "Days that keep what was logged.")),
  ]
}
