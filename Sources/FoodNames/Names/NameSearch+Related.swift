/// Names that have some of the words, for an offer rather than an answer.
extension NameSearch {
  /// The more words are common, and the fewer others the name has, the nearer it is; the last word weighs most.
  mutating func takeRelated() {
    let content = ContentWords(words, table.vocabulary)
    guard let head = content.head else { return }
    let parts = table.words
    var shared: [Int: Int] = [:]
    for word in content.words {
      for name in parts.names(withWord: word.hash) { shared[name, default: 0] += 1 }
    }
    let candidates = shared.map { number, count in
      let share = 100 * count / max(content.words.count, parts.count(of: number))
      return Candidate(number, .partial, score: share + (parts.isHead(head, of: number) ? 30 : 0))
    }
    take(candidates, .none)
  }
}
