import Calls
import Conversation
import FoodData
import FoodSources
import Glibc
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Services
import Synchronization
import Testing

/// Asks for a barcode; what comes of it does not matter.
private func need(_ digits: String) throws -> Event {
  .toolNeeds(
    .product(.product(try Barcode(digits))) { (_, _) throws(ToolError) in throw .nothingToUndo })
}

private func resumption() -> Resumption { Resumption { (_) throws(ToolError) in throw .nothingToUndo } }

@Suite struct `What tools need from outside` {
  private let first = "4006381333931"
  private let second = "5449000000996"

  /// A dialogue in which a model has called two barcodes and a day, and the barcodes wait.
  private func waiting() throws -> (talk: Dialogue, actions: [String]) {
    var talk = Dialogue()
    _ = talk.line("what are these?")
    _ = talk.reply(
      "", call("look_up_barcode", id: "1"), call("show_day", id: "2"), call("look_up_barcode", ["n": 1], id: "3"))
    #expect(talk.receive(try need(first)) == ["run show_day {}"])
    #expect(talk.answered("Nothing.") == [#"run look_up_barcode {"n":1}"#])
    let actions = talk.receive(try need(second))
    return (talk, actions)
  }

  @Test func `is asked for together, when all calls of an answer have been run`() throws {
    #expect(try waiting().actions == ["learn product 4006381333931, product 5449000000996"])
  }

  @Test func `lets each call go on in its order, and then the model`() throws {
    var talk = try waiting().talk
    #expect(talk.receive(.learned([resumption(), resumption()])) == ["resume look_up_barcode 1"])
    #expect(talk.answered("A.") == ["resume look_up_barcode 3"])
    #expect(talk.answered("B.") == ["ask"])
  }

  @Test func `may be followed by another need`() throws {
    var talk = try waiting().talk
    _ = talk.receive(.learned([resumption(), resumption()]))
    #expect(talk.receive(try need(second)) == ["resume look_up_barcode 3"])
    #expect(talk.answered("B.") == ["learn product 5449000000996"])
    #expect(talk.receive(.learned([resumption()])) == ["resume look_up_barcode 1"])
    #expect(talk.receive(.toolFailed(.nothingToUndo)) == ["ask"])
  }

  @Test func `is let go when the person stops it, and what comes late is of no use`() throws {
    var talk = try waiting().talk
    #expect(talk.receive(.interrupted).contains("cancel"))
    #expect(talk.receive(.learned([resumption(), resumption()])) == [])
  }

  @Test func `is asked for by commands too`() throws {
    var talk = Dialogue()
    #expect(talk.line("/report") == ["run weekly_report {}"])
    #expect(talk.receive(try need(first)) == ["learn product 4006381333931"])
    #expect(talk.receive(.learned([resumption()])) == ["resume weekly_report command"])
  }

  @Test func `is asked side by side`() async throws {
    let source = CountingSource()
    let calls = [first, second].enumerated().map { index, digits in
      ToolCall(id: "\(index)", tool: "look_up_barcode", arguments: ["barcode": .string(digits)])
    }
    _ = try await Home().converse(
      ["look these up"], [ModelReply(calls: calls, stop: .toolCalls), ModelReply(text: "There.")]
    ) { $0.products = source }
    #expect(source.most == 2)
  }

  @Test func `is looked for in files side by side`() async throws {
    let files = CountingFiles()
    let calls = ["a.jpg", "b.jpg"].map { path in
      ToolCall(id: path, tool: "scan_file", arguments: ["path": .string(path)])
    }
    let talk = try await Home().converse(
      ["look at a.jpg and b.jpg"], [ModelReply(calls: calls, stop: .toolCalls), ModelReply(text: "There.")]
    ) { $0.files = files }
    #expect(files.most == 2)
    #expect(talk.console.outside.map(\.asked) == ["look at a.jpg", "look at b.jpg"])
  }
}

/// Knows how many questions were asked of it at once.
private final class CountingSource: ProductSource {
  private let counts = Mutex((now: 0, most: 0))

  var most: Int { counts.withLock(\.most) }

  func answer(to question: ProductQuestion) async throws(OutsideError) -> OutsideAnswer {
    counts.withLock { counts in
      counts.now += 1
      counts.most = max(counts.most, counts.now)
    }
    // Whoever asks one after the other is not waited for.
    for _ in 0..<10_000 where counts.withLock({ $0.now }) < 2 { await Task.yield() }
    counts.withLock { $0.now -= 1 }
    throw .offline
  }

  func take(_ form: ContributionForm) async throws(OutsideError) -> OutsideAnswer { throw .offline }
}

/// Knows how many files it was asked to look at at once.
private final class CountingFiles: FileSource {
  private let counts = Mutex((now: 0, most: 0))

  var most: Int { counts.withLock(\.most) }

  func recognition(
    of question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition {
    counts.withLock { counts in
      counts.now += 1
      counts.most = max(counts.most, counts.now)
    }
    // Whoever looks at one after the other is not waited for.
    for _ in 0..<10_000 where counts.withLock({ $0.now }) < 2 { sched_yield() }
    counts.withLock { $0.now -= 1 }
    throw FileReadingError("nothing is seen.")
  }

  func newestFile(in folder: String?) throws(FileReadingError) -> String { throw FileReadingError("nothing is there.") }
  func text(of path: String) throws(FileReadingError) -> String { "" }
  func fullPath(of path: String) -> String { path }
}
