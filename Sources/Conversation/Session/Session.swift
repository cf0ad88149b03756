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

/// One conversation, which performs the actions of a `Turn`. Every front end drives this and nothing else.
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
  /// Whether the interpreter answers the current turn.
  var answersLocally = false
  /// The foods of the line that the interpreter last read before a model was asked.
  var readFoods: (line: String, items: [FoodItem])?
  /// The tokens of this session by model, and of its last answer.
  var sessionUsage: [String: LanguageModels::Usage] = [:]
  /// What self-hosted servers have reported about themselves, by model; nil where they reported nothing.
  var served: [String: ServedModel?] = [:]
  var lastUsage: (model: String, usage: LanguageModels::Usage)?
  private(set) var turn = Turn()
  private var firstFailure: ExitCode?
  /// Proposals that were put off in this session and are still drafts.
  var putOff: Set<UUID> = []
  /// The journal sequences of this conversation's commits, oldest first.
  var savedHere: [Int] = []
  /// The meals of a profile's day that were saved before this conversation, once a line was read on it.
  var savedBefore: (profile: UUID, day: Day, meals: [SavedCall])?
  /// Proposals that the store could not keep as drafts.
  var unkept: Set<UUID> = []
  /// The queued line that the current turn repeats.
  var askedAgain: QueuedTurn?
  /// Whether the current turn repeats an earlier line.
  var isAskingAgain = false
  /// The meal for what is said without one; nil decides by the hour.
  var meal: MealSlot?
  /// Whether a contribution was queued and is to be sent.
  var givesNow = false
  /// The files that the person has named in this conversation.
  private(set) var namedFiles = NamedFiles()
  /// The other language of the most recent lines, and how many there were.
  var foreignLines: (language: Language, count: Int)?
  var hasOfferedLanguage = false
  /// Whether there may be differences between devices to ask about.
  var hasNewsOfDevices = false
  private var hasLeft = false
  /// The language in which the console shows events.
  private(set) var style = LanguageStyle.english

  /// - Throws: where the store cannot be read or the profile does not exist.
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

  /// Tells the console when the language changes.
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

  /// Asks about a proposal that no turn made, until it is decided or the input ends.
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

  /// The exit code of this session: damaged data first, then something unconfirmed, then the first failure.
  private var exitCode: ExitCode {
    if let firstFailure, firstFailure == .data { return .data }
    if !options.dryRun, !turn.waiting.isEmpty || !putOff.isEmpty { return .unconfirmed }
    return options.isInteractive ? .done : firstFailure ?? .done
  }

  /// Feeds an event to the turn and performs its actions, until there are none left.
  func handle(_ event: Event) async {
    await handle { event }
  }

  /// The same for an event that has to be created within its turn.
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

  /// Notes the files that the person names; only these may be opened.
  private func hear(_ event: Event) {
    if case .line(let line) = event { namedFiles.hear(line.text) }
  }

  /// Performs one action. Its outcome is the next event.
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

  /// The event for a tool's step. Notices of the step are shown.
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

  /// Carries out a call outside any turn, asking outside for what it needs. If the person cancels that, it finishes with what
  /// is known locally.
  package func carryOut(_ words: AnyCall) async throws(ToolError) -> ToolOutcome {
    environment.beginTurn()
    let call = ToolCall(id: "own", words)
    return try await finish(try toolbox.start(call, in: context), of: call)
  }

  /// Continues a call until it is finished.
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

  /// The waiting proposals; the first is the one asked about.
  package var waiting: [Proposal] { turn.waiting }

  /// The part of the conversation to send to a model with room for this many tokens.
  func history(within tokens: Int) -> [Message] {
    turn.limitHistory(to: tokens)
    return turn.fittingHistory()
  }

  /// The numbers in the messages that are sent to a model.
  func numbersOfHistory(
    _ part: MessageHistory.Part = .all, by read: (Message) -> KnownNumbers
  ) -> [MessageNumbers] {
    turn.history.numbers(part, by: read)
  }

  /// The shorter history to send after one that was too long; nil where nothing can be left out.
  func shorterHistory() -> [Message]? { turn.shorterHistory() }

  /// Adds a proposal that no turn of this conversation has made.
  ///
  /// - Returns: the proposal that it replaces, and the facts for a model.
  func receive(guest proposal: Proposal, of call: ToolCall) -> (old: Proposal?, facts: JSONValue) {
    turn.receive(guest: proposal, of: call)
  }

  /// Removes a guest's proposal that has been decided.
  func resolve(guest proposal: Proposal) { turn.resolve(guest: proposal) }

  func fail(_ code: ExitCode) {
    // Damaged data outweighs earlier failures.
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
