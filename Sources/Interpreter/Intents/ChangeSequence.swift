internal import Calls
internal import Nutrition
internal import Words

/// Several changes in one line, each with a verb or a word for changing of its own: "make it two, and they were 440 ml cans",
/// "kolayı sil ayran ekle", "ohne Zucker und Hafermilch statt Milch".
struct ChangeSequence {
  let sentence: Sentence

  /// The most changes in one line.
  private static let longest = 6

  /// The parts of the line, without what joins them; empty where there is only one.
  var parts: [Range<Int>] {
    guard sentence.tokens.count <= 60 else { return [] }
    return stretches(of: sentence.range) { start, index in
      guard let next = joint(at: index) ?? end(at: index), saysChange(start..<index),
        saysChange(next..<sentence.tokens.count),
        Contrast.word(at: next, before: sentence.tokens.count, of: sentence) == nil
      else { return nil }
      return next
    }
  }

  /// The stretches of a range between what joins them; empty where there is only one, or there are too many.
  ///
  /// - Parameter next: where the next stretch begins, if the one from `start` ends at `index`; nil where it does not.
  private func stretches(of range: Range<Int>, next: (_ start: Int, _ index: Int) -> Int?) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if index > start, let next = next(start, index), (index...range.upperBound).contains(next) {
        found.append(start..<index)
        (start, index) = (next, max(next, index + 1))
      } else {
        index += 1
      }
    }
    found.append(start..<range.upperBound)
    return (2...Self.longest).contains(found.count) ? found : []
  }

  /// The parts of a line with one verb for all of them, each with that verb: "change the rice to 100 g | change the sauce to
  /// 50 g". Empty where there is only one, or one is without an amount.
  var ofOneVerb: [String] {
    let verbs: [Tag] = [.trigger(.change), .trigger(.make), .trigger(.set)]
    var first = 0
    while let next = sentence.skip(anyOf: [.filler, .correction], at: first) { first = next }
    guard sentence.tokens.count <= 60, let phrase = sentence.skip(anyOf: verbs, at: first) else { return [] }
    // "Ändere den | Gouda": the article belongs to the first food.
    let holdsArticle = phrase > first + 1 && sentence.skip(anyOf: [.determiner, .article], at: phrase - 1) == phrase
    let verb = holdsArticle ? phrase - 1 : phrase
    let parts = stretches(of: verb..<sentence.tokens.count) { joint(at: $1) }
    let numbers = NumberReader(words: sentence)
    let isMeasured = parts.allSatisfy { part in part.contains { numbers.single(at: $0, before: part.upperBound) != nil }
    }
    guard isMeasured else { return [] }
    // "Das Brot" is a food, and "das" before it no pronoun.
    let foods = parts.map { part in
      let food = sentence.skip(anyOf: [.determiner, .article], at: part.lowerBound, before: part.upperBound)
      return (food ?? part.lowerBound)..<part.upperBound
    }
    return foods.map { sentence.original(first..<verb) + " " + sentence.original($0) }
  }

  /// The same amount for several foods, each by itself: "the chicken was 200 | the rice was 200" of "the chicken and the rice
  /// were both 200". Empty where anything else is said.
  var ofOneAmount: [String] {
    let end = sentence.tokens.count
    guard end <= 60,
      let verb = sentence.range.first(where: { sentence.skip(anyOf: [.trigger(.was), .copula], at: $0) != nil }),
      let behind = sentence.skip(anyOf: [.trigger(.was), .copula], at: verb),
      let both = sentence.skip(anyOf: [.both, .person(.each)], at: behind, before: end),
      NumberReader(words: sentence).single(at: both, before: end) != nil
    else { return [] }
    let foods = stretches(of: 0..<verb) { joint(at: $1) }
    guard foods.allSatisfy({ !$0.isEmpty }) else { return [] }
    let said = sentence.original(verb..<behind) + " " + sentence.original(both..<end)
    return foods.map { sentence.original($0) + " " + said }
  }

  private func saysChange(_ range: Range<Int>) -> Bool { range.contains(where: changes) }

  private func changes(at index: Int) -> Bool {
    sentence.phrases[index].contains { phrase in
      switch phrase.tag {
      case .trigger(.delete), .trigger(.make), .trigger(.set), .trigger(.change), .trigger(.swap), .trigger(.was),
        .trigger(.add), .partedEnd, .instead, .conjunction(.without), .contrast, .only, .also, .factor, .person(.each):
        true
      default: false
      }
    }
  }

  /// The index behind a comma and a conjunction.
  private func joint(at index: Int) -> Int? {
    var next = index
    while next < sentence.tokens.count {
      if [",", ";", "，", "、"].contains(where: { sentence.isMark($0, at: next) }) {
        next += 1
      } else if let word = sentence.skip(anyOf: [.conjunction(.and), .but], at: next), !isFixed(next) {
        next = word
      } else {
        break
      }
    }
    return next > index ? next : nil
  }

  /// Whether it is inside a phrase or amount that is never split: "half and half", "three and a half", "a scoop and a half".
  private func isFixed(_ index: Int) -> Bool {
    let longest = 3
    return sentence.isWithinAmount(index, before: sentence.tokens.count)
      || (max(index - longest, 0)...index).contains { start in
        sentence.skip(.fixed, at: start).map { $0 > index } ?? false
      }
  }

  /// The index itself behind a Turkish verb, which ends its clause.
  private func end(at index: Int) -> Int? {
    guard sentence.language == .turkish, index > 1 else { return nil }
    let verbs: [Tag] = [.trigger(.delete), .trigger(.add), .copula]
    let isBehind = (max(index - 2, 0)..<index).contains { sentence.skip(anyOf: verbs, at: $0) == index }
    return isBehind ? index : nil
  }
}

extension Parse {
  /// What it says a food was, with the amount that the next part gives it: "it was salmon, 200 g", "not marmite, jam. 15 g".
  func measured(by next: Parse) -> Parse? {
    guard let amount = next.amountOfLast, setsFood || reference?.isRuledOut == true, case .change(var change) = command,
      change.food != nil
    else { return nil }
    var measured = self
    (change.quantity, change.unit) = (amount.quantity, amount.unit)
    measured.command = .change(change)
    return measured
  }

  /// The amount, where it gives the last thing another one and nothing else.
  private var amountOfLast: Amount? {
    guard case .change(let change) = command, reference == .last, let quantity = change.quantity,
      change == Amendment(quantity: quantity, unit: change.unit)
    else { return nil }
    return Amount(quantity: quantity, unit: change.unit)
  }

  /// Whether it says what the last thing was: "it was egg".
  var setsFood: Bool {
    guard case .change(let change) = command else { return false }
    return change.food != nil && reference?.isLast == true
  }

  /// Whether it is a whole change, removal or addition by itself.
  var isWholeChange: Bool {
    guard unaccounted.isEmpty, leftOut.isEmpty, beside.isEmpty, items.allSatisfy({ $0.match?.quality.isSure == true })
    else {
      return false
    }
    switch command {
    case .change(let change): return !change.isEmpty
    case .log:
      return !items.isEmpty
        && (intent == .add || intent == .edit && isSaidAnew || replaced != nil
          || isOnly && items.allSatisfy(\.amount.isWeight))
    case .call(let call): return call.tool == DeleteEntriesCall.name
    default: return false
    }
  }
}
