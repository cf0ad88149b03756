package import Nutrition

/// Adds or changes a profile: its name, its icon and colour, its hours.
package struct SaveProfileCall: Call {
  package static let name = "save_profile"

  /// The profile's name; an unknown name adds a profile, and nil is the current one.
  package var profile: String?
  /// Its new name.
  package var name: String?
  /// One character or emoji.
  package var icon: String?
  /// The colour of its rows.
  package var colour: ProfileColour?
  /// Whether larder starts with this profile.
  package var isDefault: Bool?
  /// When the diary day begins: "04:00".
  package var dayStart: String?
  /// When breakfast begins: "06:00".
  package var breakfast: String?
  /// When lunch begins.
  package var lunch: String?
  /// When dinner begins.
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
