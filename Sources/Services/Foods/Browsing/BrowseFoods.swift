package import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Lists foods of the food bank, a page at a time: all, those of a category or with a tag, or those found by words.
package struct BrowseFoods: Tool {
  package let description = "List the household's foods, by category, tag or words."
  package let proposes = false
  package let topic: ToolTopic? = .foods
  /// The rows of a page.
  private static let mostRows = 12
  private static let mostBeyond = 5

  package init() {}

  package func run(_ arguments: BrowseFoodsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let last = arguments.more == true ? context.foodBank.listing : nil
    let profile = context.profile.id
    let all = try context.reading(context.store.shelvedFoods(for: profile))
    let question = last?.question ?? plain(arguments, among: all)
    let foods = try found(question, among: all, in: context)
    let first = last?.shown.count ?? 0
    if last != nil, first >= foods.count {
      return .answer(ToolAnswer(.sentence(.browseWasAll), facts: ["foods": []]))
    }
    let page = foods.dropFirst(first).prefix(BrowseFoods.mostRows)
    let beyond = try first == 0 ? self.beyond(question, in: context) : []
    var listing = FoodListing(question, shown: foods.prefix(first).map(\.id))
    var rows: [Card.Row] = []
    for food in page { rows.append(try row(food, number: listing.add(food.id), in: context)) }
    for place in beyond {
      rows.append(Card.Row([Card.Cell(place.title)], emphasis: .heading))
      rows += place.foods.map { row($0, number: listing.add($0.id)) }
    }
    context.foodBank.listing = listing
    guard !rows.isEmpty else { return .answer(nothing(question)) }
    let card = Card(
      title: title(question), rows: rows,
      notes: notes(from: first, count: page.count, of: foods.count))
    return .answer(ToolAnswer(.card(card), facts: facts(card, of: foods.count)))
  }

  /// Treats words that name a category or a tag as such.
  private func plain(_ arguments: BrowseFoodsCall, among foods: [ShelvedFood]) -> BrowseFoodsCall {
    var question = arguments
    question.more = nil
    guard let words = question.words else { return question }
    if let category = FoodCategory(rawValue: words.lowercased()) {
      (question.category, question.words) = (category, nil)
    } else if question.tag == nil,
      foods.contains(where: CategorySearch(question: BrowseFoodsCall { $0.tag = words }).fits)
    {
      (question.tag, question.words) = (words, nil)
    }
    return question
  }

  // MARK: Foods

  private func found(
    _ question: BrowseFoodsCall, among foods: [ShelvedFood], in context: ToolContext
  ) throws(ToolError) -> [ShelvedFood] {
    let fitting = foods.filter(CategorySearch(question: question).fits)
    guard question.kind == .recent else { return fitting }
    let recent = try context.reading(context.store.recentFoods(of: context.profile.id, limit: 200).map(\.food.id))
    let places = Dictionary(recent.enumerated().map { ($1, $0) }) { first, _ in first }
    return fitting.filter { places[$0.id] != nil }.sorted { places[$0.id] ?? 0 < places[$1.id] ?? 0 }
  }

  private func beyond(_ question: BrowseFoodsCall, in context: ToolContext) throws(ToolError) -> [FoodPlace] {
    guard let words = question.words, question.category == nil, question.tag == nil, question.kind == nil else {
      return []
    }
    return try context.reading(context.foodBank.beyond(words, limit: BrowseFoods.mostBeyond))
  }

  // MARK: Rows

  private func row(_ shelved: ShelvedFood, number: Int, in context: ToolContext) throws(ToolError) -> Card.Row {
    guard let food = try context.reading(context.store.food(shelved.id)) else {
      throw .store(.missing(.food, shelved.id))
    }
    var row = self.row(food, number: number)
    let uses: Text? = shelved.uses > 0 ? .browseUses(count: shelved.uses) : nil
    row.cells.append(Card.Cell(.list([uses, food.favourite ? .browseFavourite : nil].compactMap(\.self), .series)))
    return row
  }

  private func row(_ food: Food, number: Int) -> Card.Row {
    var row = EntryRow.row(
      number: number, name: .food(food.title), amount: .empty, figures: food.per100Grams, mark: food.source.text)
    row.cells.remove(at: 1)
    return row
  }

  // MARK: Words

  private func title(_ question: BrowseFoodsCall) -> Text {
    var title = question.category.map { Text.foodsOfCategory(category: $0) } ?? .browseFoods
    if question.kind == .favourites { title = .browseFavourites }
    if question.kind == .recent { title = .browseRecent }
    if let tag = question.tag { title = .browseTagged(title: title, tag: FoodTags.folded(tag)) }
    if let words = question.words { title = .browseFound(title: title, words: words) }
    return .browseTitle(title: title)
  }

  private func notes(from first: Int, count: Int, of all: Int) -> [Text] {
    guard all > count, count > 0 else { return [] }
    let range = Text.browseRange(first: first + 1, last: first + count, count: all)
    return [.sentences([range, first + count < all ? .browseNext : nil])]
  }

  private func nothing(_ question: BrowseFoodsCall) -> ToolAnswer {
    ToolAnswer(.sentence(question == BrowseFoodsCall() ? .browseEmpty : .browseNothing), facts: ["foods": []])
  }

  private func facts(_ card: Card, of all: Int) -> JSONValue {
    var facts = HistoryFacts.rows(card.rows)
    facts["count"] = .number(Decimal(all))
    return facts
  }
}
