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

  /// "Ate the other half as well": twice what was said.
  var otherHalf: Parse? {
    guard [.ate, .perhapsAte].contains(lead.trigger),
      let next = sentence.skip(.person(.rest), at: rest.lowerBound, before: rest.upperBound),
      (rest.lowerBound..<next).contains(where: { sentence.factor(at: $0)?.value == FixedDecimal(1) / FixedDecimal(2) }),
      (next..<rest.upperBound).allSatisfy({ index in
        sentence.tokens[index].kind == .mark
          || (next...index).contains {
            sentence.skip(anyOf: [.also, .adverb, .filler], at: $0).map { $0 > index } ?? false
          }
      })
    else { return nil }
    return ChangeReader(context: context).change(
      ValueReader.Value(change: Amendment(factor: FixedDecimal(2))), of: .last)
  }
}
