package import Nutrition

/// A unit in recipes: either one that foods are weighed in, or just something that is counted.
package struct KitchenUnit: Hashable, Sendable {
  /// The English singular: "cup", "box", "knob".
  package let name: String
  /// The amount that one stands for: 1 packet for a box, 2 teaspoons for a knob. Nil where it has no weight.
  package let measure: Amount?
}
