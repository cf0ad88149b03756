internal import FoundationEssentials
internal import Merging
internal import Nutrition

/// A food, or several that are the same, one of which stands for all.
struct StandingFood {
  let key: RecordKey
  /// The ids of all of them, including its own.
  let members: Set<UUID>
  /// All versions of all of them.
  let versions: [Version]

  /// The versions from which a food is built: all where it stands for the others, none where another one does.
  func versions(making key: RecordKey) -> [Version] { key == self.key ? versions : [] }
}

extension SharedLog {
  /// The most foods with the same barcode or name that are compared: more of them were not made by people, and stay as
  /// they are.
  private static let mostFoods = 100

  /// The food that stands for this one, with all foods that are the same.
  func standing(for food: UUID) throws(StoreError) -> StandingFood {
    let key = RecordKey(.food, food)
    var members = [food: try versions(of: key)]
    var looked: Set<String> = []
    var next = members[food] ?? []
    while let version = next.popLast() {
      for word in FoodIdentity.identities(of: version.write).map(\.word) where looked.insert(word).inserted {
        for other in try foods(said: word) where members[other] == nil {
          let others = try versions(of: RecordKey(.food, other))
          guard members.values.contains(where: { SameFoods.areSame($0, others) }) else { continue }
          members[other] = others
          next += others
          // Foods that differed from the earlier members may be the same as this one.
          looked.remove(word)
        }
      }
    }
    let all = members.values.flatMap(\.self)
    return StandingFood(key: SameFoods.first(of: all) ?? key, members: Set(members.keys), versions: all)
  }

  /// The versions from which a record is built; for a food that stands for others, those of all of them.
  func versions(making key: RecordKey) throws(StoreError) -> [Version] {
    key.kind == .food ? try standing(for: key.id).versions(making: key) : try versions(of: key)
  }

  private func foods(said word: String) throws(StoreError) -> [UUID] {
    let foods = try connection.all(
      "SELECT food FROM shared_food WHERE word = ? ORDER BY food LIMIT ?", [word, SharedLog.mostFoods + 1]
    ) { row throws(StoreError) in try row.uuid() }
    return foods.count > SharedLog.mostFoods ? [] : foods
  }
}

extension Connection {
  /// Indexes the words under which an identical food may be found.
  func note(_ write: RecordWrite) throws(StoreError) {
    for identity in FoodIdentity.identities(of: write) {
      try run("INSERT OR IGNORE INTO shared_food (word, food) VALUES (?, ?)", [identity.word, write.id])
    }
  }

  /// The foods that another one stands for, with the id of that one.
  func sameFoods() throws(StoreError) -> [UUID: UUID] {
    var foods: [UUID: UUID] = [:]
    try each("SELECT food, stands FROM shared_same_food") { row throws(StoreError) in
      foods[try row.uuid()] = try row.uuid()
    }
    return foods
  }

  /// Notes which food stands for another one; where it is the same id, no other one does.
  func note(_ food: UUID, standing: UUID) throws(StoreError) {
    if food == standing {
      try run("DELETE FROM shared_same_food WHERE food = ?", [food])
    } else {
      try run("INSERT OR REPLACE INTO shared_same_food (food, stands) VALUES (?, ?)", [food, standing])
    }
  }

  /// The records that refer to a food.
  func references(to food: UUID) throws(StoreError) -> [RecordKey] {
    let queries: [(Record.Kind, String, any Bindable)] = [
      (.entry, "SELECT id FROM entry WHERE reference = ?", food),
      (.purchase, "SELECT id FROM purchase WHERE food = ?", food),
      (.knownLine, "SELECT id FROM known_line WHERE food = ?", food),
      (.pantryChange, "SELECT id FROM pantry_change WHERE food = ?", food),
      (.recipe, "SELECT id FROM recipe WHERE instr(ingredients, ?)", food.uuidString),
    ]
    var keys: [RecordKey] = []
    for (kind, query, argument) in queries {
      keys += try all(query, [argument]) { row throws(StoreError) in RecordKey(kind, try row.uuid()) }
    }
    return keys
  }
}
