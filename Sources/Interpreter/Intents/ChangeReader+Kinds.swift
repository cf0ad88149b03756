internal import Nutrition
internal import Words

/// Statements about the kind of a food: "the toast was wholemeal", "das Bier war alkoholfrei".
extension ChangeReader {
  /// Parses a kind of the named food, if there is such a food: "the toast was wholemeal", "fries were sweet potato".
  func kind(of name: Range<Int>, _ range: Range<Int>) -> Parse? {
    let named = context.list(name).items
    guard named.count == 1, named[0].amount == .unsaid, let whole = named[0].match, whole.quality.isSure,
      let kinds = fatClaim(range)?.phrases(in: sentence.language) ?? plainWords(range).map({ [$0] })
    else { return nil }
    // The card may have another kind: "the milk was whole", of oat milk. "Kahve şekersizdi" says what was not in it.
    return kind(of: named[0], whole, as: kinds) { $0.quality.isSure && $0.title != whole.title }
      ?? (sentence.language == .turkish ? nil : kind(of: named[0], whole, as: kinds) { $0.quality.isSure })
  }

  /// Parses how the named food was made, where that is the name of a food: "the eggs were poached".
  ///
  /// - Parameter state: the state that the range says.
  func prepared(_ name: Range<Int>, _ range: Range<Int>, _ state: FoodState) -> Parse? {
    let named = context.list(name).items
    guard named.count == 1, named[0].amount == .unsaid, let whole = named[0].match, whole.quality.isSure else {
      return nil
    }
    // "The rice was cooked" is only its state.
    let inState = context.finder.match(named[0].food.lowercased(), state: state)?.title
    return kind(of: named[0], whole, as: [sentence.lower(range)]) {
      $0.state == nil && $0.quality <= .exact && $0.title != inState && $0.title != whole.title
    }
  }

  /// The named food as the first of the kinds that is a food's name.
  private func kind(
    of named: FoodItem, _ whole: FoodMatch, as kinds: [String], where isMeant: (FoodMatch) -> Bool
  ) -> Parse? {
    let foods = [named.food.lowercased(), whole.title.plain] + singular(named.food)
    for words in foods.flatMap({ food in kinds.flatMap { names(of: food, as: $0) } }) {
      guard let match = context.finder.match(words, state: nil), isMeant(match) else {
        continue
      }
      var amendment = Amendment()
      amendment.food = words
      return change(
        ValueReader.Value(change: amendment, items: [FoodItem(food: words, match: match)]), of: EntryReference(named))
    }
    return nil
  }

  /// The question what "reduced fat" changes, where no food that is known has less fat than the named one. Nil where anything
  /// else is said.
  func unknownKind(of name: Range<Int>, _ range: Range<Int>) -> Parse? {
    guard fatClaim(range) != nil, context.list(name).items.count == 1 else { return nil }
    var unknown = context.parse(.edit)
    unknown.unaccounted = [sentence.original(range)]
    return unknown
  }

  /// How little fat the range says, and nothing else: "the reduced fat one".
  private func fatClaim(_ range: Range<Int>) -> FatClaim? {
    let start = leadingWord(range)
    guard let found = FatClaim.read(at: start, before: range.upperBound, of: sentence),
      found.next == range.upperBound
        || sentence.skip(.pronounOfKind, at: found.next, before: range.upperBound) == range.upperBound
    else { return nil }
    return found.claim
  }

  /// Where the range begins behind "the", "a" or "quite".
  private func leadingWord(_ range: Range<Int>) -> Int {
    sentence.skip(anyOf: [.article, .determiner, .adverb], at: range.lowerBound, before: range.upperBound)
      ?? range.lowerBound
  }

  /// The Turkish word without its plural: "poğaçalar", "çorbalar".
  private func singular(_ food: String) -> [String] {
    guard sentence.language == .turkish else { return [] }
    return TurkishSuffixes.stems(of: Folding.folded(food)).filter { $0.ending == .plural }.map(\.text)
  }

  /// Possible names for a kind of a food: "brown bread", "coke zero", "Vollkornbrot", "alkoholfreies Bier", "leche desnatada".
  private func names(of food: String, as kind: String) -> [String] {
    switch sentence.language {
    case .spanish: [food + " " + kind]
    case .german: [kind + food, kind + " " + food] + Stemmer.germanAdjectiveEndings.map { kind + $0 + " " + food }
    case .chinese: [kind + food]
    default: [kind + " " + food, food + " " + kind]
    }
  }

  /// The words of a range that has nothing else and no number; nil otherwise, and for a state, which is not a kind.
  func plainWords(_ range: Range<Int>) -> String? {
    let start = leadingWord(range)
    let last = range.upperBound - 1
    // "The wholemeal one".
    let end = last > start && sentence.skip(.pronounOfKind, at: last) == range.upperBound ? last : range.upperBound
    let mostWords = 3
    if case .state(.some) = WordKinds(sentence: sentence).kind(Array(range)) { return nil }
    guard start < end, end - start <= mostWords,
      (start..<end).allSatisfy({ index in
        sentence.tokens[index].isWord && !context.isLabel(index)
          && (NumberReader(words: sentence).single(at: index, before: end) == nil || isZero(start..<end))
      })
    else { return nil }
    let words = sentence.lower(start..<end)
    // "是脱脂的".
    return sentence.language == .chinese && words.hasSuffix("的") ? String(words.dropLast()) : words
  }

  /// "The coke was zero" says which kind.
  func isZero(_ range: Range<Int>) -> Bool {
    range.count == 1 && sentence.tokens[range.lowerBound].isWord
      && NumberReader(words: sentence).single(at: range.lowerBound, before: range.upperBound)?.value == .zero
  }
}
