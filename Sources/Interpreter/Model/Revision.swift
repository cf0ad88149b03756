internal import JSON
internal import LanguageModels
internal import Nutrition

/// A waiting call, and how lines correct or extend it. Each line changes the arguments; the tool stays.
struct Revision {
  let waiting: Situation.WaitingCall
  let today: Day
  private(set) var arguments: JSONValue
  private(set) var isChanged = false

  init(_ waiting: Situation.WaitingCall, today: Day) {
    self.waiting = waiting
    self.today = today
    arguments = waiting.arguments
  }

  /// Takes in what `understanding` says about the waiting call. False where it is about something else.
  mutating func take(_ understanding: Understanding) -> Bool {
    let revised: JSONValue? =
      switch waiting.tool {
      case "log_meal": MealRevision(arguments, today: today).revised(by: understanding)
      case "quick_add": QuickRevision(arguments).revised(by: understanding)
      case "change_entry": ChangeRevision(arguments).revised(by: understanding)
      case "log_again": RepetitionRevision(arguments).revised(by: understanding)
      case "save_recipe": RecipeRevision(arguments).revised(by: understanding)
      case "record_trip": BoughtRevision(arguments).revised(by: understanding)
      case "record_water": WaterRevision(arguments).revised(by: understanding)
      case "set_targets": TargetsRevision(arguments).revised(by: understanding)
      case "correct_food": CorrectionRevision(arguments).revised(by: understanding)
      case "suggest_family_targets": SuggestionRevision(arguments).revised(by: understanding)
      default: nil
      }
    guard let revised else { return false }
    arguments = revised
    isChanged = true
    return true
  }

  /// A question that has to be answered before `understanding` can be taken in.
  func question(about understanding: Understanding) -> String? {
    guard waiting.tool == "log_meal", case .change(let change) = understanding.wish, let food = change.food,
      let dish = MealRevision(arguments, today: today).dish(with: understanding)
    else { return nil }
    let amount = Amount(quantity: change.quantity, unit: change.unit).description
    return Replies.whichPart(amount: amount, food: food, of: dish)
  }

  /// The call that stands for the waiting one.
  var call: CallBuilder.Call {
    var arguments = arguments
    arguments["revises"] = .string(waiting.id)
    return CallBuilder.Call(tool: waiting.tool, arguments: arguments)
  }
}
