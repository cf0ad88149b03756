/// A word about the foods of the food bank.
enum BankWord: String, Hashable, Sendable {
  /// "my foods", "the food bank".
  case foods
  /// Asks for what there is: "do I have".
  case own
  /// The next page: "more foods".
  case more
  /// A tag follows: "tagged".
  case tagged
  /// "tag", "untag".
  case tag, untag
  /// "the tag": says that the word beside it is one.
  case mark
  /// A food follows, and no entry of the diary: "the food".
  case food
  /// "from the food bank": ends what is to be deleted.
  case out
  case correct
  case recompute
  /// Says how a food is, and not how a meal was: "has", "contains".
  case has
  /// Tells what was in a food that was eaten: "had".
  case held
  /// Of these, those that tell what is in a food, as "is" does not: "has", "contains".
  case holds
  /// "actually": it is other than it stands.
  case really
  /// While a correction waits: which days are computed anew.
  case all, none, since, until
  case rename
  /// "the brand of", "the barcode of".
  case brand, barcode
  case weighs
  /// "contribute", and to whom: "to open food facts".
  case give, commons
  /// "put … under": begins the shelf that a food goes to, and ends its name.
  case put, under
  /// Asks where a number is from: "where is", "why".
  case whence
  /// What is asked for: "the number".
  case number
  /// "from", "come from".
  case from
  /// Asks for an estimate of what follows, or of what stands before: "estimate".
  case estimate
  /// "like", "similar to": what a food is estimated by follows, or stands before.
  case like
}
