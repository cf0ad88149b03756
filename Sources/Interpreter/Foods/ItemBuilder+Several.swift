internal import Nutrition
internal import Words

/// Foods in a row, without anything between them: "2 eggs beans", "kaffee brötchen käse".
extension ItemBuilder {
  /// Foods without anything between them, all of them known: "chicken salad ranch dressing". Two single words are more
  /// likely one unknown food ("corn salsa"), except in Turkish, where that would have an ending: "tahin pekmez" are
  /// two. The amount then belongs to the first.
  func several(_ words: [Int], _ run: AmountRuns.Run) -> [FoodItem]? {
    if sentence.language == .chinese, let foods = inChinese(words, run) { return foods }
    if let sides = sides(words) { return items(sides, run) }
    let setsApart = sentence.language == .turkish || beginsInPlural(words)
    guard ((setsApart ? 2 : 3)...12).contains(words.count),
      let foods = sentence.language == .turkish ? rowFromEnd(words) ?? row(words) : row(words)
    else { return nil }
    guard foods.count > 1,
      setsApart
        || (run.amount == nil && foods.count < words.count || isList(foods, isCounted: run.amount != nil))
          && !isOneDish(foods),
      !foods.dropLast().contains(where: names.isLikePlural)
    else { return nil }
    return items(foods, run)
  }

  private func items(_ foods: [[Int]], _ run: AmountRuns.Run) -> [FoodItem] {
    var items = foods.enumerated().map { index, food in
      item(food, AmountRuns.Run(words: food, amount: index == 0 ? run.amount : nil))
    }
    items[items.count - 1].statedEnergy = run.energy
    return items
  }

  /// A kind of side dish that nobody knows, and a food beside it: "peri peri chips | coleslaw". Nil for any other words.
  private func sides(_ words: [Int]) -> [[Int]]? {
    guard let front = otherFood(in: words), isKindOfSide(front) else { return nil }
    return [front, Array(words.dropFirst(front.count))]
  }

  /// The words as foods in a row, each as long as may be; nil where some are left.
  private func row(_ words: [Int]) -> [[Int]]? {
    var rest = words[...]
    var foods: [[Int]] = []
    while !rest.isEmpty {
      // "2 duble rakı peynir".
      let shots = foods.isEmpty && rest.count > 1 && self.shots(at: words[0]) != nil ? 1 : 0
      let found = (shots + 1...min(rest.count, 4 + shots)).reversed().first {
        names.isSure(Array(rest.prefix($0).dropFirst(shots)))
      }
      guard let length = found else { return nil }
      foods.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return foods
  }

  /// The same from the last word: Turkish describes a food before it, so that in "pilav kuru fasulye" the beans are dry and not the
  /// rice.
  private func rowFromEnd(_ words: [Int]) -> [[Int]]? {
    var rest = words[...]
    var foods: [[Int]] = []
    while !rest.isEmpty {
      guard let length = (1...min(rest.count, 4)).reversed().first(where: { names.isName(Array(rest.suffix($0))) })
      else { return nil }
      foods.insert(Array(rest.suffix(length)), at: 0)
      rest = rest.dropLast(length)
    }
    return foods
  }

  /// Three or more foods that Chinese writes without a space: 汉堡薯条可乐. Of two, the first may say what the other is made of.
  private func inChinese(_ words: [Int], _ run: AmountRuns.Run) -> [FoodItem]? {
    let (longest, most) = (8, 24)
    let text = sentence.original(words)
    guard text.count <= most, !names.finder.isName(text) else { return nil }
    var rest = text[...]
    var foods: [String] = []
    while !rest.isEmpty {
      let lengths = (2...longest).reversed().filter { $0 <= rest.count }
      guard let length = lengths.first(where: { names.finder.isName(String(rest.prefix($0))) }) else { return nil }
      foods.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    guard foods.count > 2 else { return nil }
    return foods.enumerated().map { index, food in
      var item = FoodItem(food: food, wording: food, match: names.finder.match(food, state: nil))
      if index == 0, let amount = run.amount { _ = item.take(amount) }
      return item
    }
  }

  /// Whether names in a row are foods beside each other: three in a language whose nouns do not describe each other, "kaffee
  /// brötchen käse", or four in English, unless the last may contain the others.
  private func isList(_ foods: [[Int]], isCounted: Bool) -> Bool {
    guard foods.count > 2, let last = foods.last?.last,
      sentence.skip(anyOf: [.mixture, .countedMixture, .cookedMixture, .filled, .dish], at: last) == nil
        || sentence.skip(.side, at: last) != nil
    else { return false }
    guard sentence.language != .chinese else { return foods.allSatisfy { $0.count > 1 } }
    let isEnglish =
      sentence.language == .english
      && foods.allSatisfy { food in
        let languages = names.finder.languages(of: names.text(food))
        return languages.isEmpty || languages.contains(.english)
      }
    // "2 slices of toast butter jam".
    return foods.count > (isEnglish && !isCounted ? 3 : 2)
  }

  /// The words at the start that are a food of their own: "steak" in "steak eggs". Not where they go into the food that
  /// follows. Nil for none.
  func otherFood(in words: [Int]) -> [Int]? {
    guard words.count > 1, let last = words.last, names.match(words)?.quality.isSure != true,
      sentence.skip(anyOf: [.mixture, .countedMixture, .cookedMixture], at: last) == nil,
      sentence.skip(anyOf: [.dish, .filled], at: last) == nil || sentence.skip(.side, at: last) != nil
    else { return nil }
    return (1..<words.count).lazy.map { Array(words.prefix($0)) }.last { front in
      (names.isName(front) || isKindOfSide(front)) && names.isName(Array(words.dropFirst(front.count)))
        && mayStandAlone(front, beside: Array(words.dropFirst(front.count)))
    }
  }

  /// Whether unknown words say which kind of a side dish it is: "peri peri chips".
  private func isKindOfSide(_ words: [Int]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return sentence.skip(.side, at: last) == last + 1 && names.isName([last])
      && words.dropLast().allSatisfy(sentence.unknownWords.contains)
  }

  /// A bread or potato, which is counted, and the meat, fish or cheese that is said before it to be in it: "a tuna jacket potato".
  /// Nil where it may be one food.
  func filled(_ words: [Int], _ run: AmountRuns.Run) -> [FoodItem]? {
    guard sentence.language == .english, run.energy == nil, run.amount?.unit == nil,
      names.match(words)?.quality.isSure != true,
      let length = (1..<words.count).first(where: {
        names.isName(Array(words.prefix($0))) && names.isName(Array(words.dropFirst($0)))
      }),
      case let filling = Array(words.prefix(length)), case let base = Array(words.dropFirst(length)),
      let inside = names.match(filling), [.meat, .seafood, .dairy].contains(inside.category), !inside.isPlainDrink,
      !WordKinds(sentence: sentence).isDrinkAddition(filling),
      // A jacket potato is a potato.
      let kind = [base, base.suffix(1)].compactMap({ names.match(Array($0))?.category }).first(where: { $0 != .other }),
      [.bakery, .produce].contains(kind)
    else { return nil }
    var item = item(filling, AmountRuns.Run(words: filling))
    if let count = run.amount?.quantity { (item.quantity, item.unit) = (count, .serving) }
    return [self.item(base, AmountRuns.Run(words: base, amount: run.amount)), item]
  }

  /// Whether a food is not an addition to the next: an ingredient may be part of it, unless that is an ingredient too.
  private func mayStandAlone(_ front: [Int], beside rest: [Int]) -> Bool {
    let kinds = WordKinds(sentence: sentence)
    return !kinds.isDrinkAddition(front) && (!kinds.isIngredient(front) || kinds.isIngredient(rest))
  }

  /// Whether the words begin with a plural noun, which is then a food of its own: "2 eggs beans", "2 vadas coconut
  /// chutney". Not before a filled dish: "2 beans burritos".
  private func beginsInPlural(_ words: [Int]) -> Bool {
    guard sentence.language == .english, words.count > 1, let last = words.last,
      words.count == 2 || sentence.skip(.filled, at: last) == nil
    else { return false }
    let mostWords = 3
    return (1..<min(words.count, mostWords + 1)).contains { count in
      Stemmer.isPlural(sentence.tokens[words[count - 1]].folded) && names.isName(Array(words.prefix(count)))
    }
  }

  /// Whether foods in a row are one dish: "chicken tikka wrap", "turkey club sandwich" end in a kind of dish that
  /// contains the foods before it. In "fish curry rice" the rice is beside it.
  private func isOneDish(_ foods: [[Int]]) -> Bool {
    let isKind = foods.dropFirst().contains { food in
      food.first.map { sentence.skip(anyOf: [.dish, .filled], at: $0) == food[food.count - 1] + 1 } ?? false
        && sentence.skip(.side, at: food[0]) != food[food.count - 1] + 1
    }
    guard !isKind, let last = foods.last?.last else { return isKind }
    // "Goat milk latte".
    if foods.count == 2, WordKinds(sentence: sentence).isMilkDrink(foods[1]) {
      return WordKinds(sentence: sentence).isDrinkAddition(foods[0])
    }
    guard sentence.skip(.filled, at: last) == last + 1 else { return false }
    return foods.dropLast().allSatisfy(WordKinds(sentence: sentence).isIngredient)
  }
}
