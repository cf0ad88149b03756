package import FoodData
internal import FoodSources
internal import FoundationEssentials
internal import JSON
package import Nutrition
internal import Store

/// A stored answer of Open Food Facts, with its time. It is the program's own note, not a record of the person's, so it needs
/// no yes.
package struct KeptAnswer: Hashable, Codable, Sendable {
  /// When the answer was given.
  package let moment: Instant
  let status: Int
  let body: String

  /// The answer, parsed from the stored text.
  package var answer: OpenFoodFactsAnswer { OpenFoodFactsAnswer(Array(body.utf8)[...], status: status) }

  /// Whether the answer is still current. A product is looked up again after a month, a missing one after a day.
  func isFresh(at now: Instant) -> Bool {
    let days = now.minutes(since: moment) / (24 * 60)
    if case .product = answer { return days < 30 }
    return days < 1
  }
}

/// Why a question could not be answered just now.
struct KeptFailure: Hashable, Codable, Sendable {
  enum Reason: Hashable, Codable, Sendable {
    case outside(OutsideError)
    /// Open Food Facts asks to wait.
    case refused
    /// larder itself holds requests back, for this many seconds.
    case heldBack(Int)
  }

  let moment: Instant
  /// The question, as in `ProductQuestion.words`.
  let asked: String
  let reason: Reason
}

extension ToolContext {
  func keptAnswer(to question: ProductQuestion) throws(ToolError) -> KeptAnswer? {
    try note(answerKey(question))
  }

  /// The failure of a question in this turn; nil for an older one.
  func keptFault(of question: ProductQuestion) throws(ToolError) -> KeptFailure.Reason? {
    let fault: KeptFailure? = try note(faultKey)
    return fault.flatMap { $0.moment == now && $0.asked == question.words ? $0.reason : nil }
  }

  /// Stores an answer in place of an earlier one.
  func keep(_ answer: OutsideAnswer, to question: ProductQuestion) throws(ToolError) {
    let kept = KeptAnswer(moment: now, status: answer.status, body: String(decoding: answer.body, as: UTF8.self))
    try setNote(answerKey(question), to: kept)
    try forgetNote(faultKey)
    var keys: [String] = try note(keysKey) ?? []
    keys = keys.filter { $0 != answerKey(question) } + [answerKey(question)]
    for old in keys.dropLast(ToolContext.mostKeptAnswers) { try forgetNote(old) }
    try setNote(keysKey, to: Array(keys.suffix(ToolContext.mostKeptAnswers)))
  }

  func keep(_ reason: KeptFailure.Reason, of question: ProductQuestion) throws(ToolError) {
    try setNote(faultKey, to: KeptFailure(moment: now, asked: question.words, reason: reason))
  }

  /// Beyond this number the oldest answers are dropped.
  private static let mostKeptAnswers = 300

  private func answerKey(_ question: ProductQuestion) -> String { "products \(question.words)" }
  private var keysKey: String { "products kept" }
  private var faultKey: String { "products fault" }

  // MARK: A barcode that nobody knew

  /// The barcode that was looked up a moment ago without finding a product: the next food entered gets it.
  func barcodeToName() throws(ToolError) -> Barcode? {
    let unknown: UnknownBarcode? = try note(unknownKey)
    guard let unknown, now >= unknown.moment, now.minutes(since: unknown.moment) < 15 else { return nil }
    guard try food(of: unknown.barcode) == nil else { return nil }
    return unknown.barcode
  }

  func keepUnknown(_ barcode: Barcode) throws(ToolError) {
    try setNote(unknownKey, to: UnknownBarcode(barcode: barcode, moment: now))
  }

  private struct UnknownBarcode: Codable {
    let barcode: Barcode
    let moment: Instant
  }

  private var unknownKey: String { "products unknown" }

  /// The household's own food with a barcode, in any spelling of its leading zeros.
  func food(of barcode: Barcode) throws(ToolError) -> Food? {
    for spelling in barcode.spellings {
      if let food = try reading(store.food(barcode: spelling)) { return food }
    }
    return nil
  }

  /// The imported food with a barcode; of several possible ones, that changed last.
  func importedFood(of barcode: Barcode) throws(ToolError) -> ReferenceFood? {
    let foods: [ReferenceFood]
    do throws(StoreError) { foods = try foodBank.imported.foods(barcode: barcode) } catch { throw .store(error) }
    return foods.first { $0.trust == .ok } ?? foods.first { $0.trust == .check }
  }

  // MARK: Requests

  /// How many seconds to wait before the next request of this kind; nil where it may be made now, which counts it.
  func secondsToWait(for question: ProductQuestion) throws(ToolError) -> Int? {
    var pace = try pace(question)
    let wait = pace.take(at: now)
    try setNote(paceKey(question), to: pace)
    return wait
  }

  /// Takes back a counted request that never reached the server.
  func giveBack(_ question: ProductQuestion) throws(ToolError) {
    var pace = try pace(question)
    pace.giveBack()
    try setNote(paceKey(question), to: pace)
  }

  private func pace(_ question: ProductQuestion) throws(ToolError) -> RequestPace {
    let perMinute = if case .product = question { ToolContext.productsPerMinute } else { ToolContext.searchesPerMinute }
    return try note(paceKey(question)) ?? RequestPace(perMinute: perMinute, at: now)
  }

  private func paceKey(_ question: ProductQuestion) -> String {
    if case .product = question { "products pace" } else { "products search pace" }
  }

  /// Below the limits of Open Food Facts, which are 15 reads and 10 searches a minute from one address.
  private static let productsPerMinute = 12
  private static let searchesPerMinute = 6

  // MARK: Notes

  /// A stored note; nil where it cannot be parsed, since it can be made again.
  func note<Value: Decodable>(_ key: String) throws(ToolError) -> Value? {
    let text = try reading(store.bookkeeping.setting(key))
    return text.flatMap { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
  }

  func setNote(_ key: String, to value: some Encodable) throws(ToolError) {
    let text = JSONValue.text(encoding: value)
    try reading(store.bookkeeping.set(key, to: text))
  }

  func forgetNote(_ key: String) throws(ToolError) {
    try reading(store.bookkeeping.set(key, to: nil))
  }
}
