internal import Nutrition
internal import Words

/// Decides whether chunks joined by a conjunction are one food: "fish and chips" is one, "eggs and toast" are two. Two
/// unknown names stay together.
struct NameMerger {
  let sentence: Sentence
  let names: NameReader

  private static let most = 3

  /// `chunk` merged with the following parts that belong to it, and how many they are.
  func merged(_ chunk: Chunk, with rest: ArraySlice<ListPart>) -> (chunk: Chunk, count: Int) {
    guard let words = chunk.trailingWords ?? chunk.wordsBeforeTimes, chunk.opening != .conjunction(.without) else {
      return (chunk, 0)
    }
    if chunk.isInGrams, !chunk.hasClause, let shared = sharingHead(words, rest) {
      return (extended(chunk, by: shared.whole), shared.count)
    }
    let followers = followers(rest)
    for count in (1...max(followers.count, 1)).reversed() where count <= followers.count {
      guard let last = followers[count - 1].last else { continue }
      let whole = Array((words.first ?? last)...last)
      if isOneName(whole, of: chunk, parts: [words] + followers.prefix(count)),
        !isContents(followers[count - 1], of: words, before: rest.dropFirst(count))
      {
        return (extended(chunk, by: whole), count)
      }
    }
    if let counted = counted(chunk, words, rest) { return counted }
    guard let next = followers.first, let last = next.last, let first = words.first, !chunk.hasClause,
      WordKinds(sentence: sentence).kind(next) == .other, isUnknown(words, next, rest.first)
    else { return (chunk, 0) }
    return (extended(chunk, by: Array(first...last)), 1)
  }

  /// Whether it is the first of several things in a dish, which has another name with all of them: the ham of "a toastie with ham,
  /// cheese and onion".
  private func isContents(_ part: [Int], of dish: [Int], before rest: ArraySlice<ListPart>) -> Bool {
    let kinds = WordKinds(sentence: sentence)
    guard kinds.ends(dish, in: [.filled]), kinds.isIngredient(part), isJoined([dish, part], by: .with),
      case .chunk(let next)? = rest.first, !next.hasAmount
    else { return false }
    return [.comma, .conjunction(.and)].contains(next.opening) && kinds.isIngredient(next.words)
  }

  /// Merges names whose count or weight is at the end: "gin and tonic x2", "a cup of tea with milk x4", "pasta with pesto 400 g",
  /// "salt and vinegar crisps 30 g".
  private func counted(
    _ chunk: Chunk, _ words: [Int], _ rest: ArraySlice<ListPart>
  ) -> (chunk: Chunk, count: Int)? {
    guard case .chunk(let next)? = rest.first, case .conjunction = next.opening, !next.isTurned,
      case .amount(let amount)? = next.pieces.last, amount.quantity != nil,
      !chunk.hasAmount || amount.isTimes && !chunk.isInGrams,
      case let others = next.pieces.dropLast().compactMap(\.word), others.count == next.pieces.count - 1,
      let first = words.first, let last = others.last, names.isName(Array(first...last)),
      amount.unit == nil || weighs(amount.amount, Array(first...last), not: others)
        || holds(amount.unit, Array(first...last)) || !names.isName(others)
    else { return nil }
    var whole = extended(chunk, by: Array(first...last))
    whole.pieces.append(.amount(amount))
    return (whole, 1)
  }

  /// Whether an amount is that of a dish and not of its last part: it is at least half of a serving of the one, and too much of
  /// the other. "Tea with milk 30 ml" is so much milk.
  private func weighs(_ amount: Amount, _ dish: [Int], not part: [Int]) -> Bool {
    guard amount.isWeight, let whole = names.match(dish), let end = names.match(part),
      let serving = whole.measures[.serving], let portion = end.measures[.serving],
      let all = try? whole.measures.weigh(amount).grams, let alone = try? end.measures.weigh(amount).grams
    else { return false }
    return all * FixedDecimal(2) >= serving && alone >= portion * FixedDecimal(2)
  }

  /// Whether it is a vessel or pack that the dish is eaten from: "mac and cheese, 1 cup".
  private func holds(_ unit: MeasureUnit?, _ dish: [Int]) -> Bool {
    guard let unit else { return false }
    return [.cup, .bowl, .plate, .serving, .packet].contains(unit) && names.match(dish)?.measures[unit] != nil
  }

  /// Merges names that share their last word: "90 g of corn, rye and millet bread".
  private func sharingHead(_ words: [Int], _ rest: ArraySlice<ListPart>) -> (whole: [Int], count: Int)? {
    for (position, part) in rest.prefix(Self.most).enumerated() {
      guard case .chunk(let next) = part, !next.hasAmount, let last = next.words.last else { return nil }
      switch next.opening {
      case .comma: continue
      case .conjunction(.and):
        // "Ham and fried eggs" are two foods.
        guard names.withoutDescription(next.words).count > 1, let first = words.first,
          names.isSure(words + [last]) || !names.isSure(words) && names.isSure(words.suffix(1) + [last])
        else { return nil }
        return (Array(first...last), position + 1)
      default: return nil
      }
    }
    return nil
  }

  /// The words of the following chunks that a conjunction joins and that have no amount.
  private func followers(_ rest: ArraySlice<ListPart>) -> [[Int]] {
    var followers: [[Int]] = []
    for part in rest.prefix(Self.most) {
      guard case .chunk(let chunk) = part, case .conjunction(let conjunction) = chunk.opening,
        ![.without, .plus, .or, .in].contains(conjunction),
        !chunk.hasAmount, !chunk.isTurned
      else { break }
      followers.append(chunk.words)
    }
    return followers
  }

  private func isOneName(_ whole: [Int], of chunk: Chunk, parts: [[Int]]) -> Bool {
    let named = withoutLead(whole, before: parts[1].first)
    // "Grilled cheese and tomato soup" are two foods.
    if parts[0].count > 1, names.isName(parts[0]), let last = parts.last, let match = names.match(named),
      match.title == names.match(last)?.title
    {
      return false
    }
    // "A quarter pounder with cheese": the word belongs to the food.
    if let number = chunk.pieces.last(where: { $0.amount != nil })?.amount?.nameRange,
      sentence.skip(.article, at: number.lowerBound) == nil, names.isName(Array(number) + whole)
    {
      return true
    }
    if names.isName(named) {
      // "Half a plate of mac and cheese": "mac" is nothing by itself.
      return (names.isSure(named, in: chunk) || !names.isSure(parts[0])) && !measuresFirst(chunk, parts, of: named)
    }
    // "Cheese and tomato" is one, and "grilled cheese and tomato soup" are two.
    let isNamedEach = parts[0].count > 1 && parts.allSatisfy(names.isName)
    guard parts.count == 2, !isNamedEach, let first = parts[0].last, let joined = fixedEnd(around: first)
    else { return false }
    let end = (whole.last ?? first) + 1
    if joined < end { return true }
    return joined == end && parts.contains { names.match($0) == nil }
  }

  /// The words without leading ones that only describe: "warm pig in a blanket".
  private func withoutLead(_ words: [Int], before end: Int?) -> [Int] {
    var rest = words[...]
    while let first = rest.first, !names.isName(Array(rest)),
      let next = sentence.skip(anyOf: [.preparation, .quality], at: first, before: end ?? first)
        ?? sentence.state(at: first, before: end ?? first)?.next
    {
      rest = rest.drop { $0 < next }
    }
    return Array(rest)
  }

  /// Whether the amount is that of the first food and not of the whole.
  func measuresFirst(_ chunk: Chunk, _ parts: [[Int]], of whole: [Int]) -> Bool {
    countsFirst(chunk, parts, of: whole) || measuresDry(chunk, parts[0], of: whole)
      || isSpread(chunk, parts, of: whole) || isPartOfPiece(chunk, parts)
  }

  /// Whether so much of one piece lies on something: "half an avocado on toast".
  private func isPartOfPiece(_ chunk: Chunk, _ parts: [[Int]]) -> Bool {
    guard isJoined(parts, by: .on), let amount = chunk.pieces.first?.amount, amount.unit == nil,
      let quantity = amount.quantity
    else { return false }
    return quantity < FixedDecimal(1) && names.match(parts[0])?.measures[.piece] != nil
  }

  /// Whether the amount is of what lies on something, because it is little for the whole: "20 g of cheese on toast".
  private func isSpread(_ chunk: Chunk, _ parts: [[Int]], of whole: [Int]) -> Bool {
    guard chunk.isMeasured, isJoined(parts, by: .on),
      let amount = chunk.pieces.lazy.compactMap({ $0.amount?.amount }).first,
      let serving = names.match(whole)?.measures[.serving],
      let grams = try? names.match(parts[0])?.measures.weigh(amount).grams
    else { return false }
    return grams * FixedDecimal(2) < serving
  }

  /// Whether the first food was measured before it was cooked: "40 g of oats with milk" is not 40 g of porridge.
  private func measuresDry(_ chunk: Chunk, _ first: [Int], of whole: [Int]) -> Bool {
    chunk.isMeasured && names.isDry(first) && !names.isDry(whole)
  }

  /// Whether the count belongs to the first food alone: "2 eggs and bacon", and "2 sausages with mash", which nobody counts as a
  /// dish.
  private func countsFirst(_ chunk: Chunk, _ parts: [[Int]], of whole: [Int]) -> Bool {
    // One that weighs so many times its first food is a plate.
    let platefuls = FixedDecimal(5)
    guard let amount = chunk.pieces.first?.amount, amount.unit == nil, !amount.isArticle,
      let quantity = amount.quantity, quantity > FixedDecimal(1), let last = parts[0].last
    else { return false }
    let isList = isJoined(parts, by: .and)
    guard isList || isJoined(parts, by: .with), let match = names.match(parts[0]), match.quality.isSure,
      let piece = match.measures[.piece],
      // "Crackers with cheese" are no lighter than crackers, as cheese crackers are.
      isList || names.match(whole)?.measures[.piece].map({ $0 >= piece * platefuls || $0 < piece }) ?? true
    else { return false }
    return sentence.language != .english || Stemmer.isPlural(sentence.tokens[last].folded)
  }

  private func isJoined(_ parts: [[Int]], by conjunction: Conjunction) -> Bool {
    guard let last = parts[0].last, let next = parts[1].first, last < next else { return false }
    return (last..<next).contains { sentence.skip(.conjunction(conjunction), at: $0) != nil }
  }

  /// The end of a fixed phrase that begins at or before `index` and extends beyond it; nil where there is none.
  private func fixedEnd(around index: Int) -> Int? {
    for start in stride(from: index, through: max(index - 3, 0), by: -1) {
      if let end = sentence.skip(.fixed, at: start), end > index + 1 { return end }
    }
    return nil
  }

  /// Whether neither side is surely a food, and one is unknown.
  private func isUnknown(_ left: [Int], _ right: [Int], _ part: ListPart?) -> Bool {
    guard case .chunk(let chunk)? = part, chunk.opening == .conjunction(.and) || chunk.opening == .conjunction(.on)
    else {
      return false
    }
    let first = names.read(left).match
    let second = names.read(right).match
    if first?.quality.isSure == true || second?.quality.isSure == true { return false }
    return first == nil || second == nil
  }

  private func extended(_ chunk: Chunk, by whole: [Int]) -> Chunk {
    var result = chunk
    result.pieces.removeAll { if case .word = $0 { true } else { false } }
    let end = result.pieces.firstIndex { $0.amount?.isTimes == true } ?? result.pieces.endIndex
    result.pieces.insert(
      contentsOf: whole.map { .word($0) }, at: chunk.wordsBeforeTimes == nil ? result.pieces.endIndex : end)
    return result
  }
}

extension Chunk {
  /// The words of "a cup of tea x4", where only a multiplier follows them.
  fileprivate var wordsBeforeTimes: [Int]? {
    guard pieces.last?.amount?.isTimes == true else { return nil }
    var rest = self
    rest.pieces.removeLast()
    return rest.trailingWords
  }
}
