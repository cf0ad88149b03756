internal import LanguageModels
package import Services

/// A model's words as they come in, passed on sentence by sentence: each when it is whole, as it may be printed, and only
/// if it does not look like a line of larder's. What is longer than anybody reads is cut, and a number of its own is marked.
package struct CheckedSpeech {
  /// Whether a sentence was left out.
  package private(set) var leftOut = false
  /// Whether a sentence may be heard as a claim that something was saved, changed or deleted.
  package private(set) var mayClaim = false
  /// Whether there was more than is passed on.
  package private(set) var isCut = false
  /// Stands behind a sentence with a number that nothing has told.
  package static let ownFigure = " (the model’s own figure)"
  private var length = SpeechLength()
  private var sentence = String.UnicodeScalarView()
  /// The mark that may have ended the sentence; what follows tells.
  private var mark: Unicode.Scalar?
  /// Blanks behind what was passed on, owed to what follows.
  private var blanks = ""
  private var hasSpoken = false

  private let known: KnownNumbers?

  /// - Parameter known: the energy and the nutrients that may be stated as they are; others are marked. Nil for all.
  package init(knowing known: KnownNumbers? = nil) {
    self.known = known
  }

  /// What may be shown of a whole text, without blanks around it, and what became of the rest.
  package static func whole(
    _ text: String, knowing known: KnownNumbers? = nil
  ) -> (honest: String, speech: CheckedSpeech) {
    var speech = CheckedSpeech(knowing: known)
    let honest = speech.hear(text) + speech.end()
    return (honest, speech)
  }

  /// Takes a piece, cut anywhere. Returns what may be shown now, often nothing.
  package mutating func hear(_ piece: String) -> String {
    var honest = ""
    for scalar in piece.unicodeScalars where !isCut {
      guard length.take(scalar) else {
        isCut = true
        break
      }
      if let mark, !scalar.closesSentence {
        // The point of "1.5" ends no sentence.
        if mark != "." || scalar.properties.isWhitespace { honest += pass() }
        self.mark = nil
      }
      sentence.append(scalar)
      if scalar.endsSentence { mark = scalar }
    }
    return honest
  }

  /// No more comes. Returns what is left to show.
  package mutating func end() -> String {
    pass()
  }

  private mutating func pass() -> String {
    // Cut anywhere or not, a sentence is cleaned as a whole, so that it is the same in both.
    let text = PrintableText.clean(String(sentence), lineBreaks: .kept)
    sentence = String.UnicodeScalarView()
    guard !ClaimCheck.imitates(text) else {
      leftOut = true
      return ""
    }
    mayClaim = mayClaim || ClaimCheck.mayClaim(text)
    let words = hasSpoken ? text[...] : text.drop(while: \.isWhitespace)
    guard let last = words.lastIndex(where: { !$0.isWhitespace }) else {
      blanks += words
      return ""
    }
    let spoken = blanks + words[...last] + (known?.isUnfounded(text) == true ? CheckedSpeech.ownFigure : "")
    hasSpoken = true
    blanks = String(words[words.index(after: last)...])
    return spoken
  }
}

extension Unicode.Scalar {
  fileprivate var endsSentence: Bool {
    switch self {
    case ".", "!", "?", "…", "\n", "。", "！", "？": true
    default: false
    }
  }

  /// What may stand behind the mark and belongs to the sentence.
  fileprivate var closesSentence: Bool {
    switch self {
    case ".", "!", "?", "…", ")", "”", "\"", "'", "。", "！", "？", "」": true
    default: false
    }
  }
}
