internal import Calls
internal import FoodData
package import LanguageModels
internal import Messages
internal import Nutrition
package import Services
package import Store

/// The sentences for what went wrong: what happened and what to do, in one place.
package enum ErrorWording {
  /// The sentence of a trouble, and the exit code it stands for.
  package static func complaint(_ trouble: Trouble) -> Complaint {
    switch trouble {
    case .tool(.store(let error)), .store(let error):
      Complaint(sentence(error), exit: exit(error), code: "data \(name(of: error))")
    case .tool(.unknownTool), .tool(.malformedArguments), .tool(.notWaiting):
      // What a model got wrong is told to the model, word for word; a person can only say it differently.
      Complaint("I could not work that out. Say it in other words, or see /help.")
    case .tool(let error) where error.isOfSurroundings: Complaint(sentence(error), code: name(of: error))
    case .tool(let error): Complaint(sentence(error))
    case .model(let error):
      Complaint(
        sentence(error), exit: exit(error), reason: reason(error),
        code: "model \(error.reason.rawValue) \(name(of: error))")
    }
  }

  /// The name of a case, without what it holds.
  private static func name(of error: any Error) -> String {
    String(String(describing: error).prefix { $0.isLetter })
  }

  static func sentence(_ error: ToolError) -> String {
    switch error {
    case .unknownTool(let name, let nearest):
      "There is no tool “\(name)”.\(nearest.map { " The nearest is \($0)." } ?? "")"
    case .malformedArguments(let tool, let mismatch):
      "\(tool): \(mismatch.path.isEmpty ? "the arguments" : mismatch.path): expected \(mismatch.expected)."
        + (mismatch.nearest.map { " The nearest is \($0)." } ?? "")
    case .notWaiting(let name, let waiting):
      "No proposal “\(PrintableText.clean(name, limit: 60))” waits. "
        + (waiting.isEmpty ? "None does: leave revises out." : "What waits: \(waiting.joined(separator: ", ")).")
    case .cannotEdit: "That edit does not fit here. Say y, n, or what to change."
    case .noSuchLine(let number): "There is no line \(number)."
    case .nothingLeft: "Nothing would be left. Say n to drop all of it."
    case .unreadableDay(let words): "“\(words)” is no day I can read. Try yesterday, monday or 2026-11-19."
    case .unreadableTime(let words): "“\(words)” is no time I can read. Try 19:30."
    case .unreadableWeek(let words):
      "“\(words)” is no week I can read. Try 2026-W47, last, or a day in it; or 2026-10, 2026, or FROM..TO."
    case .futureWeek(let week): "\(week) has not begun yet."
    case .unreadableAmount(let words): "“\(words)” is no amount I can read. Try 110g, 2 slices or ½ cup."
    case .futureDay(let day): "\(day.short) has not come yet. Say it when it is eaten."
    case .unweighable(let food, let error): sentence(error, food: food)
    case .noSuchFood(let words, let nearest): "“\(words)” is not in the food bank.\(near(nearest))"
    case .whichFood(let words, let candidates): "Which “\(words)”? \(candidates.joined(separator: "; "))."
    case .noSuchEntry("", _): "Nothing was saved yet that this could mean."
    case .noSuchEntry(let words, let day): "No entry “\(words)” on \(day.short)."
    case .whichEntry(_, let candidates):
      "Which one? \(candidates.joined(separator: "; ")). Name it, or its number on the day’s list."
    case .partOfDish(let words, let dish):
      "“\(words)” is a part of \(dish), which is one entry. Delete it, then say its foods one by one."
    case .noSuchMeal(let slot): "No past \(slot?.rawValue ?? "meal") to log again yet."
    case .recipeNotEntry(let recipe, let day):
      "No entry “\(recipe)” on \(day.short). “Delete the recipe \(recipe)” takes the recipe away."
    case .nothingLogged(let day): "Nothing logged on \(day.short)."
    case .nothingToUndo: "Nothing to undo."
    case .nothingToRedo: "Nothing to redo."
    case .impossibleEnergy(let energy):
      "\(energy.formatted()) kcal in 100 g cannot be: pure fat has 902. Is it per portion, or kJ?"
    case .outOfRange(let name, let range): "Out of range: the \(name) can be \(range)."
    case .nothingToChange: "That is how it stands already."
    case .foodOfTable(let food): "\(food) is of the food table that comes with larder, and stays."
    case .barcodeTaken(let barcode, let food): "The barcode \(barcode) is that of \(food)."
    case .unreadableFigures(let words): "“\(words)” are no figures I can read. Try 460 kcal, 12 g fat."
    case .noSuchProfile(let name, let known): "No profile “\(name)”. There is: \(known.joined(separator: ", "))."
    case .whoseDiary(let name, let known):
      "Whose diary is \(name)’s? There is: \(known.joined(separator: ", ")). “Add a profile for \(name)” makes one."
    case .profileStays(let name, true): "\(name) is the only profile, and stays."
    case .profileStays(let name, false):
      "\(name) is the default profile. Make another one the default first: “make NAME the default”."
    case .noSuchMember(let name, []): "Nobody called “\(name)” is in the household: it is empty."
    case .noSuchMember(let name, let known):
      "Nobody called “\(name)” is in the household. There is: \(known.joined(separator: ", "))."
    case .howOld(let name): "How old is \(name)? The daily needs go by age."
    case .unreadableBarcode(let digits, let fault): sentence(fault, digits: digits)
    case .noSuchRecipe(let words, let nearest): "There is no recipe “\(words)”.\(near(nearest))"
    case .whichRecipe(let words, let candidates):
      "Which recipe “\(words)”? \(candidates.joined(separator: "; "))."
    case .whichIngredient(let words, let name, let ingredients):
      "Which ingredient of \(name) is “\(words)”? \(ingredients.joined(separator: "; "))."
    case .severalRecipes(let place, let names):
      "\(PrintableText.clean(place, limit: 200)) has \(Figure(names.count).formatted()) recipes: "
        + "\(names.joined(separator: "; ")). “recipe 2 from …” reads the second."
    case .emptyRecipe(let name): "What is in it? Say it in one line: “recipe \(name): 200 g pasta, 2 eggs, serves 2”."
    case .figuresOfRecipe(let name):
      "\(name) is a recipe: its figures are those of its ingredients. /recipes \(name) shows them."
    case .recipeInItself(let name): "The recipe \(name) cannot be an ingredient of itself, nor of what is in it."
    case .recipeNeeded(let name, let others): "The recipe \(name) is in \(others.joined(separator: ", ")), and stays."
    case .nothingCounted(let name): "Nothing of \(name) could be counted: no line has a food and an amount."
    case .noSuchTrip(""): "No trip to a shop is kept yet. “bought 2 l milk 1.19 at REWE” keeps one."
    case .noSuchTripLine(let words, let store):
      "No line “\(words)” is on the trip to \(store). “show the \(store) trip” lists them."
    case .whichTripLine(let words, let candidates): "Which “\(words)”? \(candidates.phrase). Name it by its number."
    case .noSuchTrip(let words): "No trip “\(words)” is kept. /trips lists what there is."
    case .whichTrip(let candidates): "Which trip? \(candidates.joined(separator: "; ")). Say its number."
    case .unreadablePrice(let words): "“\(words)” is no price I can read. Try 1.99 or 1,99 €."
    case .notToGive(let food, let fault): sentence(fault, food: food)
    case .unreadableFile(let path, let trouble): "\(PrintableText.clean(path, limit: 200)): \(trouble.sentence)"
    case .fileNotNamed(let path):
      "\(PrintableText.clean(path, limit: 200)) was not opened: only files that you name are. Say “scan FILE”."
    case .journalLine(let number):
      "Line \(number) stands under no day and meal. Put a heading above it: 2026-11-20, and below it lunch."
    case .journalDayTwice(let day): "\(day) stands in it twice. Put its lines under one heading."
    case .journalUnread(let lines): JournalWording.unread(lines)
    case .journalHeading(let line):
      "Line \(line.number), “\(PrintableText.clean(line.words))”, is neither a day nor a meal nor something eaten, so nothing "
        + "was changed. Put it right first: what stands below it may belong elsewhere."
    case .importAgain(let file):
      "The data has changed since \(PrintableText.clean(file, limit: 200)) was read. Import it again."
    case .addressNotNamed(let address):
      "\(PrintableText.clean(address, limit: 200)) was not opened: only addresses that you type are."
    case .unreadablePage(let place, let trouble): "\(PrintableText.clean(place, limit: 200)): \(sentence(trouble))"
    case .noRecipeThere(""): "I found no recipe in it. A line for each ingredient is easiest to read: “200 g pasta”."
    case .noRecipeThere(let place):
      "\(PrintableText.clean(place, limit: 200)): I found no recipe there. Its text can be pasted: “recipe soup: …”."
    case .store(let error): sentence(error)
    }
  }

  private static func sentence(_ fault: ContributionFault, food: String) -> String {
    switch fault {
    case .noBarcode: "Open Food Facts knows foods by their barcode: “the barcode of \(food) is …”, then again."
    case .noFigures: "Nothing is known of \(food) yet that could be given."
    case .notFromThePack(let source):
      "Only what you read from a pack is given to Open Food Facts. The figures of \(food): \(source)."
    }
  }

  private static func sentence(_ fault: BarcodeFault, digits: String) -> String {
    switch fault {
    case .empty, .notDigits, .allZeros: "“\(digits)” is no barcode. It is the 8, 12 or 13 digits below the bars."
    case .wrongLength(let count): "\(digits) has \(count) digits. A barcode has 8, 12 or 13."
    case .wrongCheckDigit:
      "\(digits) is no barcode: its digits do not add up, so one of them was misread. Look at them again."
    }
  }

  private static func near(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : " Near it: \(nearest.joined(separator: "; "))."
  }

  private static func sentence(_ error: MeasureError, food: String) -> String {
    switch error {
    case .noPortion(let unit): "How heavy is a \(unit.rawValue) of \(food)? Say it in grams."
    case .notCounted, .noDefault: "How much \(food)? Say it in grams."
    case .outOfRange: "An amount of \(food) between 0 and 100 kg, please."
    }
  }
}

extension ToolError {
  /// Something beside larder failed, and not what was said.
  fileprivate var isOfSurroundings: Bool {
    switch self {
    case .unreadableFile, .unreadablePage: true
    default: false
    }
  }
}

extension Complaint {
  /// What to say of an error of the store.
  package static func about(_ error: StoreError) -> Complaint { ErrorWording.complaint(.store(error)) }

  /// What to say of an error of a model.
  package static func about(_ error: ModelError) -> Complaint { ErrorWording.complaint(.model(error)) }

  /// What to say of an error of a tool.
  package static func about(_ error: ToolError) -> Complaint { ErrorWording.complaint(.tool(error)) }
}
