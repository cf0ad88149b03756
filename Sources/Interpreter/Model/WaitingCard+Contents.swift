internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// What was in a food of the card, or with it.
extension WaitingCard {
  /// "No, with potato salad" about a schnitzel with fries: in place of what came with it. Nil where the card has only one food, or
  /// that food already.
  func withOther(_ parse: Parse) -> Reading? {
    guard parse.isWithOther, parse.items.count == 1, let item = parse.items.first, things.count > 1,
      let match = item.match, match.quality.isSure, things.named(item.food, food: match.resolved?.id) == nil,
      // Milk goes into a coffee.
      match.measures.density == nil
    else { return nil }
    let beside = things.dropFirst()
    guard beside.count == 1, let line = beside.first else {
      return .question(Replies.whichLine(item.food, Array(beside)))
    }
    return .edits(([.food(item.food, match.resolved)] + changes(item)).map { Edit(line.target, $0) })
  }

  /// "Milk", "milk and sugar" of a coffee that is named or all on the card: a splash of it, not a glass, and no other food.
  /// Nil for anything else.
  func withSplash(_ parse: Parse, _ named: CardLine?) -> Reading? {
    guard let line = named ?? (things.count == 1 ? things.first : nil), !parse.items.isEmpty,
      parse.items.contains(where: { $0.isUnmeasured && splash($0.food, line.name) != nil })
    else { return nil }
    return .edits(
      parse.items.map { item in
        let splash = item.isUnmeasured ? splash(item.food, line.name) : nil
        return Edit.adding(splash.map(item.having) ?? item)
      })
  }

  /// "3 eggs" about an omelette: how many it was made of. Nil where eggs are on the card, or no dish of eggs is.
  func ofEggs(_ parse: Parse) -> Reading? {
    guard let eggs = parse.eggsAlone, !things.contains(where: { title(of: $0) == eggs.match?.title }),
      let (line, amount) = things.made(of: eggs, together)
    else { return nil }
    return .edits([Edit(line.target, .amount(amount))])
  }

  /// The same where the eggs are what is changed: "2 yumurtaydı".
  func ofEggs(_ reference: EntryReference, _ change: Amendment) -> Reading? {
    guard change.isOnlyNumber, change.difference == nil, let food = reference.food,
      let eggs = together(food, "").first?.having(change.amount), eggs.match?.isEgg == true
    else { return nil }
    var parse = Parse(text: food, intent: .edit)
    parse.items = [eggs]
    return ofEggs(parse)
  }

  /// Parses contents, "it had banana and yogurt in it" about a smoothie: a banana smoothie, and yogurt in it. Nil where
  /// none of them makes a kind of the food.
  func contents(_ parse: Parse, of line: CardLine?) -> Reading? {
    guard let line, !line.saysKind, parse.intent == .edit, parse.items.allSatisfy(\.isUnmeasured),
      let (first, kind) = parse.items.enumerated().lazy.compactMap({ index, item in
        self.kind(item, of: line).map { (index, $0) }
      }).first
    else { return nil }
    var others = parse.items
    others.remove(at: first)
    return .edits(
      [Edit(line.target, .food(kind.food, kind.match?.resolved))]
        + others.map(Edit.adding))
  }

  /// Several foods, said of the only food on the card while nothing more is known of it: "ham and cheese" of a sandwich, or
  /// what went into a smoothie. Nil where they may be foods beside it.
  func description(_ parse: Parse) -> Reading? {
    guard parse.intent == .log, parse.items.count > 1, things.count == 1, let line = things.first, line.isUnsaid,
      parse.items.allSatisfy({ things.named($0.food, food: $0.match?.resolved?.id) == nil })
    else { return nil }
    if let kind = mixed(parse.items, Amendment(), of: line) {
      return .edits([Edit(line.target, .food(kind.food, kind.match?.resolved))])
    }
    return served(with: parse, line) ?? filled(with: parse, line)
  }

  /// "Milk and 1 sugar" about a tea, "butter and jam" about toast: the food as it is called with them, and beside it what its
  /// name does not hold. Nil where any of them is lost.
  func served(with parse: Parse, _ line: CardLine) -> Reading? {
    let foods = together(line.name + " with", parse.text)
    guard let whole = foods.first, whole.match?.quality.isSure == true,
      whole.food.lowercased().hasPrefix(line.name.lowercased()),
      case let beside = foods.dropFirst().map(\.food),
      case let inside = parse.items.prefix(parse.items.count - min(beside.count, parse.items.count)),
      inside.map(\.food) + beside == parse.items.map(\.food),
      inside.allSatisfy({ item in item.isUnmeasured && whole.food.lowercased().contains(item.food.lowercased()) })
    else { return nil }
    let named: [Edit.Change] =
      whole.food.lowercased() == line.name.lowercased() ? [] : [.food(whole.food, whole.match?.resolved)]
    return .edits((named + changes(whole)).map { Edit(line.target, $0) } + foods.dropFirst().map(Edit.adding))
  }

  /// The contents of a smoothie or another mixture, in its place. Nil for other foods.
  func filled(with parse: Parse, _ line: CardLine) -> Reading? {
    guard isMade(line.name) else { return nil }
    let contents = together(line.name + ":", parse.text)
    guard let first = contents.first, contents.map(\.food) == parse.items.map(\.food) else { return nil }
    return .edits(
      ([.food(first.food, first.match?.resolved)] + changes(first)).map { Edit(line.target, $0) }
        + contents.dropFirst().map(Edit.adding))
  }

  /// "3 fried in butter" about eggs of which nothing was said: how many they were, how they were made, and with what. Nil where
  /// it says nothing of the only food on the card.
  func recounted(_ parse: Parse) -> Reading? {
    guard parse.intent == .log, things.count == 1, let line = things.first, line.isUnsaid,
      !parse.unaccounted.isEmpty || !parse.leftOut.isEmpty, things.named(parse.items.first?.food ?? "") == nil,
      case let foods = together(line.name, parse.text), let own = foods.first, own.amount != .unsaid,
      own.food.lowercased() == line.name.lowercased(),
      foods.dropFirst().map(\.food) == parse.items.map(\.food)
    else { return nil }
    return .edits(changes(own).map { Edit(line.target, $0) } + foods.dropFirst().map(Edit.adding))
  }

  /// Whether so much of a drink is a kind of what a dish was made with: "semi-skimmed, 200 ml" about porridge with milk.
  func isPoured(_ item: FoodItem, into line: CardLine) -> Bool {
    guard !item.isUnmeasured, let match = item.match, match.measures.density != nil else { return false }
    return DishName(line.name).name(with: match.title.plain) != nil
  }

  /// Whether it counts a food that a dish is named after and eaten with: "3 pav" of pav bhaji, "4 idlis" of idli sambar.
  func isCountedPart(_ item: FoodItem, of line: CardLine) -> Bool {
    guard item.quantity != nil, item.unit == nil, let match = item.match, match.quality.isSure,
      match.measures[.piece] != nil, DishName(line.name).holdsAsPart(item.food)
    else { return false }
    return title(of: line) != match.title
  }
}
