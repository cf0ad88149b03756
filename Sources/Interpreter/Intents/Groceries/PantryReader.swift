internal import Calls
internal import Nutrition
internal import Words

/// Parses a line about what is at home: "what do we have?", "what will run out?", "how much rice do we have?", "we are
/// out of milk", "we have 500 g rice left", "threw away half the milk".
struct PantryReader {
  let context: Context
  private var sentence: Sentence { context.sentence }
  private var range: Range<Int> { context.range }

  /// Nil where the line is about something else.
  func read() -> Parse? {
    guard context.labels.isEmpty, range.count <= 20, !isOfCategory else { return nil }
    let isAsked = has(.stock) || has(.runOut) || isQuestion
    if has(.runOut), rest().isEmpty { return asked(ShowPantryCall { $0.soon = true }) }
    if has(.usedUp), let food = food(rest()) {
      guard !isAsked else { return asked(ShowPantryCall { $0.food = food.food }) }
      return told(ChangePantryCall { ($0.food, $0.kind) = (food.food, .counted) })
    }
    guard has(.stock) || tellsOfWhatIsLeft else { return nil }
    let left = rest()
    if left.isEmpty { return has(.stock) ? asked(ShowPantryCall()) : nil }
    // "Evde mantı yedim": at home is where it was eaten.
    guard let food = food(left), !tellsOfEating(left) || isQuestion else { return nil }
    if food.amount != .unsaid, food.amount.quantity != nil, !isQuestion, has(.there) || has(.stillThere) {
      return counted(food)
    }
    return isAsked ? asked(ShowPantryCall { $0.food = food.food }) : nil
  }

  /// Whether it asks for a category of the food bank: "which dairy do we have". "In the pantry" is a place at home.
  private var isOfCategory: Bool {
    range.contains { index in
      sentence.find(at: index) { if case .category = $0 { true } else { nil } } != nil
        && !range.contains { start in
          start <= index
            && sentence.skip(.grocery(.stock), at: start, before: range.upperBound).map { $0 > index } == true
        }
    }
  }

  private func tellsOfEating(_ words: Range<Int>) -> Bool {
    [.trigger(.ate), .trigger(.perhapsAte)].contains { context.contains(words, $0) }
  }

  /// One parse for each food that is at home: "we have 500 g rice and 6 eggs at home". A question where an amount is
  /// missing. Nil where it is not about what is at home.
  func counted() -> [Parse]? {
    guard context.labels.isEmpty, range.count <= 60, !isQuestion, tellsWhatIsThere,
      has(.stock) || tellsOfWhatIsLeft,
      !tellsOfEating(rest())
    else { return nil }
    let list = context.list(rest())
    guard list.unaccounted.isEmpty, !list.items.isEmpty, list.items.allSatisfy({ $0.match != nil }) else { return nil }
    guard list.items.allSatisfy({ $0.amount.quantity != nil }) else {
      var asked = context.parse(.other, .beyond(.amountAtHome))
      asked.items = list.items
      return [asked]
    }
    return list.items.map(counted)
  }

  private func counted(_ item: FoodItem) -> Parse {
    told(
      ChangePantryCall {
        ($0.food, $0.kind, $0.quantity, $0.unit) = (item.food, .counted, item.amount.quantity, item.amount.unit)
      })
  }

  /// Whether it begins with "we have"; "do we have" is a question.
  private var tellsWhatIsThere: Bool {
    var walk = LineWalk(context)
    if walk.take(.grocery(.stillThere)) { return true }
    walk.pass { $0 == .filler || $0 == .adverb }
    return walk.take(.grocery(.there)) || walk.take(.grocery(.stillThere))
  }

  private var tellsOfWhatIsLeft: Bool {
    has(.stillThere) || has(.there) && context.topics(range).contains(.left)
  }

  /// Parses what was thrown away: "half the milk", "200 g rice", "the bread"; nil where the words name no food.
  func thrownAway(_ range: Range<Int>, _ lead: Lead) -> Parse? {
    guard let head = lead.headRange,
      sentence.skip(.grocery(.thrownAway), at: head.lowerBound, before: head.upperBound) == head.upperBound
    else { return nil }
    var start = range.lowerBound
    var share: FixedDecimal?
    if let found = part(at: start, before: range.upperBound) { (share, start) = (found.value, found.next) }
    while let next = sentence.skip(anyOf: [.of, .article, .determiner], at: start, before: range.upperBound) {
      start = next
    }
    guard start < range.upperBound, let food = food(start..<range.upperBound) else { return nil }
    let call = ChangePantryCall {
      ($0.food, $0.kind, $0.share, $0.day) = (food.food, .thrownAway, share, context.when.day?.description)
      if share == nil { ($0.quantity, $0.unit) = (food.amount.quantity, food.amount.unit) }
    }
    return context.parse(.skip, .calling(call))
  }

  private func part(at index: Int, before end: Int) -> (value: FixedDecimal, next: Int)? {
    let start = sentence.skip(.article, at: index, before: end) ?? index
    return sentence.find(at: start, before: end) { tag -> FixedDecimal? in
      switch tag {
      case .fraction(let part): part
      case .factor(let part) where part < FixedDecimal(1): part
      case .all: FixedDecimal(1)
      default: nil
      }
    }
  }

  private var isQuestion: Bool {
    context.clause.isQuestion || range.contains { sentence.isMark("?", at: $0) || sentence.isMark("？", at: $0) }
  }

  private func has(_ word: GroceryWord) -> Bool { context.contains(range, .grocery(word)) }

  private func asked(_ call: ShowPantryCall) -> Parse { context.parse(.queryLog, .calling(call)) }

  private func told(_ call: ChangePantryCall) -> Parse { context.parse(.other, .calling(call)) }

  /// The food, where the words are exactly one.
  private func food(_ range: Range<Int>) -> FoodItem? {
    guard !range.isEmpty else { return nil }
    let items = context.list(range).items
    guard items.count == 1, let item = items.first, item.match != nil else { return nil }
    return item
  }

  /// The words without those of the question or statement, if they are contiguous; otherwise everything.
  private func rest() -> Range<Int> {
    var words: [Int] = []
    var index = range.lowerBound
    // "What's | in the fridge": words before the place do not extend into it.
    let told = sentence.skip(.grocery(.stillThere), at: range.lowerBound, before: range.upperBound) ?? range.lowerBound
    let place = (told..<range.upperBound).first {
      sentence.skip(.grocery(.stock), at: $0, before: range.upperBound) != nil
    }
    while index < range.upperBound {
      let end = place.map { index < $0 ? $0 : range.upperBound } ?? range.upperBound
      // "Milk, bread and eggs": a mark within a list belongs to it.
      let isInside = !words.isEmpty && sentence.tokens[index].kind == .mark
      if !isInside, let next = context.passed(at: index, before: end, isPassed) {
        index = next
      } else {
        words.append(index)
        index += 1
      }
    }
    while let last = words.last, sentence.tokens[last].kind == .mark { words.removeLast() }
    guard let first = words.first, let last = words.last else { return range.upperBound..<range.upperBound }
    return last - first == words.count - 1 ? first..<last + 1 : range
  }

  private func isPassed(_ tag: Tag) -> Bool {
    switch tag {
    case .grocery(.stock), .grocery(.there), .grocery(.stillThere), .grocery(.runOut), .grocery(.usedUp), .ask, .filler,
      .subject,
      .topic(.left),
      .topic(.food), .trigger(.show), .copula, .adverb, .aboutFood, .determiner, .article, .all:
      true
    default: false
    }
  }
}
