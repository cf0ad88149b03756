internal import EmbeddedMessages
package import Messages

/// All slash commands of the conversation. The set is closed, so that a path such as /home/anna/label.jpg is not a command.
package enum CommandName: String, CaseIterable, Sendable {
  case help, today, day, week, month, progress, report, score, markers, history, recent, favourites, foods, recipes,
    find,
    targets
  case exercise, family, swap, trips, pantry, contribute
  case setup, meal, again, undo, redo, pending, queue, sync, profile, language, model
  case thinking, images, cost, save, export, paste, quit

  /// The placeholder of its argument: "[DAY]".
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
    case .exercise, .thinking: "[on|off]"
    case .queue: "[forget]"
    case .images: "[keep|drop]"
    case .sync: "[undo DEVICE since DAY]"
    case .setup, .help, .today, .recent, .favourites, .targets, .undo, .redo, .pending, .cost, .paste,
      .quit:
      ""
    }
  }

  /// What the command does, in one line of the help.
  package var summary: Text {
    switch self {
    case .help: .commandHelp
    case .today: .commandToday
    case .day: .commandDay
    case .week: .commandWeek
    case .month: .commandMonth
    case .markers: .commandMarkers
    case .progress: .commandProgress
    case .report: .commandReport
    case .score: .commandScore
    case .pantry: .commandPantry
    case .history: .commandHistory
    case .recent: .commandRecent
    case .favourites: .commandFavourites
    case .foods: .commandFoods
    case .recipes: .commandRecipes
    case .find: .commandFind
    case .contribute: .commandContribute
    case .targets: .commandTargets
    case .exercise: .commandExercise
    case .family: .commandFamily
    case .swap: .commandSwap
    case .trips: .commandTrips
    case .setup: .commandSetup
    case .meal: .commandMeal
    case .again: .commandAgain
    case .undo: .commandUndo
    case .redo: .commandRedo
    case .pending: .commandPending
    case .queue: .commandQueue
    case .sync: .commandSync
    case .profile: .commandProfile
    case .language: .commandLanguage
    case .model: .commandModel
    case .thinking: .commandThinking
    case .images: .commandImages
    case .cost: .commandCost
    case .save: .commandSave
    case .export: .commandExport
    case .paste: .commandPaste
    case .quit: .commandQuit
    }
  }

  /// Other words for the command.
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
