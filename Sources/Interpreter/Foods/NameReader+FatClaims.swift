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
    let leaner = names.lazy.flatMap { name in
      claim.phrases(in: sentence.language).lazy.flatMap { [$0 + " " + name, name + " " + $0] }
    }.first(where: finder.isName)
    if let leaner, let match = finder.match(leaner, state: best.state) {
      return Reading(words: words, state: best.state, match: match.said(as: text(words), best.state))
    }
    // A light soft drink has as little fat as any: nobody knows what else it is.
    let leastFat = FixedDecimal(1)
    let isFat = usual.per100Grams.fat.map { $0 >= leastFat } ?? true
    return Reading(
      words: words, state: best.state, match: isFat ? usual.taken(for: text(words), best.state) : nil)
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
