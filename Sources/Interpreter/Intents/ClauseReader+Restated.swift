internal import Calls
internal import Nutrition
internal import Words

/// Clauses that say anew how what was logged was: in which state it was weighed, of which kind it was, how much of it was one's own.
extension ClauseReader {
  /// The change of "I weighed the chicken raw": the state in which a food was weighed.
  var weighedInState: Parse? {
    guard let word = lead.headRange?.last, sentence.skip(.body(.weight), at: word) != nil,
      case let list = context.list(rest), list.items.count == 1, let food = list.items.first,
      let state = food.state, food.amount == .unsaid, food.match?.quality.isSure == true, list.unaccounted.isEmpty
    else { return nil }
    return ChangeReader(context: context).change(
      ValueReader.Value(change: Amendment(state: state)), of: EntryReference(food))
  }

  /// Whether how much of what was bought was eaten follows: "bought a tub of ice cream | and ate half", "got a donut and ate it".
  var isEatenNext: Bool {
    let end = sentence.tokens.count
    var index = context.range.upperBound
    while let next = sentence.skip(anyOf: [.conjunction(.and), .but, .subject, .only, .adverb, .filler], at: index) {
      index = next
    }
    guard index < end, index > context.range.upperBound, let eaten = sentence.skip(.trigger(.ate), at: index),
      eaten < end
    else { return false }
    let isPart =
      sentence.factor(at: eaten) != nil || NumberReader(words: sentence).single(at: eaten, before: end) != nil
    return sentence.skip(anyOf: [.pronoun, .all], at: eaten) != nil
      || isPart && context.list(eaten..<end).items.allSatisfy { $0.match == nil }
  }

  /// "Wholemeal, not white": two kinds of a food that is not named.
  var otherKind: Parse? {
    guard lead.trigger == nil, case (let main, let not) = Contrast.cut(context.range, of: sentence), let not,
      !main.isEmpty, !not.isEmpty,
      case let amounts = AmountParser(sentence: sentence),
      amounts.unit(at: main.lowerBound, main.upperBound, afterDigits: false) == nil,
      amounts.size(at: main.lowerBound, main.upperBound) == nil,
      context.list(main).items.allSatisfy({ $0.match?.quality.isSure != true }),
      main.allSatisfy({ index in
        sentence.tokens[index].kind != .number
          && sentence.skip(anyOf: [.pronoun, .subject, .trigger(.was), .copula, .correction], at: index) == nil
      }),
      case let kind = ChangeReader(context: context).described(context.range), kind.describing != nil
    else { return nil }
    return kind
  }

  /// "That was between the two of us": one's share of all that was said.
  var sharedAll: Parse? {
    guard let share = ShareReader(context: context).alone() else { return nil }
    var parse = ChangeReader(context: context).change(ValueReader.Value(change: Amendment(factor: share)), of: .whole)
    // With whom, which changes nothing else.
    parse.without = context.range.filter(sentence.unknownWords.contains).map {
      var name = EntryReference(food: sentence.original([$0]))
      name.isRuledOut = true
      return name
    }
    return parse
  }

  /// "The chips were shared between 3 of us": one's share of a food that was said.
  var sharedFood: Parse? {
    let (first, end) = (context.range.lowerBound, context.range.upperBound)
    guard
      let verb = context.range.dropFirst().first(where: {
        sentence.skip(anyOf: [.trigger(.was), .copula], at: $0) != nil
      }),
      var start = sentence.skip(anyOf: [.trigger(.was), .copula], at: verb, before: end),
      case let named = context.list(first..<verb).items, named.count == 1, named[0].amount == .unsaid,
      named[0].match?.quality.isSure == true
    else { return nil }
    while let next = sentence.skip(anyOf: [.share, .only, .adverb, .filler], at: start, before: end) { start = next }
    return ShareReader(context: context.part(start..<end)).alone().map { share in
      ChangeReader(context: context).change(
        ValueReader.Value(change: Amendment(factor: share)), of: EntryReference(named[0]))
    }
  }

  /// "Ate the other half as well": twice what was said. "The other half for dinner" is a meal of its own.
  var otherHalf: Parse? {
    let isOfMeal = context.when.slot != nil || context.when.time != nil || contains(.atPresent)
    guard [.ate, .perhapsAte].contains(lead.trigger) || lead.trigger == nil && isOfMeal,
      let next = sentence.skip(.person(.rest), at: rest.lowerBound, before: rest.upperBound),
      (rest.lowerBound..<next).contains(where: { sentence.factor(at: $0)?.value == FixedDecimal(1) / FixedDecimal(2) })
    else { return nil }
    let food = halved(from: next)
    guard
      food != nil
        || (next..<rest.upperBound).allSatisfy({ index in
          sentence.tokens[index].kind == .mark || context.isLabel(index)
            || (next...index).contains {
              sentence.skip(anyOf: [.also, .adverb, .filler], at: $0).map { $0 > index } ?? false
            }
        })
    else { return nil }
    let reference = food.map { EntryReference($0) } ?? .last
    guard isOfMeal else {
      return ChangeReader(context: context).change(
        ValueReader.Value(change: Amendment(factor: FixedDecimal(2))), of: reference)
    }
    var half = context.parse(.repeat, .otherHalf)
    half.reference = reference
    return half
  }

  /// The food in "of the sandwich", where nothing else follows. Nil for anything else.
  private func halved(from start: Int) -> FoodItem? {
    guard let name = sentence.skip(.of, at: start, before: rest.upperBound),
      case let list = context.list(name..<rest.upperBound), list.items.count == 1, list.unaccounted.isEmpty,
      list.items[0].isBare, list.items[0].match?.quality.isSure == true
    else { return nil }
    return list.items[0]
  }
}
