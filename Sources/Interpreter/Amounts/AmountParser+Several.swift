internal import Nutrition
internal import Words

/// Amounts with several numbers or units: packs, sums, equivalents.
extension AmountParser {
  /// Parses a count with the weight of each: "2 x 400g", "2 400g tins", "two 60g eggs", "1 (14 oz) can", "one 2-pound".
  /// `weighed` is the weight of all.
  func pack(after count: NumberPhrase, _ end: Int) -> AmountPhrase? {
    var next = sentence.skip(.times, at: count.end, before: end) ?? count.end
    let isTimes = next > count.end
    let isAside = sentence.isMark("(", at: next)
    if isAside { next += 1 }
    guard next < end, sentence.tokens[next].isNumber, isTimes || isAside || !sentence.tokens[next].isGlued,
      let each = NumberReader(words: sentence).single(at: next, before: end)
    else { return nil }
    let isHyphenated = sentence.isMark("-", at: each.end)
    let unitStart = isHyphenated ? each.end + 1 : each.end
    guard let unit = unit(at: unitStart, end, afterDigits: true), unit.value.isMeasured else { return nil }
    var stop = unit.next
    if isAside {
      guard sentence.isMark(")", at: stop) else { return nil }
      stop += 1
    }
    stop = equivalent(at: stop, end)?.next ?? stop
    let container = self.unit(at: stop, end, afterDigits: false)
    let isOfFood =
      count.high == nil && count.value >= FixedDecimal(2) && sentence.tokens[unitStart].isGlued && stop < end
      && sentence.tokens[stop].isWord
      && sentence.skip(.of, at: stop, before: end) == nil
    guard isTimes || isAside || isHyphenated || container != nil || isOfFood else { return nil }
    var phrase = AmountPhrase(range: count.end - 1..<(container?.next ?? stop))
    phrase.quantity = count.value
    phrase.high = count.high
    phrase.unit = container?.value
    phrase.weighed = Amount(quantity: count.value * each.value, unit: unit.value)
    phrase.isApproximate = count.isApproximate
    return count.high == nil ? phrase.of(pieces: count.value) : phrase
  }

  /// Parses a sum into its first unit: "1 lb 9 oz", "1 kg 200 g", "2 cups and a half".
  func added(_ phrase: AmountPhrase, _ end: Int) -> AmountPhrase? {
    guard let unit = phrase.unit, let quantity = phrase.quantity, phrase.high == nil else { return nil }
    let start = phrase.range.upperBound
    let conjunction =
      sentence.skip(.conjunction(.and), at: start, before: end)
      ?? sentence.skip(.conjunction(.plus), at: start, before: end)
    if let part = fractionMore(at: conjunction, start, end) {
      return phrase.changed(quantity: quantity + part.value * phrase.each, end: part.next)
    }
    if let lesser = lesserMeasure(than: phrase, at: start, end), let more = lesser.quantity {
      return phrase.changed(quantity: quantity + more, end: lesser.range.upperBound)
    }
    let next = conjunction ?? start
    guard next < end, sentence.tokens[next].isNumber,
      let more = NumberReader(words: sentence).single(at: next, before: end),
      let second = self.unit(at: more.end, end, afterDigits: true),
      let ratio = unit.ratio(to: second.value), ratio > .zero, ratio < FixedDecimal(1),
      // "Steak 8 oz and 100 g mushrooms": what is added in a lesser unit is less than one of the greater.
      more.value * ratio < FixedDecimal(1),
      // "三杯200毫升": so much is in each.
      conjunction != nil || unit != .cup || second.value != .millilitre
    else { return nil }
    return phrase.changed(quantity: quantity + more.value * ratio, end: second.next)
  }

  /// Parses the 三两 of 两斤三两: an amount in a lesser Chinese measure of the same unit.
  private func lesserMeasure(than phrase: AmountPhrase, at start: Int, _ end: Int) -> AmountPhrase? {
    guard sentence.language == .chinese, phrase.each > FixedDecimal(1), start < end,
      let lesser = read(at: start, before: end, leads: false), lesser.unit == phrase.unit,
      lesser.range.lowerBound == start,
      lesser.each > FixedDecimal(1), lesser.each < phrase.each
    else { return nil }
    return lesser
  }

  /// Parses one unit and a part of it: "kilo y medio", "cup and a half".
  func oneAndPart(_ phrase: AmountPhrase, _ end: Int) -> AmountPhrase? {
    guard phrase.unit != nil, phrase.quantity == nil,
      let conjunction = sentence.skip(.conjunction(.and), at: phrase.range.upperBound, before: end),
      let part = fractionMore(at: conjunction, conjunction, end)
    else { return nil }
    return phrase.changed(quantity: FixedDecimal(1) + part.value, end: part.next)
  }

  /// Parses the fraction in "2 cups and a half", "dos tazas y media", "一碗半".
  private func fractionMore(at conjunction: Int?, _ start: Int, _ end: Int) -> (value: FixedDecimal, next: Int)? {
    guard conjunction != nil || sentence.language == .chinese else { return nil }
    let first = conjunction ?? start
    let half = sentence.skip(.article, at: first, before: end) ?? first
    guard half > first || sentence.language != .english else { return nil }
    return sentence.find(at: half, before: end) { if case .fraction(let value) = $0 { value } else { nil } }
  }

  /// Parses a range behind a unit: "a cup or two", "a slice or 2".
  func orMore(_ phrase: AmountPhrase, _ end: Int) -> AmountPhrase? {
    guard phrase.unit != nil, phrase.high == nil, let quantity = phrase.quantity,
      let next = sentence.skip(.range, at: phrase.range.upperBound, before: end),
      let more = NumberReader(words: sentence).single(at: next, before: end), !more.isArticle, more.value > quantity,
      unit(at: more.end, end, afterDigits: more.isDigits) == nil
    else { return nil }
    var result = phrase.changed(quantity: quantity, end: more.end)
    result.high = more.value
    result.isApproximate = true
    return result
  }

  /// Skips "each" in "50 g each", "a cup each", "2 of each".
  private func each(behind phrase: AmountPhrase, _ end: Int) -> Int? {
    guard phrase.energy != nil || phrase.quantity != nil else { return nil }
    let next = phrase.range.upperBound
    if let of = sentence.skip(.of, at: next, before: end), !phrase.isArticle || phrase.unit != nil,
      let each = sentence.skip(.person(.each), at: of, before: end)
    {
      return each
    }
    guard phrase.energy != nil || phrase.unit != nil else { return nil }
    return sentence.skip(.person(.each), at: next, before: end)
  }

  /// Adds what follows an amount and belongs to it: the same amount in another unit, "of", "each".
  func followed(_ phrase: AmountPhrase, _ end: Int) -> AmountPhrase {
    var phrase = phrase
    if phrase.unit != nil, let other = equivalent(at: phrase.range.upperBound, end) {
      phrase.range = phrase.range.lowerBound..<other.next
      if other.amount.isWeight, !phrase.amount.isWeight { phrase.weighed = other.amount }
    }
    if phrase.unit?.isMeasured == true, let container = unit(at: phrase.range.upperBound, end, afterDigits: false),
      container.value.isContainer
    {
      phrase.range = phrase.range.lowerBound..<container.next
      phrase.isOfContainer = true
    }
    if let each = each(behind: phrase, end) {
      phrase.isOfEach = true
      phrase.range = phrase.range.lowerBound..<each
    }
    guard phrase.energy == nil, let of = sentence.skip(.of, at: phrase.range.upperBound, before: end) else {
      return phrase
    }
    if let pieces = pieces(of: phrase, at: of, end) { return pieces }
    phrase.hasOf = true
    let next = sentence.skip(anyOf: [.determiner, .article], at: of, before: end) ?? of
    phrase.range = phrase.range.lowerBound..<next
    // "A third of the pot of soup".
    if phrase.unit == nil, next > of, let container = unit(at: next, end, afterDigits: false),
      container.value.isContainer, let inside = sentence.skip(.of, at: container.next, before: end)
    {
      phrase.unit = container.value
      phrase.range = phrase.range.lowerBound..<inside
    }
    return phrase
  }

  /// "A pack of 6 nuggets": the amount is the number of pieces.
  private func pieces(of phrase: AmountPhrase, at start: Int, _ end: Int) -> AmountPhrase? {
    guard phrase.unit?.isContainer == true,
      let each = numbers.single(at: start, before: end), !each.isArticle, each.value > FixedDecimal(1), each.end < end,
      sentence.tokens[each.end].isWord, unit(at: each.end, end, afterDigits: each.isDigits) == nil,
      size(at: each.end, end) == nil
    else { return nil }
    var pieces = AmountPhrase(range: phrase.range.lowerBound..<each.end)
    pieces.quantity = (phrase.quantity ?? FixedDecimal(1)) * each.value
    pieces.isApproximate = phrase.isApproximate
    return pieces
  }

  /// Parses the same amount in another unit: "/5½oz", "(240 ml)".
  private func equivalent(at start: Int, _ end: Int) -> (amount: Amount, next: Int)? {
    let isAside = sentence.isMark("(", at: start)
    let first = sentence.skip(.approximate, at: start + 1, before: end) ?? start + 1
    guard isAside || sentence.isMark("/", at: start),
      let number = NumberReader(words: sentence).single(at: first, before: end),
      let unit = unit(at: number.end, end, afterDigits: true), unit.value.isMeasured
    else { return nil }
    let amount = Amount(quantity: number.value, unit: unit.value)
    let next =
      equivalent(at: unit.next, end).flatMap { sentence.isMark("/", at: unit.next) ? $0.next : nil } ?? unit.next
    guard isAside else { return (amount, next) }
    return sentence.isMark(")", at: next) ? (amount, next + 1) : nil
  }
}

extension AmountPhrase {
  fileprivate func changed(quantity: FixedDecimal, end: Int) -> AmountPhrase {
    var phrase = self
    phrase.quantity = quantity
    phrase.range = range.lowerBound..<end
    return phrase
  }
}

extension Amount {
  var isWeight: Bool {
    if case .mass? = unit?.kind { true } else { false }
  }

  /// Whether it is one of what is counted, or one vessel: "a glass".
  var isOneVessel: Bool {
    (quantity.map { $0 == FixedDecimal(1) } ?? true) && unit.map { $0.isVessel || $0.kind == .counted } == true
  }
}

extension MeasureUnit {
  /// Whether it is a unit of mass or volume, not one that is counted.
  var isMeasured: Bool { kind != .counted }

  /// Whether it is a unit of volume that is also counted: "a pint and another".
  var isVessel: Bool { self == .cup || self == .pint || self == .teaspoon || self == .tablespoon }

  /// Whether it is a volume as labels and bars state it, and no vessel.
  var isMetricVolume: Bool { [.millilitre, .centilitre, .decilitre, .litre].contains(self) }

  /// Whether people use hundreds and thousands of it.
  var isMetricPart: Bool {
    switch self {
    case .milligram, .gram, .millilitre: true
    default: false
    }
  }

  /// How many of this unit make one of `other`; nil where they measure different things.
  fileprivate func ratio(to other: MeasureUnit) -> FixedDecimal? {
    switch (kind, other.kind) {
    case (.mass(let own), .mass(let others)), (.volume(let own), .volume(let others)): others / own
    default: nil
    }
  }
}
