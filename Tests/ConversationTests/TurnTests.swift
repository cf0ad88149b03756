import Calls
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

struct TurnQuestionTests {
  @Test func `a question is asked of the model, looked up, and answered`() {
    var talk = Dialogue()
    #expect(talk.line("how was today?") == ["ask"])
    #expect(talk.reply("", call("show_day")) == ["run show_day {}"])
    #expect(talk.answered("316 kcal so far.") == ["ask"])
    #expect(talk.reply("A light day.") == ["speak A light day.", "answer 316 kcal so far.", "remind"])
  }

  @Test func `calls of one answer run one after another`() {
    var talk = Dialogue()
    _ = talk.line("show me all")
    #expect(talk.reply("", call("show_day"), call("show_period", id: "2")) == ["run show_day {}"])
    #expect(talk.answered("a day") == ["run show_period {}"])
    #expect(talk.answered("a week") == ["ask"])
    #expect(talk.reply() == ["answer a day", "answer a week", "remind"])
  }

  @Test func `a look-up on the way to a proposal is not shown`() {
    var talk = Dialogue()
    _ = talk.line("had pasta")
    _ = talk.reply("", call("find_food", ["query": "pasta"]), call("log_meal", id: "2"))
    let lookUp = ToolAnswer(.sentence("158 kcal"), facts: [:], use: .lookUp)
    #expect(talk.receive(.toolFinished(.answer(lookUp))) == ["run log_meal {}"])
    #expect(talk.proposed(proposal(1)) == ["keep meal 1", "ask, meal 1 waits"])
    #expect(talk.reply() == ["show meal 1"])
  }

  @Test func `what a tool refused is complained of where the model says nothing`() {
    var talk = Dialogue()
    _ = talk.line("undo")
    _ = talk.reply("", call("undo"))
    #expect(talk.receive(.toolFailed(.nothingToUndo)) == ["ask"])
    #expect(talk.reply() == ["complain nothingToUndo", "remind"])
  }

  @Test func `what a tool refused is told beside the model's own words`() {
    var talk = Dialogue()
    _ = talk.line("undo")
    _ = talk.reply("", call("undo"))
    _ = talk.receive(.toolFailed(.nothingToUndo))
    #expect(
      talk.reply("There is nothing to undo.") == [
        "speak There is nothing to undo.", "complain nothingToUndo", "remind",
      ])
  }

  @Test func `what a tool refused is complained of where the model's words were a false claim`() {
    var talk = Dialogue()
    _ = talk.line("undo")
    _ = talk.reply("", call("undo"))
    _ = talk.receive(.toolFailed(.nothingToUndo))
    #expect(
      talk.reply("I have deleted it.") == [
        "speak I have deleted it.", "say nothingSaved(waiting: nil, leftOut: false)", "complain nothingToUndo",
        "remind",
      ])
  }

  @Test func `a model that is unsure counts as a failure`() {
    var talk = Dialogue()
    _ = talk.line("flurb the wug")
    #expect(
      talk.reply("Say it in other words, please.", stop: .unsure) == [
        "speak Say it in other words, please.", "fail", "remind",
      ])
  }

  @Test func `what looks like larder's own line is left out, and a claim is followed by what is true`() {
    var talk = Dialogue()
    _ = talk.line("had pasta")
    #expect(
      talk.reply("Saved: lunch, 316 kcal. Enjoy the evening.") == [
        "speak Enjoy the evening.", "say nothingSaved(waiting: nil, leftOut: true)", "remind",
      ])
    _ = talk.line("had pasta")
    #expect(
      talk.reply("I've saved it. Enjoy the evening.") == [
        "speak I've saved it. Enjoy the evening.", "say nothingSaved(waiting: nil, leftOut: false)", "remind",
      ])
  }

  @Test func `what is true is said once in a turn, and to no honest word`() {
    var talk = Dialogue()
    _ = talk.line("had pasta")
    #expect(talk.reply("I've logged it.", call("show_day")).contains("say nothingSaved(waiting: nil, leftOut: false)"))
    _ = talk.answered("316 kcal")
    #expect(talk.reply("I've logged it.") == ["speak I've logged it.", "answer 316 kcal", "remind"])
    _ = talk.line("how much is that?")
    #expect(talk.reply("Pasta is 158 kcal per 100 g.") == ["speak Pasta is 158 kcal per 100 g.", "remind"])
  }

  @Test func `larder's own interpreter is not checked`() {
    var talk = Dialogue()
    _ = talk.line("had pasta")
    let reply = ModelReply(text: "Done: I saved it.")
    #expect(talk.receive(.modelReplied(reply, isOwn: true)).first == "speak Done: I saved it.")
  }
}

struct TurnProposalTests {
  @Test func `a proposal is shown, confirmed, committed and told`() {
    var talk = Dialogue()
    _ = talk.line("had pasta")
    _ = talk.reply("", call("log_meal"))
    #expect(talk.proposed(proposal(1)) == ["keep meal 1", "ask, meal 1 waits"])
    #expect(talk.reply() == ["show meal 1"])
    #expect(talk.line("y") == ["commit meal 1"])
    #expect(talk.receive(.committed(savedNote)) == ["saved Saved: lunch, 316 kcal."])
    #expect(talk.turn.waiting == [])
    #expect(talk.line("y") == ["say nothingWaiting"])
  }

  @Test(arguments: ["y", "Y", " yes ", "ja", "si", "sí", "evet"])
  func `a yes commits`(yes: String) {
    var talk = Dialogue.waiting(proposal(1))
    #expect(talk.line(yes) == ["commit meal 1"])
  }

  @Test(arguments: ["n", "NO", "nein", "hayır"])
  func `a no drops it`(no: String) {
    var talk = Dialogue.waiting(proposal(1))
    #expect(talk.line(no) == ["drop 1", "declined meal 1"])
    #expect(talk.turn.waiting == [])
  }

  @Test func `later keeps it and asks about the next`() {
    var talk = Dialogue.waiting(proposal(1), proposal(2))
    #expect(talk.line("later") == ["keep meal 1 for later", "put off meal 1", "show meal 2"])
  }

  @Test func `an empty line is not a yes`() {
    var talk = Dialogue.waiting(proposal(1))
    #expect(talk.line("") == ["say emptyAnswer(Proposals.Proposal.Question.yesOrNo)"])
    #expect(talk.line("   ") == ["say emptyAnswer(Proposals.Proposal.Question.yesOrNo)"])
    #expect(talk.turn.waiting == [proposal(1)])
  }

  @Test func `a card of which nothing is counted has nothing to save`() {
    let open = proposal(1, leftOut: ["zzyzx"])
    var talk = Dialogue.waiting(open)
    for _ in 1...2 { #expect(talk.line("y") == [#"say nothingCounted(["zzyzx"])"#]) }
    #expect(talk.line("n") == ["drop 1", "declined meal 1"])
  }

  @Test func `the same call in other words takes the place of one of which nothing was counted`() {
    var talk = Dialogue()
    _ = talk.line("had blorp")
    _ = talk.reply("", call("log_meal"))
    _ = talk.proposed(proposal(1, leftOut: ["blorp"]))
    _ = talk.reply("", call("log_meal", ["items": [["food": "soup"]]], id: "2"))
    #expect(talk.proposed(proposal(2)) == ["keep meal 2", "drop 1", "ask, meal 2 waits"])
    #expect(talk.turn.waiting == [proposal(2)])
  }

  @Test(arguments: ["?", "h"]) func `help says what can be answered`(line: String) {
    var talk = Dialogue.waiting(proposal(1))
    #expect(talk.line(line) == ["say answerHelp(Proposals.Proposal.Question.yesOrNo)"])
  }

  @Test func `many deletions want their count, and nothing else`() {
    var talk = Dialogue.waiting(proposal(1, .count(5)))
    for line in ["y", "yes", "4", "", "50"] {
      #expect(talk.line(line) == ["say emptyAnswer(Proposals.Proposal.Question.count(5))"], "\(line)")
    }
    #expect(talk.line("5") == ["commit meal 1"])
  }

  @Test func `a number where none is asked for is a turn of its own`() {
    var talk = Dialogue.waiting(proposal(1))
    #expect(talk.line("5") == ["ask, meal 1 waits"])
  }

  @Test func `proposals of one turn queue in their order`() {
    var talk = Dialogue()
    _ = talk.line("pasta for lunch, toast for breakfast")
    _ = talk.reply("", call("log_meal"), call("log_meal", ["slot": "breakfast"], id: "2"))
    _ = talk.proposed(proposal(1))
    _ = talk.proposed(proposal(2))
    #expect(talk.reply() == ["show meal 1"])
    #expect(talk.line("y") == ["commit meal 1"])
    #expect(talk.receive(.committed(savedNote)) == ["saved Saved: lunch, 316 kcal.", "show meal 2"])
    #expect(talk.line("n") == ["drop 2", "declined meal 2"])
  }

  @Test func `a new turn comes first and what waited comes back`() {
    var talk = Dialogue.waiting(proposal(1))
    #expect(talk.line("also an apple") == ["ask, meal 1 waits"])
    _ = talk.reply("", call("log_meal"))
    _ = talk.proposed(proposal(2))
    #expect(talk.reply() == ["show meal 2"])
    #expect(talk.line("y") == ["commit meal 2"])
    #expect(talk.receive(.committed(savedNote)) == ["saved Saved: lunch, 316 kcal.", "show meal 1"])
  }

  @Test func `a correction replaces the card in place`() {
    var talk = Dialogue.waiting(proposal(1), proposal(2))
    _ = talk.line("make it 250g")
    let revision = call("log_meal", ["revises": .string("\(identifier(1))".lowercased())])
    #expect(talk.reply("", revision).count == 1)
    #expect(talk.proposed(proposal(3)) == ["keep meal 3", "drop 1", "ask, meal 3 waits"])
    #expect(talk.reply() == ["show meal 3"])
    #expect(talk.turn.waiting.map(\.summary) == ["meal 3", "meal 2"])
  }

  @Test func `edits that the interpreter reads replace the card, and are heard as the call that they came to`() throws {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("make it 250g")
    let edits = ToolCall(
      id: "1", proposal(1).request, revises: "\(identifier(1))",
      by: [Edit(.line(1), .amount(Amount(quantity: FixedDecimal(250), unit: .gram)))])
    #expect(
      talk.reply("", edits) == [#"run log_meal {"edits":["1: 250 g"],"revises":"\#(identifier(1))"}"#])
    #expect(talk.proposed(proposal(3)) == ["keep meal 3", "drop 1", "ask, meal 3 waits"])
    _ = talk.reply()
    let calls = talk.messages(after: .line(TypedLine(typed: "and a coffee"))).flatMap { message -> [ToolCall] in
      switch message {
      case .assistant(let reply): reply.calls
      case .toolResult(let result): [result.call]
      case .user, .event, .confirmed, .declined: []
      }
    }
    #expect(calls.count == 2 && calls.allSatisfy { $0.edits.isEmpty && $0.call == proposal(3).request })
  }

  @Test func `a correction of what waits behind leaves the first card`() {
    var talk = Dialogue.waiting(proposal(1), proposal(2))
    _ = talk.line("the second with butter")
    _ = talk.reply("", call("log_meal", ["revises": .string("\(identifier(2))")]))
    _ = talk.proposed(proposal(3))
    #expect(talk.reply() == ["remind meal 1, meal 3"])
  }

  @Test func `a correction of something that does not wait is answered, and no tool runs`() {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("make it 250g")
    #expect(talk.reply("", call("log_meal", ["revises": "no-such-id"])) == ["ask, meal 1 waits"])
    #expect(talk.turn.waiting.map(\.summary) == ["meal 1"])
  }

  @Test func `an edit runs the tool again and replaces the card`() {
    var talk = Dialogue.waiting(proposal(1), proposal(2))
    #expect(talk.line("drop 3") == ["revise meal 1: drop 3"])
    #expect(talk.proposed(proposal(3)) == ["keep meal 3", "drop 1", "show meal 3"])
    #expect(talk.turn.waiting.map(\.summary) == ["meal 3", "meal 2"])
  }

  @Test func `an edit that cannot be leaves the card as it is`() {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("skip 9")
    #expect(talk.receive(.toolFailed(.noSuchLine(9))) == ["complain noSuchLine(9)", "remind meal 1"])
    #expect(talk.line("y") == ["commit meal 1"])
  }

  @Test func `an edit that leaves nothing to save shows why and keeps the card`() {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("1 = zzyzx")
    #expect(talk.answered("Not in the food bank.") == ["answer Not in the food bank.", "remind meal 1"])
  }

  @Test func `proposals of earlier are offered once`() {
    var talk = Dialogue()
    #expect(talk.receive(.offered([proposal(1), proposal(2)])) == ["show meal 1"])
    #expect(talk.receive(.offered([proposal(2), proposal(3)])) == ["show meal 1"])
    #expect(talk.turn.waiting.map(\.summary) == ["meal 1", "meal 2", "meal 3"])
    #expect(Dialogue().turn.waiting == [])
  }

  @Test(arguments: ["y", "n", "later", "L", "no"])
  func `an answer with nothing to answer`(line: String) {
    var talk = Dialogue()
    #expect(talk.line(line) == ["say nothingWaiting"])
  }
}

struct TurnCommandTests {
  @Test func `a command that is a look-up runs without a model`() {
    var talk = Dialogue.waiting(proposal(1))
    #expect(talk.line("/today") == ["run show_day {}"])
    #expect(talk.answered("316 kcal") == ["answer 316 kcal", "remind meal 1"])
  }

  @Test func `an undo by command is a proposal in front of the others`() {
    var talk = Dialogue.waiting(proposal(1))
    #expect(talk.line("/undo") == ["run undo {}"])
    #expect(talk.proposed(proposal(2)) == ["keep meal 2", "show meal 2"])
    #expect(talk.turn.waiting.map(\.summary) == ["meal 2", "meal 1"])
  }

  @Test func `a command that fails says so itself`() {
    var talk = Dialogue()
    _ = talk.line("/redo")
    #expect(talk.receive(.toolFailed(.nothingToRedo)) == ["complain nothingToRedo", "remind"])
  }

  @Test func `the session performs the others`() {
    var talk = Dialogue()
    #expect(talk.line("/profile Ada") == [#"command known(Conversation.CommandName.profile, argument: "Ada")"#])
    #expect(talk.line("/tody") == [#"command unknown("tody", nearest: Optional(Conversation.CommandName.today))"#])
    #expect(talk.line("?") == [#"command known(Conversation.CommandName.help, argument: "")"#])
  }

  @Test func `the model hears nothing of commands`() {
    var talk = Dialogue()
    _ = talk.line("/today")
    _ = talk.answered("316 kcal")
    #expect(talk.messages(after: .line(TypedLine(typed: "hello"))) == [.user("hello")])
  }
}

struct TurnCommitTests {
  @Test(arguments: [
    StoreError.locked, .full, .noMemory, .readOnly, .diskFailed, .damaged, .newer(found: 3, known: 1),
    .cannotOpen(.notPermitted),
    .cannotUndo(sequence: 4), .refused(.check),
    .failed(SQLiteFailure(code: 1, message: "no such table: meals")),
    .invalid(InvalidRecord(kind: .entry, id: identifier(9), fault: .gramsMissing)),
  ])
  func `what cannot be saved now keeps waiting`(error: StoreError) {
    var talk = Dialogue.waiting(proposal(1), proposal(2))
    _ = talk.line("y")
    #expect(talk.receive(.commitFailed(error)) == ["complain \(error)", "remind meal 1, meal 2"])
    #expect(talk.line("y") == ["commit meal 1"])
  }

  @Test func `what its tool cannot keep is told, and waits on`() {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("y")
    #expect(talk.receive(.toolFailed(.nothingToUndo)) == ["complain nothingToUndo", "remind meal 1"])
    #expect(talk.line("n") == ["drop 1", "declined meal 1"])
  }

  @Test(arguments: [StoreError.changedSince(.entry, identifier(9)), .missing(.meal, identifier(9))])
  func `what has changed since, or is gone, is made anew, shown and asked again`(error: StoreError) {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("y")
    #expect(talk.receive(.commitFailed(error)) == ["say changedSince", "renew meal 1"])
    #expect(talk.proposed(proposal(2)) == ["keep meal 2", "drop 1", "show meal 2"])
    #expect(talk.line("y") == ["commit meal 2"])
  }

  @Test func `what is saved already is dropped`() {
    var talk = Dialogue.waiting(proposal(1), proposal(2))
    _ = talk.line("y")
    #expect(
      talk.receive(.commitFailed(.alreadyCommitted(sequence: 7))) == [
        "drop 1", "complain alreadyCommitted(sequence: 7)", "show meal 2",
      ])
  }
}

struct TurnInterruptTests {
  @Test func `at the prompt it says how to leave, or what waits`() {
    var talk = Dialogue()
    #expect(talk.receive(.interrupted) == ["say howToLeave"])
    var waiting = Dialogue.waiting(proposal(1))
    #expect(waiting.receive(.interrupted) == ["remind meal 1"])
    #expect(waiting.turn.waiting.count == 1)
  }

  @Test func `it cancels the model and a tool, and late answers are ignored`() {
    var talk = Dialogue()
    _ = talk.line("had pasta")
    #expect(talk.receive(.interrupted) == ["cancel", "say cancelled", "remind"])
    #expect(talk.reply("late", call("log_meal")) == [])
    _ = talk.line("had pasta")
    _ = talk.reply("", call("log_meal"))
    #expect(talk.receive(.interrupted) == ["cancel", "say cancelled", "remind"])
    #expect(talk.proposed(proposal(1)) == [])
    #expect(talk.receive(.toolFailed(.nothingToUndo)) == [])
    #expect(talk.turn.waiting == [])
  }

  @Test func `it leaves a waiting card as it was while it is made anew`() {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("drop 1")
    #expect(talk.receive(.interrupted) == ["cancel", "say cancelled", "remind meal 1"])
    #expect(talk.proposed(proposal(2)) == [])
    #expect(talk.turn.waiting == [proposal(1)])
  }

  @Test func `it does not interrupt a commit`() {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("y")
    #expect(talk.receive(.interrupted) == [])
    #expect(talk.receive(.committed(savedNote)) == ["saved Saved: lunch, 316 kcal."])
  }

  @Test func `a cancelled turn is forgotten, the turn before it is not`() {
    var talk = Dialogue()
    _ = talk.line("hello")
    _ = talk.reply("Hello.")
    _ = talk.line("had pasta")
    _ = talk.receive(.interrupted)
    let hello: [Message] = [.user("hello"), .assistant(ModelReply(text: "Hello."))]
    #expect(talk.messages(after: .line(TypedLine(typed: "so"))) == hello + [.user("so")])
  }

  @Test func `a cancelled edit or command forgets nothing`() {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("hello")
    _ = talk.reply("Hello.")
    _ = talk.line("drop 1")
    _ = talk.receive(.interrupted)
    _ = talk.line("/today")
    _ = talk.receive(.interrupted)
    let hello: [Message] = [.user("hello"), .assistant(ModelReply(text: "Hello."))]
    #expect(talk.messages(after: .line(TypedLine(typed: "so"))) == hello + [.user("so")])
  }

  @Test func `a card that the cancelled turn made is shown before it can be answered`() {
    var talk = Dialogue()
    _ = talk.line("had pasta")
    _ = talk.reply("", call("log_meal"))
    _ = talk.proposed(proposal(1))
    #expect(talk.receive(.interrupted) == ["cancel", "say cancelled", "show meal 1"])
  }

  @Test func `the end of input leaves, with what is unconfirmed`() {
    var talk = Dialogue.waiting(proposal(1), proposal(2))
    #expect(talk.receive(.ended) == ["leave, 2 unconfirmed"])
    var asking = Dialogue()
    _ = asking.line("hello")
    #expect(asking.receive(.ended) == ["leave, 0 unconfirmed"])
  }
}

struct TurnModelTests {
  @Test(arguments: [
    ModelError.unreachable(provider: "p"), .keyMissing(provider: "p"), .keyRefused(provider: "p"),
    .overloaded(provider: "p"), .malformedReply(provider: "p"),
  ])
  func `a model that fails ends the turn, and what was said is kept`(error: ModelError) {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("hello")
    #expect(talk.receive(.modelFailed(error)) == ["complain \(error)", "queue hello", "remind meal 1"])
    #expect(talk.messages(after: .line(TypedLine(typed: "so"))) == [.user("so")])
  }

  @Test(arguments: [ModelError.noRecordedAnswer, .contextTooLong(provider: "p"), .filtered(provider: "p")])
  func `what no other time would answer is not kept`(error: ModelError) {
    var talk = Dialogue.waiting(proposal(1))
    _ = talk.line("hello")
    #expect(talk.receive(.modelFailed(error)) == ["complain \(error)", "remind meal 1"])
    #expect(talk.messages(after: .line(TypedLine(typed: "so"))) == [.user("so")])
  }

  @Test func `a card made before the model failed is shown before it can be answered`() {
    var talk = Dialogue()
    _ = talk.line("had pasta")
    _ = talk.reply("", call("log_meal"))
    _ = talk.proposed(proposal(1))
    #expect(
      talk.receive(.modelFailed(.overloaded(provider: "p"))) == [
        #"complain overloaded(provider: "p")"#, "show meal 1",
      ])
  }

  @Test func `the same call twice in a turn is refused to the model`() {
    var talk = Dialogue()
    _ = talk.line("how was today?")
    _ = talk.reply("", call("show_day"))
    _ = talk.answered("316 kcal")
    #expect(talk.reply("", call("show_day", id: "2")) == ["ask"])
    #expect(talk.reply("So be it.") == ["speak So be it.", "answer 316 kcal", "remind"])
    _ = talk.line("and now?")
    #expect(talk.reply("", call("show_day", id: "3")) == ["run show_day {}"])
  }

  @Test func `a model that does not come to an end is stopped after eight rounds`() {
    var talk = Dialogue()
    _ = talk.line("go on")
    for round in 1...8 {
      #expect(talk.reply("", call("show_day", ["n": .number(Decimal(round))])).first?.hasPrefix("run show_day") == true)
      #expect(talk.answered("\(round)") == ["ask"])
    }
    let last = talk.reply("", call("show_day", ["n": 9]))
    #expect(last.first == "say tooManyRounds")
    #expect(last.last == "remind")
    let messages = talk.messages(after: .line(TypedLine(typed: "so")))
    #expect(RequestRules.broken(by: messages) == nil)
  }

  @Test func `more than twenty-four calls in a turn are refused`() {
    var talk = Dialogue()
    _ = talk.line("all of it")
    #expect(run(1...14, in: &talk) == 14)
    #expect(run(15...30, in: &talk) == 10)
  }

  /// Has the model call so many tools at once; how many of them were run before it is asked again.
  private func run(_ numbers: ClosedRange<Int>, in talk: inout Dialogue) -> Int {
    let calls = numbers.map { call("show_day", ["n": .number(Decimal($0))], id: "\($0)") }
    var actions = talk.receive(.modelReplied(ModelReply(calls: calls)))
    var runs = 0
    while actions.first?.hasPrefix("run") == true {
      runs += 1
      actions = talk.answered("\(runs)")
    }
    #expect(actions == ["ask"])
    return runs
  }

  @Test func `more than sixteen calls in an answer are not run, and each is answered`() {
    var talk = Dialogue()
    _ = talk.line("all of it")
    let calls = (1...5_000).map { call("show_day", ["n": .number(Decimal($0))], id: "\($0)") }
    _ = talk.receive(.modelReplied(ModelReply(calls: calls)))
    for number in 1...15 { #expect(talk.answered("\(number)").first?.hasPrefix("run") == true) }
    let messages = talk.messages(after: .toolFailed(.nothingToChange))
    #expect(RequestRules.broken(by: messages) == nil)
    let refused = messages.count { message in
      if case .toolResult(let result) = message, case .refused = result.outcome { true } else { false }
    }
    #expect(refused == 4_985)
  }

  @Test func `an answer without an end is cut, which is said`() {
    var talk = Dialogue()
    _ = talk.line("tell me everything")
    let actions = talk.reply(String(repeating: "blah ", count: 3_000))
    #expect(actions.first?.split(separator: " ").count == 2_001)
    #expect(actions.dropFirst() == ["say answerCut(2000)", "remind"])
  }

  @Test func `an unknown tool is answered to the model as an error`() {
    var talk = Dialogue()
    _ = talk.line("hello")
    _ = talk.reply("", call("rm_rf"))
    let messages = talk.messages(after: .toolFailed(.unknownTool("rm_rf", nearest: nil)))
    #expect(
      messages.last == .toolResult(ToolResult(call: call("rm_rf"), outcome: .refused("There is no tool “rm_rf”."))))
  }

  @Test func `the model hears what became of its proposals`() {
    var talk = Dialogue()
    _ = talk.line("had pasta")
    _ = talk.reply("", call("log_meal"))
    _ = talk.proposed(proposal(1))
    _ = talk.reply()
    _ = talk.line("n")
    let messages = talk.messages(after: .line(TypedLine(typed: "so")))
    guard case .declined(let declined, proposal: "p1") = messages[4] else {
      Issue.record("no event in \(messages)")
      return
    }
    #expect(declined.hasSuffix("meal 1. Nothing was saved."))
    guard case .toolResult(let result) = messages[2], case .proposed(let id, let facts) = result.outcome else {
      Issue.record("no result in \(messages)")
      return
    }
    #expect(id == "p1")
    #expect(facts["status"] == "waiting for the user's answer, not saved")
  }

  @Test func `a long conversation is cut between turns`() {
    var talk = Dialogue()
    talk.turn.limitHistory(to: 1_000)
    for number in 0..<200 {
      let messages = talk.messages(after: .line(TypedLine(typed: "turn \(number)")))
      #expect(messages.reduce(0) { $0 + $1.estimatedTokens } <= 1_000)
      #expect(RequestRules.broken(by: messages) == nil)
      guard case .user? = messages.first else {
        Issue.record("the conversation begins with \(String(describing: messages.first))")
        return
      }
      _ = talk.reply("", call("show_day"))
      _ = talk.answered("a day")
      _ = talk.reply("Fine.")
    }
  }
}

struct TurnExplanationTests {
  @Test func `a question mark explains the card and leaves it waiting, and no model hears of it`() {
    var row = Card.Row(number: 1, [Card.Cell("pasta")])
    row.explanation = ["From a table."]
    let meal = proposal(1)
    let explained = Proposal(
      id: meal.id, created: meal.created, profile: meal.profile, action: meal.action, changes: [],
      card: Card(title: "Lunch", rows: [row]), summary: meal.summary, request: meal.request)
    var talk = Dialogue.waiting(explained)
    #expect(talk.line("?") == ["answer", "say answerHint(Proposals.Proposal.Question.yesOrNo)"])
    #expect(talk.line("? 1").first == "answer")
    #expect(talk.line("? 2") == ["complain noSuchLine(2)"])
    #expect(talk.line("help") == ["say answerHelp(Proposals.Proposal.Question.yesOrNo)"])
    #expect(talk.line("y") == ["commit meal 1"])
  }

  @Test func `a card without numbers that are computed answers with help`() {
    var talk = Dialogue.waiting(proposal(1))
    #expect(talk.line("?") == ["say answerHelp(Proposals.Proposal.Question.yesOrNo)"])
  }
}
