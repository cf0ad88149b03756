import Calls
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Testing

@Suite struct `a line that asks for a span of days` {
  private func span(_ line: String) throws -> String? {
    let found = try Reading.understand(line)
    guard found.count == 1, let call = found[0].command.call(ShowPeriodCall.self), let first = call.from,
      let last = call.to
    else { return nil }
    return "\(first) \(last)"
  }

  @Test(arguments: [
    ("from 3 nov to 9 nov", "2026-11-03 2026-11-09"), ("show me 3 to 9 November", "2026-11-03 2026-11-09"),
    ("how was 28 October until 4 November?", "2026-10-28 2026-11-04"), ("the last 10 days", "2026-11-11 2026-11-20"),
    ("what did I eat in the past two weeks", "2026-11-07 2026-11-20"), ("how was October?", "2026-10-01 2026-10-31"),
    ("show December", "2025-12-01 2025-12-31"),
    ("9 nov to 3 nov", "2026-11-03 2026-11-09"), ("show 2026-11-02..2026-11-08", "2026-11-02 2026-11-08"),
    ("2026-11-08..2026-11-02", "2026-11-02 2026-11-08"), ("how was last week?", "2026-11-09 2026-11-15"),
    ("this week", "2026-11-16 2026-11-20"), ("how was the week of 2 November?", "2026-11-02 2026-11-08"),
    ("show 2026-W45", "2026-11-02 2026-11-08"), ("this month", "2026-11-01 2026-11-20"),
    ("how was last month?", "2026-10-01 2026-10-31"), ("last year", "2025-01-01 2025-12-31"),
    ("how much protein did I eat last week?", "2026-11-09 2026-11-15"),
    ("wie war letzte Woche?", "2026-11-09 2026-11-15"), ("上周怎么样？", "2026-11-09 2026-11-15"),
    ("November", "2026-11-01 2026-11-20"),
    ("how did I do between monday and wednesday", "2026-11-16 2026-11-18"), ("march 2025", "2025-03-01 2025-03-31"),
  ])
  func `names its first and last day`(line: String, days: String) throws {
    #expect(try span(line) == days)
  }

  @Test(arguments: [
    "had 3 to 4 apples", "move lunch to yesterday", "may I have a banana?", "the last 10 days I had toast",
    "last 5", "the last 7 days", "month", "toast on 3 November", "how was 3 November?",
  ])
  func `is nothing else`(line: String) throws {
    #expect(try span(line) == nil)
  }

  @Test(arguments: [
    ("compare this week with last week", "2026-11-16 2026-11-20, 2026-11-09 2026-11-15"),
    ("last week vs this week", "2026-11-16 2026-11-20, 2026-11-09 2026-11-15"),
    ("compare this week with the last one", "2026-11-16 2026-11-20, 2026-11-09 2026-11-15"),
    ("compare this month", "2026-11-01 2026-11-20, 2026-10-01 2026-10-31"),
    ("compare last year", "2025-01-01 2025-12-31, 2024-01-01 2024-12-31"),
    ("how does October compare to August?", "2026-10-01 2026-10-31, 2026-08-01 2026-08-31"),
    ("compare today with yesterday", "2026-11-20 2026-11-20, 2026-11-19 2026-11-19"),
    ("compare 1 to 7 November with 8 to 14 November", "2026-11-08 2026-11-14, 2026-11-01 2026-11-07"),
    ("did I eat more this week than last week?", "2026-11-16 2026-11-20, 2026-11-09 2026-11-15"),
    ("vergleiche diesen Monat mit dem letzten Monat", "2026-11-01 2026-11-20, 2026-10-01 2026-10-31"),
  ])
  func `may set it beside another`(line: String, days: String) throws {
    let call = try #require(try Reading.understand(line).first?.command.call(ShowPeriodCall.self))
    let all = [call.from, call.to, call.comparedFrom, call.comparedTo].map { $0 ?? "none" }
    #expect("\(all[0]) \(all[1]), \(all[2]) \(all[3])" == days)
  }

  @Test(arguments: ["compare skyr and quark", "compare prices", "more rice than yesterday", "compare 1 2 3"])
  func `sets nothing else side by side`(line: String) throws {
    #expect(try Reading.understand(line).allSatisfy { $0.command.call(ShowPeriodCall.self)?.comparedFrom == nil })
  }

  @Test func `becomes a call with both days`() throws {
    let call = try #require(try Reading.reply("from 3 nov to 9 nov").calls.first)
    #expect(call.tool == "show_period")
    #expect(call.arguments == ["from": "2026-11-03", "to": "2026-11-09"])
  }
}

@Suite struct `a line that asks for a swap` {
  @Test(arguments: [
    ("swap something in my lunch", "lunch"), ("find me a smart swap for dinner", "dinner"),
    ("make my breakfast lighter", "breakfast"), ("how can I make lunch fit my targets?", "lunch"),
    ("any swaps for yesterday's dinner?", "dinner"), ("what could I swap?", nil),
  ])
  func `names the meal or leaves it open`(line: String, slot: String?) throws {
    let call = try #require(try Reading.reply(line).calls.first)
    #expect(call.tool == "smart_swap")
    #expect(call.arguments["slot"]?.string == slot)
  }

  @Test(arguments: ["swap the toast for rice", "had a lighter beer", "swap 2 and 3", "make it lighter toast"])
  func `names no food`(line: String) throws {
    #expect(try Reading.reply(line).calls.allSatisfy { $0.tool != "smart_swap" })
  }
}
