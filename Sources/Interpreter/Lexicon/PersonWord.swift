/// What is said of the people of a household and their diaries.
enum PersonWord: String, Hashable, Sendable {
  /// "Add a profile for": a name follows.
  case add
  /// "Delete the profile of": a name follows.
  case delete
  /// "Rename": a name, "to" and another name follow.
  case rename
  /// "Switch to": a name follows.
  case change = "switch"
  /// "Who has a diary here": the whole line.
  case list
  /// "The default", after a name.
  case standard = "default"
  /// "Profile", "diary", after whose it is.
  case profile
  /// "Me": who speaks.
  case speaker = "self"
  /// "For": who something is for follows.
  case whom = "for"
  /// "As": whose meal is repeated follows, "the same lunch as Emma".
  case like
  /// "Had", "gets", between a person and an amount.
  case has
  /// "Each": everybody had all that is said.
  case each
  /// "The rest": what is left.
  case rest
  /// "My icon is"; without "my" after whose it is.
  case icon, colour
}
