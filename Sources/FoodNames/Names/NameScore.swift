/// What a match of each kind is worth, 0 to 1,000: foods are ordered by the kind of match first (`NameQuality`), then by this.
/// Only the order within a kind matters; the distances leave room for what is taken off.
enum NameScore {
  /// A main name, word for word.
  static let exact = 1_000
  /// A synonym; or a main name while names of the question's language come first.
  static let synonym = 960
  /// A name of another language while one of the question's language says the same: "Paprika" in a German line.
  static let otherLanguage = 920

  /// A main name with another ending: "beers".
  static let stem = 920
  /// A synonym with another ending.
  static let synonymStem = 900
  /// Taken off where the name is not simply the beginning of what was said: "beers" is nearer to "beer" than to "Beeren".
  static let otherEnding = 40
  /// A name with the endings of a Turkish or Spanish sentence: surely it, but after the plain endings.
  static let inflected = 880

  /// All words of the name in another order or written together.
  static let compound = 820
  /// Taken off where it is a synonym, in the kinds that have many candidates.
  static let synonymBurden = 10

  /// A name that has what was said in it, or is in it; the share that both have in common, in per cent, is added.
  static let partial = 400
  /// Added where the last word, which says what kind of food it is, is the same.
  static let sameHead = 20
  /// The same among names that are merely offered, where the share is all that there is.
  static let sameHeadOffered = 30

  /// A misspelling of the whole name, before its distance is taken off.
  static let misspelt = 400
  /// Each of its words is a name's, once the misspelt ones are put right.
  static let respelt = 300
  /// The same where the name has further words.
  static let respeltPart = 200
  /// One word of a name is misspelt, before its distance is taken off; the share of the name is added.
  static let misspeltWord = 200
  /// Taken off for each letter that differs: two differences weigh more than any share.
  static let difference = 60

  /// Taken off where the state is a near one: roasted for grilled.
  static let nearState = 10
  /// Taken off for the other states of a food that was found.
  static let otherState = 100
  /// Taken off where the food is not known in the state that was asked for.
  static let unmetState = 500

  /// What both have in common, 0 to 100.
  static func share(_ part: Int, of whole: Int) -> Int { 100 * part / whole }
}
