internal import Calls
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// What is at home, in rows.
struct PantryView {
  /// What lasts no longer runs out soon, in days.
  private static let soon = Figure(7)

  let pantry: Pantry
  let today: Day

  var all: ToolAnswer {
    guard !pantry.present.isEmpty else {
      return ToolAnswer(
        .sentence(pantry.shelves.isEmpty ? PantryWording.nothingBought : PantryWording.nothingLeft),
        facts: facts(pantry.present))
    }
    let shelves = pantry.present.sorted {
      ($0.food.category.rank, $0.food.title) < ($1.food.category.rank, $1.food.title)
    }
    var rows: [Card.Row] = []
    for (index, shelf) in shelves.enumerated() {
      if index == 0 || shelves[index - 1].food.category != shelf.food.category {
        rows.append(Card.Row([Card.Cell(shelf.food.category.rawValue)], emphasis: .heading))
      }
      rows.append(row(shelf))
    }
    return ToolAnswer(.card(Card(title: "At home", rows: rows, notes: notes)), facts: facts(shelves))
  }

  var soon: ToolAnswer {
    let shelves = pantry.present.filter { $0.days.map { $0 <= PantryView.soon } ?? false }.sorted {
      ($0.days ?? .zero, $0.food.title) < ($1.days ?? .zero, $1.food.title)
    }
    guard !shelves.isEmpty else {
      return ToolAnswer(
        .sentence(pantry.shelves.isEmpty ? PantryWording.nothingBought : PantryWording.nothingRunsOut),
        facts: facts(shelves))
    }
    let card = Card(
      title: "Will run out within a week", rows: shelves.map(row), notes: [PantryWording.rate, PantryWording.rule])
    return ToolAnswer(.card(card), facts: facts(shelves))
  }

  /// The book of one food.
  func one(_ shelf: Pantry.Shelf) -> ToolAnswer {
    let book = shelf.book
    var rows = [Card.Row("bought", book.bought.description), Card.Row("eaten", "− \(book.eaten)")]
    if book.thrownAway > .zero { rows.append(Card.Row("thrown away", "− \(book.thrownAway)")) }
    if book.missing > .zero { rows.append(Card.Row("gone, nobody said where", "− \(book.missing)")) }
    if book.fromElsewhere > .zero { rows.append(Card.Row("from elsewhere", "+ \(book.fromElsewhere)")) }
    rows.append(Card.Row("there", "≈ \(book.balance.whole)", emphasis: .total))
    let card = Card(
      title: "At home: \(shelf.food.title)", rows: rows,
      notes: ["Bought or counted last on \(shelf.lastSeen.dated(from: today)).", lasting(shelf), PantryWording.rule]
        .compactMap(\.self))
    return ToolAnswer(.card(card), facts: facts([shelf]))
  }

  private func row(_ shelf: Pantry.Shelf) -> Card.Row {
    Card.Row([
      Card.Cell(shelf.food.title), .right("≈ \(shelf.book.balance.whole)"),
      Card.Cell(shelf.days.map { "about \(max($0, Figure(1)).formatted()) \($0 > Figure(1) ? "days" : "day")" } ?? ""),
      Card.Cell("last bought \(shelf.lastSeen.dated(from: today))"),
    ])
  }

  private func lasting(_ shelf: Pantry.Shelf) -> String? {
    guard let perDay = shelf.perDay, let days = shelf.days else { return nil }
    let eaten = "\(perDay.rounded(toPlaces: 0).formatted()) g a day lately"
    return "It lasts about \(days.formatted()) \(days == Figure(1) ? "day" : "days"), by \(eaten)."
  }

  private var notes: [String] {
    var notes = [PantryWording.rule]
    if !pantry.unweighed.isEmpty {
      notes.append("Bought without a weight, so not counted: \(PantryWording.some(pantry.unweighed)).")
    }
    if !pantry.stale.isEmpty {
      notes.append(
        "Bought long ago and perhaps gone: \(PantryWording.some(pantry.stale.map(\.food.title))). “we are out of "
          + "\(pantry.stale[0].food.name)” says so.")
    }
    return notes
  }

  private func facts(_ shelves: [Pantry.Shelf]) -> JSONValue {
    [
      "at_home": .array(
        shelves.map { shelf in
          [
            "food": shelf.food.title.json, "category": shelf.food.category.json,
            "grams": shelf.book.balance.figure.json,
            "days_left": shelf.days.json, "last_bought": shelf.lastSeen.json, "bought_g": shelf.book.bought.figure.json,
            "eaten_g": shelf.book.eaten.figure.json, "thrown_away_g": shelf.book.thrownAway.figure.json,
          ]
        }),
      "without_weight": .array(pantry.unweighed.map(\.json)),
    ]
  }
}

/// What is said of the pantry.
enum PantryWording {
  static let nothingBought =
    "What is at home is worked out from what was bought, and no trip to a shop with weights is kept yet. "
    + "“bought 500 g rice at Lidl” or a receipt keeps one."
  static let nothingLeft = "By what was bought less what was logged, nothing is left at home."
  static let nothingRunsOut = "Nothing that is at home runs out within a week, by what was eaten of it lately."
  static let rule =
    "Bought less what was logged, by all profiles. “threw away half the milk” and “we have 500 g rice left” put it right."
  static let rate = "By what was eaten of it in the last \(Pantry.rateDays) days, or since it was first bought."

  static func unknown(_ words: String) -> String {
    "No \(words) was bought that I know of, so I cannot tell how much is there."
  }

  /// The first few names.
  static func some(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }
}

extension Grams {
  /// To ten grams, as nobody weighs a pantry; what is less than a hundred to the gram.
  fileprivate var whole: Grams {
    let step: Int64 = milligrams < 100_000 ? 1_000 : 10_000
    return Grams(milligrams: (milligrams + step / 2) / step * step)
  }
}

extension FoodCategory {
  /// Its place in lists.
  fileprivate var rank: Int { FoodCategory.allCases.firstIndex(of: self) ?? 0 }
}
