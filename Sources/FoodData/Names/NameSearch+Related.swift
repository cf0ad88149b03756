/// Names that have some of the words, for an offer rather than an answer.
extension NameSearch {
  /// The more words are common, and the fewer others the name has, the nearer it is; the last word weighs most.
  mutating func takeRelated() {
    let stems = ContentWords(words).stems
    guard let head = stems.last else { return }
    var shared: [Int: Int] = [:]
    for stem in stems {
      for name in table.names(withWord: stem) { shared[name, default: 0] += 1 }
    }
    let candidates = shared.map { number, count in
      let name = table.names[number]
      let score = 100 * count / max(stems.count, name.contentWords) + (name.head == head ? 30 : 0)
      return (name: number, quality: NameQuality.partial, score: score)
    }
    take(candidates, .none)
  }
}
