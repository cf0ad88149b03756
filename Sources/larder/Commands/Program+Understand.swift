internal import Conversation
internal import FoundationEssentials
internal import Interpreter
internal import JSON
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Prints a JSON line for every line of standard input: what the interpreter makes of it. Saves nothing.
  func understand() throws(SessionError) -> ExitCode {
    let knowledge = Knowledge.embedded()
    let profile: Profile
    let bank: FoodBank
    do throws(StoreError) {
      let store = try Store.open(.memory)
      profile = try store.defaultProfile()
      bank = FoodBank(store: store, knowledge: knowledge)
    } catch {
      throw SessionError.about(error)
    }
    let finder = ProfileFoodFinder(bank: bank, profile: profile)
    if options.ingredients { return understandIngredients(finder) }
    let interpreter = Interpreter(lexicon: knowledge.lexicon, finder: finder)
    let turnEnvironment = try turnEnvironment()
    let local = turnEnvironment.zone.local(turnEnvironment.now)
    var lines = scriptLines()
    while true {
      switch lines.next() {
      case .line(let line):
        let parses = interpreter.understand(line, now: Moment(today: local.day, time: local.time))
        let view = ParseView(text: line, parses: parses)
        results.write(VisibleJSON.line(JSONValue(encoding: view) ?? .null))
      case .tooLong: results.write("{\"intent\":\"other\",\"text\":\"\",\"unaccounted\":[]}\n")
      case .interrupted: return .interrupted
      case .end: return .done
      }
    }
  }
}

/// The interpretation of a line, as other programs read it: intent, day and meal of the first request, and the foods of all.
private struct ParseView: Encodable {
  let text: String
  let parses: [Parse]

  private enum Keys: String, CodingKey {
    case text, intent, day, meal, items, unaccounted, people
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    let first = parses.first
    try container.encode(text, forKey: .text)
    try container.encode(parses.intent, forKey: .intent)
    try container.encode(first?.when.offset ?? 0, forKey: .day)
    try container.encode(first?.when.slot, forKey: .meal)
    try container.encode(parses.flatMap(\.items).map(ItemView.init), forKey: .items)
    try container.encode(parses.flatMap(\.unaccounted), forKey: .unaccounted)
    // Present only where the meal was not the speaker's alone.
    if let people = first?.people, !people.isEmpty { try container.encode(people.map(PlateView.init), forKey: .people) }
  }

  private struct PlateView: Encodable {
    /// Null for the speaker.
    let name: String?
    let quantity: FixedDecimal?
    let unit: MeasureUnit?

    private enum Keys: String, CodingKey {
      case name, quantity, unit
    }

    init(_ plate: Plate) {
      name = if case .named(let name) = plate.person { name } else { nil }
      (quantity, unit) = (plate.amount.quantity, plate.amount.unit)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(name, forKey: .name)
      try container.encode(quantity, forKey: .quantity)
      try container.encode(unit, forKey: .unit)
    }
  }

  private struct ItemView: Encodable {
    let item: FoodItem

    private enum Keys: String, CodingKey {
      case quantity, unit, food, match, grams, spread, tier
    }

    func encode(to encoder: any Encoder) throws {
      let grams = item.grams
      var figures = grams.flatMap { item.match?.per100Grams.portion(of: $0) } ?? .unknown
      if let stated = item.statedEnergy { figures = Nutrients(energy: stated) }
      try figures.mapped { $0.rounded(toPlaces: 1) }.encode(to: encoder)
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(item.quantity, forKey: .quantity)
      try container.encode(item.unit, forKey: .unit)
      try container.encode(item.wording, forKey: .food)
      try container.encode(item.match?.title, forKey: .match)
      try container.encode(grams, forKey: .grams)
      // Present only where the weight was worked out.
      try container.encodeIfPresent(item.spread, forKey: .spread)
      let tier: Tier = item.statedEnergy != nil ? .estimated : item.match == nil ? .unknown : .database
      try container.encode(tier, forKey: .tier)
    }
  }
}
