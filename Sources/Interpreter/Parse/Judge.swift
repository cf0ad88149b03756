/// Chooses between what readers make of the same words.
struct Judge {
  /// What a reader offers, once it is asked: nil where it can make nothing of the words.
  typealias Candidate = () -> [Parse]?

  let account: WordAccount

  /// The candidate that leaves the fewest words; of several the one that stands first. Those behind one that leaves none
  /// are not asked.
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
