internal import Nutrition
internal import Words

/// A tokenised line in the form that `NumberReader` needs.
protocol NumberWords {
  func kind(at index: Int) -> Token.Kind
  func isGlued(at index: Int) -> Bool
  func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool
  /// Whether it is an "a" behind a hyphen, as in "pick-a-mix", which is not a number.
  func isHyphenatedArticle(at index: Int) -> Bool
  /// The number of a token in digits.
  func digits(at index: Int) -> FixedDecimal?
  func vulgarFraction(at index: Int) -> FixedDecimal?
  /// The number of the words at `index` in this role, and the index after them.
  func value(_ role: NumberRole, at index: Int, before end: Int) -> (value: FixedDecimal, next: Int)?
  /// The index after the words at `index`, if they are this particle.
  func pass(_ particle: NumberParticle, at index: Int, before end: Int) -> Int?
}

/// The role of a number word.
enum NumberRole {
  /// Is added: "twenty five".
  case number
  /// Multiplies: "two dozen".
  case scale
  /// A fraction: "half".
  case fraction
  /// An unspecified number: "a few".
  case vague
}

/// Small words in and around numbers.
enum NumberParticle {
  case article, of, and, range, between, halfMore
  /// A word that a number counts or measures by, where the number is not part of it: 两 as a weight.
  case measure
}

extension Sentence {
  /// Whether a number or an amount begins before a token and goes on behind it: the "and" and the "half" of "three and a half" and
  /// of "a scoop and a half".
  ///
  /// - Parameter start: where the first such number may begin.
  func isWithinAmount(_ index: Int, from start: Int = 0, before end: Int) -> Bool {
    let longest = 3
    return (max(index - longest, start)..<max(index, start)).contains { first in
      NumberReader(words: self).single(at: first, before: end).map { $0.end > index } == true
        || AmountParser(sentence: self).read(at: first, before: end)?.range.contains(index) == true
    }
  }
}

extension Sentence: NumberWords {
  func kind(at index: Int) -> Token.Kind { tokens[index].kind }
  func isGlued(at index: Int) -> Bool { tokens[index].isGlued }
  func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool { isMark(String(mark), at: index) }
  func digits(at index: Int) -> FixedDecimal? { Digits.figure(tokens[index].original, thousands: thousands) }

  /// The other number that an ambiguous token of digits may mean: "1.500".
  func otherDigits(at index: Int) -> FixedDecimal? {
    tokens[index].isNumber ? Digits.other(tokens[index].original, thousands: thousands) : nil
  }

  func isHyphenatedArticle(at index: Int) -> Bool {
    tokens[index].spacing == .hyphen && tokens[index].folded == "a"
  }

  func vulgarFraction(at index: Int) -> FixedDecimal? {
    guard tokens[index].kind == .fraction, let scalar = tokens[index].original.unicodeScalars.first else { return nil }
    return VulgarFraction.figure(scalar)
  }

  func value(_ role: NumberRole, at index: Int, before end: Int) -> (value: FixedDecimal, next: Int)? {
    find(at: index, before: end) { tag in
      switch (role, tag) {
      case (.number, .number(let value)), (.scale, .scale(let value)), (.fraction, .fraction(let value)),
        (.vague, .vague(let value)):
        value
      default: nil
      }
    }
  }

  func pass(_ particle: NumberParticle, at index: Int, before end: Int) -> Int? {
    switch particle {
    case .article: skip(.article, at: index, before: end)
    case .of: skip(.of, at: index, before: end)
    case .and: skip(.conjunction(.and), at: index, before: end)
    case .range: skip(.range, at: index, before: end)
    case .between: skip(.between, at: index, before: end)
    case .halfMore: skip(.halfMore, at: index, before: end)
    case .measure:
      find(at: index, before: end) { tag -> Bool? in
        switch tag {
        case .unit, .measure: true
        default: nil
        }
      }?.next
    }
  }
}
