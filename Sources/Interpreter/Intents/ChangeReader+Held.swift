internal import Nutrition
internal import Words

/// What was in a food or with it: "the coffee had 2 sugars in it", "it was 2 slices with butter".
extension ChangeReader {
  /// Parses "it was 2 slices with butter": how much of it there was, and what was with it.
  func amountWith(_ range: Range<Int>) -> [Parse]? {
    guard let amount = AmountParser(sentence: sentence).read(at: range.lowerBound, before: range.upperBound),
      amount.quantity != nil, !amount.isArticle || amount.unit != nil,
      case let end = amount.range.upperBound,
      // "A large one with oat milk".
      case let with = sentence.skip(.pronounOfKind, at: end, before: range.upperBound) ?? end,
      sentence.skip(.conjunction(.with), at: with, before: range.upperBound) != nil,
      case let said = range.lowerBound..<with, isAmountOnly(said),
      let held = held(with..<range.upperBound, of: with..<range.upperBound, in: .last),
      held.items.allSatisfy({ $0.match?.quality.isSure == true })
    else { return nil }
    return [change(values.read(said), of: .last), held]
  }

  /// Parses "the cereal bar had 180 kcal", "the coffee had 2 sugars in it".
  func had(_ range: Range<Int>) -> Parse? {
    for index in range.dropFirst()
    where sentence.skip(.bank(.held), at: index) == index + 1
      // "El café no llevaba azúcar".
      && sentence.skip(.conjunction(.without), at: index - 1).map({ $0 > index }) != true
    {
      let (name, rest) = (range.lowerBound..<index, index + 1..<withoutPlace(range).upperBound)
      let named = context.list(name).elements
      guard named.count == 1, case .item(let food) = named[0], food.match?.quality.isSure == true,
        !food.amount.isWeight, !rest.isEmpty,
        // "3 salmon, and a had plus coffee" names no salmon that had anything.
        !name.contains(where: { sentence.tokens[$0].kind == .mark })
      else { return nil }
      let reference = EntryReference(words: name, in: context)
      let elements = context.list(rest).elements
      if elements.count == 1, case .energy(let energy, _) = elements[0] {
        return change(ValueReader.Value(change: Amendment(energy: energy)), of: reference)
      }
      // "Der Lachs hatte 180 g".
      if sentence.language == .german, sentence.skip(.determiner, at: name.lowerBound, before: index) != nil,
        isAmountOnly(rest)
      {
        return change(values.read(rest), of: reference)
      }
      let held = held(rest, of: range, in: reference)
      return held?.items.allSatisfy { $0.match?.quality.isSure == true } == true ? held : nil
    }
    return nil
  }

  /// The range without "in it" at its end.
  private func withoutPlace(_ range: Range<Int>) -> Range<Int> {
    let last = range.last { sentence.tokens[$0].kind != .mark } ?? range.lowerBound
    guard last > range.lowerBound + 1, sentence.skip(.pronoun, at: last) == last + 1,
      sentence.skip(anyOf: [.conjunction(.in), .conjunction(.on), .conjunction(.part)], at: last - 1) == last
    else { return range }
    return range.lowerBound..<last - 1
  }

  /// Parses "the toast was with butter", "the porridge was made with milk": either something more, or a food with a
  /// joint name.
  func with(_ range: Range<Int>, of name: Range<Int>) -> Parse? {
    guard
      let next = sentence.skip(
        anyOf: [.conjunction(.with), .conjunction(.part)], at: range.lowerBound, before: range.upperBound)
    else { return nil }
    if sentence.skip(.conjunction(.part), at: range.lowerBound) == next {
      return made(with: sentence.lower(next..<range.upperBound), of: name)
    }
    return held(next..<range.upperBound, of: range, in: EntryReference(words: name, in: context))
  }

  /// Parses "it had guacamole", "it was with cheese": something more that was in the food, not another food.
  func held(_ range: Range<Int>, _ lead: Lead) -> Parse? {
    let with = sentence.skip(.conjunction(.with), at: range.lowerBound, before: range.upperBound)
    guard let trigger = lead.headRange,
      with != nil || sentence.skip(.trigger(.ate), at: trigger.upperBound - 1) == trigger.upperBound
    else { return nil }
    let held = held((with ?? range.lowerBound)..<range.upperBound, of: range, in: .last)
    return held?.items.allSatisfy { $0.match?.quality.isSure == true } == true ? held : nil
  }

  /// "Porridge with milk" is another food. "Made with water" may be the same one, and is not understood.
  private func made(with other: String, of name: Range<Int>) -> Parse? {
    guard let named = context.list(name).items.first,
      let words = [named.food + " with " + other, other + " " + named.food].map({ $0.lowercased() }).first(where: {
        context.finder.isName($0)
      }), let match = context.finder.match(words, state: nil), match.title != named.match?.title
    else { return context.parse(.other) }
    var amendment = Amendment()
    amendment.food = words
    return change(
      ValueReader.Value(change: amendment, items: [FoodItem(food: words, match: match)]), of: EntryReference(named))
  }

  /// Foods that were in or with something. Nil where anything else is said.
  ///
  /// - Parameter said: the whole statement.
  private func held(_ range: Range<Int>, of said: Range<Int>, in reference: EntryReference) -> Parse? {
    let list = context.list(range)
    guard !list.items.isEmpty, list.items.count == list.elements.count, list.unaccounted.isEmpty else { return nil }
    var added = context.parse(.edit, .log)
    added.items = list.items
    // "With milk, not water".
    added.replaced = list.replaced.first.flatMap(context.reference)
    added.without = list.without.compactMap(context.reference)
    added.text = sentence.original(said)
    added.reference = reference
    return added
  }
}
