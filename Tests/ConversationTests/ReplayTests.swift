import Conversation
import FoundationEssentials
import LanguageModels
import Messages
import Nutrition
import Services
import TestSupport
import Testing

private let pasta =
  #"  < {"calls":[{"tool":"log_meal","arguments":{"items":[{"food":"pasta","quantity":200,"unit":"g"}]}}]}"#

/// A transcript with recorded answers at noon of Friday 20 November 2026 in Berlin.
private func transcript(_ body: String, model: String = "recorded", zone: String = "Europe/Berlin") throws -> Transcript
{
  try Transcript(
    text: "larder transcript 1\nnow: 2026-11-20T12:30:00+01:00\nzone: \(zone)\nmodel: \(model)\n\n" + body)
}

/// Logs pasta and says yes; the outputs are filled in by a replay.
private let logged = "  > had 200 g pasta\n\(pasta)\n  < {}\n  > y\n  state: ?\n"

private func play(_ transcript: Transcript) async -> Replay.Outcome {
  await Home.replay().play(transcript)
}

extension Replay.Outcome {
  fileprivate var output: [String] {
    played.lines.compactMap { if case .output(let text) = $0 { text } else { nil } }
  }

  fileprivate var state: String? {
    for case .state(let hash) in played.lines { return hash }
    return nil
  }
}

struct ReplayTests {
  @Test func `output and state are made anew, and then it passes`() async throws {
    let outcome = await play(try transcript(logged))
    #expect(outcome.fault == nil)
    #expect(outcome.lines == 2)
    // The columns are the layout's; here it is the words that count.
    #expect(
      outcome.output.map { $0.split(separator: " ").joined(separator: " ") } == [
        "Lunch, Fri 20 Nov",
        "1 pasta, cooked 200 g 316 kcal P 11.6 C 61.8 F 1.9 database",
        "Save? [y]es, [n]o, or say what to change", "Saved: lunch, 316 kcal. 1,684 of 2,000 kcal left today.",
      ])
    #expect(outcome.state?.count == 64)
    let again = await play(outcome.played)
    #expect(again.played == outcome.played)
    #expect(again.fault == nil)
  }

  @Test func `the language that is spoken changes nothing of what is saved`() async throws {
    let lines = ["+450 pub lunch", "y", "72.5 kg", "y", "/undo", "y", "/redo", "y", "had 2 eggs", "y"]
    var states: Set<String?> = []
    var outputs: Set<[String]> = []
    for language in ["en", "de", "es", "tr", "zh"] {
      let body = lines.map { "  > \($0)\n" }.joined() + "  state: ?\n"
      let outcome = await play(try transcript(body, model: "builtin\nlanguage: \(language)", zone: "UTC"))
      states.insert(outcome.state)
      outputs.insert(outcome.output)
    }
    #expect(states.count == 1 && states.first??.count == 64)
    #expect(outputs.count == 5)
  }

  @Test func `the same transcript gives the same state, another seed the same records under other ids`() async throws {
    let first = await play(try transcript(logged))
    var other = try transcript(logged)
    other.header.seed = 99
    #expect(await play(try transcript(logged)).state == first.state)
    #expect(await play(other).state != first.state)
    #expect(await play(other).output == first.output)
  }

  @Test(arguments: ["en", "de-AT", "es-MX", "tr", "zh-CN"])
  func `what is saved is the same whatever language it is shown in`(language: String) async throws {
    let body = "  > 200 g pasta for lunch\n  > yes\n  > +250 soup\n  > yes\n  > delete the pasta\n  > yes\n  state: ?\n"
    let english = await play(try transcript(body, model: "builtin"))
    var other = try transcript(body, model: "builtin")
    other.header.language = LanguageTag(language)
    let shown = await play(other)
    #expect(shown.state == english.state)
    #expect((shown.output == english.output) == (language == "en"))
  }

  @Test func `output that differs is a difference, and accepting it is writing what was played`() async throws {
    let passing = await play(try transcript(logged)).played
    let wrong = try Transcript(text: passing.text.replacing("316 kcal. ", with: "999 kcal. "))
    let outcome = await play(wrong)
    #expect(outcome.fault == nil)
    let difference = TranscriptDifference.lines(from: wrong.text, to: outcome.played.text)
    #expect(difference.contains("-   Saved: lunch, 999 kcal. 1,684 of 2,000 kcal left today."))
    #expect(difference.contains("+   Saved: lunch, 316 kcal. 1,684 of 2,000 kcal left today."))
    #expect(outcome.played.text == passing.text)
  }

  @Test func `a wrong state is a difference, none is none`() async throws {
    #expect(await play(try transcript(logged)).state != "?")
    #expect(await play(try transcript("  > y\n")).state == nil)
  }

  @Test func `commentary stays where it was`() async throws {
    let outcome = await play(try transcript("First.\n  > y\nThen.\n  > n\nLast.\n"))
    #expect(
      outcome.played.lines == [
        .commentary(""), .commentary("First."), .input("y"), .output("Nothing is waiting for an answer."),
        .commentary("Then."), .input("n"), .output("Nothing is waiting for an answer."), .commentary("Last."),
      ])
  }

  @Test func `a recorded answer that nobody asks for is a fault`() async throws {
    #expect(await play(try transcript("  > y\n  < {}\n")).fault == .unusedReplies(1))
  }

  @Test func `an answer that is missing is a fault`() async throws {
    let outcome = await play(try transcript("  > had pasta\n\(pasta)\n"))
    #expect(outcome.fault == .missingReply)
    #expect(outcome.output.contains("The recorded answers are used up."))
  }

  @Test(arguments: ["nonsense", "[1]", #"{"calls": 1}"#, #"{"calls": [{"arguments": {}}]}"#])
  func `an answer that cannot be read is a fault`(reply: String) async throws {
    #expect(await play(try transcript("  > hello\n  < \(reply)\n")).fault == .unreadableReply)
  }

  @Test func `a zone that nobody knows is a fault, at the top and on the way`() async throws {
    #expect(await play(try transcript("", zone: "Mars/Base")).fault == .unknownZone("Mars/Base"))
    let moving = try transcript("  > y\n  @ 2026-11-21T08:00:00Z Mars/Base\n  > y\n")
    #expect(await play(moving).fault == .unknownZone("Mars/Base"))
  }

  @Test func `a model from outside cannot be replayed`() async throws {
    #expect(await play(try transcript("", model: "openai:x")).fault == .unknownModel("openai:x"))
  }

  @Test(arguments: [
    Replay.Fault.unknownZone("x"), .unknownModel("x"), .unreadableReply, .unusedReplies(2), .missingReply,
    .brokenRequest("x"), .failure("X."),
  ])
  func `a fault has its sentence`(fault: Replay.Fault) {
    #expect(fault.description.hasSuffix("."))
  }

  @Test func `Ctrl-C is written as one`() async throws {
    let outcome = await play(try transcript("  > ^C\n  > had pasta\n\(pasta)\n  < {}\n  > ^C\n"))
    #expect(outcome.output.first == "Ctrl-D or /quit leaves.")
    #expect(outcome.output.contains("Still waiting: lunch, 316 kcal. y, n or later?"))
  }

  @Test func `after quitting another session begins on the same home, and offers what waited`() async throws {
    let outcome = await play(
      try transcript("  > had pasta\n\(pasta)\n  < {}\n  > /quit\n  @ 2026-11-20T13:00:00+01:00\n  > y\n"))
    #expect(outcome.fault == nil)
    #expect(outcome.output.contains("Kept for later, not saved: lunch, 316 kcal. /pending shows it again."))
    #expect(outcome.output.contains("Kept from earlier, not saved yet:"))
    #expect(outcome.output.last == "Saved: lunch, 316 kcal. 1,684 of 2,000 kcal left today.")
  }

  @Test func `the clock and the zone move`() async throws {
    let day = #"  < {"calls":[{"tool":"show_day","arguments":{}}]}"#
    let body = logged.replacing("  state: ?\n", with: "")
    let outcome = await play(
      try transcript(body + "  @ 2026-11-21T00:30:00+13:00 Pacific/Auckland\n  > today?\n\(day)\n  < {}\n"))
    #expect(outcome.output.dropLast().last == "Nothing logged today.")
  }

  @Test func `a paste is one turn`() async throws {
    let outcome = await play(try transcript("  > had pasta\n  >| and that was it\n\(pasta)\n  < {}\n  > n\n"))
    #expect(outcome.lines == 2)
    #expect(outcome.output.last == "Not saved.")
  }
}

struct ReplayHostileTests {
  private static let body = """
      > had pasta
    \(pasta)
      < {"text":"Saved!"}
      > 1: 250g
      > drop 4
      > later
      > /undo
      > /pending
      > y
      @ 2026-11-21T08:00:00+01:00
      > and now
      < {"text":"ok","calls":[{"tool":"nope"},{"tool":"undo","arguments":{"redo":false}}]}
      < {}
      > y
      > ^C
      > /quit
      > /today
      state: ?

    """

  @Test func `no mutation of a transcript stops the program`() async throws {
    let replay = Home.replay()
    let text = try transcript(ReplayHostileTests.body).text
    var generator = SeededGenerator(seed: 5)
    var played = 0
    for _ in 0..<150 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: position)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: position)
        default: bytes.insert(contentsOf: bytes[position...].prefix(60), at: position)
        }
      }
      guard let mutated = try? Transcript(text: String(decoding: bytes, as: UTF8.self)) else { continue }
      let outcome = await replay.play(mutated)
      played += 1
      let again = await replay.play(outcome.played)
      if outcome.fault == nil { #expect(again.played == outcome.played) }
    }
    #expect(played > 30)
  }

  @Test func `a model that loops is stopped, a model that lies is not heard`() async throws {
    let loop = (0..<10).map { #"  < {"calls":[{"tool":"show_period","arguments":{"to":"2026-11-\#(10 + $0)"}}]}"# }
    let outcome = await play(
      try transcript(
        "  > go on\n\(loop.prefix(9).joined(separator: "\n"))\n  > hm\n  < {\"text\":\"Saved: it.\"}\n"))
    #expect(outcome.fault == nil)
    #expect(outcome.output.contains("The model did not come to an end; stopped. Try it in other words."))
    #expect(outcome.output.last == "(A remark of the model was left out: nothing has been saved.)")
  }
}

struct RecordingTests {
  @Test func `a recorded session replays as it was`() async throws {
    let home = try Home()
    let header = Transcript.Header(model: "recorded", now: home.now, offset: 0, zone: "UTC", seed: 7)
    let environment = home.environment
    let console = RecordingConsole(
      ListeningConsole(["had pasta", "two\nlines", "^C", "y", "/today"]), header: header, environment: environment,
      layout: Replay.layout)
    let replies = [logging("pasta", 200), silence, ModelReply(text: "Fine.")]
    let session = try Session(
      store: home.store, foodBank: home.bank, models: .other(RecordedModel(replies)), console: console,
      environment: environment)
    _ = await session.run()
    let outcome = await play(console.transcript)
    #expect(outcome.fault == nil)
    #expect(outcome.played.text == console.transcript.text)
    #expect(console.transcript.lines.contains(.inputMore("lines")))
    #expect(console.transcript.lines.contains(.input("^C")))
  }

  @Test func `an answer from outside that is not recorded is a fault, and so is one too many`() async throws {
    let asked = await play(try transcript("  > barcode 4006381333931\n", model: "builtin"))
    #expect(asked.fault == .missingOutsideAnswer("product 4006381333931"))
    let other = "  ~ {\"asked\":\"product 96385074\",\"fault\":\"offline\"}\n"
    let mixed = await play(try transcript("  > barcode 4006381333931\n" + other, model: "builtin"))
    #expect(mixed.fault == .missingOutsideAnswer("product 4006381333931"))
    let surplus = await play(try transcript("  > hello\n" + other, model: "builtin"))
    #expect(surplus.fault == .unusedOutsideAnswers(1))
  }

  @Test func `a line that is no answer from outside is a fault`() async throws {
    let outcome = await play(try transcript("  > hello\n  ~ {}\n", model: "builtin"))
    #expect(outcome.fault == .unreadableReply)
  }
}
