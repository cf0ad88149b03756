internal import CEmbed

/// The JSON Schema of what larder says of a picture of a meal: `schemas/meal.json`.
package enum MealSchema {
  /// The only place where its bytes are reached through a pointer.
  package static var text: String {
    var count = 0
    let bytes = unsafe UnsafeBufferPointer(start: larder_meal_schema(&count), count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
