package import Nutrition
internal import Words

/// A number in a text, prepared for comparison with known figures.
package struct StatedNumber: Hashable, Sendable {
  /// The unit of a number.
  package enum Unit: Hashable, Sendable {
    case kilocalories, grams, milligrams, kilograms, pounds, millilitres, percent
    /// Any unit in which no figure is computed: a slice, a kilojoule, "twice".
    case other
  }

  /// The possible values: "1.950" may be one thousand nine hundred and fifty, or just under two.
  package let readings: [FixedDecimal]
  /// The number of decimals, if it is a decimal number.
  package let places: Int
  /// The unit right behind it; nil where there is none.
  package let unit: Unit?
  /// The nutrients named next to it: "40 g of protein", "protein: 40 g". Two where it may belong to either.
  package var nutrients: Set<Nutrient> = []
}

/// Finds the numbers of a text, in digits and in words. "One" is ignored, since it is used for anything.
package struct StatedNumbers {
  /// The most words in the name of a nutrient.
  private static let longestName = 4

  private let lexicon: Lexicon

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// The numbers of a text in order.
  package func numbers(in text: String) -> [StatedNumber] {
    let sentence = lexicon.sentence(text)
    let reader = NumberReader(words: sentence)
    var numbers: [StatedNumber] = []
    var index = 0
    while index < sentence.tokens.count {
      let (found, next) = read(sentence, reader, at: index)
      numbers += found
      index = next
    }
    return numbers
  }

  /// The nutrients that a text names.
  package func nutrients(in text: String) -> Set<Nutrient> {
    let sentence = lexicon.sentence(text)
    var named: Set<Nutrient> = []
    var index = 0
    while index < sentence.tokens.count {
      let found = sentence.nutrient(at: index)
      if let found { named.insert(found.value) }
      index = found?.next ?? index + 1
    }
    return named
  }

  /// The numbers that begin at a token, and the index after them.
  private func read(_ sentence: Sentence, _ reader: NumberReader<Sentence>, at index: Int) -> ([StatedNumber], Int) {
    let token = sentence.tokens[index]
    switch token.kind {
    case .mark: return ([], index + 1)
    case .number: return digits(sentence, at: index)
    case .fraction, .word: break
    }
    guard let phrase = reader.single(at: index, before: sentence.tokens.count) else {
      if sentence.find(at: index, { if case .factor = $0 { true } else { nil } }) != nil {
        return ([StatedNumber(readings: [], places: 0, unit: .other)], index + 1)
      }
      return (StatedNumbers.digitRuns(in: token.original), index + 1)
    }
    if phrase.isArticle || phrase.isApproximate || phrase.value == FixedDecimal(1) { return ([], phrase.end) }
    let unit = unit(sentence, at: phrase.end)
    let number = StatedNumber(
      readings: [phrase.value], places: phrase.value.wholeNumber == nil ? 2 : 0, unit: unit.unit,
      nutrients: nutrients(beside: index..<unit.next, in: sentence))
    return ([number], phrase.end)
  }

  private func digits(_ sentence: Sentence, at index: Int) -> ([StatedNumber], Int) {
    let text = sentence.tokens[index].original
    var readings = Array(Set([Digits.figure(text), Digits.energy(text)].compactMap(\.self)))
    var next = index + 1
    if let scale = sentence.value(.scale, at: next, before: sentence.tokens.count) {
      readings = readings.map { $0 * scale.value }
      next = scale.next
    }
    let places = text.lastIndex { $0 == "." || $0 == "," }.map { text[$0...].count - 1 } ?? 0
    let unit = unit(sentence, at: next)
    let number = StatedNumber(
      readings: readings, places: places, unit: unit.unit, nutrients: nutrients(beside: index..<unit.next, in: sentence)
    )
    return ([number], next)
  }

  /// The nutrients named before a number and behind its unit.
  private func nutrients(beside number: Range<Int>, in sentence: Sentence) -> Set<Nutrient> {
    let behind = sentence.nutrient(at: sentence.skip(.of, at: number.upperBound) ?? number.upperBound)?.value
    var end = number.lowerBound
    while end > 0, [":", "=", "("].contains(where: { sentence.isMark($0, at: end - 1) }) { end -= 1 }
    let before = (0..<end).reversed().prefix(StatedNumbers.longestName).lazy.compactMap { start -> Nutrient? in
      guard let found = sentence.nutrient(at: start), found.next == end else { return nil }
      return found.value
    }
    // The longest name that ends there: "saturated fat" is not "fat".
    return Set([behind, Array(before).last].compactMap(\.self))
  }

  /// The unit at a token, and the index after it.
  private func unit(_ sentence: Sentence, at index: Int) -> (unit: StatedNumber.Unit?, next: Int) {
    guard index < sentence.tokens.count else { return (nil, index) }
    if sentence.isMark("%", at: index) { return (.percent, index + 1) }
    let unit = sentence.find(at: index) { tag -> StatedNumber.Unit? in
      switch tag {
      case .energy(let kilocalories): kilocalories == FixedDecimal(1) ? .kilocalories : .other
      case .letterUnit(let unit), .capitalUnit(let unit), .unit(let unit): StatedNumber.Unit(unit)
      default: nil
      }
    }
    return (unit?.value, unit?.next ?? index)
  }

  /// The digits within a word, such as 47 in "W47".
  private static func digitRuns(in word: String) -> [StatedNumber] {
    word.split { !("0"..."9").contains($0) }.compactMap { run in
      FixedDecimal(run).map { StatedNumber(readings: [$0], places: 0, unit: nil) }
    }
  }
}

extension StatedNumber.Unit {
  fileprivate init(_ unit: MeasureUnit) {
    self =
      switch unit {
      case .milligram: .milligrams
      case .gram: .grams
      case .kilogram: .kilograms
      case .pound: .pounds
      case .millilitre: .millilitres
      default: .other
      }
  }
}
