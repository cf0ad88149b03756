package import Nutrition

/// Corrects a food's figures, and what was logged with the old ones.
package struct CorrectFoodCall: Call {
  package static let name = "correct_food"

  /// Which, in words.
  package var food = ""
  /// What was stated; what is unknown stays.
  package var figures = Nutrients.unknown
  /// What the figures are of: "100 ml", "30 g", "serving"; nil is 100 g.
  package var per: String?
  /// Read off the pack.
  package var fromLabel: Bool?
  /// Which logged entries are computed anew; nil is all.
  package var recompute: RecomputedDays.Scope?
  /// Only those from this day on.
  package var from: String?
  /// Only those until this day.
  package var to: String?
  /// Days that keep what was logged.
  package var leave: [RecomputedDays.Line]?

  package init() {}

  package static let fields: [CallField<CorrectFoodCall>] =
    [
      .required("food", \.food)
    ] + CallField.figures(\.figures) + [
      .optional("per", \.per, "What the figures are of: 100 g (usual), 100 ml, 30 g, serving."),
      .optional("from_label", \.fromLabel, "Read off the pack."),
      .optional("recompute", \.recompute, "Logged entries to compute anew; default all."),
      .optional("from", \.from, "Only those from this day on."),
      .optional("to", \.to, "Only those until this day."),
      .optional("leave", \.leave, "Days that keep what was logged."),
    ]
}
