import FoundationEssentials
import Nutrition
import Proposals
import Store
import Testing

/// A record that no commit takes, and why.
struct BadRecord: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let record: Record
  let fault: InvalidRecord.Fault

  init<Value>(
    _ description: String, _ value: Value, _ record: (Value) -> Record, _ fault: InvalidRecord.Fault,
    change: (inout Value) -> Void
  ) {
    testDescription = description
    var changed = value
    change(&changed)
    self.record = record(changed)
    self.fault = fault
  }
}

private let long = String(repeating: "é", count: 201)

private let badFoods: [BadRecord] = [
  BadRecord("no name", food(10), Record.food, .nameEmpty) { $0.name = "" },
  BadRecord("a name of spaces", food(10), Record.food, .nameEmpty) { $0.name = "  " },
  BadRecord("a long name", food(10), Record.food, .textTooLong) { $0.name = long },
  BadRecord("an escape", food(10), Record.food, .controlCharacter) { $0.name = "a\u{1B}[2Jb" },
  BadRecord("a line break", food(10), Record.food, .controlCharacter) { $0.brand = "a\nb" },
  BadRecord("a C1 control", food(10), Record.food, .controlCharacter) { $0.name = "a\u{9B}2J" },
  BadRecord("delete", food(10), Record.food, .controlCharacter) { $0.tags = ["a\u{7F}"] },
  BadRecord("too much energy", food(10), Record.food, .figureOutOfRange(.energy)) {
    $0.per100Grams.energy = FixedDecimal(units: 91_000_000_001)
  },
  BadRecord("negative fat", food(10), Record.food, .figureOutOfRange(.fat)) {
    $0.per100Grams.fat = FixedDecimal(units: -1)
  },
  BadRecord("over 100 g protein", food(10), Record.food, .figureOutOfRange(.protein)) {
    $0.per100Grams.protein = FixedDecimal("100.1")
  },
  BadRecord("a weightless portion", food(10), Record.food, .gramsOutOfRange) { $0.portions = [Portion(.slice, .zero)] },
  BadRecord("no density", food(10), Record.food, .numberOutOfRange) { $0.density = .zero },
]

private let badEntries: [BadRecord] = [
  BadRecord("no weight", entry(30, in: id(20), of: food(10)), Record.entry, .gramsMissing) { $0.grams = nil },
  BadRecord("zero grams", entry(30, in: id(20), of: food(10)), Record.entry, .gramsOutOfRange) { $0.grams = .zero },
  BadRecord("over 100 kg", entry(30, in: id(20), of: food(10)), Record.entry, .gramsOutOfRange) {
    $0.grams = Grams(milligrams: 100_000_001)
  },
  BadRecord(
    "figures of another weight", entry(30, in: id(20), of: food(10)), Record.entry,
    .figuresDoNotFollow(food: id(10))
  ) { $0.grams = Grams(milligrams: 201_000) },
  BadRecord(
    "one figure off by the least", entry(30, in: id(20), of: food(10)), Record.entry,
    .figuresDoNotFollow(food: id(10))
  ) { $0.figures.fat = FixedDecimal(units: ($0.figures.fat?.units ?? 0) + 1) },
  BadRecord(
    "a figure that the food does not know", entry(30, in: id(20), of: food(10)), Record.entry,
    .figuresDoNotFollow(food: id(10))
  ) { $0.figures.sugar = .zero },
  BadRecord(
    "more energy than fat has", entry(30, in: id(20), of: food(10)), Record.entry,
    .figureOutOfRange(.energy)
  ) {
    $0.tier = .estimated
    $0.figures.energy = FixedDecimal(units: 182_000_000_001)
  },
  BadRecord("quick without energy", quick(30, in: id(20)), Record.entry, .energyMissing) { $0.figures = .unknown },
  BadRecord("quick over 20,000", quick(30, in: id(20)), Record.entry, .figureOutOfRange(.energy)) {
    $0.figures.energy = FixedDecimal(20_001)
  },
  BadRecord("negative energy", quick(30, in: id(20)), Record.entry, .figureOutOfRange(.energy)) {
    $0.figures.energy = FixedDecimal(-1)
  },
  BadRecord("position 0", quick(30, in: id(20)), Record.entry, .numberOutOfRange) { $0.position = 0 },
]

private let badOthers: [BadRecord] = [
  BadRecord("a score over 100", meal(21), Record.meal, .numberOutOfRange) { $0.healthScore = 101 },
  BadRecord("a day of no year", meal(21), Record.meal, .numberOutOfRange) { $0.day = Day(number: .max) },
  BadRecord("an escape in the notes", meal(21), Record.meal, .controlCharacter) { $0.notes = "\u{1B}]0;x\u{7}" },
  BadRecord("a weight of nothing", fullWeight, Record.weight, .numberOutOfRange) { $0.kilograms = .zero },
  BadRecord("negative target", target(50, from: friday, energy: 1), Record.target, .figureOutOfRange(.energy)) {
    $0.figures.energy = FixedDecimal(-1)
  },
  BadRecord("endless running", run(50), Record.activity, .numberOutOfRange) { $0.minutes = 1_441 },
  BadRecord("a lake", fullWater, Record.water, .numberOutOfRange) { $0.millilitres = FixedDecimal(20_001) },
  BadRecord("no servings", fullRecipe, Record.recipe, .numberOutOfRange) { $0.servings = .zero },
  BadRecord("an age", fullMember, Record.familyMember, .numberOutOfRange) { $0.age = -1 },
  BadRecord("a household of giants", fullFamilyTargets, Record.familyTargets, .figureOutOfRange(.energy)) {
    $0.figures.energy = FixedDecimal(10_000_001)
  },
  BadRecord("a currency", fullTrip, Record.trip, .numberOutOfRange) { $0.total.currency = "€" },
  BadRecord("a difference", fullTrip, Record.trip, .numberOutOfRange) { $0.difference = .max },
  BadRecord("a line times nothing", fullKnownLine, Record.knownLine, .numberOutOfRange) { $0.timesConfirmed = 0 },
  BadRecord("nothing thrown away", fullPantryChange, Record.pantryChange, .gramsOutOfRange) {
    ($0.kind, $0.grams) = (.thrownAway, .zero)
  },
  BadRecord("a line of no shop", fullKnownLine, Record.knownLine, .nameEmpty) { $0.name = " " },
  BadRecord("a height", fullProfile, Record.profile, .numberOutOfRange) { $0.height = FixedDecimal(301) },
]

struct CheckTests {
  let store: Store

  init() throws {
    store = try Store.open(.memory)
    try store.commit(1, [.insert(.food(food(10))), .insert(.meal(meal(20)))])
    try store.commit(2, [.delete(.food(food(10)))])
  }

  @Test(arguments: badFoods + badEntries + badOthers)
  func `a record that cannot be is refused`(bad: BadRecord) throws {
    let kind = bad.record.kind
    let fault = StoreError.invalid(InvalidRecord(kind: kind, id: bad.record.id, fault: bad.fault))
    let bank: [Change] = kind == .food ? [] : [.ensure(.food(food(10)))]
    #expect(throws: fault) { try store.commit(3, bank + [.insert(bad.record)]) }
    #expect(try store.counts()[kind] == (kind == .meal || kind == .profile ? 1 : 0))
  }

  @Test func `long and odd names that are fine are taken`() throws {
    for (number, name) in [String(repeating: "é", count: 200), "x", "Müsli „Früh“ 🥣", "a\u{A0}b"].enumerated() {
      try store.commit(10 + number, [.insert(.food(food(100 + number, name)))])
      #expect(try store.food(id(100 + number))?.name == name)
    }
  }

  @Test func `the food of the same proposal counts, wherever it stands in it`() throws {
    let wrong = entry(30, in: id(20), of: food(11, energy: FixedDecimal(100)))
    let fault = StoreError.invalid(
      InvalidRecord(kind: .entry, id: wrong.id, fault: .figuresDoNotFollow(food: id(11))))
    #expect(throws: fault) { try store.commit(3, [.insert(.entry(wrong)), .insert(.food(food(11)))]) }
    try store.commit(4, [.insert(.entry(wrong)), .insert(.food(food(11, energy: FixedDecimal(100))))])
  }

  @Test func `figures need not follow where they are marked as other`() throws {
    var corrected = entry(30, in: id(20), of: food(11, energy: FixedDecimal(100)))
    corrected.sourceCorrected = true
    var estimated = entry(31, in: id(20), of: food(11, energy: FixedDecimal(100)))
    estimated.tier = .estimated
    let unbanked = entry(32, in: id(20), of: food(12, energy: FixedDecimal(100)))
    try store.commit(
      3,
      [
        .insert(.food(food(11))), .insert(.entry(corrected)), .insert(.entry(estimated)), .insert(.entry(unbanked)),
      ])
  }

  @Test func `an old snapshot can be moved after its food was changed`() throws {
    let snapshot = entry(30, in: id(20), of: food(11))
    try store.commit(3, [.insert(.food(food(11))), .insert(.entry(snapshot))])
    try store.commit(4, [.update(from: .food(food(11)), to: .food(food(11, energy: FixedDecimal(160))))])
    var moved = snapshot
    moved.position = 2
    try store.commit(5, [.update(from: .entry(snapshot), to: .entry(moved))])
    var heavier = moved
    heavier.grams = Grams(milligrams: 300_000)
    heavier.figures = food(11).per100Grams.portion(of: Grams(milligrams: 300_000))
    #expect(throws: StoreError.self) {
      try store.commit(6, [.update(from: .entry(moved), to: .entry(heavier))])
    }
  }
}
