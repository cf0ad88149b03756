import Calls
import Conversation
internal import EmbeddedMessages
import FoodData
import FoodSources
import LanguageModels
import Messages
import Nutrition
import Proposals
import Sealing
import Services
import Store

/// What is told with a sentence of its own, at least one of each kind.
enum ErrorSamples {
  static let day = Day(number: 20_777)

  static let toolErrors: [ToolError] = [
    .notWaiting("x", waiting: ["lunch"]), .notWaiting("x", waiting: []), .partOfDish("bun", dish: "burger"),
    .foodOfTable("Rice"), .barcodeTaken("4000417025005", by: "milk"), .unreadableFigures("x"), .noTarget,
    .howMuchInAll("milk"), .unreadableBarcode("x", .notDigits), .unreadableBarcode("1", .wrongLength(1)),
    .whichIngredient("flour", of: "pizza", has: ["salt"]), .severalRecipes("soups", ["pea soup", "leek soup"]),
    .emptyRecipe("soup"), .figuresOfRecipe("soup"), .notToGive("milk", .noBarcode), .notToGive("milk", .noFigures),
    .unreadableFile("a.jpg", FileReadingError("The file is empty.")), .fileNotNamed("a.jpg"),
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

  static let faults: [InvalidRecord.Fault] = [
    .nameEmpty, .textTooLong, .controlCharacter, .gramsOutOfRange, .gramsMissing, .figureOutOfRange(.fat),
    .energyMissing,
    .figuresDoNotFollow(food: identifier(1)), .numberOutOfRange, .identityChanged, .stillNeeded, .inItself,
    .defaultProfiles,
    .refused,
  ]

  static let storeErrors: [StoreError] =
    [
      .newer(found: 2, known: 1), .damaged, .locked, .readOnly, .full, .noMemory, .diskFailed,
      .cannotOpen(.notPermitted),
      .cannotOpen(.notAFolder), .cannotOpen(.other), .alreadyCommitted(sequence: 3),
      .changedSince(.meal, identifier(1)),
      .missing(.meal, identifier(1)), .cannotUndo(sequence: 3), .refused(.unique),
      .failed(SQLiteFailure(code: 1, message: "no such table: meals")), .sealed,
      .seal(.noLibrary), .seal(.noMemory), .seal(.wrongPassphrase), .seal(.wrongKey), .seal(.damaged),
    ] + faults.map { .invalid(InvalidRecord(kind: .entry, id: identifier(1), fault: $0)) }

  static let modelErrors: [ModelError] = [
    .libraryMissing, .untrusted(provider: "openai"), .redirected(provider: "openai", toHost: "a.example"),
    .timedOut(provider: "openai"), .brokenOff(provider: "openai"), .forbidden(provider: "openai"),
    .quotaExhausted(provider: "openai"), .contextTooLong(provider: "openai"),
    .unknownModel(provider: "openai", model: "m"), .toolsUnsupported(provider: "openai", model: "m"),
    .filtered(provider: "openai"), .requestRefused(provider: "openai"),
    .noRecordedAnswer, .unreachable(provider: "openai"), .keyMissing(provider: "openai"),
    .keyRefused(provider: "openai"),
    .rateLimited(provider: "openai", seconds: 90), .rateLimited(provider: "openai", seconds: nil),
    .overloaded(provider: "openai"), .malformedReply(provider: "openai"), .cancelled,
    .limitReached(perHour: 0), .limitReached(perHour: 1), .limitReached(perHour: 1_000), .notCounted,
  ]

  static let remarks: [Remark] = [
    .answerHint(.yesOrNo), .answeredHere, .contextCut(tokens: 4_000), .wordsKept, .inPlace(of: ["rice"]),
    .cardUnchanged,
    .savesUnchanged(words: "zzyzx"), .saveWithout(["zzyzx"]), .saveWithout(["zzyzx", "qwrtz"]),
    .nothingCounted(["zzyzx"]),
    .nothingWaiting, .answerHelp(.yesOrNo), .answerHelp(.count(3)), .emptyAnswer(.yesOrNo), .emptyAnswer(.count(3)),
    .tooManyRounds, .nothingSaved(waiting: nil, leftOut: true),
    .nothingSaved(waiting: proposal(1), leftOut: true), .nothingSaved(waiting: nil, leftOut: false),
    .nothingSaved(waiting: proposal(1), leftOut: false), .changedSince, .cancelled,
    .howToLeave,
    .historyCut(model: "openai:m"), .askedOnceMore(model: "openai:m"), .toolsDropped(model: "llamacpp:m"),
    .dryRun, .answerCut(2_000), .tokensUsed(5_000),
  ]
}
