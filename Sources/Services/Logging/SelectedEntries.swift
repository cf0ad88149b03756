internal import Calls
internal import EmbeddedMessages
internal import FoodNames
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store
internal import Words

extension EntrySelection {
  /// Whether the selection means what was saved last: it says so, or gives no line, words, meal, day, time or "all".
  fileprivate var isOfLast: Bool {
    last == true || entries == nil && food == nil && hasNoTime && all != true
  }

  fileprivate var hasNoTime: Bool { slot == nil && day == nil && time == nil }
}

extension ToolContext {
  /// The entries that a selection means, in the order of the day's list; at least one.
  func entries(_ selection: some EntrySelection) throws(ToolError) -> [LoggedEntry] {
    let day = try day(selection.day)
    if selection.isOfLast {
      let latest = try savedLast()
      guard !latest.isEmpty else { throw .noSuchEntry("", today) }
      guard let words = selection.food else { return latest }
      let named = try named(words, among: latest)
      if !named.isEmpty { return named }
    }
    let listed = try diaryEntries(on: day)
    if let words = selection.food, selection.hasNoTime, let elsewhere = try savedElsewhere(words, than: listed) {
      return elsewhere
    }
    guard !listed.isEmpty else { throw .nothingLogged(day) }
    if let numbers = selection.entries {
      let chosen = try lines(numbers, of: listed)
      guard !chosen.isEmpty else { throw .noSuchEntry("", day) }
      return chosen
    }
    let time = try time(selection.time)
    let inMeal = listed.filter { entry in
      (selection.slot == nil || entry.meal.slot == selection.slot)
        && (time == nil || clock.zone.local(entry.meal.at).time == time)
    }
    guard let words = selection.food else {
      let said = [selection.time, selection.slot?.rawValue].compactMap(\.self).joined(separator: " ")
      guard !inMeal.isEmpty else { throw .noSuchEntry(said, day) }
      return inMeal
    }
    let named = try named(words, among: inMeal)
    guard !named.isEmpty else { throw .noSuchEntry(words, day) }
    return selection.hasNoTime && selection.all != true ? try savedLast(of: named) : named
  }

  /// Of entries with the same name, the one that was saved last, where that is one: "the coffee was a small one", after dinner.
  private func savedLast(of entries: [LoggedEntry]) throws(ToolError) -> [LoggedEntry] {
    guard entries.count > 1, !savedHere.isEmpty else { return entries }
    let latest = Set(try savedLast().map(\.entry.id))
    let saved = entries.filter { latest.contains($0.entry.id) }
    return saved.count == 1 ? saved : entries
  }

  /// The entries that words name: by the entry's own name, else by the food that the words mean ("Nudeln" for pasta), or by its
  /// name ("galletas" for a rich tea biscuit).
  func named(_ words: String, among entries: [LoggedEntry]) throws(ToolError) -> [LoggedEntry] {
    let named = entries.named(words)
    guard named.isEmpty else { return named }
    let hit = try hit(words)
    guard let hit, hit.isCertain else {
      let alike = entries.alike(hit?.food)
      return alike.isEmpty ? entries.ending(in: words) : alike
    }
    let food = hit.food
    let same = entries.filter { $0.entry.reference == food.id }
    guard same.isEmpty else { return same }
    let byName = entries.named(food.name)
    guard byName.isEmpty else { return byName }
    // "El jugo" of an orange juice.
    let kin = entries.filter { EntryName.isSameKind($0.entry.name, food.name) }
    guard kin.count != 1 else { return kin }
    var ofKind: [LoggedEntry] = []
    for entry in entries where try isKind([words, food.name], of: entry.entry) { ofKind.append(entry) }
    return ofKind.count == 1 ? ofKind : entries.ending(in: words)
  }

  /// Whether words say what kind of food an entry is, so that its name with them means the same: "the cheese" of a cheddar, which
  /// is called cheddar cheese.
  private func isKind(_ kinds: [String], of entry: Entry) throws(ToolError) -> Bool {
    guard let reference = entry.reference else { return false }
    let name = entry.name.prefix { $0 != "," }
    for whole in kinds.flatMap({ ["\(name) \($0)", "\($0) \(name)"] }) where try food(meantBy: whole)?.id == reference {
      return true
    }
    return false
  }

  /// The food that words certainly mean.
  func food(meantBy words: String) throws(ToolError) -> Food? {
    try hit(words).flatMap { $0.isCertain ? $0.food : nil }
  }

  private func hit(_ words: String) throws(ToolError) -> FoodHit? {
    try reading(foodBank.resolve(words, state: nil, profile: profile.id, language: language()))
  }

  /// Refuses a weight that is stated for only a part of a dish, such as the chicken of a chicken pasta or of chicken and
  /// rice. The chicken of a chicken breast is all of it.
  func refuseWeight(of words: String, in entry: Entry) throws(ToolError) {
    // "Sirloin" is all of a sirloin steak.
    if let whole = try food(meantBy: words), whole.id == entry.reference { return }
    let dish = DishName(entry.name)
    if let first = dish.pair.first, EntryName.isWhole(first, words), try food(meantBy: dish.pair[1]) != nil {
      throw .partOfDish(words, dish: entry.name)
    }
    guard dish.holdsAsPart(words), let head = dish.head, let food = try food(meantBy: head), food.id != entry.reference
    else { return }
    throw .partOfDish(words, dish: entry.name)
  }

  /// The lines with these numbers, each once.
  private func lines(_ numbers: [Int], of listed: [LoggedEntry]) throws(ToolError) -> [LoggedEntry] {
    var seen = Set<Int>()
    var lines: [LoggedEntry] = []
    for number in numbers where seen.insert(number).inserted {
      guard number > 0, number <= listed.count else { throw .noSuchLine(number) }
      lines.append(listed[number - 1])
    }
    return lines
  }

  /// All entries of a day, in the order of its list.
  func diaryEntries(on day: Day) throws(ToolError) -> [LoggedEntry] {
    let diary = try reading(store.diary(of: profile.id, on: day))
    return diary.meals.flatMap { meal in meal.entries.map { LoggedEntry(entry: $0, meal: meal.meal) } }
  }

  /// The entries that were saved last and still exist, in their present state: those saved in this conversation, whatever
  /// another terminal has saved since; without any, those saved by anyone.
  func savedLast() throws(ToolError) -> [LoggedEntry] { try lastSaved()?.entries ?? [] }

  private func lastSaved() throws(ToolError) -> (commit: JournalEntry, entries: [LoggedEntry])? {
    try reading { store throws(StoreError) in
      for sequence in savedHere.reversed() {
        guard let commit = try store.journalEntry(sequence) else { continue }
        let saved = try standing(commit, in: store)
        if !saved.isEmpty { return (commit, saved) }
      }
      return try newest(in: store)
    }
  }

  private func newest(in store: Store) throws(StoreError) -> (commit: JournalEntry, entries: [LoggedEntry])? {
    for commit in try store.journal(limit: 20, imports: false) where commit.profile == profile.id {
      let saved = try standing(commit, in: store)
      if !saved.isEmpty { return (commit, saved) }
    }
    return nil
  }

  /// The entries of another day that words name, where those were saved last in this conversation, or nothing of today is
  /// named so: "the salmon was 120 g", behind yesterday's dinner. Nil where there are none.
  private func savedElsewhere(_ words: String, than listed: [LoggedEntry]) throws(ToolError) -> [LoggedEntry]? {
    let isToday = try !named(words, among: listed).isEmpty
    for sequence in isToday ? savedHere.suffix(1) : savedHere.reversed() {
      let saved = try reading { store throws(StoreError) in
        guard let commit = try store.journalEntry(sequence) else { return [] as [LoggedEntry] }
        return try standing(commit, in: store)
      }
      let named = try named(words, among: saved.filter { !listed.contains($0) })
      if !named.isEmpty { return named }
    }
    return nil
  }

  /// A note on which meal is meant by "what was saved last", where another terminal has saved something since.
  func remark(on selection: some EntrySelection, _ meant: [LoggedEntry]) throws(ToolError) -> [Text] {
    guard selection.isOfLast, let last = try lastSaved(),
      let newest = try reading(newest(in: store)),
      newest.commit.sequence > last.commit.sequence,
      meant.allSatisfy({ entry in last.entries.contains { $0.entry.id == entry.entry.id } })
    else { return [] }
    return [.mealSavedElsewhere(summary: newest.commit.summary)]
  }

  /// The entries that a commit added or changed, as far as they still exist.
  private func standing(_ commit: JournalEntry, in store: Store) throws(StoreError) -> [LoggedEntry] {
    var found: [LoggedEntry] = []
    for change in commit.changes {
      guard let id = change.savedEntry, let entry = try store.entry(id), entry.meal.profile == profile.id else {
        continue
      }
      if !found.contains(where: { $0.entry.id == id }) { found.append(entry) }
    }
    return found
  }
}

extension Change {
  /// The entry that this change left in the diary.
  fileprivate var savedEntry: UUID? {
    switch self {
    case .insert(.entry(let entry)), .update(_, .entry(let entry)): entry.id
    default: nil
    }
  }
}

extension FoodHit {
  /// Whether the words certainly mean its food.
  fileprivate var isCertain: Bool { quality <= .stem }
}

extension [LoggedEntry] {
  /// The one entry of the food that words are nearest to, as they were when it was logged: "margherita pizza" of a pizza.
  fileprivate func alike(_ food: Food?) -> [LoggedEntry] {
    let alike = filter { $0.entry.reference != nil && $0.entry.reference == food?.id }
    return alike.count == 1 ? alike : []
  }

  /// The one entry whose name is a compound that ends in a word: "der Kuchen" of a Käsekuchen.
  fileprivate func ending(in word: String) -> [LoggedEntry] {
    let ending = filter { CompoundName.ends($0.entry.name, in: word) }
    return ending.count == 1 ? ending : []
  }

  /// Refuses to change or delete a part of a dish that is a single entry.
  func refusePart(_ words: String) throws(ToolError) {
    guard count == 1, case let name = self[0].entry.name, DishName(name).holdsBeside(words) else { return }
    throw .partOfDish(words, dish: name)
  }

  /// The entries that words name. Those whose whole name matches come before those that contain the words: "the rice" means the
  /// rice, not the rice noodles.
  fileprivate func named(_ words: String) -> [LoggedEntry] {
    let named = filter { EntryName.matches($0.entry.name, words) }
    let whole = named.filter { EntryName.isWhole($0.entry.name, words) }
    return whole.isEmpty ? named : whole
  }
}

/// Whether words name an entry: each must be the beginning of a word in its name, plural or not. Empty words name nothing.
enum EntryName {
  static func matches(_ name: String, _ words: String) -> Bool {
    let parts = split(name)
    let words = split(words)
    return !words.isEmpty
      && words.allSatisfy { word in
        parts.contains {
          $0.hasPrefix(word) || (word.count > 3 && word.hasPrefix($0)) || Stemmer.stem(word) == Stemmer.stem($0)
        }
      }
  }

  /// Whether words are the whole name apart from its state: "rice" names "rice, cooked".
  static func isWhole(_ name: String, _ words: String) -> Bool {
    stems(name.prefix { $0 != "," && $0 != "(" }) == stems(words[...])
  }

  /// Whether words are only the end of the name: "sandwiches" of "ham sandwich".
  static func isEnd(of name: String, _ words: String) -> Bool {
    let base = stems(name.prefix { $0 != "," && $0 != "(" })
    let end = stems(words[...])
    return !end.isEmpty && end.count < base.count && base.suffix(end.count) == end[...]
  }

  /// Whether two names end in the same word, apart from their states: a chocolate muffin and a blueberry muffin.
  static func isSameKind(_ name: String, _ other: String) -> Bool {
    let ends = [name, other].map { stems($0.prefix { $0 != "," && $0 != "(" }).last }
    return ends[0] != nil && ends[0] == ends[1]
  }

  private static func stems(_ text: Substring) -> [String] { split(String(text)).map { Stemmer.stem($0) } }

  private static func split(_ text: String) -> [Substring] {
    NameWords.folded(text).filter { $0 != "the" }
  }
}
