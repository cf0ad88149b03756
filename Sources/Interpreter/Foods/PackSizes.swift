internal import Nutrition
internal import Words

/// What the pack holds of which a part was eaten: "half a bag of crisps, the bag is 150 g", "halbe Tüte Chips, in der Tüte sind
/// 175 g".
struct PackSizes {
  let sentence: Sentence
  private var amounts: AmountParser { AmountParser(sentence: sentence) }

  /// The line with how much was eaten; nil where no pack is described.
  var resolved: String? {
    guard sentence.tokens.count <= 60 else { return nil }
    for index in sentence.range.dropFirst() {
      guard let pack = amounts.unit(at: index, sentence.tokens.count, afterDigits: false), isContainer(pack.value),
        let start = start(before: index), let size = size(at: pack.next),
        let part = part(in: pack.value, before: start),
        let eaten = size.quantity.flatMap({ all in part.quantity.map { $0 * all } }), let unit = size.unit
      else { continue }
      let rest = size.range.upperBound..<sentence.tokens.count
      let words = [
        sentence.written(0..<part.range.lowerBound), Amount(quantity: eaten, unit: unit).description,
        sentence.written(part.range.upperBound..<start), rest.isEmpty ? "" : sentence.written(rest),
      ]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return nil
  }

  private func isContainer(_ unit: MeasureUnit) -> Bool {
    [.packet, .can, .tin, .bottle, .jar, .pot, .tub, .bar, .carton].contains(unit)
  }

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
    let leads: [Tag] = [.copula, .trigger(.was), .person(.has), .there, .of, .approximate]
    let start = sentence.skip(anyOf: leads, at: index) ?? index
    guard let size = amounts.read(at: start, before: sentence.tokens.count, leads: false),
      size.amount.isWeight || size.unit?.isMetricVolume == true, case let end = size.range.upperBound,
      end == sentence.tokens.count || sentence.tokens[end].kind == .mark
    else { return nil }
    return size
  }

  /// How much of such a pack was said before.
  private func part(in unit: MeasureUnit, before end: Int) -> AmountPhrase? {
    (0..<end).lazy.compactMap { index -> AmountPhrase? in
      guard var said = amounts.read(at: index, before: end), said.unit == unit else { return nil }
      said.quantity = said.quantity ?? FixedDecimal(1)
      return said
    }.first
  }
}
