/// Names that have some of the words, for an offer rather than an answer.
extension NameSearch {
  /// The more words are common, and the fewer others the name has, the nearer it is; the last word weighs most.
  mutating func takeRelated() {
    let content = ContentWords(words)
    guard let head = content.head else { return }
    let table = table.words
    var shared: [Int: Int] = [:]
    for word in content.words {
      for name in table.names(withWord: word.hash) { shared[name, default: 0] += 1 }
    }
    let candidates = shared.map { number, count in
      let score = 100 * count / max(content.words.count, table.counts[number]) + (table.heads[number] == head ? 30 : 0)
      return Candidate(number, .partial, score: score)
    }
    take(candidates, .none)
  }
}
