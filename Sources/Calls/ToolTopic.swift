/// What the rarer tools are about. A model is sent the everyday tools with every request, and those of a topic once it has
/// asked for them: each tool sent costs tokens in every turn.
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

  /// What a model finds behind it, in a few words.
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
