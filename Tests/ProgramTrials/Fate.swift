/// What the one who types knows of an entry.
package enum Fate: Hashable, Sendable {
  /// The line was sent; its card was not seen.
  case asked
  /// Its card was seen; no answer was sent.
  case waiting
  /// The yes was sent; nothing was heard of it.
  case confirmed
  /// It was said to be saved.
  case saved
  /// The no was sent; nothing was heard of it.
  case declining
  /// It was said not to be saved.
  case declined
  /// An earlier kill left it as a draft.
  case kept
  /// An earlier kill left nothing of it.
  case gone

  /// Whether a home may hold so many entries of it, and its draft or none, after a kill.
  func allows(entries: Int, isDraft: Bool) -> Bool {
    switch self {
    case .asked, .declining: entries == 0
    case .waiting, .kept: entries == 0 && isDraft
    case .confirmed: isDraft ? entries == 0 : entries == 1
    case .saved: entries == 1 && !isDraft
    case .declined, .gone: entries == 0 && !isDraft
    }
  }

  /// What it is once one has looked: from then on it must stay that way.
  static func settled(entries: Int, isDraft: Bool) -> Fate {
    entries > 0 ? .saved : isDraft ? .kept : .gone
  }
}
