internal import Nutrition
internal import Words

/// Parses the new value in a change: an amount, a food, a factor, a meal, a day.
struct ValueReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  struct Value {
    var change = Amendment()
    /// The food that a factor applies to: "half the salad".
    var reference: FoodItem?
    /// What the food was in that a factor applies to: "half the tin".
    var container: MeasureUnit?
    /// Whether that food is a recipe of the household, of which a share is eaten.
    var isOfDish = false
    /// Whether a factor applies to everything that was said: "half that".
    var isOfAll = false
    /// The meal that a factor applies to: "half of lunch".
    var slot: MealSlot?
    var items: [FoodItem] = []
    /// Words that only describe: "fat free" in "fat free, 170 g".
    var describing: [Int] = []
    /// Words that were not understood.
    var unaccounted: [Int] = []
    /// Whether there are two amounts without a food, "1: 400", or two meals.
    var isAmbiguous = false
  }

  func read(_ range: Range<Int>) -> Value {
    let range = start(range)..<range.upperBound
    if let factor = factor(range) { return factor }
    var value = Value()
    let last = lastFactor(range)
    let list = context.list(range.lowerBound..<(last?.start ?? range.upperBound))
    for element in list.elements { take(element, into: &value) }
    // "Change the time to 7pm".
    let isOnlyTime = list.elements.allSatisfy { if case .label = $0 { true } else { false } }
    if isOnlyTime {
      value.change.time = context.when(context.labels.filter { range.contains($0.range.upperBound - 1) }).time
    }
    value.unaccounted = list.unaccounted
    if list.items.isEmpty { value.describing = list.describing }
    value.change.isEach =
      (value.change.quantity != nil || value.change.energy != nil) && context.contains(context.range, .person(.each))
      // In "2 beers, 330 ml each" the amounts are already multiplied.
      && (value.items.isEmpty || numbers(in: range) == 1)
    // "De 33 cl", "440 ml cans" about two beers.
    if list.items.isEmpty, value.change.unit?.isMeasured == true,
      sentence.skip(.of, at: range.lowerBound) != nil || endsInContainer(range)
    {
      value.change.isOfOne = true
    }
    if let last, let quantity = value.change.quantity {
      // "A pizza, half of it actually".
      value.change.quantity = quantity * last.value
      if !value.items.isEmpty { value.items[0] = value.items[0].having(value.change.amount) }
    } else if let last {
      value.change.factor = last.value
      value.reference = value.items.first
      value.change.food = nil
    }
    return value
  }

  /// Whether the last word is something that drinks and foods are sold in: "440 ml cans".
  private func endsInContainer(_ range: Range<Int>) -> Bool {
    guard let last = range.last(where: { sentence.tokens[$0].kind != .mark }) else { return false }
    let unit = AmountParser(sentence: sentence).unit(at: last, last + 1, afterDigits: false)?.value
    return unit.map { $0.kind == .counted && $0 != .piece && $0 != .serving } ?? false
  }

  private func numbers(in range: Range<Int>) -> Int {
    let reader = NumberReader(words: sentence)
    return range.count { reader.single(at: $0, before: range.upperBound) != nil }
  }

  private func start(_ range: Range<Int>) -> Int {
    var start = range.lowerBound
    let passed: [Tag] = [.only, .adverb, .filler, .correction, .instead]
    while start < range.upperBound {
      if sentence.tokens[start].kind == .mark, !sentence.isMark("~", at: start) {
        start += 1
      } else if sentence.find(at: start, { if case .factor = $0 { true } else { nil } }) == nil,
        let next = sentence.skip(anyOf: passed, at: start, before: range.upperBound)
      {
        start = next
      } else {
        break
      }
    }
    return start
  }

  private func take(_ element: MealElement, into value: inout Value) {
    switch element {
    case .amount(let amount):
      guard !amount.isUnmeasured else { return }
      // "A large one, 250 ml", "a large glass, 250 ml": the measure says how large.
      let isSized = value.change.amount.isOneVessel && amount.amount.unit?.isMeasured == true
      guard value.change.quantity == nil || isSized else {
        value.isAmbiguous = true
        return
      }
      value.change.quantity = amount.amount.quantity
      // "A small portion" is a size.
      value.change.unit = amount.unit == .serving ? amount.size ?? amount.unit : amount.amount.unit
    case .energy(let energy, _): value.change.energy = energy
    case .item(let item):
      value.items.append(item)
      guard value.items.count == 1 else { return }
      value.change.food = item.food
      value.change.state = item.state
      value.change.quantity = item.amount.quantity
      value.change.unit = item.amount.unit
      value.change.energy = item.statedEnergy
    case .label(let label):
      // "For breakfast and the soup for lunch" is of two meals.
      if let slot = label.slot, value.change.slot.map({ $0 != slot }) == true { value.isAmbiguous = true }
      value.change.slot = value.change.slot ?? label.slot
      value.change.day = value.change.day ?? label.offset.map { context.now.today.adding($0) }
    case .state(let state): value.change.state = state
    case .figure(let nutrient, let amount): value.change.figures[nutrient] = amount
    case .exercise: break
    }
  }

  /// Whether the factor belongs to a food's name ("double cheeseburger", "triple chocolate muffin") or counts shots
  /// ("double espresso").
  private func isName(from start: Int, beyond next: Int, _ end: Int) -> Bool {
    let longest = 5
    return next < end
      && (next + 1...min(next + longest, end)).contains { last in
        context.isSureFood(sentence.lower(Array(start..<last)))
          || context.finder.match(sentence.lower(Array(next..<last)), state: nil)?.measures[.shot] != nil
      }
  }

  /// Parses "half", "double that", "two thirds of the salad". With an article it is an amount: "half a banana".
  private func factor(_ range: Range<Int>) -> Value? {
    let end = range.upperBound
    // "About two thirds of it".
    let start = sentence.skip(.approximate, at: range.lowerBound, before: end) ?? range.lowerBound
    guard let found = sentence.factor(at: start, before: end) ?? multiple(range) else { return nil }
    if let amount = AmountParser(sentence: sentence).read(at: start, before: end), amount.unit != nil { return nil }
    let next = skipped(found.next, end)
    if found.value > FixedDecimal(1), next == found.next, isName(from: start, beyond: next, end) { return nil }
    var value = Value()
    value.change.factor = found.value
    value.isOfAll = (start..<next).contains { sentence.skip(anyOf: [.pronoun, .all, .both], at: $0) != nil }
    let isPointed = next > found.next || found.next >= end || endsPointing(found.next)
    if isOver(next, end) { return value }
    // The "of" of the factor may be part of the label.
    let label = context.labels.first { $0.range.contains(next) }
    value.slot = label?.slot
    let items = context.list(min(label?.range.upperBound ?? next, end)..<end).items
    // "Half my sandwich and a cola" was eaten, and changes nothing.
    guard items.count < 2 else { return nil }
    if items.isEmpty, isPointed, let unit = AmountParser(sentence: sentence).unit(at: next, end, afterDigits: false),
      isOver(unit.next, end)
    {
      value.container = unit.value
    }
    guard let item = items.first, isPointed || found.value > FixedDecimal(1), !isArticle(at: next) else {
      return items.isEmpty && isPointed ? value : nil
    }
    value.reference = item
    value.isOfDish = item.match?.isDish == true
    return value
  }

  /// Parses "1.5x", "2 times that", "x2". "2x eggs" counts eggs.
  private func multiple(_ range: Range<Int>) -> (value: FixedDecimal, next: Int)? {
    if let next = sentence.skip(.times, at: range.lowerBound, before: range.upperBound),
      let number = NumberReader(words: sentence).single(at: next, before: range.upperBound),
      number.end == range.upperBound
    {
      return (number.value, number.end)
    }
    guard let number = NumberReader(words: sentence).single(at: range.lowerBound, before: range.upperBound),
      let next = sentence.skip(.times, at: number.end, before: range.upperBound),
      next == range.upperBound || sentence.skip(anyOf: [.pronoun, .all], at: next) != nil
    else { return nil }
    return (number.value, next)
  }

  /// Whether an article follows, so that any such food is meant and not one named before: "la mitad de | una pizza".
  private func isArticle(at index: Int) -> Bool {
    sentence.skip(.article, at: index) != nil
      || NumberReader(words: sentence).single(at: index, before: sentence.tokens.count).map {
        $0.isArticle || !$0.isDigits && $0.value == FixedDecimal(1) && $0.end < sentence.tokens.count
      } ?? false
  }

  /// Whether the phrase itself ends in "the" or "of".
  private func endsPointing(_ next: Int) -> Bool {
    sentence.isDetermined(at: next) || next > 0 && sentence.skip(.of, at: next - 1) == next
  }

  private func skipped(_ index: Int, _ end: Int) -> Int {
    var index = index
    let passed: [Tag] = [.of, .determiner, .pronoun, .all, .both]
    while let next = sentence.skip(anyOf: passed, at: index, before: end), next >= end || !isArticle(at: index) {
      index = next
    }
    return index
  }

  /// Whether only marks, fillers and a verb at the end follow: "die Hälfte gegessen", "yarısını yedim".
  private func isOver(_ index: Int, _ end: Int) -> Bool {
    (index..<max(end, index)).allSatisfy {
      sentence.tokens[$0].kind == .mark || sentence.skip(anyOf: [.filler, .trigger(.ate)], at: $0) == $0 + 1
    }
  }

  /// A factor at the end, and where it begins: "the blueberries double", "pilavı yarıya indir".
  private func lastFactor(_ range: Range<Int>) -> (value: FixedDecimal, start: Int)? {
    for start in range.dropFirst() {
      if let factor = sentence.factor(at: start, before: range.upperBound), factor.next == range.upperBound,
        !sentence.isWithinAmount(start, from: range.lowerBound, before: range.upperBound)
      {
        return (factor.value, start)
      }
    }
    return nil
  }
}
