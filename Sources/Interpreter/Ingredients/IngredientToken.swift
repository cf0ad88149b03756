internal import Words

/// A token of a recipe line, as a range of the line's bytes.
struct IngredientToken: Hashable, Sendable {
  let kind: Token.Kind
  let spacing: Token.Spacing
  /// The ASCII form of a mark; 0 for a token that is not a mark.
  var mark: UInt8 = 0
  let start: Int32
  /// The end of its range; a phrase of several words is one token.
  var end: Int32
  /// The roles of the word; also the number of digits and fractions.
  var word = IngredientWord.unknown
  /// The word's number in the vocabulary; negative for an unknown word.
  var number: Int32 = -1
  var isCapital = false
  /// Whether it is a number in words.
  var isSpelled = false

  func has(_ role: WordRoles) -> Bool { !word.roles.isDisjoint(with: role) }
}
