internal import LanguageModels
internal import Nutrition
internal import Proposals

/// Plays a transcript to a session and writes down what it shows.
///
/// Lines of the person, the model and the clock are copied, and larder's output is produced anew, so that `played` is what the
/// file should be.
final class ReplayConsole: Console {
  private let file: [Transcript.Line]
  private let model: RecordedModel?
  private let outside: RecordedOutside
  private var layout: Layout
  private let clock: ReplayClock
  private var position = 0
  /// Recorded model answers to the line just played, written where the model gives them.
  private var replies: ArraySlice<Transcript.Line> = []
  private(set) var played: [Transcript.Line] = []
  /// The device that is being played; nil where there is only one.
  private(set) var device: String?
  /// Whether the file has a model answer that cannot be parsed.
  private(set) var hasUnreadableReply = false
  /// How many lines of the person were played.
  private(set) var inputs = 0
  private(set) var proposals: [ReplayedProposal] = []
  /// What was shown in English in every language, because it is not in the catalogue.
  private(set) var unmarked: [String] = []
  private var line = ""
  /// The tools that the model called.
  private(set) var tools: Set<String> = []
  /// Recorded answers from outside to the line just played.
  private var outsideAnswers: ArraySlice<Transcript.Line> = []
  /// Recorded answers from outside that nothing asked for.
  private(set) var unusedOutsideAnswers = 0
  /// Called when a turn is over, with its number.
  var onEnd: (Int) -> Void = { _ in }

  init(
    _ transcript: Transcript, model: RecordedModel?, outside: RecordedOutside, clock: ReplayClock, layout: Layout
  ) {
    file = transcript.lines
    device = transcript.firstDevice
    self.model = model
    self.outside = outside
    self.clock = clock
    self.layout = layout
  }

  /// Whether the file goes on after the session was left, so that another one begins on the same home.
  var goesOn: Bool { file[position...].contains(where: \.isInput) }

  /// Plays what comes before the first event of a further session, such as the passing of time.
  func beginSession() {
    while position < file.count {
      switch file[position] {
      case .commentary: played.append(file[position])
      case .device(let name):
        played.append(file[position])
        device = name
      case .clock(let instant, _, let zone):
        played.append(file[position])
        clock.move(to: instant, zone: zone)
      case .output: break
      case .input, .inputMore, .reply, .outside, .state: return
      }
      position += 1
    }
  }

  func nextInput(_ prompt: Prompt) -> ConsoleInput {
    onEnd(inputs)
    played += replies + outsideAnswers
    unusedOutsideAnswers += outsideAnswers.count
    (replies, outsideAnswers) = ([], [])
    while position < file.count {
      let line = file[position]
      position += 1
      switch line {
      case .output, .reply: continue
      case .outside where inputs > 0: continue
      case .commentary, .state, .inputMore: played.append(line)
      case .outside:
        played.append(line)
        unusedOutsideAnswers += 1
      case .clock(let instant, _, let zone):
        played.append(line)
        clock.move(to: instant, zone: zone)
      case .device(let name):
        played.append(line)
        guard name != device else { continue }
        // The session on the present device ends, and another begins on the new one.
        device = name
        return .end
      case .input(let text): return input(text)
      }
    }
    return .end
  }

  private func input(_ first: String) -> ConsoleInput {
    inputs += 1
    line = first
    played.append(.input(first))
    var text = first
    while position < file.count, case .inputMore(let more) = file[position] {
      played.append(file[position])
      text += "\n" + more
      position += 1
    }
    let next = file[position...].firstIndex(where: \.isInput) ?? file.count
    replies = file[position..<next].filter(\.isReply)[...]
    for case .reply(let text) in replies {
      if let recorded = RecordedReply(text: text) { model?.add(recorded) } else { hasUnreadableReply = true }
    }
    outsideAnswers = file[position..<next].filter(\.isOutside)[...]
    for case .outside(let text) in outsideAnswers {
      if let recorded = RecordedOutsideAnswer(text: text) { outside.add(recorded) } else { hasUnreadableReply = true }
    }
    return first == Transcript.interrupt ? .interrupted : .line(TypedLine(typed: text))
  }

  func show(_ event: SessionEvent) {
    layout = layout.following(event)
    // These are not recorded either.
    switch event {
    case .progress, .waiting, .thinking: return
    default: break
    }
    if case .outside = event, let line = outsideAnswers.popFirst() { played.append(line) }
    if case .modelFailed = event, let line = replies.popFirst() { played.append(line) }
    if case .model(let provider, let reply) = event {
      tools.formUnion(reply.calls.map(\.tool))
      if provider == RecordedModel.name, let line = replies.popFirst() { played.append(line) }
    }
    if case .proposal(let proposal) = event {
      proposals.append(ReplayedProposal(turn: inputs, line: line, proposal))
    }
    unmarked += event.unmarked
    played += layout.plainLines(event).map { .output($0) }
  }
}

extension Transcript {
  /// The device on which a transcript with several devices begins.
  fileprivate var firstDevice: String? {
    for case .device(let name) in lines.prefix(while: { !$0.isInput }) { return name }
    return lines.contains { if case .device = $0 { true } else { false } } ? "the first device" : nil
  }
}

extension Transcript.Line {
  fileprivate var isInput: Bool {
    if case .input = self { return true }
    return false
  }

  fileprivate var isOutside: Bool {
    if case .outside = self { return true }
    return false
  }

  fileprivate var isReply: Bool {
    if case .reply = self { return true }
    return false
  }
}

/// The clock of a replay, which moves only where the transcript says so.
final class ReplayClock {
  private let zones: (String) -> Zone?
  private(set) var now: Instant
  private(set) var zone: Zone
  /// A zone that the file names and this machine does not know.
  private(set) var unknownZone: String?

  init(now: Instant, zone: Zone, zones: @escaping (String) -> Zone?) {
    self.now = now
    self.zone = zone
    self.zones = zones
  }

  func move(to instant: Instant, zone name: String?) {
    now = instant
    guard let name else { return }
    if let known = zones(name) { zone = known } else { unknownZone = name }
  }
}
