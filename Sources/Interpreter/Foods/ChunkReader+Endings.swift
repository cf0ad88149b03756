internal import Words

/// In Turkish a case ending shows the end of a noun phrase: "yumurtayı | ekmekle yedim".
extension ChunkReader {
  /// Whether the words of the chunk, up to the one at `index`, name a food whose last word has a case ending.
  func endsPhrase(at index: Int, _ end: Int) -> Bool {
    guard sentence.language == .turkish, sentence.tokens[index].isWord, sentence.phrases[index].isEmpty else {
      return false
    }
    let stems = TurkishSuffixes.stems(of: sentence.tokens[index].folded).filter(\.ending.closesPhrase)
    let words = names.withoutDescription(chunk.words)
    guard !stems.isEmpty, words.last == index, names.match(words)?.quality == .stem else { return false }
    // "Su böreği": not the end where the next word makes it the name of another food.
    if index + 1 < end, sentence.tokens[index + 1].isWord, let next = names.match(words + [index + 1]),
      next.quality < .stem
    {
      return false
    }
    let before = sentence.lower(words.dropLast())
    return stems.contains { names.finder.isName(before.isEmpty ? $0.text : "\(before) \($0.text)") }
  }
}
