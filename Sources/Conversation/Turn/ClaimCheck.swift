/// Whether a model's words claim that something was saved, changed or deleted. A model cannot do that, so such a
/// sentence is never true when it is spoken, and does not reach the person. In doubt a sentence is left out.
package enum ClaimCheck {
  /// The text without such sentences, and whether any was left out.
  package static func check(_ text: String) -> (honest: String, removed: Bool) {
    var honest = ""
    var removed = false
    for sentence in sentences(of: text) {
      if claims(sentence) { removed = true } else { honest += sentence }
    }
    return (removed ? honest.trimmingBlanks : honest, removed)
  }

  /// Sentences with what ends them, so that joined they are the text again. The point of "1.5" ends none.
  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    var end: Character?
    for character in text {
      if let mark = end, !".!?…)”\"'".contains(character) {
        if mark != "." || character.isWhitespace {
          sentences.append(current)
          current = ""
        }
        end = nil
      }
      current.append(character)
      if ".!?…\n".contains(character) { end = character }
    }
    return current.isEmpty ? sentences : sentences + [current]
  }

  /// A sentence claims where one of its clauses does. "If you say y, it is saved" claims nothing; nor does a question.
  private static func claims(_ sentence: String) -> Bool {
    let isQuestion = sentence.contains("?")
    let clauses = sentence.lowercased().split { ",;:–—()".contains($0) || $0.isNewline }.map(words)
    var isConditional = false
    for (index, clause) in clauses.enumerated() {
      let isAsked = isQuestion && index == clauses.count - 1
      if !isAsked, ClaimClause(words: clause).claims(inCondition: isConditional) { return true }
      isConditional = isConditional || clause.first.map(ClaimClause.conditions.contains) ?? false
    }
    return false
  }

  private static func words(_ clause: Substring) -> [String] {
    clause.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { word in
      String(word.map { $0 == "’" ? "'" : $0 })
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}
