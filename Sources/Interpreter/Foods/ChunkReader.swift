internal import Nutrition
internal import Words

/// Splits a list of foods into chunks at commas, conjunctions, lines, parentheses and time labels.
struct ChunkReader {
  let sentence: Sentence
  let labels: [WhenLabel]
  let amounts: AmountParser
  let names: NameReader
  var parts: [ListPart] = []
  var chunk = Chunk(opening: .start)
  var unaccounted: [Int] = []
  /// The unaccounted words that are in skipped clauses.
  var tails: [Int] = []
  /// The range of "juice" in "juice of a lemon"; it is put behind the fruit.
  var extract: Range<Int>?

  init(sentence: Sentence, labels: [WhenLabel], names: NameReader) {
    self.names = names
    self.sentence = sentence
    self.labels = labels
    amounts = AmountParser(sentence: sentence)
  }

  /// The parts of `range` in order, the words of it that were not understood, and those of them in skipped clauses
  /// ("from …").
  static func read(
    _ range: Range<Int>, of sentence: Sentence, labels: [WhenLabel], names: NameReader
  ) -> (parts: [ListPart], unaccounted: [Int], tails: [Int]) {
    var reader = ChunkReader(sentence: sentence, labels: labels, names: names)
    var index = range.lowerBound
    // "Treated myself to | a snack": the label began in the words before.
    if let label = labels.first(where: { $0.range.lowerBound < index && $0.range.contains(index) }) {
      reader.parts.append(.label(label))
      index = label.range.upperBound
    }
    while index < range.upperBound { index = reader.step(at: index, range.upperBound) }
    reader.close(.start)
    return (reader.parts, reader.unaccounted, reader.tails)
  }

  /// Handles what is at `index` and returns where to go on.
  private mutating func step(at index: Int, _ end: Int) -> Int {
    if let label = labels.first(where: { $0.range.lowerBound == index }) {
      guard !label.isOrigin else { return label.range.upperBound }
      close(.start)
      parts.append(.label(label))
      return label.range.upperBound
    }
    if let next = price(at: index, end) ?? companions(at: index, end) ?? toldOf(at: index, end) ?? described(
      at: index, end) ?? mark(
        at: index, end) ?? people(
        at: index, end) ?? purpose(at: index, end)
    {
      return next
    }
    if let next = weight(at: index, end) ?? opening(at: index, end) ?? content(of: index, end) { return next }
    if let next = contrast(at: index, end) ?? putBetween(at: index, end) ?? abundant(at: index, end) ?? further(
      at: index, end)
      ?? each(at: index, end) ?? stateOfAll(at: index, end)
    {
      return next
    }
    if let next = state(at: index, end) ?? approximate(at: index, end) ?? conjunction(at: index, end) ?? amounts.length(
      at: index, end)
      ?? amount(at: index, end) ?? passing(at: index, end)
      ?? extract(at: index, end)
    {
      return next
    }
    // "Potatoes | only about 180".
    if chunk.hasWords, let next = sentence.skip(.only, at: index, before: end),
      amounts.read(at: next, before: end, leads: false)?.quantity != nil
    {
      return next
    }
    chunk.pieces.append(.word(index))
    if endsPhrase(at: index, end) { close(.conjunction(.and)) }
    return index + 1
  }

  /// Takes an amount behind words for "about" that begin as a conjunction does: "más o menos 50 g".
  private mutating func approximate(at index: Int, _ end: Int) -> Int? {
    guard let next = sentence.skip(.approximate, at: index, before: end), next > index + 1 else { return nil }
    return amount(at: index, end)
  }

  mutating func close(_ opening: Chunk.Opening) {
    trim()
    // "The 100 g one".
    if chunk.isMeasured, chunk.pieces.count == 2, case .amount(let one)? = chunk.pieces.last, one.unit == nil,
      sentence.tokens[one.range.lowerBound].isWord
    {
      chunk.pieces.removeLast()
    }
    // "About 40 g of it", "2 of them", "3 each".
    if chunk.words.count == 1, let first = chunk.pieces.first?.amount,
      (chunk.isInGrams || first.hasOf) && sentence.skip(.pronoun, at: chunk.words[0]) == chunk.words[0] + 1
        || sentence.skip(.person(.each), at: chunk.words[0]) == chunk.words[0] + 1
    {
      let isEach = sentence.skip(.person(.each), at: chunk.words[0]) != nil
      chunk.pieces.removeAll { if case .word = $0 { true } else { false } }
      if isEach, chunk.pieces.count == 1, first.unit == nil, first.quantity != nil {
        var each = first
        each.isOfEach = true
        chunk.pieces = [.amount(each)]
      }
    }
    chunk.pieces += (extract ?? 0..<0).map { .word($0) }
    extract = nil
    chunk.isInEach = chunk.isInEach || isAlsoInEach
    if !chunk.pieces.isEmpty { parts.append(.chunk(chunk)) }
    chunk = Chunk(opening: opening)
  }

  /// Whether it goes into each with what is said before it: "each with milk and 1 sugar", "each with 10 g butter and 15 g jam".
  private var isAlsoInEach: Bool {
    guard chunk.opening == .conjunction(.and), case .chunk(let before)? = parts.last, before.isInEach else {
      return false
    }
    let kinds = WordKinds(sentence: sentence)
    return before.isMeasured && chunk.isMeasured
      || kinds.ends(chunk.words, in: [.ingredient, .drinkAddition, .seasoning])
  }

  func isLabel(at index: Int) -> Bool {
    labels.contains { $0.range.lowerBound == index }
  }

  /// Removes "too", "please" and the like from the end.
  private mutating func trim() {
    var isBehindVerb = false
    while case .word(let index)? = chunk.pieces.last, chunk.pieces.count > 1,
      isPassing(index) || isBehindVerb && isBeforeVerb(index), !endsName(index)
    {
      isBehindVerb = isBehindVerb || sentence.skip(.tailVerb, at: index) != nil
      chunk.pieces.removeLast()
    }
    // "Yumurtayı | yedim", "einen Ayran dazu | getrunken": nothing but the verb is left.
    if !parts.isEmpty, case .word(let index)? = chunk.pieces.first, sentence.skip(.tailVerb, at: index) != nil,
      sentence.language == .turkish || sentence.language == .german && chunk.pieces.count == 1
    {
      chunk.pieces = []
    }
  }

  /// Whether the word ends the name of a food: the "max" of "pepsi max".
  private func endsName(_ index: Int) -> Bool {
    let words = chunk.words.suffix(3).drop { $0 < index - 2 }
    return words.count > 1 && words.dropLast().indices.contains { names.finder.isName(sentence.lower(words[$0...])) }
  }

  /// Whether it belongs to the verb at the end: the "hab ich schon" of "1,5 l hab ich schon getrunken".
  private func isBeforeVerb(_ index: Int) -> Bool {
    sentence.language == .german && sentence.skip(anyOf: [.subject, .adverb], at: index) != nil
  }

  private func isPassing(_ index: Int) -> Bool {
    sentence.phrases[index].contains { phrase in
      guard phrase.length == 1 else { return false }
      switch phrase.tag {
      case .filler, .correction, .adverb, .also, .tailVerb, .only, .determiner, .approximate, .leadToTime,
        .pronounOfKind:
        return true
      default: return false
      }
    }
  }

  /// Takes several words that belong together although one of them has another meaning: "ready to eat".
  private mutating func described(at index: Int, _ end: Int) -> Int? {
    if let next = sentence.skip(anyOf: [.also, .place], at: index, before: end), next > index + 1 { return next }
    if let next = somewhere(at: index, end) ?? maker(at: index, end) { return next }
    guard let next = described(named: index, end) else { return nil }
    chunk.pieces += (index..<next).map { .word($0) }
    return next
  }

  /// "Half and half" is not a half.
  private func described(named index: Int, _ end: Int) -> Int? {
    if let next = sentence.skip(anyOf: [.preparation, .quality], at: index, before: end),
      // "Medium rare" is not a size, and the brine of "in brine" is not eaten.
      next > index + 2
        || next == index + 2
          && (amounts.size(at: index, end) != nil || isConjunction(index)
            // "Rest vom | Gulasch".
            || sentence.skip(.tail, at: index + 1, before: end) != nil)
    {
      return next
    }
    guard amounts.numbers.read(at: index, before: end) != nil else { return nil }
    return sentence.skip(.fixed, at: index, before: end) ?? numberedName(from: index, end)
  }

  /// The index behind the name of a food that begins with a part: "yarım ekmek döner | ayran".
  private func numberedName(from index: Int, _ end: Int) -> Int? {
    let longest = 4
    guard !sentence.tokens[index].isNumber,
      let part = amounts.numbers.single(at: index, before: end), part.value < FixedDecimal(1),
      sentence.skip(.of, at: part.end) == nil, sentence.skip(.of, at: part.end - 1) == nil
    else { return nil }
    return (index + 3..<max(min(index + longest, end) + 1, index + 3)).last { stop in
      names.finder.isName(sentence.lower(index..<stop))
    }
  }

  private func isConjunction(_ index: Int) -> Bool {
    chunk.hasWords && sentence.isConjunction(at: index)
  }

  /// Begins the contents of a mixture: "batido de | 1 plátano, 30 g de avena", "a smoothie of | a banana".
  private mutating func content(of index: Int, _ end: Int) -> Int? {
    guard isUncountedMixture || isNamedByContents(at: index), let next = sentence.skip(.of, at: index, before: end),
      amounts.read(at: next, before: end, leads: false)?.quantity != nil
    else { return nil }
    return content(at: next)
  }

  /// Whether the word before, with the "of" at `index`, is a mixture that is told by its contents: "tortilla de | 3 huevos".
  private func isNamedByContents(at index: Int) -> Bool {
    guard let last = chunk.lastWord, last == index - 1, !chunk.pieces.contains(where: { $0.isCounted && !$0.isOne })
    else { return false }
    return sentence.skip(.countedMixture, at: last) == index + 1
  }

  /// Whether the chunk is a mixture without an amount: "protein shake", "a smoothie".
  var isUncountedMixture: Bool {
    !chunk.pieces.contains { $0.isCounted && !$0.isOne }
      && WordKinds(sentence: sentence).ends(chunk.words, in: [.mixture, .countedMixture])
  }

  /// Skips words that lead to an amount, and notes those that may be a food.
  mutating func pass(_ range: Range<Int>) {
    let words = range.filter(names.mayBeFood)
    unaccounted += words
    tails += words
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

  /// Skips words beside foods that are not food.
  private mutating func passing(at index: Int, _ end: Int) -> Int? {
    let passed: [Tag] = [.also, .place, .instead]
    if let next = sentence.skip(anyOf: passed, at: index, before: end) { return next }
    if let next = sentence.activity(at: index, before: end) { return next }
    if let next = companion(at: index, end) { return next }
    // "米饭吃了两碗": what was eaten comes before the verb, and how much behind it.
    if chunk.hasWords, sentence.language == .chinese, let next = sentence.skip(.trigger(.ate), at: index, before: end),
      amounts.read(at: next, before: end)?.quantity != nil
    {
      return next
    }
    // "肉夹馍也吃了一个".
    if chunk.hasWords, sentence.language == .chinese,
      let also = sentence.skip(anyOf: [.also, .filler], at: index, before: end),
      sentence.skip(.trigger(.ate), at: also, before: end) != nil
    {
      return also
    }
    let asides: [Tag] = [.filler, .correction, .adverb]
    if let next = sentence.skip(anyOf: asides, at: index, before: end), next > index + 1 { return next }
    // "酸奶其实没吃".
    if chunk.hasWords, sentence.language == .chinese,
      let next = sentence.skip(.correction, at: index, before: end)
    {
      return next
    }
    if let next = adverb(at: index, end) ?? size(at: index, end) ?? vessel(at: index, end) { return next }
    if !chunk.hasWords, let next = leading(at: index, end) { return next }
    guard !chunk.pieces.isEmpty || chunk.opening == .comma, sentence.tokens[index].spacing != .hyphen,
      let next = sentence.skip(.tail, at: index, before: end)
    else { return nil }
    if isNamedWeight(at: next, end) {
      close(.conjunction(chunk.isInGrams ? .plus : .part))
      return next
    }
    if let phrase = amounts.read(at: next, before: end, leads: false), !phrase.isUnmeasured { return next }
    return tail(from: index, end)
  }

  /// Skips with whom, or of whose rest, it was in Turkish: "eşimle", "oğlumun bıraktığı".
  private func companion(at index: Int, _ end: Int) -> Int? {
    guard sentence.language == .turkish, let next = sentence.skip(.company, at: index, before: end) else { return nil }
    if let rest = sentence.skip(.leftover, at: next, before: end) { return rest }
    return TurkishSuffixes.saysWith(sentence.tokens[next - 1].folded) ? next : nil
  }

  /// Skips whose rest it was, and in Chinese with whom, before the foods: "the kids left", "跟老婆", "跟老婆两个人".
  private func companions(at index: Int, _ end: Int) -> Int? {
    guard !chunk.hasWords else { return leftBy(at: index, end) }
    // "Kids left 3 nuggets".
    if sentence.language == .english, chunk.pieces.isEmpty,
      let company = sentence.skip(.company, at: index, before: end),
      let left = sentence.skip(.trigger(.left), at: company, before: end), amounts.read(at: left, before: end) != nil
    {
      return left
    }
    if sentence.language == .chinese { return sentence.withCompany(at: index, before: end) }
    // "Mit meiner Frau | eine Pizza geteilt", "compartimos mi novia y yo | 6 croquetas".
    guard chunk.pieces.isEmpty else { return nil }
    if let company = sentence.company(at: index, isFood: { names.finder.isName($0) }), company.end < end {
      return company.end
    }
    let isBehindWith = index > 0 && sentence.skip(.conjunction(.with), at: index - 1) == index
    let company = isBehindWith ? index : sentence.skip(.conjunction(.with), at: index, before: end)
    return company.flatMap { sentence.skip(.company, at: $0, before: end) }
  }

  /// Skips whose rest it was behind the food: "beans | the kids left".
  private func leftBy(at index: Int, _ end: Int) -> Int? {
    guard sentence.language == .english, let company = sentence.skip(.company, at: index, before: end),
      let left = sentence.skip(.trigger(.left), at: company, before: end),
      left == end || sentence.tokens[left].kind == .mark || sentence.skip(.conjunction(.and), at: left) != nil
    else { return nil }
    return left
  }

  /// Skips for how many people it was: "made soup for 4".
  private func people(at index: Int, _ end: Int) -> Int? {
    let mostPeople = FixedDecimal(20)
    guard chunk.hasWords, !chunk.hasAmount, let next = sentence.skip(.person(.whom), at: index, before: end),
      let phrase = amounts.read(at: next, before: end, leads: false), phrase.unit == nil, phrase.energy == nil,
      let number = phrase.quantity, number.wholeNumber != nil, number > FixedDecimal(1), number <= mostPeople,
      case let last = phrase.range.upperBound
    else { return nil }
    let isOver = last >= end || sentence.tokens[last].kind == .mark || sentence.skip(.tailVerb, at: last) != nil
    return isOver ? last : nil
  }

  private func leading(at index: Int, _ end: Int) -> Int? {
    let kinds: [Tag] = [.preparation, .quality]
    if chunk.pieces.isEmpty, let next = sentence.skip(anyOf: kinds, at: index, before: end),
      amounts.read(at: next, before: end)?.unit?.isMeasured == true
    {
      return next
    }
    if let next = introduction(at: index, end) { return next }
    let tags: [Tag] = [.determiner, .filler, .of, .only, .correction]
    if chunk.opening == .conjunction(.with), let next = sentence.skip(.company, at: index, before: end) { return next }
    return sentence.skip(anyOf: tags, at: index, before: end)
  }

  /// Skips a clause after "from", "at" and the like, up to the end of the chunk.
  mutating func tail(from start: Int, _ end: Int) -> Int {
    var index = start
    chunk.hasClause = chunk.hasClause || sentence.skip(.relative, at: start, before: end) != nil
    while index < end, sentence.tokens[index].isWord || sentence.tokens[index].isNumber,
      !isLabel(at: index), !endsTail(at: index, end)
    {
      if index > start, isNamedWeight(at: index, end) {
        close(.conjunction(.plus))
        return index
      }
      if index > start, sentence.skip(.of, at: index) == nil, let next = weight(at: index, end) { return next }
      unaccounted.append(index)
      tails.append(index)
      index += 1
    }
    return max(index, start + 1)
  }
}
