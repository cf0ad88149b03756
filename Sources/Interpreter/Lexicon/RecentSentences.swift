internal import Synchronization
internal import Words

/// Caches the last lines, since a turn parses the same line several times: for its language, its meaning and its
/// numbers.
final class RecentSentences: Sendable {
  private static let most = 4

  private let sentences = Mutex<[(sentence: Sentence, usual: Language?)]>([])

  /// The sentence of a line, parsed unless it is cached. It does not wait for a lock that is in use.
  ///
  /// - Parameter usual: the language of a line that several know equally well.
  func sentence(of line: String, usual: Language?, making make: (String) -> Sentence) -> Sentence {
    let known = sentences.withLockIfAvailable { sentences in
      sentences.first { $0.sentence.line == line && $0.usual == usual }?.sentence
    }
    if let known = known ?? nil { return known }
    let made = make(line)
    _ = sentences.withLockIfAvailable { sentences in
      if sentences.count >= RecentSentences.most { sentences.removeLast() }
      sentences.insert((made, usual), at: 0)
    }
    return made
  }
}
