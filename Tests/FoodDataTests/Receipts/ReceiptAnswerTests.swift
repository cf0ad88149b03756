import FoodData
import JSON
import Nutrition
import Testing

private let today = Day("2026-11-21") ?? Day(number: 0)

private func read(_ text: String) throws -> Receipt {
  let facts = try #require(JSONValue(text: text))
  return ReceiptReading.embedded.receipt(of: ReceiptAnswer(facts), today: today)
}

private func lines(_ text: String, total: String = "null") throws -> Receipt {
  try read(#"{"store":"Corner shop","date":"2026-11-20","currency":"EUR","total":\#(total),"lines":[\#(text)]}"#)
}

@Suite struct `a receipt that a model copied` {
  @Test func `is completed by code: the chain, English names, weights, what belongs to what`() throws {
    let receipt = try read(
      #"""
      {"store": "REWE Markt GmbH", "date": "2026-11-20", "time": "17:25", "currency": "EUR", "total": 4.46, "lines": [
        {"original": "VOLLMILCH 1L", "name": null, "quantity": 2, "unit_price": 1.19, "price": 2.38, "kind": "item"},
        {"original": "BANANEN", "name": "bananas", "quantity": 0.812, "unit": "kg", "grams": 812, "price": 1.45,
         "kind": "item", "non_food": false},
        {"original": "COLA 0,5L", "price": 0.88, "kind": "item"},
        {"original": "PFAND", "price": 0.25, "kind": "deposit", "applies_to": 3},
        {"original": "LEERGUT", "price": 0.50, "kind": "return"}]}
      """#)
    #expect(receipt.store == "REWE" && receipt.isOfKnownChain)
    #expect(receipt.day == Day("2026-11-20") && receipt.time == ClockTime("17:25"))
    #expect(receipt.lines.map(\.kind) == [.item, .item, .item, .deposit, .depositReturn])
    #expect(receipt.lines.map(\.price.minorUnits) == [238, 145, 88, 25, -50])
    #expect(receipt.lines[0].name.hasSuffix("milk") && receipt.lines[0].weight?.grams == Grams(FixedDecimal(2060)))
    #expect(receipt.lines[1].name == "bananas" && receipt.lines[1].weight?.basis == .weighed)
    #expect(receipt.lines[2].weight?.basis == .volume)
    #expect(receipt.lines[3].appliesTo == 2)
    #expect(receipt.difference?.minorUnits == 0)
    #expect(receipt.warnings.isEmpty)
  }

  @Test func `keeps cents exact and says where the sum differs`() throws {
    let receipt = try lines(
      #"{"original":"BROT","price":0.1,"kind":"item"},{"original":"SALZ","price":0.2,"kind":"item"}"#, total: "0.31")
    #expect(receipt.sum.minorUnits == 30)
    #expect(receipt.warnings == [.sumDiffers(Money(minorUnits: -1, currency: "EUR"))])
  }

  @Test func `takes off what is taken off, with a minus or without`() throws {
    for sign in ["", "-"] {
      let receipt = try lines(
        #"{"original":"BROT","price":2,"kind":"item"},{"original":"RABATT","price":\#(sign)0.5,"kind":"discount"}"#,
        total: "1.5")
      #expect(receipt.lines.map(\.price.minorUnits) == [200, -50])
      #expect(receipt.lines[1].appliesTo == 0)
      #expect(receipt.difference?.minorUnits == 0)
    }
  }

  @Test func `leaves out what only tells something, where the rest adds up`() throws {
    let receipt = try lines(
      #"{"original":"BROT","price":2,"kind":"item"},{"original":"Sie sparen","price":0.7,"kind":"other"}"#, total: "2")
    #expect(receipt.lines.map(\.original) == ["BROT"])
  }

  @Test func `a price follows from quantity and unit price, else it stays unknown`() throws {
    let receipt = try lines(
      #"{"original":"JOGHURT","quantity":3,"unit_price":0.49,"kind":"item"},{"original":"BROT","kind":"item"}"#)
    #expect(receipt.lines.map(\.price.minorUnits) == [147, 0])
    #expect(receipt.lines.map(\.lacksPrice) == [false, true])
    #expect(receipt.warnings.contains(.totalUnknown))
  }

  @Test(arguments: ["2026-11-23", "1887-01-01", "2026-02-30", "soon", "", "9999999999999-1-1"])
  func `a day that cannot be is not known`(date: String) throws {
    let receipt = try read(#"{"store":"REWE","date":"\#(date)","currency":"EUR","lines":[]}"#)
    #expect(receipt.day == nil)
    #expect(receipt.warnings.contains(.dateUnknown) && receipt.warnings.contains(.noItems))
  }

  @Test func `a day written otherwise is read, and said where it is open`() throws {
    #expect(try read(#"{"date":"20.11.2026","lines":[]}"#).day == Day("2026-11-20"))
    let open = try read(#"{"date":"05/06/2026","currency":"USD","lines":[]}"#)
    #expect(open.day == Day("2026-05-06"))
    #expect(open.warnings.contains(.dateAmbiguous))
  }

  @Test(arguments: ["1e100", "-1e100", "123456789012345678901234567890", "-0.000000000000000000001", #""12""#, "true"])
  func `numbers beyond any shop are not read`(number: String) throws {
    let receipt = try lines(
      #"""
      {"original":"BROT","quantity":\#(number),"unit_price":\#(number),"grams":\#(number),"price":\#(number),
       "applies_to":\#(number),"kind":"item"}
      """#, total: number)
    #expect(receipt.lines.allSatisfy { $0.price.minorUnits == 0 && $0.quantity == FixedDecimal(1) })
  }

  @Test func `names are one line without anything hidden`() throws {
    let receipt = try lines(
      #"{"original":"BR\u001b[31mOT\u202e\u200b\nGRAU","name":"\u0007bread\ufeff","price":1,"kind":"item"}"#)
    #expect(receipt.lines[0].original == "BR [31mOT GRAU")
    #expect(receipt.lines[0].name == "bread")
  }

  @Test func `more lines than a receipt has are cut off`() throws {
    let line = #"{"original":"BROT","price":1,"kind":"item"}"#
    let receipt = try lines(Array(repeating: line, count: 700).joined(separator: ","))
    #expect(receipt.lines.count == 500)
    #expect(receipt.warnings.contains(.textCut))
  }

  @Test(arguments: [
    "null", "[]", "{}", #"{"lines":7}"#, #"{"lines":[7,null,"x",{}]}"#, #"{"lines":[{"kind":"item"}]}"#,
  ])
  func `anything else is read as far as it goes`(text: String) throws {
    _ = try read(text)
  }
}
