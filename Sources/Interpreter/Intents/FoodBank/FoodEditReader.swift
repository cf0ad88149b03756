internal import Calls
internal import Nutrition
internal import Words

/// Parses other edits of a food in the food bank: its name, portions, category, brand, barcode, tags, and its deletion.
struct FoodEditReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  func read() -> AnyCall? {
    guard !context.clause.isQuestion else { return nil }
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    if walk.take(.bank(.rename)) { return renamed(walk.rest) }
    if walk.take(.bank(.tag)) { return tagged(walk.rest, isRemoved: false) }
    if walk.take(.bank(.untag)) { return tagged(walk.rest, isRemoved: true) }
    if walk.take(.bank(.brand)) { return branded(walk.rest) }
    if walk.take(.bank(.barcode)) { return coded(walk.rest) }
    if walk.take(.bank(.give)) { return given(walk.rest) }
    if walk.take(.bank(.put)) { return shelved(walk.rest) }
    if walk.take(.trigger(.delete)) { return deleted(walk.rest) }
    return portion(walk.rest)
  }

  /// Parses "rename oat milk to oat drink".
  private func renamed(_ range: Range<Int>) -> AnyCall? {
    guard let parts = split(range, at: .to), let food = name(parts.left), let other = name(parts.right) else {
      return nil
    }
    return edit(food) { $0.name = other }
  }

  /// Parses "tag oats as breakfast", "tag oats with breakfast and quick", "untag breakfast from oats", "remove the tag
  /// quick from oats".
  private func tagged(_ range: Range<Int>, isRemoved: Bool) -> AnyCall? {
    guard let parts = split(range, at: .conjunction(.with)) ?? split(range, at: .bank(.from)) ?? split(range, at: .to),
      let food = name(isRemoved ? parts.right : parts.left)
    else { return nil }
    let tags = self.tags(isRemoved ? parts.left : parts.right)
    return tags.isEmpty
      ? nil
      : AnyCall(
        context.call(about: food) { (call: inout MarkFoodCall) in
          if isRemoved { call.removeTags = tags } else { call.tags = tags }
        })
  }

  private func tags(_ range: Range<Int>) -> [String] {
    var tags: [String] = []
    var words: [Int] = []
    for index in range {
      let isGap = sentence.tokens[index].kind == .mark || sentence.skip(.conjunction(.and), at: index) == index + 1
      if !isGap, sentence.skip(anyOf: [.bank(.mark), .determiner, .article], at: index) == index + 1 { continue }
      if !isGap { words.append(index) }
      if isGap || index == range.upperBound - 1, !words.isEmpty {
        tags.append(sentence.original(words))
        words = []
      }
    }
    return tags.count <= 10 && tags.allSatisfy { $0.split(separator: " ").count <= 4 } ? tags : []
  }

  /// Parses "the brand of granola is Kölln".
  private func branded(_ range: Range<Int>) -> AnyCall? {
    guard let parts = split(range, at: .bank(.has)), let food = name(parts.left), let brand = name(parts.right) else {
      return nil
    }
    return edit(food) { $0.fields.brand = brand }
  }

  /// Parses "the barcode of granola is 4006381333931".
  private func coded(_ range: Range<Int>) -> AnyCall? {
    guard let parts = split(range, at: .bank(.has)), let food = name(parts.left) else { return nil }
    let digits = parts.right.map { sentence.tokens[$0].original }.joined()
    return digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } && !digits.isEmpty
      ? edit(food) { $0.fields.barcode = digits } : nil
  }

  /// Parses "put granola under snacks", but not "put it under snacks", which is a meal.
  private func shelved(_ range: Range<Int>) -> AnyCall? {
    guard let parts = split(range, at: .bank(.under)),
      sentence.skip(.pronoun, at: parts.left.lowerBound) != parts.left.upperBound, let food = name(parts.left)
    else { return nil }
    var walk = LineWalk(context, in: parts.right)
    walk.pass { $0 == .determiner || $0 == .article }
    guard let category = walk.take({ if case .category(let category) = $0 { category } else { nil } }) else {
      return nil
    }
    walk.pass { $0 == .filler }
    return walk.isAtEnd ? edit(food) { $0.fields.category = category } : nil
  }

  /// Parses "give granola to Open Food Facts".
  private func given(_ range: Range<Int>) -> AnyCall? {
    let commons = range.first { sentence.skip(.bank(.commons), at: $0, before: range.upperBound) == range.upperBound }
    return commons.flatMap { name(range.lowerBound..<$0) }.map { food in
      AnyCall(context.call(about: food) as ContributeFoodCall)
    }
  }

  /// Parses "delete granola from the food bank", "remove the food granola".
  private func deleted(_ range: Range<Int>) -> AnyCall? {
    var walk = LineWalk(context, in: range)
    walk.pass { $0 == .determiner }
    let isFood = walk.take(.bank(.food))
    let out = walk.rest.first { sentence.skip(.bank(.out), at: $0, before: range.upperBound) == range.upperBound }
    guard isFood || out != nil else { return nil }
    return name(walk.rest.lowerBound..<(out ?? range.upperBound)).map { food in
      AnyCall(context.call(about: food) as DeleteFoodCall)
    }
  }

  /// Parses "a slice of rye bread is 40 g", "one serving of granola weighs 45 g".
  private func portion(_ range: Range<Int>) -> AnyCall? {
    let parser = AmountParser(sentence: sentence)
    guard let one = parser.read(at: range.lowerBound, before: range.upperBound), one.hasOf, let unit = one.unit,
      unit.kind == .counted, one.quantity == nil || one.quantity == FixedDecimal(1),
      let parts = split(one.range.upperBound..<range.upperBound, at: .bank(.weighs)), let food = name(parts.left),
      context.isSureFood(food.lowercased()),
      let weight = parser.read(at: parts.right.lowerBound, before: parts.right.upperBound),
      weight.range == parts.right, let grams = weight.amount.quantity,
      case .mass(let each)? = weight.amount.unit?.kind
    else { return nil }
    return edit(food) { $0.fields.portions = [FoodFields.PortionField(unit: unit, grams: grams * each)] }
  }

  /// Parses "granola is a snack": a food and its category, and nothing else.
  func categorised() -> AnyCall? {
    let range = context.range
    guard range.count <= 10, !context.clause.isQuestion, let parts = split(range, at: .copula),
      let food = name(parts.left),
      context.isSureFood(food.lowercased()),
      // "The brownie was a snack" says when it was eaten.
      range.contains(where: { sentence.skip(.ask, at: $0) == parts.right.lowerBound }) || sentence.language != .english
    else { return nil }
    var walk = LineWalk(context, in: parts.right)
    walk.pass { $0 == .determiner || $0 == .article }
    guard let category = walk.take({ if case .category(let category) = $0 { category } else { nil } }) else {
      return nil
    }
    walk.pass { $0 == .filler }
    return walk.isAtEnd ? edit(food) { $0.fields.category = category } : nil
  }

  private func edit(_ food: String, _ change: (inout ChangeFoodCall) -> Void) -> AnyCall {
    AnyCall(context.call(about: food, change))
  }

  /// The parts before and after a word.
  private func split(_ range: Range<Int>, at tag: Tag) -> (left: Range<Int>, right: Range<Int>)? {
    for index in range.dropFirst() {
      guard let next = sentence.skip(tag, at: index, before: range.upperBound), next < range.upperBound else {
        continue
      }
      return (range.lowerBound..<index, next..<range.upperBound)
    }
    return nil
  }

  /// A name without determiners before it and marks; it may be a number on a list.
  private func name(_ range: Range<Int>) -> String? {
    var walk = LineWalk(context, in: range)
    walk.pass(LineWalk.isBeforeName)
    let words = walk.rest.filter { sentence.tokens[$0].kind != .mark }
    guard !words.isEmpty, words.count <= 12 else { return nil }
    let name = sentence.original(words)
    return name.utf8.count <= 200 ? name : nil
  }
}
