import Calls
internal import EmbeddedMessages
import FoundationEssentials
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

/// Ada, 38, and her daughter Mia, 7.
private let two: JSONValue = [
  "members": [
    ["name": "Ada", "age": 38, "weight": "62 kg", "activity": "moderate", "diet": "vegetarian"],
    ["name": "Mia", "age": 7, "weight": "24"],
  ]
]

struct FamilyMemberTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `several people come in one sentence, and what is taken is said`() throws {
    let proposal = try home.propose(SaveFamilyMember(), two)
    #expect(
      proposal.card.lines == [
        "1 Ada | 38 years | 62 kg | moderate | vegetarian", "2 Mia | 7 years | 24 kg | moderate | balanced",
      ])
    #expect(proposal.card.notes.english == ["Mia, not said and taken: activity moderate, diet balanced."])
    #expect(proposal.summary.english == "household with Ada and Mia")
    try home.confirm(proposal)
    #expect(try home.store.familyMembers().map(\.name) == ["Ada", "Mia"])
  }

  @Test func `a line can be dropped from the card`() throws {
    let revised = try home.revise(SaveFamilyMember(), two, Edit(.line(2), .removed)).proposal
    #expect(revised.card.lines == ["1 Ada | 38 years | 62 kg | moderate | vegetarian"])
  }

  @Test func `somebody who is known is changed, whatever the case of the name`() throws {
    try home.save(SaveFamilyMember(), two)
    let proposal = try home.propose(SaveFamilyMember(), ["members": [["name": "mia", "age": 8]]])
    #expect(
      proposal.card.lines == [
        "was  Mia | 7 years | 24 kg | moderate | balanced", "1 now  Mia | 8 years | 24 kg | moderate | balanced",
      ])
    try home.confirm(proposal)
    #expect(try home.store.familyMembers().map(\.age) == [38, 8])
  }

  @Test func `somebody leaves, and comes back by an undo`() throws {
    try home.save(SaveFamilyMember(), two)
    try home.save(RemoveFamilyMember(), ["name": "ada"])
    #expect(try home.store.familyMembers().map(\.name) == ["Mia"])
    try home.save(Undo())
    #expect(try home.store.familyMembers().map(\.name) == ["Ada", "Mia"])
  }

  @Test(arguments: [
    Refusal(["members": [["name": "Ada"]]], .howOld("Ada")),
    Refusal(
      ["members": [["name": "Ada", "age": 121]]],
      .outOfRange(.limitedValue(value: .age), range: .rangeYears(least: 0, most: 120))),
    Refusal(
      ["members": [["name": "Ada", "age": -1]]],
      .outOfRange(.limitedValue(value: .age), range: .rangeYears(least: 0, most: 120))),
    Refusal(
      ["members": [["name": "Ada", "age": 3, "weight": "0 kg"]]],
      .outOfRange(.limitedValue(value: .weight), range: .rangeKilograms(least: 2, most: 400))),
    Refusal(
      ["members": [["name": " ", "age": 3]]],
      .outOfRange(.limitedValue(value: .name), range: .rangeCharacters(least: 1, most: 200))),
    Refusal(
      ["members": []],
      .malformedArguments(
        tool: "save_family_member", SchemaError(path: "members", expected: "1 to 30 people"))),
    Refusal(
      ["members": [["name": "Ada", "age": 3], ["name": "ADA", "age": 4]]],
      .malformedArguments(
        tool: "save_family_member", SchemaError(path: "members[1].name", expected: "a name of its own"))),
  ])
  func `what cannot be is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(SaveFamilyMember(), refusal.call) }
  }

  @Test func `a household ends at thirty`() throws {
    let members = (1...30).map { JSONValue.object(["name": .string("child \($0)"), "age": 5]) }
    try home.save(SaveFamilyMember(), ["members": .array(members)])
    #expect(throws: ToolError.outOfRange(.limitedValue(value: .household), range: .rangeUpToPeople(most: 30))) {
      try home.run(SaveFamilyMember(), ["members": [["name": "one more", "age": 5]]])
    }
  }

  @Test func `nobody can leave who is not there`() throws {
    #expect(throws: ToolError.noSuchMember("Ben", known: [])) { try home.run(RemoveFamilyMember(), ["name": "Ben"]) }
    try home.save(SaveFamilyMember(), two)
    #expect(throws: ToolError.noSuchMember("Ben", known: ["Ada", "Mia"])) {
      try home.run(RemoveFamilyMember(), ["name": "Ben"])
    }
    #expect(throws: ToolError.nothingToChange) { try home.run(SaveFamilyMember(), two) }
  }
}

struct FamilyTargetsTests {
  let home: Household
  /// What the equations give for both, kcal.
  let computed: FixedDecimal

  init() throws {
    home = try Household()
    try home.save(SaveFamilyMember(), two)
    computed = try #require(HouseholdNeeds(try home.store.familyMembers()).total.energy)
  }

  private func suggest(_ call: JSONValue) throws -> ToolOutcome { try home.run(SuggestFamilyTargets(), call) }

  private func kcal(_ figure: FixedDecimal) -> JSONValue { .number(Decimal(string: figure.description) ?? 0) }

  @Test func `an empty household is a sentence`() throws {
    let empty = try Household()
    for answer in [try empty.ask(ShowFamily()), try empty.ask(SuggestFamilyTargets())] {
      #expect(answer.lines.first?.hasPrefix("Nobody is in the household yet.") == true)
    }
  }

  @Test func `the targets are the sum of what each needs, with equation and source`() throws {
    let proposal = try home.propose(SuggestFamilyTargets())
    #expect(
      proposal.card.lines == [
        "Ada | 38 years | 62 kg | 2,570 kcal | P 97  C 334  F 94 | moderate, vegetarian",
        "Mia | 7 years | 24 kg | 1,640 kcal | P 62  C 213  F 60 | moderate, balanced",
        "total | 4,210 kcal | P 159  C 547  F 154",
      ])
    #expect(
      proposal.card.notes.english.first
        == "A day for all: sugar at most 105 g, fibre at least 41 g, sodium at most 3,700 mg.")
    for source in ["Schofield 1985", "Torun", "FAO/WHO/UNU 2004", "EFSA 2010", "EFSA 2012", "EFSA 2019", "WHO 2015"] {
      #expect(proposal.card.notes.english.contains { $0.contains(source) }, "\(source)")
    }
    try home.confirm(proposal)
    #expect(try home.ask(ShowFamily()).facts["complete"] == true)
    #expect(try home.store.familyTargets()?.reason == nil)
  }

  @Test func `what is accepted already is nothing new; a change of the members is noticed`() throws {
    try home.save(SuggestFamilyTargets())
    #expect(throws: ToolError.nothingToChange) { try suggest([:]) }
    try home.save(SaveFamilyMember(), ["members": [["name": "Ben", "age": 40]]])
    let answer = try home.ask(ShowFamily())
    #expect(answer.facts["complete"] == false)
    #expect(answer.notes.contains { $0.hasPrefix("The members have changed") })
    try home.save(SuggestFamilyTargets())
    #expect(try home.ask(ShowFamily()).facts["complete"] == true)
    #expect(try home.store.counts()[.familyTargets] == 1)
  }

  @Test func `another suggestion shares the same energy in another way`() throws {
    try home.save(SuggestFamilyTargets())
    try home.save(SuggestFamilyTargets(), ["alternative": 1])
    let figures = try #require(try home.store.familyTargets()?.figures)
    #expect(figures.energy == computed)
    #expect(try #require(figures.protein) > FixedDecimal(159))
  }

  @Test func `an adjustment needs a reason, and its shares follow`() throws {
    let more = kcal(computed + FixedDecimal(200))
    #expect(throws: ToolError.self) { try suggest(["kcal": more]) }
    let proposal = try home.propose(SuggestFamilyTargets(), ["kcal": more, "reason": "Ada trains for a race."])
    #expect(proposal.card.lines[2].hasPrefix("computed | 4,210 kcal"))
    #expect(proposal.card.lines[3].hasPrefix("total | 4,410 kcal | P 167"))
    #expect(proposal.card.notes.english.contains("Other than computed: Ada trains for a race."))
    try home.confirm(proposal)
    #expect(try home.ask(ShowFamily()).notes.contains("Accepted, other than computed: Ada trains for a race."))
  }

  @Test(
    arguments: [
      ["kcal": 3_900], ["kcal": 4_700], ["sodium_mg": 3_900], ["fibre_g": 35], ["protein_g": 120], ["sugar_g": 130],
    ] as [JSONValue])
  func `beyond its bounds it is refused, whatever the reason`(call: JSONValue) {
    var call = call
    call["reason"] = "because"
    #expect(throws: ToolError.self) { try suggest(call) }
  }

  @Test func `the household's own figures reach further, but not below a child's need`() throws {
    try home.save(SuggestFamilyTargets(), ["kcal": 3_700, "stated": true])
    #expect(try home.store.familyTargets()?.figures.energy == FixedDecimal(3_700))
    #expect(try home.store.familyTargets()?.reason == "as you said.")
    #expect(throws: ToolError.self) { try suggest(["kcal": 2_900, "stated": true]) }
    try home.save(RemoveFamilyMember(), ["name": "Ada"])
    #expect(throws: ToolError.self) { try suggest(["kcal": 1_600, "stated": true]) }
    #expect(throws: ToolError.self) { try suggest(["kcal": 1_600, "reason": "to lose weight"]) }
  }

  @Test func `shares that do not make the energy are refused`() {
    #expect(throws: ToolError.self) { try suggest(["carbs_g": 50, "stated": true]) }
  }

  @Test func `a proposal can be made anew from its own call`() throws {
    let proposal = try home.propose(SuggestFamilyTargets(), ["kcal": 3_700, "stated": true])
    let again = try home.propose(
      SuggestFamilyTargets(), proposal.request.arguments)
    #expect(again.card == proposal.card)
  }

  @Test func `targets can be taken back`() throws {
    try home.save(SuggestFamilyTargets())
    let undo = try home.propose(Undo())
    #expect(undo.card.lines == ["away  targets of the household | 4,210 kcal"])
    try home.confirm(undo)
    #expect(try home.store.familyTargets() == nil)
  }
}
