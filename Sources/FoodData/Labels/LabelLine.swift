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

  init(_ text: String, _ vocabulary: LabelVocabulary) {
    printed = PrintedLine(LabelMending.mended(text))
    let parts = LabelLine.parts(printed, vocabulary)
    var index = 0
    while index < parts.count {
      let run = parts[index].word == nil ? [] : parts[index...].prefix(8).prefix { $0.word != nil }.compactMap(\.word)
      if !run.isEmpty, let found = vocabulary.phrases.meaning(of: run, at: 0) {
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
  private static func parts(_ line: PrintedLine, _ vocabulary: LabelVocabulary) -> [Part] {
    var parts: [Part] = []
    for (index, token) in line.tokens.enumerated() {
      switch token.kind {
      case .word, .currency, .times:
        for word in PrintedWord.outlines(of: line.text(of: token)) {
          parts.append(Part(token: index, word: vocabulary.corrected(word)))
        }
      case .number, .digits, .less, .percent: parts.append(Part(token: index, word: nil))
      default: break
      }
    }
    return parts
  }

  private mutating func take(_ word: LabelWord) {
    words.insert(word)
    if let figure = word.figure {
      // A row's name may be printed in several languages side by side, with slashes that are read as sevens.
      if let last = rows.last, last.figure == figure, last.values.allSatisfy({ $0.isPerhapsSlash(last.unit) }) {
        rows[rows.count - 1].values = []
      }
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
      append(
        LabelNumber(
          value: .zero, unit: .gram, isUpperBound: text.lowercased() != "nil", position: printed.middle(of: token)))
    } else if token.kind == .word, var number = LabelLine.misread(text) {
      number.position = printed.middle(of: token)
      append(number)
    } else if token.kind == .word, let unit = LabelLine.unit(text), text.lowercased() != "k",
      !(index > 0 && printed.tokens[index - 1].number != nil)
    {
      if rows.last?.values.isEmpty != true { rows.append(Row()) }
      // "Energy (kJ/kcal)" does not say which number has which unit.
      rows[rows.count - 1].unit = rows[rows.count - 1].unit == nil ? unit : nil
    }
  }

  private mutating func take(_ number: PrintedNumber, at index: Int) {
    let tokens = printed.tokens
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if next?.kind == .percent, printed.gap(before: index + 1) <= 2 { return }
    // In "%RI 20" the number is a share of the daily intake. A "g" on its own is also read as a 9.
    if isUnitNine(index) || isDecimal(index) { return }
    let isBeforeNine = isUnitNine(index + 1)
    let unit = isBeforeNine ? .gram : next.flatMap { $0.kind == .word ? LabelLine.unit(printed.text(of: $0)) : nil }
    let isBounded = index > 0 && tokens[index - 1].kind == .less || isBehindLess(index)
    let figure = PrintedFigure(number, text: text(ofNumber: index))
    // Nothing is less than zero: the decimals were not read.
    if isBounded, figure.value == .zero { return }
    var value = LabelNumber(
      value: number.grouped != nil && (unit == .kilojoule || unit == .milligram)
        ? number.grouped ?? number.value : figure.value,
      unit: unit, isUpperBound: isBounded, places: figure.places)
    value.position = printed.middle(of: tokens[index])
    if unit == nil, rows.last?.unit == nil {
      value.shorter = rows.last?.figure == .salt ? figure.withoutLastNine : figure.withoutUnit
    }
    append(value)
  }

  /// The text of a number. In "13/9" the slash is a misread comma, except between two energies.
  private func text(ofNumber index: Int) -> String {
    let text = printed.text(of: printed.tokens[index])
    return isDecimal(index + 2) ? text + "." + printed.text(of: printed.tokens[index + 2]) : text
  }

  /// Whether the number is the decimals behind a slash that was a comma.
  private func isDecimal(_ index: Int) -> Bool {
    let tokens = printed.tokens
    guard rows.last?.figure?.isInGrams == true, index >= 2, index < tokens.count, tokens[index - 1].kind == .slash,
      tokens[index].isGlued, tokens[index - 1].isGlued, let decimals = tokens[index].number,
      let whole = tokens[index - 2].number
    else { return false }
    return decimals.isWhole && decimals.digits <= 2 && whole.isWhole && whole.digits <= 2
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
