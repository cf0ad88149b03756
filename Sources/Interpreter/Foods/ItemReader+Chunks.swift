internal import Nutrition
internal import Words

/// Parts of a list, one after another.
extension ItemReader {
  mutating func take(_ chunk: Chunk) {
    guard chunk.opening != .conjunction(.without) else { return takeExclusion(chunk) }
    guard chunk.opening != .contrast else {
      replaced.append(chunk.words)
      return held.formUnion(chunk.words)
    }
    if let amount = chunk.pieces.first?.amount, amount.isMore, takeMore(amount) { return }
    if isExercise(chunk) { return hold(chunk.words, in: .exercise) }
    if let figure = figure(chunk) { return hold(chunk.words, in: figure) }
    if attach(chunk) || attachKind(chunk) { return held.formUnion(chunk.words) }
    if isSomebody(chunk) {
      unaccounted += chunk.words
      return
    }
    if let splash = splash(chunk) { return take(splash) }
    // "Jam on the toast".
    let isPointedAt = chunk.opening == .conjunction(.on) && chunk.words.first.map(sentence.isDetermined) ?? false
    if takeBread(under: chunk, isPointedAt: isPointedAt) { return }
    takeFoods(of: chunk)
    if chunk.isPlace || isPointedAt, case .item(var item)? = elements.last {
      item.isPlace = true
      elements[elements.count - 1] = .item(item)
    }
  }

  /// Takes "on brown", "on white": a bread, which a sandwich has already. False for others.
  private mutating func takeBread(under chunk: Chunk, isPointedAt: Bool) -> Bool {
    guard chunk.opening == .conjunction(.on), !chunk.hasAmount else { return false }
    var bread = builder.bread(chunk.words)
    let isOfSandwich =
      isFilledDish
      && (bread != nil
        || names.match(chunk.words).map { $0.quality.isSure && $0.category == .bakery } == true)
    guard !isOfSandwich else {
      unaccounted += chunk.words
      return true
    }
    bread?.isPlace = isPointedAt
    guard let bread else { return false }
    hold(chunk.words, in: .item(bread))
    return true
  }

  private mutating func takeFoods(of said: Chunk) {
    var chunk = said
    let figures = figures(in: &chunk)
    defer { elements += figures }
    // "Coffee with 2 sugars and milk": the milk is also in the coffee.
    hasDrinkAddition = isPlainDrink && chunk.opening == .conjunction(.with)
    // Turkish has such a word for what is beside it only.
    let isInSoup = isSoup && chunk.opening == .conjunction(.with) && sentence.language != .turkish
    let runs = behindDish(AmountRuns.runs(of: chunk.pieces)[...])
    let start = elements.count
    isRightBehind = chunk.opening == .comma || chunk.opening == .aside
    for run in runs {
      take(run)
      isRightBehind = true
    }
    if isInSoup { putIntoSoup(from: start) }
    joinSame(from: start)
    isPlainDrink = isPlainDrink || hasDrinkAddition
  }

  /// The runs behind the dish that they are of, or the words that only lead to them.
  private mutating func behindDish(_ runs: ArraySlice<AmountRuns.Run>) -> ArraySlice<AmountRuns.Run> {
    guard let first = runs.first, case let rest = runs.dropFirst() else { return runs }
    if isDish(first, of: rest.first) {
      if let bread = DishParts(sentence: sentence, names: names).bread(of: first.words, around: rest.map(\.words)) {
        hold(first.words, in: .item(bread))
      } else {
        unaccounted += first.words
      }
      return rest
    }
    guard isLead(first, to: rest.first) || isHeading(first, of: rest) else { return runs }
    leave(first.words)
    return rest
  }

  /// Adds words to those that the last item was said in.
  mutating func tell(_ words: [Int]) {
    guard case .item(var item)? = elements.last else { return }
    item.wording += " " + sentence.original(words)
    elements[elements.count - 1] = .item(item)
  }

  /// Makes noodles or vegetables that are in a soup as many as a soup has: a third of what is eaten of them as a side.
  mutating func putIntoSoup(from start: Int) {
    let share = FixedDecimal(1) / FixedDecimal(3)
    for index in elements.indices.dropFirst(start) {
      guard case .item(var item) = elements[index], item.isBare, let match = item.match,
        match.measures[.serving] != nil,
        match.category == .pantry || match.category == .produce
      else { continue }
      (item.quantity, item.unit) = (share, .serving)
      elements[index] = .item(item)
    }
  }

  /// Joins a food without an amount and the same one beside it with one: "a bag of crisps lays", "烤串 10串羊肉串".
  mutating func joinSame(from start: Int) {
    for index in elements.indices.dropFirst(start + 1).reversed() {
      guard case .item(let first) = elements[index - 1], case .item(let last) = elements[index],
        let title = first.match?.title, title == last.match?.title, first.isBare != last.isBare
      else { continue }
      var both = first.isBare ? last : first
      both.wording = first.wording + " " + last.wording
      elements.replaceSubrange(index - 1...index, with: [.item(both)])
    }
  }

  /// Adds to the food before: "a biscuit and another", "an egg for breakfast, two more for lunch". False where there is
  /// none.
  mutating func takeMore(_ amount: AmountPhrase) -> Bool {
    let last = elements.lastIndex { if case .label = $0 { false } else { true } }
    guard let last, case .item(var item) = elements[last] else { return false }
    guard last == elements.count - 1 else {
      elements.append(.item(item.having(Amount(quantity: amount.quantity, unit: amount.unit ?? item.unit))))
      return true
    }
    if item.add(amount) {
      elements[last] = .item(item)
      return true
    }
    // "A bowl of cereal with milk, then another bowl": goes to the food that was measured in bowls.
    let measured = elements.lastIndex { if case .item(let item) = $0 { item.unit == amount.unit } else { false } }
    guard amount.unit != nil, let measured, case .item(var other) = elements[measured], other.add(amount) else {
      return false
    }
    elements[measured] = .item(other)
    return true
  }

  /// The item that a chunk adds to: the last one. An amount alone may also go to the only food before a time label, if
  /// that is measured in it.
  func placeOfItem(before chunk: Chunk) -> Int? {
    guard case .label? = elements.last else { return placeOfCounted(by: chunk) ?? elements.indices.last }
    let others = elements.indices.filter { if case .label = elements[$0] { false } else { true } }
    guard !chunk.hasWords, others.count == 1, case .item(let item) = elements[others[0]],
      chunk.isWeighed || chunk.pieces.first?.amount?.unit.map({ item.match?.measures[$0] != nil }) == true
    else { return nil }
    return others[0]
  }

  /// The food before the last one, where a count is of pieces and only that one has any: "Kartoffelpuffer mit Apfelmus, 3 Stück".
  func placeOfCounted(by chunk: Chunk) -> Int? {
    guard chunk.opening == .comma, chunk.pieces.count == 1, let amount = chunk.pieces.first?.amount, !amount.isArticle,
      amount.quantity != nil, amount.energy == nil, amount.unit == .piece || amount.unit == nil,
      elements.count > 1, case .item(let last)? = elements.last, case .item(let first) = elements[elements.count - 2],
      last.isBare, first.isBare, let own = last.match?.measures, own[.piece] == nil,
      first.match?.measures[.piece] != nil
    else { return nil }
    return elements.count - 2
  }

  /// How much milk goes into a drink.
  static let splash = Amount(quantity: FixedDecimal(2), unit: .tablespoon)

  /// The small amount of milk in "tea with milk", which is not a glass.
  func splash(_ chunk: Chunk) -> AmountRuns.Run? {
    let isInDrink =
      chunk.opening == .conjunction(.with)
      || hasDrinkAddition && [.comma, .conjunction(.and), .conjunction(.plus)].contains(chunk.opening)
    guard isInDrink, !chunk.hasAmount, let first = chunk.words.first, isPlainDrink,
      WordKinds(sentence: sentence).isDrinkAddition(chunk.words)
    else { return nil }
    let splash = ItemReader.splash
    let amount = AmountPhrase(range: first..<first, quantity: splash.quantity, unit: splash.unit)
    return AmountRuns.Run(words: chunk.words, amount: amount)
  }

  mutating func hold(_ words: [Int], in element: MealElement) {
    held.formUnion(words)
    elements.append(element)
  }
}
