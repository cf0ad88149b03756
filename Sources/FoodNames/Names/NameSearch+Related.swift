/// Names that share some of the words, to be offered rather than assumed.
extension NameSearch {
  /// A name is nearer the more words it shares and the fewer others it has; sharing the last word adds most.
  mutating func takeRelated() {
    let content = ContentWords(words, table.vocabulary)
    guard let head = content.head else { return }
    let parts = table.words
    var shared: [Int: Int] = [:]
    for word in content.words {
      for name in parts.names(withWord: word.hash) { shared[name, default: 0] += 1 }
    }
    let candidates = shared.map { number, count in
      let share = NameScore.share(count, of: max(content.words.count, parts.count(of: number)))
      let kind = parts.isHead(head, of: number) ? NameScore.sameHeadOffered : 0
      return Candidate(number, .partial, score: share + kind)
    }
    take(candidates, .none)
  }
}
