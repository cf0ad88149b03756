import Calls
internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

/// What a model is asked when a meal has several swaps, and what is taken of its answer.
struct SwapRequestTests {
  let home: Household

  init() throws {
    home = try Household("2026-11-20T19:30:00Z")
    try home.log("fries", grams: 300, slot: "lunch")
    try home.log("mayonnaise", grams: 60, slot: "lunch")
    try home.save(SetTargets(), ["kcal": 1_500, "fat_g": 50])
  }

  private let lunch = SmartSwapCall { $0.slot = .lunch }

  private func request() throws -> SwapRequest? { try SwapRequest(lunch, in: home.context) }

  private func words(_ request: SwapRequest) throws -> String {
    let messages = request.request(prompt: "").messages
    guard case .user(let words)? = messages.last, messages.count == 1 else { throw Missing() }
    return words
  }

  private struct Missing: Error {}

  /// What the card shows as the model's words.
  private func said(after answer: String) throws -> String? {
    try #require(try request()).keep(answer, in: home.context) { _ in true }
    return try home.propose(SmartSwap(), ["slot": "lunch"]).card.said
  }

  @Test func `it names the meal, up to three swaps and the language, and nothing else`() throws {
    let lines = try words(try #require(try request())).split(separator: "\n").map(String.init)
    #expect(lines.first == "fries; mayonnaise")
    #expect(lines.last == "language: en")
    #expect(lines.dropFirst().dropLast().enumerated().allSatisfy { $1.hasPrefix("\($0 + 1) ") })
    #expect((3...5).contains(lines.count))
  }

  @Test func `however much was eaten and whatever it is called, the question stays short`() throws {
    for number in 1...9 {
      try home.save(
        SaveFood(), ["name": .string("fries of the very long name of our own kitchen \(number)"), "kcal": 400])
      try home.log("fries of the very long name of our own kitchen \(number)", grams: 300, slot: "lunch")
    }
    #expect(try words(try #require(try request())).utf8.count <= 200)
  }

  @Test func `it says nothing of here and now, and offers no tools`() throws {
    let request = try #require(try request()).request(prompt: "Choose.")
    #expect(request.situation == nil && request.tools.isEmpty && request.system == "Choose.")
  }

  @Test func `the chosen swap is proposed with the reason`() throws {
    let first = try home.propose(SmartSwap(), ["slot": "lunch"]).summary.english
    try #require(try request()).keep("2. It still\ntastes of fries.", in: home.context) { _ in true }
    let chosen = try home.propose(SmartSwap(), ["slot": "lunch"])
    #expect(chosen.summary.english != first)
    #expect(chosen.card.said == "It still tastes of fries.")
  }

  @Test(arguments: [
    "1 It saves 400 kcal.", "1 It is a third of the fat.", "1 You should be ashamed of that.", "1", "",
    "1 See https://example.org for more.", "1 Great choice!", "9 Nothing of the kind.", "Fries are fine.",
  ])
  func `words that cannot be shown are left out`(answer: String) throws {
    #expect(try said(after: answer) == nil)
  }

  @Test func `a sentence that claims what did not happen is left out`() throws {
    try #require(try request()).keep("1 I have changed it.", in: home.context) { _ in false }
    #expect(try home.propose(SmartSwap(), ["slot": "lunch"]).card.said == nil)
  }

  @Test func `nobody is asked twice about the same meal`() throws {
    try #require(try request()).keep("1 Mild and creamy.", in: home.context) { _ in true }
    #expect(try request() == nil)
  }

  @Test func `when the day or the foods change, it is asked again`() throws {
    try #require(try request()).keep("1 Mild and creamy.", in: home.context) { _ in true }
    try home.log("oats", grams: 80, slot: "breakfast")
    #expect(try request() != nil)
    try #require(try request()).keep("1 Mild and creamy.", in: home.context) { _ in true }
    try home.save(SaveFood(), ["name": "aunt's stew", "kcal": 120])
    #expect(try request() != nil)
  }

  @Test func `a meal without swaps asks nobody`() throws {
    try home.log("banana", grams: 100, slot: "snack")
    try home.save(SetTargets(), ["kcal": 3_000])
    #expect(try SwapRequest(SmartSwapCall { $0.slot = .snack }, in: home.context) == nil)
  }
}
