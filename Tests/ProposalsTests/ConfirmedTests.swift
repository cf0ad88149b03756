import Calls
internal import EmbeddedMessages
import EmbeddedWords
import FoodData
internal import Messages
import Nutrition
import Proposals
import TestSupport
import Testing
import Words

private let yesWords: Set<String> = ["y", "yes", "j", "ja", "si", "sí", "evet"]

private func outcome(_ line: String, _ question: Proposal.Question = .yesOrNo) -> WaitingProposal.Outcome {
  WaitingProposal(proposal(question: question)).answer(TypedLine(typed: line))
}

private func confirms(_ line: String, _ question: Proposal.Question = .yesOrNo) -> Bool {
  guard case .confirmed = outcome(line, question) else { return false }
  return true
}

/// The answer of a line that decides nothing; nil where it decides.
private func undecided(_ line: String, _ question: Proposal.Question = .yesOrNo) -> Answer? {
  guard case .undecided(let answer) = outcome(line, question) else { return nil }
  return answer
}

@Suite struct `a proposal` {
  @Test(arguments: yesWords.sorted())
  func `is confirmed by a yes, whole as it was shown`(word: String) throws {
    let shown = proposal([.insert(record(.food))])
    guard case .confirmed(let confirmed) = WaitingProposal(shown).answer(TypedLine(typed: word)) else {
      Issue.record("\(word) does not confirm")
      return
    }
    #expect(confirmed.value == shown)
  }

  @Test(arguments: ["n", "no", "nein", "hayır"], [Proposal.Question.yesOrNo, .count(5)])
  func `is declined by a no`(word: String, question: Proposal.Question) {
    guard case .declined = outcome(word, question) else {
      Issue.record("\(word) does not decline")
      return
    }
  }

  @Test(arguments: [
    ("", Answer.nothing), ("later", .later), ("?", .explain(item: nil)), ("drop 1", .edits([Edit(.line(1), .removed)])),
    ("make it 250g", .other),
    ("1", .count(1)), ("5", .count(5)),
  ])
  func `is not decided by anything else`(line: String, answer: Answer) {
    #expect(undecided(line) == answer)
  }

  @Test func `of something new is declined by what takes it away, as long as nothing was said of it since`() {
    let new = proposal([.insert(record(.food))])
    guard case .declined = WaitingProposal(new).answer(TypedLine(typed: "scratch that")) else {
      Issue.record("it is not declined")
      return
    }
    let removal = proposal([.delete(record(.food))])
    for waiting in [WaitingProposal(new, isCorrected: true), WaitingProposal(removal)] {
      guard case .undecided(.drop) = waiting.answer(TypedLine(typed: "scratch that")) else {
        Issue.record("it is decided")
        return
      }
    }
  }

  @Test func `that leaves something out is confirmed once that was asked about`() {
    var shown = proposal([.insert(record(.food))])
    #expect(saves("y", shown, hasAskedWithout: false))
    shown = leavingOut(["zzyzx"], shown)
    #expect(!saves("y", shown, hasAskedWithout: false))
    #expect(saves("y", shown, hasAskedWithout: true))
  }

  @Test func `that has nothing to save is never confirmed`() {
    let shown = leavingOut(["zzyzx"], proposal([]))
    #expect(shown.isOpen)
    #expect(!saves("y", shown, hasAskedWithout: true))
  }

  private func leavingOut(_ names: [String], _ proposal: Proposal) -> Proposal {
    var card = proposal.card
    card.leftOut = names
    return Proposal(
      id: proposal.id, created: proposal.created, profile: proposal.profile, action: proposal.action,
      changes: proposal.changes, card: card, summary: proposal.summary, request: proposal.request)
  }

  private func saves(_ line: String, _ proposal: Proposal, hasAskedWithout: Bool) -> Bool {
    let waiting = WaitingProposal(proposal, hasAskedWithout: hasAskedWithout)
    if case .confirmed = waiting.answer(TypedLine(typed: line)) { return true }
    return false
  }

  @Test func `that asks for a count is confirmed by that count alone`() {
    let five = Proposal.Question.count(5)
    #expect(confirms("5", five))
    #expect(confirms(" 5 ", five))
    for word in yesWords { #expect(undecided(word, five) == .yes) }
    for line in ["4", "6", "55", "-5", "+5", "5.", "five", "5 y", "5: 5", ""] {
      #expect(!confirms(line, five), "\(line)")
    }
    #expect(undecided("6", five) == .count(6))
  }
}

@Suite struct `random lines` {
  /// Pieces that come near a yes, and single characters of many kinds.
  private static let pieces =
    yesWords.sorted() + [
      "Y", "YES", "es", " ", "  ", "\t", "\n", ",", ".", "!", "?", "0", "1", "5", ":", "=", "-", "n", "no",
    ]
    + ["please", "drop", "and", "é", "ï", "ß", "и", "日", "👍", "\u{301}", "\u{200D}", "\u{FEFF}", "\u{0}", "\u{1B}[0m"]

  private static func line(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      if Bool.random(using: &random) { return pieces.randomElement(using: &random) ?? "" }
      return Unicode.Scalar(UInt32.random(in: 0...0x2FF, using: &random)).map { String($0) } ?? ""
    }.joined()
  }

  /// Every word of a phrase of yes or of a filler, in any language.
  private static let harmless: Set<String> = {
    let table = WordTable.embedded
    let phrases = table.phrases(of: .answers).filter {
      ["yes", "filler"].contains(table.heading($0.heading).kind)
    }
    return Set(phrases.flatMap { NameWords.separate($0.text) })
  }()

  /// Whether it has nothing but words of a yes, with a last letter too many perhaps, and marks between them, or is a thumb.
  private static func isHarmless(_ line: String) -> Bool {
    if line.trimmed == "👍" { return true }
    let words = NameWords.separate(line)
    return !words.isEmpty
      && words.allSatisfy { word in
        (0..<word.count).contains { harmless.contains(String(word.dropLast($0))) }
      }
  }

  @Test func `confirm only where they are a yes and nothing more`() {
    var random = SeededGenerator(seed: 8)
    var confirmations = 0
    for _ in 0..<TestLength.count(10_000, long: 100_000) {
      let line = Self.line(&random)
      guard confirms(line) else { continue }
      confirmations += 1
      #expect(Self.isHarmless(line), "\(line.debugDescription)")
    }
    #expect(confirmations > TestLength.count(100, long: 1_000))
  }

  @Test func `never confirm a count of eleven`() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<TestLength.count(10_000, long: 100_000) {
      let line = Self.line(&random)
      let word = line.filter { !$0.isWhitespace }
      if word != "11", word != "011", word != "0011" {
        #expect(!confirms(line, .count(11)), "\(line.debugDescription)")
      }
    }
  }
}
