/// A call about one food, which it names in words.
package protocol FoodCall: Call {
  /// The food in words, or its number on the list that was shown last.
  var food: String { get set }

  /// The food that `food` was found to mean, where larder has looked; valid while `food` stays the same. Only larder
  /// sets it, and it is not part of the call's JSON.
  var resolved: ResolvedFood? { get set }
}
