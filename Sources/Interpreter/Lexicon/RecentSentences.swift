internal import Synchronization

/// The last lines that were read: a turn asks for the same one several times, for its language, its meaning and its numbers.
final class RecentSentences: Sendable {
  private static let most = 4

  private let sentences = Mutex<[Sentence]>([])

  /// The sentence of a line; made where it is none of the last, or where they are in use.
  func sentence(of line: String, making make: (String) -> Sentence) -> Sentence {
    let known = sentences.withLockIfAvailable { sentences in sentences.first { $0.line == line } }
    if let known = known ?? nil { return known }
    let made = make(line)
    _ = sentences.withLockIfAvailable { sentences in
      if sentences.count >= RecentSentences.most { sentences.removeLast() }
      sentences.insert(made, at: 0)
    }
    return made
  }
}
