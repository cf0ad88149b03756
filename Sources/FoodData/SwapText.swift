internal import CEmbed

/// The text of the swap list that is part of the program: the only place where its bytes are reached through a pointer.
package enum SwapText {
  /// The groups of foods that can stand in for one another, and the words of diets; UTF-8, with comments.
  package static var embedded: String {
    var count = 0
    let bytes = unsafe UnsafeBufferPointer(start: larder_swap_text(&count), count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
