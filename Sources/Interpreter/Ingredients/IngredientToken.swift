internal import Words

/// A piece of a recipe line, told by where it stands in the line's bytes.
struct IngredientToken: Hashable, Sendable {
  let kind: Token.Kind
  let spacing: Token.Spacing
  /// The plain sign of a mark; 0 for what is no mark.
  var mark: UInt8 = 0
  let start: Int32
  /// Where it ends; a phrase of several words is one token.
  var end: Int32
  /// What the word can do. The figure of digits and fractions too.
  var word = IngredientWord.unknown
  /// Number of the word in the vocabulary; negative for one that is not in it.
  var number: Int32 = -1
  var isCapital = false
  /// A number that is said in words.
  var isSpelled = false

  func has(_ role: WordRoles) -> Bool { !word.roles.isDisjoint(with: role) }
}
