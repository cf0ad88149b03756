internal import CEmbed

extension Lexicon {
  /// The lexicon that comes with larder.
  package static func embedded() throws(LexiconError) -> Lexicon {
    try Lexicon(texts: (0..<larder_lexicon_texts()).map { embeddedText($0) })
  }

  private static func embeddedText(_ index: Int) -> (name: String, text: String) {
    var count = 0
    guard let bytes = unsafe larder_lexicon_text(index, &count), let name = unsafe larder_lexicon_name(index) else {
      return ("", "")
    }
    let text = unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    return unsafe (String(cString: name), text)
  }
}
