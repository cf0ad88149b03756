internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// A question about a difference between two devices, as text for the person.
struct DifferenceWords {
  private let question: SharedQuestion
  private let context: ToolContext

  init(_ question: SharedQuestion, in context: ToolContext) {
    self.question = question
    self.context = context
  }

  /// The card with the value that counts and the one that does not.
  func card(_ field: String, instead: Record) throws(ToolError) -> Card {
    var now = Card.Row(who(question.winner), columns: value(question.record, field))
    now.cells.append(Card.Cell(.differCounts))
    let then = Card.Row(who(question.loser), columns: value(instead, field))
    return Card(
      title: .differTitle, rows: [try heading(), now, then], notes: [.differNote(where: place(of: question.loser))])
  }

  func deletionCard() throws(ToolError) -> Card {
    Card(
      title: .differTitle, rows: [try heading()],
      notes: [.differDeleted(deleted: place(of: question.loser), changed: place(of: question.winner))])
  }

  /// "pasta, cooked, lunch, Fri 20 Nov, as it was on this device".
  func summary() throws(ToolError) -> Text {
    switch question.subject {
    case .field: .differSummary(subject: try subject(), where: place(of: question.loser))
    case .deletion: .differDeletion(subject: try subject())
    }
  }

  private func heading() throws(ToolError) -> Card.Row { Card.Row([Card.Cell(try subject())], emphasis: .heading) }

  private func who(_ said: SharedQuestion.Said) -> Text { said.isHere ? .differHere : .verbatim(name(of: said)) }

  private func place(of said: SharedQuestion.Said) -> Text {
    said.isHere ? .differOnHere : .differOn(device: name(of: said))
  }

  private func name(of said: SharedQuestion.Said) -> String { PrintableText.clean(said.device, limit: 60) }

  /// "pasta, cooked, lunch, Fri 20 Nov".
  private func subject() throws(ToolError) -> Text {
    switch question.record {
    case .entry(let entry):
      guard let meal = try context.reading(context.store.meal(entry.meal)?.meal) else { return .food(entry.name) }
      return .list([.food(entry.name), .slot(slot: meal.slot), .dayDate(date: day(meal.day))], .series)
    case .meal(let meal): return .mealTitle(heading: .slotTitle(slot: meal.slot), day: day(meal.day))
    case .weight(let weight): return .weightTitle(day: day(weight.day))
    case .activity(let activity):
      return .list([.activityTitle(day: day(activity.day)), .verbatim(activity.name)], .series)
    case .water(let water): return .waterTitle(day: day(water.day))
    case .knownLine(let line): return .undoPurchase(name: line.name)
    default: return UndoRows.name(of: question.record)?.0 ?? .empty
    }
  }

  private func day(_ day: Day) -> DayName { DayName(day, from: context.today) }
}

/// The value of a field, in columns.
extension DifferenceWords {
  private func value(_ record: Record, _ field: String) -> [Text] {
    switch record {
    case .entry(let entry): value(entry, field)
    case .meal(let meal): value(meal, field)
    case .food(let food): value(food, field)
    case .profile(let profile): value(profile, field)
    case .recipe(let recipe) where field == "content":
      [.differIngredients(count: recipe.ingredients.count), MeasureUnit.serving.text(of: recipe.servings)]
    case .recipe(let recipe) where field == "name": [.verbatim(recipe.name)]
    case .weight(let weight): [.weightExactKilograms(weight: weight.kilograms)]
    case .target(let target): [EntryRow.energy(target.figures)]
    case .activity(let activity): [.energy(energy: activity.energy)]
    case .water(let water): [.millilitres(millilitres: water.millilitres)]
    case .familyMember(let member) where field == "name": [.verbatim(member.name)]
    case .trip(let trip) where field == "store": [.verbatim(trip.store)]
    case .purchase(let purchase): [.verbatim(purchase.name), purchase.grams.map { .grams(amount: $0) } ?? .empty]
    default: part(field)
    }
  }

  private func value(_ entry: Entry, _ field: String) -> [Text] {
    switch field {
    case "eaten": [.food(entry.name), entry.grams.map { .grams(amount: $0) } ?? .empty, EntryRow.energy(entry.figures)]
    case "skipped": [entry.skipped ? .skipped : .differEaten]
    default: part(field)
    }
  }

  private func value(_ meal: Meal, _ field: String) -> [Text] {
    switch field {
    case "slot": [.slot(slot: meal.slot)]
    case "time":
      [.dayDate(date: day(meal.day)), .mealHeading(slot: meal.slot, time: context.zone.local(meal.at).time)]
    case "title": [named(meal.title)]
    case "notes": [named(meal.notes)]
    case "profile": [named(((try? context.store.profile(meal.profile)) ?? nil)?.label)]
    default: part(field)
    }
  }

  private func value(_ food: Food, _ field: String) -> [Text] {
    switch field {
    case "figures": [EntryRow.energy(food.per100Grams), EntryRow.macros(food.per100Grams)]
    case "name": [.food(food.title)]
    case "barcode": [named(food.barcode)]
    default: part(field)
    }
  }

  private func value(_ profile: Profile, _ field: String) -> [Text] {
    switch field {
    case "name": [.verbatim(profile.name)]
    case "height": [profile.height.map { .differHeight(centimetres: $0) } ?? .differNothing]
    case "birthDate": [profile.birthDate.map { .dayDate(date: .dateWithYear($0)) } ?? .differNothing]
    default: part(field)
    }
  }

  private func named(_ words: String?) -> Text { words.map { .verbatim($0) } ?? .differNothing }

  private func part(_ field: String) -> [Text] { [.differPart(part: RecordPart(rawValue: field) ?? .other)] }
}
