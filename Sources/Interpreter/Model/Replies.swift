internal import Nutrition

/// What larder's own interpreter says where it calls no tool.
enum Replies {
  static let tooLong = "That line is too long for me. Please say it in smaller parts."
  static let notOffered = "That cannot be done here yet."
  static let nothingLeft = "Nothing would be left. Answer n to drop it."

  /// A sentence about an understanding that leads to no call.
  static func reply(to understanding: Understanding) -> String {
    switch understanding.intent {
    case .chat: chat(understanding)
    case .plan:
      "Nothing is logged for what is still to come. Tell me afterwards: \"had pasta for dinner\"."
    case .skip: "Nothing is logged for that. If you had something after all: \"had toast for breakfast\"."
    case .advice: "I cannot give advice without a model. I can log meals, look up foods and show your days."
    case .exercise: "Exercise is not recorded yet. Meals are: \"had 2 eggs and toast\"."
    case .profile: "I cannot keep that yet. I can keep your name and the hours of your day: \"my day starts at 4\"."
    case .define: "Say per how much the figures are, for instance \"granola is 450 kcal per 100g\"."
    case .goal: "Which target? For instance \"set my target to 1800 kcal\"."
    default: unclear(understanding)
    }
  }

  private static func chat(_ understanding: Understanding) -> String {
    let words = Tokenizer.tokens(of: understanding.text).map(\.folded)
    if words.contains("thanks") || words.contains("thank") || words.contains("cheers") { return "You are welcome." }
    let isGreeting =
      words.first.map { ["hello", "hi", "hey", "good", "hola", "hallo", "merhaba"].contains($0) } ?? false
    if isGreeting { return "Hello. What did you eat?" }
    return
      "Nothing is logged. You can say what you ate, for instance \"200g pasta for lunch\", or ask \"how was today?\"."
  }

  private static func unclear(_ understanding: Understanding) -> String {
    let foods = understanding.items.map(\.food).filter { !$0.isEmpty }
    guard foods.isEmpty else {
      return "I understood \(foods.joined(separator: ", ")). What should I do with it?"
    }
    return "I did not understand that. You can say \"200g pasta for lunch\" or \"how was today?\"."
  }
}
