internal import Nutrition
internal import Words

/// Finds the food that words name: without words about preparation, with the state separated, and with a unit that
/// follows the name ("garlic cloves").
struct NameReader {
  let sentence: Sentence
  let finder: any FoodFinder

  /// The most words in the name of a food.
  static let longestName = 12

  /// One way to interpret the words.
  struct Reading {
    var words: [Int]
    var state: FoodState?
    var unit: MeasureUnit?
    var match: FoodMatch?

    var rank: Int { match.map { $0.quality.rawValue } ?? Int.max }

    /// Whether the food has a portion in the unit.
    var isMeasured: Bool { unit.map { match?.measures[$0] != nil } ?? false }
  }

  /// The best reading of `words`. A reading of all words wins over one without some of them, unless it is worse.
  func read(_ words: [Int]) -> Reading {
    let bare = withoutState(withoutPreparation(words))
    let stripped = matched(bare)
    let whole = bare.words == words ? stripped : reading(words, besides: stripped)
    var best = stripped.rank <= whole.rank ? stripped : whole
    if let isNamed = named(whole, stripped) { best = isNamed }
    if best.words != words, let qualified = qualified(words, besides: best) { best = qualified }
    if let lean = lean(words, besides: best) ?? ofFat(words, besides: best) { best = lean }
    if best.match?.quality.isSure != true, let whole = withoutEnd(words) { best = whole }
    if best.match?.quality.isSure != true, let counted = withUnitBehind(words), counted.rank <= best.rank,
      best.match == nil || counted.isMeasured
    {
      best = counted
    }
    if best.match?.quality.isSure != true, let compound = compound(bare.words) { best = compound }
    return withMeatSaid(best.match == nil ? headed(bare) ?? best : best, words)
  }

  /// A German compound that is written apart: "Hähnchen Curry".
  private func compound(_ words: [Int]) -> Reading? {
    guard (2...3).contains(words.count), words.allSatisfy({ sentence.tokens[$0].isWord }) else { return nil }
    let whole = words.map { sentence.tokens[$0].lower }.joined()
    guard finder.isName(whole), finder.languages(of: whole).contains(.german) else { return nil }
    return Reading(words: words, match: finder.match(whole, state: nil)?.said(as: text(words), nil))
  }

  /// The reading without its food where that is only like a dish that was said to have no meat: a "vegan curry" is no chicken curry.
  private func withMeatSaid(_ reading: Reading, _ words: [Int]) -> Reading {
    guard let match = reading.match, match.category?.mayHaveMeat == true,
      let said = words.first(where: { sentence.skip(.meatless, at: $0) != nil }),
      !match.quality.isSure || !reading.words.contains(said)
    else { return reading }
    return Reading(words: words)
  }

  /// The words of `reading`, together with those that say which kind of food it is.
  func wording(_ words: [Int], _ reading: Reading) -> [Int] {
    guard reading.words != words else { return words }
    let named = reading.unit == nil ? words : words.dropLast()
    let kept = without(Array(named)) { tag -> Bool? in
      switch tag {
      case .preparation: true
      case .state(let state): state.isCooked ? true : nil
      default: nil
      }
    }.kept
    return kept.isEmpty ? reading.words : kept
  }

  func match(_ words: [Int]) -> FoodMatch? {
    words.isEmpty || words.count > NameReader.longestName ? nil : found(words, state: nil)
  }

  /// Whether `read` is sure of a food, with or without descriptive words.
  func isSure(_ words: [Int]) -> Bool {
    if isName(words) { return true }
    let bare = withoutDescription(words)
    return bare != words && isName(bare)
  }

  /// Like `isSure`, for a food that must also have a portion in the chunk's unit: a slice of a sandwich has no known
  /// weight.
  func isSure(_ words: [Int], in chunk: Chunk) -> Bool {
    guard isSure(words) else { return false }
    guard let unit = chunk.pieces.lazy.compactMap({ $0.amount?.unit }).first, unit.kind == .counted else {
      return true
    }
    return match(words)?.measures[unit] != nil
  }

  /// Whether the food is weighed dry where nobody says how: oats are, pasta is not.
  func isDry(_ words: [Int]) -> Bool { match(words).map { $0.quality.isSure && $0.state == .dry } ?? false }

  /// The words without those that say how the food was cut or cooked.
  func withoutDescription(_ words: [Int]) -> [Int] {
    withoutState(withoutPreparation(words)).words
  }

  /// Whether the words are the name of a food.
  func isName(_ words: [Int]) -> Bool {
    (1...NameReader.longestName).contains(words.count) && finder.isName(text(words))
      && (!isKnownOtherwise(words) || found(words, state: nil) != nil)
  }

  /// Whether a word is not in the lexicon, or is the name of a food.
  func mayBeFood(_ word: Int) -> Bool {
    sentence.unknownWords.contains(word) || sentence.tokens[word].isWord && isName([word])
  }

  /// The words as the finder expects them, with "&" as "and".
  func text(_ words: [Int]) -> String {
    let text = sentence.lower(words)
    return text.utf8.contains(UInt8(ascii: "&")) ? text.replacing(" & ", with: " and ") : text
  }

  /// The reading of all words, where it is a name with another meaning: "baked beans" are not beans that were baked. A
  /// name in another language counts like an English one.
  private func named(_ whole: Reading, _ stripped: Reading) -> Reading? {
    guard let own = whole.match, own.quality.isSure, stripped.words != whole.words else { return nil }
    guard let other = stripped.match else { return whole }
    return own.title != other.title && own.quality <= max(other.quality, .synonym) ? whole : nil
  }

  /// A reading that keeps a descriptive word which makes a name with the rest: "hot chocolate" is not chocolate,
  /// "unsweetened iced tea" is not iced tea.
  private func qualified(_ words: [Int], besides best: Reading) -> Reading? {
    for (position, index) in words.enumerated() {
      guard let next = sentence.skip(.quality, at: index), next <= index + words.count - position else { continue }
      let kept = Set(index..<next)
      let bare = words.filter { !kept.contains($0) }
      let others = withoutState(withoutPreparation(bare))
      let said = words.filter { kept.contains($0) || others.words.contains($0) }
      // "Iced tea unsweetened".
      let turned = said.filter(kept.contains) + said.filter { !kept.contains($0) }
      let whole = isName(said) ? said : turned
      guard whole != best.words, others.words != bare || others.words != words, isName(whole) else { continue }
      let reading = matched(Reading(words: whole, state: others.state))
      if reading.match?.quality.isSure == true, reading.match?.title != best.match?.title { return reading }
    }
    return nil
  }

  /// A reading of a name that has a describing word in it, without how it was cut behind it: "hot dogs | cut up".
  private func withoutEnd(_ words: [Int]) -> Reading? {
    guard let last = words.last else { return nil }
    for count in stride(from: words.count - 1, to: 1, by: -1) {
      guard sentence.skip(.preparation, at: words[count]) == last + 1, case let name = Array(words.prefix(count)),
        isName(name)
      else { continue }
      return matched(Reading(words: name))
    }
    return nil
  }

  /// A reading of all words. Where `other` is already sure, only an exact name is looked up.
  private func reading(_ words: [Int], besides other: Reading) -> Reading {
    let isWorthIt = other.match?.quality.isSure != true || isName(words)
    return Reading(words: words, match: isWorthIt ? match(words) : nil)
  }

  private func matched(_ reading: Reading) -> Reading {
    var reading = reading
    let isName = (1...NameReader.longestName).contains(reading.words.count)
    reading.match = !isName ? nil : found(reading.words, state: reading.state)
    return reading
  }

  /// Words with another meaning in the lexicon match only an exact name: "at the store" is not the German "Stör".
  private func found(_ words: [Int], state: FoodState?) -> FoodMatch? {
    let match = finder.match(text(words), state: state)
    guard let match, match.quality > .synonym else { return match }
    return isKnownOtherwise(words) || isStatement(words) ? nil : match
  }

  /// Whether they say what something is or who ate it: "coffee is a large latte", "kids had pizza", "arroz comí" are no
  /// names.
  func isStatement(_ words: [Int]) -> Bool {
    words.dropFirst().dropLast().contains {
      sentence.skip(anyOf: [.copula, .trigger(.was), .trigger(.perhapsAte), .person(.has)], at: $0) == $0 + 1
    } || words.dropFirst().contains { sentence.skip(.trigger(.ate), at: $0) != nil }
  }

  /// Whether all words apart from states have another meaning than food: "sweet canned".
  private func isKnownOtherwise(_ words: [Int]) -> Bool {
    let named = words.filter { !sentence.isState(at: $0) }
    return !named.isEmpty
      && named.allSatisfy { word in sentence.phrases[word].contains { $0.length == 1 && $0.tag.isNoFood } }
  }

  private func withoutPreparation(_ words: [Int]) -> [Int] {
    let describing: [Tag] = [.preparation, .quality, .lowFat, .fatFree]
    let kept = without(words) { tag -> Bool? in describing.contains(tag) ? true : nil }.kept
    return kept.isEmpty ? words : kept
  }

  private func withoutState(_ words: [Int]) -> Reading {
    let (kept, states) = without(words) { if case .state(let state) = $0 { state } else { nil } }
    // "Raw weight, grilled": what was weighed was raw.
    let state = states.first { !$0.isCooked } ?? states.last
    return kept.isEmpty ? Reading(words: words) : Reading(words: kept, state: state)
  }

  /// `words` without the phrases that `pick` accepts, and the values that it returned.
  private func without<Value>(_ words: [Int], _ pick: (Tag) -> Value?) -> (kept: [Int], taken: [Value]) {
    var kept: [Int] = []
    var taken: [Value] = []
    var position = 0
    while position < words.count {
      let index = words[position]
      if let found = sentence.find(at: index, pick),
        Array(index..<found.next) == Array(words[position...].prefix(found.next - index))
      {
        taken.append(found.value)
        position += found.next - index
      } else {
        kept.append(index)
        position += 1
      }
    }
    return (kept, taken)
  }

  private func withUnitBehind(_ words: [Int]) -> Reading? {
    let amounts = AmountParser(sentence: sentence)
    guard words.count > 1, let last = words.last,
      let unit = amounts.unit(at: last, last + 1, afterDigits: false) ?? amounts.size(at: last, last + 1)
    else { return nil }
    // "Raita small bowl".
    let size = words.count > 2 ? amounts.size(at: last - 1, last) : nil
    let isSized = size != nil && words[words.count - 2] == last - 1
    let bare = withoutState(withoutPreparation(Array(words.dropLast(isSized ? 2 : 1))))
    var reading = matched(bare)
    reading.unit = unit.value
    return reading.match == nil ? nil : reading
  }
}
