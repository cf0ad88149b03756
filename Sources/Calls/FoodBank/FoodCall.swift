/// A call about one food, which it names in words.
package protocol FoodCall: Call {
  /// Which, in words, or by its number on the list that was shown last.
  var food: String { get set }

  /// What `food` was found to mean, where larder has looked; it holds as long as `food` says the same. Only larder writes
  /// it, and it is no part of what is written of the call.
  var resolved: ResolvedFood? { get set }
}
