import Calls
internal import EmbeddedMessages
import FoodData
import JSON
internal import Messages
import Proposals
import Services
import Testing

/// A receipt as larder's own reader reads it becomes a trip.
struct ReadReceiptTests {
  private let home: Household

  init() throws { home = try Household() }

  private func card(_ text: String) throws -> Card {
    let receipt = ReceiptReading.embedded.receipt(in: PrintedText(text))
    return try home.propose(RecordTrip(), JSONValue(encoding: RecordTripCall(receipt)) ?? .null).card
  }

  @Test func `its lines, weights, deposits and discounts are those of the card`() throws {
    let card = try card(
      """
      REWE Markt GmbH
      Hauptstr. 1
                                  EUR
      LANDMILCH 1L               2,38 B
        2 Stk x 1,19
      BANANEN                    1,45 B
        0,812 kg x 1,79 EUR/kg
      COLA                       0,99 A
      PFAND 0,25 EURO            0,25 A *
      --------------------------------
      SUMME                EUR   5,07
      20.11.2026   17:25  Bon-Nr.:933
      """)
    #expect(card.title.english == "Bought at REWE, Fri 20 Nov 17:25")
    #expect(
      card.lines == [
        "1 LANDMILCH 1L | milk | 2 × 1,030 g | 2.38 | new", "2 BANANEN | banana | 812 g | 1.45 | new",
        "3 COLA | cola | ≈ 1,575 g | 0.99 | new, usual pack",
        "4 PFAND 0,25 EURO | deposit on 3 | 0.25", "paid | 5.07 EUR",
      ])
  }

  @Test func `what it was not sure of is said`() throws {
    let card = try card(
      """
      REWE Markt GmbH
      LANDMILCH 1L               1,19 B
      SUMME                EUR   1,19
      """)
    #expect(card.notes.english.contains("The receipt has no day that can be read for sure. Say “yesterday” or a date."))
  }

  @Test(arguments: [("produce", false), ("meat", true)])
  func `praise around a name is no doubt where the shelf fits`(category: String, isDoubtful: Bool) throws {
    let line: JSONValue = [
      "original": "BAN BIO FAIR", "name": "organic banana", "price": 1, "category": .string(category),
    ]
    let shown = try home.propose(RecordTrip(), ["lines": [line], "store": "Kornblume"]).card.lines[0]
    #expect(shown.contains("banana?") == isDoubtful)
  }
}
