internal import Nutrition

/// Takes a list of foods apart at its joints: commas, "and", "with", lines, parentheses, labels of time.
struct ChunkReader {
  let sentence: Sentence
  let labels: [WhenLabel]
  let amounts: AmountParser
  private var parts: [ListPart] = []
  var chunk = Chunk(opening: .start)
  var unaccounted: [Int] = []
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
    if let next = described(at: index, end) ?? mark(at: index, end) ?? purpose(at: index, end)
      ?? weight(at: index, end) ?? opening(at: index, end) ?? joint(at: index, end) ?? amounts.length(at: index, end)
      ?? amount(at: index, end) ?? passing(at: index, end)
      ?? extract(at: index, end)
    {
      return next
    }
    chunk.pieces.append(.word(index))
    return index + 1
  }

  mutating func close(_ opening: Chunk.Opening) {
    trim()
    chunk.pieces += (extract ?? 0..<0).map { .word($0) }
    extract = nil
    if !chunk.pieces.isEmpty { parts.append(.chunk(chunk)) }
    chunk = Chunk(opening: opening)
  }

  func isLabel(at index: Int) -> Bool {
    labels.contains { $0.range.lowerBound == index }
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
    guard let found, sentence.tokens[index].spacing != .hyphen, !isHyphenated(found.next, end) else { return nil }
    if let fixed = sentence.skip(.fixed, at: index, before: end), fixed > found.next { return nil }
    if found.value == .and, isUnfinished(found.next, end) { return found.next }
    // "mac n cheese" keeps its n; a list that is only begun keeps its opening.
    if chunk.pieces.isEmpty, case .joint = chunk.opening, found.value == .and { return found.next }
    if found.value == .part, !chunk.words.isEmpty, saysState(at: index) { take(word: index) }
    close(.joint(found.value == .with && endsInState ? .part : found.value))
    return found.next
  }

  /// "Kale sautéed with oil": what follows is in it.
  private var endsInState: Bool {
    guard chunk.words.count > 1, let last = chunk.words.last, sentence.language == .english else { return false }
    return sentence.find(at: last) { if case .state = $0 { true } else { nil } } != nil
  }

  /// "Fried in butter" says how, "cooked in butter" does not.
  private func saysState(at index: Int) -> Bool {
    sentence.find(at: index, before: index + 1) { meaning -> Bool? in
      if case .state(let state) = meaning, state != .cooked { true } else { nil }
    } != nil
  }

  mutating func take(word index: Int) {
    chunk.pieces.append(.word(index))
  }

  mutating func take(_ phrase: AmountPhrase) {
    chunk.pieces.append(.amount(phrase))
  }

  mutating func replaceLast(with phrase: AmountPhrase) {
    chunk.pieces[chunk.pieces.count - 1] = .amount(phrase)
  }

  mutating func amount(at index: Int, _ end: Int) -> Int? {
    if let next = number(inNameAt: index, end) ?? ratio(at: index, end) { return next }
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
    if isNamedWeight(at: next, end) {
      close(.joint(chunk.isInGrams ? .plus : .part))
      return next
    }
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
  mutating func tail(from start: Int, _ end: Int) -> Int {
    var index = start
    chunk.hasClause = chunk.hasClause || sentence.skip(.relative, at: start, before: end) != nil
    while index < end, sentence.tokens[index].isWord || sentence.tokens[index].isNumber,
      !isLabel(at: index), !endsTail(at: index, end)
    {
      if index > start, isNamedWeight(at: index, end) {
        close(.joint(.plus))
        return index
      }
      if index > start, sentence.skip(.of, at: index) == nil, let next = weight(at: index, end) { return next }
      unaccounted.append(index)
      index += 1
    }
    return max(index, start + 1)
  }
}
