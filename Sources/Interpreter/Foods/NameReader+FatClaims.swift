internal import Nutrition
internal import Words

/// Names with words that say how little fat a food has.
extension NameReader {
  /// The food that has such words in its name, whichever they are: light cheddar for "reduced fat cheddar". Where none has,
  /// the usual one as an unsure match, so that the card says what it was taken for. Nil where nothing is said of fat, or the
  /// name has it.
  func lean(_ words: [Int], besides best: Reading) -> Reading? {
    guard best.words.count < words.count, let usual = best.match, let (claim, place) = fatClaim(in: words),
      !best.words.contains(words[place.lowerBound]),
      // "Reduced fat (2%) milk" says how much.
      !usual.title.contains("%")
    else { return nil }
    var rest = words
    rest.removeSubrange(place)
    let names = [text(withoutDescription(rest)), usual.title.plain]
    if let leaner = leaner(names, claim), let match = finder.match(leaner, state: best.state) {
      return Reading(words: words, state: best.state, match: match.said(as: text(words), best.state))
    }
    // A light soft drink has as little fat as any: nobody knows what else it is.
    let leastFat = FixedDecimal(1)
    let isFat = usual.per100Grams.fat.map { $0 >= leastFat } ?? true
    return Reading(
      words: words, state: best.state, match: isFat ? usual.taken(for: text(words), best.state) : nil)
  }

  /// The food that has about so much fat: semi-skimmed milk for "Milch 1,5 %". Nil where no percentage is said, or no food
  /// of the name is near it.
  func ofFat(_ words: [Int], besides best: Reading) -> Reading? {
    guard best.match?.quality.isSure != true || best.words.count < words.count,
      let (percent, place) = percentage(in: words)
    else { return nil }
    var rest = words
    rest.removeSubrange(place)
    var bare = withoutDescription(rest)
    // "Fage 0 % yoghurt": nobody knows the brand.
    while bare.count > 1, match(bare)?.quality.isSure != true, sentence.unknownWords.contains(bare[0]) {
      bare.removeFirst()
    }
    guard let usual = match(bare), usual.quality.isSure, let fat = usual.per100Grams.fat else { return nil }
    // A pack rounds its figure, and brands differ.
    let spread = max(FixedDecimal(1) / FixedDecimal(2), percent / FixedDecimal(5))
    var candidates = [usual]
    if percent < fat {
      let claims = percent <= spread ? [FatClaim.free, .low] : [.low]
      candidates += claims.compactMap { claim in
        leaner([text(bare)], claim) ?? leaner([usual.title.plain], claim, in: .english)
      }.compactMap { finder.match($0, state: best.state) }
    }
    let near = candidates.first { candidate in
      candidate.per100Grams.fat.map { ($0 - spread...$0 + spread).contains(percent) } ?? false
    }
    return near.map { Reading(words: words, state: best.state, match: $0.said(as: text(words), best.state)) }
  }

  /// The percentage among the words, and its place with what belongs to it: "1,5%ige", "5 % fat".
  private func percentage(in words: [Int]) -> (percent: FixedDecimal, place: Range<Int>)? {
    for (position, index) in words.enumerated() where sentence.isPercentage(at: index) {
      guard let percent = sentence.digits(at: index) else { return nil }
      var next = position + 2
      if next < words.count, sentence.tokens[words[next]].isGlued, sentence.tokens[words[next]].isWord { next += 1 }
      if next < words.count, sentence.nutrient(at: words[next], before: sentence.tokens.count)?.value == .fat {
        next += 1
      }
      return (percent, position..<min(next, words.count))
    }
    return nil
  }

  /// A name with words for so little fat that a food has; nil where none has.
  ///
  /// - Parameter language: that of the names; nil for that of the sentence.
  private func leaner(_ names: [String], _ claim: FatClaim, in language: Language? = nil) -> String? {
    names.lazy.flatMap { name in
      claim.phrases(in: language ?? sentence.language).lazy.flatMap { [$0 + " " + name, name + " " + $0] }
    }.first(where: finder.isName)
  }

  /// How little fat is said among the words, and where; nil where that is all that they say.
  private func fatClaim(in words: [Int]) -> (claim: FatClaim, place: Range<Int>)? {
    for (position, index) in words.enumerated() {
      guard let found = FatClaim.read(at: index, before: sentence.tokens.count, of: sentence),
        case let place = position..<position + found.next - index, place.count < words.count,
        Array(words[position...].prefix(place.count)) == Array(index..<found.next)
      else { continue }
      return (found.claim, place)
    }
    return nil
  }
}
