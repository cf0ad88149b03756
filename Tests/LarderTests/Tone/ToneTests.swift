import Conversation
import Interpreter
import Testing

/// Calm, wherever words can reach a person: no blame, no streaks, no red.
struct ToneTests {
  private let tone: ToneWords

  init() throws { tone = try ToneWords.embedded() }

  /// How a transcript writes why a model gave no answer; no person reads it.
  private static let keys: Set<String> = ["failure", "forbidden"]

  @Test func `no string of the program blames anybody or counts a streak`() {
    var literals = 0
    for (path, found) in SwiftLiterals.ofProgram {
      for literal in found where !ToneTests.keys.contains(literal) {
        literals += 1
        let heard = tone.heard(in: literal, [.guilt])
        #expect(heard.isEmpty, "\(path): \(heard) in “\(literal)”")
      }
    }
    #expect(literals > 3_000)
  }

  @Test func `no line that a transcript shows does, unless a person or a model said it`() throws {
    for (path, text) in Repository.transcripts {
      for line in try Transcript(text: text).lines {
        guard case .output(let words) = line else { continue }
        let heard = tone.heard(in: words, [.guilt])
        #expect(heard.isEmpty, "\(path): \(heard) in “\(words)”")
      }
    }
  }

  @Test func `no prompt asks for it`() {
    let prompts = Repository.files("prompts", ".md")
    #expect(prompts.count >= 6)
    for path in prompts {
      for sentence in Repository.text(path).split(whereSeparator: { ".\n".contains($0) }) {
        let isForbidding = sentence.contains("No ") || sentence.contains("no ") || sentence.contains("ever")
        let heard = isForbidding ? [] : tone.heard(in: String(sentence), [.guilt])
        #expect(heard.isEmpty, "\(path): \(heard) in “\(sentence)”")
      }
    }
  }

  @Test func `no food and no swap is named so`() {
    for path in Repository.files("Sources/FoodNames/foods", ".txt") + ["Sources/CEmbed/swaps.txt"] {
      for line in Repository.text(path).split(separator: "\n") where !line.hasPrefix("#") {
        let name = String(line.prefix { $0 != "|" })
        #expect(tone.heard(in: name, [.guilt]).isEmpty, "\(path): \(name)")
      }
    }
  }

  /// Select Graphic Rendition 31, 41, 91 and 101 are red; so is 1 in the palette of 256 colours.
  @Test func `no sequence for a terminal is red`() {
    let red: Set<String> = ["31", "41", "91", "101", "38;5;1", "48;5;1", "38;5;9", "48;5;9", "1;31", "0;31", "31;1"]
    for (path, found) in SwiftLiterals.ofProgram where path.contains("/Terminal/") || path.contains("/Rendering/") {
      for literal in found {
        #expect(!red.contains(literal) && !red.contains { literal.hasSuffix("[\($0)m") }, "\(path): “\(literal)”")
      }
    }
  }

  @Test func `the words are found where they are said`() {
    #expect(!tone.heard(in: "You broke your streak", [.guilt]).isEmpty)
    #expect(SwiftLiterals.of(#"let a = "one \(b("two")) three" // "four""#) == ["two", "one   three"])
    #expect(SwiftLiterals.of("let a = #\"say \"x\"\"#; let b = \"\"\"\n c\n \"\"\"") == ["say \"x\"", "\n c\n "])
  }
}
