/// Splits a line into tokens in one pass.
package struct Tokenizer {
  /// The scalars, with full-width letters and digits in their half-width form.
  private let scalars: [Unicode.Scalar]
  /// The lengths in bytes of the scalars as typed.
  private let widths: [Int]
  private var position = 0
  private var offset = 0
  private var tokens: [Token] = []

  /// The tokens of a line in their order, without spaces and without hyphens between two letters.
  package static func tokens(of line: String) -> [Token] {
    var tokenizer = Tokenizer(line)
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(_ line: String) {
    scalars = line.unicodeScalars.map(\.halfWidth)
    widths = line.unicodeScalars.map(UTF8.width)
  }

  private mutating func run() {
    var spacing = Token.Spacing.apart
    while position < scalars.count {
      let scalar = scalars[position]
      let kind = ScalarKind(scalar)
      switch kind {
      case .space:
        advance()
        spacing = .apart
        continue
      case .digit: takeNumber(spacing)
      case .letter, .han: takeWord(spacing, kind)
      case .fraction: take(1, .fraction, spacing)
      case .mark:
        if scalar == "-", isHyphen {
          advance()
          spacing = .hyphen
          continue
        }
        if scalar == ".", spacing == .apart, peek(1) == .digit { takeNumber(spacing) } else { take(1, .mark, spacing) }
      }
      spacing = .glued
    }
  }

  /// Whether the hyphen at the position is between two letters; any other is a mark.
  private var isHyphen: Bool {
    position > 0 && ScalarKind(scalars[position - 1]) == .letter && peek(1) == .letter
  }

  private func peek(_ distance: Int) -> ScalarKind? {
    position + distance < scalars.count ? ScalarKind(scalars[position + distance]) : nil
  }

  private mutating func advance() {
    offset += widths[position]
    position += 1
  }

  /// Takes digits with single points and commas between them, and possibly a leading point. Thousands may also be
  /// separated by an apostrophe or a no-break space.
  private mutating func takeNumber(_ spacing: Token.Spacing) {
    var length = scalars[position] == "." ? 1 : 0
    while let kind = peek(length) {
      let isSeparator = kind == .mark && (scalars[position + length] == "." || scalars[position + length] == ",")
      guard kind == .digit || (isSeparator && peek(length + 1) == .digit) || isGroup(at: length) else { break }
      length += 1
    }
    take(length, .number, spacing)
  }

  /// Whether a thousands separator is at this offset: an apostrophe or no-break space with one to three digits before
  /// it and exactly three after it.
  private func isGroup(at length: Int) -> Bool {
    switch scalars[position + length] {
    case "'", "’", "\u{A0}", "\u{202F}", "\u{2009}": break
    default: return false
    }
    let before = scalars[position..<position + length].reversed().prefix { ScalarKind($0) == .digit }.count
    return (1...3).contains(before) && (1...3).allSatisfy { peek(length + $0) == .digit } && peek(length + 4) != .digit
  }

  /// Takes letters, digits after letters, and apostrophes between letters. An "x" before a digit is a word of its own:
  /// "2x400".
  private mutating func takeWord(_ spacing: Token.Spacing, _ first: ScalarKind) {
    if scalars[position] == "x" || scalars[position] == "×", peek(1) == .digit {
      return take(1, .word, spacing)
    }
    var length = 1
    while let kind = peek(length) {
      let scalar = scalars[position + length]
      let isApostrophe = (scalar == "'" || scalar == "’") && peek(length + 1) == .letter
      guard kind == first || (first == .letter && kind == .digit) || isApostrophe || scalar.isCombining else { break }
      length += 1
    }
    take(length, .word, spacing)
  }

  private mutating func take(_ length: Int, _ kind: Token.Kind, _ spacing: Token.Spacing) {
    let start = offset
    var original = ""
    var lower = ""
    for _ in 0..<length {
      let scalar = scalars[position]
      let plain = kind == .mark ? scalar.asciiMark : kind == .number ? scalar.sign : scalar == "’" ? "'" : scalar
      original.unicodeScalars.append(plain)
      Folding.lower(plain, into: &lower)
      advance()
    }
    var folded = ""
    for scalar in lower.unicodeScalars { Folding.fold(scalar, into: &folded) }
    let token = Token(
      kind: kind, original: original, lower: lower, folded: folded, spacing: spacing, range: start..<offset)
    tokens.append(token)
  }
}
