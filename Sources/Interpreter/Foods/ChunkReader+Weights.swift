internal import Nutrition
internal import Words

/// Weights in full sentences, and numbers that are not amounts.
extension ChunkReader {
  /// Whether a weight and its food are here: "150 g of tea", "my 150 g of tea".
  func isNamedWeight(at index: Int, _ end: Int) -> Bool {
    let start = sentence.skip(.determiner, at: index, before: end) ?? index
    guard let phrase = amounts.read(at: start, before: end, leads: false), phrase.amount.isWeight else { return false }
    let name = phrase.range.upperBound
    guard name < end, sentence.tokens[name].isWord, !isLabel(at: name) else { return false }
    return sentence.find(at: name, before: end) { isNoName($0) ? true : nil } == nil
  }

  /// Whether it is a conjunction or a nutrient rather than a food.
  private func isNoName(_ tag: Tag) -> Bool {
    switch tag {
    case .conjunction, .tail, .nutrient(.protein), .nutrient(.carbohydrate), .nutrient(.fibre): true
    default: false
    }
  }

  /// Takes the weight of the food before: "a chapati weighing 90 g", "salt at 0.4g".
  mutating func weight(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords || chunk.pieces.isEmpty && chunk.opening == .comma,
      let next = sentence.skip(.weighing, at: index, before: end),
      var phrase = amounts.read(at: next, before: end, leads: false), phrase.amount.unit?.isMeasured == true
    else { return nil }
    phrase.isTold = true
    if phrase.hasOf || sentence.skip(.of, at: index, before: next) == next, isNamedWeight(at: next, end) {
      return chunk.hasWords ? content(at: next) : next
    }
    take(phrase)
    let rest = phrase.range.upperBound
    guard rest < end, sentence.tokens[rest].isWord, !isLabel(at: rest),
      sentence.skip(anyOf: [.preparation, .quality], at: rest) == nil,
      sentence.find(at: rest, { isConjunctionOrState($0) ? true : nil }) == nil
    else { return rest }
    return tail(from: rest, end)
  }

  /// Takes a number that is part of a name: "50 g of Good Start 2 formula".
  mutating func number(inNameAt index: Int, _ end: Int) -> Int? {
    guard sentence.tokens[index].isNumber, index + 1 < end, sentence.tokens[index + 1].isWord,
      !sentence.tokens[index + 1].isGlued, case .word(let last)? = chunk.pieces.last, last == index - 1,
      sentence.tokens[last].original != sentence.tokens[last].lower, let weight = chunk.pieces.first?.amount,
      weight.isInGrams, weight.hasOf, amounts.read(at: index, before: end, leads: false)?.unit == nil,
      sentence.find(at: index + 1, { isConjunctionOrState($0) ? true : nil }) == nil
    else { return nil }
    take(word: index)
    return index + 1
  }

  /// Skips a ratio: "a 50:50 mix".
  func ratio(at index: Int, _ end: Int) -> Int? {
    guard index + 2 < end, sentence.tokens[index].isNumber, sentence.isMark(":", at: index + 1),
      sentence.tokens[index + 1].isGlued, sentence.tokens[index + 2].isNumber, sentence.tokens[index + 2].isGlued
    else { return nil }
    return index + 3
  }

  private func isConjunctionOrState(_ tag: Tag) -> Bool {
    switch tag {
    case .conjunction, .state: true
    default: false
    }
  }

  /// Begins a content of the food before: in "a salad of 120 g of cucumber" the weight is that of the cucumber.
  mutating func content(at index: Int) -> Int {
    close(.conjunction(.part))
    chunk.isContent = true
    return index
  }
}
