internal import EmbeddedMessages
internal import Messages
internal import Store

/// A model's thinking, which is shown to people who want to see it and never stored.
extension Session {
  private static let setting = "show_thinking"

  var showsThinking: Bool { options.isInteractive && isThinkingWanted }

  private var isThinkingWanted: Bool {
    let kept = reporting { () throws(StoreError) in try store.bookkeeping.setting(Session.setting) }
    return kept == "yes"
  }

  /// `/thinking on` and `/thinking off`; without an argument it shows the setting.
  func chooseThinking(_ words: String) {
    let word = words.lowercased()
    guard ["", "on", "off"].contains(word) else { return complain(SessionError(.thinkingHow)) }
    if !word.isEmpty, !options.dryRun {
      let value = word == "on" ? "yes" : nil
      reporting { () throws(StoreError) in try store.bookkeeping.set(Session.setting, to: value) }
    }
    console.show(.text(isThinkingWanted ? .thinkingShown : .thinkingHidden))
  }
}
