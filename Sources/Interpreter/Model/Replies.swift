internal import Calls
internal import EmbeddedMessages
internal import EmbeddedWords
internal import LanguageModels
package import Messages
internal import Nutrition
internal import Words

extension ModelReply {
  /// A reply in the words of larder's own interpreter.
  init(saying own: Text, calls: [ToolCall] = [], stop: StopReason = .unsure) {
    self.init(text: own.english, own: own.isEmpty ? nil : own, calls: calls, stop: stop)
  }
}

/// What larder's own interpreter says where it makes no call.
package enum Replies {
  /// Notes for a logged meal: what was left out, and what its figures include or not.
  static func told(of parse: Parse) -> [Text] {
    var told = (parse.leftOut + parse.beside).map { Text.replyLeftOut(words: $0) }
    told += parse.excluded.map { .replyExcluded(words: $0) }
    told += parse.perhapsExcluded.map { .replyPerhapsExcluded(words: $0) }
    told += parse.uncounted.map { .replyUncountedMilk(words: $0) }
    told += parse.ofOthers.map { .replyOfOthers(words: $0) }
    told += parse.inside.map { .replyInside(words: $0) }
    return told
  }

  /// The reply to something that was not eaten.
  package static let nothingLogged = Text.replyNothingLogged

  /// Asks whether an amount is of a waiting dish, or of a part of it.
  static func whichPart(amount: Amount, food: String, of dish: String) -> Text {
    .replyWhichPart(amount: amount.description, food: food, dish: dish)
  }

  /// Asks which line is meant, where words match several.
  static func whichLine(_ words: String, _ lines: [CardLine]) -> Text {
    .replyWhichLine(
      words: words,
      lines: lines.map { line in
        if case .line(let number) = line.target {
          .replyNumberedLine(line: number, name: line.name)
        } else {
          .food(line.name)
        }
      })
  }

  /// Asks whether energy is that of one line, or of the whole card.
  static func energyOfWhich(_ lines: [CardLine]) -> Text {
    .replyEnergyOfWhich(lines: lines.map { .food($0.name) }, first: lines[0].name)
  }

  /// Asks which food an amount of each belongs to, where several were counted.
  static func whichEach(_ lines: [CardLine]) -> Text { .replyWhichEach(lines: lines.map { .food($0.name) }) }

  /// The reply to a change of a saved entry that has unknown words; nil where it has none.
  static func leftover(of parse: Parse) -> Text? {
    guard case .change = parse.command else { return nil }
    let words = parse.wordsLeft
    return words.isEmpty ? nil : leftover(words)
  }

  /// The reply to unknown words in a change.
  static func leftover(_ words: [String]) -> Text { .replyLeftover(words: words.joined(separator: " ")) }

  /// The reply to a parse that leads to no call.
  static func reply(to parse: Parse) -> Text {
    if case .beyond(let limit) = parse.command { return reply(to: limit) }
    if case .change(let change) = parse.command, change.isOnlyState { return .replyStateAlone }
    return switch parse.intent {
    case .chat: chat(parse)
    case .plan: .replyPlan
    case .skip: nothingLogged
    case .advice: .replyAdvice
    case .exercise: .replyExercise
    case .profile: .replyProfile
    case .define: .replyDefine
    case .goal: .replyGoal
    case .edit where parse.command == .none: .replyWhatChange
    case .log, .add, .edit, .move, .delete, .repeat, .queryLog, .queryFood, .other: unclear(parse)
    }
  }

  /// Like `reply`, for a parse beside others that lead to calls.
  static func besideCalls(_ parse: Parse) -> Text {
    parse.intent == .chat ? unclear(parse) : reply(to: parse)
  }

  /// Whether a parse without a call is mentioned beside those with calls.
  static func mustBeTold(_ parse: Parse) -> Bool {
    [.exercise, .other].contains(parse.intent)
      || parse.intent == .chat && !parse.unaccounted.isEmpty
  }

  /// Whether a parse without a call was not understood at all, so that `reply` can only ask.
  static func isUnsure(_ parse: Parse) -> Bool {
    switch parse.intent {
    case .chat, .plan, .skip, .advice, .exercise, .profile, .define, .goal: false
    case .log, .add, .edit, .move, .delete, .repeat, .queryLog, .queryFood, .other: true
    }
  }

  /// Whether words at a card neither change it nor are thanks or a greeting: "soy" about a cappuccino.
  static func changesNothing(_ parse: Parse) -> Bool { parse.intent == .chat && chat(parse) == .replyChat }

  private static func reply(to limit: Limit) -> Text {
    switch limit {
    case .countedDeletion: .replyCountedDeletion
    case .eatenOrBought(let foods): .replyEatenOrBought(foods: foods.map { .verbatim($0) }, first: foods.first ?? "")
    case .amountAtHome: .replyAmountAtHome
    case .doubtfulNumber(let number):
      .replyDoubtfulNumber(words: number.words, low: spoken(number.low), high: spoken(number.high))
    case .picture: .replyPicture
    case .otherDiary(let name): .replyOtherDiary(person: name)
    case .shell: .replyShell
    case .estimate(let food): .replyEstimateHow(food: food)
    case .targetDifference: .replyTargetDifference
    }
  }

  private static func spoken(_ amount: Amount) -> String {
    let quantity = amount.quantity?.formatted(places: 3, grouping: false) ?? ""
    return "\(quantity) \(amount.unit?.rawValue ?? "")"
  }

  private static func chat(_ parse: Parse) -> Text {
    if AnswerWords.embedded.thanks(parse.text) { return .replyWelcome }
    return AnswerWords.embedded.greets(parse.text) ? .replyHello : .replyChat
  }

  private static func unclear(_ parse: Parse) -> Text {
    let foods = parse.items.map(\.food).filter { !$0.isEmpty }
    guard foods.isEmpty else { return .replyUnderstood(foods: foods.map { .verbatim($0) }) }
    return parse.unaccounted.isEmpty
      ? .replyNotUnderstood : .replyWordsNotUnderstood(words: parse.text)
  }
}
