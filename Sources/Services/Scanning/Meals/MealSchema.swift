internal import CEmbed

/// The JSON Schema of a meal read from a picture: `schemas/meal.json`.
package enum MealSchema {
  /// The text of the schema. This is the only place that reads its bytes through a pointer.
  package static var text: String {
    var count = 0
    let bytes = unsafe UnsafeBufferPointer(start: larder_meal_schema(&count), count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
