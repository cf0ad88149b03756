internal import EmbeddedMessages
internal import Interpreter
internal import Messages
internal import Nutrition
internal import Services

extension Session {
  /// What is said without a meal is of this one from now on; without a name it is of the hour again.
  func chooseMeal(_ name: String) {
    guard !name.isEmpty else {
      meal = nil
      return console.show(.text(.mealOfTheHour))
    }
    guard let slot = MealSlot(rawValue: name.lowercased()) ?? foodBank.knowledge.lexicon.meal(named: name) else {
      return complain(SessionError(.mealNoSuch(name: name)))
    }
    meal = slot
    console.show(.text(.mealChosen(slot: slot)))
  }
}
