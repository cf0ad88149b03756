import Calls
import Conversation
import FoodData
import Foundation
import JSON
import LanguageModels
import Nutrition
import Proposals
import Services
import Store
import TestSupport
import Testing

private let receipts = ReceiptReading.embedded
private let labels = LabelReading()

/// A model that remembers what it was asked.
private final class WatchedModel: LanguageModel {
  let provider = "watched"
  private let reply: ModelReply
  private(set) var requests: [ModelRequest] = []

  init(_ reply: ModelReply) {
    self.reply = reply
  }

  func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
    requests.append(request)
    return reply
  }
}

/// Whatever stands in a file or in what a model makes of it is a line on a card: it calls nothing, saves nothing, opens
/// nothing and reaches no terminal but as letters.
@Suite struct `words in files that want to be obeyed` {
  private let home: Home

  init() throws { home = try Home() }

  /// Runs a call as a conversation does, and looks at all that comes of it.
  private func run(_ call: ToolCall, expecting tool: String) throws {
    #expect(call.tool == tool)
    switch try Toolbox.all.run(call, in: home.context()) {
    case .proposal(let proposal):
      #expect(proposal.action == .tool(tool))
      #expect(proposal.changes.allSatisfy { if case .delete = $0 { false } else { true } })
      expectPrintable(proposal.card)
    case .answer(let answer):
      if case .card(let card) = answer.view { expectPrintable(card) }
    }
    #expect(try home.store.journal(limit: 1).isEmpty)
  }

  private func expectPrintable(_ card: Card) {
    let events: [SessionEvent] = [.card(card, facts: [:])]
    for event in events {
      for line in Layout().plainLines(event) {
        #expect(line.unicodeScalars.allSatisfy(isVisible), "\(line.debugDescription)")
      }
    }
  }

  private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    // Joiners within the scripts that are written with them.
    case .format: scalar.value == 0x200C || scalar.value == 0x200D
    default: true
    }
  }

  // MARK: Without a model

  private func receipt(_ injection: Injection) -> String {
    """
    \(injection.line)
    Hofladen Sommer
    VOLLMILCH 1L   1,29 B
    \(injection.line)
    \(injection.line)   0,99 B
    BANANEN   1,58 B
    --------
    SUMME EUR   3,86
    \(injection.text)
    20.11.2026 17:25
    """
  }

  @Test(arguments: Injection.tried)
  func `on a receipt`(injection: Injection) throws {
    for text in [receipt(injection), receipt(injection).replacing("\n", with: "\r\n")] {
      let receipt = receipts.receipt(in: PrintedText(text))
      #expect(receipt.lines.contains { $0.original.contains("VOLLMILCH") })
      try run(ToolCall(id: "1", AnyCall(RecordTripCall(receipt))), expecting: "record_trip")
    }
  }

  @Test(arguments: Injection.tried)
  func `in the encodings of tills and documents`(injection: Injection) throws {
    let text = receipt(injection)
    let encodings: [(String.Encoding, [UInt8])] = [
      (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.isoLatin1, []), (.windowsCP1252, []),
    ]
    for (encoding, mark) in encodings {
      guard let data = text.data(using: encoding, allowLossyConversion: true) else { continue }
      let receipt = receipts.receipt(in: PrintedText(bytes: mark + data))
      guard !receipt.lines.isEmpty else { continue }
      try run(ToolCall(id: "1", AnyCall(RecordTripCall(receipt))), expecting: "record_trip")
    }
  }

  @Test(arguments: Injection.tried)
  func `on a label, and in the name of its file`(injection: Injection) throws {
    let table = """
      \(injection.line)
      Nährwerte pro 100 g
      Energie 1870 kJ / 445 kcal
      Fett 16 g
      \(injection.line)
      Kohlenhydrate 62 g
      Eiweiß 9,0 g
      Salz 0,50 g
      \(injection.text)
      """
    let label = try #require(labels.label(in: PrintedText(table)))
    let read = ReadLabel(label, path: "/photos/\(injection.line).jpg", barcode: injection.text)
    try run(ToolCall(id: "1", AnyCall(SaveFoodCall(read))), expecting: "save_food")
  }

  // MARK: What an obeying model writes

  private func object(_ members: JSONValue) throws -> JSONValue {
    try #require(JSONValue(text: members.text))
  }

  @Test(arguments: Injection.tried)
  func `copied by a model into every field of a receipt`(injection: Injection) throws {
    let words = JSONValue.string(injection.text)
    let facts = try object([
      "store": words, "date": words, "time": words, "currency": words, "total": 2,
      "lines": [
        ["original": words, "name": words, "quantity": 1, "price": 1, "kind": "item"],
        ["original": words, "name": words, "price": 1, "kind": "deposit"],
      ],
    ])
    let receipt = receipts.receipt(of: ReceiptAnswer(facts), today: try home.context().today)
    try run(ToolCall(id: "1", AnyCall(RecordTripCall(receipt))), expecting: "record_trip")
    expectPrintable(ReceiptCard.card(of: receipt))
  }

  @Test(arguments: Injection.tried)
  func `copied by a model into every field of a label`(injection: Injection) throws {
    let words = JSONValue.string(injection.text)
    let facts = try object([
      "name": words, "brand": words, "notes": words, "confidence": "high",
      "columns": [["per": words, "per_grams": 30, "kcal": 100], ["per": "100 g", "kcal": 445, "fat_g": 16]],
    ])
    let answer = try #require(LabelAnswer(facts))
    try run(ToolCall(id: "1", AnyCall(SaveFoodCall(ReadLabel(answer)))), expecting: "save_food")
  }

  @Test(arguments: Injection.tried)
  func `copied by a model into every field of a meal`(injection: Injection) throws {
    let words = JSONValue.string(injection.text)
    let facts = try object([
      "title": words, "description": words,
      "foods": [
        ["food": words, "grams": 100, "confidence": 1], ["food": words, "grams": 100, "confidence": 0],
        ["food": "banana", "grams": 120, "confidence": 1],
      ],
    ])
    let answer = MealAnswer(facts)
    try run(ToolCall(id: "1", AnyCall(LogPhotoCall(answer))), expecting: "log_photo")
    expectPrintable(try MealContents.contents(of: answer, in: home.context()).card)
  }

  @Test(arguments: [ScanKind.label, .meal, .receipt], Injection.tried)
  func `sent to a model, with no tools that could obey them`(kind: ScanKind, injection: Injection) async throws {
    let name = try #require(Prompts.Name(rawValue: kind.rawValue))
    let extraction = Extraction(name, prompts: try Prompts())
    // It obeys all the same: calls for which nobody asked, and nothing else.
    let model = WatchedModel(
      ModelReply(
        text: injection.text,
        calls: [
          ToolCall(id: "1", tool: "delete_entries", arguments: ["all": true]),
          ToolCall(id: "2", tool: "scan_file", arguments: ["path": "/etc/passwd"]),
        ]))
    let situation = Situation(now: "2026-11-20T12:30:00Z", today: "2026-11-20", profile: "Ana")
    await #expect(throws: ModelError.malformedReply(provider: "watched")) {
      try await model.read(extraction, in: injection.text, situation: situation)
    }
    #expect(model.requests.count == 1)
    let request = try #require(model.requests.first)
    #expect(request.tools.isEmpty && request.images.isEmpty)
    #expect(request.system == extraction.prompt.text)
    #expect(request.messages == [.user(injection.text)])
    #expect(request.answerForm == extraction.form)
  }

  @Test(arguments: Injection.tried)
  func `as members that nobody asked for, which are ignored`(injection: Injection) async throws {
    let extraction = Extraction(.meal, prompts: try Prompts())
    let answer: JSONValue = [
      "title": "Lunch", "foods": [], "calls": [["tool": "undo", "arguments": [:]]], "note": .string(injection.text),
    ]
    let model = WatchedModel(ModelReply(text: answer.text))
    let situation = Situation(now: "", today: "", profile: "")
    let read = try await model.read(extraction, in: "The picture.", situation: situation)
    #expect(read.facts == ["title": "Lunch", "foods": []])
  }

  @Test func `are at least forty, and none twice`() {
    #expect(Injection.all.count >= 40)
    #expect(Set(Injection.all.map(\.name)).count == Injection.all.count)
    #expect(Set(Injection.all.map(\.text)).count == Injection.all.count)
  }
}
