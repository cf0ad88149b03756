package import Calls
internal import EmbeddedMessages
package import FoodData
package import Messages
package import Nutrition
package import Store

/// Why a tool did nothing. Facts only; the sentences are the conversation's.
package enum ToolError: Error, Hashable, Sendable {
  /// No tool is called so; the name that is nearest to it, where one is near.
  case unknownTool(String, nearest: String?)
  case malformedArguments(tool: String, SchemaError)
  /// A call corrects a proposal that does not wait: what it names, and what does wait.
  case notWaiting(String, waiting: [String])
  /// This kind of edit does not fit the waiting proposal.
  case cannotEdit
  /// The card has no line of that number.
  case noSuchLine(Int)
  /// Nothing is left to propose.
  case nothingLeft
  /// The day is not one: the words that were given.
  case unreadableDay(String)
  case unreadableTime(String)
  case unreadableWeek(String)
  case futureWeek(Week)
  case unreadableAmount(String)
  /// Eating is logged when it has happened.
  case futureDay(Day)
  /// A food without a weight for the amount that was said.
  case unweighable(food: String, MeasureError)
  case noSuchFood(String, nearest: [String])
  /// Several foods fit about as well.
  case whichFood(String, candidates: [String])
  /// No diary entry fits: what was looked for, and the day.
  case noSuchEntry(String, Day)
  /// No entry is called so, but a recipe is.
  case recipeNotEntry(String, Day)
  /// No entry is called so, but a food of the food bank is.
  case foodNotEntry(String, Day)
  case whichEntry(String, candidates: [String])
  /// Words that name a part of a dish that is one entry.
  case partOfDish(String, dish: String)
  /// No past meal to log again.
  case noSuchMeal(MealSlot?)
  case nothingLogged(Day)
  case nothingToUndo
  case nothingToRedo
  /// Energy that no food can have: kcal per 100 g.
  case impossibleEnergy(FixedDecimal)
  /// A figure outside its range: what it is called, and what it can be.
  case outOfRange(Text, range: Text)
  case nothingToChange
  /// A food of the table that comes with larder, which nobody has used or changed: nothing of it can be deleted.
  case foodOfTable(String)
  /// Another food has the barcode.
  case barcodeTaken(String, by: String)
  /// Words that are no nutrition figures.
  case unreadableFigures(String)
  case noSuchProfile(String, known: [String])
  /// Nobody of that name has a diary.
  case whoseDiary(String, known: [String])
  /// The default profile cannot be deleted, nor can the only one.
  case profileStays(String, isOnly: Bool)
  /// Nobody of that name is in the household.
  case noSuchMember(String, known: [String])
  /// More or less of a target that was never set.
  case noTarget
  /// How much each was of several, of which nobody knows how many there were.
  case howMuchInAll(String)
  /// A new member of the household whose age was not said.
  case howOld(String)
  /// No barcode: what was given, and why.
  case unreadableBarcode(String, BarcodeError)
  /// No recipe fits: what was looked for, and what is near.
  case noSuchRecipe(String, nearest: [String])
  case whichRecipe(String, candidates: [String])
  /// None of the ingredients is called so, or several are.
  case whichIngredient(String, of: String, has: [String])
  /// There are several where one was to be read, and none was chosen.
  case severalRecipes(String, [String])
  /// A recipe of which nothing was said but its name.
  case emptyRecipe(String)
  /// The figures of a recipe are those of its ingredients; there are none to state.
  case figuresOfRecipe(String)
  /// A recipe would be an ingredient of itself.
  case recipeInItself(String)
  /// Other recipes have it in them.
  case recipeNeeded(String, by: [String])
  /// Only addresses that the person has typed in this conversation are opened.
  case addressNotNamed(String)
  /// A page or a file could not be fetched.
  case unreadablePage(String, PageTrouble)
  /// A page, a file or a text has no recipe in it; empty for a text.
  case noRecipeThere(String)
  /// Nothing of a recipe could be counted.
  case nothingCounted(String)
  /// No kept trip to a shop fits: what was looked for.
  case noSuchTrip(String)
  /// No line of a trip is called so: the words, and the store.
  case noSuchTripLine(String, store: String)
  /// Several lines of a trip are called so.
  case whichTripLine(String, candidates: [String])
  case whichTrip(candidates: [String])
  case unreadablePrice(String)
  /// A food that is not given to Open Food Facts.
  case notToGive(String, ContributionError)
  /// A file that cannot be looked at: its name, and why.
  case unreadableFile(String, FileReadingError)
  /// A file that the person has not named: only those are opened.
  case fileNotNamed(String)
  /// A line of a journal in text that stands under no day or no meal: its number.
  case journalLine(Int)
  case journalDayTwice(Day)
  /// Lines of a journal in text that cannot be read, in their order.
  case journalUnread([UnreadLine])
  /// A line that is not indented, and neither a heading nor an entry.
  indirect case journalHeading(UnreadLine)
  /// What was imported cannot be made anew from what is kept of it: the file’s name.
  case importAgain(String)
  case store(StoreError)
}
