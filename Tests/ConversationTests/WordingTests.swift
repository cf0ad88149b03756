import Calls
import Conversation
internal import EmbeddedMessages
import FoodSources
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Sealing
import Services
import Store
import Testing

/// What a calm program does not say.
private let banned = [
  "!", "error", "invalid", "failed to", "oops", "sorry", "streak", "guilt", "cheat", "bad ", "illegal", "fatal",
  "abort",
  "exception", "unfortunately", "null", "nil", "optional(", "should have",
]

private func expectCalm(_ sentence: String) {
  #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?") || sentence.hasSuffix(".)"), "“\(sentence)”")
  // The program's own name is never capitalised.
  #expect(
    sentence.first?.isLowercase == false || sentence.contains(": ") || sentence.hasPrefix("larder"), "“\(sentence)”")
  for word in banned where sentence.lowercased().contains(word) { Issue.record("“\(sentence)” says “\(word)”") }
}

struct WordingTests {
  @Test(arguments: ErrorSamples.toolErrors) func `a tool's refusal has a calm sentence`(error: ToolError) {
    expectCalm(SessionError.about(error).sentence.english)
  }

  @Test(arguments: ErrorSamples.storeErrors) func `trouble with the data has a calm sentence`(error: StoreError) {
    expectCalm(SessionError.about(error).sentence.english)
  }

  @Test(arguments: ErrorSamples.modelErrors) func `trouble with a model has a calm sentence`(error: ModelError) {
    expectCalm(ErrorWording.failure(.model(error)).sentence.english.replacing("openai", with: "The model"))
  }

  @Test(arguments: ErrorSamples.remarks) func `a remark is a calm sentence`(remark: Remark) {
    let sentence = RemarkWording.sentence(remark).english
    expectCalm(sentence.first == "(" || sentence.first == "y" || sentence.first == "3" ? "A " + sentence : sentence)
  }

  @Test func `every error, fault and remark has a sample`() {
    expectAll(ErrorSamples.toolErrors)
    expectAll(ErrorSamples.storeErrors)
    expectAll(ErrorSamples.faults)
    expectAll(ErrorSamples.modelErrors)
    expectAll(ErrorSamples.remarks)
    expectAll(ErrorSamples.storeErrors.compactMap { if case .seal(let error) = $0 { error } else { nil } })
  }

  private func expectAll<Sample: Told>(_ samples: [Sample]) {
    let missing = Set(Sample.Kind.allCases).subtracting(samples.map(\.kind))
    #expect(missing.isEmpty, "\(Sample.self)")
  }

  @Test func `no two errors of the store say the same, unless they ask for the same`() {
    let sentences = ErrorSamples.storeErrors.map { SessionError.about($0).sentence.english }
    #expect(Set(sentences).count >= sentences.count - 2)
  }

  @Test func `the sentences name what they are about`() {
    #expect(SessionError.about(ToolError.noSuchLine(4)).sentence.english == "There is no line 4.")
    #expect(
      SessionError.about(ToolError.futureDay(ErrorSamples.day)).sentence.english.hasPrefix(
        "\(ErrorSamples.day.short) has not come yet."))
    #expect(
      SessionError.about(ToolError.noSuchFood("soop", nearest: ["soup"])).sentence.english.contains("Near it: soup."))
    #expect(SessionError.about(StoreError.newer(found: 9, known: 1)).sentence.english.contains("format 9"))
  }
}

struct ExitCodeTests {
  @Test(arguments: ErrorSamples.storeErrors) func `trouble with the data file is its own exit code`(error: StoreError) {
    let isProposal =
      switch error {
      case .alreadyCommitted, .changedSince, .missing, .invalid, .cannotUndo, .refused: true
      case .newer, .damaged, .locked, .readOnly, .sealed, .seal, .full, .noMemory, .diskFailed, .cannotOpen, .failed:
        false
      }
    #expect(SessionError.about(error).exit == (isProposal ? .failed : .data))
    #expect(SessionError.about(ToolError.store(error)) == SessionError.about(error))
  }

  @Test(arguments: [
    (ModelError.noRecordedAnswer, ExitCode.failed), (.unreachable(provider: "p"), .provider),
    (.overloaded(provider: "p"), .provider), (.malformedReply(provider: "p"), .provider),
    (.keyMissing(provider: "p"), .key),
    (.keyRefused(provider: "p"), .key), (.cancelled, .interrupted),
  ])
  func `trouble with a model says whether it is the network or the key`(error: ModelError, code: ExitCode) {
    #expect(ErrorWording.failure(.model(error)).exit == code)
  }

  @Test func `the numbers are those of the manual`() {
    let codes: [ExitCode] = [.done, .failed, .usage, .unconfirmed, .provider, .key, .data, .interrupted]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 130])
  }
}
