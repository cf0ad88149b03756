internal import Nutrition
internal import Words

/// One search, which goes from the surest kind of match to the weakest.
struct NameSearch<Table: NameTable> {
  /// A text longer than this, in bytes, is not a name.
  private static var longestText: Int { 200 }

  let table: Table
  /// The words that were said, without leading articles unless they are a name with them.
  let words: FoldedText
  /// The language of the words, where it is known: loose matches are limited to names of that language.
  let language: Language?
  /// Whether only foods that may simply be assumed count, and not those that may only be offered.
  let isStrict: Bool
  /// A state that was given apart from the words.
  private let state: FoodState?
  private var found: [FoundFood] = []
  private var seenGroups: Set<Int> = []

  init(_ table: Table, _ question: NameQuestion) {
    self.table = table
    language = question.language
    isStrict = question.isStrict
    state = question.state
    let folded = FoldedText(question.words.utf8.count <= NameSearch.longestText ? question.words : "")
    words = table.names(of: folded.text).isEmpty ? table.vocabulary.withoutArticles(folded) : folded
  }

  /// The foods that were found, best first.
  var ordered: [FoundFood] {
    guard found.count > 1 else { return found }
    return found.enumerated().sorted { left, right in
      (left.element.quality, -left.element.score, left.offset)
        < (right.element.quality, -right.element.score, right.offset)
    }.map(\.element)
  }

  mutating func run(until enough: Int, weakest: NameQuality) {
    guard !words.isEmpty else { return }
    if let state {
      for spelling in state.spellings { takeNames(spelling + " " + words.text, .preferring(state), enough) }
      guard sureCount < enough else { return }
    }
    takeNames(words.text, state.map { .demanding($0) } ?? .said(in: words), enough)
    guard sureCount < enough, !isEveryday(words) else { return }
    if sureCount == 0 { takeInflected(words.text, state.map { .demanding($0) } ?? .said(in: words), weakest) }
    let said = table.vocabulary.separateState(words)
    if let said {
      takeNames(said.rest.text, .demanding(said.state), enough)
      if sureCount == 0 { takeInflected(said.rest.text, .demanding(said.state), weakest) }
    }
    guard weakest > .stem, sureCount < enough else { return }
    takeParts(words, state.map { .demanding($0) } ?? .none)
    if let said { takeParts(said.rest, .demanding(said.state)) }
    guard found.isEmpty, weakest > .partial else { return }
    takeMisspelt(words, state.map { .demanding($0) } ?? .none)
    if let said, found.isEmpty { takeMisspelt(said.rest, .demanding(said.state)) }
    if found.isEmpty, let one = singular(of: words) { takeMisspelt(one, state.map { .demanding($0) } ?? .none) }
    if found.isEmpty { takeRespelt(words, state.map { .demanding($0) } ?? .none) }
    if found.isEmpty { takeKind(of: words.text, state.map { .demanding($0) } ?? .none) }
    if let said, found.isEmpty { takeKind(of: said.rest.text, .demanding(said.state)) }
  }

  /// Whether a name is in the question's language, so that loose matches with it are allowed.
  func isSpoken(_ name: Int) -> Bool {
    guard let language, !table.isOfAnyLanguage else { return true }
    return table.name(name).language == language
  }

  /// Whether words may mean a longer name: in a strict search one of them must be its head. "Beans" says what "baked
  /// beans" are, "active" does not say what "active dry yeast" is.
  func mayBeMeant(_ name: Int, _ words: ContentWords) -> Bool {
    guard isSpoken(name) else { return false }
    let heads = table.words
    return !isStrict || words.words.contains { heads.isHead($0.hash, of: name) }
  }

  /// Whether a text is an everyday word, for which a strict search takes no food that is only like it.
  func isEveryday(_ text: FoldedText) -> Bool { isStrict && table.vocabulary.isCommon(text) }

  var hasFound: Bool { !found.isEmpty }

  var sureCount: Int { found.count { $0.quality <= .stem } }

  /// Takes names that equal the text, exactly or apart from endings and spaces.
  private mutating func takeNames(_ text: String, _ requested: RequestedState, _ enough: Int) {
    let names = table.names(of: text)
    // In a German line "Paprika" is the vegetable, in an English one the spice.
    let own = names.filter { table.name($0).language == language }
    let others = names.filter { !own.contains($0) }
    for name in own { take(name, named: NameScore.synonym, requested) }
    for name in others { take(name, named: own.isEmpty ? NameScore.synonym : NameScore.otherLanguage, requested) }
    guard sureCount < enough else { return }
    for name in table.names(ofStem: text) {
      // "Beers" is nearer to "beer" than to "Beeren", although all three have the same stem.
      let isOneLonger = table.text(of: name).elementsEqual(text.utf8.prefix(table.name(name).range.count))
      let score = table.name(name).isSynonym ? NameScore.synonymStem : NameScore.stem
      take(name, .stem, score: score - (isOneLonger ? 0 : NameScore.otherEnding), requested)
    }
  }

  /// Takes a name that equals the text: a main name is surer than a synonym, unless names of the question's language
  /// come first.
  private mutating func take(_ name: Int, named score: Int, _ requested: RequestedState) {
    let isOwnName = !table.name(name).isSynonym && score == NameScore.synonym
    take(name, isOwnName ? .exact : .synonym, score: isOwnName ? NameScore.exact : score, requested)
  }

  /// Takes the foods of the name's group that have the requested state; its other states follow with a lower score.
  mutating func take(_ name: Int, _ quality: NameQuality, score: Int, _ requested: RequestedState) {
    let group = table.name(name).group
    guard seenGroups.insert(group).inserted else { return }
    let foods = table.foods(of: group)
    let choice = requested.choose(among: foods, table.vocabulary)
    guard choice.isMet else {
      append(choice.chosen.prefix(1), max(quality, .partial), score - NameScore.unmetState)
      return
    }
    append(choice.chosen, quality, score - choice.cost)
    if quality <= .stem { append(foods.filter { !choice.chosen.contains($0) }, quality, score - NameScore.otherState) }
  }

  private mutating func append(_ foods: some Sequence<IndexedFood>, _ quality: NameQuality, _ score: Int) {
    for food in foods { found.append(FoundFood(food: food.number, quality: quality, score: max(score, 0))) }
  }
}
