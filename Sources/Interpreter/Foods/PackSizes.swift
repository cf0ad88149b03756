internal import Nutrition
internal import Words

/// What the pack or the whole holds of which a part was eaten: "half a bag of crisps, the bag is 150 g", "halbe Tüte Chips, in der
/// Tüte sind 175 g", "half the lasagne, the whole thing was 900 g", "media pizza de 400 g".
struct PackSizes {
  let sentence: Sentence
  private var amounts: AmountParser { AmountParser(sentence: sentence) }

  /// The line with how much was eaten; nil where no pack is described.
  var resolved: String? {
    guard sentence.tokens.count <= 60 else { return nil }
    for index in sentence.range.dropFirst() {
      guard let (part, size, said) = told(at: index) ?? joined(at: index) ?? sized(at: index),
        let eaten = size.quantity.flatMap({ all in part.quantity.map { $0 * all } }), let unit = size.unit
      else { continue }
      let rest = said.upperBound..<sentence.tokens.count
      let words = [
        sentence.written(0..<part.range.lowerBound), Amount(quantity: eaten, unit: unit).description,
        sentence.written(part.range.upperBound..<said.lowerBound), rest.isEmpty ? "" : sentence.written(rest),
      ]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return nil
  }

  /// How much was eaten, of how much, and the words about the whole, if they begin behind a mark.
  private func told(at index: Int) -> (part: AmountPhrase, size: AmountPhrase, said: Range<Int>)? {
    guard let pack = pack(at: index) ?? whole(at: index), let start = start(before: index),
      let size = size(at: pack.next), let part = part(in: pack.unit, before: start)
    else { return nil }
    return (part, size, start..<size.range.upperBound)
  }

  /// The same where the size stands before the measure: "1.5 scoops of whey (30 g scoop)", "2 slices of bread, 40 g slices".
  private func sized(at index: Int) -> (part: AmountPhrase, size: AmountPhrase, said: Range<Int>)? {
    let isAside = sentence.isMark("(", at: index)
    guard isAside || sentence.isMark(",", at: index),
      let size = amounts.read(at: index + 1, before: sentence.tokens.count, leads: false), size.amount.isWeight,
      // "500 g bag" is one phrase.
      case let last = size.isOfContainer ? size.range.upperBound - 1 : size.range.upperBound,
      let measure = amounts.unit(at: last, sentence.tokens.count, afterDigits: false),
      measure.value.kind == .counted, !measure.value.isSize,
      // What is in a tin is canned, which its name says.
      ![.piece, .can, .tin].contains(measure.value),
      isAside ? sentence.isMark(")", at: measure.next) : measure.next == sentence.tokens.count,
      let part = part(in: measure.value, before: index)
    else { return nil }
    return (part, size, index..<(isAside ? measure.next + 1 : measure.next))
  }

  /// The same where the weight belongs to the food: "media pizza | de 400 g". In "half an avocado weighing 70 g" it may be that of
  /// the half.
  private func joined(at index: Int) -> (part: AmountPhrase, size: AmountPhrase, said: Range<Int>)? {
    guard sentence.skip(.of, at: index) != nil, let size = size(at: index), let part = part(in: nil, before: index),
      case let named = part.range.upperBound..<index, !named.isEmpty,
      named.allSatisfy({ sentence.tokens[$0].isWord })
    else { return nil }
    return (part, size, index..<size.range.upperBound)
  }

  private func pack(at index: Int) -> (unit: MeasureUnit?, next: Int)? {
    guard let unit = amounts.unit(at: index, sentence.tokens.count, afterDigits: false),
      [.packet, .can, .tin, .bottle, .jar, .pot, .tub, .bar, .carton].contains(unit.value)
    else { return nil }
    return (unit.value, unit.next)
  }

  /// The words for all of what a fraction was said of: "whole thing", "tamamı", "whole pizza".
  private func whole(at index: Int) -> (unit: MeasureUnit?, next: Int)? {
    guard let next = sentence.skip(anyOf: [.whole, .all], at: index) else { return nil }
    let isNamed = next + 1 < sentence.tokens.count && sentence.tokens[next].isWord && isLead(next + 1) && !isLead(next)
    return (nil, isNamed ? next + 1 : next)
  }

  private static let leads: [Tag] = [.copula, .trigger(.was), .person(.has), .there, .of, .approximate, .weighing]

  private func isLead(_ index: Int) -> Bool { sentence.skip(anyOf: Self.leads, at: index) != nil }

  /// Where the words about the pack begin, behind a mark: "in the", "one whole". Nil where a food goes on.
  private func start(before index: Int) -> Int? {
    var start = index
    let passed: [Tag] = [
      .article, .determiner, .whole, .conjunction(.in), .conjunction(.on), .person(.each), .tail, .at, .leadToTime,
    ]
    while start > 0, sentence.tokens[start - 1].kind != .mark, !isPartedBySpace(start) {
      let before = start - 1
      let isOne = sentence.count(at: before, before: start)?.value == 1
      // "In der" is one phrase.
      guard
        let first = [before - 1, before].first(where: { first in
          first >= 0 && sentence.skip(anyOf: passed, at: first, before: start) == start
        }) ?? (isOne ? before : nil)
      else { return nil }
      start = first
    }
    return start > 1 ? start : nil
  }

  /// Whether another sentence begins in Chinese, which a space parts.
  private func isPartedBySpace(_ index: Int) -> Bool {
    sentence.language == .chinese && sentence.tokens[index].spacing == .apart
  }

  /// The weight or volume behind it, at the end of a part.
  private func size(at index: Int) -> AmountPhrase? {
    var start = index
    while let next = sentence.skip(anyOf: Self.leads, at: start) { start = next }
    guard let size = amounts.read(at: start, before: sentence.tokens.count, leads: false),
      size.amount.isWeight || size.unit?.isMetricVolume == true, case let end = size.range.upperBound,
      end == sentence.tokens.count || sentence.tokens[end].kind == .mark
    else { return nil }
    return size
  }

  /// How much of such a pack was said before, or which fraction of the whole.
  private func part(in unit: MeasureUnit?, before end: Int) -> AmountPhrase? {
    (0..<end).lazy.compactMap { index -> AmountPhrase? in
      guard var said = amounts.read(at: index, before: end) else { return nil }
      if let unit, let measure = measure(behind: said), measure.value == unit {
        (said.unit, said.range) = (unit, said.range.lowerBound..<measure.next)
      }
      let isPart =
        unit == nil
        ? said.unit?.kind ?? .counted == .counted && said.quantity.map { $0 < FixedDecimal(1) } == true
        : said.unit == unit
      guard isPart else { return nil }
      said.quantity = said.quantity ?? FixedDecimal(1)
      return said
    }.first
  }

  /// The measure of which a fraction is said with "the": "1/3 of the bag".
  private func measure(behind part: AmountPhrase) -> (value: MeasureUnit, next: Int)? {
    guard part.unit == nil, let quantity = part.quantity, quantity < FixedDecimal(1) else { return nil }
    let start = sentence.skip(.determiner, at: part.range.upperBound) ?? part.range.upperBound
    return amounts.unit(at: start, sentence.tokens.count, afterDigits: false)
  }
}
