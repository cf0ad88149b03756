internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Splits a line of a label into row names, numbers and column heads.
struct LabelLine: Sendable {
  struct Row: Sendable {
    var figure: LabelFigure?
    var values: [LabelNumber] = []
    /// The unit in the row's name: "Energy (kJ)".
    var unit: LabelNumber.Unit?
  }

  /// The rows in the line. The first has no name where the line continues the one above.
  private(set) var rows: [Row] = []
  private(set) var heads: [NutritionLabel.Basis] = []
  private(set) var words: Set<LabelWord> = []
  let printed: PrintedLine

  init(_ text: String, phrases: PhraseTable<LabelWord>) {
    printed = PrintedLine(text)
    let parts = LabelLine.parts(printed)
    var index = 0
    while index < parts.count {
      let run = parts[index].word == nil ? [] : parts[index...].prefix(8).prefix { $0.word != nil }.compactMap(\.word)
      if !run.isEmpty, let found = phrases.meaning(of: run, at: 0) {
        take(found.meaning)
        index += found.count
      } else {
        take(parts[index].token, parts: parts, at: index)
        index += 1
      }
    }
    takeHundreds()
  }

  private struct Part {
    let token: Int
    /// As an outline; nil where it is not a word.
    let word: String?
  }

  /// The words and numbers of a line, with each word's outline for comparison.
  private static func parts(_ line: PrintedLine) -> [Part] {
    var parts: [Part] = []
    for (index, token) in line.tokens.enumerated() {
      switch token.kind {
      case .word, .currency, .times:
        for word in PrintedWord.outlines(of: line.text(of: token)) { parts.append(Part(token: index, word: word)) }
      case .number, .digits, .less, .percent: parts.append(Part(token: index, word: nil))
      default: break
      }
    }
    return parts
  }

  private mutating func take(_ word: LabelWord) {
    words.insert(word)
    if let figure = word.figure {
      // A row's name may be printed in several languages side by side.
      if rows.last?.values.isEmpty != true { rows.append(Row()) }
      rows[rows.count - 1].figure = figure
      if word == .calories { rows[rows.count - 1].unit = .kilocalorie }
      return
    }
    switch word {
    case .serving: if heads.last != .serving || rows.isEmpty { heads.append(.serving) }
    case .container: heads.append(.container)
    case .milk:
      if heads.last == .serving { heads.removeLast() }
      heads.append(.prepared)
    default: break
    }
  }

  private mutating func take(_ index: Int, parts: [Part], at position: Int) {
    let token = printed.tokens[index]
    let text = printed.text(of: token)
    if let number = token.number {
      take(number, at: index)
    } else if token.kind == .word, ["nil", "trace", "traces", "spuren"].contains(text.lowercased()) {
      append(LabelNumber(value: .zero, unit: .gram, isUpperBound: text.lowercased() != "nil"))
    } else if token.kind == .word, let number = LabelLine.misread(text) {
      append(number)
    } else if token.kind == .word, let unit = LabelLine.unit(text),
      !(index > 0 && printed.tokens[index - 1].number != nil)
    {
      if rows.last?.values.isEmpty != true { rows.append(Row()) }
      // "Energy (kJ/kcal)" does not say which number has which unit.
      rows[rows.count - 1].unit = rows[rows.count - 1].unit == nil ? unit : nil
    }
  }

  /// "Og", "Omg", "lig": numbers with their unit in which digits were read as letters.
  private static func misread(_ word: String) -> LabelNumber? {
    guard word.hasSuffix("g"), (2...4).contains(word.utf8.count) else { return nil }
    let isMilligram = word.hasSuffix("mg")
    var value = 0
    for byte in word.utf8.dropLast(isMilligram ? 2 : 1) {
      switch byte {
      case UInt8(ascii: "O"), UInt8(ascii: "o"): value *= 10
      case UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "i"): value = value * 10 + 1
      default: return nil
      }
    }
    return word.utf8.count > (isMilligram ? 2 : 1)
      ? LabelNumber(value: FixedDecimal(value), unit: isMilligram ? .milligram : .gram) : nil
  }

  private mutating func take(_ number: PrintedNumber, at index: Int) {
    let tokens = printed.tokens
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if next?.kind == .percent { return }
    // In "%RI 20" the number is a share of the daily intake. A "g" on its own is also read as a 9.
    if isUnitNine(index) { return }
    let isBeforeNine = isUnitNine(index + 1)
    let unit = isBeforeNine ? .gram : next.flatMap { $0.kind == .word ? LabelLine.unit(printed.text(of: $0)) : nil }
    let isBounded = index > 0 && tokens[index - 1].kind == .less || isBehindLess(index)
    var value = LabelNumber(
      value: number.grouped != nil && (unit == .kilojoule || unit == .milligram)
        ? number.grouped ?? number.value : number.value,
      unit: unit, isUpperBound: isBounded, places: number.places)
    if unit == nil { value.shorter = LabelLine.withoutLastNine(printed.text(of: tokens[index])) }
    append(value)
  }

  private func isUnitNine(_ index: Int) -> Bool {
    guard index > 0, index < printed.tokens.count, let number = printed.tokens[index].number else { return false }
    return number.digits == 1 && number.value == FixedDecimal(9) && printed.tokens[index - 1].number != nil
      && printed.gap(before: index) == 1
  }

  private func isBehindLess(_ index: Int) -> Bool {
    guard index >= 2 else { return false }
    return printed.folded(printed.tokens[index - 2]) == "less" && printed.folded(printed.tokens[index - 1]) == "than"
  }

  private mutating func append(_ value: LabelNumber) {
    if rows.isEmpty { rows.append(Row()) }
    var value = value
    if value.unit == nil { value.unit = rows[rows.count - 1].unit }
    rows[rows.count - 1].values.append(value)
  }

  private static func unit(_ word: String) -> LabelNumber.Unit? {
    switch word.lowercased() {
    case "rng", "mq": return .milligram
    case "µg", "mcg", "ug": return .microgram
    case "kj", "kjoule", "ki", "k1": return .kilojoule
    case "kcal", "cal", "cals", "kca", "kcai", "calories", "kkal": return .kilocalorie
    // A nine on its own is a number of the row.
    case "9": return nil
    default:
      return switch measure(word) {
      case .gram: .gram
      case .milligram: .milligram
      default: nil
      }
    }
  }

  /// A unit of weight or volume, also as a text recogniser misreads it: a "g" as "q" or "9", the "l" of "ml" as "i" or
  /// not at all.
  static func measure(_ word: String) -> MeasureUnit? {
    switch word.lowercased() {
    case "q", "9": .gram
    case "m", "mi": .millilitre
    default: UnitWords.embedded.unit(word)
    }
  }

  /// "139" may be "13g", and "0.39" may be "0.3g".
  private static func withoutLastNine(_ text: String) -> FixedDecimal? {
    guard text.utf8.count >= 2, text.utf8.last == UInt8(ascii: "9") else { return nil }
    var rest = text.dropLast().utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    if rest.last == UInt8(ascii: ".") { rest.removeLast() }
    return FixedDecimal(String(decoding: rest, as: UTF8.self))
  }
}

extension LabelLine {
  /// "per 100 g" is a column head, not a value.
  private mutating func takeHundreds() {
    var bases: [NutritionLabel.Basis] = []
    for (index, token) in printed.tokens.enumerated() {
      guard let number = token.number, number.isWhole else { continue }
      if number.value == FixedDecimal(1009), index > 0, printed.tokens[index - 1].kind == .word {
        bases.append(.hundredGrams)
      }
      guard number.value == FixedDecimal(100), index + 1 < printed.tokens.count else { continue }
      switch LabelLine.measure(printed.text(of: printed.tokens[index + 1])) {
      case .gram: bases.append(.hundredGrams)
      case .millilitre: bases.append(.hundredMillilitres)
      default: break
      }
    }
    guard !bases.isEmpty,
      rows.allSatisfy({ $0.figure == nil || $0.figure == .energy || $0.values.count <= bases.count + 1 })
    else { return }
    let serving = heads
    heads = servingStandsFirst ? serving + bases : bases + serving
    for row in rows.indices {
      rows[row].values.removeAll {
        ($0.value == FixedDecimal(100) || $0.value == FixedDecimal(1009)) && ($0.unit == .gram || $0.unit == nil)
      }
    }
    rows.removeAll { $0.figure == nil && $0.values.isEmpty }
  }

  /// Whether the word for a portion comes before "100 g".
  private var servingStandsFirst: Bool {
    guard
      let hundred = printed.tokens.firstIndex(where: {
        $0.number?.value == FixedDecimal(100) || $0.number?.value == FixedDecimal(1009)
      })
    else { return false }
    let before = printed.tokens[..<hundred]
    let words = before.map { printed.folded($0) }
    return words.contains { ["serving", "portion", "serve", "racion", "porcion", "porsiyon"].contains($0) }
  }
}
