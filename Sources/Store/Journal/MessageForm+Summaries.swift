internal import Messages

extension MessageForm {
  /// The messages that summarise commits, as far as they can be parsed back from their words. Those with a day cannot,
  /// because it is written without its year.
  static let summaries = meals + foods + recipes + body + household + groceries + imports + around

  private static let energies = [
    MessageForm("energy", .figure), MessageForm("energy-at-least", .figure), MessageForm("energy-unknown"),
    MessageForm("meal-not-counted-yet"),
  ]

  private static let meals = [
    MessageForm("meal-summary", .choice, .text(energies)),
    MessageForm("meal-summary-for", .choice, .name, .text(energies)),
    MessageForm("pot-summary", .choice, .list(.and, of: .name, least: 2), .text(energies)),
    MessageForm("summary-deletion", .food), MessageForm("summary-deletion", .text(counts)),
    MessageForm("summary-title", .choice), MessageForm("summary-note", .choice),
    MessageForm("summary-time", .choice, .time), MessageForm("summary-change-of", .text(counts)),
    MessageForm("summary-change-to-skipped", .food),
    MessageForm("summary-change-to", .parts([.food, .text([MessageForm("grams", .amount)]), .text(energies)])),
    MessageForm("summary-change-to", .parts([.food, .text(energies)])),
    MessageForm("swap-summary", .list(.clauses, of: .text(swaps))),
  ]

  private static let counts = [MessageForm("entries-counted", .count)]

  private static let swaps = [
    MessageForm("swap-food", .food, .food), MessageForm("swap-amount", .food, .amount),
  ]

  private static let foods = [
    MessageForm("new-food-summary", .food), MessageForm("delete-food-summary", .food),
    MessageForm("correct-summary", .food, .text(energies)),
    MessageForm("correct-summary-entries", .food, .text(energies), .count),
    MessageForm("mark-summary", .food, .list(.and, of: .text(deeds))),
    MessageForm("pantry-thrown-summary", .amount, .food), MessageForm("pantry-none-summary", .food),
    MessageForm("pantry-counted-summary", .amount, .food),
  ]

  private static let deeds = [
    MessageForm("mark-deed-favourite"), MessageForm("mark-deed-no-favourite"),
    MessageForm("mark-deed-tagged", .list(.and, of: .name)), MessageForm("mark-deed-untagged", .list(.and, of: .name)),
  ]

  private static let recipes =
    savedRecipes + [
      MessageForm("recipe-delete-summary", .words), MessageForm("summary-recomputed", .text(savedRecipes), .count),
    ]

  private static let savedRecipes = [
    MessageForm("recipe-summary", .words, .text(energies)),
    MessageForm("recipe-summary-servings", .words, .figure, .text(energies)),
    MessageForm("recipe-change-summary", .words, .text(energies)),
    MessageForm("recipe-change-summary-servings", .words, .figure, .text(energies)),
  ]

  private static let body = [
    MessageForm("water-summary", .text([MessageForm("millilitres", .figure), MessageForm("fluid-ounces", .figure)])),
    MessageForm("weight-summary", .text(weights)), MessageForm("activity-summary-earned", .words, .figure),
    MessageForm("activity-summary-active", .words, .figure), MessageForm("targets-summary", .figure),
    MessageForm("exercise-summary-counted"), MessageForm("exercise-summary-not-counted"),
  ]

  private static let weights = [
    MessageForm("weight-exact-kilograms", .figure), MessageForm("weight-exact-pounds", .figure),
  ]

  private static let household = [
    MessageForm("family-without-summary", .name), MessageForm("family-summary", .list(.and, of: .name)),
    MessageForm("family-targets-summary", .figure), MessageForm("profile-summary", .words),
    MessageForm("profile-new-summary", .words), MessageForm("profile-delete-summary", .words),
  ]

  private static let groceries = [
    MessageForm("trip-summary", .words, .text(moneys + [MessageForm("lines-counted", .count)])),
    MessageForm("trip-change-summary", .words, .text(moneys)),
    MessageForm("trip-delete-summary", .words, .text(moneys)),
  ]

  private static let moneys = ["money", "money-whole", "money-thousandths"].map { MessageForm($0, .figure, .words) }

  private static let imports = [
    MessageForm("journal-summary", .list(.series, of: .text(lines))),
    MessageForm("data-summary", .words, .text(records)),
    MessageForm("health-earned", .count, .text(energies)), MessageForm("health-eaten", .count, .text(energies)),
    MessageForm("diary-entries", .count, .count, .text(energies)), MessageForm("import-weights", .count),
  ]

  private static let lines = ["journal-new", "journal-changed", "journal-removed"].map { MessageForm($0, .count) }

  private static let records = [
    MessageForm("data-new", .count), MessageForm("data-changed", .count),
    MessageForm("data-new-and-changed", .count, .count),
  ]

  /// Messages that contain another one.
  private static let around = [
    MessageForm("undo-summary", .any), MessageForm("redo-summary", .any),
    MessageForm("summary-with-remark", .any, .text(remarks)),
  ]

  private static let remarks = [
    MessageForm("confirmed-in", .words), MessageForm("remark-own-numbers", .list(.and, of: .text(numbers))),
  ]

  private static let numbers = [MessageForm("figure-alone", .figure)]
}
