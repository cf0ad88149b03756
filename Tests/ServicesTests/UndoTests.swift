import Calls
internal import EmbeddedMessages
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct UndoTests {
  let home: Household

  init() throws { home = try Household() }

  private func undo() throws { try home.save(Undo()) }
  private func redo() throws { try home.save(Undo(), ["redo": true]) }

  @Test func `what was logged goes away, and is shown before it does`() throws {
    try home.log("pasta", grams: 200)
    let proposal = try home.propose(Undo())
    #expect(proposal.card.title.english == "Undo: lunch, 316 kcal")
    #expect(proposal.card.lines == ["away  pasta, cooked | 200 g | 316 kcal | P 11.6  C 61.8  F 1.9 | database"])
    #expect(proposal.summary.english == "undo of lunch, 316 kcal")
    #expect(try home.diary().count == 1)
    try home.confirm(proposal)
    #expect(try home.diary() == [])
  }

  @Test func `undo and redo go back and forth through all of it`() throws {
    var states = [try home.store.stateHash()]
    for (food, grams) in [("pasta", 200), ("butter", 10), ("apple", 150)] {
      try home.log(food, grams: grams)
      states.append(try home.store.stateHash())
    }
    for state in states.dropLast().reversed() {
      try undo()
      #expect(try home.store.stateHash() == state)
    }
    #expect(throws: ToolError.nothingToUndo) { try home.run(Undo()) }
    for state in states.dropFirst() {
      try redo()
      #expect(try home.store.stateHash() == state)
    }
    #expect(throws: ToolError.nothingToRedo) { try home.run(Undo(), ["redo": true]) }
    try undo()
    #expect(try home.store.stateHash() == states[2])
    try redo()
    #expect(try home.store.stateHash() == states[3])
  }

  @Test func `a redo is named after what it puts back`() throws {
    try home.log("pasta", grams: 200)
    try undo()
    let proposal = try home.propose(Undo(), ["redo": true])
    #expect(proposal.summary.english == "redo of lunch, 316 kcal")
    #expect(proposal.card.lines.first?.hasPrefix("back  pasta, cooked") == true)
  }

  @Test func `each kind of change is undone`() throws {
    try home.log("pasta", grams: 200)
    let before = try home.store.stateHash()
    home.wait(minutes: 3)
    let changes: [(Household) throws -> Void] = [
      { try $0.save(ChangeEntry(), ["entry": 1, "to_quantity": 250, "to_unit": "g"]) },
      { try $0.save(ChangeEntry(), ["entry": 1, "to_food": "lentils"]) },
      { try $0.save(ChangeEntry(), ["entry": 1, "to_slot": "dinner", "to_day": "2026-11-19"]) },
      { try $0.save(DeleteEntries(), ["entries": [1]]) },
      { try $0.save(SetTargets(), ["kcal": 1_900]) },
      { try $0.save(SaveProfile(), ["name": "Ada", "day_start": "03:00"]) },
      { try $0.save(SaveFood(), ["name": "stew", "kcal": 120]) },
      { try $0.save(MarkFood(), ["food": "pasta", "favourite": true]) },
      { try $0.save(MarkFood(), ["food": "lentils", "favourite": true]) },
      { try $0.quick(90, "roll") },
    ]
    for (number, change) in changes.enumerated() {
      try change(home)
      #expect(try home.store.stateHash() != before)
      try undo()
      #expect(try home.store.stateHash() == before, "change \(number)")
    }
  }

  @Test func `several steps are one at a time`() throws {
    try home.log("pasta", grams: 200)
    #expect(
      try home.propose(Undo(), ["steps": 3]).card.notes.english == ["One step at a time: say undo again for the next."])
    #expect(try home.propose(Undo(), ["steps": 1]).card.notes.english == [])
  }

  @Test func `nothing to undo, nothing to redo`() {
    #expect(throws: ToolError.nothingToUndo) { try home.run(Undo()) }
    #expect(throws: ToolError.nothingToRedo) { try home.run(Undo(), ["redo": true]) }
  }

  @Test func `it cannot be edited`() throws {
    try home.log("pasta", grams: 200)
    #expect(throws: ToolError.cannotEdit) { try home.revise(Undo(), [:], Edit(.card, .slot(.dinner))) }
  }

  @Test func `a long list is cut, and says by how much`() throws {
    try home.save(SaveProfile(), ["profile": "Emma"])
    home.profile = try #require(try home.store.profiles().first { $0.name == "Emma" })
    for _ in 0..<50 { try home.quick(100, "soup") }
    try home.save(DeleteProfile(), ["name": "Emma"])
    home.profile = try home.store.defaultProfile()
    let lines = try home.propose(Undo()).card.lines
    #expect(lines.count == 41)
    #expect(lines.last == "and 11 more")
  }
}
