/// Whether a model's words claim that something was saved, changed or deleted. A model cannot do that, so such a
/// sentence is never true when it is spoken, and does not reach the person. In doubt a sentence is left out.
package enum ClaimCheck {
  /// The text without such sentences and without blanks around it, and whether any was left out.
  package static func check(_ text: String) -> (honest: String, removed: Bool) {
    let (honest, speech) = CheckedSpeech.whole(text)
    return (honest, speech.leftOut)
  }

  /// A sentence claims where one of its clauses does. "If you say y, it is saved" claims nothing; nor does a question.
  static func claims(_ sentence: String) -> Bool {
    let isQuestion = sentence.contains { "?？¿".contains($0) }
    let clauses = clauses(of: sentence.lowercased())
    var isConditional = false
    for (index, clause) in clauses.enumerated() {
      let isAsked = isQuestion && index == clauses.count - 1
      if !isAsked, ClaimClause(words: clause).claims(inCondition: isConditional) { return true }
      if !isAsked, ClaimLanguage.all.contains(where: { $0.claims(clause) }) { return true }
      isConditional = isConditional || clause.first.map(ClaimWords.conditions.contains) ?? false
    }
    return false
  }

  /// The words of each clause, in one pass: letters and apostrophes make words, punctuation and line ends part clauses.
  private static func clauses(of sentence: String) -> [[String]] {
    var clauses: [[String]] = [[]]
    var word = String.UnicodeScalarView()
    func finishWord() {
      guard !word.isEmpty else { return }
      clauses[clauses.count - 1].append(String(word))
      word = String.UnicodeScalarView()
    }
    for scalar in sentence.unicodeScalars {
      switch scalar {
      case "a"..."z", "'": word.append(scalar)
      case "’": word.append("'")
      case ",", ";", ":", "–", "—", "(", ")", "，", "；", "：", "、", "（", "）", "\n", "\r":
        finishWord()
        clauses.append([])
      case _ where !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.generalCategory.isMark):
        word.append(scalar)
      default: finishWord()
      }
    }
    finishWord()
    return clauses
  }
}

extension Unicode.GeneralCategory {
  /// An accent that belongs to the letter before it.
  fileprivate var isMark: Bool { self == .nonspacingMark || self == .spacingMark }
}
