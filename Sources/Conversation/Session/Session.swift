package import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Interpreter
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
package import Proposals
package import Services
package import Store
internal import Words

/// One conversation: performs what the turn wants done. Every front end drives this and nothing else.
package final class Session {
  let store: Store
  let foodBank: FoodBank
  let console: any Console
  let environment: TurnEnvironment
  let options: Options
  let toolbox: Toolbox
  var models: ModelChoice
  var profile: Profile {
    didSet { tellLanguage() }
  }
  /// The interpreter answers the turn that is going on.
  var answersLocally = false
  /// The foods of the line that the interpreter has read last before a model was asked.
  var readFoods: (line: String, items: [FoodItem])?
  /// Tokens of this session by model, and of its last answer.
  var sessionUsage: [String: LanguageModels::Usage] = [:]
  /// What servers of one's own have said of themselves, by model; nil where they have said nothing.
  var served: [String: ServedModel?] = [:]
  var lastUsage: (model: String, usage: LanguageModels::Usage)?
  private(set) var turn = Turn()
  private var firstFailure: ExitCode?
  /// What was put off in this session and is neither saved nor dropped since.
  var putOff: Set<UUID> = []
  /// The commits of this conversation by their sequence, oldest first.
  var savedHere: [Int] = []
  /// Proposals that the store could not take as drafts.
  var unkept: Set<UUID> = []
  /// What is asked again in the turn that is going on.
  var askedAgain: QueuedTurn?
  /// The turn that is going on was said before.
  var isAskingAgain = false
  /// The meal of what is said without one; nil is that of the hour.
  var meal: MealSlot?
  /// Something was put into the queue of what is given away.
  var givesNow = false
  /// What the person has named in this conversation.
  private(set) var namedFiles = NamedFiles()
  /// In which other language the last lines were, and how many.
  var foreignLines: (language: Language, count: Int)?
  var hasOfferedLanguage = false
  /// What other devices have said differently is to be asked about.
  var hasNewsOfDevices = false
  private var hasLeft = false
  /// In which language the console shows what is said.
  private(set) var style = LanguageStyle.english

  /// - Throws: a complaint where the store cannot be read or the profile is not there.
  package init(
    store: Store, foodBank: FoodBank, models: ModelChoice, console: any Console, environment: TurnEnvironment,
    options: Options = Options(), toolbox: Toolbox = .all
  ) throws(SessionError) {
    self.store = store
    self.foodBank = foodBank
    self.models = models
    self.console = console
    self.environment = environment
    self.options = options
    self.toolbox = toolbox
    profile = try Session.profile(named: options.profile, in: store)
    tellLanguage()
  }

  /// Whoever shows what is said learns in which language, when that becomes another one.
  private func tellLanguage() {
    let spoken = LanguageStyle(options.language, profile: profile)
    guard spoken != style else { return }
    style = spoken
    console.show(.language(spoken))
  }

  /// Converses until the person leaves or the input ends.
  package func run() async -> ExitCode {
    dropOldPictures()
    if options.isInteractive {
      tellOfScript()
      await offerDrafts()
      tellOfQueue()
      await takeUpQueue()
      options.devices.listen()
    }
    while !hasLeft {
      if options.isInteractive { await hearDevices() }
      switch console.nextInput(turn.waiting.isEmpty ? .turn(profile: profileSign) : .answer) {
      case .line(let line):
        if options.isInteractive { noticeDevices() }
        if options.isInteractive, turn.waiting.isEmpty { noticeLanguage(of: line.text) }
        await handle(.line(line))
      case .interrupted: await handle(.interrupted)
      case .end: await handle(.ended)
      }
    }
    options.devices.finish()
    return exitCode
  }

  /// Asks about one proposal that no turn made, until it is decided or the input ends.
  package func run(asking proposal: Proposal) async -> ExitCode {
    keep(proposal, later: false)
    await handle(.offered([proposal]))
    while !hasLeft, !turn.waiting.isEmpty {
      switch console.nextInput(.answer) {
      case .line(let line): await handle(.line(line))
      case .interrupted: await handle(.interrupted)
      case .end: await handle(.ended)
      }
    }
    return exitCode
  }

  /// What a run of this session stands for: something unconfirmed before a failure before done.
  private var exitCode: ExitCode {
    if let firstFailure, firstFailure == .data { return .data }
    if !options.dryRun, !turn.waiting.isEmpty || !putOff.isEmpty { return .unconfirmed }
    return options.isInteractive ? .done : firstFailure ?? .done
  }

  /// Feeds an event to the turn and performs what it wants, until it wants nothing more.
  func handle(_ event: Event) async {
    await handle { event }
  }

  /// The same for an event that is made in the turn that it begins.
  func handle(_ begin: () -> Event) async {
    environment.beginTurn()
    askedAgain = nil
    let event = begin()
    hear(event)
    var actions = turn.receive(event)[...]
    while let action = actions.popFirst() {
      guard let event = await perform(action) else { continue }
      hear(event)
      actions.append(contentsOf: turn.receive(event))
    }
    isAskingAgain = false
    if givesNow {
      givesNow = false
      await giveContributions()
    }
  }

  /// What the person says names the files that may be opened.
  private func hear(_ event: Event) {
    if case .line(let line) = event { namedFiles.hear(line.text) }
  }

  /// Performs one action; what came of it is the next event.
  private func perform(_ action: Action) async -> Event? {
    switch action {
    case .askModel(let messages, let waiting): return await ask(messages, waiting)
    case .cancelModel: return nil
    case .runTool(let call):
      let revised = turn.revised(by: call)
      return event(of: revised) { (context) throws(ToolError) in
        var context = context
        if call.call.value == nil { context.known = knownNumbers }
        return try toolbox.start(call, revising: revised, in: context)
      }
    case .learn(let needs): return await learn(needs).map { .learned($0) } ?? .interrupted
    case .resume(let resumption, let call):
      let proposal = call.map { turn.revised(by: $0) } ?? turn.waiting.first
      return event(of: proposal) { (context) throws(ToolError) in try resumption.run(context) }
    case .revise(let proposal, let edits):
      return event(of: proposal) { (context) throws(ToolError) in
        .finished(try toolbox.revise(proposal, by: edits, in: context))
      }
    case .renew(let proposal):
      return event(of: proposal) { (context) throws(ToolError) in .finished(try toolbox.renew(proposal, in: context)) }
    case .commit(let confirmed): return commit(confirmed)
    case .keepDraft(let proposal, let later): keep(proposal, later: later)
    case .dropDraft(let id): drop(id)
    case .queue(let words): queue(words)
    case .command(let command): return await perform(command)
    case .leave(let unconfirmed): leave(unconfirmed)
    case .fail: fail(.failed)
    case .show, .showAnswer, .remind, .saved, .declined, .keptForLater, .speak, .say, .care, .complain: show(action)
    }
    return nil
  }

  /// What a tool's step comes to: what it tells on the way is told.
  private func event(of proposal: Proposal?, _ step: (ToolContext) throws(ToolError) -> ToolStep) -> Event {
    do throws(ToolError) {
      switch told(try step(context(of: proposal))) {
      case .finished(let outcome): return .toolFinished(outcome)
      case .needs(let need): return .toolNeeds(need)
      }
    } catch {
      return .toolFailed(error)
    }
  }

  private func told(_ step: ToolStep) -> ToolStep.Place {
    for postponed in step.postponed { queue(postponed.words, saying: postponed.sentence) }
    for remark in step.remarks { console.show(.notice(remark)) }
    return step.place
  }

  /// Carries a call out that belongs to no turn, asking outside for what it needs. Where the person stops that, it is done with
  /// what is known here.
  package func carryOut(_ words: AnyCall) async throws(ToolError) -> ToolOutcome {
    environment.beginTurn()
    let call = ToolCall(id: "own", words)
    return try await finish(try toolbox.start(call, in: context), of: call)
  }

  /// Goes on with a call until it has come to its end.
  func finish(_ step: ToolStep, of call: ToolCall) async throws(ToolError) -> ToolOutcome {
    var place = told(step)
    while true {
      switch place {
      case .finished(let outcome): return outcome
      case .needs(let need):
        guard let resumption = await learn([need])?.first else { return try toolbox.run(call, in: context) }
        place = told(try resumption.run(context))
      }
    }
  }

  /// What waits for an answer, the first of it asked about.
  package var waiting: [Proposal] { turn.waiting }

  /// What of the conversation is sent to a model that has room for so many tokens of it.
  func history(within tokens: Int) -> [Message] {
    turn.limitHistory(to: tokens)
    return turn.fittingHistory()
  }

  /// The numbers in what is sent to a model.
  func numbersOfHistory(
    _ part: MessageHistory.Part = .all, by read: (Message) -> KnownNumbers
  ) -> [MessageNumbers] {
    turn.history.numbers(part, by: read)
  }

  /// What is sent instead of what was too long; nil where nothing can be left out.
  func shorterHistory() -> [Message]? { turn.shorterHistory() }

  /// A proposal that no turn of this conversation has made waits with the others.
  ///
  /// - Returns: what it takes the place of, and what a model is told of it.
  func receive(guest proposal: Proposal, of call: ToolCall) -> (old: Proposal?, facts: JSONValue) {
    turn.receive(guest: proposal, of: call)
  }

  /// It is decided.
  func resolve(guest proposal: Proposal) { turn.resolve(guest: proposal) }

  func fail(_ code: ExitCode) {
    // Trouble with the data weighs more than what failed before it.
    firstFailure = code == .data ? code : firstFailure ?? code
  }

  func complain(_ failure: SessionError) {
    fail(failure.exit)
    console.show(.error(failure))
  }

  private func leave(_ unconfirmed: [Proposal]) {
    hasLeft = true
    for proposal in unconfirmed where !options.dryRun {
      if unkept.contains(proposal.id), (try? store.bookkeeping.keep(proposal, state: .waiting)) != nil {
        unkept.remove(proposal.id)
      }
      tellWhatIsKept(of: proposal)
    }
  }
}
