internal import Calls
internal import Nutrition
internal import Words

/// Merges a dish with what is in or on it: "a taco filled with meat and beans" is one food. In a list of weighed foods,
/// all words without an amount belong to the food before.
struct DishParts {
  let sentence: Sentence
  let names: NameReader
  var kinds: WordKinds { WordKinds(sentence: sentence) }

  /// `chunk` under the name that it has together with its parts, if there is such a food; the words of the parts that
  /// the name leaves out; and the number of following parts that were merged. `isMerged`: the name already contains a
  /// conjunction.
  func taken(
    _ chunk: Chunk, _ rest: ArraySlice<ListPart>, isWeighedList: Bool, isMerged: Bool
  ) -> (chunk: Chunk, words: [Int], count: Int) {
    let words = chunk.words
    guard !words.isEmpty, isWeighedList || !isMeasuredUncooked(chunk) else { return (chunk, [], 0) }
    let held = described(chunk, by: rest)
    let parts =
      held > 0
      ? rest.prefix(held).compactMap { if case .chunk(let part) = $0 { part } else { nil } }
      : parts(of: chunk, words, rest, isWeighedList: isWeighedList, isMerged: isMerged)
    // "A salad with chicken" is two foods unless a food has that name; "a taco with beans" is one.
    let isNameless =
      parts.first.map { $0.opening == .conjunction(.with) && !chunk.isWeighed && !isVague($0.words) } == true
    let onBread = parts.lastIndex { isOwnBread($0, of: words) }.map { $0 + 1 } ?? 0
    let inside =
      !isNameless || held > 0 || isMade(words, of: parts)
      ? parts.count : max(parts.prefix(while: { isFilled(words, with: $0) }).count, onBread)
    let called =
      named(chunk, byAnyOf: parts.prefix(inside))
      ?? self.called(chunk, parts, isNameless ? max(inside, 1) : parts.count)
    guard let (name, count) = called else {
      return (chunk, parts.prefix(inside).flatMap(\.words), inside)
    }
    var named = chunk
    named.pieces.removeAll { if case .word = $0 { true } else { false } }
    named.pieces += name.map { .word($0) }
    let taken = parts.prefix(max(count, inside))
    return (named, taken.flatMap(\.words).filter { !name.contains($0) }, taken.count)
  }

  /// Whether a drink or a soup is made of what is listed: "a smoothie with banana, spinach and mango", "a vegetable soup with
  /// lentils, carrots and celery". One food may be beside it.
  private func isMade(_ words: [Int], of parts: [Chunk]) -> Bool {
    guard parts.count > 1, let match = names.match(words), match.quality.isSure, match.measures.density != nil
    else { return false }
    if kinds.ends(words, in: [.mixture]) { return true }
    let inSoup: Set<FoodCategory> = [.produce, .pantry]
    return kinds.ends(words, in: [.cookedMixture])
      && parts.allSatisfy {
        kinds.isIngredient($0.words) || names.match($0.words)?.category.map(inSoup.contains) == true
      }
  }

  private func parts(
    of chunk: Chunk, _ words: [Int], _ rest: ArraySlice<ListPart>, isWeighedList: Bool, isMerged: Bool
  ) -> [Chunk] {
    var parts: [Chunk] = []
    let takesAll = chunk.isWeighed && (isWeighedList || chunk.isWeighedExactly)
    for index in rest.indices {
      guard case .chunk(let next) = rest[index], next.hasWords, !isExtra(next), !isFollowedByAmount(index, rest),
        !next.pieces.contains(where: \.isCounted) || next.opening == .conjunction(.part) && !next.isMeasured
          || isOwnBread(next, of: words)
      else { break }
      let isPart: Bool =
        switch next.opening {
        // "Dates stuffed with nuts" are dates and nuts.
        case .conjunction(.part):
          takesAll || chunk.isInGrams || isToldByParts(words) || isMadeOf(next) || !parts.isEmpty
            || name(chunk, [next]) != nil
        case .conjunction(.topped):
          takesAll || isDish(words) || !parts.isEmpty || chunk.isInGrams || kinds.ends(words, in: [.filled])
        case .conjunction(.on):
          takesAll || isDish(words) || !parts.isEmpty && chunk.isInGrams
            || !isPointedAt(next) && name(chunk, [next]) != nil
        case .conjunction(.with) where chunk.isWeighedBehind:
          isOwnMilk(next.words, of: words)
        case .conjunction(.with):
          takesAll || isWithin(chunk, next) || isFilled(words, with: next) || name(chunk, [next]) != nil
            || isBeforeOwnBread(index, rest, of: words)
        // "A latte, oat milk".
        case .comma where isOwnMilk(next.words, of: words) && !next.hasAmount: true
        case .conjunction(.and), .conjunction(.or), .comma:
          !isWithOwn(next, index, rest)
            && (!parts.isEmpty || isMerged && takesAll || isOpenList(chunk)
              ? !(takesAll || chunk.isInGrams ? next.hasArticle && !isFilling(next.words) : next.hasOwnAmount)
              : isStacked(chunk, index, rest)
                || takesAll && !next.hasAmount && (chunk.isWeighedExactly || isInside(chunk, index, rest)))
        // "A frozen meal consisting of rice and chicken".
        case .conjunction(.plus): takesAll && isSeasoning(next.words) || isMadeOf(next) && names.isSure(words)
        case .start, .line, .aside, .contrast, .conjunction(.without), .conjunction(.in): false
        }
      guard isPart else { break }
      parts.append(next)
    }
    return parts
  }

  /// Whether a food has a name of its own with what follows it: the coffee of "zumo de naranja y café con leche".
  private func isWithOwn(_ food: Chunk, _ index: Int, _ rest: ArraySlice<ListPart>) -> Bool {
    guard index + 1 < rest.endIndex, case .chunk(let with) = rest[index + 1], with.opening == .conjunction(.with) else {
      return false
    }
    return name(food, [with]) != nil
  }

  /// Whether it is the bread of a sandwich: "a peanut butter sandwich on a slice of white bread".
  private func isOwnBread(_ part: Chunk, of dish: [Int]) -> Bool {
    part.opening == .conjunction(.on) && kinds.impliedBread(dish) != nil && names.match(part.words)?.category == .bakery
  }

  /// Whether it is in a sandwich whose bread is named behind it: "a grilled cheese sandwich with cheddar on rye".
  private func isBeforeOwnBread(_ index: Int, _ rest: ArraySlice<ListPart>, of dish: [Int]) -> Bool {
    guard index + 1 < rest.endIndex, case .chunk(let part) = rest[index], case .chunk(let bread) = rest[index + 1]
    else {
      return false
    }
    return kinds.isIngredient(part.words) && isOwnBread(bread, of: dish)
  }

  /// Whether it is what was mentioned before: "jam on the toast".
  private func isPointedAt(_ next: Chunk) -> Bool { next.words.first.map(sentence.isDetermined) ?? false }

  /// Whether everything in the list is on one base: "140 g egg, cheese and ham on a roll".
  private func isStacked(_ chunk: Chunk, _ index: Int, _ rest: ArraySlice<ListPart>) -> Bool {
    guard chunk.isInGrams else { return false }
    var hasAnd = false
    for case .chunk(let other) in rest[index...] {
      switch other.opening {
      case .conjunction(.on): return hasAnd && !other.isWeighed
      case .comma, .conjunction(.and): if hasAnd || other.hasAmount { return false }
      default: return false
      }
      hasAnd = other.opening == .conjunction(.and)
    }
    return false
  }

  /// Whether it is the milk of a milk drink: "cappuccino with almond milk".
  func isOwnMilk(_ words: [Int], of drink: [Int]) -> Bool {
    kinds.isMilkDrink(drink) && kinds.isDrinkAddition(words)
  }

  /// Whether what is joined to `chunk` is in it or on it.
  private func isWithin(_ chunk: Chunk, _ next: Chunk) -> Bool {
    if chunk.isInGrams, isFilling(next.words) { return true }
    guard !next.hasArticle else { return false }
    guard chunk.isWeighed else { return isDish(chunk.words) }
    // "Millet with the husks".
    return isSeasoning(next.words) || next.words.first.map(sentence.isDetermined) ?? false
      || chunk.isInGrams && isDish(chunk.words) && !isDish(next.words) && !isSide(next.words)
  }

  /// Whether a part is a filling of the dish and not a food of its own: "a taco with beans and cheese", "a sandwich
  /// with ham on white bread". A name that already says what is in it, "a double cheeseburger with bacon", takes no
  /// filling, apart from what is cooked together: "vegetable soup with potatoes".
  private func isFilled(_ words: [Int], with part: Chunk) -> Bool {
    if isOwnMilk(part.words, of: words) { return part.opening == .conjunction(.with) }
    guard kinds.ends(words, in: [.filled]) else { return false }
    switch part.opening {
    case .conjunction(.with), .conjunction(.and), .conjunction(.or), .comma:
      let isCooked = kinds.ends(words, in: [.cookedMixture])
      // "A soup with a grilled cheese": with an article it is beside the soup.
      guard kinds.isIngredient(part.words) || isFilling(part.words), !isCooked || !part.hasArticle else { return false }
      return words.count == 1 || isCooked || !names.isSure(part.words)
    case .conjunction(.on), .conjunction(.part), .conjunction(.topped): return true
    default: return false
    }
  }

  /// Whether a dish is described by parts whose amounts nobody knows: "crepes filled with ham", "soup made with
  /// barley", "a roll stuffed with cheese".
  private func isToldByParts(_ words: [Int]) -> Bool {
    isDish(words) || kinds.ends(words, in: [.filled, .mixture, .countedMixture, .cookedMixture])
  }

  /// Whether a list of contents is still going on: "80 g salad of lettuce, tomato and onion", "tea that is a mix of …".
  private func isOpenList(_ chunk: Chunk) -> Bool {
    if chunk.hasClause, chunk.isInGrams { return true }
    let mixtures: [Tag] = chunk.isInGrams ? [.dish, .mixture] : [.mixture]
    return zip(chunk.words, chunk.words.dropFirst()).contains { word, next in
      sentence.skip(.of, at: next) == next + 1 && sentence.skip(anyOf: mixtures, at: word) == word + 1
    }
  }

  /// Whether a part after "and" belongs to the weighed food before: "170 g of chicken and rice, 25 g of kale". So does
  /// one after the "and" of the list, or after "along with".
  private func isInside(_ chunk: Chunk, _ index: Int, _ rest: ArraySlice<ListPart>) -> Bool {
    guard case .chunk(let next) = rest[index] else { return false }
    if !names.isSure(next.words) { return true }
    if chunk.opening == .conjunction(.and), next.opening == .conjunction(.and) { return !isSide(next.words) }
    var hasAnd = false
    for case .chunk(let other) in rest[index...] {
      if other.isWeighed { return hasAnd && other.hasWords }
      guard !other.hasAmount else { return false }
      switch other.opening {
      case .conjunction(.with), .conjunction(.part), .conjunction(.topped): guard hasAnd else { return false }
      case .comma, .conjunction(.and):
        guard !hasAnd else { return false }
        hasAnd = other.opening == .conjunction(.and)
      default: return false
      }
    }
    return hasAnd && (chunk.opening == .conjunction(.plus) || chunk.opening == .conjunction(.with)) && chunk.isWeightOf
  }

  /// Whether it is extra of something that the name already has: "pizza with extra cheese".
  private func isExtra(_ next: Chunk) -> Bool {
    next.first.map { sentence.skip(.difference(.more), at: $0) != nil } ?? false
  }

  /// Whether its amount follows: "a bit of sugar, about 10 grams".
  private func isFollowedByAmount(_ index: Int, _ rest: ArraySlice<ListPart>) -> Bool {
    guard index + 1 < rest.endIndex, case .chunk(let next) = rest[index + 1] else { return false }
    return !next.hasWords && next.isWeighed
  }

  private func isSeasoning(_ words: [Int]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return sentence.skip(.seasoning, at: first) == last + 1
  }

  /// "Sauce", "a rich sauce", "a filling of potatoes".
  private func isFilling(_ words: [Int]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return sentence.skip(.filling, at: first).map { $0 == last + 1 || sentence.skip(.of, at: $0) != nil } ?? false
      || sentence.skip(.filling, at: last) == last + 1
  }

  /// Whether it is "sauce" without saying which; "chocolate sauce" is a food of its own.
  private func isVague(_ words: [Int]) -> Bool { isFilling(words) && (words.count == 1 || !names.isName(words)) }

  func isSide(_ words: [Int]) -> Bool {
    words.last.map { sentence.skip(.side, at: $0) == $0 + 1 } ?? false
  }

  func isDish(_ words: [Int]) -> Bool {
    guard let last = words.last else { return false }
    return kinds.impliedBread(words) != nil || words.suffix(2).contains { sentence.skip(.dish, at: $0) == last + 1 }
  }

  /// Whether it was measured before cooking, so that it cannot be a dish: "125 g of dry pasta with pesto", "40 g of oats with milk".
  private func isMeasuredUncooked(_ chunk: Chunk) -> Bool {
    if chunk.isMeasured, names.isDry(chunk.words) { return true }
    return chunk.isInGrams
      && chunk.words.contains { sentence.skip(anyOf: [.state(.dry), .state(.raw)], at: $0) != nil }
  }
}
