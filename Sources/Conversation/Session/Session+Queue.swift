internal import FoundationEssentials
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// What was said while no model could be asked.
extension Session {
  /// Keeps what was said, unless it is kept already or nothing is to be kept.
  func queue(_ words: String) {
    guard !options.dryRun else { return }
    let isKept = askedAgain != nil || queuedTurns().contains { $0.words == words }
    guard !isKept else { return console.show(.notice(RemarkWording.sentence(.wordsKept))) }
    let turn = QueuedTurn(
      id: surroundings.identifiers.next(), created: surroundings.now, profile: profile.id, words: words)
    let kept: Void? = reporting { () throws(StoreError) in try store.bookkeeping.queue(turn) }
    if kept != nil { console.show(.notice(RemarkWording.sentence(.wordsKept))) }
  }

  func tellOfQueue() {
    if let sentence = RemarkWording.keptWords(queuedTurns()) { console.show(.notice(sentence)) }
  }

  func queuedTurns() -> [QueuedTurn] {
    reporting { () throws(StoreError) in try store.bookkeeping.queuedTurns(of: profile.id) } ?? []
  }

  /// Says it again, at the moment at which it was said: “had a soup” was about that day.
  func askAgain(_ queued: QueuedTurn) -> Event {
    askedAgain = queued
    console.show(.notice("Asked again: \(PrintableText.clean(queued.words, limit: 200))"))
    surroundings.goBack(to: queued.created)
    return .line(TypedLine(typed: queued.words))
  }

  /// What was asked again is answered.
  func forgetAskedAgain() {
    guard let answered = askedAgain, !options.dryRun else { return }
    askedAgain = nil
    reporting { () throws(StoreError) in try store.bookkeeping.dropQueuedTurn(answered.id) }
  }

  /// Drops all that is queued.
  func forgetQueue() -> Event? {
    let turns = queuedTurns()
    for turn in turns {
      reporting { () throws(StoreError) in try store.bookkeeping.dropQueuedTurn(turn.id) }
    }
    console.show(.text(turns.isEmpty ? "Nothing is kept to be asked again." : "Forgotten."))
    return nil
  }
}
