internal import Nutrition
internal import Words

/// A tokenised line of a recipe.
struct IngredientLine {
  let bytes: [UInt8]
  let tokens: [IngredientToken]

  var count: Int { tokens.count }

  func has(_ role: WordRoles, at index: Int) -> Bool {
    index < tokens.count && tokens[index].has(role)
  }

  func isMark(_ mark: UInt8, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].mark == mark
  }

  /// Whether a mark is right behind the token before it.
  func isGluedMark(_ mark: UInt8, at index: Int) -> Bool {
    isMark(mark, at: index) && tokens[index].spacing == .glued
  }

  func isNumeric(at index: Int) -> Bool {
    index < tokens.count && (tokens[index].kind == .number || tokens[index].kind == .fraction)
  }

  /// The index after the parentheses that open at `index`; the line's end where they are never closed.
  func afterAside(_ index: Int) -> Int {
    var depth = 0
    for next in index..<tokens.count {
      if tokens[next].mark == Mark.open { depth += 1 }
      if tokens[next].mark == Mark.close { depth -= 1 }
      if depth == 0 { return next + 1 }
    }
    return tokens.count
  }

  /// The tokens as written, with a space between those that are separated or not neighbours.
  func text(_ indices: [Int]) -> String {
    var text: [UInt8] = []
    var previous = -1
    for index in indices {
      let token = tokens[index]
      let isJoined = index == previous + 1 && token.spacing == .glued
      if previous >= 0, !isJoined, token.mark != Mark.comma { text.append(UInt8(ascii: " ")) }
      text.append(contentsOf: bytes[Int(token.start)..<Int(token.end)])
      previous = index
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The marks used in recipe lines.
enum Mark {
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let comma = UInt8(ascii: ",")
  static let point = UInt8(ascii: ".")
  static let dash = UInt8(ascii: "-")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let percent = UInt8(ascii: "%")
  static let plus = UInt8(ascii: "+")
  static let ampersand = UInt8(ascii: "&")
  static let quote = UInt8(ascii: "\"")
}

extension IngredientLine: NumberWords {
  func kind(at index: Int) -> Token.Kind { tokens[index].kind }
  func isGlued(at index: Int) -> Bool { tokens[index].spacing == .glued }
  func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool { isMark(UInt8(mark.value), at: index) }
  func isHyphenatedArticle(at index: Int) -> Bool { false }

  func digits(at index: Int) -> FixedDecimal? {
    tokens[index].has(.number) ? tokens[index].word.figure : nil
  }

  func vulgarFraction(at index: Int) -> FixedDecimal? {
    tokens[index].kind == .fraction ? tokens[index].word.figure : nil
  }

  func value(_ role: NumberRole, at index: Int, before end: Int) -> (value: FixedDecimal, next: Int)? {
    guard index < end, tokens[index].kind == .word else { return nil }
    let wanted: WordRoles =
      switch role {
      case .number: .number
      case .scale: .scale
      case .fraction: .fraction
      case .vague: .vague
      }
    return tokens[index].has(wanted) ? (tokens[index].word.figure, index + 1) : nil
  }

  func pass(_ particle: NumberParticle, at index: Int, before end: Int) -> Int? {
    guard index < end, tokens[index].kind == .word else { return nil }
    let wanted: WordRoles =
      switch particle {
      case .article: .article
      case .of: .of
      case .and: .and
      case .range: .range
      case .between: .between
      case .halfMore: .halfMore
      case .measure: .unit
      }
    return tokens[index].has(wanted) ? index + 1 : nil
  }
}
