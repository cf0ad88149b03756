/// A word about profiles and the people of a household.
enum PersonWord: String, Hashable, Sendable {
  /// "Add a profile for": a name follows.
  case add
  /// "Delete the profile of": a name follows.
  case delete
  /// "Rename": a name, "to" and a new name follow.
  case rename
  /// "Switch to": a name follows.
  case change = "switch"
  /// "Who has a diary here": the whole line.
  case list
  /// "The default", after a name.
  case standard = "default"
  /// "Profile", "diary", after its owner.
  case profile
  /// "He", "she", "they": somebody else, who is not named.
  case other
  /// "Me": the speaker.
  case speaker = "self"
  /// "For": the person follows.
  case whom = "for"
  /// "As": the person whose meal is repeated follows, "the same lunch as Emma".
  case like
  /// "Had", "gets", between a person and an amount.
  case has
  /// "Each": everybody had all of it.
  case each
  /// "The rest": what is left.
  case rest
  /// "My icon is"; without "my", after the owner.
  case icon, colour
}
