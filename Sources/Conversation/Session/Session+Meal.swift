internal import EmbeddedMessages
internal import Interpreter
internal import Messages
internal import Nutrition
internal import Services

extension Session {
  /// Sets the meal for everything that is said without one; an empty name leaves it to the hour again.
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
