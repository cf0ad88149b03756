internal import Calls
internal import EmbeddedMessages
internal import FoodData
package import LanguageModels
internal import Messages
internal import Nutrition
package import Services
package import Store

/// The messages for all errors, which say what happened and what to do.
package enum ErrorWording {
  /// The message and exit code of an error.
  package static func failure(_ trouble: Trouble) -> SessionError {
    switch trouble {
    case .tool(.store(let error)), .store(let error):
      SessionError(sentence(error), exit: exit(error), code: "data \(report(of: error))")
    case .tool(.unknownTool), .tool(.malformedArguments), .tool(.notWaiting):
      // A model's mistake is described to the model; the person can only rephrase.
      SessionError(.notWorkedOut)
    case .tool(let error) where error.isOfSurroundings: SessionError(sentence(error), code: name(of: error))
    case .tool(let error): SessionError(sentence(error))
    case .model(let error):
      SessionError(
        sentence(error), exit: exit(error), reason: reason(error),
        code: "model \(error.reason.rawValue) \(name(of: error))")
    }
  }

  /// What a report of the error needs, and nothing that is kept.
  private static func report(of error: StoreError) -> String {
    if case .failed(let failure) = error { "failed \(failure)" } else { name(of: error) }
  }

  /// The name of an error's case, without its associated values.
  private static func name(of error: any Error) -> String {
    String(String(describing: error).prefix { $0.isLetter })
  }

  static func sentence(_ error: ToolError) -> Text {
    switch error {
    case .unknownTool, .malformedArguments, .notWaiting: Text(toldToModel(error))
    case .cannotEdit: .cannotEdit
    case .noSuchLine(let number): .noSuchLine(number: number)
    case .nothingLeft: .nothingLeft
    case .unreadableDay(let words): .unreadableDay(words: words)
    case .unreadableTime(let words): .unreadableTime(words: words)
    case .unreadableWeek(let words): .unreadableWeek(words: words)
    case .futureWeek(let week): .futureWeek(week: "\(week)")
    case .unreadableAmount(let words): .unreadableAmount(words: words)
    case .futureDay(let day): .futureDay(day: .date(day))
    case .unweighable(let food, let error): sentence(error, food: food)
    case .noSuchFood(let words, let nearest): .noSuchFood(words: words, near: near(foods: nearest))
    case .whichFood(let words, let candidates): .whichFood(words: words, candidates: candidates.map { .food($0) })
    case .noSuchEntry("", _): .noEntryYet
    case .noSuchEntry(let words, let day): .noSuchEntry(words: words, day: .date(day))
    case .whichEntry(_, let candidates): .whichEntry(candidates: candidates.map { .food($0) })
    case .partOfDish(let words, let dish): .partOfDish(words: words, dish: dish)
    case .noSuchMeal(let slot): slot.map { .noSuchMeal(slot: $0) } ?? .noSuchMealAtAll
    case .recipeNotEntry(let recipe, let day): .recipeNotEntry(recipe: recipe, day: .date(day))
    case .foodNotEntry(let food, let day): .foodNotEntry(food: food, day: .date(day))
    case .nothingLogged(let day): .nothingLoggedOn(day: .date(day))
    case .nothingToUndo: .nothingToUndo
    case .nothingToRedo: .nothingToRedo
    case .impossibleEnergy(let energy): .impossibleEnergy(energy: energy)
    case .outOfRange(let name, let range): .outOfRange(name: name, range: range)
    case .nothingToChange: .nothingToChange
    case .foodOfTable(let food): .foodOfTable(food: food)
    case .barcodeTaken(let barcode, let food): .barcodeTaken(barcode: barcode, food: food)
    case .unreadableFigures(let words): .unreadableFigures(words: words)
    case .noSuchProfile, .whoseDiary, .profileStays, .noSuchMember, .howOld, .noTarget, .howMuchInAll: person(error)
    case .unreadableBarcode(let digits, let fault): sentence(fault, digits: digits)
    case .noSuchRecipe, .whichRecipe, .whichIngredient, .severalRecipes, .emptyRecipe, .figuresOfRecipe,
      .recipeInItself,
      .recipeNeeded, .nothingCounted, .noRecipeThere:
      recipe(error)
    case .noSuchTrip, .noSuchTripLine, .whichTripLine, .whichTrip, .unreadablePrice: trip(error)
    case .notToGive(let food, let fault): sentence(fault, food: food)
    case .unreadableFile, .fileNotNamed, .journalLine, .journalDayTwice, .journalUnread, .journalHeading, .importAgain,
      .addressNotNamed, .unreadablePage:
      place(error)
    case .store(let error): sentence(error)
    }
  }

  /// Errors that only a model can cause.
  private static func toldToModel(_ error: ToolError) -> String {
    switch error {
    case .unknownTool(let name, let nearest):
      "There is no tool “\(name)”.\(nearest.map { " The nearest is \($0)." } ?? "")"
    case .malformedArguments(let tool, let mismatch):
      "\(tool): \(mismatch.path.isEmpty ? "the arguments" : mismatch.path): expected \(mismatch.expected)."
        + (mismatch.nearest.map { " The nearest is \($0)." } ?? "")
    case .notWaiting(let name, let waiting):
      "No proposal “\(PrintableText.clean(name, limit: 60))” waits. "
        + (waiting.isEmpty ? "None does: leave revises out." : "What waits: \(waiting.joined(separator: ", ")).")
    default: ""
    }
  }

  private static func near(foods: [String]) -> Text {
    foods.isEmpty ? .empty : .nearIt(names: foods.map { .food($0) })
  }

  private static func sentence(_ error: MeasureError, food: String) -> Text {
    switch error {
    case .noPortion(let unit): .howHeavy(pack: unit, food: food)
    case .notCounted, .noDefault: .howMuchFood(food: food)
    case .outOfRange: .amountOutOfRange(food: food)
    }
  }
}

extension ToolError {
  /// Whether something around larder failed, rather than what was said being wrong.
  fileprivate var isOfSurroundings: Bool {
    switch self {
    case .unreadableFile, .unreadablePage: true
    default: false
    }
  }
}

extension SessionError {
  /// The session error for an error of the store.
  package static func about(_ error: StoreError) -> SessionError { ErrorWording.failure(.store(error)) }

  /// The session error for an error of a model.
  package static func about(_ error: ModelError) -> SessionError { ErrorWording.failure(.model(error)) }

  /// The session error for an error of a tool.
  package static func about(_ error: ToolError) -> SessionError { ErrorWording.failure(.tool(error)) }
}
