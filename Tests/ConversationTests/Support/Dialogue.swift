import Calls
import Conversation
internal import EmbeddedMessages
import FoodData
import FoodSources
import FoundationEssentials
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Words

/// A turn under test: events go in, the actions come out as short words.
struct Dialogue {
  var turn = Turn()

  mutating func receive(_ event: Event) -> [String] {
    turn.receive(event).map(\.words)
  }

  mutating func line(_ text: String) -> [String] {
    receive(.line(TypedLine(typed: text)))
  }

  mutating func reply(_ text: String = "", _ calls: ToolCall..., stop: StopReason = .finished) -> [String] {
    receive(.modelReplied(ModelReply(text: text, calls: calls, stop: stop)))
  }

  mutating func proposed(_ proposal: Proposal) -> [String] {
    receive(.toolFinished(.proposal(proposal)))
  }

  mutating func answered(_ sentence: String) -> [String] {
    receive(.toolFinished(.answer(ToolAnswer(.sentence(.verbatim(sentence)), facts: [:]))))
  }

  /// What the model is asked with, when the line is said.
  mutating func messages(after event: Event) -> [Message] {
    for case .askModel(let messages, _) in turn.receive(event) { return messages }
    return []
  }
}

extension Dialogue {
  /// A dialogue in which these proposals wait, the first of them asked about.
  static func waiting(_ proposals: Proposal...) -> Dialogue {
    var dialogue = Dialogue()
    _ = dialogue.receive(.offered(proposals))
    return dialogue
  }
}

/// The proposal of a number, named "meal 1".
func proposal(
  _ number: UInt8, _ question: Proposal.Question = .yesOrNo, tool: String = "log_meal", leftOut: [String]? = nil
) -> Proposal {
  var card = Card(title: "Meal \(number)")
  card.leftOut = leftOut
  return Proposal(
    id: identifier(number), created: Instant(milliseconds: Int64(number)), profile: identifier(0),
    action: .tool(tool), changes: [], card: card, summary: "meal \(number)",
    request: AnyCall(tool: tool, arguments: [:]), question: question)
}

func identifier(_ number: UInt8) -> UUID {
  UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
}

func call(_ tool: String, _ arguments: JSONValue = [:], id: String = "1") -> ToolCall {
  ToolCall(id: id, tool: tool, arguments: arguments)
}

let savedNote = SavedNote(sequence: 1, sentence: "Saved: lunch, 316 kcal.", energy: FixedDecimal(316), days: [])

extension Need {
  /// The need as the tests spell it.
  var words: String {
    switch self {
    case .product(let question, _): question.words
    case .page(let address, _): "page \(address)"
    case .text(let path, _): "read \(path)"
    case .recognition(let question, _): "look at \(question.path)"
    case .newestFile(let folder, _): "newest in \(folder ?? "anywhere")"
    case .words: "words"
    case .facts: "facts"
    case .line(let question, _): question.english
    }
  }
}

extension Conversation::Action {
  /// The action as the tests spell it.
  var words: String {
    switch self {
    case .askModel(_, nil): "ask"
    case .askModel(_, let waiting?): "ask, \(waiting.summary.english) waits"
    case .cancelModel: "cancel"
    case .runTool(let call): "run \(call.tool) \(call.arguments.text)"
    case .learn(let needs): "learn \(needs.map(\.words).joined(separator: ", "))"
    case .resume(_, let call): "resume\(call.map { " \($0.tool) \($0.id)" } ?? "")"
    case .revise(let proposal, let edits):
      "revise \(proposal.summary.english): \(edits.map { "\($0)" }.joined(separator: "; "))"
    case .renew(let proposal): "renew \(proposal.summary.english)"
    case .commit(let confirmed): "commit \(confirmed.value.summary.english)"
    case .keepDraft(let proposal, let later): "keep \(proposal.summary.english)\(later ? " for later" : "")"
    case .dropDraft(let id): "drop \(id.uuid.15)"
    case .show(let proposal): "show \(proposal.summary.english)"
    case .showAnswer(let answer):
      if case .sentence(let sentence) = answer.view { "answer \(sentence.english)" } else { "answer" }
    case .remind(let waiting):
      waiting.isEmpty ? "remind" : "remind \(waiting.map(\.summary.english).joined(separator: ", "))"
    case .saved(let note): "saved \(note.sentence.english)"
    case .declined(let proposal): "declined \(proposal.summary.english)"
    case .keptForLater(let proposal): "put off \(proposal.summary.english)"
    case .speak(let text, _): "speak \(text)"
    case .say(let remark): "say \(remark)"
    case .care(let finding): "care \(finding.concern.rawValue)"
    case .complain(.tool(let error)): "complain \(error)"
    case .complain(.model(let error)): "complain \(error)"
    case .complain(.store(let error)): "complain \(error)"
    case .queue(let words): "queue \(words)"
    case .fail: "fail"
    case .command(let command): "command \(command)"
    case .leave(let unconfirmed): "leave, \(unconfirmed.count) unconfirmed"
    }
  }
}
