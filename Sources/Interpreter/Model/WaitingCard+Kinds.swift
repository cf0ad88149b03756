internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Words

/// Words that are said alone and tell which kind a food of the card was.
extension WaitingCard {
  /// "Zero" at a card with a coke, "wholemeal" at one with toast: the one food that has such a kind. Nil where the words say
  /// something else by themselves, or no food or several have the kind.
  func kindAlone(_ parse: Parse) -> Reading? {
    guard call is LogMealCall, parse.isUnknownAlone, isOfMeal(parse) else { return nil }
    let found = things.compactMap { line in
      let words = parse.describing ?? parse.text
      // "Zeroydu".
      let kind =
        line.kind(saidAs: words, together)
        ?? TurkishSuffixes.past(Folding.folded(words.filter { $0 != " " })).flatMap { line.kind(saidAs: $0, together) }
      return kind.map { Edit(line.target, .food($0.food, $0.match?.resolved)) }
    }
    return found.count == 1 ? .edits(found) : nil
  }

  /// The kind of a line's food that words beside an amount name: "fat free, 170 g" about a yogurt. None where they name none.
  func kindSaid(in parse: Parse, of line: CardLine) -> [Edit.Change] {
    guard call is LogMealCall, let words = parse.describing, let kind = line.kind(saidAs: words, together) else {
      return []
    }
    return [.food(kind.food, kind.match?.resolved)]
  }

  /// "It was decaf" about a latte: a word that describes it, although it is also a food's name, leaves it what it is. Nil where
  /// it describes none or several.
  func described(_ parse: Parse, _ change: Amendment, _ reference: EntryReference) -> Reading? {
    guard call is LogMealCall, reference.food == nil, reference.number == nil, change.isOnlyFood,
      parse.items.count == 1, let item = parse.items.first, things.named(item.food) == nil,
      case let described = things.filter({ $0.isDescribed(by: item, together) }), described.count == 1
    else { return nil }
    let line = described[0]
    return .edits([Edit(line.target, .food(line.name, together(item.food, line.name)[0].match?.resolved))])
  }

  /// "They were poached" about boiled eggs: a way to cook that makes another food, where that is one of its own. Nil where it is
  /// only a state, or several lines have such a food.
  func prepared(_ parse: Parse, _ change: Amendment, _ reference: EntryReference) -> Reading? {
    guard call is LogMealCall, change.isOnlyState, reference.number == nil, let words = parse.describing,
      case let lines = reference.food.map({ things.named($0)?.lines ?? [] }) ?? things,
      case let found = lines.compactMap({ line -> Edit? in
        let kind = line.kind(saidAs: words, together)
        guard let match = kind?.match, match.state == nil, match.quality <= .exact, let kind else { return nil }
        return Edit(line.target, .food(kind.food, match.resolved))
      }), found.count == 1
    else { return nil }
    return .edits(found)
  }

  /// "Turkey" alone, about a ham sandwich: another kind of the food on the card. It asks where the word may also be a
  /// food beside it, such as an apple with orange juice. Nil where no line has such a kind.
  func kind(_ parse: Parse) -> Reading? {
    guard parse.intent == .log, parse.items.count == 1, let item = parse.items.first, things.named(item.food) == nil
    else { return nil }
    guard item.isUnmeasured, parse.saysOnly(item.food) else { return measuredKind(item) ?? namedBehind(parse, item) }
    let found = things.compactMap { line in kind(item, of: line).map { (line: line, food: $0) } }
    if found.isEmpty, case let described = things.filter({ $0.isDescribed(by: item, together) }), described.count == 1 {
      let line = described[0]
      return .question(.replyInsteadOrBeside(kind: "\(item.food) \(line.name)", line: line.name, food: item.food))
    }
    if found.isEmpty, let drink = madeWith(item) { return drink }
    guard found.count == 1, let line = found.first?.line, let food = found.first?.food else { return nil }
    return !item.mayStandBeside || food.match?.title == item.match?.title
      ? .edits([Edit(line.target, .food(food.food, food.match?.resolved))])
      : .question(.replyInsteadOrBeside(kind: food.food, line: line.name, food: item.food))
  }

  /// "Ribeye, 350 g" about a steak of which nothing was said, "red, 175 ml" about a glass of wine: which it was, and how much.
  /// Nil where it is no kind of the only food on the card.
  private func measuredKind(_ item: FoodItem) -> Reading? {
    guard things.count == 1, let line = things.first, let kind = kind(item, of: line),
      line.isUnsaid || kind.food != item.food && !item.isAnother(than: kind),
      // "2 eggs" about fried rice are eggs.
      item.unit != nil || item.quantity == nil || !item.mayStandBeside || kind.match?.title == item.match?.title
    else { return nil }
    return .edits(([.food(kind.food, kind.match?.resolved)] + changes(item)).map { Edit(line.target, $0) })
  }

  /// "De lentejas" about a sopa: the name goes on with it. Nil where no food has that name.
  private func namedBehind(_ parse: Parse, _ item: FoodItem) -> Reading? {
    guard things.count == 1, let line = things.first, item.isUnmeasured,
      parse.text.lowercased().hasSuffix(item.food.lowercased()),
      case let whole = together(line.name, parse.text), whole.count == 1, let match = whole[0].match,
      match.quality.isSure,
      whole[0].food.lowercased() == (line.name + " " + parse.text).lowercased()
    else { return nil }
    return .edits([Edit(line.target, .food(whole[0].food, match.resolved))])
  }

  /// "Egg whites only" about eggs: what is named in place of the one food whose name it has. Nil where there is no such food.
  func onlyKind(_ parse: Parse) -> Reading? {
    guard parse.isOnly, parse.items.count == 1, let item = parse.items.first, item.match?.quality.isSure == true,
      case let said = Set(Stemmer.stems(of: item.food)),
      case let lines = things.filter({ Set(Stemmer.stems(of: $0.name)).isStrictSubset(of: said) }), lines.count == 1
    else { return nil }
    return .edits(([.food(item.food, item.match?.resolved)] + changes(item)).map { Edit(lines[0].target, $0) })
  }

  /// "Skim milk" alone, about a latte: the milk in the drink. Nil where no drink on the card is made with it.
  private func madeWith(_ item: FoodItem) -> Reading? {
    for line in things {
      let drink = together(line.name + ",", item.food)
      guard drink.count == 1, let match = drink[0].match, match.title != item.match?.title,
        !isBread(item.food, line.name)
      else { continue }
      return drink[0].food.lowercased() == line.name.lowercased()
        ? .question(.replyUncountedMilk(words: item.food))
        : .edits([Edit(line.target, .food(drink[0].food, match.resolved))])
    }
    return nil
  }

  /// The kind in "it was turkey" about a chicken sandwich: a turkey sandwich. Where the name has no kind yet, a word
  /// that is a food itself may mean a replacement instead.
  func otherKind(_ item: FoodItem?, of line: CardLine) -> String? {
    guard let item, item.amount == .unsaid, things.named(item.food) == nil, let kind = kind(item.named, of: line) else {
      return nil
    }
    // "It was blueberry" about a muffin: of several, one says "blueberries". "It was toast" about bread is toast.
    let isOther = kind.match?.title != title(of: line)
    return line.saysKind || !item.mayStandBeside || isOther && !item.food.hasSuffix("s") ? kind.food : nil
  }

  /// The kind made of several foods: "it was ham and cheese" about a sandwich. Nil where no food has that name.
  func mixed(_ items: [FoodItem], _ change: Amendment, of line: CardLine) -> FoodItem? {
    guard items.count > 1, items.allSatisfy(\.isUnmeasured), change.amount == .unsaid, change.energy == nil,
      var all = items.first
    else { return nil }
    all.food = items.map(\.food).joined(separator: " and ")
    return kind(all, of: line)
  }

  func kind(_ item: FoodItem, of line: CardLine) -> FoodItem? {
    line.kind(item, together) ?? (isKind(item, of: line) ? item : nil)
  }

  /// Whether a food is called by the name of another and more: "coke zero", which is a diet cola, about a coke.
  private func isKind(_ item: FoodItem, of line: CardLine) -> Bool {
    guard let match = item.match, match.quality.isSure, let own = title(of: line) else { return false }
    return match.title.hasSuffix(" " + own)
  }
}

extension Parse {
  /// Whether it is a word or two that are no request and no food by themselves.
  fileprivate var isUnknownAlone: Bool {
    let mostWords = 2
    let words = command == .none ? describing ?? text : text
    guard words.split(separator: " ").count <= mostWords,
      when.isUnsaid, !words.contains(where: \.isNumber)
    else {
      return false
    }
    switch command {
    case .none: return true
    case .log:
      return items.allSatisfy { $0.amount == .unsaid && $0.statedEnergy == nil && $0.match?.quality.isSure != true }
    default: return false
    }
  }
}

extension CardLine {
  /// The kind of its food that has words before or behind its name, or the name's last word, in its own name. Nil where no
  /// food is called so.
  func kind(saidAs words: String, _ together: (String, String) -> [FoodItem]) -> FoodItem? {
    let words = words.lowercased()
    for own in heads {
      for (first, second) in [(words, own), (own, words)] {
        let found = together(first, second)
        if found.count == 1, let kind = found.first, kind.match?.quality.isSure == true, kind.amount == .unsaid,
          kind.food.lowercased() == first + " " + second
        {
          return kind
        }
      }
      // "Vollkorn" at a Toast: Vollkorntoast.
      let joined = together(words + own, "")
      if joined.count == 1, let kind = joined.first, kind.match?.quality.isSure == true,
        kind.food.lowercased() == words + own
      {
        return kind
      }
    }
    return nil
  }
}
