internal import JSON

/// larder's own messages to the model within the user's turn, marked so that they are not taken for the user's words.
enum LarderNote {
  private static let mark = "[larder] "

  static func event(_ text: String) -> String { mark + text }

  /// `[larder] {"now": …, "profile": …, "today": …, "waiting": {…}}`
  static func situation(_ situation: Situation) -> String {
    var facts: JSONValue = [
      "now": .string(situation.now), "today": .string(situation.today), "profile": .string(situation.profile),
    ]
    if let waiting = situation.waiting {
      facts["waiting"] = ["id": .string(waiting.id), "tool": .string(waiting.tool), "arguments": waiting.arguments]
    }
    return mark + facts.text
  }
}
