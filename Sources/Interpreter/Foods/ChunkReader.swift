internal import Nutrition

/// Takes a list of foods apart at its joints: commas, "and", "with", lines, parentheses, labels of time.
struct ChunkReader {
  let sentence: Sentence
  let labels: [WhenLabel]
  let amounts: AmountParser
  private var parts: [ListPart] = []
  private(set) var chunk = Chunk(opening: .start)
  private(set) var unaccounted: [Int] = []
  /// "Juice" of "juice of a lemon": it goes behind the fruit.
  private var extract: Range<Int>?

  init(sentence: Sentence, labels: [WhenLabel]) {
    self.sentence = sentence
    self.labels = labels
    amounts = AmountParser(sentence: sentence)
  }

  /// The parts of `range` in order, and the words in it that nothing could be made of.
  static func read(
    _ range: Range<Int>, of sentence: Sentence, labels: [WhenLabel]
  ) -> (parts: [ListPart], unaccounted: [Int]) {
    var reader = ChunkReader(sentence: sentence, labels: labels)
    var index = range.lowerBound
    while index < range.upperBound { index = reader.step(at: index, range.upperBound) }
    reader.close(.start)
    return (reader.parts, reader.unaccounted)
  }

  /// Reads what is at `index` and says where to go on.
  private mutating func step(at index: Int, _ end: Int) -> Int {
    if let label = labels.first(where: { $0.range.lowerBound == index }) {
      close(.start)
      parts.append(.label(label))
      return label.range.upperBound
    }
    if let next = described(at: index, end) ?? mark(at: index, end) ?? purpose(at: index, end) ?? opening(
      at: index, end) ?? joint(at: index, end)
      ?? weight(at: index, end) ?? amounts.length(at: index, end) ?? amount(at: index, end) ?? passing(at: index, end)
      ?? extract(at: index, end)
    {
      return next
    }
    chunk.pieces.append(.word(index))
    return index + 1
  }

  private mutating func close(_ opening: Chunk.Opening) {
    trim()
    chunk.pieces += (extract ?? 0..<0).map { .word($0) }
    extract = nil
    if !chunk.pieces.isEmpty { parts.append(.chunk(chunk)) }
    chunk = Chunk(opening: opening)
  }

  /// Takes "too", "please" and the like from the end.
  private mutating func trim() {
    while case .word(let index)? = chunk.pieces.last, isPassing(index), chunk.pieces.count > 1 {
      chunk.pieces.removeLast()
    }
  }

  private func isPassing(_ index: Int) -> Bool {
    sentence.phrases[index].contains { phrase in
      guard phrase.length == 1 else { return false }
      switch phrase.meaning {
      case .filler, .also, .tailVerb, .only, .determiner, .approximate: return true
      default: return false
      }
    }
  }

  /// "Ready to eat": several words that belong together, though one of them is also another word.
  private mutating func described(at index: Int, _ end: Int) -> Int? {
    if let next = sentence.skip(anyOf: [.also, .place], at: index, before: end), next > index + 1 { return next }
    guard let next = sentence.skip(anyOf: [.preparation, .quality], at: index, before: end), next > index + 2 else {
      return nil
    }
    chunk.pieces += (index..<next).map { .word($0) }
    return next
  }

  private mutating func mark(at index: Int, _ end: Int) -> Int? {
    let token = sentence.tokens[index]
    guard token.kind == .mark else { return nil }
    if token.original == ",", isUnfinished(index + 1, end) { return index + 1 }
    switch token.original {
    case ",", ";", ")", "]", "!", "?", ".": close(.comma)
    case "\n", "•": close(.line)
    case "(", "[":
      if let next = qualification(at: index, end) ?? interruption(at: index, end) { return next }
      close(.aside)
    case "+": close(.joint(.plus))
    case ":" where chunk.words.isEmpty && !chunk.pieces.isEmpty: close(.comma)
    // "M&M's".
    case "&" where token.isGlued && index + 1 < end && sentence.tokens[index + 1].isGlued && !chunk.words.isEmpty:
      chunk.pieces.append(.word(index))
    case "&": close(.joint(.and))
    case "%" where token.isGlued: chunk.pieces.append(.word(index))
    case "~", "≈": return amount(at: index, end) ?? index + 1
    default: break
    }
    return index + 1
  }

  /// An aside between an amount and its food says nothing more: "2 tablespoons (about ¼ stick) butter".
  private mutating func interruption(at index: Int, _ end: Int) -> Int? {
    guard !chunk.pieces.isEmpty, chunk.words.isEmpty, let stop = asideEnd(index, end) else { return nil }
    unaccounted += index + 1..<stop
    return stop + 1
  }

  private func asideEnd(_ index: Int, _ end: Int) -> Int? {
    (index..<end).first { sentence.isMark(")", at: $0) || sentence.isMark("]", at: $0) }
  }

  /// An aside between a kind and its food is a part of the name: "fat-free (skim) milk", "reduced-fat (2%) milk".
  private mutating func qualification(at index: Int, _ end: Int) -> Int? {
    guard !chunk.words.isEmpty, let stop = asideEnd(index, end), (2...3).contains(stop - index), stop + 1 < end,
      sentence.tokens[stop + 1].isWord,
      sentence.find(at: stop + 1, { if case .joint = $0 { true } else { nil } }) == nil,
      case .state = WordKinds(sentence: sentence).kind(chunk.words)
    else { return nil }
    chunk.pieces += (index + 1..<stop).map { .word($0) }
    return stop + 1
  }

  /// "The juice of a lemon": the amount is the fruit's, the name is both.
  private mutating func extract(at start: Int, _ end: Int) -> Int? {
    guard chunk.words.isEmpty, extract == nil, let of = sentence.skip(.extract, at: start, before: end),
      var next = sentence.skip(.of, at: of, before: end), next < end, sentence.tokens[next].kind != .mark
    else { return nil }
    extract = start..<of
    if !chunk.hasAmount, let phrase = amounts.read(at: next, before: end) {
      chunk.pieces.append(.amount(phrase))
      next = phrase.range.upperBound
    }
    return sentence.skip(.determiner, at: next, before: end) ?? next
  }

  private mutating func joint(at index: Int, _ end: Int) -> Int? {
    let found = sentence.find(at: index, before: end) { if case .joint(let joint) = $0 { joint } else { nil } }
    guard let found, sentence.tokens[index].spacing != .hyphen else { return nil }
    if let fixed = sentence.skip(.fixed, at: index, before: end), fixed > found.next { return nil }
    if found.value == .and, isUnfinished(found.next, end) { return found.next }
    // "mac n cheese" keeps its n; a list that is only begun keeps its opening.
    if chunk.pieces.isEmpty, case .joint = chunk.opening, found.value == .and { return found.next }
    close(.joint(found.value))
    return found.next
  }

  mutating func take(_ phrase: AmountPhrase) {
    chunk.pieces.append(.amount(phrase))
  }

  mutating func replaceLast(with phrase: AmountPhrase) {
    chunk.pieces[chunk.pieces.count - 1] = .amount(phrase)
  }

  private mutating func amount(at index: Int, _ end: Int) -> Int? {
    let labelled = labels.first { $0.range.lowerBound > index }.map { min($0.range.lowerBound, end) } ?? end
    guard sentence.tokens[index].spacing != .hyphen,
      let phrase = amounts.read(at: index, before: labelled, leads: chunk.pieces.isEmpty),
      !isHyphenated(phrase.range.upperBound, end), !sentence.isPercentage(at: index)
    else { return nil }
    chunk.pieces.append(.amount(phrase))
    return phrase.range.upperBound
  }

  /// "Half-and-half": the number is a part of a name.
  private func isHyphenated(_ index: Int, _ end: Int) -> Bool {
    index < end && sentence.tokens[index].spacing == .hyphen && sentence.tokens[index - 1].isWord
  }

  /// Words that stand beside foods and are none of them.
  private mutating func passing(at index: Int, _ end: Int) -> Int? {
    let passed: [Meaning] = [.also, .place, .instead]
    if let next = sentence.skip(anyOf: passed, at: index, before: end) { return next }
    let asides: [Meaning] = [.filler, .correction, .adverb]
    if let next = sentence.skip(anyOf: asides, at: index, before: end), next > index + 1 { return next }
    if let next = size(at: index, end) ?? vessel(at: index, end) { return next }
    if chunk.words.isEmpty, let next = leading(at: index, end) { return next }
    guard !chunk.pieces.isEmpty || chunk.opening == .comma,
      let next = sentence.skip(.tail, at: index, before: end)
    else { return nil }
    if amounts.read(at: next, before: end, leads: false) != nil { return next }
    return tail(from: index, end)
  }

  private func leading(at index: Int, _ end: Int) -> Int? {
    let kinds: [Meaning] = [.preparation, .quality]
    if chunk.pieces.isEmpty, let next = sentence.skip(anyOf: kinds, at: index, before: end),
      amounts.read(at: next, before: end)?.unit?.isMeasured == true
    {
      return next
    }
    let meanings: [Meaning] = [.determiner, .filler, .of, .only, .correction]
    if chunk.opening == .joint(.with), let next = sentence.skip(.company, at: index, before: end) { return next }
    return sentence.skip(anyOf: meanings, at: index, before: end)
  }

  /// What follows "from" or "at" is no food; it ends with the chunk.
  private mutating func tail(from start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, sentence.tokens[index].isWord || sentence.tokens[index].isNumber,
      !labels.contains(where: { $0.range.lowerBound == index }), !endsTail(at: index, end)
    {
      unaccounted.append(index)
      index += 1
    }
    return max(index, start + 1)
  }
}
