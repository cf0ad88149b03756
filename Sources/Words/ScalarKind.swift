/// What a scalar is to the tokenizer.
package enum ScalarKind: Hashable, Sendable {
  case space
  case digit
  case letter
  /// Written without spaces between words.
  case han
  case fraction
  case mark

  /// What a scalar is by itself, whatever stands beside it; what is none of the kinds parts words as a space does.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": self = .mark
    case "0"..."9": self = .digit
    case "a"..."z", "A"..."Z": self = .letter
    case "\u{0}"..." ", "\u{7F}"..."\u{A0}": self = .space
    case "!"..."~": self = .mark
    case "½", "¼", "¾", "⅐"..."⅞": self = .fraction
    case "\u{300}"..."\u{36F}": self = .letter
    case "×", "。", "、", "，", "：", "；", "！", "？", "–", "—", "⁄", "−", "（", "）", "¿", "¡", "•", "…": self = .mark
    case "\u{3400}"..."\u{9FFF}": self = .han
    default: self = scalar.properties.isAlphabetic ? .letter : .space
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a combining accent, which belongs to the letter before it.
  package var isCombining: Bool { ("\u{300}"..."\u{36F}").contains(self) }

  /// An emoji, or what joins and colours them.
  package var isPicture: Bool {
    switch self {
    case "\u{200D}", "\u{FE0F}": true
    case "\u{0}"..."\u{2000}": false
    default: properties.isEmoji
    }
  }

  /// Stands in a line as it was typed: no space, and nothing that only steers how it is shown.
  package var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: isPicture
    default: true
    }
  }

  /// The plain letter, digit or sign of numbers that a full-width one stands for; marks that part words stay what they are.
  var halfWidth: Unicode.Scalar {
    switch self {
    case "\u{0}"..."\u{FF04}": self
    case "０"..."９", "Ａ"..."Ｚ", "ａ"..."ｚ", "％", "＋", "－", "．", "／", "＝", "～":
      Unicode.Scalar(value - 0xFEE0) ?? self
    default: self
    }
  }

  /// What it is between digits: a space or an apostrophe parts thousands.
  var sign: Unicode.Scalar { ScalarKind(self) == .digit || self == "." || self == "," ? self : "'" }

  /// The plain mark that a typographic or full-width one stands for.
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
