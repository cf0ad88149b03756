import Calls
internal import EmbeddedMessages
import FoodData
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

/// A receipt that a model copied leads to the trip that larder's own reader leads to.
@Suite struct `a receipt becomes a trip` {
  private let home: Household

  init() throws { home = try Household() }

  @Test func `with its kinds, weights, sum and time`() throws {
    let facts = try #require(
      JSONValue(
        text: #"""
          {"store": "REWE", "date": "2026-11-20", "time": "17:25", "currency": "EUR", "total": 5.07, "lines": [
            {"original": "LANDMILCH 1L", "quantity": 2, "unit_price": 1.19, "price": 2.38, "kind": "item"},
            {"original": "BANANEN", "quantity": 0.812, "unit": "kg", "price": 1.45, "kind": "item"},
            {"original": "COLA", "price": 0.99, "kind": "item"},
            {"original": "PFAND 0,25 EURO", "price": 0.25, "kind": "deposit"},
            {"original": "SPUELMITTEL", "kind": "item", "non_food": true}]}
          """#))
    let receipt = ReceiptReading.embedded.receipt(of: ReceiptAnswer(facts), today: home.today)
    let card = try home.propose(RecordTrip(), RecordTripCall(receipt).json).card
    #expect(card.title.english == "Bought at REWE, Fri 20 Nov 17:25")
    #expect(
      card.lines == [
        "1 LANDMILCH 1L | milk | 2 × 1,030 g | 2.38 | new", "2 BANANEN | banana | 812 g | 1.45 | new",
        "3 COLA | cola | ≈ 1,575 g | 0.99 | new, usual pack", "4 PFAND 0,25 EURO | deposit on 3 | 0.25",
        "5 SPUELMITTEL | washing-up liquid, not food | ? | new", "paid | 5.07 EUR",
      ])
  }

  @Test(arguments: [(#""quantity": 2"#, "2 × ≈ 180 g"), (#""quantity": 2, "unit_price": 1.19"#, "2 × ≈ 360 g")])
  func `pieces of a name are counted once, unless each pack has a price`(quantity: String, weight: String) throws {
    let line = #"{"original": "AEPFEL 2 ST", \#(quantity), "price": 2.38, "kind": "item"}"#
    let facts = try #require(
      JSONValue(
        text: #"{"store": "REWE", "date": "2026-11-20", "currency": "EUR", "total": 2.38, "lines": [\#(line)]}"#))
    let receipt = ReceiptReading.embedded.receipt(of: ReceiptAnswer(facts), today: home.today)
    let card = try home.propose(RecordTrip(), RecordTripCall(receipt).json).card
    #expect(card.lines.first?.contains(weight) == true, "\(card.lines)")
  }
}
