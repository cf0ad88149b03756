internal import EmbeddedMessages
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import TestSupport
import Testing

struct SmartSwapTests {
  let home: Household

  init() throws { home = try Household("2026-11-20T19:30:00Z") }

  /// A day that has little fat left: butter and mayonnaise at lunch.
  private func fattyLunch() throws {
    try home.log("oats", grams: 80, slot: "breakfast")
    try home.log("fries", grams: 300, slot: "lunch")
    try home.log("mayonnaise", grams: 60, slot: "lunch")
    try home.log("sausage", grams: 200, slot: "lunch")
    try home.save(SetTargets(), ["kcal": 2_000, "fat_g": 65])
  }

  private func fat() throws -> FixedDecimal {
    try home.entries().reduce(.zero) { $0 + ($1.figures.fat ?? .zero) }
  }

  @Test func `at most two entries change, the day comes nearer, and it is an edit`() throws {
    try fattyLunch()
    let before = try fat()
    let proposal = try home.propose(SmartSwap(), ["slot": "lunch"])
    #expect(proposal.action == .tool("change_entry"))
    #expect(proposal.card.title.english == "Swap in lunch, Fri 20 Nov")
    #expect((2...4).contains(proposal.card.rows.count))
    #expect(proposal.card.notes.english.count == 1)
    try home.confirm(proposal)
    #expect(try fat() < before)
    #expect(try home.entries().count == 4)
    try home.save(Undo())
    #expect(try fat() == before)
  }

  @Test func `a vegetarian at the table keeps meat and fish from coming in`() throws {
    try home.save(SaveFamilyMember(), ["members": [["name": "Mia", "age": 9, "diet": "vegetarian"]]])
    try fattyLunch()
    let proposal = try home.propose(SmartSwap(), ["slot": "lunch"])
    for change in proposal.changes {
      guard case .ensure(.food(let food)) = change else { continue }
      #expect(food.category != .meat && food.category != .seafood)
    }
  }

  @Test func `nor does more of it, where protein is short`() throws {
    try home.save(SaveFamilyMember(), ["members": [["name": "Mia", "age": 9, "diet": "vegetarian"]]])
    try home.log("chicken breast", grams: 100, slot: "lunch")
    try home.log("bread", grams: 400, slot: "lunch")
    try home.save(SetTargets(), ["kcal": 1_300, "protein_g": 130])
    guard case .proposal(let proposal) = try home.run(SmartSwap(), ["slot": "lunch"]) else { return }
    try home.confirm(proposal)
    let chicken = try home.entries().filter { $0.name.hasPrefix("chicken") }
    #expect(chicken.allSatisfy { $0.grams ?? .zero <= Grams(milligrams: 100_000) })
  }

  @Test func `a day that fits is left alone`() throws {
    try home.log("oats", grams: 60, slot: "breakfast")
    let answer = try home.ask(SmartSwap())
    #expect(answer.lines == ["The day fits its ranges with breakfast as it is; no swap is needed."])
    #expect(answer.facts["fits"] == true)
  }

  @Test func `what cannot be tweaked is said`() throws {
    try home.quick(2_600, "feast", slot: "lunch")
    let answer = try home.ask(SmartSwap())
    #expect(answer.lines == ["No swap in lunch brings the day closer to its ranges."])
  }

  @Test func `nothing logged is nothing to swap`() throws {
    #expect(throws: ToolError.nothingLogged(.of("2026-11-20"))) { try home.run(SmartSwap()) }
    try home.log("oats", grams: 60, slot: "breakfast")
    #expect(throws: ToolError.noSuchEntry("dinner", .of("2026-11-20"))) {
      try home.run(SmartSwap(), ["slot": "dinner"])
    }
  }

  @Test func `a food of the household can come in, known by the end of its name`() throws {
    try home.save(
      SaveFood(), ["name": "Ada's hummus", "kcal": 20, "protein_g": 4, "carbs_g": 0, "fat_g": 0, "state": "raw"])
    try fattyLunch()
    let proposal = try home.propose(SmartSwap(), ["slot": "lunch"])
    #expect(proposal.card.lines.contains { $0.contains("Ada's hummus") }, "\(proposal.card.lines)")
  }

  @Test func `for a child nothing is proposed that brings less energy`() throws {
    home.profile.birthDate = Day("2017-03-01")
    try home.log("fries", grams: 400)
    try home.log("crisps", grams: 150)
    try home.log("cola", grams: 500)
    try home.save(SetTargets(), ["kcal": 1_200, "sugar_g": 20, "sodium_mg": 900])
    home.profile.birthDate = Day("2017-03-01")
    let before = try home.entries().reduce(FixedDecimal.zero) { $0 + ($1.figures.energy ?? .zero) }
    guard case .proposal(let proposal) = try home.run(SmartSwap()) else { return }
    try home.confirm(proposal)
    #expect(try home.entries().reduce(FixedDecimal.zero) { $0 + ($1.figures.energy ?? .zero) } >= before)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `whatever was eaten, an accepted swap makes a day no worse by its own measure`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let foods = ["pasta", "rice", "cheddar", "butter", "salami", "crisps", "cola", "ice cream", "egg", "bread"]
    for slot in ["breakfast", "lunch", "dinner"] {
      for _ in 0..<3 {
        try home.log(
          foods.randomElement(using: &generator) ?? "rice", grams: Int.random(in: 20...300, using: &generator),
          slot: slot)
      }
    }
    let target = Nutrients(
      energy: FixedDecimal(1_800), protein: FixedDecimal(90), fat: FixedDecimal(60), sugar: FixedDecimal(50))
    try home.save(SetTargets(), ["kcal": 1_800, "protein_g": 90, "fat_g": 60, "sugar_g": 50])
    let ranges = DayRanges(energy: FixedDecimal(1_800), target: target, diet: .balanced, isChild: false)
    func distance() throws -> Double {
      ranges.distance(FigureVector(Totals(try home.entries().map { ($0.figures, $0.tier) }).figures))
    }
    for slot in ["breakfast", "lunch", "dinner"] {
      let before = try distance()
      guard case .proposal(let proposal) = try home.run(SmartSwap(), ["slot": .string(slot)]) else { continue }
      try home.confirm(proposal)
      #expect(try distance() < before)
    }
  }
}
