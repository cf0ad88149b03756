internal import Calls
internal import Nutrition
internal import Words

/// What larder's own interpreter says where it calls no tool.
package enum Replies {
  /// Something that was not eaten.
  package static let nothingLogged =
    "Nothing is logged for that. If you had something after all: “had toast for breakfast”."

  static let whichFood = "Which food? Say its name: “granola is 400 kcal per 100 g”."

  static let tooLong = "That line is too long for me. Please say it in smaller parts."

  private static let stateAlone = "Say it with the food, for instance “it was cooked rice”."

  /// Words that hold a food, in a sentence that does not say that it was eaten.
  static func leftOut(_ words: String) -> String {
    "Did you have “\(words)” too? It is left out: say it by itself if you did."
  }

  /// What a dish was without.
  static func excluded(_ words: String) -> String {
    "The figures are with “\(words)”. Say the weight or the kcal if you know them."
  }

  /// What a drink was made with, which its figures are not of.
  static func uncounted(_ words: String) -> String {
    "The figures are with the usual milk, not with “\(words)”. Say the kcal if you know them."
  }

  /// An amount that may be of a dish that waits, or of a part of it.
  static func whichPart(amount: String, food: String, of dish: String) -> String {
    "Is \(amount) all of \(dish), or only the \(food)? Say “make it \(amount)” for all of it, or name the foods one by one."
  }

  /// A part of a dish that is one food on the card.
  static func isPartOfDish(_ food: String, of dish: String) -> String {
    "“\(food)” is a part of \(dish), which is one food here. Nothing is changed: say n, then name the foods one by one."
  }

  /// A part of a dish that is one entry of the diary.
  static func isPartOfEntry(_ food: String, of dish: String) -> String {
    "“\(food)” is a part of \(dish), which is one entry. Nothing is changed: say “it was …” with what it was."
  }

  /// A word that may be another kind of what is on a card, or a food beside it.
  static func insteadOrBeside(_ food: String, _ kind: String, of line: String) -> String {
    "Is it \(kind) instead of \(line), or \(food) beside it? Say “it was \(kind)” or “add \(food)”. Nothing is changed yet."
  }

  /// Words that several lines of a card are called by.
  static func whichLine(_ words: String, _ lines: [CardLine]) -> String {
    let names = lines.map { line in
      if case .line(let number) = line.target { "\(number) (\(line.name))" } else { line.name }
    }
    return "Which “\(words)”: \(names.joined(separator: " or "))? Say it with its number, for instance “make 1 150 g”."
  }

  /// Energy that may be that of a line of the card, or of all of it.
  static func energyOfWhich(_ lines: [CardLine]) -> String {
    "Is that \(lines.map(\.name).joined(separator: " or ")), or all of it? Say “the \(lines[0].name) was … kcal”; for all of it say n, then “+… kcal”. Nothing is changed yet."
  }

  /// An amount of each, where several things were counted.
  static func whichEach(_ lines: [CardLine]) -> String {
    "Each of which: \(lines.map(\.name).joined(separator: " or "))? Nothing is changed yet."
  }

  /// Something that was counted, and was said to be so many grams more.
  static func howMuchInAll(_ name: String) -> String {
    "How much in all, of \(name)? Nothing is changed yet."
  }

  /// A change with words that mean nothing, of what is saved.
  static func leftover(of understanding: Understanding) -> String? {
    guard case .change = understanding.wish else { return nil }
    let words = understanding.wordsLeft
    return words.isEmpty ? nil : leftover(words)
  }

  /// Words of a change that mean nothing.
  static func leftover(_ words: [String]) -> String {
    "What does “\(words.joined(separator: " "))” change? Nothing is changed yet. Say it in other words."
  }

  /// Words that name nothing on a card, and no food.
  static func notOnCard(_ words: String) -> String {
    "What is “\(words)”? Nothing is changed yet. “add \(words)” puts it on the card."
  }

  /// Words for what is to go, which name nothing on a card.
  static func notOnCardToRemove(_ words: String) -> String {
    "“\(words)” is not on this card. Nothing is changed."
  }

  /// A food that was said once more, and nothing about it.
  static func isOnCard(_ name: String) -> String {
    "“\(name)” is on the card already. How much was it? “another …” puts one more on it."
  }

  /// A sentence about an understanding that leads to no call.
  static func reply(to understanding: Understanding) -> String {
    if case .beyond(let limit) = understanding.wish { return reply(to: limit) }
    if case .change(let change) = understanding.wish, change.isOnlyState { return stateAlone }
    return switch understanding.intent {
    case .chat: chat(understanding)
    case .plan:
      "Nothing is logged for what is still to come. Tell me afterwards: “had pasta for dinner”."
    case .skip: nothingLogged
    case .advice: "I cannot give advice without a model. I can log meals, look up foods and show your days."
    case .exercise: "Say what it earned, and it counts: “walked 6 km, 320 kcal”."
    case .profile:
      "I can keep your body and your aim: “I’m 34, female, 168 cm, 62 kg”, “weight 71.5”, “my day starts at 4”."
    case .define: "Say per how much the figures are, for instance “granola is 450 kcal per 100g”."
    case .goal: "Which target? For instance “set my target to 1800 kcal”."
    case .edit where understanding.wish == .none:
      "What should change? For instance “change the rice to 150g” or “change 2 to oat milk”; “show today” has the numbers."
    case .log, .add, .edit, .move, .delete, .repeat, .queryLog, .queryFood, .other: unclear(understanding)
    }
  }

  /// As `reply`, beside what leads to a call: that is not all of the line.
  static func besideCalls(_ understanding: Understanding) -> String {
    understanding.intent == .chat ? unclear(understanding) : reply(to: understanding)
  }

  /// Whether an understanding that leads to no call is told of beside those that do.
  static func mustBeTold(_ understanding: Understanding) -> Bool {
    [.exercise, .other].contains(understanding.intent)
      || understanding.intent == .chat && !understanding.unaccounted.isEmpty
  }

  /// Whether an understanding that leads to no call was not understood at all, so that `reply` can only ask.
  static func isUnsure(_ understanding: Understanding) -> Bool {
    switch understanding.intent {
    case .chat, .plan, .skip, .advice, .exercise, .profile, .define, .goal: false
    case .log, .add, .edit, .move, .delete, .repeat, .queryLog, .queryFood, .other: true
    }
  }

  private static func reply(to limit: Limit) -> String {
    switch limit {
    case .countedDeletion: "I delete entries by their numbers or names: “delete 2 and 3”, “delete the rice”."
    case .doubtfulNumber(let number):
      "Is “\(number.words)” \(spoken(number.low)) or \(spoken(number.high))? Please say it again as one of the two."
    case .picture:
      "Which file? Type or drag its name: “scan receipt.jpg”; “scan last” takes the newest picture."
    case .otherDiary(let name): "That is for another diary: “/profile \(name)” goes there. Then say it again."
    case .shell:
      "Commands of the shell do that: “larder export FILE”, “larder import FILE”, “larder backup FILE”, "
        + "“larder reminders on”. “larder help” lists all."
    }
  }

  private static func spoken(_ amount: Amount) -> String {
    let quantity = amount.quantity?.formatted(places: 3, grouping: false) ?? ""
    return "\(quantity) \(amount.unit?.rawValue ?? "")"
  }

  private static func chat(_ understanding: Understanding) -> String {
    let words = Tokenizer.tokens(of: understanding.text).map(\.folded)
    if words.contains("thanks") || words.contains("thank") || words.contains("cheers") { return "You are welcome." }
    let isGreeting =
      words.first.map { ["hello", "hi", "hey", "good", "hola", "hallo", "merhaba"].contains($0) } ?? false
    if isGreeting { return "Hello. What did you eat?" }
    return
      "Nothing is logged. You can say what you ate, for instance “200g pasta for lunch”, or ask “how was today?”."
  }

  private static func unclear(_ understanding: Understanding) -> String {
    let foods = understanding.items.map(\.food).filter { !$0.isEmpty }
    guard foods.isEmpty else {
      return "I understood \(foods.joined(separator: ", ")). What should I do with it?"
    }
    let what = understanding.unaccounted.isEmpty ? "that" : "“\(understanding.text)”"
    return "I did not understand \(what). You can say “200g pasta for lunch” or “how was today?”."
  }
}
