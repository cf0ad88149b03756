internal import EmbeddedMessages
package import LanguageModels
internal import Messages
package import Nutrition
package import Services
internal import Store

/// Plays a transcript on an empty home and compares the output.
package struct Replay {
  /// The layout of transcripts, 100 columns wide.
  package static let layout = Layout(width: 100)

  private let knowledge: Knowledge
  private let prompts: Prompts?
  private let zones: ReadZones
  private let homes = EmptyHomes()

  /// - Parameters:
  ///   - prompts: the prompts for models; a transcript recorded with another version of them differs.
  ///   - zones: loads a zone by its name; nil where the machine does not know it.
  package init(knowledge: Knowledge, prompts: Prompts? = nil, zones: @escaping (String) -> Zone?) {
    self.knowledge = knowledge
    self.prompts = prompts
    self.zones = ReadZones(zones)
  }

  /// The outcome of a replay.
  package struct Outcome: Sendable {
    /// The transcript as this run produces it.
    package let played: Transcript
    /// An error that accepting the output cannot correct; nil where there is none.
    package let fault: Fault?
    /// The number of turns and answers played.
    package let lines: Int
    /// The tools that the model called.
    package let tools: Set<String>
    /// The proposals shown, in order.
    package let proposals: [ReplayedProposal]
    /// What was shown in English in every language, because it is not in the catalogue.
    package let unmarked: [String]

    fileprivate init(played: Transcript, fault: Fault?, _ console: ReplayConsole? = nil) {
      self.played = played
      self.fault = fault
      lines = console?.inputs ?? 0
      tools = console?.tools ?? []
      proposals = console?.proposals ?? []
      unmarked = console?.unmarked ?? []
    }
  }

  /// Why a transcript cannot be played to its end.
  package enum Fault: Hashable, Sendable {
    case unknownZone(String)
    case unknownModel(String)
    case unreadableReply
    case unusedReplies(Int)
    case unusedOutsideAnswers(Int)
    /// A request to the outside world that has no recorded answer.
    case missingOutsideAnswer(String)
    case missingReply
    case brokenRequest(String)
    case failure(String)
  }

  /// Plays a transcript.
  ///
  /// - Parameters:
  ///   - other: answers instead of the recorded model, for comparison.
  ///   - onEnd: called when a turn is over, with the number that proposals give as `turn`.
  package func play(
    _ transcript: Transcript, asking other: ModelChoice? = nil, onEnd: @escaping (Int) -> Void = { _ in }
  ) async -> Outcome {
    guard let zone = zones.zone(transcript.header.zone) else {
      return Outcome(played: transcript, fault: .unknownZone(transcript.header.zone))
    }
    let model: RecordedModel? = transcript.header.model == RecordedModel.name ? RecordedModel() : nil
    guard model != nil || transcript.header.model == "builtin" else {
      return Outcome(played: transcript, fault: .unknownModel(transcript.header.model))
    }
    let clock = ReplayClock(now: transcript.header.now, zone: zone, zones: zones.zone)
    let outside = RecordedOutside()
    let console = ReplayConsole(
      transcript, model: model, outside: outside, clock: clock, layout: Replay.layout)
    console.onEnd = onEnd
    do throws(SessionError) {
      let choice: ModelChoice = model.map { other ?? .other($0) } ?? .builtIn
      let hash = try await converse(transcript, console, choice, outside, clock)
      var played = Transcript(header: transcript.header, lines: console.played)
      if let prompts, played.header.prompt != nil { played.header.prompt = prompts.conversation.version }
      if let hash { played.setState(hash) }
      return Outcome(played: played, fault: fault(console, other == nil ? model : nil, outside, clock), console)
    } catch {
      return Outcome(played: transcript, fault: .failure(error.sentence.english))
    }
  }

  /// Plays sessions one after another on one home, as long as the file has lines. Returns the state hash at the end, where the
  /// file pins one.
  private func converse(
    _ transcript: Transcript, _ console: ReplayConsole, _ models: ModelChoice,
    _ outside: RecordedOutside, _ clock: ReplayClock
  ) async throws(SessionError) -> String? {
    defer { homes.takeBack() }
    do {
      let household = PaperHousehold { () throws(StoreError) in try homes.next() }
      let environment = TurnEnvironment(
        clock: { (clock.now, clock.zone) }, identifiers: SeededIdentifiers(seed: transcript.header.seed))
      var options = Session.Options()
      options.isInteractive = true
      options.language = LanguageChoice(environment: transcript.header.language)
      options.prompt = prompts?.conversation.text ?? ""
      options.prompts = prompts
      options.products = outside
      options.pages = outside
      options.files = outside
      repeat {
        let store = try household.home(of: console.device, at: clock.now)
        options.devices = console.device == nil ? NoMeetings() : PaperMeetings(household, store)
        let session = try Session(
          store: store, foodBank: FoodBank(store: store, knowledge: knowledge),
          models: models, console: console, environment: environment, options: options)
        _ = await session.run()
        console.beginSession()
      } while console.goesOn
      return transcript.pinsState ? try household.stateHash() : nil
    } catch let error as StoreError {
      throw ErrorWording.failure(.store(error))
    } catch let failure as SessionError {
      throw failure
    } catch {
      throw SessionError("The replay could not be run.")
    }
  }

  private func fault(
    _ console: ReplayConsole, _ model: RecordedModel?, _ outside: RecordedOutside, _ clock: ReplayClock
  ) -> Fault? {
    if let zone = clock.unknownZone { return .unknownZone(zone) }
    if console.hasUnreadableReply { return .unreadableReply }
    if let asked = outside.missing { return .missingOutsideAnswer(asked) }
    if console.unusedOutsideAnswers > 0 { return .unusedOutsideAnswers(console.unusedOutsideAnswers) }
    guard let model else { return nil }
    if let rule = model.brokenRule { return .brokenRequest(rule) }
    if model.ranOut { return .missingReply }
    return model.remaining > 0 ? .unusedReplies(model.remaining) : nil
  }
}

extension Transcript {
  fileprivate var pinsState: Bool { lines.contains(where: \.isState) }

  /// Puts the state hash at the end, replacing an older one.
  fileprivate mutating func setState(_ hash: String) {
    lines.removeAll(where: \.isState)
    lines.append(.state(hash))
  }
}

extension Transcript.Line {
  fileprivate var isState: Bool {
    if case .state = self { return true }
    return false
  }
}

extension Replay.Fault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownZone(let zone): "This machine knows no zone “\(zone)”."
    case .unknownModel(let model): "A transcript runs with builtin or recorded, not “\(model)”."
    case .unreadableReply: "A line that begins with < or ~ is no recorded answer."
    case .unusedReplies(let count): "\(count) recorded answers were not asked for."
    case .unusedOutsideAnswers(let count): "\(count) answers from outside were not asked for."
    case .missingOutsideAnswer(let asked): "No recorded answer from outside to: \(asked)."
    case .missingReply: "The model was asked more often than there are recorded answers."
    case .brokenRequest(let rule): "A request to the model is out of order: \(rule)."
    case .failure(let sentence): sentence
    }
  }
}
