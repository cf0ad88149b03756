internal import JSON

/// What larder tells a model within the person's turn, marked so that it is not taken for the person's words.
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
