internal import Calls
internal import FoodData
internal import FoundationEssentials
internal import Interpreter
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Words

extension Session {
  /// The context for the tools of this turn.
  var context: ToolContext { context(of: nil) }

  /// The context in which a proposal is made again: its “today” and its profile are those of when it was first made.
  func context(of proposal: Proposal?) -> ToolContext {
    let owner = proposal.flatMap { $0.profile == profile.id ? nil : try? store.profile($0.profile) }
    var context = ToolContext(
      store: store, foodBank: foodBank, profile: owner ?? profile, now: proposal?.created ?? environment.now,
      zone: environment.zone, identifiers: environment.identifiers)
    context.waiting = turn.waiting.first
    context.chosenMeal = meal
    context.savedHere = savedHere
    context.answered = style.language
    context.outside = outside
    context.pictures = { [folder = pictureFolder] in folder?.pictures ?? KeptPictures() }
    context.language = { [messages = turn.history.messages, knowledge = foodBank.knowledge] in
      Session.language(of: messages, knowledge)
    }
    return context
  }

  /// The language of the most recent line from which it can be told.
  private static func language(of messages: [Message], _ knowledge: Knowledge) -> Language? {
    let recent = 6
    return messages.suffix(recent * 2).reversed().lazy.compactMap { message -> Language? in
      guard case .user(let line) = message, line.utf8.count <= Lexicon.longestLine else { return nil }
      return knowledge.lexicon.language(of: line)
    }.first
  }

  private var outside: Outside {
    var outside = Outside()
    outside.hasModel = models.outside != nil
    outside.prompts = options.prompts
    outside.isDryRun = options.dryRun
    outside.isAskedAgain = isAskingAgain
    outside.named = namedFiles
    outside.asksForNewestFile = { self.builtIn.asksForNewestFile($0) }
    outside.isHonest = { ClaimCheck.mayBeKept($0) }
    outside.fullPath = { self.options.files.fullPath(of: $0) }
    outside.hasFile = { self.options.files.hasFile($0) }
    return outside
  }

  /// Asks the model that answers this turn. It is chosen with the turn's first message and stays the same to its end.
  func ask(_ messages: [Message], _ waiting: Proposal?) async -> Event {
    let request = ModelRequest(system: options.prompt, messages: messages, situation: situation(waiting))
    // Read only once, and only where the interpreter takes part.
    let builtIn = builtIn
    lazy var reading = builtIn.read(request)
    if case .user(let line)? = messages.last {
      answersLocally = isLocal(isWhole: reading.isWhole)
      if case .localFirst = models { readFoods = reading.foods.map { (line: line, items: $0) } }
    }
    if answersLocally, let name = reading.profileToSwitchTo {
      switchProfile(to: name)
      return .modelReplied(ModelReply(), isOwn: true)
    }
    guard !answersLocally, let model = models.outside else {
      let reply = builtIn.answer(request, as: reading)
      note(reply, of: builtIn)
      if reply.stop != .unsure { forgetAskedAgain() }
      return .modelReplied(reply, isOwn: true)
    }
    // A turn that has begun ends with what its tools have found.
    guard !hasUsedTokens() else { return .modelReplied(ModelReply()) }
    do throws(ModelError) {
      await lookAtServer(of: model)
      let reply = try await answer(of: model, to: request, waiting)
      note(reply, of: model)
      guard !reply.isMuteRefusal else { throw .filtered(provider: model.provider) }
      forgetAskedAgain()
      return .modelReplied(reply, known: reply.text.isEmpty ? nil : statedNumbers)
    } catch {
      guard error != .cancelled else { return .interrupted }
      console.show(.modelFailed(error))
      if case .limitReached = error { return answerHere(error, request) }
      return fallBack(from: error, request)
    }
  }

  var builtIn: BuiltInModel { BuiltInModel(interpreter: interpreter) }

  var interpreter: Interpreter {
    let finder = ProfileFoodFinder(bank: foodBank, profile: profile)
    let people = (try? store.profiles().map(\.name)) ?? []
    let lexicon = foodBank.knowledge.lexicon.spoken(in: usualLanguage)
    return Interpreter(lexicon: lexicon, finder: finder, people: people, speaker: profile.name)
  }

  private func isLocal(isWhole: @autoclosure () -> Bool) -> Bool {
    switch models {
    case .builtIn: return true
    case .localFirst where isWhole():
      trace("Understood whole: answered here, no model is asked.")
      return true
    case .localFirst(let model):
      trace("Not understood whole: \(model.label) is asked.")
    case .other(let model):
      trace("\(model.label) is asked.")
    }
    return hasUsedTokens()
  }

  /// Whether today's tokens are used up; if so, the person is told.
  func hasUsedTokens() -> Bool {
    guard let most = options.tokensPerDay, tokensToday >= most else { return false }
    console.show(.notice(RemarkWording.sentence(.tokensUsed(most))))
    return true
  }

  /// Handles a model that may not be asked again because of a limit, which is not a failure. A new turn goes to the
  /// interpreter; a turn that has begun ends with what its tools have found.
  private func answerHere(_ limit: ModelError, _ request: ModelRequest) -> Event {
    console.show(.notice(ErrorWording.failure(.model(limit)).sentence))
    guard case .user? = request.messages.last else { return .modelReplied(ModelReply()) }
    console.show(.notice(RemarkWording.sentence(.answeredHere)))
    answersLocally = true
    let model = builtIn
    let reply = model.answer(request)
    note(reply, of: model)
    return .modelReplied(reply, isOwn: true)
  }

  /// Gives the turn of a failed model to the interpreter, if that understands it.
  private func fallBack(from error: ModelError, _ request: ModelRequest) -> Event {
    guard error != .noRecordedAnswer, case .user? = request.messages.last else { return .modelFailed(error) }
    let model = builtIn
    let reply = model.answer(request)
    guard reply.stop != .unsure else { return .modelFailed(error) }
    complain(ErrorWording.failure(.model(error)))
    console.show(.notice(RemarkWording.sentence(.answeredHere)))
    answersLocally = true
    note(reply, of: model)
    forgetAskedAgain()
    return .modelReplied(reply, isOwn: true)
  }

  private func trace(_ sentence: String) {
    if options.traces { console.show(.notice(.english(sentence))) }
  }

  func note(_ reply: ModelReply, of model: any LanguageModel) {
    console.show(.model(provider: model.provider, reply))
    guard reply.usage != .none else { return }
    console.show(.usage(reply.usage))
    let tokens = reply.usage.total
    if ContextWindow.isUsual(tokens) { console.show(.notice(RemarkWording.sentence(.contextCut(tokens: tokens)))) }
    sessionUsage[model.label] = (sessionUsage[model.label] ?? .none) + reply.usage
    lastUsage = (model.label, reply.usage)
    reporting { () throws(StoreError) in
      let usage = Store::Usage(
        provider: model.label, input: reply.usage.input, output: reply.usage.output, cached: reply.usage.cached)
      try store.bookkeeping.add(usage, of: profile.id, on: context.today)
    }
  }

  private var tokensToday: Int {
    let today = context.today
    let used = reporting { () throws(StoreError) in
      try store.bookkeeping.usage(from: today, through: today)
    }
    return (used ?? []).reduce(0) { min($0 + $1.input + $1.output, Store::Usage.most) }
  }

  func situation(_ waiting: Proposal?) -> Situation {
    let call = waiting.map { Situation.WaitingCall(id: turn.name(of: $0), toolbox.read($0.request, in: context)) }
    return Situation(
      now: environment.zone.local(environment.now).iso8601, today: context.today.description, profile: profile.name,
      waiting: call, earlier: mealsBefore)
  }

  /// The meals of today that were saved before this conversation.
  private var mealsBefore: [SavedCall] {
    let today = context.today
    if let savedBefore, savedBefore.profile == profile.id, savedBefore.day == today { return savedBefore.meals }
    let meals = (try? context.savedMeals()) ?? []
    savedBefore = (profile.id, today, meals)
    return meals
  }
}
