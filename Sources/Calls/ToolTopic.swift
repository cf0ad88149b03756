/// What the less frequent tools are about. Models are sent the everyday tools with every request, and a topic's tools
/// only after asking for it, because each tool costs tokens in every turn.
package enum ToolTopic: String, CallChoice {
  /// Whom the household cooks for, and its shared targets.
  case household
  /// A person's body, aim, targets and habits.
  case profile
  /// The food bank's own entries.
  case foods
  /// Trips to shops.
  case groceries
  /// The household's recipes.
  case recipes

  /// The tools of the topic in a few words, for models.
  package var summary: String {
    switch self {
    case .household: "family members and their shared targets"
    case .profile: "body, aim, own targets, profiles, when days and meals begin"
    case .foods: "save, correct, tag or delete a food, barcodes, where a number is from"
    case .groceries: "receipts, spending"
    case .recipes: "recipes, from text or an address"
    }
  }
}
