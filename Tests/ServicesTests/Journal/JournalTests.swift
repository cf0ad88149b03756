import Calls
internal import EmbeddedMessages
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

struct JournalTests {
  private func lunch() throws -> Household {
    let home = try Household()
    try home.save(
      LogMeal(),
      ["items": [["food": "pasta", "quantity": 200, "unit": "g"], ["food": "apple", "quantity": 150, "unit": "g"]]])
    try home.save(QuickAdd(), ["kcal": 300, "label": "soup", "slot": "dinner", "day": "yesterday"])
    return home
  }

  @Test func `the diary is a heading a day, a heading a meal and a line an entry`() throws {
    let lines = try lunch().journal().split(separator: "\n").drop { $0.hasPrefix("#") }
    #expect(
      lines == [
        "2026-11-19 Thursday", "dinner", "  300 kcal soup  # 300 kcal", "2026-11-20 Friday", "lunch",
        "  200 g pasta, cooked  # 316 kcal", lines.last ?? "",
      ])
  }

  @Test(arguments: [31, 32, 33, 34, 35, 36] as [UInt64])
  func `an unchanged journal proposes nothing`(seed: UInt64) throws {
    var diary = try RandomDiary(seed: seed)
    for _ in 0..<150 { try diary.step() }
    let home = diary.home
    let text = try home.journal()
    #expect(text.contains("\n  "))
    #expect(try home.applying(text).sentence == "Nothing in it is other than in the diary.")
    // The remarks only inform, and editors write line ends of their own.
    let bare = text.replacing(#/  # [0-9.?]+ kcal\n/#, with: "\n").replacing("\n", with: "  \r\n")
    #expect(try home.applying(bare).sentence == "Nothing in it is other than in the diary.")
  }

  @Test func `another amount is a change`() throws {
    let home = try lunch()
    let text = try home.journal().replacing("200 g pasta", with: "250 g pasta").replacing(
      "300 kcal s", with: "280 kcal s")
    let proposal = try home.applying(text).proposal
    #expect(proposal.changes.count == 2 && proposal.summary.english == "journal, 2 changed")
    try home.confirm(proposal)
    #expect(try home.journal() == text.replacing("# 316", with: "# 395").replacing("# 300", with: "# 280"))
    try home.save(Undo())
    #expect(try home.journal() == lunch().journal())
  }

  @Test(arguments: [("1 000 g", 1000), ("1,000 g", 1000), ("200 0 g", 2000), ("12,5 g", Decimal(125) / 10)])
  func `digits of one amount may be parted`(words: String, grams: Decimal) throws {
    let home = try lunch()
    let proposal = try home.applying(home.journal().replacing("200 g pasta", with: "\(words) pasta")).proposal
    #expect(proposal.summary.english == "journal, 1 changed")
    guard case .update(_, .entry(let entry))? = proposal.changes.first else { return #expect(Bool(false)) }
    #expect(entry.grams?.figure == FixedDecimal(grams))
  }

  @Test func `an added line is understood, in its day and meal`() throws {
    let home = try lunch()
    let text = try home.journal().replacing("# 300 kcal\n", with: "# 300 kcal\n  200 g rice\nsnack\n90 kcal biscuit\n")
    try home.confirm(try home.applying(text).proposal)
    let journal = try home.journal()
    #expect(journal.contains("dinner\n  300 kcal soup  # 300 kcal\n  200 g rice"))
    #expect(journal.contains("snack\n  90 kcal biscuit  # 90 kcal\n"))
    #expect(try home.applying(journal).sentence == "Nothing in it is other than in the diary.")
  }

  @Test func `a line that is gone is deleted, a day without its heading stays`() throws {
    let home = try lunch()
    let text = try home.journal()
    let proposal = try home.applying(text.replacing("  300 kcal soup  # 300 kcal\n", with: "")).proposal
    #expect(proposal.summary.english == "journal, 1 removed")
    try home.confirm(proposal)
    #expect(try !home.journal().contains("2026-11-19"))
    let gone = text.replacing("2026-11-19 Thursday\ndinner\n  300 kcal soup  # 300 kcal\n", with: "")
    #expect(try lunch().applying(gone).sentence == "Nothing in it is other than in the diary.")
  }

  @Test func `many deletions ask for their number`() throws {
    let home = try lunch()
    try home.save(QuickAdd(), ["kcal": 90])
    let kept = try home.journal().split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(" ") }
    #expect(try home.applying(kept.joined(separator: "\n")).proposal.question == .count(4))
  }

  @Test func `what was logged after the text was written stays`() throws {
    let home = try lunch()
    let text = try home.journal()
    home.wait(minutes: 5)
    try home.save(QuickAdd(), ["kcal": 90, "label": "biscuit"])
    #expect(try home.applying(text).sentence == "Nothing in it is other than in the diary.")
  }

  @Test func `what was not eaten says so, and can be eaten after all`() throws {
    let home = try lunch()
    let text = try home.journal().replacing("  200 g pasta", with: "  skipped 200 g pasta")
    try home.confirm(try home.applying(text).proposal)
    #expect(try home.journal().contains("  skipped 200 g pasta, cooked  # 316 kcal\n"))
    try home.confirm(try home.applying(home.journal().replacing("skipped ", with: "")).proposal)
    #expect(try home.journal() == lunch().journal())
  }

  /// What is wrong with lines of which no entry can be made.
  private func unread(_ home: Household, _ text: String) throws -> [UnreadLine] {
    do throws(ToolError) {
      _ = try home.applying(text)
    } catch .journalUnread(let lines) {
      return lines
    } catch {
      throw error
    }
    return []
  }

  @Test(arguments: [
    "200 g qwxyzzy", "qwxyzzy", "2OO g qwxyzzy, cooked", "2OO g pasta, cooked", "200 grq pasta, cooked",
    "pasta pasta qwx",
    "-200 g pasta, cooked", "200 000 000 g pasta, cooked", "0 g pasta, cooked", "200", "200 g", "kcal",
    "9e9 g pasta, cooked",
    "99999999999999999999 g pasta, cooked", "?",
  ])
  func `a line in the place of an entry's that cannot be read is an error with its number`(line: String) throws {
    let home = try lunch()
    let text = try home.journal().replacing("200 g pasta, cooked", with: line)
    #expect(try unread(home, text).map(\.number) == [11])
    #expect(try home.journal() == lunch().journal())
  }

  @Test func `all lines that cannot be read are told at once, in their order`() throws {
    let home = try lunch()
    let text = try home.journal().replacing("dinner\n", with: "dinner\n  200 g qwxyzzy\n  100 g rice\n")
      .replacing("200 g pasta", with: "0 g pasta").replacing("300 kcal soup", with: "3OO kcal sxxp")
    let lines = try unread(home, text)
    #expect(lines.map(\.number) == [7, 9, 13] && lines[0].words == "200 g qwxyzzy")
    #expect(lines[0].trouble == .unknownFood("qwxyzzy") || lines[0].trouble == .notUnderstood)
  }

  @Test func `lines that cannot be read are left out where the person says so, and nothing is removed`() throws {
    let home = try lunch()
    let text = try home.journal().replacing("200 g pasta, cooked", with: "200 g qwxyzzy").replacing(
      "  300 kcal soup  # 300 kcal\n", with: "  100 g rice\n")
    let proposal = try home.applying(text, leavesOut: true).proposal
    #expect(proposal.summary.english == "journal, 1 new")
    #expect(proposal.card.notes.english.contains("Left out: line 11, “200 g qwxyzzy”."))
    let kept = proposal.card.notes.english.first {
      $0.hasPrefix("While lines are left out nothing is removed, so these stay:")
    }
    #expect(kept?.contains("300 kcal soup (dinner, ") ?? false)
    #expect(kept?.contains("200 g pasta, cooked (lunch, ") ?? false)
    #expect(try home.propose(ApplyJournal(), proposal.request.arguments).changes.count == proposal.changes.count)
    try home.confirm(proposal)
    let journal = try home.journal()
    #expect(
      journal.contains("300 kcal soup") && journal.contains("200 g pasta, cooked") && journal.contains("100 g rice"))
  }

  @Test(arguments: ["lunhc", "2026-11-2O Friday", "qwxyzzy"], [false, true])
  func `a line that may be meant for a heading is never left out`(line: String, leavesOut: Bool) throws {
    let home = try lunch()
    let text = try home.journal().replacing("\nlunch\n", with: "\nlunch\n\(line)\n")
    do throws(ToolError) {
      _ = try home.applying(text, leavesOut: leavesOut)
      Issue.record("It was taken.")
    } catch .journalHeading(let found) {
      #expect(found.number == 11 && found.words == line)
    } catch {
      throw error
    }
  }

  @Test func `a line without a day, a day twice and a day to come are refused`() throws {
    let home = try lunch()
    let text = try home.journal()
    #expect(throws: ToolError.journalLine(7)) { try home.applying(text.replacing("2026-11-19 Thursday", with: "")) }
    #expect(throws: ToolError.journalDayTwice(home.today)) { try home.applying(text + "2026-11-20\n") }
    #expect(throws: ToolError.futureDay(home.today.adding(1))) {
      try home.applying(text + "2026-11-21\nlunch\n  100 g rice\n")
    }
  }

  @Test func `an answer that comes after the data has changed is asked about anew`() throws {
    let home = try lunch()
    let proposal = try home.applying(home.journal().replacing("200 g pasta", with: "250 g pasta")).proposal
    #expect(try home.propose(ApplyJournal(), proposal.request.arguments).changes.count == proposal.changes.count)
  }
}

extension ToolOutcome {
  fileprivate var sentence: String? {
    guard case .answer(let answer) = self, case .sentence(let sentence) = answer.view else { return nil }
    return sentence.english
  }
}
