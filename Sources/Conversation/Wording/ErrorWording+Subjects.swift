internal import EmbeddedMessages
internal import FoodData
internal import Messages
internal import Nutrition
internal import Services

/// Errors about people, recipes, trips and places.
extension ErrorWording {
  static func person(_ error: ToolError) -> Text {
    switch error {
    case .noSuchProfile(let name, let known): .noSuchProfile(name: name, known: known.verbatim)
    case .whoseDiary(let name, let known): .whoseDiary(name: name, known: known.verbatim)
    case .profileStays(let name, true): .onlyProfileStays(name: name)
    case .profileStays(let name, false): .defaultProfileStays(name: name)
    case .noSuchMember(let name, []): .householdEmpty(name: name)
    case .noSuchMember(let name, let known): .noSuchMember(name: name, known: known.verbatim)
    case .howOld(let name): .howOld(name: name)
    case .noTarget: .replyTargetDifference
    case .howMuchInAll(let name): .replyHowMuchInAll(name: name)
    default: .empty
    }
  }

  static func recipe(_ error: ToolError) -> Text {
    switch error {
    case .noSuchRecipe(let words, let nearest):
      .noSuchRecipe(words: words, near: nearest.isEmpty ? .empty : .nearIt(names: nearest.verbatim))
    case .whichRecipe(let words, let candidates): .whichRecipe(words: words, candidates: candidates.verbatim)
    case .whichIngredient(let words, let name, let ingredients):
      .whichIngredient(words: words, recipe: name, ingredients: ingredients.verbatim)
    case .severalRecipes(let place, let names):
      .severalRecipes(place: shown(place), count: names.count, names: names.verbatim)
    case .emptyRecipe(let name): .emptyRecipe(name: name)
    case .figuresOfRecipe(let name): .figuresOfRecipe(name: name)
    case .recipeInItself(let name): .recipeInItself(name: name)
    case .recipeNeeded(let name, let others): .recipeNeeded(name: name, others: others.verbatim)
    case .nothingCounted(let name): .nothingOfRecipeCounted(name: name)
    case .noRecipeThere(""): .noRecipeFound
    case .noRecipeThere(let place): .noRecipeThere(place: shown(place))
    default: .empty
    }
  }

  static func trip(_ error: ToolError) -> Text {
    switch error {
    case .noSuchTrip(""): .noTripYet
    case .noSuchTrip(let words): .noSuchTrip(words: words)
    case .noSuchTripLine(let words, let store): .noSuchTripLine(words: words, store: store)
    case .whichTripLine(let words, let candidates): .whichTripLine(words: words, candidates: candidates.verbatim)
    case .whichTrip(let candidates): .whichTrip(candidates: candidates.verbatim)
    case .unreadablePrice(let words): .unreadablePrice(words: words)
    default: .empty
    }
  }

  /// Errors about files, edited journals and pages.
  static func place(_ error: ToolError) -> Text {
    switch error {
    case .unreadableFile(let path, let trouble): .fileTrouble(path: shown(path), trouble: trouble.sentence)
    case .fileNotNamed(let path): .fileNotNamed(path: shown(path))
    case .journalLine(let number): .journalLine(number: number)
    case .journalDayTwice(let day): .journalDayTwice(day: "\(day)")
    case .journalUnread(let lines): JournalWording.unread(lines)
    case .journalHeading(let line): .journalHeading(number: line.number, words: PrintableText.clean(line.words))
    case .importAgain(let file): .importAgain(file: shown(file))
    case .addressNotNamed(let address): .addressNotNamed(address: shown(address))
    case .unreadablePage(let place, let trouble): .fileTrouble(path: shown(place), trouble: sentence(trouble))
    default: .empty
    }
  }

  static func sentence(_ fault: ContributionError, food: String) -> Text {
    switch fault {
    case .noBarcode: .giveNoBarcode(food: food)
    case .noFigures: .giveNoFigures(food: food)
    case .notFromThePack(let source): .giveNotFromPack(food: food, source: Text("\(source)"))
    }
  }

  static func sentence(_ fault: BarcodeError, digits: String) -> Text {
    switch fault {
    case .empty, .notDigits, .allZeros: .notABarcode(digits: digits)
    case .wrongLength(let count): .barcodeLength(digits: digits, count: count)
    case .wrongCheckDigit: .barcodeCheckDigit(digits: digits)
    }
  }

  private static func shown(_ place: String) -> String { PrintableText.clean(place, limit: 200) }
}

extension [String] {
  fileprivate var verbatim: [Text] { map { .verbatim($0) } }
}
