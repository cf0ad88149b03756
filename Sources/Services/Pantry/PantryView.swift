internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// What is at home, in rows.
struct PantryView {
  /// In days. What lasts longer does not run out soon.
  private static let soon = FixedDecimal(7)
  /// In days. Beyond this no forecast is given.
  private static let furthest = FixedDecimal(365)

  let pantry: Pantry
  let today: Day

  var all: ToolAnswer {
    guard !pantry.present.isEmpty else {
      return ToolAnswer(
        .sentence(pantry.categories.isEmpty ? PantryWording.nothingBought : PantryWording.nothingLeft),
        facts: facts(pantry.present))
    }
    let categories = pantry.present.sorted {
      ($0.food.category.rank, $0.food.title) < ($1.food.category.rank, $1.food.title)
    }
    var rows: [Card.Row] = []
    for (index, stock) in categories.enumerated() {
      if index == 0 || categories[index - 1].food.category != stock.food.category {
        rows.append(Card.Row([Card.Cell(.foodCategory(category: stock.food.category))], emphasis: .heading))
      }
      rows.append(row(stock))
    }
    return ToolAnswer(.card(Card(title: .pantryTitle, rows: rows, notes: notes)), facts: facts(categories))
  }

  var soon: ToolAnswer {
    let categories = pantry.present.filter { $0.days.map { $0 <= PantryView.soon } ?? false }.sorted {
      ($0.days ?? .zero, $0.food.title) < ($1.days ?? .zero, $1.food.title)
    }
    guard !categories.isEmpty else {
      return ToolAnswer(
        .sentence(pantry.categories.isEmpty ? PantryWording.nothingBought : PantryWording.nothingRunsOut),
        facts: facts(categories))
    }
    let card = Card(
      title: .pantrySoonTitle, rows: categories.map(row), notes: [PantryWording.rate, PantryWording.rule])
    return ToolAnswer(.card(card), facts: facts(categories))
  }

  /// The account of one food.
  func one(_ stock: Pantry.Stock) -> ToolAnswer {
    let book = stock.book
    var rows = [
      Card.Row(.pantryBought, .grams(amount: book.bought)), Card.Row(.pantryEaten, .pantryMinus(grams: book.eaten)),
    ]
    if book.thrownAway > .zero { rows.append(Card.Row(.pantryThrown, .pantryMinus(grams: book.thrownAway))) }
    if book.missing > .zero { rows.append(Card.Row(.pantryMissing, .pantryMinus(grams: book.missing))) }
    if book.fromElsewhere > .zero { rows.append(Card.Row(.pantryElsewhere, .pantryPlus(grams: book.fromElsewhere))) }
    rows.append(Card.Row(.pantryThere, .mealRoughly(grams: book.balance.whole), emphasis: .total))
    let lastSeen = Text.pantryLastSeen(day: DayName(stock.lastSeen, from: today))
    let card = Card(
      title: .pantryOfFood(food: stock.food.title), rows: rows,
      notes: [lastSeen, lasting(stock), PantryWording.rule].compactMap(\.self))
    return ToolAnswer(.card(card), facts: facts([stock]))
  }

  private func row(_ stock: Pantry.Stock) -> Card.Row {
    Card.Row([
      Card.Cell(.food(stock.food.title)), .right(.mealRoughly(grams: stock.book.balance.whole)),
      Card.Cell(stock.days.map(lasting) ?? .empty),
      Card.Cell(.pantryLastBought(day: DayName(stock.lastSeen, from: today))),
    ])
  }

  private func lasting(_ days: FixedDecimal) -> Text {
    days > PantryView.furthest ? .pantryOverAYear : .pantryAboutDays(days: max(days, FixedDecimal(1)))
  }

  private func lasting(_ stock: Pantry.Stock) -> Text? {
    guard let perDay = stock.perDay, let days = stock.days else { return nil }
    return days > PantryView.furthest ? .pantryLastsOverAYear(grams: perDay) : .pantryLasts(days: days, grams: perDay)
  }

  private var notes: [Text] {
    var notes = [PantryWording.rule]
    if !pantry.unweighed.isEmpty {
      notes.append(.pantryUnweighed(names: PantryWording.some(pantry.unweighed)))
    }
    if !pantry.stale.isEmpty {
      let names = PantryWording.some(pantry.stale.map(\.food.title))
      notes.append(.pantryStale(names: names, food: pantry.stale[0].food.name))
    }
    return notes
  }

  private func facts(_ categories: [Pantry.Stock]) -> JSONValue {
    [
      "at_home": .array(
        categories.map { stock in
          [
            "food": stock.food.title.json, "category": stock.food.category.json,
            "grams": stock.book.balance.figure.json,
            "days_left": stock.days.json, "last_bought": stock.lastSeen.json, "bought_g": stock.book.bought.figure.json,
            "eaten_g": stock.book.eaten.figure.json, "thrown_away_g": stock.book.thrownAway.figure.json,
          ]
        }),
      "without_weight": .array(pantry.unweighed.map(\.json)),
    ]
  }
}

/// The messages about the pantry.
enum PantryWording {
  static let nothingBought = Text.pantryNothingBought
  static let nothingLeft = Text.pantryNothingLeft
  static let nothingRunsOut = Text.pantryNothingRunsOut
  static let rule = Text.pantryRule
  static let rate = Text.pantryRate(days: Pantry.rateDays)

  static func unknown(_ words: String) -> Text { .pantryUnknown(words: words) }

  /// The first few names.
  static func some(_ names: [String]) -> Text {
    let shown = names.prefix(8).map { Text.food($0) }
    return names.count > 8 ? .namesMore(names: shown, more: names.count - 8) : .list(shown, .series)
  }
}

extension Grams {
  /// Rounded to 10 g, since nobody weighs a pantry; amounts below 100 g to 1 g.
  fileprivate var whole: Grams {
    let step: Int64 = milligrams < 100_000 ? 1_000 : 10_000
    return Grams(milligrams: (milligrams + step / 2) / step * step)
  }
}

extension FoodCategory {
  /// The position in lists.
  fileprivate var rank: Int { FoodCategory.allCases.firstIndex(of: self) ?? 0 }
}
