package import Calls
internal import EmbeddedMessages
package import FoodData
package import Messages
package import Nutrition
package import Store

/// Why a tool did nothing, as facts; the conversation has the sentences.
package enum ToolError: Error, Hashable, Sendable {
  /// There is no tool of this name; with the nearest name, where one is near.
  case unknownTool(String, nearest: String?)
  case malformedArguments(tool: String, SchemaError)
  /// A call corrects a proposal that does not wait; with the name used, and what does wait.
  case notWaiting(String, waiting: [String])
  /// The waiting proposal does not support this kind of edit.
  case cannotEdit
  /// The card has no line with this number.
  case noSuchLine(Int)
  /// Nothing is left to propose.
  case nothingLeft
  /// The words cannot be parsed as a day.
  case unreadableDay(String)
  case unreadableTime(String)
  case unreadableWeek(String)
  case futureWeek(Week)
  case unreadableAmount(String)
  /// A future day, on which nothing can have been eaten yet.
  case futureDay(Day)
  /// The food has no weight for the stated unit.
  case unweighable(food: String, MeasureError)
  case noSuchFood(String, nearest: [String])
  /// Several foods fit about equally well.
  case whichFood(String, candidates: [String])
  /// No diary entry fits; with the words and the day.
  case noSuchEntry(String, Day)
  /// There is no entry of this name, but a recipe.
  case recipeNotEntry(String, Day)
  /// There is no entry of this name, but a food in the food bank.
  case foodNotEntry(String, Day)
  case whichEntry(String, candidates: [String])
  /// The words name a part of a dish that is a single entry.
  case partOfDish(String, dish: String)
  /// There is no past meal to log again.
  case noSuchMeal(MealSlot?)
  case nothingLogged(Day)
  case nothingToUndo
  case nothingToRedo
  /// Energy that no food can have, in kcal per 100 g.
  case impossibleEnergy(FixedDecimal)
  /// A value outside its range; with its name and the range.
  case outOfRange(Text, range: Text)
  case nothingToChange
  /// A food of the food table that the household has neither used nor changed, so there is nothing to delete.
  case foodOfTable(String)
  /// Another food has the barcode.
  case barcodeTaken(String, by: String)
  /// The words cannot be parsed as nutrition figures.
  case unreadableFigures(String)
  case noSuchProfile(String, known: [String])
  /// Nobody of this name has a diary.
  case whoseDiary(String, known: [String])
  /// The default profile cannot be deleted, and neither can the only one.
  case profileStays(String, isOnly: Bool)
  /// Nobody of this name is in the household.
  case noSuchMember(String, known: [String])
  /// A difference to a target that was never set.
  case noTarget
  /// An amount for each of several pieces whose number is unknown.
  case howMuchInAll(String)
  /// A new household member without a stated age.
  case howOld(String)
  /// An invalid barcode; with what was given, and why.
  case unreadableBarcode(String, BarcodeError)
  /// No recipe fits; with the words, and what is near.
  case noSuchRecipe(String, nearest: [String])
  case whichRecipe(String, candidates: [String])
  /// No ingredient, or more than one, has this name.
  case whichIngredient(String, of: String, has: [String])
  /// There are several recipes where one was to be read, and none was chosen.
  case severalRecipes(String, [String])
  /// A recipe of which only the name was stated.
  case emptyRecipe(String)
  /// Figures were stated for a recipe, whose figures come from its ingredients.
  case figuresOfRecipe(String)
  /// A recipe would be an ingredient of itself.
  case recipeInItself(String)
  /// Other recipes contain this one.
  case recipeNeeded(String, by: [String])
  /// An address that the person has not typed in this conversation; it is not opened.
  case addressNotNamed(String)
  /// A page or file could not be fetched.
  case unreadablePage(String, PageTrouble)
  /// A page, file or text contains no recipe; empty for a text.
  case noRecipeThere(String)
  /// No ingredient of a recipe could be counted.
  case nothingCounted(String)
  /// No saved trip fits; with the words.
  case noSuchTrip(String)
  /// No line of a trip has this name; with the words and the store.
  case noSuchTripLine(String, store: String)
  /// Several lines of a trip have this name.
  case whichTripLine(String, candidates: [String])
  case whichTrip(candidates: [String])
  case unreadablePrice(String)
  /// A food that cannot be contributed to Open Food Facts.
  case notToGive(String, ContributionError)
  /// A file that cannot be read; with its name, and why.
  case unreadableFile(String, FileReadingError)
  /// A file that the person has not named; it is not opened.
  case fileNotNamed(String)
  /// A line of a journal text that is not under a day and a meal; with its number.
  case journalLine(Int)
  case journalDayTwice(Day)
  /// Lines of a journal text that cannot be read, in order.
  case journalUnread([UnreadLine])
  /// A line that is not indented, and is neither a heading nor an entry.
  indirect case journalHeading(UnreadLine)
  /// What was imported cannot be proposed again, since the file was not kept; with its name.
  case importAgain(String)
  case store(StoreError)
}
