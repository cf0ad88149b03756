internal import Calls
internal import Nutrition
internal import Words

/// Parses figures to log as they are: "+450 pub lunch p20", "quick add 300 c20 f10 crisps".
struct QuickAddReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil unless it begins with "+" and a number, or asks for a quick add.
  func read(_ lead: Lead) -> Parse? {
    let range = context.range
    let isPlus = sentence.isMark("+", at: lead.next)
    guard lead.trigger == .quickAdd || isPlus else { return nil }
    let energy = energy(at: isPlus ? lead.next + 1 : lead.next)
    if isPlus, energy == nil { return nil }
    let reader = FiguresReader.read(
      (energy?.next ?? lead.next)..<range.upperBound, of: sentence, energy: energy?.value, bareEnergy: true)
    guard reader.figures.energy != nil else { return nil }
    var parse = context.parse(.log)
    parse.isApproximate = reader.isApproximate
    parse.command = .quickAdd(QuickAddCall(reader.figures, label: label(reader.rest)))
    return parse
  }

  /// Parses "450", "450 kcal", "450 slice of cake", but not "2 eggs" or "200g rice".
  private func energy(at index: Int) -> (value: FixedDecimal, next: Int)? {
    let end = context.range.upperBound
    guard index < end, sentence.tokens[index].isNumber,
      let number = NumberReader(words: sentence).single(at: index, before: end)
    else { return nil }
    let amount = AmountParser(sentence: sentence).read(at: index, before: end)
    if let amount, let energy = amount.energy { return (energy, amount.range.upperBound) }
    let isMeasured =
      AmountParser(sentence: sentence).unit(at: number.end, end, afterDigits: true)?.value.isMeasured == true
    return isMeasured || number.value < FixedDecimal(20) ? nil : (number.value, number.end)
  }

  /// The remaining words without labels and conjunctions at the ends. Contiguous words keep what is between and around
  /// them, emoji too.
  private func label(_ rest: [Int]) -> String? {
    var words = rest.drop { isPassing($0) }
    words = withoutTime(words)
    while let last = words.last, isPassing(last), !isLed(last) { words.removeLast() }
    guard let first = words.first, let last = words.last else {
      let pictures = sentence.written(context.range.upperBound..<context.range.upperBound)
      return pictures.isEmpty ? nil : pictures
    }
    // "+180 it" has no label.
    guard sentence.skip(.pronoun, at: first) != last + 1,
      !words.allSatisfy({ index in context.labels.contains { $0.range.contains(index) } })
    else { return nil }
    guard words.count == last - first + 1 else {
      return sentence.original(words.filter { sentence.tokens[$0].kind != .mark })
    }
    return sentence.written(first..<last + 1)
  }

  /// The words without a time: "takeaway for dinner yesterday" ends in one. "Pub lunch" is a name.
  private func withoutTime(_ rest: ArraySlice<Int>) -> ArraySlice<Int> {
    var words = rest
    while let last = words.last, let label = context.labels.first(where: { $0.range.contains(last) }),
      label.hasLead || label.offset != nil || label.clock != nil, words.contains(where: { !label.range.contains($0) })
    {
      words = words.filter { !label.range.contains($0) }[...]
    }
    return words
  }

  /// Whether a filler is part of a time: "until now".
  private func isLed(_ index: Int) -> Bool {
    index > context.range.lowerBound && sentence.skip(.filler, at: index) == index + 1
      && sentence.skip(.leadToTime, at: index - 1) == index
  }

  private func isPassing(_ index: Int) -> Bool {
    if sentence.tokens[index].kind == .mark { return true }
    let tags: [Tag] = [.to, .leadToTime, .filler, .determiner, .at, .conjunction(.and), .conjunction(.with)]
    return tags.contains { sentence.skip($0, at: index) == index + 1 }
  }
}
