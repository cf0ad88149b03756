/// A word about the foods of the food bank.
enum BankWord: String, Hashable, Sendable {
  /// "my foods", "the food bank".
  case foods
  /// Asks what exists: "do I have".
  case own
  /// The next page: "more foods".
  case more
  /// A tag follows: "tagged".
  case tagged
  /// "tag", "untag".
  case tag, untag
  /// "the tag": the word beside it is a tag.
  case mark
  /// "the food": what follows is a food, not a diary entry.
  case food
  /// "from the food bank": ends the name of a food to delete.
  case out
  case correct
  case recompute
  /// Says what a food is like, rather than how a meal was: "has", "contains".
  case has
  /// Says what was in a food that was eaten: "had".
  case held
  /// The subset of `has` that is about contents, unlike "is": "has", "contains".
  case holds
  /// "actually": the stored value is wrong.
  case really
  /// While a correction waits: which days are recomputed.
  case all, none, since, until
  case rename
  /// "the brand of", "the barcode of".
  case brand, barcode
  case weighs
  /// "contribute", and the recipient: "to open food facts".
  case give, commons
  /// "put … under": "put" begins the food's name, "under" the category that it goes to.
  case put, under
  /// Asks where a number comes from: "where is", "why".
  case whence
  /// What the question is about: "the number".
  case number
  /// "from", "come from".
  case from
  /// Asks for an estimate of the food that follows or precedes: "estimate".
  case estimate
  /// "like", "similar to": the food that an estimate is based on follows or precedes.
  case like
}
