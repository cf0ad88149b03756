package import Nutrition

/// A unit as recipes have it: those that amounts are weighed in, and what else things are counted in there.
package struct KitchenUnit: Hashable, Sendable {
  /// In English, singular: "cup", "box", "knob".
  package let name: String
  /// What one of it is weighed as: 1 packet for a box, 2 teaspoons for a knob. Nil where it says nothing about weight.
  package let measure: Amount?
}
