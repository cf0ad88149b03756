internal import CEmbed

/// One text of the food table, with the name of the file it was written in.
package struct FoodText: Hashable, Sendable {
  package let file: String
  package let text: String

  package init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// The texts that are part of the program: the only place where their bytes are reached through a pointer.
  package static var embedded: [FoodText] {
    (0..<larder_food_texts()).map { index in
      var count = 0
      let name = unsafe String(cString: larder_food_text_name(index))
      let bytes = unsafe UnsafeBufferPointer(start: larder_food_text(index, &count), count: count)
      return unsafe FoodText(file: name, text: String(decoding: bytes, as: UTF8.self))
    }
  }
}
