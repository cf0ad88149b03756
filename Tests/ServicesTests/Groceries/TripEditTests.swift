import Calls
internal import EmbeddedMessages
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

/// Corrections of a receipt that waits, by the numbers on its card.
struct TripEditTests {
  private let home: Household
  private let receipt = Receipt.of(
    [Receipt.milk, Receipt.oats, Receipt.puzzle, Receipt.adjustment("AKTION", "discount", -0.2, on: 2)], total: 4.37)

  init() throws { home = try Household() }

  private func edited(_ line: String) throws -> Card {
    guard case .edits(let edits) = AnswerGrammar.read(line) else {
      throw Unexpected.notConfirmed
    }
    return try home.revise(RecordTrip(), receipt, by: edits).proposal.card
  }

  @Test(arguments: [
    ("2: 1 kg", 1, "2 ZARTE FLOCKEN 500G | oats, dry | 1,000 g | 0.89 | new"),
    ("2: 3", 1, "2 ZARTE FLOCKEN 500G | oats, dry | 3 × 500 g | 0.89 | new"),
    ("3 = butter", 2, "3 KNUSPERLI ORIG | butter | ≈ 250 g | 2.49 | new, usual pack"),
    ("3: 1.99 €", 2, "3 KNUSPERLI ORIG | 1.99 | no food yet"),
    ("3: 2,05", 2, "3 KNUSPERLI ORIG | 2.05 | no food yet"),
    ("3: deposit", 2, "3 KNUSPERLI ORIG | deposit | 2.49"),
    ("3: discount on 1", 2, "3 KNUSPERLI ORIG | discount on 1 | 2.49"),
    ("3: not food", 2, "3 KNUSPERLI ORIG | not food | 2.49 | new"),
    ("3: Pfand", 2, "3 KNUSPERLI ORIG | deposit | 2.49"),
    ("3: Rabatt auf 1", 2, "3 KNUSPERLI ORIG | discount on 1 | 2.49"),
    ("3: 不是食品", 2, "3 KNUSPERLI ORIG | not food | 2.49 | new"),
    ("change 3 to 1.99", 2, "3 KNUSPERLI ORIG | 1.99 | no food yet"),
    ("ändere 3 auf 1,99", 2, "3 KNUSPERLI ORIG | 1.99 | no food yet"),
    ("rename 3 to butter", 2, "3 KNUSPERLI ORIG | butter | ≈ 250 g | 2.49 | new, usual pack"),
    ("skip 3", 2, "3 KNUSPERLI ORIG | skipped | 2.49 | new"),
    ("add 1.29 bread", 4, "5 bread | ≈ 500 g | 1.29 | new, usual pack"),
    ("add 250 g butter 2.49", 4, "5 butter | 250 g | 2.49 | new"),
    ("drop 1", 2, "3 AKTION | discount on 1 | -0.20"),
    ("drop 2", 2, "3 AKTION | discount | -0.20"),
    ("total: 4.50", 5, "paid | 4.50 EUR"),
  ])
  func `an edit changes what it names`(line: String, row: Int, expected: String) throws {
    #expect(try edited(line).lines[row] == expected)
  }

  @Test func `the shop and the day can be said too`() throws {
    #expect(try edited("store: Morgenrot").title.english == "Bought at Morgenrot, Fri 20 Nov")
    #expect(try edited("yesterday").title.english == "Bought at Kornblume, Thu 19 Nov")
  }

  @Test(arguments: [
    ("drop 9", ToolError.noSuchLine(9)), ("9: 1.99", .noSuchLine(9)), ("total: lots", .unreadablePrice("lots")),
  ])
  func `an edit that fits nothing says so`(line: String, error: ToolError) throws {
    #expect(throws: error) { try edited(line) }
  }

  @Test(arguments: [
    ("1.99", "1.99"), ("1,99 €", "1.99"), ("€2", "2"), ("EUR 0.25", "0.25"), ("1,99 Euro", "1.99"), ("2.50TL", "2.5"),
    ("3元", "3"), ("-0,50", "-0.5"), ("1.234,50", "1234.5"),
    ("1,234.50", "1234.5"), ("3 euros", "3"), ("$4", "4"),
  ])
  func `a price is read in any spelling`(words: String, price: String) throws {
    let line = try home.revise(RecordTrip(), Receipt.of([Receipt.milk]), Edit(.line(1), .said(words))).proposal
    #expect(line.request.arguments["lines"]?[0]?["price"]?.text == price)
  }
}
