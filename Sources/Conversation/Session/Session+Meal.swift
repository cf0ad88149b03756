internal import Messages
internal import Nutrition

extension Session {
  /// What is said without a meal is of this one from now on; without a name it is of the hour again.
  func chooseMeal(_ name: String) {
    guard !name.isEmpty else {
      meal = nil
      return console.show(.text("What you log is of the meal of the hour again."))
    }
    guard let slot = MealSlot(rawValue: name.lowercased()) else {
      return complain(Complaint("There is no meal “\(name)”. There are breakfast, lunch, dinner and snack."))
    }
    meal = slot
    console.show(.text("\(slot.title): say what you had, or “the usual \(slot.rawValue)”."))
  }
}
