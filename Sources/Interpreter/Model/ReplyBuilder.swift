internal import Calls
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages
internal import Nutrition

/// Builds the reply to a line from its parses, one after another: what changes on the waiting card, what else is called, and
/// what is asked.
struct ReplyBuilder {
  let interpreter: Interpreter
  let request: ModelRequest
  let today: Day
  private(set) var card: WaitingCard?
  /// The foods of the meal that was saved last, where no card waits.
  private let saved: [CardLine]
  private var calls: [ToolCall] = []
  /// The meal that the line has logged so far.
  private var meal: (card: WaitingCard, place: Int)?
  /// The parses that neither change nor call anything.
  private var silent: [Parse] = []
  private var told: [Text] = []

  init(to request: ModelRequest, interpreter: Interpreter) {
    (self.interpreter, self.request, today) = (interpreter, request, request.moment.today)
    saved = request.situation?.waiting?.call.value == nil ? Parse.lines(in: request.messages) : []
    card = request.situation?.waiting.flatMap(waitingCard)
    let calls = Parse.proposedCalls(in: request.messages)
    if calls.first?.revises != nil {
      card?.isRevised = true
      card?.mealBefore = calls.dropFirst().first?.call.typed(LogMealCall.self)
    }
  }

  /// What words can refer to: the foods on the card, or of the meal that was saved last.
  private var things: [CardLine] { card?.things ?? saved }

  mutating func reply(to parses: [Parse]) -> ModelReply {
    for parse in Parse.exchanging(parses, in: things) {
      if let question = take(parse) { return question }
    }
    return reply()
  }

  /// Takes one parse. Returns the question that it leaves open, which is then the whole reply.
  private mutating func take(_ said: Parse) -> ModelReply? {
    let gone = said.takenOff(things, household: interpreter.people.names)
    let parse = card?.call is LogMealCall ? gone.ofStatedFigures(interpreter.figures) : gone
    if card?.call is LogMealCall, parse.isOfFigures(interpreter.figures) || parse.isOfFatShare {
      return ModelReply(saying: Replies.leftover([parse.text]))
    }
    // "Take off the soup, only had the sushi".
    if isTakenOff, parse.isOnlyWhatIsLeft(of: things) { return nil }
    if let other = card?.split(parse) ?? otherHalf(parse) {
      calls.append(other)
      return nil
    }
    if card?.takesAll(of: parse) != true { told += Replies.told(of: parse) }
    let named = named(parse)
    switch card?.take(named ?? parse) {
    case .edits: return nil
    case .question(let question):
      // The answer to a question leaves nothing open.
      return ModelReply(saying: question, stop: question == .replyFiguresOnCard ? .finished : .unsure)
    case .other, nil: break
    }
    guard let named else { return ModelReply(saying: .replyWhichFood) }
    return takeBesideCard(named)
  }

  /// Whether something was taken off the card, or off what was saved.
  private var isTakenOff: Bool {
    card?.edits.contains { $0.change == .removed } ?? calls.contains { $0.call.tool == DeleteEntriesCall.name }
  }

  /// Takes what is no change of the waiting card: a correction of what was saved or of what the line has logged, or something
  /// new.
  private mutating func takeBesideCard(_ parse: Parse) -> ModelReply? {
    switch correction(by: parse) {
    case .corrections(let corrections):
      calls += corrections
      return nil
    case .question(let question): return ModelReply(saying: question)
    case nil: break
    }
    if parse.changesWhatWasSaid, let place = meal?.place {
      switch meal?.card.take(parse) {
      case .edits:
        calls[place] = meal?.card.changed ?? calls[place]
        return nil
      case .question(let question): return ModelReply(saying: question)
      case .other, nil: break
      }
    }
    if let question = Replies.leftover(of: parse) ?? parse.partOfDish(after: request.messages, interpreter.together) {
      return ModelReply(saying: question)
    }
    if card == nil, let restated = restated(parse) { calls.append(restated) } else { call(for: parse) }
    return nil
  }

  /// What a parse corrects of what was saved, where neither a card waits nor the line has logged anything.
  private func correction(by parse: Parse) -> SavedMeal.Reading? {
    guard card == nil, meal == nil else { return nil }
    return parse.reading(of: request.messages, in: request.situation, on: today) {
      waitingCard(Situation.WaitingCall(id: "", AnyCall($0)))
    }
  }

  private mutating func call(for parse: Parse) {
    var placed = parse.saidAnew(after: request.messages).at(mealAskedAbout).placed(
      after: request.messages, interpreter.together, interpreter.splash, earlier: request.situation?.earlier ?? [])
    if placed.intent == .add { placed.items = placed.items.map(restored) }
    guard let said = CallBuilder().call(for: placed) else { return silent.append(parse) }
    let call = putBack(said) ?? said
    // "Minus the toast, plus 100 g of beans".
    if placed.intent == .add, !saved.isEmpty, call.typed(LogMealCall.self) != nil, let last = calls.last?.call,
      last.isCorrection
    {
      calls[calls.count - 1] = ToolCall(id: "", .together([last, call]))
      return
    }
    calls.append(ToolCall(id: "", call))
    if call.typed(LogMealCall.self) != nil {
      meal = waitingCard(Situation.WaitingCall(id: "", call)).map { ($0, calls.count - 1) }
    }
  }

  /// The meal of which the reply before asked what was eaten.
  private var mealAskedAbout: When? {
    let lines = MealSlot.allCases.lazy.compactMap { request.lineAnswered(by: .replyWhatWasEaten(slot: $0)) }
    return lines.first.flatMap { interpreter.mealAlone($0, now: request.moment) }
  }

  /// Names the food in "it has 400 kcal per 100 g": the only unknown food of a waiting meal, or the one that was just
  /// found; nil where there is none.
  private func named(_ said: Parse) -> Parse? {
    guard var food = said.command.call(SaveFoodCall.self), food.name.isEmpty else { return said }
    let unknown = (card?.call as? LogMealCall)?.items.filter { $0.resolved == nil && $0.kcal == nil } ?? []
    guard
      let name = unknown.count == 1
        ? unknown[0].food : request.foodAskedAbout ?? FoundFood.name(in: request.messages)
    else { return nil }
    var named = said
    food.name = name
    named.command = .calling(food)
    return named
  }

  func waitingCard(_ waiting: Situation.WaitingCall) -> WaitingCard? {
    WaitingCard(
      waiting, today: today, isMeasured: interpreter.isMeasured, together: interpreter.together,
      isBread: interpreter.isBread, splash: interpreter.splash, isMade: interpreter.isMade)
  }

  /// The reply with all that was taken.
  private func reply() -> ModelReply {
    let calls = (card?.change.map { [$0] } ?? []) + calls
    if card != nil, calls.isEmpty, let remark = silent.first(where: Replies.changesNothing) {
      return ModelReply(saying: Replies.leftover([remark.text]))
    }
    let toolCalls = CorrectEntriesCall.combining(calls).enumerated().map { index, call in
      call.identified("c\(index + 1)")
    }
    let untaken = calls.isEmpty ? Array(silent.prefix(1)) : silent.filter(Replies.mustBeTold)
    let said = untaken.map { calls.isEmpty ? Replies.reply(to: $0) : Replies.besideCalls($0) }
    // What a meal would leave out is a price on a receipt.
    let isPriced = card?.change != nil && card?.call is RecordTripCall
    let isUnsure = untaken.contains { Replies.isUnsure($0) }
    return ModelReply(
      saying: .list(said + (calls.isEmpty || isPriced ? [] : told), .lines),
      calls: toolCalls,
      stop: !toolCalls.isEmpty ? .toolCalls : isUnsure ? .unsure : .finished)
  }
}
