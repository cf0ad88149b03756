package import FoodData
package import Nutrition

/// Reads a file that the person named.
package struct ScanFileCall: Call {
  package static let name = "scan_file"
  /// The path that means the newest picture.
  package static let newest = "last"

  /// The path as the person named it, or `newest`.
  package var path = ""
  /// The folder in which the newest picture is looked for.
  package var folder: String?
  /// What the picture shows.
  package var kind: ScanKind?
  /// The meal, for a photo of food.
  package var slot: MealSlot?
  /// The day, in words or as YYYY-MM-DD.
  package var day: String?

  package init() {}

  package static let fields: [CallField<ScanFileCall>] =
    [
      .required("path", \.path, "As named; “last” for the newest picture."),
      .optional("folder", \.folder, "Of the newest picture."),
      .optional("kind", \.kind),
      .optional("slot", \.slot),
      .optional("day", \.day),
    ]
}
