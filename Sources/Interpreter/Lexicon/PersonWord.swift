/// What is said of the people of a household and their diaries.
enum PersonWord: String, Hashable, Sendable {
  /// "Add a profile for": a name follows.
  case add
  /// "Delete the profile of": a name follows.
  case delete
  /// "Switch to": a name follows.
  case change = "switch"
  /// "Who has a diary here": the whole line.
  case list
  /// "The default", after a name.
  case standard = "default"
  /// "Profile", "diary", after whose it is.
  case profile
  /// "My icon is"; without "my" after whose it is.
  case icon, colour
}
