internal import Calls
internal import EmbeddedMessages
internal import EmbeddedWords
package import LanguageModels
internal import Messages
internal import Nutrition
internal import Words

/// Larder's own language model, without weights and network. It understands everyday lines about food and turns them
/// into tool calls.
package struct BuiltInModel: LanguageModel {
  private let interpreter: Interpreter

  package init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The provider's name, which marks answers of larder's own interpreter.
  package var provider: String { "builtin" }

  package func respond(
    to request: ModelRequest, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply {
    let reply = answer(request)
    if !reply.text.isEmpty { onText(reply.text) }
    return reply
  }

  /// The reply without waiting, since nothing here is asynchronous.
  package func answer(_ request: ModelRequest) -> ModelReply { answer(request, as: read(request)) }

  /// The reply to a request that was already parsed.
  package func answer(_ request: ModelRequest, as reading: RequestReading) -> ModelReply {
    switch reading {
    case .nothing: ModelReply()
    case .tooLong: ModelReply(saying: .replyTooLong)
    case .found(let call): ModelReply(calls: [call], stop: .toolCalls)
    case .understood(let parses, _):
      reply(to: parses, request, today: moment(of: request.situation).today)
    }
  }

  /// Parses the last line of a request; everything else is derived from the result.
  package func read(_ request: ModelRequest) -> RequestReading {
    guard case .user(let line)? = request.messages.last else { return .nothing }
    guard line.utf8.count <= Lexicon.longestLine else { return .tooLong }
    if let call = callForFound(line, request) ?? figuresOfCard(line, request)
      ?? servingsOfCard(line, request) ?? placeOfCard(line, request) ?? estimate(line, request) ?? earned(line, request)
    {
      return .found(call)
    }
    let waiting = request.situation?.waiting?.call.value
    let names = (waiting?.cardLines.map(\.name) ?? []) + Parse.lines(in: request.messages).map(\.name)
    let answers = AnswerWords.embedded
    let change = waiting == nil ? line : answers.change(behindYesOf: line) ?? line
    // "The tea was logged by mistake" is one sentence.
    let beforeMistake = answers.change(beforeMistakeOf: change).flatMap { rest in
      waiting != nil || change.dropFirst(rest.count).first?.isPunctuation == true ? rest : nil
    }
    let said =
      beforeMistake
      ?? (waiting == nil
        ? nil : interpreter.change(behindReasonOf: change, isOfOne: waiting?.cardLines.count == 1))
      ?? change
    return .understood(
      interpreter.understand(interpreter.spelt(said, as: names), now: moment(of: request.situation)), waiting: waiting)
  }

  /// The call for "half of it", about a product that was just found.
  private func callForFound(_ line: String, _ request: ModelRequest) -> ToolCall? {
    let moment = moment(of: request.situation)
    guard request.situation?.waiting == nil, let name = FoundFood.name(in: request.messages),
      let (amount, when) = interpreter.shareOfPack(line, now: moment)
    else { return nil }
    let item = FoodItem(quantity: amount.quantity, unit: amount.unit, food: name)
    let parse = Parse(text: line, intent: .log, when: when, items: [item], command: .log)
    return CallBuilder().call(for: parse).map { ToolCall(id: "c1", $0) }
  }

  /// The call for "like a muesli bar", about a food whose estimate was requested.
  private func estimate(_ line: String, _ request: ModelRequest) -> ToolCall? {
    guard request.situation?.waiting == nil, let name = askedAbout(request.messages) else { return nil }
    let moment = moment(of: request.situation)
    let call = interpreter.estimate(of: name, by: line, now: moment) ?? figures(of: name, line, moment)
    return call.map { ToolCall(id: "c1", AnyCall($0)) }
  }

  /// The call for "410 kcal per 100 g", about the same; figures without an amount are per 100 g, as the card shows.
  private func figures(of name: String, _ line: String, _ moment: Moment) -> SaveFoodCall? {
    if let figures = interpreter.figures(line) { return SaveFoodCall { ($0.name, $0.figures) = (name, figures) } }
    let found = interpreter.understand("\(name): \(line)", now: moment)
    return found.count == 1 ? found[0].command.call(SaveFoodCall.self).flatMap { $0.name == name ? $0 : nil } : nil
  }

  /// The food that the reply before called unknown, asking for figures or a similar food.
  private func askedAbout(_ messages: [Message]) -> String? {
    guard case .assistant(let reply)? = messages.dropLast().last, reply.calls.isEmpty, let said = reply.only,
      case .message(let message) = said, case .text(.verbatim(let food))? = message.arguments.first,
      said == .replyEstimateHow(food: food)
    else { return nil }
    return food
  }

  /// The call for "320 kcal" or "320", about an activity of which the reply before asked what it earned.
  private func earned(_ line: String, _ request: ModelRequest) -> ToolCall? {
    let longestAnswer = 40
    let moment = moment(of: request.situation)
    guard line.utf8.count <= longestAnswer, request.situation?.waiting == nil,
      let (activity, reply) = exchange(before: request), reply.only == .replyExercise,
      interpreter.understand(line, now: moment).allSatisfy({ $0.items.isEmpty && $0.intent != .exercise })
    else { return nil }
    return [line, line + " kcal"].lazy.compactMap { energy in
      let found = interpreter.understand(activity + ", " + energy, now: moment)
      return found.count == 1 ? found[0].command.call(RecordActivityCall.self) : nil
    }.first.map { ToolCall(id: "c1", AnyCall($0)) }
  }

  /// The meal that a line names without a food, where nothing was proposed yet that it could move.
  private func mealAlone(_ request: ModelRequest) -> When? {
    guard case .user(let line)? = request.messages.last, request.situation?.waiting == nil,
      Parse.lastCall(in: request.messages) == nil
    else { return nil }
    return interpreter.mealAlone(line, now: moment(of: request.situation))
  }

  /// The line right before this one, and the reply to it.
  private func exchange(before request: ModelRequest) -> (line: String, reply: ModelReply)? {
    let before = Array(request.messages.dropLast().suffix(2))
    guard before.count == 2, case .user(let line) = before[0], case .assistant(let reply) = before[1] else {
      return nil
    }
    return (line, reply)
  }

  /// The meal of which the reply before asked what was eaten.
  private func mealAskedAbout(_ request: ModelRequest) -> When? {
    guard let (line, reply) = exchange(before: request),
      MealSlot.allCases.contains(where: { reply.own == .replyWhatWasEaten(slot: $0) })
    else { return nil }
    return interpreter.mealAlone(line, now: moment(of: request.situation))
  }

  /// The call for "4000 kcal", "sodium 1500", about a waiting card of figures.
  private func figuresOfCard(_ line: String, _ request: ModelRequest) -> ToolCall? {
    guard let waiting = request.situation?.waiting, let call = waiting.call.value,
      call.cardPlace == nil, type(of: call).takes(.figures(.unknown)), let figures = interpreter.figures(line)
    else { return nil }
    return ToolCall(id: "c1", waiting.call, revises: waiting.id, by: [Edit(.card, .figures(figures))])
  }

  /// The call for "hab ich zum Frühstück gegessen", about a waiting meal.
  private func placeOfCard(_ line: String, _ request: ModelRequest) -> ToolCall? {
    guard let waiting = request.situation?.waiting, let call = waiting.call.value,
      let when = interpreter.mealOfEating(line, now: moment(of: request.situation)), when.day == nil, when.time == nil,
      let slot = when.slot, type(of: call).takes(.slot(slot))
    else { return nil }
    return ToolCall(id: "c1", waiting.call, revises: waiting.id, by: [Edit(.card, .slot(slot))])
  }

  /// The call for "serves 6", about a waiting recipe.
  private func servingsOfCard(_ line: String, _ request: ModelRequest) -> ToolCall? {
    guard let waiting = request.situation?.waiting, waiting.call.value is SaveRecipeCall,
      let servings = interpreter.servings(line)
    else { return nil }
    return ToolCall(
      id: "c1", waiting.call, revises: waiting.id, by: [Edit(.card, .field(.servings, servings.description))])
  }

  /// Whether a line asks to scan the newest picture, without naming it.
  package func asksForNewestFile(_ line: String) -> Bool {
    interpreter.understand(line, now: Moment(today: Day(number: 0))).contains { parse in
      parse.command.call(ScanFileCall.self)?.path == ScanFileCall.newest
    }
  }

  /// The foods that a line names, with their amounts.
  package func foods(in line: String) -> [FoodItem] {
    interpreter.understand(line, now: Moment(today: Day(number: 0))).flatMap(\.items)
  }

  private func moment(of situation: Situation?) -> Moment {
    guard let situation else { return Moment(today: Day(number: 0)) }
    let date = Day(situation.now.prefix(10))
    let today = Day(situation.today) ?? date ?? Day(number: 0)
    return Moment(
      today: today, time: ClockTime(situation.now.dropFirst(11).prefix(5)),
      isPastMidnight: date.map { $0 > today } ?? false)
  }

  private func reply(to parses: [Parse], _ request: ModelRequest, today: Day) -> ModelReply {
    let builder = CallBuilder()
    if parses.allSatisfy(\.items.isEmpty), let slot = mealAlone(request)?.slot {
      return ModelReply(saying: .replyWhatWasEaten(slot: slot))
    }
    let asked = mealAskedAbout(request)
    var card = request.situation?.waiting.flatMap { waitingCard($0, today) }
    card?.isRevised = Parse.lastCall(in: request.messages)?.revises != nil
    let saved = card == nil ? Parse.lines(in: request.messages) : []
    var calls: [ToolCall] = []
    /// The meal that the line has logged so far.
    var meal: (card: WaitingCard, place: Int)?
    var silent: [Parse] = []
    var told: [Text] = []
    for said in Parse.exchanging(parses, in: card?.things ?? saved) {
      let gone = said.takenOff(card?.things ?? saved, household: interpreter.people.names)
      let parse = card?.call is LogMealCall ? gone.ofStatedFigures(interpreter.figures) : gone
      if card?.call is LogMealCall, parse.isOfFigures(interpreter.figures) || parse.isOfFatShare {
        return ModelReply(saying: Replies.leftover([parse.text]))
      }
      let named = named(parse, card, request.messages)
      // "Take off the soup, only had the sushi".
      let isTakenOff =
        card?.edits.contains { $0.change == .removed } ?? calls.contains { $0.call.tool == DeleteEntriesCall.name }
      if isTakenOff, parse.isOnlyWhatIsLeft(of: card?.things ?? saved) { continue }
      let earlier = request.situation?.earlier ?? []
      if let other = card?.split(parse) ?? otherHalf(parse, card, request.messages, earlier) {
        calls.append(other)
        continue
      }
      if card?.takesAll(of: parse) != true { told += Replies.told(of: parse) }
      switch card?.take(named ?? parse) {
      case .edits: continue
      case .question(let question):
        // The answer to a question leaves nothing open.
        return ModelReply(saying: question, stop: question == .replyFiguresOnCard ? .finished : .unsure)
      case .other, nil: break
      }
      guard let parse = named else { return ModelReply(saying: .replyWhichFood) }
      let ofSaved =
        card != nil || meal != nil
        ? nil
        : parse.reading(of: request.messages, in: request.situation, on: today) {
          waitingCard(Situation.WaitingCall(id: "", AnyCall($0)), today)
        }
      switch ofSaved {
      case .corrections(let corrections):
        calls += corrections
        continue
      case .question(let question): return ModelReply(saying: question)
      case nil: break
      }
      if parse.changesWhatWasSaid, let place = meal?.place {
        switch meal?.card.take(parse) {
        case .edits:
          calls[place] = meal?.card.changed ?? calls[place]
          continue
        case .question(let question): return ModelReply(saying: question)
        case .other, nil: break
        }
      }
      if let question = Replies.leftover(of: parse) ?? parse.partOfDish(after: request.messages, interpreter.together) {
        return ModelReply(saying: question)
      }
      if card == nil, let restated = restated(parse, request.messages, today) {
        calls.append(restated)
        continue
      }
      let placed = parse.saidAnew(after: request.messages).at(asked).placed(
        after: request.messages, interpreter.together, interpreter.splash,
        earlier: request.situation?.earlier ?? [])
      guard let call = builder.call(for: placed) else {
        silent.append(parse)
        continue
      }
      calls.append(ToolCall(id: "", call))
      if call.typed(LogMealCall.self) != nil {
        meal = waitingCard(Situation.WaitingCall(id: "", call), today).map { ($0, calls.count - 1) }
      }
    }
    if let change = card?.change { calls.insert(change, at: 0) }
    if card != nil, calls.isEmpty, let remark = silent.first(where: Replies.changesNothing) {
      return ModelReply(saying: Replies.leftover([remark.text]))
    }
    // What a meal would leave out is a price on a receipt.
    let isPriced = card?.change != nil && card?.call is RecordTripCall
    return reply(calls, silent, asked: isPriced ? [] : told)
  }

  /// The call for "the other half for dinner", of the food of which half is on the card or was saved. Nil for anything else, and
  /// where none was.
  private func otherHalf(
    _ parse: Parse, _ card: WaitingCard?, _ messages: [Message], _ earlier: [SavedCall]
  ) -> ToolCall? {
    guard parse.command == .otherHalf,
      let before = card?.call as? LogMealCall ?? SavedMeal(.latest, in: messages, after: earlier)?.call
    else { return nil }
    let named = parse.reference?.food.flatMap { before.cardLines.named($0)?.only?.name }
    let halves = before.items.filter {
      $0.quantity == FixedDecimal(1) / FixedDecimal(2) && (named == nil || $0.food == named)
    }
    guard let item = halves.count == 1 ? halves[0] : before.items.count == 1 ? before.items[0] : nil else { return nil }
    let call = LogMealCall {
      ($0.items, $0.slot, $0.day) = ([item], parse.when.slot, parse.when.day?.description)
      $0.time = parse.when.time?.description
    }
    return ToolCall(id: "", AnyCall(call))
  }

  /// The call for "no, 84.2" after a weight, water or a target was saved: the same with that number. Nil after anything else.
  private func restated(_ parse: Parse, _ messages: [Message], _ today: Day) -> ToolCall? {
    guard parse.isNumberAlone || parse.isOfWater, let last = Parse.lastCall(in: messages)?.call,
      let call = last.proposed(RecordWaterCall.self).map({ AnyCall($0.correcting) })
        ?? last.proposed(RecordWeightCall.self).map({ AnyCall($0.correcting) })
        ?? last.proposed(SetTargetsCall.self).map({ AnyCall($0) }),
      !parse.isOfWater || last.proposed(RecordWaterCall.self) != nil,
      var card = waitingCard(Situation.WaitingCall(id: "", call), today),
      case .edits = card.take(parse.isOfWater ? parse.ofLast : parse)
    else { return nil }
    return card.changed
  }

  private func waitingCard(_ waiting: Situation.WaitingCall, _ today: Day) -> WaitingCard? {
    WaitingCard(
      waiting, today: today, isMeasured: interpreter.isMeasured, together: interpreter.together,
      isBread: interpreter.isBread, splash: interpreter.splash, isMade: interpreter.isMade)
  }

  /// Names the food in "it has 400 kcal per 100 g": the only unknown food of a waiting meal, or the one that was just
  /// found; nil where there is none.
  private func named(_ said: Parse, _ card: WaitingCard?, _ messages: [Message]) -> Parse? {
    guard var food = said.command.call(SaveFoodCall.self), food.name.isEmpty else { return said }
    let unknown = (card?.call as? LogMealCall)?.items.filter { $0.resolved == nil && $0.kcal == nil } ?? []
    guard
      let name = unknown.count == 1 ? unknown[0].food : askedAbout(messages) ?? FoundFood.name(in: messages)
    else { return nil }
    var named = said
    food.name = name
    named.command = .calling(food)
    return named
  }

  private func reply(_ calls: [ToolCall], _ silent: [Parse], asked: [Text]) -> ModelReply {
    let toolCalls = CorrectEntriesCall.combining(calls).enumerated().map { index, call in
      call.identified("c\(index + 1)")
    }
    let told = calls.isEmpty ? Array(silent.prefix(1)) : silent.filter(Replies.mustBeTold)
    let said = told.map { calls.isEmpty ? Replies.reply(to: $0) : Replies.besideCalls($0) }
    let isUnsure = told.contains { Replies.isUnsure($0) }
    return ModelReply(
      saying: .list(said + (calls.isEmpty ? [] : asked), .lines),
      calls: toolCalls,
      stop: !toolCalls.isEmpty ? .toolCalls : isUnsure ? .unsure : .finished)
  }
}

extension RecordWeightCall {
  /// The same call in place of what was recorded before.
  fileprivate var correcting: RecordWeightCall {
    var call = self
    call.corrects = true
    return call
  }
}

extension RecordWaterCall {
  /// The same call in place of what was recorded before.
  fileprivate var correcting: RecordWaterCall {
    var call = self
    call.corrects = true
    return call
  }
}

extension ModelReply {
  /// What it says, where that is one thing.
  fileprivate var only: Text? {
    guard case .list(let parts, _)? = own else { return own }
    return parts.count == 1 ? parts[0] : nil
  }
}
