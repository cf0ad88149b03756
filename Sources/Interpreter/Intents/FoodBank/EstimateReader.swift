internal import Calls
internal import Nutrition
internal import Words

/// Parses a request to estimate a food's figures: "estimate a snorkelberry bar like a muesli bar". It never logs.
struct EstimateReader {
  /// In tokens.
  private static let longestLine = 60

  let context: Context
  private var sentence: Sentence { context.sentence }

  /// One parse for each food; nil where the line asks for something else.
  func read() -> [Parse]? {
    guard sentence.tokens.count <= EstimateReader.longestLine, let wanted else { return nil }
    guard isFood(wanted) else {
      // "Estimate how much protein I need".
      return context.contains(wanted, .ask) ? [context.parse(.advice)] : nil
    }
    // "Estimate dinner" asks for the meal's figures.
    if wanted.allSatisfy(context.isLabel) { return [context.shownDay] }
    if let (name, basis) = parted(wanted) {
      return [parse(.define, .calling(call(estimating: words(name), like: basis)), foods(in: basis))]
    }
    let list = context.list(wanted)
    let items = list.items
    if list.unaccounted.isEmpty, let questions = questions(about: items) { return questions }
    let name = items.count > 1 ? items.first { $0.match == nil }?.food ?? words(wanted) : words(wanted)
    if items.count == 1, let match = items[0].match, match.quality == .partial, items[0].amount == .unsaid {
      let call = SaveFoodCall { ($0.name, $0.like) = (name, match.title) }
      // A food whose name matches only in part is a weak basis: a model is asked first.
      return [parse(.define, .calling(call), items)]
    }
    return [parse(.queryFood, .beyond(.estimate(name)))]
  }

  /// The similar food for one that was asked about: "like a muesli bar". Nil where the line says something else.
  func basis(of name: String) -> SaveFoodCall? {
    var walk = LineWalk(context)
    walk.pass { LineWalk.isPolite($0) || $0 == .pronoun || $0 == .copula || $0 == .trigger(.was) }
    let likeAtEnd = sentence.language == .turkish ? end(.like, of: walk.rest) : nil
    guard likeAtEnd != nil || walk.take(.bank(.like)) else { return nil }
    let rest = walk.rest.lowerBound..<(likeAtEnd ?? walk.rest.upperBound)
    return foods(in: rest).contains { $0.match != nil } ? call(estimating: name, like: rest) : nil
  }

  // MARK: The words

  /// The words after the request, or before it where it is at the end.
  private var wanted: Range<Int>? {
    var walk = LineWalk(context)
    walk.pass { $0 == .filler || $0 == .ask || $0 == .correction || $0 == .determiner }
    if walk.take(.bank(.estimate)) { return name(in: walk.rest) }
    var start = LineWalk(context)
    start.pass { $0 == .filler || $0 == .ask }
    return end(.estimate, of: start.rest).flatMap { name(in: start.rest.lowerBound..<$0) }
  }

  /// Where a word begins that ends the range, apart from fillers after it.
  private func end(_ word: BankWord, of range: Range<Int>) -> Int? {
    range.reversed().prefix(8).first { index in
      guard var next = sentence.skip(.bank(word), at: index) else { return false }
      while next < range.upperBound,
        let passed = context.passed(at: next, before: range.upperBound, { $0 == .filler || $0 == .ask })
      {
        next = passed
      }
      return next >= range.upperBound
    }
  }

  /// The range without "the calories of" and marks; nil where nothing is left.
  private func name(in range: Range<Int>) -> Range<Int>? {
    var walk = LineWalk(context, in: range)
    walk.pass { tag in
      switch tag {
      case .filler, .determiner, .aboutFood, .topic(.food), .of, .conjunction(.in), .bank(.food): true
      default: false
      }
    }
    var end = walk.rest.upperBound
    while end > walk.rest.lowerBound, sentence.tokens[end - 1].kind == .mark { end -= 1 }
    return walk.rest.lowerBound < end ? walk.rest.lowerBound..<end : nil
  }

  /// Whether it can be a food: nothing was eaten, and it is not about a target, a day or a person.
  private func isFood(_ range: Range<Int>) -> Bool {
    !context.contains(range) { tag in
      switch tag {
      case .trigger(.ate), .trigger(.perhapsAte), .trigger(.body), .trigger(.goal), .trigger(.exercise), .subject: true
      case .topic(let topic): topic != .food
      default: false
      }
    }
  }

  /// The name and the similar food, where both are given.
  private func parted(_ range: Range<Int>) -> (name: Range<Int>, basis: Range<Int>)? {
    for index in range.dropFirst() {
      guard let next = sentence.skip(.bank(.like), at: index, before: range.upperBound) else { continue }
      // "Snorkelberry bar, müsli bar gibi".
      if sentence.language == .turkish, let mark = range.first(where: { sentence.isMark(",", at: $0) && $0 < index }) {
        return mark > range.lowerBound ? (range.lowerBound..<mark, mark + 1..<index) : nil
      }
      let end = sentence.tokens[index - 1].kind == .mark ? index - 1 : index
      if next < range.upperBound, end > range.lowerBound { return (range.lowerBound..<end, next..<range.upperBound) }
    }
    return nil
  }

  // MARK: The foods

  private func foods(in range: Range<Int>) -> [FoodItem] { context.list(range).items }

  /// Questions about foods that the food bank surely has; nil where it lacks one.
  private func questions(about items: [FoodItem]) -> [Parse]? {
    guard !items.isEmpty, items.allSatisfy({ $0.match.map { $0.quality <= .compound } ?? false }) else { return nil }
    return items.map { item in
      let call = FindFoodCall {
        ($0.query, $0.quantity, $0.unit) = (item.food, item.amount.quantity, item.amount.unit)
        $0.resolved = item.match?.resolved
      }
      return parse(.queryFood, .calling(call), [item])
    }
  }

  private func call(estimating name: String, like range: Range<Int>) -> SaveFoodCall {
    SaveFoodCall { ($0.name, $0.like) = (name, foods(in: range).first?.food ?? words(range)) }
  }

  /// The words as typed, without an article.
  private func words(_ range: Range<Int>) -> String {
    let start = sentence.skip(.article, at: range.lowerBound, before: range.upperBound) ?? range.lowerBound
    return sentence.original(start < range.upperBound ? start..<range.upperBound : range)
  }

  private func parse(_ intent: Intent, _ command: ParsedCommand, _ items: [FoodItem] = []) -> Parse {
    var parse = context.parse(intent, command)
    (parse.when, parse.items) = (.unsaid, items)
    return parse
  }
}
