import Calls
import Interpreter
import Nutrition
import Testing

@Suite struct `a remark on a meal` {
  private func change(_ line: String) throws -> ChangeEntryCall? {
    let found = try Reading.understand(line)
    return found.count == 1 ? found[0].command.call() : nil
  }

  @Test(arguments: [
    ("add a note to lunch: at grandma's, with 2 cousins", "at grandma's, with 2 cousins"),
    ("note for lunch: too salty", "too salty"), ("lunch note: too salty", "too salty"),
    ("Notiz zum Mittagessen: zu salzig", "zu salzig"),
  ])
  func `is kept as it is typed, with its meal`(line: String, note: String) throws {
    let call = try change(line)
    #expect(call?.toNote == note)
    #expect(call?.slot == .lunch)
  }

  @Test func `is of what was saved last where no meal is named`() throws {
    #expect(try change("note: too salty")?.last == true)
    #expect(try change("call it Chicken bowl")?.toTitle == "Chicken bowl")
    #expect(try change("call lunch Chicken bowl")?.slot == .lunch)
  }

  @Test func `at the end of a meal goes with it`() throws {
    let found = try Reading.understand("150g rice, note: too salty")
    #expect(found.map(\.notes) == ["too salty"])
    #expect(found.first?.items.map(\.food) == ["rice"])
  }

  @Test(arguments: ["call it a day", "note 2 eggs for lunch", "had a note of rice"])
  func `is nothing else`(line: String) throws {
    #expect(try change(line)?.toNote == nil)
    #expect(try change(line)?.toTitle == nil)
  }
}
