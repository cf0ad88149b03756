/// The class of a scalar in the tokenizer.
package enum ScalarKind: Hashable, Sendable {
  case space
  case digit
  case letter
  /// A Chinese character; written without spaces between words.
  case han
  case fraction
  case mark

  /// The class of a scalar on its own. What is in no class separates words like a space.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": self = .mark
    case "0"..."9": self = .digit
    case "a"..."z", "A"..."Z": self = .letter
    case "\u{0}"..." ", "\u{7F}"..."\u{A0}": self = .space
    case "!"..."~": self = .mark
    case "½", "¼", "¾", "⅐"..."⅞": self = .fraction
    case "\u{300}"..."\u{36F}": self = .letter
    case "×", "。", "、", "，", "：", "；", "！", "？", "–", "—", "⁄", "−", "（", "）", "¿", "¡", "•", "…",
      "£", "¥", "€", "₹", "₺":
      self = .mark
    case "\u{3400}"..."\u{9FFF}": self = .han
    default: self = scalar.properties.isAlphabetic ? .letter : .space
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a combining accent, which belongs to the letter before it.
  package var isCombining: Bool { ("\u{300}"..."\u{36F}").contains(self) }

  /// Whether it is an emoji, or a scalar that joins or modifies emoji.
  package var isPicture: Bool {
    switch self {
    case "\u{200D}", "\u{FE0F}": true
    case "\u{0}"..."\u{2000}": false
    default: properties.isEmoji
    }
  }

  /// Whether it is visible in a line: not a space, and not a control or format character.
  package var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: isPicture
    default: true
    }
  }

  /// The half-width form of a full-width letter, digit or number sign; punctuation stays as it is.
  var halfWidth: Unicode.Scalar {
    switch self {
    case "\u{0}"..."\u{FF04}": self
    case "０"..."９", "Ａ"..."Ｚ", "ａ"..."ｚ", "％", "＋", "－", "．", "／", "＝", "～":
      Unicode.Scalar(value - 0xFEE0) ?? self
    default: self
    }
  }

  /// The scalar as it counts between digits: spaces and apostrophes, which separate thousands, become "'".
  var sign: Unicode.Scalar { ScalarKind(self) == .digit || self == "." || self == "," ? self : "'" }

  /// The ASCII form of a typographic or full-width punctuation mark.
  package var asciiMark: Unicode.Scalar {
    switch self {
    case "\r", "\u{2028}", "\u{2029}": "\n"
    case "。": "."
    case "、", "，": ","
    case "：": ":"
    case "；": ";"
    case "！", "¡": "!"
    case "？", "¿": "?"
    case "–", "—", "−": "-"
    case "⁄": "/"
    case "（": "("
    case "）": ")"
    default: self
    }
  }
}
