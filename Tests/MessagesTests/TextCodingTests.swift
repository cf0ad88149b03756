internal import Foundation
internal import Messages
internal import Nutrition
internal import Testing

/// How a text is kept: as the facts that it is made of.
@Suite struct TextCodingTests {
  private static let arguments: [Argument] = [
    .text(.verbatim("at the lake")), .text(.list([.food("rice, cooked"), .english("more")], .and)),
    .figure(FixedDecimal("12.5") ?? .zero), .count(3), .amount(Grams(FixedDecimal(200))), .day(.today),
    .day(.date(Day("2026-11-20") ?? Day(number: 0))), .time(ClockTime("07:05") ?? .midnight), .choice("lunch"),
  ]

  private func written(_ text: Text) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode([text]), as: UTF8.self)
  }

  @Test(arguments: arguments)
  func `every kind of argument is read back as it was`(_ argument: Argument) throws {
    let text = Text.message(CatalogueMessage("a-message", [argument, .count(1)]))
    #expect(try JSONDecoder().decode([Text].self, from: Data(try written(text).utf8)) == [text])
  }

  @Test func `a message is a list of its name and its arguments`() throws {
    let text = Text.message(CatalogueMessage("day-left", [.count(3), .choice("lunch")]))
    #expect(try written(text) == #"[{"message":["day-left",{"count":3},{"choice":"lunch"}]}]"#)
  }

  @Test func `words in English are a plain string`() throws {
    #expect(try written("Saved.") == #"["Saved."]"#)
  }

  @Test(arguments: [#"[{"message":[]}]"#, #"[{"message":["a",{}]}]"#, #"[{"message":["a",{"count":1,"choice":"b"}]}]"#])
  func `what is no message is refused`(_ json: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode([Text].self, from: Data(json.utf8)) }
  }
}
