internal import Nutrition

/// Amounts that are made of several: packs, sums, equivalents.
extension AmountParser {
  /// "2 x 400g", "2 400g tins", "1 (14 oz) can": the count times the size of one.
  func pack(after count: NumberPhrase, _ end: Int) -> AmountPhrase? {
    var next = sentence.skip(.times, at: count.end, before: end) ?? count.end
    let isTimes = next > count.end
    let isAside = sentence.isMark("(", at: next)
    if isAside { next += 1 }
    guard next < end, sentence.tokens[next].isNumber, isTimes || isAside || !sentence.tokens[next].isGlued,
      let each = NumberReader(sentence: sentence).single(at: next, before: end)
    else { return nil }
    var unitStart = each.end
    if sentence.isMark("-", at: unitStart) { unitStart += 1 }
    guard let unit = unit(at: unitStart, end, afterDigits: true), unit.value.isMeasured else { return nil }
    var stop = unit.next
    if isAside {
      guard sentence.isMark(")", at: stop) else { return nil }
      stop += 1
    }
    let container = self.unit(at: stop, end, afterDigits: false)
    guard isTimes || container != nil else { return nil }
    var phrase = AmountPhrase(range: count.end - 1..<(container?.next ?? stop))
    phrase.quantity = count.value * each.value
    phrase.unit = unit.value
    phrase.isApproximate = count.isApproximate
    return phrase
  }

  /// "1 lb 9 oz", "1 kg 200 g", "2 cups and a half": one sum in the first unit.
  func added(_ phrase: AmountPhrase, _ end: Int) -> AmountPhrase? {
    guard let unit = phrase.unit, let quantity = phrase.quantity, phrase.high == nil else { return nil }
    let start = phrase.range.upperBound
    let joint =
      sentence.skip(.joint(.and), at: start, before: end) ?? sentence.skip(.joint(.plus), at: start, before: end)
    if let joint, let half = sentence.skip(.article, at: joint, before: end),
      let part = sentence.find(at: half, before: end, { if case .fraction(let value) = $0 { value } else { nil } })
    {
      return phrase.changed(quantity: quantity + part.value, end: part.next)
    }
    let next = joint ?? start
    guard next < end, sentence.tokens[next].isNumber,
      let more = NumberReader(sentence: sentence).single(at: next, before: end),
      let second = self.unit(at: more.end, end, afterDigits: true),
      let ratio = unit.ratio(to: second.value), ratio > .zero, ratio < Figure(1)
    else { return nil }
    return phrase.changed(quantity: quantity + more.value * ratio, end: second.next)
  }

  /// What follows an amount and belongs to it: the same amount in another unit, "of", "each".
  func followed(_ phrase: AmountPhrase, _ end: Int) -> AmountPhrase {
    var phrase = phrase
    if phrase.unit != nil, let stop = equivalent(at: phrase.range.upperBound, end) {
      phrase.range = phrase.range.lowerBound..<stop
    }
    guard phrase.energy == nil, let of = sentence.skip(.of, at: phrase.range.upperBound, before: end) else {
      return phrase
    }
    phrase.hasOf = true
    phrase.range = phrase.range.lowerBound..<(sentence.skip(anyOf: [.determiner, .article], at: of, before: end) ?? of)
    return phrase
  }

  /// "/5½oz", "(240 ml)".
  private func equivalent(at start: Int, _ end: Int) -> Int? {
    let isAside = sentence.isMark("(", at: start)
    guard isAside || sentence.isMark("/", at: start),
      let number = NumberReader(sentence: sentence).single(at: start + 1, before: end),
      let unit = unit(at: number.end, end, afterDigits: true), unit.value.isMeasured
    else { return nil }
    guard isAside else { return unit.next }
    return sentence.isMark(")", at: unit.next) ? unit.next + 1 : nil
  }
}

extension AmountPhrase {
  fileprivate func changed(quantity: Figure, end: Int) -> AmountPhrase {
    var phrase = self
    phrase.quantity = quantity
    phrase.range = range.lowerBound..<end
    return phrase
  }
}

extension MeasureUnit {
  /// Mass or volume, not counted.
  var isMeasured: Bool { meaning != .counted }

  /// How many of this unit one of `other` is. Nil where they do not measure the same.
  fileprivate func ratio(to other: MeasureUnit) -> Figure? {
    switch (meaning, other.meaning) {
    case (.mass(let own), .mass(let others)), (.volume(let own), .volume(let others)): others / own
    default: nil
    }
  }
}
