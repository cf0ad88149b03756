internal import Calls
internal import LanguageModels

extension CorrectEntriesCall {
  /// Calls with neighbouring corrections of saved entries combined, so that one yes saves what one line has said. A change of a
  /// meal, a day or a name stays alone: it may be of all the others.
  static func combining(_ calls: [ToolCall]) -> [ToolCall] {
    var combined: [ToolCall] = []
    var corrections: [Correction] = []
    func finish() {
      guard corrections.count > 1 else { return }
      let single = combined.suffix(corrections.count)
      combined.removeLast(single.count)
      combined.append(ToolCall(id: "", AnyCall(CorrectEntriesCall { $0.corrections = corrections })))
    }
    for call in calls {
      let correction = Correction(call)
      if correction == nil || corrections.contains(where: { $0.food == correction?.food }) {
        finish()
        corrections = []
      }
      combined.append(call)
      if let correction { corrections.append(correction) }
    }
    finish()
    return combined
  }
}

extension CorrectEntriesCall.Correction {
  /// Nil for what is no correction of a single saved entry that is named.
  fileprivate init?(_ call: ToolCall) {
    guard call.revises == nil, call.edits.isEmpty else { return nil }
    self.init()
    change = call.call.typed()
    deletion = call.call.typed()
    let isAlone = change.map { $0.toSlot != nil || $0.toDay != nil || $0.toTime != nil || $0.toTitle != nil } ?? false
    guard food != nil, !isAlone else { return nil }
  }
}
