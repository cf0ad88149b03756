internal import LanguageModels
internal import Nutrition
internal import Proposals

/// Records what a session reads and shows as a transcript, while another console does the work.
package final class RecordingConsole: Console {
  private let console: any Console
  private let environment: TurnEnvironment
  private var layout: Layout
  /// The recording so far.
  package private(set) var transcript: Transcript
  private var moment: Instant
  private var zone: String
  /// Whether the model has failed, so that the rest of this turn is made without it, also in a replay.
  private var isWithoutModel = false

  /// - Parameter layout: the layout of replays, so that a recorded session replays exactly.
  package init(_ console: any Console, header: Transcript.Header, environment: TurnEnvironment, layout: Layout) {
    self.console = console
    self.environment = environment
    self.layout = layout
    transcript = Transcript(header: header, lines: [.commentary("")])
    moment = header.now
    zone = header.zone
  }

  /// The line of the other console. It is recorded, with the moment if that has changed.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput {
    let input = console.nextInput(prompt)
    environment.beginTurn()
    isWithoutModel = false
    noteClock()
    switch input {
    case .line(let line): note(line.text)
    case .interrupted: transcript.lines.append(.input(Transcript.interrupt))
    case .end: break
    }
    return input
  }

  /// Records the event and shows it on the other console. Events that only matter while somebody waits are not recorded.
  package func show(_ event: SessionEvent) {
    layout = layout.following(event)
    switch event {
    case .progress, .waiting, .thinking: return console.show(event)
    case .outside(let answer): transcript.lines.append(.outside(answer.text))
    case _ where transcript.header.model == "builtin" || isWithoutModel: break
    case .model(_, let reply): transcript.lines.append(.reply(RecordedReply(reply).text))
    case .modelFailed(let error):
      transcript.lines.append(.reply(RecordedReply(error).text))
      isWithoutModel = true
    default: break
    }
    transcript.lines += layout.plainLines(event).map { .output($0) }
    console.show(event)
  }

  private func noteClock() {
    guard environment.now != moment || environment.zone.identifier != zone else { return }
    moment = environment.now
    let changed = environment.zone.identifier == zone ? nil : environment.zone.identifier
    zone = environment.zone.identifier
    transcript.lines.append(
      .clock(moment, offset: environment.zone.offset(at: moment), zone: changed))
  }

  private func note(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    transcript.lines.append(.input(String(lines.first ?? "")))
    transcript.lines += lines.dropFirst().map { .inputMore(String($0)) }
  }
}
