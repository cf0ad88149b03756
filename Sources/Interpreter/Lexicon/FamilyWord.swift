/// A word about the members of a household.
enum FamilyWord: String, Hashable, Sendable {
  /// "the family", with or without a word before it: "to our family".
  case household
  /// "wife": a relation, which stands for a name where none is given.
  case relation
  /// "me".
  case itself = "self"
  /// Begins or ends a list of members: "we are", "of us".
  case gather
  /// Asks for computed targets.
  case suggest
  /// Asks for another suggestion.
  case another
  /// Says that somebody has left: "moved out".
  case leave
}
