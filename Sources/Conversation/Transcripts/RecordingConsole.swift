internal import LanguageModels
internal import Nutrition
internal import Proposals

/// Writes down what a session reads and shows, in the form of a transcript, while another console does the work.
package final class RecordingConsole: Console {
  private let console: any Console
  private let environment: TurnEnvironment
  private var layout: Layout
  /// What was written down so far.
  package private(set) var transcript: Transcript
  private var moment: Instant
  private var zone: String
  /// The model failed, and what follows in this turn is made without it, in a replay too.
  private var isWithoutModel = false

  /// - Parameter layout: how events become lines; that of replays, so that a recorded session replays as it is.
  package init(_ console: any Console, header: Transcript.Header, environment: TurnEnvironment, layout: Layout) {
    self.console = console
    self.environment = environment
    self.layout = layout
    transcript = Transcript(header: header, lines: [.commentary("")])
    moment = header.now
    zone = header.zone
  }

  /// The line of the other console, written down with the moment if that has changed.
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

  /// Writes down what the event shows, and shows it on the other console; what is told only while somebody waits is not
  /// written down.
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
