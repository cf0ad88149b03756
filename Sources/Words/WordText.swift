internal import CWords

/// A text of words that is part of the program.
package struct WordText: Hashable, Sendable {
  /// The folder of its language: "en".
  package let language: String
  /// The name of its file, without its end: "answers".
  package let name: String
  package let text: String

  /// All of them. It is the only place where their bytes are reached through a pointer.
  package static var all: [WordText] {
    (0..<larder_word_texts()).map { index in
      var count = 0
      let bytes = unsafe larder_word_text(index, &count)
      return WordText(
        language: unsafe String(cString: larder_word_text_language(index)),
        name: unsafe String(cString: larder_word_text_name(index)),
        text: unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    }
  }
}
