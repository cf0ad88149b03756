package import Nutrition

/// Suggests healthier foods for a meal that was logged.
package struct SmartSwapCall: Call {
  package static let name = "smart_swap"

  /// The meal; nil is the latest.
  package var slot: MealSlot?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?

  package init() {}

  package static let fields: [CallField<SmartSwapCall>] =
    [
      .known("slot", \.slot),
      .optional("day", \.day),
    ]
}
