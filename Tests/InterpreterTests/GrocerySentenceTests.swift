import Calls
import JSON
import LanguageModels
import Testing

/// What is told and asked of trips to shops, in plain words. Bought is never logged as eaten.
struct GrocerySentenceTests {
  @Test(arguments: [
    (
      "bought 2 l milk 1.19 and bread 2.49 at REWE",
      #"{"lines":[{"original":"milk","price":1.19,"quantity":2,"unit":"l"},{"original":"bread","price":2.49}],"store":"REWE"}"#
    ),
    (
      "we bought milk, bread and eggs for 7.50 at the corner shop yesterday",
      #"{"day":"2026-11-19","lines":[{"original":"milk"},{"original":"bread"},{"original":"eggs"}],"store":"corner shop","total":7.5}"#
    ),
    ("spent 45.10 at Lidl", #"{"lines":[],"store":"Lidl","total":45.1}"#),
    ("bought a coffee for 3 euros", #"{"currency":"EUR","lines":[{"original":"coffee","price":3,"quantity":1}]}"#),
    ("i bought fish and chips 8.90", #"{"lines":[{"original":"fish and chips","price":8.9}]}"#),
    ("yesterday bought apples at Aldi", #"{"day":"2026-11-19","lines":[{"original":"apples"}],"store":"Aldi"}"#),
    (
      "ich habe 3 Äpfel für 1,20 bei Edeka gekauft",
      #"{"lines":[{"original":"Äpfel","price":1.2,"quantity":3}],"store":"Edeka"}"#
    ),
    ("compré leche 1.10 en Mercadona", #"{"lines":[{"original":"leche","price":1.1}],"store":"Mercadona"}"#),
    (
      "gestern bei Aldi gekauft: Butter 2,29, Quark 0,99",
      #"{"day":"2026-11-19","lines":[{"original":"Butter","price":2.29},{"original":"Quark","price":0.99}],"store":"Aldi"}"#
    ),
    ("bei Aldi 3 Birnen gekauft", #"{"lines":[{"original":"Birnen","quantity":3}],"store":"Aldi"}"#),
    ("Einkauf bei Aldi: Butter 2,29", #"{"lines":[{"original":"Butter","price":2.29}],"store":"Aldi"}"#),
    ("groceries: butter 2.29", #"{"lines":[{"original":"butter","price":2.29}]}"#),
    (
      "Migros'tan peynir 120 lira, zeytin 90 aldım",
      #"{"currency":"TRY","lines":[{"original":"peynir","price":120},{"original":"zeytin","price":90}],"store":"Migros"}"#
    ),
    (
      "在大润发买了豆腐6元，米饭8元",
      #"{"currency":"CNY","lines":[{"original":"豆腐","price":6},{"original":"米饭","price":8}],"store":"大润发"}"#
    ),
  ])
  func `what was bought is a trip`(line: String, arguments: String) throws {
    #expect(try Reading.calls(line) == "record_trip \(arguments)")
  }

  @Test(arguments: [
    ("what did I buy last week?", #"{"from":"2026-11-09","to":"2026-11-15"}"#),
    ("what did we buy yesterday", #"{"day":"2026-11-19","everyone":true}"#),
    ("show the Lidl trip", #"{"store":"Lidl"}"#), ("show my trips", "{}"), ("show trip 2", #"{"trip":2}"#),
    (
      "how much did we spend on groceries in October",
      #"{"everyone":true,"from":"2026-10-01","to":"2026-10-31"}"#
    ),
    ("what did I spend at REWE this month", #"{"from":"2026-11-01","store":"REWE","to":"2026-11-20"}"#),
    ("was habe ich letzte Woche gekauft?", #"{"from":"2026-11-09","to":"2026-11-15"}"#),
  ])
  func `a question about trips shows them`(line: String, arguments: String) throws {
    #expect(try Reading.calls(line) == "show_trips \(arguments)")
  }

  @Test(arguments: [
    (
      "add butter 2.19 to the REWE trip",
      #"{"lines":[{"name":"butter","price":2.19}],"store":"REWE"}"#
    ),
    (
      "add 500 g rice 1.99 and bread 2.49 to yesterday's trip",
      #"{"day":"2026-11-19","lines":[{"name":"rice","price":1.99,"quantity":500,"unit":"g"},{"name":"bread","price":2.49}]}"#
    ),
    ("the milk was 1.29", #"{"lines":[{"named":"milk","price":1.29}]}"#),
    ("the milk on the REWE trip cost 1.29", #"{"lines":[{"named":"milk","price":1.29}],"store":"REWE"}"#),
    ("line 1 of the last trip was 1.09", #"{"lines":[{"line":1,"price":1.09}]}"#),
    ("remove line 3 of yesterday's trip", #"{"day":"2026-11-19","lines":[{"drop":true,"line":3}]}"#),
    ("remove the bananas from the REWE trip", #"{"lines":[{"drop":true,"named":"bananas"}],"store":"REWE"}"#),
    ("move the REWE trip to Saturday", #"{"store":"REWE","to_day":"2026-11-14"}"#),
    ("the REWE trip was on Monday", #"{"store":"REWE","to_day":"2026-11-16"}"#),
    ("the last trip was at Lidl", #"{"to_store":"Lidl"}"#),
    ("the REWE trip was 12.40", #"{"store":"REWE","to_total":12.4}"#),
    ("the total of the REWE trip was 12.40", #"{"store":"REWE","to_total":12.4}"#),
  ])
  func `a kept trip is changed`(line: String, arguments: String) throws {
    #expect(try Reading.calls(line) == "change_trip \(arguments)")
  }

  @Test(arguments: ["the milk was 200 ml", "the rice was 150", "it was 1.29", "the trip was nice"])
  func `what is no price changes no trip`(line: String) throws {
    #expect(try !Reading.calls(line).contains("change_trip"))
  }

  @Test(arguments: [
    ("delete yesterday's trip", #"{"day":"2026-11-19"}"#), ("delete the Lidl trip", #"{"store":"Lidl"}"#),
    ("remove trip 3", #"{"trip":3}"#), ("forget the receipt from REWE", #"{"store":"REWE"}"#),
  ])
  func `a trip can be told to go`(line: String, arguments: String) throws {
    #expect(try Reading.calls(line) == "delete_trip \(arguments)")
  }

  @Test(arguments: [
    "I had fish and chips from the corner shop", "had a coffee at the station", "bought and ate a sandwich",
    "lunch at REWE: a sandwich",
  ])
  func `what was eaten is eaten, wherever it is from`(line: String) throws {
    #expect(try Reading.calls(line).hasPrefix("log_meal "))
  }

  @Test(arguments: [
    ("bought butter 2.29", #"add {"original":"butter","price":2.29}"#),
    ("bought butter 2.29 at rewe", #"add {"original":"butter","price":2.29}"#), ("it was yesterday", "2026-11-19"),
    ("the milk was 2 litres", "1: 2 l"), ("no, oat milk", "1 = oat milk"),
  ])
  func `a trip that waits takes more lines, other lines, and another day`(line: String, edits: String) throws {
    let trip = JSONValue(text: #"{"lines":[{"original":"milk","price":1.19}],"store":"REWE"}"#) ?? .null
    let waiting = Reading.waiting("7", "record_trip", trip)
    #expect(try Reading.edits(line, waiting: waiting) == edits)
  }

  @Test(arguments: [
    "I bought a new bike", "what should I buy?", "buy milk", "shopping list", "I bought a sandwich and ate it",
    "the trip was nice",
  ])
  func `what is no trip is none`(line: String) throws {
    #expect(try !Reading.calls(line).contains("_trip"))
  }
}
