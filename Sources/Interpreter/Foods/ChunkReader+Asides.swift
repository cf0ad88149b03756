internal import Nutrition
internal import Words

/// Parentheses that say which food it is, in which state and how much: "soup (tomato, 300 ml)", "banana (no skin, 100
/// g)", "3 biscuits (2 chocolate, 1 plain)".
extension ChunkReader {
  /// One item within parentheses: an amount, words, or both.
  private struct Remark {
    var words: [Int]
    var amount: AmountPhrase?
    /// Whether the amount comes before the words.
    var isCounted = false
  }

  mutating func description(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, case let stop = sentence.asideEnd(at: index, before: end) ?? end, stop > index + 1 else {
      return nil
    }
    let remarks = remarks(index + 1, stop)
    return parted(remarks) || described(remarks) ? min(stop + 1, end) : nil
  }

  private func remarks(_ start: Int, _ end: Int) -> [Remark] {
    let breaks = (start..<end).compactMap { index -> (end: Int, next: Int)? in
      if sentence.isMark(",", at: index) || sentence.isMark(";", at: index) || isConjunctionOfCounted(at: index, end) {
        return (index, index + 1)
      }
      // "2 beef | 1 chicken".
      guard index > start else { return nil }
      let isFurther = sentence.tokens[start].isNumber && sentence.tokens[index].isNumber
      let isBehindName = sentence.tokens[index - 1].isWord && !isConjunctionOfCounted(at: index - 1, end)
      return isFurther && isBehindName ? (index, index) : nil
    }
    return zip([start] + breaks.map(\.next), breaks.map(\.end) + [end]).map { remark($0, $1) }
  }

  /// Whether an "and" joins two counted items: "2 beef and 1 chicken".
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

  /// Takes the kinds of a food up to the end: "tacos: 2 beef, 1 chicken".
  mutating func kinds(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, !labels.contains(where: { $0.range.lowerBound > index }) else { return nil }
    return parted(remarks(index + 1, end)) ? end : nil
  }

  /// Takes the kinds of a counted food, if they add up to its count: "3 tacos, 2 carnitas and 1 al pastor". "3 eggs, 2
  /// slices of toast and 1 coffee" are six things.
  mutating func kindsOfCounted(at index: Int, _ end: Int) -> Int? {
    // Nobody lists more kinds; longer lists would be read again at every comma.
    let mostTokens = 60
    guard chunk.hasWords, chunk.hasAmount, end - index <= mostTokens,
      !labels.contains(where: { $0.range.lowerBound > index }), case let words = chunk.words,
      case let remarks = remarks(index + 1, end), remarks.count > 1,
      remarks.allSatisfy({ $0.amount?.unit == nil && names.isSure($0.words + words) })
    else { return nil }
    return parted(remarks, areNamed: true) ? end : nil
  }

  /// Takes kinds in parentheses: "tacos (2 beef, 1 chicken)".
  mutating func kindsInside(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, let stop = sentence.asideEnd(at: index, before: end), parted(remarks(index + 1, stop)) else {
      return nil
    }
    return stop + 1
  }

  /// Replaces the chunk with one for each kind. False where they are not kinds, or do not add up to the count.
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

  /// Whether it is a kind of the food, as "2 chocolate" of biscuits. A plural noun would be a food of its own.
  private func isKind(_ remark: Remark, of words: [Int]) -> Bool {
    guard !isPlural(remark), names.isSure(remark.words + words) else { return false }
    guard let unit = remark.amount?.unit else { return true }
    return unit.kind == .counted && names.match(remark.words + words)?.measures[unit] != nil
  }

  private func isPlural(_ remark: Remark) -> Bool {
    sentence.language == .english && remark.words.last.map { sentence.tokens[$0].folded.hasSuffix("s") } == true
  }

  /// Whether it may be a kind although no food has the name, as "2 tuna" of sushi beside "4 salmon". What is counted
  /// must be a piece of the food.
  private func mayBeKind(_ remark: Remark, of words: [Int]) -> Bool {
    let isNamed = names.match(remark.words + words).map { $0.title == names.match(words)?.title } ?? false
    return !isPlural(remark) && (isNamed || WordKinds(sentence: sentence).isIngredient(remark.words))
      && remark.amount?.unit.map { names.match(words)?.measures[$0] != nil && $0.kind == .counted } ?? true
  }

  /// Whether the food is a mixture, such as a salad: eggs and tomatoes are in it and not kinds of it.
  private func isMixture(_ words: [Int]) -> Bool {
    guard let last = words.last else { return false }
    return sentence.skip(anyOf: [.mixture, .countedMixture, .cookedMixture], at: last) == last + 1
  }

  /// Applies a description in parentheses: at most one kind, the state, what it was without, and the amount. What only
  /// one of these says is handled elsewhere.
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

  /// Whether it says what is missing: "no skin".
  private func isAbsence(_ words: [Int]) -> Bool {
    words.first.map { sentence.skip(.conjunction(.without), at: $0) != nil } ?? false
  }

  /// Gives the state of all to each food that was weighed: "200 g chicken and 250 g potatoes, all weighed raw".
  mutating func stateOfAll(at index: Int, _ end: Int) -> Int? {
    guard let all = sentence.skip(anyOf: [.all, .both], at: index, before: end) else { return nil }
    let start = sentence.skip(anyOf: [.trigger(.was), .copula], at: all, before: end) ?? all
    let stop = min(sentence.nextMark(from: start), end)
    let words = Array(start..<max(stop, start))
    guard isState(words) else { return nil }
    close(.start)
    for place in parts.indices {
      guard case .chunk(var food) = parts[place], food.hasWords, !food.words.contains(where: sentence.isState(at:))
      else {
        continue
      }
      // Several foods may stand without a mark between them.
      let amounts = food.pieces.indices.dropFirst().filter { food.pieces[$0].isCounted }
      for place in amounts.reversed() { food.pieces.insert(contentsOf: words.map { .word($0) }, at: place) }
      food.pieces += words.map { .word($0) }
      parts[place] = .chunk(food)
    }
    return stop
  }

  func isState(_ words: [Int]) -> Bool {
    if case .state = WordKinds(sentence: sentence).kind(words) { true } else { false }
  }
}
