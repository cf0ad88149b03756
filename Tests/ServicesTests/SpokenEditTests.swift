import Calls
import JSON
import Nutrition
import Proposals
import Services
import Testing

@Suite struct `what is said of a card that waits` {
  private func amount(_ quantity: Int, _ unit: MeasureUnit? = nil) -> Edit.Change {
    .amount(Amount(quantity: FixedDecimal(quantity), unit: unit))
  }

  private let meal: JSONValue = [
    "items": [["food": "pasta", "quantity": 200, "unit": "g"], ["food": "butter", "quantity": 10, "unit": "g"]],
    "slot": "lunch",
  ]

  /// "1 pasta, cooked | 250 g" for each line of the card that the edits make.
  private func lines(_ tool: some Tool, _ call: JSONValue, _ edits: Edit...) throws -> [String] {
    try Household().revise(tool, call, by: edits).proposal.card.lines.map { line in
      line.split(separator: " | ").prefix(2).joined(separator: " | ")
    }
  }

  @Test func `changes a line of a meal, all of it, or what is on it`() throws {
    #expect(try lines(LogMeal(), meal, Edit(.line(1), amount(250)))[0] == "1 pasta, cooked | 250 g")
    #expect(
      try lines(LogMeal(), meal, Edit(.card, .factor(FixedDecimal(2))))[0...1] == [
        "1 pasta, cooked | 400 g", "2 butter | 20 g",
      ])
    #expect(try lines(LogMeal(), meal, Edit(.line(1), .state(.dry)))[0] == "1 pasta, dry | 200 g")
    #expect(try lines(LogMeal(), meal, Edit(.line(1), .energy(FixedDecimal(300))))[0].hasPrefix("1 pasta"))
    let egg = MealItem(food: "egg", quantity: FixedDecimal(100), unit: .gram)
    let changed = try lines(
      LogMeal(), meal, Edit(.card, .added(egg)), Edit(.line(1), .removed),
      Edit(.line(2), amount(5, .gram)))
    #expect(changed[0] == "1 butter | 5 g" && changed[1].hasPrefix("2 egg"))
  }

  @Test func `is made whole or not at all`() throws {
    #expect(throws: ToolError.noSuchLine(7)) {
      try lines(LogMeal(), meal, Edit(.line(1), amount(250)), Edit(.line(7), amount(1)))
    }
    #expect(throws: ToolError.cannotEdit) {
      try lines(LogMeal(), meal, Edit(.line(1), amount(250)), Edit(.card, .another))
    }
  }

  @Test func `names a food where the lines are plates`() throws {
    let home = try Household()
    try home.save(SaveProfile(), ["name": "Emma"])
    var pot = meal
    pot["people"] = [["name": "me"], ["name": "Emma"]]
    let revised = try LogMeal().revise(
      home.decode(LogMeal(), pot), by: [Edit(.food("pasta"), amount(300)), Edit(.food("butter"), .removed)],
      in: home.context)
    #expect(revised.items.map(\.food) == ["pasta"] && revised.items.map(\.quantity) == [FixedDecimal(300)])
    #expect(revised.people?.count == 2)
  }

  @Test func `changes what was seen on a picture`() throws {
    let photo: JSONValue = [
      "foods": [["food": "rice", "grams": 180, "confidence": 1], ["food": "broccoli", "grams": 90]]
    ]
    #expect(try lines(LogPhoto(), photo, Edit(.line(1), amount(150, .gram)))[0].hasSuffix("| 150 g"))
    #expect(try lines(LogPhoto(), photo, Edit(.line(1), .removed))[0].hasPrefix("1 broccoli"))
    #expect(try lines(LogPhoto(), photo, Edit(.card, .factor(FixedDecimal("0.5") ?? .zero)))[1].hasSuffix("| 45 g"))
    let butter = MealItem(food: "butter", quantity: FixedDecimal(10), unit: .gram)
    #expect(try lines(LogPhoto(), photo, Edit(.card, .added(butter)))[2] == "3 butter | 10 g")
  }

  @Test func `changes energy, water, targets and a change itself`() throws {
    #expect(
      try lines(QuickAdd(), ["kcal": 450], Edit(.line(1), amount(500)))
        == lines(QuickAdd(), ["kcal": 450], Edit(.line(1), .said("500"))))
    #expect(
      try lines(QuickAdd(), ["kcal": 450], Edit(.card, .factor(FixedDecimal(2))))
        == lines(QuickAdd(), ["kcal": 450], Edit(.line(1), .energy(FixedDecimal(900)))))
    let home = try Household()
    func revised<Wanted: Tool>(_ tool: Wanted, _ call: JSONValue, _ edit: Edit) throws -> Wanted.Arguments {
      try tool.revise(home.decode(tool, call), by: [edit], in: home.context)
    }
    #expect(try revised(RecordWater(), ["amount": "1 glass"], Edit(.line(1), amount(3))).amount == "3 glasses")
    #expect(
      try revised(SetTargets(), ["kcal": 1_800], Edit(.card, amount(1_900))).figures.energy == FixedDecimal(1_900))
    let more = Edit(.card, .figures(Nutrients(protein: FixedDecimal(120))))
    #expect(
      try revised(SetTargets(), ["kcal": 1_800], more).figures
        == Nutrients(energy: FixedDecimal(1_800), protein: FixedDecimal(120)))
    let change = try revised(ChangeEntry(), ["last": true, "to_quantity": 2], Edit(.card, amount(3, .slice)))
    #expect(change.toQuantity == FixedDecimal(3) && change.toUnit == .slice)
    #expect(throws: ToolError.cannotEdit) {
      try revised(SetTargets(), ["kcal": 1_800], Edit(.card, amount(19)))
    }
  }

  @Test func `chooses another suggestion, round and round, and figures of one's own`() throws {
    let home = try Household()
    func revised(_ call: JSONValue, _ change: Edit.Change) throws -> SuggestFamilyTargetsCall {
      try SuggestFamilyTargets().revise(
        home.decode(SuggestFamilyTargets(), call), by: [Edit(.card, change)], in: home.context)
    }
    #expect(try revised([:], .another).alternative == 1)
    #expect(try revised(["alternative": 2], .another).alternative == 0)
    let stated = try revised([:], .figures(Nutrients(energy: FixedDecimal(7_000))))
    #expect(stated.figures.energy == FixedDecimal(7_000) && stated.stated == true)
  }
}
