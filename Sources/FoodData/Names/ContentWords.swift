/// The stems of those words of a text that say which food is meant, each once.
struct ContentWords {
  private(set) var stems: [String] = []

  init(_ text: FoldedText) {
    text.forEachWord { word in
      guard !PlainWords.contains(word) else { return }
      let stem = WordEnding.stem(word, in: .english)
      if !stems.contains(stem) { stems.append(stem) }
    }
  }
}
