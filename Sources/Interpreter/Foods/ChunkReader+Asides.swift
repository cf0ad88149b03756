internal import Nutrition
internal import Words

/// Asides that say which food it is, how it was and how much: "soup (tomato, 300 ml)", "banana (no skin, 100 g)", "3 biscuits
/// (2 chocolate, 1 plain)".
extension ChunkReader {
  /// What stands between two commas of an aside: an amount, words, or both.
  private struct Remark {
    var words: [Int]
    var amount: AmountPhrase?
    /// The amount stands before the words.
    var isCounted = false
  }

  mutating func description(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, case let stop = asideEnd(index, end) ?? end, stop > index + 1 else { return nil }
    let remarks = remarks(index + 1, stop)
    return parted(remarks) || described(remarks) ? min(stop + 1, end) : nil
  }

  private func remarks(_ start: Int, _ end: Int) -> [Remark] {
    let conjunctions = (start..<end).filter { index in
      sentence.isMark(",", at: index) || sentence.isMark(";", at: index) || isConjunctionOfCounted(at: index, end)
    }
    return zip([start] + conjunctions.map { $0 + 1 }, conjunctions + [end]).map { remark($0, $1) }
  }

  /// "2 beef and 1 chicken".
  private func isConjunctionOfCounted(at index: Int, _ end: Int) -> Bool {
    sentence.skip(.conjunction(.and), at: index, before: end) == index + 1
      && amounts.read(at: index + 1, before: end, leads: false)?.quantity != nil
  }

  private func remark(_ start: Int, _ end: Int) -> Remark {
    var remark = Remark(words: [])
    var index = start
    while index < end {
      if remark.amount == nil, let phrase = amounts.read(at: index, before: end, leads: false), phrase.quantity != nil {
        remark.amount = phrase
        index = phrase.range.upperBound
      } else {
        remark.words.append(index)
        index += 1
      }
    }
    remark.isCounted = remark.amount?.range.lowerBound == start && !remark.words.isEmpty
    return remark
  }

  /// "Tacos: 2 beef, 1 chicken": the kinds of what was named, up to the end.
  mutating func kinds(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, !chunk.hasAmount, !labels.contains(where: { $0.range.lowerBound > index }) else {
      return nil
    }
    return parted(remarks(index + 1, end)) ? end : nil
  }

  /// "3 tacos, 2 carnitas and 1 al pastor": the kinds of those that were counted, which are as many. "3 eggs, 2 slices of
  /// toast and 1 coffee" are six things.
  mutating func kindsOfCounted(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, chunk.hasAmount, !labels.contains(where: { $0.range.lowerBound > index }),
      case let words = chunk.words, case let remarks = remarks(index + 1, end), remarks.count > 1,
      remarks.allSatisfy({ $0.amount?.unit == nil && names.isSure($0.words + words) })
    else { return nil }
    return parted(remarks, areNamed: true) ? end : nil
  }

  /// "Tacos (2 beef, 1 chicken)".
  mutating func kindsInside(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, let stop = asideEnd(index, end), parted(remarks(index + 1, stop)) else { return nil }
    return stop + 1
  }

  /// So many of each kind, which are all that was counted, where it was.
  private mutating func parted(_ remarks: [Remark], areNamed: Bool = false) -> Bool {
    let words = chunk.words
    let counted = remarks.compactMap { $0.amount?.quantity }.reduce(.zero, +)
    let unit = chunk.pieces.lazy.compactMap { $0.amount?.unit }.first
    guard chunk.pieces.allSatisfy({ $0.word != nil || $0.amount?.quantity == counted && unit?.isMeasured != true }),
      remarks.count > 1 || !chunk.hasAmount, !isMixture(words),
      areNamed || remarks.contains(where: { isKind($0, of: words) }),
      remarks.allSatisfy({ $0.isCounted && (areNamed || isKind($0, of: words) || mayBeKind($0, of: words)) })
    else { return false }
    let opening = chunk.opening
    for (position, remark) in remarks.enumerated() {
      chunk = Chunk(opening: position == 0 ? opening : .comma)
      if var amount = remark.amount {
        amount.unit = amount.unit ?? unit
        take(amount)
      }
      chunk.pieces += (remark.words + words).map { .word($0) }
      if position < remarks.count - 1 { close(.comma) }
    }
    return true
  }

  /// "2 chocolate", of biscuits: a noun in the plural would be a food of its own.
  private func isKind(_ remark: Remark, of words: [Int]) -> Bool {
    guard !isPlural(remark), names.isSure(remark.words + words) else { return false }
    guard let unit = remark.amount?.unit else { return true }
    return unit.kind == .counted && names.match(remark.words + words)?.measures[unit] != nil
  }

  private func isPlural(_ remark: Remark) -> Bool {
    sentence.language == .english && remark.words.last.map { sentence.tokens[$0].folded.hasSuffix("s") } == true
  }

  /// "2 tuna", of sushi beside "4 salmon": no food is called so, and a piece of the sushi is what was counted.
  private func mayBeKind(_ remark: Remark, of words: [Int]) -> Bool {
    let isNamed = names.match(remark.words + words).map { $0.title == names.match(words)?.title } ?? false
    return !isPlural(remark) && (isNamed || WordKinds(sentence: sentence).isIngredient(remark.words))
      && remark.amount?.unit.map { names.match(words)?.measures[$0] != nil && $0.kind == .counted } ?? true
  }

  /// Eggs and tomatoes are in a salad.
  private func isMixture(_ words: [Int]) -> Bool {
    guard let last = words.last else { return false }
    return sentence.skip(anyOf: [.mixture, .countedMixture, .cookedMixture], at: last) == last + 1
  }

  /// One kind at most, how it was, what it was without, and how much. What only one of these says is told otherwise.
  private mutating func described(_ remarks: [Remark]) -> Bool {
    let words = chunk.words
    let others = remarks.filter { !$0.words.isEmpty && !isAbsence($0.words) }
    let (states, kinds) = (others.filter { isState($0.words) }, others.filter { !isState($0.words) })
    guard kinds.count < 2, kinds.allSatisfy({ names.isSure($0.words + words) }), !remarks.contains(where: \.isCounted),
      remarks.count(where: { $0.amount != nil }) < 2, case let added = (kinds + states).flatMap(\.words),
      remarks.count > 1 || remarks[0].amount != nil && !remarks[0].words.isEmpty
        || !added.isEmpty && names.isName(added + words)
    else { return false }
    let place = chunk.pieces.firstIndex { $0.word != nil } ?? 0
    chunk.pieces.insert(contentsOf: added.map { .word($0) }, at: place)
    chunk.pieces += remarks.compactMap { $0.amount.map { .amount($0) } }
    unaccounted += remarks.map(\.words).filter(isAbsence).flatMap(\.self)
    return true
  }

  /// "No skin".
  private func isAbsence(_ words: [Int]) -> Bool {
    words.first.map { sentence.skip(.conjunction(.without), at: $0) != nil } ?? false
  }

  func isState(_ words: [Int]) -> Bool {
    if case .state = WordKinds(sentence: sentence).kind(words) { true } else { false }
  }
}
