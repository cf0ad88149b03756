internal import EmbeddedMessages
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct HouseholdDocumentTests {
  /// A household that has lived for a while, with records of every kind.
  private func household(seed: UInt64) throws -> Household {
    var diary = try RandomDiary(seed: seed)
    for _ in 0..<80 { try diary.step() }
    let home = diary.home
    try home.weigh("72.5 kg", on: "2026-11-18")
    try home.shop(on: "2026-11-18", [(food: nil, grams: "250.5")], total: Money(minorUnits: 310, currency: "EUR"))
    let day = home.today
    let ids = home.identifiers
    let more: [Record] = [
      .recipe(
        Recipe(id: ids.next(), created: home.now, name: "stew “à la mode”", servings: FixedDecimal(4), ingredients: [])),
      .activity(
        Activity(
          id: ids.next(), created: home.now, profile: home.profile.id, day: day, name: "run", energy: FixedDecimal(301))
      ),
      .water(
        Water(
          id: ids.next(), created: home.now, profile: home.profile.id, day: day, at: home.now,
          millilitres: FixedDecimal(330))),
      .familyMember(
        FamilyMember(
          id: ids.next(), created: home.now, name: "Ada", age: 7, kilograms: FixedDecimal("24.5"), activity: .active,
          diet: .vegetarian)),
      .familyTargets(
        FamilyTargets(
          id: ids.next(), created: home.now, figures: Nutrients(energy: FixedDecimal(6_100)),
          computedEnergy: FixedDecimal(6_050),
          reason: "we train")),
      .pantryChange(
        PantryChange(
          id: ids.next(), created: home.now, at: home.now, day: day, food: ids.next(), kind: .counted,
          grams: Grams(milligrams: 250_000))),
      .knownLine(
        KnownLine(
          id: ids.next(), created: home.now, store: "shop", line: "tom 400g", kind: .skip, name: "tomatoes",
          timesConfirmed: 3, lastDay: day)),
    ]
    try home.confirm(home.proposal(of: more.map { .insert($0) }))
    return home
  }

  @Test(arguments: [21, 22, 23, 24, 25] as [UInt64])
  func `what was exported makes the same state of an empty home, and is nothing new there`(seed: UInt64) throws {
    let home = try household(seed: seed)
    let document = try home.document()
    let empty = try Household()
    let before = try empty.store.stateHash()
    try empty.confirm(try empty.importing(document).proposal)
    #expect(try empty.store.stateHash() == home.store.stateHash())
    guard case .answer = try empty.importing(document) else { throw Unexpected.notConfirmed }
    try empty.save(Undo())
    #expect(try empty.store.stateHash() == before)
  }

  @Test func `every kind of record is in the document`() throws {
    let document = try household(seed: 20).document()
    let kinds = Set(try HouseholdReading(Array(document.utf8)).records.map(\.kind))
    #expect(kinds == Set(Record.Kind.allCases))
  }

  @Test func `another default profile than the one that a home begins with comes along`() throws {
    let home = try Household()
    try home.save(SaveProfile(), ["profile": "Emma", "default": true])
    let first = try #require(try home.store.profiles().last)
    try home.confirm(home.proposal(of: [.delete(.profile(first))]))
    let empty = try Household()
    try empty.confirm(try empty.importing(home.document()).proposal)
    #expect(try empty.store.profiles().map(\.name) == ["Emma"])
    #expect(try empty.store.stateHash() == home.store.stateHash())
  }

  @Test func `a used home takes what is new and what was changed last, and keeps the rest`() throws {
    let home = try Household()
    try home.save(LogMeal(), ["items": [["food": "pasta", "quantity": 200, "unit": "g"]]])
    let early = try home.document()
    let other = try Household(seed: 8)
    try other.confirm(try other.importing(early).proposal)
    other.wait(minutes: 60)
    try other.save(ChangeEntry(), ["entry": 1, "to_quantity": 250])
    try other.save(QuickAdd(), ["kcal": 90, "label": "biscuit"])
    let merged = try home.importing(other.document()).proposal
    #expect(merged.card.rows.map { $0.cells.map(\.text.english) }.contains(["entries", "1 new", "1 changed", "", ""]))
    try home.confirm(merged)
    #expect(try home.store.stateHash() == other.store.stateHash())
    // What is older changes nothing.
    guard case .answer(let answer) = try home.importing(early) else { throw Unexpected.notConfirmed }
    #expect(answer.facts["file"] == "larder.json")
    #expect(try home.store.stateHash() == other.store.stateHash())
  }

  @Test func `a used home keeps its own default profile`() throws {
    let home = try Household()
    try home.save(SaveProfile(), ["profile": "Emma", "default": true])
    let other = try Household(seed: 8)
    try other.save(QuickAdd(), ["kcal": 90])
    try other.confirm(try other.importing(home.document()).proposal)
    #expect(try other.store.defaultProfile().name == "me")
    #expect(try other.store.profiles().map(\.name).contains("Emma"))
  }

  @Test func `figures as logged come along though the food is another one today, and that is said`() throws {
    let home = try Household()
    try home.save(LogMeal(), ["items": [["food": "pasta", "quantity": 200, "unit": "g"]]])
    let document = try home.document().replacing("\"kcal\":316", with: "\"kcal\":320")
    let empty = try Household()
    let proposal = try empty.importing(document).proposal
    #expect(
      proposal.card.notes.english.last == "1 entry keeps its figures as logged, which are not those of the food today.")
    try empty.confirm(proposal)
  }

  @Test func `documents of the first version are read, newer ones are not`() throws {
    let home = try Household()
    try home.save(QuickAdd(), ["kcal": 90])
    let document = try home.document()
    let records = try #require(document.firstRange(of: "\"records\""))
    let end = try #require(document.firstRange(of: "\n],\n\"settings\""))
    let first = "{\"format\": \"larder export 1\", " + document[records.lowerBound..<end.lowerBound] + "\n]}\n"
    #expect(try HouseholdReading(Array(first.utf8)).records.count == 3)
    for newer in [
      document.replacing("larder export 2", with: "larder export 3"),
      document.replacing("\"schema\": \(Store.schemaVersion)", with: "\"schema\": 1000"),
    ] {
      #expect(throws: HouseholdReading.ReadingError.newer) { try HouseholdReading(Array(newer.utf8)) }
    }
  }

  @Test func `what cannot be right is not taken`() throws {
    let home = try Household()
    try home.save(QuickAdd(), ["kcal": 90])
    let document = try home.document()
    func fault(_ old: String, _ new: String) throws -> HouseholdReading.ReadingError? {
      do {
        _ = try home.reading(document.replacing(old, with: new))
        return nil
      } catch let fault as HouseholdReading.ReadingError {
        return fault
      }
    }
    #expect(try fault("]}", "") == .broken)
    #expect(try fault("\"kcal\":90", "\"kcal\":-90") != nil)
    #expect(try fault("\"kcal\":90", "\"kcal\":90000") != nil)
    #expect(try fault("\"kcal\":90", "\"kcal\":\"lots\"") == .unreadable(3))
    #expect(try fault("\"tier\":\"estimated\"", "\"tier\":\"certain\"") == .unreadable(3))
    #expect(try fault("{\"entry\"", "{\"entry2\"") == .unreadable(3))
  }

  @Test func `a record without what it belongs to is not taken, nor one of an id that is another's`() throws {
    let home = try Household()
    try home.save(QuickAdd(), ["kcal": 90])
    let lines = try home.document().split(separator: "\n").map(String.init)
    let orphan = lines.filter { !$0.hasPrefix("{\"meal\"") }.joined(separator: "\n")
    #expect(throws: HouseholdMerge.MergeError.document(.withoutParent(2, .meal))) {
      _ = try Household().importing(orphan)
    }
    let twice = lines.flatMap { $0.hasPrefix("{\"meal\"") ? [$0, $0] : [$0] }.joined(separator: "\n")
    #expect(throws: HouseholdReading.ReadingError.twice(3)) { _ = try home.reading(twice) }
    let noDefault = lines.joined(separator: "\n").replacing("\"isDefault\":true", with: "\"isDefault\":false")
    #expect(throws: HouseholdMerge.MergeError.document(.defaultProfiles)) {
      _ = try Household().importing(noDefault)
    }
  }
}

extension Household {
  /// Everything, as it is exported.
  fileprivate func document() throws -> String {
    var text = ""
    try HouseholdDocument.write(store) { text += $0 }
    return text
  }

  fileprivate func reading(_ document: String) throws -> HouseholdReading {
    try HouseholdReading(Array(document.utf8))
  }

  fileprivate func importing(_ document: String) throws -> ToolOutcome {
    ImportData().propose(
      try HouseholdMerge(reading(document), into: store), file: "larder.json", in: context)
  }
}
