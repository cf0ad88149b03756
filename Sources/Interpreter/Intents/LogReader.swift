internal import Calls
internal import Nutrition
internal import Words

/// Parses what somebody ate: the meals of a clause with their items.
struct LogReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// What was eaten, after a word for eating. Nil where nothing of it is food.
  func read(_ range: Range<Int>, _ lead: Lead) -> [Parse]? {
    let list = list(range, lead)
    let items = list.items
    if lead.trigger == .perhapsAte, !items.contains(where: { $0.match != nil || $0.unit != nil }) { return nil }
    return parses(list, isBesideOther(range) ? .add : intent(lead))
  }

  /// Whether it was had with what was said before: "I had 40 g yogurt with it".
  private func isBesideOther(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains { index in
      sentence.skip(.conjunction(.with), at: index, before: range.upperBound).flatMap {
        sentence.skip(.pronoun, at: $0, before: range.upperBound)
      }.map { next in
        (next..<range.upperBound).allSatisfy {
          sentence.skip(anyOf: [.also, .filler, .tailVerb], at: $0) != nil || sentence.tokens[$0].kind == .mark
        }
      } ?? false
    }
  }

  /// Foods without a verb, which were probably eaten.
  func bare(_ range: Range<Int>, _ lead: Lead) -> [Parse]? {
    guard !isOfEarlier(range), lead.hasSubject ? !isUnknownDeed(range) : !isOrder(range) else { return nil }
    let list = list(range, lead)
    guard
      isPlausible(list, lead, isTold: context.contains(range, .trigger(.was)))
        || endsInEating(range) && !list.items.isEmpty,
      !hasVerb(range) || isWeighed(list, lead)
    else { return nil }
    return parses(list, lead.isAmendment ? .edit : isAddition(lead) ? .add : .log)
  }

  /// Whether an unknown verb asks for something to be done with a food: "freeze the soup". Behind the first word of a name
  /// comes no "the", and "sweetened my tea" tells what was done.
  private func isOrder(_ range: Range<Int>) -> Bool {
    range.count > 2
      && sentence.skip(.determiner, at: range.lowerBound + 1, before: range.upperBound) == range.lowerBound + 2
      && beginsInUnknownVerb(range)
  }

  /// Whether somebody did what is not understood with a food of which no amount is said: "I quit coffee". "I demolished two
  /// tacos" tells of a meal.
  private func isUnknownDeed(_ range: Range<Int>) -> Bool {
    guard range.count > 1, beginsInUnknownVerb(range), case let items = context.list(range).items else { return false }
    return items.count == 1 && items[0].isBare && items[0].match?.quality.isSure != true
  }

  /// Whether an English line begins in a word that nothing knows, neither as a food, and that tells of nothing past.
  private func beginsInUnknownVerb(_ range: Range<Int>) -> Bool {
    guard sentence.language == .english, sentence.tokens[range.lowerBound].isWord,
      sentence.phrases[range.lowerBound].isEmpty, !sentence.tokens[range.lowerBound].folded.hasSuffix("ed")
    else { return false }
    return context.list(range.lowerBound..<range.lowerBound + 1).items.allSatisfy { $0.match == nil }
  }

  /// Whether it is about foods named before: "one of them was decaf", "2 of the eggs were raw".
  private func isOfEarlier(_ range: Range<Int>) -> Bool {
    let end = range.upperBound
    let parser = AmountParser(sentence: sentence)
    guard let amount = parser.read(at: range.lowerBound, before: end), amount.amount.unit == nil else { return false }
    let of = sentence.skip(.of, at: amount.range.upperBound, before: end)
    let isShare = of != nil || amount.range.contains { sentence.skip(.of, at: $0, before: end) != nil }
    var next = of ?? amount.range.upperBound
    while let passed = sentence.skip(anyOf: [.pronoun, .determiner, .article], at: next, before: end) { next = passed }
    let longest = isShare ? min(next + 2, end - 1) : next
    return next <= longest && (next...longest).contains { sentence.skip(.copula, at: $0, before: end) != nil }
  }

  private func intent(_ lead: Lead) -> Intent {
    lead.trigger == .add || (isAddition(lead) && lead.trigger != .log) ? .add : .log
  }

  /// The list of `range` with the labels before it; amounts are divided where it was shared.
  private func list(_ range: Range<Int>, _ lead: Lead) -> ItemReader.List {
    let shares = ShareReader(context: context)
    let shared =
      shares.read(range, lead) ?? shares.ofOne(range, lead).map { ShareReader.Shared(share: $0, foods: range) }
      ?? part(of: range)
    var list = context.list(shared?.foods ?? range)
    if let shared {
      let beside = shared.beside.map { context.list($0).elements } ?? []
      let whole = list.items.count == 1 ? weight(beside) : nil
      list.elements = list.elements.map { element in
        guard case .item(let item) = element else { return element }
        return .item((whole.map { item.having($0) } ?? item).split(shared.share))
      }
      if whole == nil { list.elements += beside }
      list.elements += context.labels.filter { $0.range.lowerBound >= shared.foods.upperBound }.map { .label($0) }
    }
    let before = withoutVerbs(context.labels.filter { $0.range.upperBound <= range.lowerBound })
    list.elements = before.map { .label($0) } + list.elements
    return list
  }

  /// What the whole weighed, where nothing else stands behind the words about sharing: "half each, 500 g in total".
  private func weight(_ elements: [MealElement]) -> Amount? {
    guard elements.count == 1, case .amount(let said) = elements[0], said.amount.isWeight else { return nil }
    return said.amount
  }

  /// The part of what is named before it that was eaten: "一个披萨吃了一半", "bir tabak makarnanın yarısını". Nil where no part ends
  /// the clause.
  private func part(of range: Range<Int>) -> ShareReader.Shared? {
    guard [.chinese, .turkish, .german].contains(sentence.language),
      case let last = TrailingTrigger.end(.trigger(.ate), of: range, in: sentence)?.lowerBound ?? range.upperBound,
      let start = range.dropFirst().first(where: { sentence.factor(at: $0)?.next == last }),
      let factor = sentence.factor(at: start), factor.value < FixedDecimal(1)
    else { return nil }
    let isVerb = { sentence.skip(anyOf: [.trigger(.ate), .only], at: $0) != nil }
    let end = range.first { $0 < start && isVerb($0) } ?? start
    guard (end..<start).allSatisfy(isVerb),
      sentence.language == .chinese ? end < start : isMeasured(range.lowerBound..<end)
    else { return nil }
    let first = sentence.skip(anyOf: [.of, .tail], at: range.lowerBound, before: end) ?? range.lowerBound
    return ShareReader.Shared(share: factor.value, foods: first..<end)
  }

  /// Whether one food is named, with an amount.
  private func isMeasured(_ range: Range<Int>) -> Bool {
    let items = context.list(range).items
    return items.count == 1 && items[0].amount != .unsaid
  }

  /// The labels without verbs that imply a meal, where the meal is already given: "for breakfast, I snacked on".
  private func withoutVerbs(_ labels: [WhenLabel]) -> [WhenLabel] {
    guard let first = labels.first, first.slot != nil else { return labels }
    return [first]
      + labels.dropFirst().filter { sentence.skip(.trigger(.ate), at: $0.range.lowerBound) != $0.range.upperBound }
  }

  /// Whether some food is known, or has an amount that only food has.
  ///
  /// - Parameter isTold: whether a verb makes it a statement, so that unknown words are not a name: "the store was
  ///   closed".
  private func isPlausible(_ list: ItemReader.List, _ lead: Lead, isTold: Bool) -> Bool {
    list.elements.contains { element in
      switch element {
      case .item(let item):
        item.match != nil || item.statedEnergy != nil || item.unit != nil || (lead.hasSubject && item.quantity != nil)
          || !isTold && holdsFood(item)
      case .energy: true
      default: false
      }
    }
  }

  /// Whether a word for eating is at the end, so that even unknown words were eaten: "lokma yedim".
  private func endsInEating(_ range: Range<Int>) -> Bool {
    guard sentence.language != .english, let last = range.last(where: { sentence.tokens[$0].kind != .mark }) else {
      return false
    }
    return (max(last - 2, range.lowerBound)...last).contains { index in
      index > range.lowerBound && sentence.skip(.trigger(.ate), at: index, before: last + 1) == last + 1
    }
  }

  /// Whether an unknown dish has a known food in its name: "a chicken and leek bake".
  private func holdsFood(_ item: FoodItem) -> Bool {
    let words = item.food.lowercased().split(separator: " ")
    return words.count <= 5 && words.contains { context.isSureFood(String($0)) }
  }

  /// Whether several foods have grams, which shows that they were eaten: "100 g of rice that has peas, 50 g of ham".
  private func isWeighed(_ list: ItemReader.List, _ lead: Lead) -> Bool {
    let weighed = list.items.count { $0.unit == .gram && $0.match != nil }
    // "I started my day with 60 g of oats, which were warm".
    return weighed > 1 || weighed > 0 && lead.hasSubject && lead.followsLabel
  }

  /// Whether it is a sentence about something else: "my bike is broken". In "snacks that are salted" the verb describes
  /// the food.
  private func hasVerb(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      // "Not sure" is not "sure".
      if let next = sentence.skip(anyOf: [.relative, .filler], at: index, before: range.upperBound), next > index + 1 {
        index = next
        continue
      }
      // "Como 30 gramos" is about 30 g.
      if sentence.skip(.approximate, at: index, before: range.upperBound) != nil,
        let about = AmountParser(sentence: sentence).read(at: index, before: range.upperBound, leads: false),
        about.isApproximate
      {
        index = about.range.upperBound
        continue
      }
      if !context.isLabel(index), isVerb(at: index, range.upperBound) { return true }
      index += 1
    }
    return false
  }

  private func isVerb(at index: Int, _ end: Int) -> Bool {
    // "Perfect for" is not "perfect".
    guard let longest = sentence.phrases[index].first(where: { index + $0.length <= end })?.length,
      AmountParser(sentence: sentence).unit(at: index, end, afterDigits: false) == nil
    else { return false }
    return sentence.skip(anyOf: [.ask, .trigger(.future), .trigger(.chat)], at: index, before: index + longest)
      == index + longest
  }

  private func parses(_ list: ItemReader.List, _ intent: Intent) -> [Parse]? {
    let hasExercise = list.elements.contains(.exercise)
    // "Gym, 45 min weights": what nothing knows there says what was done.
    let isAllExercise = hasExercise && list.items.allSatisfy { $0.match == nil && $0.statedEnergy == nil }
    let eaten = list.elements.filter { element in
      if case .item = element { !isAllExercise } else { element != .exercise }
    }
    let said = MealGroups.throughNight(MealGroups.dated(MealGroups.groups(eaten))).map(\.withEnergyOfItems)
    let isTitle = said.indices.map { self.isTitle(said[$0], before: said.dropFirst($0 + 1).first) }
    let groups = said.indices.filter { !isTitle[$0] }.map { said[$0] }
    let titles = said.indices.filter { isTitle[$0] }.flatMap { said[$0].items.map(\.food) }
    var found = groups.compactMap { parse($0, intent) }
    if !found.isEmpty {
      found[found.count - 1].unaccounted = context.words(list.unaccounted) + titles
      found[found.count - 1].without = list.without.compactMap(context.reference)
      found[found.count - 1].excluded = list.excluded.map { sentence.original($0) }
      found[found.count - 1].perhapsExcluded = list.perhapsExcluded.map { sentence.original($0) }
      found[found.count - 1].replaced = list.replaced.first.flatMap(context.reference)
      found[found.count - 1].uncounted = list.uncounted.map { sentence.original($0) }
      found[found.count - 1].inside = inside(list)
      found[found.count - 1].beside = list.dishes.map { sentence.original($0) }
      found[found.count - 1].leftOut = list.leftOut.map { sentence.original($0) } + amountsAlone(groups)
    }
    if hasExercise { found.append(context.parse(.exercise)) }
    return found.isEmpty ? nil : carried(found)
  }

  /// Whether it is an unknown word above a meal, and no food: "Mensa heute: Currywurst", "tiffin at 11 was two idlis".
  private func isTitle(_ group: MealGroup, before next: MealGroup?) -> Bool {
    guard group.labels.isEmpty, group.elements.count == 1, case .item(let item) = group.elements[0], item.isBare,
      item.match == nil, let next, !next.items.isEmpty
    else { return false }
    return next.labels.first?.isHeading == true
  }

  /// What dishes are assumed to contain, as one text.
  private func inside(_ list: ItemReader.List) -> [String] {
    list.inside.isEmpty ? [] : [list.inside.map { sentence.original($0) }.joined(separator: ", ")]
  }

  /// Amounts without a food, beside foods: "two pints and a bag of crisps".
  private func amountsAlone(_ groups: [MealGroup]) -> [String] {
    guard groups.contains(where: { !$0.items.isEmpty }) else { return [] }
    return groups.flatMap(\.elements).compactMap { element in
      // "A big" lunch has no amount.
      guard case .amount(let amount) = element, !amount.isArticle || amount.unit != nil && !amount.isSize
      else { return nil }
      return sentence.original(amount.range)
    }
  }

  /// Carries a day over to the following meals until another one is given, and a meal that the verb says to all: "el lunes
  /// cené pizza y el martes sopa".
  private func carried(_ found: [Parse]) -> [Parse] {
    var result = found
    let verb = context.labels.first { label in
      label.slot != nil && label.range.contains { sentence.skip(.trigger(.ate), at: $0) != nil }
    }
    for index in result.indices.dropFirst() where result[index].when.slot == nil && result[index].when.time == nil {
      result[index].when.slot = verb?.slot
    }
    for index in result.indices.dropFirst() where result[index].when.offset == nil {
      result[index].when.offset = result[index - 1].when.offset
      result[index].when.day = result[index - 1].when.day
    }
    return result
  }

  private func parse(_ group: MealGroup, _ intent: Intent) -> Parse? {
    let items = EnergySharing.shared(
      allInEnergy(group.items.restated), isTotal: context.contains(context.range, .grocery(.total)))
    let partly = context.contains(context.range, .ofWhole) ? items.map(\.withEnergyOfPart) : items
    var parse = context.parse(intent, .log)
    parse.when = context.past(context.when(group.labels))
    parse.isPointedAt = context.contains(context.range, .determiner)
    let isHeaded = group.labels.first.map { $0.isHeading || $0.range.lowerBound == context.range.lowerBound }
    parse.saysMeal = isHeaded == true && context.contains(context.range, .trigger(.was))
    guard items.isEmpty || hasFigures(group) else {
      parse.items = partly
      parse.isApproximate = items.contains(where: \.isApproximate)
      return parse
    }
    guard let quick = quick(group) else { return nil }
    parse.command = .quickAdd(quick.call)
    parse.isApproximate = quick.isApproximate
    return parse
  }

  /// Whether it is more of the same meal: "and a coffee too", "there was also 30 g of feta", "zeytin de vardı".
  private func isAddition(_ lead: Lead) -> Bool {
    lead.isAddition || context.contains(context.range, .there) && context.contains(context.range, .also)
  }

  /// Numbers without a unit beside foods with their energy are energy as well: "450 kcal the burger, 300 the fries".
  private func allInEnergy(_ items: [FoodItem]) -> [FoodItem] {
    guard items.contains(where: { $0.statedEnergy != nil && $0.quantity == nil }) else { return items }
    return items.map { item in
      guard item.statedEnergy == nil, item.weighed == nil, item.isWeightByNumber, let quantity = item.quantity else {
        return item
      }
      var item = item.having(.unsaid)
      item.statedEnergy = quantity
      return item
    }
  }

  /// Whether one food has stated figures, which are then logged as stated.
  private func hasFigures(_ group: MealGroup) -> Bool {
    group.items.count == 1 && group.items[0].statedEnergy != nil
      && group.elements.contains { if case .figure = $0 { true } else { false } }
  }

  private func quick(_ group: MealGroup) -> (call: QuickAddCall, isApproximate: Bool)? {
    var figures = Nutrients()
    var isApproximate = group.items.contains(where: \.isApproximate)
    figures.energy = group.items.first?.statedEnergy
    for element in group.elements {
      switch element {
      case .energy(let energy, let isGuess):
        figures.energy = (figures.energy ?? .zero) + energy
        isApproximate = isApproximate || isGuess
      case .figure(let nutrient, let value): figures[nutrient] = value
      default: break
      }
    }
    guard figures.energy != nil else { return nil }
    return (QuickAddCall(figures, label: group.items.first?.food ?? place), isApproximate)
  }

  /// A place as the label for figures without a food: "at the airport".
  private var place: String? {
    for index in context.range {
      guard let next = sentence.skip(.place, at: index, before: context.range.upperBound) else { continue }
      return sentence.original(index..<next)
    }
    return nil
  }
}
