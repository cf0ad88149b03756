/// What a clause begins with: what can be passed over, and the word that says what is wanted.
struct Lead: Hashable, Sendable {
  /// Where the rest begins.
  var next: Int
  var trigger: Trigger?
  /// Where the head's own words stand.
  var headRange: Range<Int>?
  var isQuestion = false
  /// "actually", "wait", "no,".
  var isCorrection = false
  /// "also", or a joint at the very start.
  var isAddition = false
  /// "With" at the very start: it is about what was said before.
  var isAmendment = false
  var isOnly = false
  /// "no" or "without" at the start, with something behind it.
  var isNegative = false
  var hasSubject = false
  /// A label of time stands before the head.
  var followsLabel = false
  /// Everything was passed over but nothing is left.
  var isEmpty = false
}
