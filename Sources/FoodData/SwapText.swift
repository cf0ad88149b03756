internal import CEmbed

/// The embedded swap list. This is the only place where its bytes are read through a pointer.
package enum SwapText {
  /// The groups of foods that can replace one another, and the words for diets; UTF-8, with comments.
  package static var embedded: String {
    var count = 0
    let bytes = unsafe UnsafeBufferPointer(start: larder_swap_text(&count), count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
