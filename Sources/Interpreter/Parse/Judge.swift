/// Chooses between several parses of the same words.
struct Judge {
  /// A parser to try; nil where it cannot parse the words.
  typealias Candidate = () -> [Parse]?

  let account: WordAccount

  /// The parse that leaves the fewest words, and the first of equal ones. Candidates after one that leaves none are not
  /// tried.
  func best(of candidates: [Candidate]) -> [Parse]? {
    var best: (found: [Parse], left: Int)?
    for candidate in candidates {
      guard let found = candidate() else { continue }
      let left = account.left(by: found).count
      if left == 0 { return found }
      if best.map({ left < $0.left }) ?? true { best = (found, left) }
    }
    return best?.found
  }
}
