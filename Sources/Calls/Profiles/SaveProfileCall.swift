package import Nutrition

/// Adds or changes a profile: its name, its looks, its hours.
package struct SaveProfileCall: Call {
  package static let name = "save_profile"

  /// Whose it is; a name that nobody has adds one, and nil is this one.
  package var profile: String?
  /// Its new name.
  package var name: String?
  /// One sign.
  package var icon: String?
  /// Of its rows.
  package var colour: ProfileColour?
  /// It is the one that larder starts with.
  package var isDefault: Bool?
  /// When a day begins: "04:00".
  package var dayStart: String?
  /// When it begins: "06:00".
  package var breakfast: String?
  /// When it begins.
  package var lunch: String?
  /// When it begins.
  package var dinner: String?
  /// When dinner ends.
  package var dinnerEnd: String?

  package init() {}

  package static let fields: [CallField<SaveProfileCall>] =
    [
      .optional("profile", \.profile, "A new name adds one."),
      .optional("name", \.name),
      .optional("icon", \.icon),
      .known("colour", \.colour),
      .optional("default", \.isDefault),
      .optional("day_start", \.dayStart),
      .optional("breakfast", \.breakfast),
      .optional("lunch", \.lunch),
      .optional("dinner", \.dinner),
      .optional("dinner_end", \.dinnerEnd),
    ]
}
