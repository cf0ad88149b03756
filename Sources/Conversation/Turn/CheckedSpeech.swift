internal import LanguageModels
package import Services

/// Checks a model's streaming text sentence by sentence. A complete sentence is passed on cleaned, unless it looks like a line
/// of larder's. A text that is too long is cut off, and numbers that the model made up are marked.
package struct CheckedSpeech {
  /// Whether a sentence was left out.
  package private(set) var leftOut = false
  /// Whether a sentence may be understood as claiming that something was saved, changed or deleted.
  package private(set) var mayClaim = false
  /// Whether the text was cut off.
  package private(set) var isCut = false
  /// Added after a sentence with a number that has no source.
  package static let ownFigure = " (the model’s own figure)"
  private var length = SpeechLength()
  private var sentence = String.UnicodeScalarView()
  /// The punctuation mark that may have ended the sentence; the next character decides.
  private var mark: Unicode.Scalar?
  /// White space after what was passed on, to be written before further text.
  private var blanks = ""
  private var hasSpoken = false

  private let known: KnownNumbers?

  /// - Parameter known: the energies and nutrients that may be stated; others are marked. Nil allows all.
  package init(knowing known: KnownNumbers? = nil) {
    self.known = known
  }

  /// Checks a complete text. Returns what may be shown, trimmed, and what became of the rest.
  package static func whole(
    _ text: String, knowing known: KnownNumbers? = nil
  ) -> (honest: String, speech: CheckedSpeech) {
    var speech = CheckedSpeech(knowing: known)
    let honest = speech.hear(text) + speech.end()
    return (honest, speech)
  }

  /// Takes a piece, cut at any point. Returns what may be shown now, which is often nothing.
  package mutating func hear(_ piece: String) -> String {
    var honest = ""
    for scalar in piece.unicodeScalars where !isCut {
      guard length.take(scalar) else {
        isCut = true
        break
      }
      if let mark, !scalar.closesSentence {
        // The point of "1.5" does not end a sentence.
        if mark != "." || scalar.properties.isWhitespace { honest += pass() }
        self.mark = nil
      }
      sentence.append(scalar)
      if scalar.endsSentence { mark = scalar }
    }
    return honest
  }

  /// Ends the text. Returns what is left to show.
  package mutating func end() -> String {
    pass()
  }

  private mutating func pass() -> String {
    // Each sentence is cleaned as a whole, so that the result does not depend on how the stream was cut.
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

  /// Whether the scalar, after the final mark, still belongs to the sentence.
  fileprivate var closesSentence: Bool {
    switch self {
    case ".", "!", "?", "…", ")", "”", "\"", "'", "。", "！", "？", "」": true
    default: false
    }
  }
}
