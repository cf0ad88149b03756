internal import Nutrition
internal import Words

/// Distinguishes words that are not food from those that may be.
struct WordKinds {
  let sentence: Sentence

  enum Kind: Hashable {
    /// Only states or preparations.
    case state(FoodState?)
    /// Not food: "fun", "a quick bite", "great".
    case noFood
    case other
  }

  func kind(_ words: [Int]) -> Kind {
    if let state = stateOnly(words) { return .state(state) }
    return isNoFood(words) ? .noFood : .other
  }

  /// Whether the words only describe a food: "boneless", "sweet".
  func describes(_ words: [Int]) -> Bool {
    switch kind(words) {
    case .state: true
    case .noFood: words.count == 1 && words.allSatisfy { sentence.skip(.notFood, at: $0) != nil }
    case .other: false
    }
  }

  func holdExercise(_ words: [Int]) -> Bool {
    words.contains { sentence.skip(.trigger(.exercise), at: $0) != nil }
  }

  /// The nutrient, where the words are its name and nothing else.
  func nutrient(_ words: [Int]) -> Nutrient? {
    guard let first = words.first, let found = sentence.nutrient(at: first), found.next == first + words.count
    else { return nil }
    return found.value
  }

  /// Whether it ends in an ingredient, however it is described: "sharp cheddar cheese".
  func isIngredient(_ words: [Int]) -> Bool {
    let longest = 5
    guard let last = words.last, words.count <= longest else { return false }
    return words.contains { sentence.skip(.ingredient, at: $0) == last + 1 }
  }

  /// Whether the words end in a phrase with one of these tags: "protein shake", "tortilla francesa".
  func ends(_ words: [Int], in tags: [Tag]) -> Bool {
    guard let last = words.last else { return false }
    return words.contains { sentence.skip(anyOf: tags, at: $0) == last + 1 }
  }

  /// The bread around what is named of a dish, where the words end in one: "cheese sandwich".
  func impliedBread(_ words: [Int]) -> ImpliedBread? {
    words.last.flatMap { last in
      sentence.find(at: last, before: last + 1) { if case .impliedBread(let bread) = $0 { bread } else { nil } }?.value
    }
  }

  /// Whether it is a drink made with milk: "hot chocolate".
  func isMilkDrink(_ words: [Int]) -> Bool {
    // "Latte medium".
    let named = words.reversed().drop { sentence.find(at: $0) { if case .size = $0 { true } else { nil } } != nil }
    guard let last = named.first else { return false }
    return words.contains { sentence.skip(.milkDrink, at: $0) == last + 1 }
  }

  /// Whether it is an addition to drinks: "oat milk".
  func isDrinkAddition(_ words: [Int]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return sentence.skip(.drinkAddition, at: first) == last + 1
  }

  /// Whether the words are narration and not a name: "I kept", "showcasing", "beautifully". English verbs and adverbs
  /// are recognised by their endings, and so are Turkish verbs in the first person.
  func isTold(_ words: [Int]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    switch sentence.language {
    case .english: return isToldInEnglish(words)
    case .turkish: return TurkishSuffixes.isVerbOfSpeaker(sentence.tokens[last].folded)
    default: return sentence.skip(anyOf: [.subject, .pronoun, .copula], at: first) != nil
    }
  }

  private func isToldInEnglish(_ words: [Int]) -> Bool {
    guard let first = words.first else { return false }
    if sentence.skip(anyOf: [.subject, .pronoun], at: first) != nil { return true }
    // "Cut myself".
    if let last = words.last, sentence.skip(.person(.speaker), at: last) == last + 1 { return true }
    // "Everything" alone is narration; an "everything bagel" is a food.
    if sentence.skip(.all, at: first) == first + words.count { return true }
    // "Finishing it off", "sweetened my tea".
    if words.count > 1, isVerb(first), sentence.skip(anyOf: [.pronoun, .determiner], at: words[1]) != nil {
      return true
    }
    return words.allSatisfy { isVerb($0) }
  }

  private func isVerb(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    // "Carefully" is told, and "philly" may be a food.
    let longestDoubtful = 7
    return token.folded.utf8.count > 5 && token.lower == token.original
      && (["ed", "ing"].contains { token.folded.hasSuffix($0) }
        || token.folded.hasSuffix("ly") && token.folded.utf8.count > longestDoubtful)
  }

  /// The words without a leading "the", "of" or "leftover".
  func withoutLead(_ words: [Int]) -> [Int] {
    var words = words[...]
    while let first = words.first,
      let next = sentence.skip(anyOf: [.determiner, .of], at: first)
        ?? sentence.skip(.leftover, at: first).flatMap({ next in words.contains { $0 >= next } ? next : nil })
    {
      words = words.drop { $0 < next }
    }
    return Array(words)
  }

  private func isNoFood(_ words: [Int]) -> Bool {
    guard let first = words.first, let last = words.last else { return true }
    // "A costco hot dog".
    guard !words.dropLast().contains(where: { sentence.skip(anyOf: [.dish, .filled], at: $0) == last + 1 }) else {
      return false
    }
    let kinds: [Tag] = [.notFood, .opinion, .filler, .adverb, .approximate, .leftover]
    if sentence.skip(anyOf: kinds, at: first) == last + 1 { return true }
    // "A coors light" is a product that nobody knows, and no opinion.
    let isNamed = words.count > 1 && sentence.unknownWords.contains(first) && !isTold([first])
    // Nor is "a zinger meal".
    if isNamed, sentence.skip(.dish, at: last) == last + 1 { return false }
    return sentence.skip(anyOf: isNamed ? [.notFood, .filler] : kinds, at: last) == last + 1
  }

  /// The state, where the words are only states and preparations; `.none` where there are other words.
  private func stateOnly(_ words: [Int]) -> FoodState?? {
    guard let first = words.first, let last = words.last, last - first + 1 == words.count else { return .none }
    var state: FoodState?
    var index = first
    while index <= last {
      let found = sentence.state(at: index, before: last + 1)
      guard let next = found?.next ?? sentence.skip(anyOf: [.preparation, .quality], at: index, before: last + 1)
      else { return .none }
      state = found?.value ?? state
      index = next
    }
    return .some(state)
  }
}
