import Conversation
import Nutrition
import TestSupport
import Testing

private let page = """
  larder transcript 1
  now: 2026-11-20T12:30:00+01:00
  zone: Europe/Berlin
  model: recorded
  seed: 42

  A page of commentary.
    > had soup
    >| and toast
    < {"text": "ok"}
    ~ {"status": 200}
    Lunch, Fri 20 Nov
    \\> this is output
    \\
    \\\\ and so is this
  @ at the margin is commentary
    @ 2026-11-21T08:00:00+13:00 Pacific/Auckland
    @ 2026-11-21T09:00:00Z
    device: study laptop
    > 
    >
    state: 0123abcd

  """

/// Takes the two spaces of a Swift text away.
private func transcript(_ text: String) throws(TranscriptError) -> Transcript { try Transcript(text: text) }

private func instant(_ text: String) -> Instant { Instant(iso8601: text) ?? Instant(milliseconds: 0) }

private let header = Transcript.Header(
  model: "recorded", now: instant("2026-11-20T11:30:00Z"), offset: 3_600, zone: "Europe/Berlin", seed: 42)

private let lines: [Transcript.Line] = [
  .commentary(""), .commentary("A page of commentary."), .input("had soup"), .inputMore("and toast"),
  .reply(#"{"text": "ok"}"#), .outside(#"{"status": 200}"#), .output("Lunch, Fri 20 Nov"), .output("> this is output"),
  .output(""), .output("\\ and so is this"), .commentary("@ at the margin is commentary"),
  .clock(instant("2026-11-20T19:00:00Z"), offset: 46_800, zone: "Pacific/Auckland"),
  .clock(instant("2026-11-21T09:00:00Z"), offset: 0, zone: nil), .device("study laptop"), .input(""),
  .input(""), .state("0123abcd"),
]

struct TranscriptTextTests {
  @Test func `every kind of line is read`() throws {
    let read = try transcript(page)
    #expect(read.header == header)
    #expect(read.lines == lines)
  }

  @Test func `what is written reads the same`() throws {
    let whole = Transcript(header: header, lines: lines)
    #expect(try transcript(whole.text) == whole)
  }

  @Test func `carriage returns before the end of a line are no text`() throws {
    let whole = Transcript(header: header, lines: lines)
    let read = try transcript(whole.text.replacing("\n", with: "\r\r\n") + "\r")
    #expect(read == Transcript(header: header, lines: lines) && read.text == whole.text)
  }

  @Test func `lines may end with a carriage return`() throws {
    #expect(try transcript(page.replacing("\n", with: "\r\n")) == Transcript(header: header, lines: lines))
  }

  @Test func `the last line needs no end`() throws {
    #expect(try transcript(String(page.dropLast())).lines == lines)
  }

  @Test func `model and seed may be left out`() throws {
    let read = try transcript("larder transcript 1\nnow: 2026-11-20T12:30:00Z\nzone: UTC\n")
    #expect(read.header.model == "builtin")
    #expect(read.header.seed == Transcript.Header.usualSeed)
    #expect(read.lines == [])
    #expect(!read.text.contains("seed"))
  }

  @Test(arguments: [
    "> a", "< {}", "~ x", "@ now", "state: x", "\\", "\\\\", "", ">", "<", " ", "  > a", "state:", "- a list", "\\> a",
    ">| more", "é", "🍝 pasta",
  ])
  func `output that looks like something else comes back as output`(text: String) throws {
    let whole = Transcript(header: header, lines: [.commentary(""), .output(text)])
    #expect(try transcript(whole.text) == whole)
  }

  @Test(arguments: ["", " ", "y", "  indented", "> quoted", ">| x", "state: x", "\\", "#", "@ x", "/help", "é", "🍝"])
  func `whatever a person says comes back`(text: String) throws {
    let whole = Transcript(header: header, lines: [.commentary(""), .input(text), .inputMore(text), .output("a")])
    #expect(try transcript(whole.text) == whole)
  }

  @Test(arguments: [
    ("", 1, TranscriptError.Problem.notATranscript),
    ("\n", 1, .notATranscript),
    ("larder transcript 2\n", 1, .notATranscript),
    ("larder transcript 1\n", 1, .missingHeader("now")),
    ("larder transcript 1\nnow: 2026-11-20T12:30:00Z\n", 1, .missingHeader("zone")),
    ("larder transcript 1\nzone: UTC\nnow: noon\n", 3, .unreadableValue("noon")),
    ("larder transcript 1\nnow: 2026-11-20T12:30:00\nzone: UTC\n", 2, .unreadableValue("2026-11-20T12:30:00")),
    ("larder transcript 1\nnow: 2026-11-20T12:30:00Z\nzone: UTC\nseed: -1\n", 4, .unreadableValue("-1")),
    ("larder transcript 1\nnow: 2026-11-20T12:30:00Z\ncolour: red\n", 3, .unknownHeader("colour")),
    ("larder transcript 1\nnow: 2026-11-20T12:30:00Z\nzone: UTC\n\n  @ soon\n", 5, .unreadableValue("soon")),
    (
      "larder transcript 1\nnow: 2026-11-20T12:30:00Z\nzone: UTC\n\n  @ 2026-11-20T12:30:00Z a b\n", 5,
      .unreadableValue("2026-11-20T12:30:00Z a b")
    ),
    ("larder transcript 1\nnow: 2026-11-20T12:30:00Z\nzone: UTC\n\n  state: 1\n  > y\n", 6, .textAfterState),
  ])
  func `what is wrong is told with its line`(text: String, line: Int, problem: TranscriptError.Problem) {
    let error = #expect(throws: TranscriptError.self) { try Transcript(text: text) }
    #expect(error?.line == line)
    #expect(error?.problem == problem)
  }

  @Test(arguments: [
    TranscriptError.Problem.notATranscript, .unknownHeader("x"), .missingHeader("x"), .unreadableValue("x"),
    .textAfterState,
  ])
  func `each problem has its sentence`(problem: TranscriptError.Problem) {
    #expect(problem.sentence.hasSuffix("."))
  }
}

struct TranscriptRandomTests {
  @Test func `a mutated transcript is read or refused, and what is read comes back`() throws {
    var generator = SeededGenerator(seed: 11)
    let bytes = Array(page.utf8)
    var readable = 0
    for _ in 0..<3_000 {
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&mutated, &generator) }
      do throws(TranscriptError) {
        let read = try Transcript(text: String(decoding: mutated, as: UTF8.self))
        readable += 1
        #expect(try Transcript(text: read.text) == read)
      } catch {
        #expect(error.line >= 1)
      }
    }
    #expect(readable > 500)
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let position = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.remove(at: position)
    case 1: bytes.insert(UInt8.random(in: 0...127, using: &generator), at: position)
    case 2: bytes[position] = UInt8.random(in: 0...255, using: &generator)
    default: bytes.insert(contentsOf: bytes[position...].prefix(20), at: position)
    }
  }
}

struct TranscriptDifferenceTests {
  @Test func `nothing differs`() {
    #expect(TranscriptDifference.lines(from: "a\nb\n", to: "a\nb\n") == [])
    #expect(TranscriptDifference.lines(from: "", to: "") == [])
  }

  @Test func `what differs is shown with two lines around it`() {
    let file = "1\n2\n3\n4\n5\n6\n7\n8\n9"
    #expect(
      TranscriptDifference.lines(from: file, to: file.replacing("5", with: "five"))
        == ["  3", "  4", "- 5", "+ five", "  6", "  7"])
    #expect(
      TranscriptDifference.lines(from: file, to: "0\n" + file + "\n10")
        == ["+ 0", "  1", "  2", "  …", "  8", "  9", "+ 10"])
  }

  @Test(arguments: [("a", ""), ("", "a"), ("a\nb", "b\na"), ("x\nx\nx", "x"), ("a\n", "a")])
  func `applied to the one it makes the other`(file: String, played: String) {
    let lines = TranscriptDifference.lines(from: file, to: played)
    let kept = lines.filter { !$0.hasPrefix("- ") && $0 != "  …" }.map { $0.dropFirst(2) }
    #expect(kept.joined(separator: "\n") == played)
  }
}
