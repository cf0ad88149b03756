internal import Nutrition
internal import Words

/// An amount and a name within a part.
extension ItemReader {
  mutating func take(_ said: AmountRuns.Run) {
    var run = said
    // "A roast chicken 7.99".
    if let amount = run.amount, let last = run.words.last, last < amount.range.lowerBound, isPrice(amount) {
      unaccounted += amount.range
      unknownParts += amount.range
      run.amount = nil
    }
    for number in run.unused {
      unaccounted += number
      unknownParts += number
    }
    let words = withoutVerb(kinds.withoutLead(run.words))
    guard !words.isEmpty else { return takeDish(run) ?? takeAmount(run) }
    if isOwnBread(words, run.amount) {
      unaccounted += words
      partWords += words
      return
    }
    isPlainDrink = words.last.map { sentence.skip(.plainDrink, at: $0) == $0 + 1 } ?? false
    ownBread = kinds.impliedBread(words)
    isFilledDish = words.contains { sentence.skip(.filled, at: $0) == words[words.count - 1] + 1 }
    // "Wife ate the wedges" is no food by its likeness to one.
    if holdsEatingVerb(words), !names.isName(words) { return leave(words) }
    let item = builder.item(words, run)
    isSoup = item.match?.isSoup == true
    // "Cofee", "barrys".
    isPlainDrink = isPlainDrink || item.match?.isPlainDrink == true
    let kind = kinds.kind(words)
    // "Sweet" is not sweets unless it is counted.
    let isAdjective = item.isBare && item.match?.quality == .stem && kind != .other
    guard item.match?.quality.isSure != true || isAdjective else { return hold(words, in: .item(item)) }
    switch kind {
    case .state(let state):
      held.formUnion(words)
      if tellsMore(run, state) { return }
      takeAmount(run)
      guard let state else {
        describing += words
        return
      }
      elements.append(.state(state))
      stateWords += words
    case .noFood where !isServed(run):
      if let item = builder.combined(words, run) {
        hold(words, in: .item(item))
      } else if let amount = run.amount, amount.amount.isWeight {
        unknownParts += amount.range
      }
    case .other where item.match.map { $0.quality > .compound } ?? true && item.isBare && kinds.isTold(words):
      leave(words)
    case .other, .noFood:
      let several =
        item.match.map { $0.quality > .compound } ?? true
        ? builder.several(words, run) ?? builder.filled(words, run) : nil
      held.formUnion(words)
      if several == nil, let other = builder.otherFood(in: words) { unknownParts += other }
      elements += (several ?? [item]).map { .item($0) }
    }
  }

  /// Whether an English verb for eating stands within the words.
  private func holdsEatingVerb(_ words: [Int]) -> Bool {
    sentence.language == .english
      && words.dropFirst().dropLast().contains { sentence.skip(.trigger(.ate), at: $0) != nil }
  }

  /// Whether it is the bread of the sandwich before: "ham sandwich, 2 slices white bread". Behind "and" it is beside it.
  private func isOwnBread(_ words: [Int], _ amount: AmountPhrase?) -> Bool {
    guard isRightBehind, let ownBread, let first = words.first, amount != nil || sentence.isMark(",", at: first - 1),
      let match = names.match(words), match.quality.isSure
    else { return false }
    return match.title.plain == ownBread.rawValue || match.title.plain.hasSuffix(" " + ownBread.rawValue)
  }

  /// The words without a verb at their end, which German and Turkish put last: "Pizza Salami gegessen".
  mutating func withoutVerb(_ words: [Int]) -> [Int] {
    guard [.german, .turkish].contains(sentence.language), words.count > 1, let last = words.last,
      sentence.skip(sentence.language == .german ? .tailVerb : .trigger(.ate), at: last) == last + 1,
      !names.isName(words)
    else { return words }
    held.insert(last)
    return Array(words.dropLast())
  }

  /// Applies an amount and a state after the name: "rice 1.5 cups cooked".
  mutating func tellsMore(_ run: AmountRuns.Run, _ state: FoodState?) -> Bool {
    guard let amount = run.amount, !amount.isArticle, case .item(var item)? = elements.last,
      item.amount == .unsaid || amount.amount.isWeight && !item.amount.isWeight, item.take(amount)
    else { return false }
    describe(&item, as: state)
    builder.takeWeight(&item)
    elements[elements.count - 1] = .item(item)
    return true
  }

  func describe(_ item: inout FoodItem, as state: FoodState?) {
    item.state = state ?? item.state
    let before = item.match
    item.match = finder.match(item.food.lowercased(), state: item.state) ?? before
    // "Wholewheat pasta 80 g dry": no food has that name in that state, so a more general one is used.
    guard let state, state == .dry || state == .raw, item.match?.title == before?.title else { return }
    item.match = names.kin(of: item.food, state) ?? item.match
  }

  /// Takes "a bowl" as a food, where the household has a dish of that name, and "un filete", which is also a food, where no
  /// other comes before it, as "2 Krügerl" are anywhere. Nil for any other amount.
  mutating func takeDish(_ run: AmountRuns.Run) -> Void? {
    guard var amount = run.amount, run.energy == nil, let unit = amount.unitRange,
      let match = finder.match(sentence.lower(Array(unit)), state: nil),
      case let isDrink = isVessel(amount) && match.measures.density != nil,
      match.isDish
        || match.quality.isSure
          && (isDrink || amount.quantity == nil && !elements.isEmpty
            || elements.isEmpty && finder.languages(of: sentence.lower(Array(unit))).contains(sentence.language))
    else { return nil }
    if !isDrink { amount.unit = nil }
    amount.unitRange = nil
    amount.range = amount.range.lowerBound..<max(unit.lowerBound, amount.range.lowerBound)
    return hold(Array(unit), in: .item(builder.item(Array(unit), AmountRuns.Run(words: Array(unit), amount: amount))))
  }

  mutating func takeAmount(_ run: AmountRuns.Run) {
    if let energy = run.energy {
      elements.append(.energy(energy, isApproximate: run.isApproximate))
    } else if let amount = run.amount, !amount.isArticle || amount.unit != nil {
      elements.append(.amount(amount))
    }
  }
}
