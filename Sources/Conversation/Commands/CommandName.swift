/// The commands of the conversation: a closed set, so that a path such as /home/anna/label.jpg is no command.
package enum CommandName: String, CaseIterable, Sendable {
  case help, today, day, week, month, progress, report, score, markers, history, recent, favourites, foods, recipes,
    find,
    targets
  case exercise, family, swap, trips, pantry, contribute
  case setup, meal, again, undo, redo, pending, queue, sync, profile, language, model
  case images, cost, save, export, paste, quit

  /// What follows the name: "[DAY]".
  package var argument: String {
    switch self {
    case .day: "[DAY]"
    case .week, .month: "[DAYS]"
    case .trips: "[SPAN]"
    case .progress: "[N]"
    case .report: "[SPAN]"
    case .markers: "[us|eu|who]"
    case .score: "[on|off|DAY]"
    case .pantry: "[FOOD|soon]"
    case .history: "[FOOD]"
    case .foods: "[WORDS]"
    case .find: "FOOD"
    case .contribute: "[FOOD]"
    case .profile, .recipes: "[NAME]"
    case .language: "[LANGUAGE]"
    case .model: "[NAME]"
    case .save, .export: "FILE"
    case .again, .swap, .meal: "[MEAL]"
    case .family: "[WHAT]"
    case .exercise: "[on|off]"
    case .queue: "[forget]"
    case .images: "[keep|drop]"
    case .sync: "[undo DEVICE since DAY]"
    case .setup, .help, .today, .recent, .favourites, .targets, .undo, .redo, .pending, .cost, .paste,
      .quit:
      ""
    }
  }

  /// One line of help.
  package var summary: String {
    switch self {
    case .help: "what you can say"
    case .today: "today: what was eaten, what is left"
    case .day: "another day: yesterday, monday, 2026-11-19"
    case .week: "the last seven days beside those before; also a last day, or 2026-11-01..2026-11-20"
    case .month: "the last thirty days; also with us or eu (other reference values), or bought"
    case .markers: "whose reference values health markers stand beside; with colour or plain, how"
    case .progress: "weight, energy and BMR over 7, 30 and 90 days; a number is how many are drawn"
    case .report: "the report of a week (2026-W47, last; with again, made anew), of 2026-10, 2026 or FROM..TO"
    case .score:
      "the score of a day and how it comes about; on shows it with days and reports, off ends that"
    case .pantry: "what is at home, bought less logged; soon is what will run out, a food its book"
    case .history: "past meals, or when a food was last eaten"
    case .recent: "foods you had recently"
    case .favourites: "foods you marked: “favourite oats”"
    case .foods: "your foods, of a category (dairy), with a tag or a name; more shows the next"
    case .recipes: "your recipes, a serving of each; with a name, what is in one"
    case .find: "figures of a food and their source"
    case .contribute: "give a food from its pack to Open Food Facts; alone, send what waits"
    case .targets: "the daily targets"
    case .exercise: "whether what you burn adds to the day; with on or off, change it"
    case .family: "the household and its daily needs; with guide, step by step; with targets, a suggestion"
    case .swap: "a swap or two in a meal, so that the day fits better"
    case .trips: "trips to shops and what was spent: week, month, 2026-11-01..2026-11-20, a day, a shop or a number"
    case .setup: "a few questions for your targets; goes on where it was left"
    case .meal: "what you log next is of this meal, until /meal alone"
    case .again: "log the last meal again, or the last breakfast"
    case .undo: "take back the last saved change"
    case .redo: "put back what was undone"
    case .pending: "what is kept for later, offered again"
    case .queue: "what waits for a model or the network; the first is asked again"
    case .sync: "meet the household’s other devices now; undo takes back what one of them said"
    case .profile: "who has a diary here; with a name, switch to it"
    case .language: "which language larder speaks with you; with a name or a code (tr), another"
    case .model: "which model answers; with a provider, its models; with a name, switch"
    case .images: "whether pictures that a model was shown are kept; they are dropped"
    case .cost: "tokens used by language models"
    case .save: "write this conversation to a file, as a transcript"
    case .export: "write everything as JSON to a file"
    case .paste: "several lines as one turn, ended by a line with a dot"
    case .quit: "leave (also Ctrl-D)"
    }
  }

  /// Other words for it.
  var aliases: [String] {
    switch self {
    case .help: ["?", "h", "commands"]
    case .today: ["t"]
    case .day: ["show"]
    case .favourites: ["favorites", "favs"]
    case .recent: ["recents"]
    case .recipes: ["recipe", "cookbook"]
    case .pending: ["drafts"]
    case .undo: ["u"]
    case .quit: ["exit", "q", "bye"]
    case .again: ["repeat"]
    case .targets: ["target", "goals"]
    case .family: ["household"]
    default: []
    }
  }
}
