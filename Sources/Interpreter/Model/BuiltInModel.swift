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
      reply(to: parses, request)
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
    let change =
      waiting == nil ? line : answers.change(behindYesOf: line) ?? interpreter.change(behindSameOf: line) ?? line
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
      interpreter.understand(interpreter.spelt(said, as: names), now: request.moment), waiting: waiting)
  }

  /// The call for "half of it", about a product that was just found, or "had one", about foods that were just looked up.
  private func callForFound(_ line: String, _ request: ModelRequest) -> ToolCall? {
    guard request.situation?.waiting == nil else { return nil }
    let lookedUp = request.foodsLookedUp
    let found = FoundFood.name(in: request.messages)
    guard found != nil || !lookedUp.isEmpty,
      let (amount, when) = interpreter.shareOfPack(line, wasAsked: !lookedUp.isEmpty, now: request.moment),
      let items = lookedUp.isEmpty
        ? found.map({ [FoodItem(quantity: amount.quantity, unit: amount.unit, food: $0)] })
        : servings(amount, of: lookedUp)
    else { return nil }
    let parse = Parse(text: line, intent: .log, when: when, items: items, command: .log)
    return CallBuilder().call(for: parse).map { ToolCall(id: "c1", $0) }
  }

  /// So much of foods that were looked up together: "two of them" of "a crumpet with butter" are two of both. Nil where it may be of
  /// any of them.
  private func servings(_ said: Amount, of lookedUp: [FindFoodCall]) -> [FoodItem]? {
    let amount = said.unit == .packet ? Amount(quantity: said.quantity, unit: nil) : said
    guard lookedUp.count == 1 || amount.unit == nil else { return nil }
    return lookedUp.enumerated().map { index, food in
      var item = FoodItem(quantity: food.quantity, unit: food.unit, food: food.query)
      item.state = food.state
      guard amount != .unsaid else { return item }
      return item.having(index == 0 ? amount : Amount(quantity: amount.quantity, unit: .serving))
    }
  }

  /// The call for "like a muesli bar", about a food whose estimate was requested.
  private func estimate(_ line: String, _ request: ModelRequest) -> ToolCall? {
    guard request.situation?.waiting == nil, let name = request.foodAskedAbout else { return nil }
    let moment = request.moment
    let call = interpreter.estimate(of: name, by: line, now: moment) ?? figures(of: name, line, moment)
    return call.map { ToolCall(id: "c1", AnyCall($0)) }
  }

  /// The call for "410 kcal per 100 g", about the same; figures without an amount are per 100 g, as the card shows.
  private func figures(of name: String, _ line: String, _ moment: Moment) -> SaveFoodCall? {
    if let figures = interpreter.figures(line) { return SaveFoodCall { ($0.name, $0.figures) = (name, figures) } }
    let found = interpreter.understand("\(name): \(line)", now: moment)
    return found.count == 1 ? found[0].command.call(SaveFoodCall.self).flatMap { $0.name == name ? $0 : nil } : nil
  }

  /// The call for "320 kcal" or "320", about an activity of which the reply before asked what it earned.
  private func earned(_ line: String, _ request: ModelRequest) -> ToolCall? {
    let longestAnswer = 40
    let moment = request.moment
    guard line.utf8.count <= longestAnswer, request.situation?.waiting == nil,
      let asked = request.lineAnswered(by: .replyExercise),
      let activity = interpreter.understand(asked, now: moment).last(where: { $0.intent == .exercise })?.text,
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
    return interpreter.mealAlone(line, now: request.moment)
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
      let when = interpreter.mealOfEating(line, now: request.moment), when.day == nil, when.time == nil,
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

  private func reply(to parses: [Parse], _ request: ModelRequest) -> ModelReply {
    if parses.allSatisfy(\.items.isEmpty), let slot = mealAlone(request)?.slot {
      return ModelReply(saying: .replyWhatWasEaten(slot: slot))
    }
    var builder = ReplyBuilder(to: request, interpreter: interpreter)
    return builder.reply(to: parses)
  }
}
