import Conversation
internal import EmbeddedMessages
import FoundationEssentials
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct SessionTests {
  let home: Home

  init() throws { home = try Home() }

  @Test func `a meal is shown, confirmed, saved and told from the rows`() async throws {
    let (code, console) = try await home.converse(["had pasta", "y"], [logging("pasta", 200), silence])
    #expect(code == .done)
    #expect(console.saved.map(\.sentence.english) == ["Saved: lunch, 316 kcal. 1,684 of 2,000 kcal left today."])
    #expect(console.saved.first?.energy == FixedDecimal(316))
    #expect(console.prompts == [.turn(profile: nil), .answer, .turn(profile: nil)])
  }

  @Test func `a change at the very moment of logging is told as a change`() async throws {
    let change = calling("change_entry", ["entry": 1, "to_quantity": 250, "to_unit": "g"])
    let (_, console) = try await home.converse(
      ["had pasta", "y", "make it 250", "y"], [logging("pasta", 200), silence, change, silence])
    #expect(console.saved.last?.sentence.english.hasPrefix("Done: change") == true)
    #expect(console.saved.last?.sentence.english.hasSuffix(". 1,605 of 2,000 kcal left today.") == true)
    #expect(console.saved.last?.energy == nil)
  }

  @Test func `an undo tells that nothing is logged now`() async throws {
    let (_, console) = try await home.converse(["had pasta", "y", "/undo", "y"], [logging("pasta", 200), silence])
    #expect(console.saved.last?.sentence.english == "Done: undo of lunch, 316 kcal. Nothing logged today now.")
  }

  @Test func `over target is told calmly`() async throws {
    let feast = calling("quick_add", ["kcal": 2_120, "label": "feast"])
    let (_, console) = try await home.converse(["feast", "y"], [feast, silence])
    #expect(console.saved.last?.sentence.english == "Saved: lunch, 2,120 kcal. 120 kcal over target today.")
  }

  @Test func `a food that was just saved can be logged in the next turn`() async throws {
    let food = calling("save_food", ["name": "aunt's stew", "kcal": 120])
    let (code, console) = try await home.converse(
      ["stew is 120", "y", "had stew", "y"], [food, silence, logging("aunt's stew", 300), silence])
    #expect(code == .done)
    #expect(console.saved.last?.energy == FixedDecimal(360))
  }

  @Test func `a profile that changes is in force at once`() async throws {
    let profile = calling("save_profile", ["lunch": "13:00"])
    let (_, console) = try await home.converse(
      ["lunch is at one", "y", "had pasta", "n"], [profile, silence, logging("pasta", 200), silence])
    #expect(console.proposals.last?.card.title.english == "Breakfast, Fri 20 Nov")
  }

  @Test func `tokens are counted by provider and shown`() async throws {
    let reply = ModelReply(text: "Hello.", usage: LanguageModels::Usage(input: 120, output: 8, cached: 20))
    let (_, console) = try await home.converse(["hello", "hello", "/cost"], [reply, reply])
    #expect(console.lines100.contains { $0.hasPrefix("today, recorded") && $0.contains("240 in") })
    let (_, later) = try await home.converse(["/cost"])
    #expect(later.lines100.contains { $0.contains("240 in") })
  }

  @Test func `no tokens, no cost`() async throws {
    let (_, console) = try await home.converse(["/cost"])
    #expect(console.lines100 == ["No tokens used this month: larder’s own interpreter costs nothing."])
  }

  @Test func `a command that is none is told with the nearest`() async throws {
    let (code, console) = try await home.converse(["/tody", "/xyzzyx"])
    #expect(
      console.errors == [
        "There is no command /tody. Did you mean /today?", "There is no command /xyzzyx. /help lists what there is.",
      ])
    #expect(code == .failed)
  }

  @Test func `several lines are pasted as one turn`() async throws {
    let (_, console) = try await home.converse(
      ["/paste", "had pasta", "and nothing else", ".", "n"], [logging("pasta", 200), silence])
    #expect(console.proposals.count == 1)
    #expect(console.prompts.contains(.more))
    let (_, empty) = try await home.converse(["/paste", "", "."])
    #expect(empty.proposals.isEmpty)
  }

  @Test func `profiles are listed and switched, an unknown one is named`() async throws {
    let (code, console) = try await home.converse(["/profile", "/profile Ben"])
    #expect(console.lines100.contains { $0.contains("day starts at 00:00") })
    #expect(console.errors.first?.hasPrefix("No profile “Ben”. There is: ") == true)
    #expect(code == .usage)
  }

  @Test func `a profile that is not there does not start`() async throws {
    await #expect(throws: SessionError.self) { _ = try await home.converse([]) { $0.profile = "Ben" } }
  }

  @Test func `the model is told who and when it is, and what waits`() async throws {
    let model = AskedModel([logging("pasta", 200), silence])
    let session = try Session(
      store: home.store, foodBank: home.bank, models: .other(model), console: ListeningConsole(["had pasta", "hm"]),
      environment: home.environment)
    _ = await session.run()
    let situation = try #require(model.requests.first?.situation)
    #expect(situation.now == "2026-11-20T12:30:00Z")
    #expect(situation.today == "2026-11-20")
    #expect(situation.waiting == nil)
    #expect(model.requests.last?.situation?.waiting?.tool == "log_meal")
    #expect(model.requests.first?.tools.first?.name == "log_meal")
  }

  @Test func `nothing from outside reaches the diary as control characters`() async throws {
    let reply = calling("quick_add", ["kcal": 5, "label": "\u{1B}[31mbun\u{07}\n"])
    let (code, _) = try await home.converse(["bun", "y"], [reply, silence])
    #expect(code == .done)
    let names = try home.store.diary(of: home.context().profile.id, on: home.context().today).meals.flatMap(\.entries)
      .map(\.name)
    #expect(names.first?.hasPrefix("bun") == true)
    #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 } })
  }
}

struct SessionDraftTests {
  let home: Home

  init() throws { home = try Home() }

  @Test func `what waits at the end is kept, and offered at the next start`() async throws {
    let (code, console) = try await home.converse(["had pasta"], [logging("pasta", 200), silence])
    #expect(code == .unconfirmed)
    #expect(console.lines100.last == "Kept for later, not saved: lunch, 316 kcal. /pending shows it again.")
    let (next, second) = try await home.converse(["y"]) { $0.isInteractive = true }
    #expect(next == .done)
    #expect(second.lines100.first == "Kept from earlier, not saved yet:")
    #expect(second.saved.count == 1)
    #expect(try home.store.bookkeeping.drafts().isEmpty)
    let (_, third) = try await home.converse([]) { $0.isInteractive = true }
    #expect(third.events.isEmpty)
  }

  @Test func `a script does not offer what an earlier one kept`() async throws {
    _ = try await home.converse(["had pasta"], [logging("pasta", 200), silence])
    let (code, console) = try await home.converse([])
    #expect(code == .done)
    #expect(console.events.isEmpty)
    #expect(try home.store.bookkeeping.drafts().count == 1)
  }

  @Test func `later is unconfirmed until it is saved or dropped`() async throws {
    let pasta = [logging("pasta", 200), silence]
    #expect(try await home.code(["had pasta", "later"], pasta) == .unconfirmed)
    #expect(try await home.code(["had pasta", "later", "/pending", "y", "n"], pasta) == .done)
    #expect(try await home.code(["had pasta", "later", "/pending", "n"], pasta) == .done)
    #expect(try home.store.bookkeeping.drafts().isEmpty)
  }

  @Test func `what was declined is not offered again`() async throws {
    let (code, _) = try await home.converse(["had pasta", "n"], [logging("pasta", 200), silence])
    #expect(code == .done)
    #expect(try home.store.bookkeeping.drafts().isEmpty)
    let (_, console) = try await home.converse(["/pending"])
    #expect(console.lines100 == ["Nothing is waiting or kept for later."])
  }

  @Test func `an edited card replaces its draft`() async throws {
    _ = try await home.converse(["had pasta", "dinner"], [logging("pasta", 200), silence])
    #expect(try home.store.bookkeeping.drafts().map(\.proposal.card.title.english) == ["Dinner, Fri 20 Nov"])
  }

  @Test func `several are offered oldest first`() async throws {
    _ = try await home.converse(["had pasta", "later"], [logging("pasta", 200), silence])
    home.now = home.now.adding(minutes: 5)
    _ = try await home.converse(["had rice", "later"], [logging("rice", 150), silence])
    let (_, console) = try await home.converse(["y", "y"]) { $0.isInteractive = true }
    #expect(console.lines100.first == "Kept from earlier, not saved yet, 2 of them; the first:")
    #expect(console.saved.map(\.energy) == [FixedDecimal(316), FixedDecimal(195)])
  }

  @Test func `a draft that the data has moved away from is made anew and shown before it is saved`() async throws {
    _ = try await home.converse(["had pasta", "y"], [logging("pasta", 200), silence])
    let change = calling("change_entry", ["entry": 1, "to_quantity": 250, "to_unit": "g"])
    _ = try await home.converse(["make it 250", "later"], [change, silence])
    _ = try await home.converse(["not eaten", "y"], [calling("change_entry", ["entry": 1, "skip": true]), silence])
    let (code, console) = try await home.converse(["y", "y"]) { $0.isInteractive = true }
    #expect(code == .done)
    #expect(console.proposals.count == 2)
    #expect(console.lines100.contains { $0.hasPrefix("Something it builds on has changed since") })
    #expect(console.saved.count == 1)
  }
}

struct SessionExitTests {
  @Test func `a dry run shows and saves nothing`() async throws {
    let home = try Home()
    let before = try home.store.stateHash()
    let (code, console) = try await home.converse(["had pasta", "y"], [logging("pasta", 200), silence]) {
      $0.dryRun = true
    }
    #expect(code == .done)
    #expect(console.proposals.count == 1)
    #expect(console.lines100.contains("Dry run: not saved."))
    _ = try await home.converse(["had pasta"], [logging("pasta", 200), silence]) { $0.dryRun = true }
    #expect(try home.store.stateHash() == before)
    #expect(try home.store.bookkeeping.drafts().isEmpty)
    #expect(try home.store.undoable() == nil)
  }

  @Test func `a refused tool is a failure, whatever the model says of it`() async throws {
    let undo = calling("undo")
    #expect(try await Home().code(["undo"], [undo, silence]) == .failed)
    #expect(try await Home().code(["undo"], [undo, ModelReply(text: "Nothing is there to undo.")]) == .failed)
  }

  @Test func `a turn that was not understood is a failure`() async throws {
    let unsure = ModelReply(text: "Say it in other words, please.", stop: .unsure)
    #expect(try await Home().code(["flurb"], [unsure]) == .failed)
  }

  @Test func `something unconfirmed weighs more than a failure`() async throws {
    let (code, _) = try await Home().converse(["/redo", "had pasta"], [logging("pasta", 200), silence])
    #expect(code == .unconfirmed)
  }

  @Test(arguments: [
    (ModelError.unreachable(provider: "p"), ExitCode.provider), (.keyMissing(provider: "p"), .key),
    (.noRecordedAnswer, .failed),
  ])
  func `a model that does not answer has its own code`(error: ModelError, code: ExitCode) async throws {
    let home = try Home()
    let console = ListeningConsole(["hello", "/today"])
    let session = try Session(
      store: home.store, foodBank: home.bank, models: .other(FailingModel(error: error)), console: console,
      environment: home.environment)
    #expect(await session.run() == code)
    #expect(console.lines100.dropLast().last == "Nothing logged today.")
  }

  @Test func `a cancelled model is an interrupt, not a failure`() async throws {
    let home = try Home()
    let console = ListeningConsole(["hello"])
    let session = try Session(
      store: home.store, foodBank: home.bank, models: .other(FailingModel(error: .cancelled)), console: console,
      environment: home.environment)
    #expect(await session.run() == .done)
    #expect(console.lines100 == ["Cancelled."])
  }

  @Test func `a full disk keeps the card waiting and weighs more than all else`() async throws {
    let home = try smallHome()
    var lines = ["/redo"]
    var replies: [ModelReply] = []
    for number in 0..<400 {
      lines += ["had it", "y", "n"]
      replies += [
        calling("quick_add", ["kcal": .number(Decimal(number)), "label": .string(longName(number))]), silence,
      ]
    }
    let (code, console) = try await home.converse(lines, replies)
    #expect(code == .data)
    #expect(console.errors.contains { $0.hasPrefix("The disk is full.") })
    #expect(console.saved.count > 0)
  }

  private func longName(_ number: Int) -> String { String(repeating: "bun \(number) ", count: 15) }

  /// A home with little more room than an empty database takes.
  private func smallHome() throws -> Home {
    let pages = stride(from: 40, to: 400, by: 8).first { (try? Home(StoreLimits(pages: $0))) != nil }
    return try Home(StoreLimits(pages: try #require(pages) + 16))
  }
}

/// A model that never answers.
private struct FailingModel: LanguageModel {
  let provider = "failing"
  let error: ModelError

  func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
    throw error
  }
}
