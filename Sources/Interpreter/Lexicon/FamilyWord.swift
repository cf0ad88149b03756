/// A word about whom a household cooks for.
enum FamilyWord: String, Hashable, Sendable {
  /// "the family", with or without a word before it: "to our family".
  case household
  /// "wife": says who somebody is, and stands for a name where none is said.
  case relation
  /// "me".
  case itself = "self"
  /// Begins or ends an account of who there is: "we are", "of us".
  case gather
  /// Asks for computed targets.
  case suggest
  /// Asks for other ones than were suggested.
  case another
  /// Somebody is no longer there: "moved out".
  case leave
}
