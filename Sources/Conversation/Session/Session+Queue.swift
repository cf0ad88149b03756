internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// The queue of lines that no model could answer when they were typed.
extension Session {
  /// Queues a line, unless it is queued already or nothing may be stored.
  ///
  /// - Parameter sentence: tells the person that it was kept.
  func queue(_ words: String, saying sentence: Text = RemarkWording.sentence(.wordsKept)) {
    guard !options.dryRun else { return }
    let isKept = askedAgain != nil || queuedTurns().contains { $0.words == words }
    guard !isKept else { return console.show(.notice(sentence)) }
    let turn = QueuedTurn(
      id: environment.identifiers.next(), created: environment.now, profile: profile.id, words: words)
    let kept: Void? = reporting { () throws(StoreError) in try store.bookkeeping.queue(turn) }
    if kept != nil { console.show(.notice(sentence)) }
  }

  func tellOfQueue() {
    if let sentence = RemarkWording.keptWords(queuedTurns()) { console.show(.notice(sentence)) }
  }

  func queuedTurns() -> [QueuedTurn] {
    reporting { () throws(StoreError) in try store.bookkeeping.queuedTurns(of: profile.id) } ?? []
  }

  /// Repeats a queued line at the moment at which it was typed: “had a soup” was about that day.
  func askAgain(_ queued: QueuedTurn) -> Event {
    askedAgain = queued
    isAskingAgain = true
    console.show(.notice(.askedAgain(words: PrintableText.clean(queued.words, limit: 200))))
    environment.goBack(to: queued.created)
    return .line(TypedLine(typed: queued.words))
  }

  /// Removes the queued line that has just been answered.
  func forgetAskedAgain() {
    guard let answered = askedAgain, !options.dryRun else { return }
    askedAgain = nil
    reporting { () throws(StoreError) in try store.bookkeeping.dropQueuedTurn(answered.id) }
  }

  /// `/queue`: shows the queued lines, and repeats the first one that can be answered now.
  func showQueue() -> Event? {
    let turns = queuedTurns()
    guard !turns.isEmpty else {
      console.show(.text(.queueEmpty))
      return nil
    }
    console.show(.text(QueueWording.list(turns, zone: environment.zone, today: context.today)))
    guard let next = turns.first(where: canAskNow) else {
      console.show(.notice(.queueNeedsModel))
      return nil
    }
    return askAgain(next)
  }

  /// At the start of a conversation, repeats the first queued file or barcode that can be looked at now.
  func takeUpQueue() async {
    guard turn.waiting.isEmpty, !options.dryRun,
      let next = queuedTurns().first(where: { QueuedFile.isOne($0.words) && canAskNow($0) })
    else { return }
    await handle { askAgain(next) }
  }

  private func canAskNow(_ turn: QueuedTurn) -> Bool {
    models.outside != nil || QueuedFile.isBarcode(turn.words)
  }

  /// Drops everything in the queue.
  func forgetQueue() -> Event? {
    let turns = queuedTurns()
    for turn in turns {
      try? context.forgetPlaceholder(for: turn.words)
      reporting { () throws(StoreError) in try store.bookkeeping.dropQueuedTurn(turn.id) }
    }
    console.show(.text(turns.isEmpty ? .queueNothingKept : .queueForgotten))
    return nil
  }
}
