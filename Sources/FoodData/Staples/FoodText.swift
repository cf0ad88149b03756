internal import CEmbed

/// One text of the food table, with the name of the file it was written in.
package struct FoodText: Hashable, Sendable {
  package let file: String
  /// In UTF-8. Not as a `String`, which would look at every letter of it at each start.
  package let bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The texts that are part of the program: the only place where their bytes are reached through a pointer.
  package static var embedded: [FoodText] {
    (0..<larder_food_texts()).map { index in
      var count = 0
      let name = unsafe String(cString: larder_food_text_name(index))
      let bytes = unsafe UnsafeBufferPointer(start: larder_food_text(index, &count), count: count)
      return unsafe FoodText(file: name, bytes: Array(bytes))
    }
  }
}
