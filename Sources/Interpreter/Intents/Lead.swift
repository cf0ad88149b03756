/// The start of a clause: words that can be skipped, and the trigger that says what is wanted.
struct Lead: Hashable, Sendable {
  /// The index at which the rest begins.
  var next: Int
  var trigger: Trigger?
  /// The range of the trigger's words.
  var headRange: Range<Int>?
  var isQuestion = false
  /// "actually", "wait", "no,".
  var isCorrection = false
  /// "also", or a conjunction at the very start.
  var isAddition = false
  /// Whether only "and" says that it is an addition, so that it may tell more of what is there.
  var isJoined = false
  /// Whether "with" is at the very start, so that it is about the food before.
  var isAmendment = false
  /// Where "with" follows a correction: "no, | with rice".
  var withOther: Int?
  var isOnly = false
  /// "no" or "without" at the start, with something after it.
  var isNegative = false
  var hasSubject = false
  /// Whether a time label comes before the trigger.
  var followsLabel = false
  /// Whether everything was skipped and nothing is left.
  var isEmpty = false
}
