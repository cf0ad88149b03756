internal import Calls
internal import Nutrition

/// Words that are said alone and tell which kind a food of the card was.
extension WaitingCard {
  /// "Zero" at a card with a coke, "wholemeal" at one with toast: the one food that has such a kind. Nil where the words say
  /// something else by themselves, or no food or several have the kind.
  func kindAlone(_ parse: Parse) -> Reading? {
    guard call is LogMealCall, parse.isUnknownAlone, isOfMeal(parse) else { return nil }
    let found = things.compactMap { line in
      line.kind(saidAs: parse.text, together).map { Edit(line.target, .food($0.food, $0.match?.resolved)) }
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
}

extension Parse {
  /// Whether it is a word or two that are no request and no food by themselves.
  fileprivate var isUnknownAlone: Bool {
    let mostWords = 2
    guard text.split(separator: " ").count <= mostWords, when.isUnsaid, !text.contains(where: \.isNumber) else {
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
  fileprivate func kind(saidAs words: String, _ together: (String, String) -> [FoodItem]) -> FoodItem? {
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
