internal import FoundationEssentials
internal import Nutrition
internal import Proposals

/// Writes the changes of one commit within its transaction, and collects which derived rows they affect.
struct ChangeWriter {
  let connection: Connection
  /// Whether figures are accepted as they are: an undo or an import brings snapshots of foods that may have changed
  /// since.
  let trustsFigures: Bool
  /// Whether changes of several devices are being merged: a record's creation time may then be changed by another
  /// device.
  let merges: Bool
  /// The changes that were made, as the journal lists them.
  private(set) var done: [Change] = []
  private(set) var touched = Touched()

  init(connection: Connection, trustsFigures: Bool, merges: Bool = false) {
    self.connection = connection
    self.trustsFigures = trustsFigures
    self.merges = merges
  }

  mutating func write(_ change: Change) throws(StoreError) {
    switch change {
    case .insert(let record): try insert(record)
    case .ensure(let record):
      if try connection.find(record.kind, record.id) == nil { try insert(record) }
    case .update(let old, let new): try update(old, new)
    case .delete(let record): try delete(record)
    }
  }

  private mutating func insert(_ record: Record) throws(StoreError) {
    try record.check()
    guard try connection.find(record.kind, record.id) == nil else { throw .changedSince(record.kind, record.id) }
    try explaining(record) { () throws(StoreError) in try connection.insert(record.stored) }
    try touched.add(record, uses: 1, in: connection)
    done.append(.insert(record))
  }

  private mutating func update(_ old: Record, _ new: Record) throws(StoreError) {
    guard old.kind == new.kind, old.id == new.id, merges || old.created == new.created else {
      throw .invalid(InvalidRecord(kind: new.kind, id: new.id, fault: .identityChanged))
    }
    try new.check()
    try expect(old)
    try explaining(new) { () throws(StoreError) in try connection.update(new.stored) }
    try touched.add(old, uses: -1, in: connection)
    try touched.add(new, uses: 1, in: connection)
    if case .meal(let before) = old, case .meal(let after) = new {
      try touched.move(before, to: after.profile, in: connection)
    }
    done.append(.update(from: old, to: new))
  }

  private mutating func delete(_ record: Record) throws(StoreError) {
    try expect(record)
    try touched.add(record, uses: -1, in: connection)
    do throws(StoreError) {
      try connection.delete(record)
    } catch .refused(.foreignKey) {
      throw .invalid(InvalidRecord(kind: record.kind, id: record.id, fault: .stillNeeded))
    }
    done.append(.delete(record))
  }

  /// Checks that the row is as the proposal saw it.
  private func expect(_ record: Record) throws(StoreError) {
    guard try connection.find(record.kind, record.id) == record else { throw .changedSince(record.kind, record.id) }
  }

  /// Translates a constraint of the schema that refused a row into what is wrong with the record.
  private func explaining(_ record: Record, _ write: () throws(StoreError) -> Void) throws(StoreError) {
    do throws(StoreError) {
      try write()
    } catch .refused(let constraint) {
      switch (constraint, record.stored.parent) {
      case (.foreignKey, let parent?): throw .missing(parent.kind, parent.id)
      case (.unique, _): throw .invalid(InvalidRecord(kind: record.kind, id: record.id, fault: .defaultProfiles))
      default: throw .invalid(InvalidRecord(kind: record.kind, id: record.id, fault: .refused))
      }
    }
  }
}

extension ChangeWriter {
  /// Checks what can only be checked once all changes are written.
  func finish() throws(StoreError) {
    if let profile = done.first(where: { $0.record.kind == .profile }) { try checkDefault(profile.record) }
    for change in done {
      switch change {
      case .insert(.recipe(let recipe)), .update(_, .recipe(let recipe)): try checkNesting(recipe)
      default: continue
      }
    }
    guard !trustsFigures else { return }
    for change in done {
      switch change {
      case .insert(.entry(let entry)): try checkFigures(entry)
      case .update(.entry(let old), .entry(let new)) where !new.isSameSnapshot(as: old): try checkFigures(new)
      default: continue
      }
    }
  }

  private func checkDefault(_ profile: Record) throws(StoreError) {
    let count = try connection.first("SELECT count(*) FROM profile WHERE is_default = 1") { row in row.int() }
    guard count == 1 else {
      throw .invalid(InvalidRecord(kind: .profile, id: profile.id, fault: .defaultProfiles))
    }
  }

  /// Checks that the recipe does not contain itself.
  private func checkNesting(_ recipe: Recipe) throws(StoreError) {
    let isInItself = try recipe.has(recipe.id) { id throws(StoreError) in try connection.content(id) }
    guard !isInItself else { throw .invalid(InvalidRecord(kind: .recipe, id: recipe.id, fault: .inItself)) }
  }

  /// Checks that an entry of a food in the food bank has exactly that food's figures for its weight, and an entry of a
  /// recipe those that follow from the ingredients.
  private func checkFigures(_ entry: Entry) throws(StoreError) {
    guard !entry.sourceCorrected, entry.tier < .estimated, let id = entry.reference,
      let per100Grams = try figures(of: entry.kind, id)
    else { return }
    guard let grams = entry.grams, entry.figures == per100Grams.portion(of: grams) else {
      throw .invalid(InvalidRecord(kind: .entry, id: entry.id, fault: .figuresDoNotFollow(food: id)))
    }
  }

  /// Per 100 g; nil where they cannot be worked out from the records here.
  private func figures(of kind: Entry.Kind, _ id: UUID) throws(StoreError) -> Nutrients? {
    switch kind {
    case .food: return try connection.find(Food.self, id)?.per100Grams
    case .recipe:
      guard let recipe = try connection.find(Recipe.self, id) else { return nil }
      let dish = try Dish(recipe) { id throws(StoreError) in try connection.content(id) }
      return dish.uncounted.isEmpty ? dish.per100Grams : nil
    case .quick: return nil
    }
  }
}

extension Entry {
  /// Whether nothing that the figures depend on has changed.
  fileprivate func isSameSnapshot(as other: Entry) -> Bool {
    kind == other.kind && reference == other.reference && grams == other.grams && figures == other.figures
      && tier == other.tier && sourceCorrected == other.sourceCorrected
  }
}
