internal import Calls
internal import EmbeddedMessages
internal import FoodData
internal import FoodNames
internal import FoundationEssentials
internal import Interpreter
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// A meal on a picture before it is proposed.
struct PhotoDraft {
  let meal: MealDraft
  let call: LogPhotoCall
  let placeholder: LoggedEntry?
  let composition: MealComposition
}

extension ToolContext {
  /// The quick entry logged in its place; nil where it is gone.
  func placeholder(_ id: String) throws(ToolError) -> LoggedEntry? {
    guard let id = UUID(uuidString: id) else {
      throw .outOfRange(.limitedValue(value: .replaced), range: .rangeQuickEntry)
    }
    guard let found = try reading(store.entry(id)) else { return nil }
    guard found.entry.kind == .quick, found.meal.profile == profile.id else {
      throw .outOfRange(.limitedValue(value: .replaced), range: .rangeQuickEntry)
    }
    return found
  }

  func photo(of call: LogPhotoCall, replacing placeholder: LoggedEntry?) throws(ToolError) -> PhotoDraft {
    var call = call
    var lines: [MealLine] = []
    for index in call.foods.indices { lines.append(try line(for: &call.foods[index])) }
    let composition = MealComposition(lines)
    let meal = MealDraft(
      place: try place(of: call, placeholder), lines: lines, origin: .photo, title: call.title,
      notes: call.description, healthScore: composition.healthScore?.value,
      request: AnyCall(call))
    return PhotoDraft(meal: meal, call: call, placeholder: placeholder, composition: composition)
  }

  /// The place of the placeholder, unless another place was stated.
  private func place(of call: LogPhotoCall, _ placeholder: LoggedEntry?) throws(ToolError) -> MealPlace {
    guard let meal = placeholder?.meal, call.day == nil, call.slot == nil, call.time == nil else {
      return try place(day: call.day, slot: call.slot, time: call.time)
    }
    return MealPlace(day: meal.day, slot: meal.slot, at: meal.at)
  }

  /// The line of an item, which remembers the food that was found.
  private func line(for item: inout LogPhoto.Item) throws(ToolError) -> MealLine {
    if let confidence = item.confidence, confidence < LogPhoto.surely {
      return .open(words: item.food, .doubtful(grams: item.grams))
    }
    if let name = item.shorterName, let guess = try guess(&item, named: name) { return guess }
    let names = ShorterNames(lexicon: lexicon)
    let read = try line(for: item, named: item.food)
    let isOther = if case .known(let food) = read { try isAnother(food, names) } else { read.isUnknown }
    guard isOther else {
      item.resolved = read.resolved(nil) ?? item.resolved
      return read
    }
    let whole = names.names(of: item.food).prefix(ToolContext.mostGuesses)
    for name in try whole + [nameOfAll(item.food, names)].compactMap(\.self) {
      if let guess = try guess(&item, named: name) { return guess }
    }
    return .open(words: item.food, .unknown(nearest: try nearest(item.food)))
  }

  /// Whether words that only came near a food's name say more than the name or something else: "ostrich steak" is not a beef
  /// steak.
  private func isAnother(_ food: CountedFood, _ names: ShorterNames) throws(ToolError) -> Bool {
    guard let words = food.words, food.found.quality >= .partial else { return false }
    if food.found.quality == .fuzzy { return true }
    return try sureParts(of: words, names).contains { $0.food == food.loggable.id }
  }

  /// The name of the food that all words describe: "penne pasta", "lager beer".
  private func nameOfAll(_ words: String, _ names: ShorterNames) throws(ToolError) -> String? {
    let words = words.lowercased().split(separator: " ")
    var unexplained: [UUID: [Substring]] = [:]
    for (name, food) in try sureParts(of: words.joined(separator: " "), names) {
      let explained = name.split(separator: " ")
      let rest = unexplained[food, default: words].filter { !explained.contains($0) }
      if names.describe(rest.joined(separator: " ")) { return name }
      unexplained[food] = rest
    }
    return nil
  }

  /// The shorter parts of the words that certainly name a food.
  private func sureParts(
    of words: String, _ names: ShorterNames
  ) throws(ToolError) -> [(name: String, food: UUID)] {
    var found: [(name: String, food: UUID)] = []
    for name in names.partialNames(of: words).prefix(ToolContext.mostGuesses) {
      if let hit = try loggable(meantBy: name, state: nil), !hit.isNear { found.append((name, hit.loggable.id)) }
    }
    return found
  }

  private func line(for item: LogPhoto.Item, named name: String) throws(ToolError) -> MealLine {
    let unit: MeasureUnit? = item.grams == nil ? nil : .gram
    return try line(
      for: LogMeal.Item(food: name, quantity: item.grams, unit: unit, skipped: item.skipped, resolved: item.resolved),
      approximate: item.weighed != true, guesses: true)
  }

  /// Each guess is another search in the food bank.
  private static let mostGuesses = 12

  /// The food of a long description, found by a shorter name that certainly matches. It counts as an estimate, and the card
  /// says so.
  private func guess(_ item: inout LogPhoto.Item, named name: String) throws(ToolError) -> MealLine? {
    guard let hit = try loggable(meantBy: name, state: nil, resolved: item.resolved), !hit.isNear,
      hit.candidates.isEmpty
    else { return nil }
    item.resolved = ResolvedFood(hit.loggable.id, words: name, state: nil, quality: hit.quality)
    guard case .known(var food) = try line(for: item, named: name) else { return nil }
    (food.words, food.isEstimate) = (item.food, true)
    return .known(food)
  }

  /// The proposal of what was seen with certainty; questions where there is nothing.
  func outcome(of photo: PhotoDraft) throws(ToolError) -> ToolOutcome {
    let written = try written(photo.meal)
    let card = try PhotoCard(photo, written, self).card
    guard written.entries.contains(where: { $0 != nil }) else { return openAnswer(card, photo.meal) }
    return propose(
      photo.meal.request, changes: try written.changes + replaced(by: photo, written), card: card,
      summary: .mealSummary(slot: photo.meal.place.slot, energy: EntryRow.energy(of: photo.composition.totals)),
      meal: photo.meal.place)
  }

  /// The changes to the placeholder and its meal.
  private func replaced(by photo: PhotoDraft, _ written: WrittenMeal) throws(ToolError) -> [Change] {
    guard let placeholder = photo.placeholder else { return [] }
    var changes = [Change.delete(.entry(placeholder.entry))]
    let staysIn = written.entries.contains { $0?.meal == placeholder.meal.id }
    guard staysIn else { return changes + (try emptied(by: [placeholder])) }
    guard let standing = try reading(store.meal(placeholder.meal.id)),
      standing.entries.map(\.id) == [placeholder.entry.id]
    else { return changes }
    // The meal consisted of the placeholder alone, so it becomes the meal on the picture.
    var meal = standing.meal
    meal.title = photo.meal.title
    meal.notes = photo.meal.notes
    meal.healthScore = photo.meal.healthScore
    meal.origin = .photo
    meal.updated = now
    if meal != standing.meal { changes.append(.update(from: .meal(standing.meal), to: .meal(meal))) }
    return changes
  }
}

extension LogPhoto.Item {
  /// The shorter name by which it was found.
  fileprivate var shorterName: String? {
    guard let resolved, resolved.of(food, nil) == nil, resolved.state == nil else { return nil }
    return resolved.words
  }
}

extension MealLine {
  /// Whether no food is known by its words.
  fileprivate var isUnknown: Bool {
    if case .open(_, .unknown) = self { true } else { false }
  }
}
