internal import Nutrition
internal import Words

/// Marks between foods, and those that are part of a name.
extension ChunkReader {
  /// Handles a mark; most marks end a chunk.
  mutating func mark(at index: Int, _ end: Int) -> Int? {
    let token = sentence.tokens[index]
    guard token.kind == .mark else { return nil }
    if token.original == ",", isUnfinished(index + 1, end) { return index + 1 }
    if token.original == ":", let next = kinds(at: index, end) { return next }
    if token.original == ",", let next = kindsOfCounted(at: index, end) { return next }
    switch token.original {
    case "," where isHeading(before: index + 1, end): return content(at: index + 1)
    case ",", ";", ")", "]", "!", "?", ".": close(.comma)
    case "\n", "•": close(.line)
    case "(", "[":
      if let next = emoticon(at: index, end) { return next }
      if let next = share(at: index, end) ?? kindsInside(at: index, end) ?? contents(at: index, end) ?? description(
        at: index, end)
        ?? parts(at: index, end)
      {
        return next
      }
      if let next = qualification(at: index, end) ?? interruption(at: index, end) ?? enumeration(at: index, end) {
        return next
      }
      close(.aside)
    case "+": close(.conjunction(.plus))
    case ":" where !chunk.hasWords && !chunk.pieces.isEmpty: close(.comma)
    // "A sandwich: 60 g of bread, 20 g of ham".
    case ":"
    where chunk.hasWords && !chunk.pieces.contains(where: \.isCounted)
      && (isNamedWeight(at: index + 1, end) || isList(at: index + 1, end)):
      return content(at: index + 1)
    // "Overnight oats - 40 g oats, 100 ml milk".
    case "-" where !token.isGlued && isUncountedMixed && isMeasuredList(at: index + 1, end):
      return content(at: index + 1)
    case "-" where !token.isGlued && chunk.hasWords && isMeasuredList(at: index + 1, end): close(.comma)
    // "M&M's".
    case "&" where token.isGlued && index + 1 < end && sentence.tokens[index + 1].isGlued && chunk.hasWords:
      chunk.pieces.append(.word(index))
    case "&": close(.conjunction(.and))
    case "-" where token.isGlued && chunk.hasWords: return numberedName(at: index, end) ?? index + 1
    case "%" where token.isGlued: chunk.pieces.append(.word(index))
    case "~", "≈": return amount(at: index, end) ?? index + 1
    default: break
    }
    return index + 1
  }

  /// The index behind a price, which counts nothing: "a burger, £12", "a burger for 9 euros".
  func price(at start: Int, _ end: Int) -> Int? {
    let said = sentence.skip(.grocery(.price), at: start, before: end) ?? start
    let number = sentence.currencyEnd(at: said, before: end) ?? said
    guard number < end, sentence.tokens[number].isNumber else { return nil }
    if number > said { return sentence.currencyEnd(at: number + 1, before: end) ?? number + 1 }
    // "3块豆腐" are pieces.
    guard amounts.unit(at: number + 1, end, afterDigits: true) == nil else { return nil }
    return sentence.currencyEnd(at: number + 1, before: end)
  }

  /// The index behind the name of an emoticon, as Chinese chats write them: "[捂脸]".
  private func emoticon(at index: Int, _ end: Int) -> Int? {
    let longest = 4
    guard sentence.language == .chinese, sentence.isMark("[", at: index),
      let stop = (index + 1..<end).prefix(longest + 1).first(where: { sentence.isMark("]", at: $0) }),
      case let name = index + 1..<stop, !name.isEmpty, !names.isName(Array(name)),
      name.allSatisfy({ sentence.tokens[$0].isWord })
    else { return nil }
    return stop + 1
  }

  /// Whether at least two things follow a colon: "1 scoop whey, 300 ml milk".
  private func isList(at index: Int, _ end: Int) -> Bool {
    let amount = amounts.read(at: index, before: end, leads: false)
    // "2 rashers", which are bacon.
    let named = amount?.unitRange.flatMap { names.isName(Array($0)) ? $0.lowerBound : nil }
    let name = named ?? amount?.range.upperBound ?? index
    guard name < end, sentence.tokens[name].isWord else { return false }
    return (name..<end).contains { next in
      sentence.isMark(",", at: next) || sentence.skip(.conjunction(.and), at: next, before: end) != nil
        || sentence.tokens[next].isNumber && amounts.read(at: next, before: end, leads: false)?.quantity != nil
    }
  }

  /// Whether the chunk is told by what follows its comma: a dish by a dry ingredient, "spag bol, 80 g dry spaghetti", or what is mixed
  /// to drink by what goes into it: "a shake, 1 scoop whey and 300 ml milk".
  private func isHeading(before index: Int, _ end: Int) -> Bool {
    guard chunk.hasWords, !chunk.pieces.contains(where: \.isCounted),
      let amount = amounts.read(at: index, before: end, leads: false), amount.quantity != nil,
      amount.unit?.isMeasured == true || amount.unit == .scoop,
      case let stop = (amount.range.upperBound..<end).first(where: isBreak) ?? end,
      case let words = Array(amount.range.upperBound..<stop), !words.isEmpty
    else { return false }
    let isDry = words.contains { sentence.skip(anyOf: [.state(.dry), .state(.raw)], at: $0) != nil }
    if isDry { return names.match(chunk.words).map { $0.quality.isSure && $0.isMixed } ?? false }
    let drinkable: Set<FoodCategory> = [.dairy, .produce, .beverages, .pantry]
    return isUncountedMixture && isList(at: index, end)
      && chunk.lastWord.flatMap { names.match([$0]) }?.measures.density != nil
      && names.match(words)?.category.map(drinkable.contains) == true
  }

  private func isBreak(_ index: Int) -> Bool {
    sentence.tokens[index].kind == .mark
      || sentence.skip(anyOf: [.conjunction(.and), .conjunction(.with), .conjunction(.plus)], at: index) != nil
  }

  /// Whether the chunk is a dish made of several foods, without an amount.
  private var isUncountedMixed: Bool {
    guard chunk.hasWords, !chunk.pieces.contains(where: \.isCounted) else { return false }
    return isUncountedMixture || names.match(chunk.words).map { $0.quality.isSure && $0.isMixed } ?? false
  }

  private func isMeasuredList(at index: Int, _ end: Int) -> Bool {
    amounts.read(at: index, before: end, leads: false)?.quantity != nil && isList(at: index, end)
  }

  /// Takes a name such as "omega-3s".
  private mutating func numberedName(at index: Int, _ end: Int) -> Int? {
    var next = index + 1
    guard next < end, sentence.tokens[next].isNumber, sentence.tokens[next].isGlued,
      amounts.unit(at: next + 1, end, afterDigits: true) == nil
    else { return nil }
    while next < end, sentence.tokens[next].isGlued, sentence.tokens[next].kind != .mark { next += 1 }
    chunk.pieces += (index..<next).map { .word($0) }
    return next
  }

  /// Takes the contents of a mixture, or of a dish without an amount, from parentheses: "omelette (3 eggs, 30 g
  /// cheese)", "porridge (50 g oats, 200 ml milk)".
  private mutating func contents(at index: Int, _ end: Int) -> Int? {
    let first = amounts.read(at: index + 1, before: end, leads: false)
    let isUncounted = chunk.hasWords && !chunk.pieces.contains(where: \.isCounted)
    guard isUncountedMixture || isUncounted && first?.quantity != nil,
      let stop = sentence.asideEnd(at: index, before: end),
      isList(at: index + 1, stop), !holdsFigures(index + 1..<stop),
      (index + 1..<stop).contains(where: { amounts.read(at: $0, before: stop, leads: false)?.quantity != nil })
    else { return nil }
    return content(at: index + 1)
  }

  /// Begins the parts of a dish in parentheses, as if "with" stood there: "salad (spinach, feta)", "oatmeal (with berries and
  /// honey)".
  private mutating func parts(at index: Int, _ end: Int) -> Int? {
    let kinds: [Tag] = [.mixture, .countedMixture, .cookedMixture, .filled, .dish]
    guard chunk.hasWords, let stop = sentence.asideEnd(at: index, before: end) else { return nil }
    if let next = sentence.skip(.conjunction(.with), at: index + 1, before: stop) {
      close(.conjunction(.with))
      return next
    }
    guard WordKinds(sentence: sentence).ends(chunk.words, in: kinds) else { return nil }
    let marks = (index + 1..<stop).filter { at in
      sentence.isMark(",", at: at) || sentence.skip(.conjunction(.and), at: at, before: stop) == at + 1
    }
    let foods = zip([index] + marks, marks + [stop]).map { Array($0 + 1..<$1) }
    guard foods.count > 1, foods.allSatisfy({ $0.isEmpty || names.isSure($0) }) else { return nil }
    close(.conjunction(.with))
    return index + 1
  }

  /// Whether they are figures of a label, not contents of a dish: "20 g protein, 210 kcal".
  private func holdsFigures(_ aside: Range<Int>) -> Bool {
    aside.contains { index in
      guard let amount = amounts.read(at: index, before: aside.upperBound, leads: false) else { return false }
      return amount.energy != nil
        || amount.range.upperBound < aside.upperBound && sentence.nutrient(at: amount.range.upperBound) != nil
    }
  }

  /// Skips parentheses between an amount and its food that say at most the state or size: "75 g (dry) rice", "2 (large)
  /// eggs", "2 tablespoons (about ¼ stick) butter".
  private mutating func interruption(at index: Int, _ end: Int) -> Int? {
    guard !chunk.pieces.isEmpty, !chunk.hasWords, let stop = sentence.asideEnd(at: index, before: end) else {
      return nil
    }
    let inside = Array(index + 1..<stop)
    if isState(inside) {
      chunk.pieces += inside.map { .word($0) }
    } else if case .amount(let count)? = chunk.pieces.last, let sized = sized(count, by: index + 1, stop) {
      chunk.pieces[chunk.pieces.count - 1] = .amount(sized)
    } else {
      unaccounted += inside
    }
    return stop + 1
  }

  /// The count with its size: "2 (large)".
  private func sized(_ count: AmountPhrase, by index: Int, _ end: Int) -> AmountPhrase? {
    guard count.unit == nil,
      let size = sentence.find(at: index, { if case .size(let size) = $0 { size } else { nil } }),
      size.next == end
    else { return nil }
    var sized = count
    sized.unit = size.value
    sized.isSize = true
    return sized
  }

  /// Skips parentheses that list what is in a food: "mixed vegetables (carrots, peas, corn)".
  private mutating func enumeration(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, let stop = sentence.asideEnd(at: index, before: end), stop > index + 2,
      WordKinds(sentence: sentence).kind(chunk.words) == .other
    else { return nil }
    let inside = index + 1..<stop
    guard inside.contains(where: { sentence.isMark(",", at: $0) || sentence.skip(.conjunction(.and), at: $0) != nil }),
      inside.allSatisfy({ !sentence.tokens[$0].isNumber && amounts.read(at: $0, before: stop)?.quantity == nil })
    else { return nil }
    unaccounted += inside
    return stop + 1
  }

  /// Takes parentheses within a name: "fat-free (skim) milk", "reduced-fat (2%) milk".
  private mutating func qualification(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, let stop = sentence.asideEnd(at: index, before: end), (2...3).contains(stop - index),
      stop + 1 < end,
      sentence.tokens[stop + 1].isWord,
      !sentence.isConjunction(at: stop + 1),
      case .state = WordKinds(sentence: sentence).kind(chunk.words)
    else { return nil }
    chunk.pieces += (index + 1..<stop).map { .word($0) }
    return stop + 1
  }
}
