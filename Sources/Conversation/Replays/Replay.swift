internal import EmbeddedMessages
package import LanguageModels
internal import Messages
package import Nutrition
package import Services
internal import Store

/// Runs a transcript on an empty home and compares.
package struct Replay {
  /// The width at which transcripts are laid out.
  package static let layout = Layout(width: 100)

  private let knowledge: Knowledge
  private let prompts: Prompts?
  private let zones: ReadZones
  private let homes = EmptyHomes()

  /// - Parameters:
  ///   - prompts: what models are told; a transcript that was recorded with another version of it differs.
  ///   - zones: reads a zone by its name; nil where the machine does not know it.
  package init(knowledge: Knowledge, prompts: Prompts? = nil, zones: @escaping (String) -> Zone?) {
    self.knowledge = knowledge
    self.prompts = prompts
    self.zones = ReadZones(zones)
  }

  /// What a replay gave.
  package struct Outcome: Sendable {
    /// The file as it should be after this run.
    package let played: Transcript
    /// What cannot be mended by accepting the output: nil where there is nothing.
    package let fault: Fault?
    /// Turns and answers that were played.
    package let lines: Int
    /// The tools that the model called.
    package let tools: Set<String>
    /// Those that were shown, in order.
    package let proposals: [ReplayedProposal]
    /// What was shown in English whatever language is spoken: words that are not in the catalogue yet.
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
    /// What was asked of somebody outside and has no recorded answer in its place.
    case missingOutsideAnswer(String)
    case missingReply
    case brokenRequest(String)
    case failure(String)
  }

  /// Plays a transcript.
  ///
  /// - Parameters:
  ///   - other: answers in place of the recorded model, to be compared with it.
  ///   - onEnd: is told when a turn is over, with its number as proposals have it.
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

  /// Sessions one after another on one home, as long as the file has lines. The digest of the data at the end, where the file
  /// pins one.
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

  /// Puts the digest at the end, in the place of the one that stands there.
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
