import Bench
import Calls
import Conversation
import LanguageModels
import Testing

@Suite struct `The cases of the bench` {
  @Test func `are about three hundred lines, of five languages, with every tool that a model is offered`() throws {
    let cases = try BenchText.embedded(.tools).cases
    let lines = cases.flatMap(\.turns).filter { $0.wanted != .anything }
    #expect((280...400).contains(lines.count))
    #expect(Set(cases.map(\.language)) == ["en", "de", "es", "tr", "zh"])
    let tools = Set(
      lines.flatMap { turn in
        if case .calls(let rows) = turn.wanted { rows.flatMap { $0 }.map(\.tool) } else { [] as [String] }
      })
    // What needs the network, a picture of a meal or a pack has its own tests.
    let others: Set = [
      "more_tools", "log_photo", "look_up_barcode", "search_products", "contribute_food", "read_recipe",
      "delete_profile",
    ]
    let offered = Set(Toolbox.all.definitions.map(\.name))
    #expect(tools.isSubset(of: offered) && offered.subtracting(tools).isSubset(of: others))
    #expect(Set(cases.map(\.id)).count == cases.count)
    let topics = Set(cases.map(\.topic))
    #expect(topics.isSuperset(of: ["corrections", "detours", "refusals", "injections", "left-alone"]))
  }

  @Test(arguments: [
    ("hello", 1), ("case en x\n= log_meal {}", 2), ("case en x\n> a\n= log_meal {", 3),
    ("case en x\n> a\n| undo {}", 3),
    ("case en x\n> a\n= undo [1]", 3), ("home", 1), ("case en", 1),
  ])
  func `say which line means nothing`(text: String, line: Int) {
    #expect { try BenchText(text, suite: .tools) } throws: { ($0 as? BenchTextError)?.line == line }
  }

  @Test func `may have other calls in the place of one`() throws {
    let text = try BenchText(
      "home a\n# b\ncase en x\n> c\n= undo\n| show_day {}\n= show_targets {}\n> y", suite: .tools)
    #expect(text.home == ["a"])
    let turns = try #require(text.cases.first).turns
    guard case .calls(let rows) = turns[0].wanted else {
      Issue.record("no calls")
      return
    }
    #expect(rows.map { $0.map(\.tool) } == [["undo", "show_day"], ["show_targets"]])
    #expect(turns[1].wanted == .anything)
  }
}
