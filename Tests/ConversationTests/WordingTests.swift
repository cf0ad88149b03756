import Calls
import Conversation
internal import EmbeddedMessages
import FoodSources
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Sealing
import Services
import Store
import Testing

private let day = Day(number: 20_777)

private let toolErrors: [ToolError] = [
  .unknownTool("x", nearest: nil),
  .malformedArguments(tool: "log_meal", SchemaError(path: "items", expected: "a list")),
  .malformedArguments(tool: "log_meal", SchemaError(path: "", expected: "an object")), .cannotEdit, .noSuchLine(4),
  .nothingLeft, .unreadableDay("x"), .unreadableTime("x"), .unreadableWeek("x"), .futureWeek(Week(containing: day)),
  .unreadableAmount("x"), .futureDay(day),
  .unweighable(food: "salt", .noPortion(.slice)), .unweighable(food: "salt", .notCounted),
  .unweighable(food: "salt", .noDefault), .unweighable(food: "salt", .outOfRange), .noSuchFood("x", nearest: []),
  .noSuchFood("x", nearest: ["rice", "pasta"]), .whichFood("x", candidates: ["rice", "pasta"]), .noSuchEntry("", day),
  .noSuchEntry("x", day), .whichEntry("x", candidates: ["rice", "pasta"]), .noSuchMeal(nil), .noSuchMeal(.lunch),
  .nothingLogged(day), .recipeNotEntry("carbonara", day), .foodNotEntry("oat drink", day), .nothingToUndo,
  .nothingToRedo,
  .impossibleEnergy(FixedDecimal(1_000)),
  .outOfRange(
    .nutrientName(nutrient: .fat), range: .rangeOfNutrient(nutrient: .fat, least: .zero, most: FixedDecimal(100))),
  .nothingToChange, .noSuchProfile("Ben", known: ["Ada"]),
  .noSuchMember("Ben", known: ["Ada"]), .noSuchMember("Ben", known: []), .howOld("Ben"),
  .whoseDiary("Ben", known: ["Ada"]), .profileStays("Ben", isOnly: true), .profileStays("Ben", isOnly: false),
  .noSuchTripLine("milk", store: "Lidl"), .whichTripLine("milk", candidates: ["1 milk", "4 milk"]),
  .noSuchTrip(""), .noSuchTrip("Lidl"), .whichTrip(candidates: ["1: REWE, 3.10 EUR", "2: Lidl, 4.20 EUR"]),
  .unreadablePrice("x"), .noSuchRecipe("soup", nearest: ["pea soup"]), .whichRecipe("soup", candidates: ["a", "b"]),
  .recipeInItself("dough"), .recipeNeeded("dough", by: ["pizza"]), .nothingCounted("soup"),
  .addressNotNamed("https://a.example"), .noRecipeThere(""), .noRecipeThere("https://a.example"),
  .unreadablePage("https://a.example", .notFetched), .unreadablePage("https://a.example", .refused(status: 404)),
  .unreadablePage("https://a.example", .refused(status: 503)),
  .unreadablePage("https://a.example", .outside(.notPublic)), .importAgain("larder.json"),
  .journalLine(3), .journalDayTwice(day), .store(.locked),
  .journalUnread([UnreadLine(number: 7, words: "2OO g pasta", trouble: .notUnderstood)]),
  .journalUnread((1...12).map { UnreadLine(number: $0, words: "x", trouble: .unknownFood("qwx")) }),
  .journalUnread([UnreadLine(number: 7, words: "x", trouble: .impossible(.futureDay(day)))]),
  .journalHeading(UnreadLine(number: 3, words: "lunhc", trouble: .notUnderstood, mayBeHeading: true)),
]

private let faults: [InvalidRecord.Fault] = [
  .nameEmpty, .textTooLong, .controlCharacter, .gramsOutOfRange, .gramsMissing, .figureOutOfRange(.fat), .energyMissing,
  .figuresDoNotFollow(food: identifier(1)), .numberOutOfRange, .identityChanged, .stillNeeded, .inItself,
  .defaultProfiles,
  .refused,
]

private let storeErrors: [StoreError] =
  [
    .newer(found: 2, known: 1), .damaged, .locked, .readOnly, .full, .noMemory, .diskFailed, .cannotOpen(.notPermitted),
    .cannotOpen(.notAFolder), .cannotOpen(.other), .alreadyCommitted(sequence: 3), .changedSince(.meal, identifier(1)),
    .missing(.meal, identifier(1)), .cannotUndo(sequence: 3), .refused(.unique),
    .failed(SQLiteFailure(code: 1, message: "no such table: meals")), .sealed,
    .seal(.noLibrary), .seal(.noMemory), .seal(.wrongPassphrase), .seal(.wrongKey), .seal(.damaged),
  ] + faults.map { .invalid(InvalidRecord(kind: .entry, id: identifier(1), fault: $0)) }

private let modelErrors: [ModelError] = [
  .noRecordedAnswer, .unreachable(provider: "openai"), .keyMissing(provider: "openai"), .keyRefused(provider: "openai"),
  .rateLimited(provider: "openai", seconds: 90), .rateLimited(provider: "openai", seconds: nil),
  .overloaded(provider: "openai"), .malformedReply(provider: "openai"), .cancelled,
  .limitReached(perHour: 0), .limitReached(perHour: 1), .limitReached(perHour: 1_000), .notCounted,
]

private let remarks: [Remark] = [
  .saveWithout(["zzyzx"]), .saveWithout(["zzyzx", "qwrtz"]), .nothingCounted(["zzyzx"]),
  .nothingWaiting, .answerHelp(.yesOrNo), .answerHelp(.count(3)), .emptyAnswer(.yesOrNo), .emptyAnswer(.count(3)),
  .tooManyRounds, .nothingSaved(waiting: nil, leftOut: true),
  .nothingSaved(waiting: proposal(1), leftOut: true), .nothingSaved(waiting: nil, leftOut: false),
  .nothingSaved(waiting: proposal(1), leftOut: false), .changedSince, .cancelled,
  .howToLeave,
  .historyCut(model: "openai:m"), .askedOnceMore(model: "openai:m"), .toolsDropped(model: "llamacpp:m"),
  .dryRun, .answerCut(2_000), .tokensUsed(5_000),
]

/// What a calm program does not say.
private let banned = [
  "!", "error", "invalid", "failed to", "oops", "sorry", "streak", "guilt", "cheat", "bad ", "illegal", "fatal",
  "abort",
  "exception", "unfortunately", "null", "nil", "optional(", "should have",
]

private func expectCalm(_ sentence: String) {
  #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?") || sentence.hasSuffix(".)"), "“\(sentence)”")
  #expect(sentence.first?.isLowercase == false || sentence.contains(": "), "“\(sentence)”")
  for word in banned where sentence.lowercased().contains(word) { Issue.record("“\(sentence)” says “\(word)”") }
}

struct WordingTests {
  @Test(arguments: toolErrors) func `a tool's refusal has a calm sentence`(error: ToolError) {
    expectCalm(SessionError.about(error).sentence.english)
  }

  @Test(arguments: storeErrors) func `trouble with the data has a calm sentence`(error: StoreError) {
    expectCalm(SessionError.about(error).sentence.english)
  }

  @Test(arguments: modelErrors) func `trouble with a model has a calm sentence`(error: ModelError) {
    expectCalm(ErrorWording.failure(.model(error)).sentence.english.replacing("openai", with: "The model"))
  }

  @Test(arguments: remarks) func `a remark is a calm sentence`(remark: Remark) {
    let sentence = RemarkWording.sentence(remark).english
    expectCalm(sentence.first == "(" || sentence.first == "y" || sentence.first == "3" ? "A " + sentence : sentence)
  }

  @Test func `no two errors of the store say the same, unless they ask for the same`() {
    let sentences = storeErrors.map { SessionError.about($0).sentence.english }
    #expect(Set(sentences).count >= sentences.count - 2)
  }

  @Test func `the sentences name what they are about`() {
    #expect(SessionError.about(ToolError.noSuchLine(4)).sentence.english == "There is no line 4.")
    #expect(SessionError.about(ToolError.futureDay(day)).sentence.english.hasPrefix("\(day.short) has not come yet."))
    #expect(
      SessionError.about(ToolError.noSuchFood("soop", nearest: ["soup"])).sentence.english.contains("Near it: soup."))
    #expect(SessionError.about(StoreError.newer(found: 9, known: 1)).sentence.english.contains("format 9"))
  }
}

struct ExitCodeTests {
  @Test(arguments: storeErrors) func `trouble with the data file is its own exit code`(error: StoreError) {
    let isProposal =
      switch error {
      case .alreadyCommitted, .changedSince, .missing, .invalid, .cannotUndo, .refused: true
      case .newer, .damaged, .locked, .readOnly, .sealed, .seal, .full, .noMemory, .diskFailed, .cannotOpen, .failed:
        false
      }
    #expect(SessionError.about(error).exit == (isProposal ? .failed : .data))
    #expect(SessionError.about(ToolError.store(error)) == SessionError.about(error))
  }

  @Test(arguments: [
    (ModelError.noRecordedAnswer, ExitCode.failed), (.unreachable(provider: "p"), .provider),
    (.overloaded(provider: "p"), .provider), (.malformedReply(provider: "p"), .provider),
    (.keyMissing(provider: "p"), .key),
    (.keyRefused(provider: "p"), .key), (.cancelled, .interrupted),
  ])
  func `trouble with a model says whether it is the network or the key`(error: ModelError, code: ExitCode) {
    #expect(ErrorWording.failure(.model(error)).exit == code)
  }

  @Test func `the numbers are those of the manual`() {
    let codes: [ExitCode] = [.done, .failed, .usage, .unconfirmed, .provider, .key, .data, .interrupted]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 130])
  }
}
