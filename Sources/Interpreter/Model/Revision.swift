internal import Calls
internal import LanguageModels
internal import Nutrition

/// A call that a line may correct or extend while its proposal waits.
protocol CorrectableCall: Call {
  /// Takes in what `understanding` says about the call. False where it is about something else, or changes nothing.
  mutating func take(_ understanding: Understanding, today: Day) -> Bool
}

/// A waiting call, and how lines correct or extend it. Each line changes the call; the tool stays.
struct Revision {
  /// The calls that can be corrected in words.
  private static let correctable: [any CorrectableCall.Type] = [
    LogMealCall.self, QuickAddCall.self, ChangeEntryCall.self, LogAgainCall.self, SaveRecipeCall.self,
    RecordTripCall.self, RecordWaterCall.self, SetTargetsCall.self, CorrectFoodCall.self,
    SuggestFamilyTargetsCall.self,
  ]

  private let id: String
  private let today: Day
  private var waiting: any CorrectableCall
  private(set) var isChanged = false

  /// Nil where words cannot correct the call.
  init?(_ waiting: Situation.WaitingCall, today: Day) {
    guard let type = Revision.correctable.first(where: { $0.name == waiting.tool }),
      let call = Revision.read(waiting.call, as: type)
    else { return nil }
    id = waiting.id
    self.today = today
    self.waiting = call
  }

  private static func read<Wanted: CorrectableCall>(_ call: AnyCall, as type: Wanted.Type) -> Wanted? {
    call.typed(type) ?? (try? type.read(call.arguments, at: "", by: PlainVocabulary()))
  }

  /// Takes in what `understanding` says about the waiting call. False where it is about something else.
  mutating func take(_ understanding: Understanding) -> Bool {
    guard waiting.take(understanding, today: today) else { return false }
    isChanged = true
    return true
  }

  /// A question that has to be answered before `understanding` can be taken in.
  func question(about understanding: Understanding) -> String? {
    guard let meal = waiting as? LogMealCall, case .change(let change) = understanding.wish, let food = change.food,
      let dish = meal.dish(with: understanding)
    else { return nil }
    let amount = Amount(quantity: change.quantity, unit: change.unit).description
    return Replies.whichPart(amount: amount, food: food, of: dish)
  }

  /// The call that stands for the waiting one.
  func call(id callID: String) -> ToolCall { ToolCall(id: callID, AnyCall(waiting), revises: id) }
}
