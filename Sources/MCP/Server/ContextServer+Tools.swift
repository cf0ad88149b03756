internal import Calls
internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import LanguageModels
internal import Messages
internal import Proposals
internal import Services

/// Tool calls, and the confirmation of what they propose.
extension ContextServer {
  /// The result of a call; nil where it follows once the person has answered.
  func call(_ id: JSONValue, _ params: JSONValue, _ dialogue: Dialogue) async throws(RPCError) -> JSONValue? {
    guard let name = params["name"]?.string, tools.offers(name) else {
      throw .invalidParameters("There is no tool “\(PrintableText.clean(params["name"]?.string ?? "", limit: 60))”.")
    }
    let arguments = params["arguments"] ?? [:]
    let call: JSONValue = ["name": .string(name), "arguments": arguments]
    if let state = params["requestState"]?.string, !dialogue.revision.hasHandshake {
      return dialogue.complete(decided(state, by: params["inputResponses"], call))
    }
    console.begin(dialogue.progressToken)
    do throws(ToolError) {
      switch try await session.carryOut(ToolCall(id: "client", tool: name, arguments: arguments), knowing: known) {
      case .answer(let answer):
        known.take(answer.facts, answering: arguments)
        return dialogue.complete(result(answer.facts))
      case .proposal(let proposal, let facts):
        pending.forget(proposal.id)
        return ask(proposal, facts, for: id, call, dialogue)
      }
    } catch {
      return dialogue.complete(trouble(session.sentence(error)))
    }
  }

  /// Shows the person a form where the client can and the proposal is complete; otherwise the draft waits in larder.
  private func ask(
    _ proposal: Proposal, _ facts: JSONValue, for id: JSONValue, _ call: JSONValue, _ dialogue: Dialogue
  ) -> JSONValue? {
    guard confirmation == .form, dialogue.client.asksPeople, !proposal.isOpen else {
      return dialogue.complete(result(facts.adding("status", .string(ContextServer.draftKept))))
    }
    let name = secret()
    let form = ConfirmationForm(proposal: proposal).parameters(dialogue.revision)
    let request: JSONValue = ["method": "elicitation/create", "params": form]
    let waiting = PendingConfirmations.Pending(
      proposal: proposal, request: dialogue.revision.hasHandshake ? id : .null, call: call, dialogue: dialogue,
      asked: now())
    pending.add(waiting, as: name)
    guard dialogue.revision.hasHandshake else {
      return [
        "resultType": "input_required", "inputRequests": ["save": request], "requestState": .string(name),
        "_meta": ["io.modelcontextprotocol/serverInfo": dialogue.server.info],
      ]
    }
    console.send(["jsonrpc": "2.0", "id": .string(name), "method": "elicitation/create", "params": form])
    return nil
  }

  /// Handles the client's answer to a form that we requested.
  func confirm(_ id: JSONValue, _ answer: JSONValue?) {
    guard let name = id.string, let waiting = pending.take(name, now: now()) else { return }
    reply(waiting.request, waiting.dialogue.complete(decided(waiting, by: answer)))
  }

  /// Handles a call that the client repeats together with the person's answer (revision of July 2026).
  private func decided(_ state: String, by responses: JSONValue?, _ call: JSONValue) -> JSONValue {
    guard let waiting = pending.take(state, now: now()), waiting.call == call, waiting.request == .null else {
      return trouble("That question is no longer open. \(ContextServer.draftKept)")
    }
    return decided(waiting, by: responses?["save"])
  }

  private func decided(_ waiting: PendingConfirmations.Pending, by answer: JSONValue?) -> JSONValue {
    guard case .line(let line) = ConfirmationForm(proposal: waiting.proposal).answer(answer) else {
      return result(["saved": false, "status": .string(ContextServer.draftKept)])
    }
    switch session.decide(waiting.proposal, by: line, in: waiting.dialogue.client.name) {
    case .saved(let note): return result(["saved": true, "sentence": .string(note.sentence.english)])
    case .declined: return result(["saved": false, "status": "The person said no. Nothing was saved."])
    case .undecided: return result(["saved": false, "status": .string(ContextServer.draftKept)])
    case .failed(let failure): return trouble("\(failure.sentence.english) \(ContextServer.draftKept)")
    }
  }

  static let draftKept =
    "Not saved. It is kept as a draft: larder offers it when it is started next, and /pending shows it there."

  // MARK: Results

  /// A result as structured facts, and as text for clients that read no structure.
  private func result(_ facts: JSONValue) -> JSONValue {
    let asides = console.takeAsides().map { JSONValue.string(PrintableText.clean($0)) }
    let facts = facts.members == nil ? ["facts": facts] : facts
    let told = asides.isEmpty ? facts : facts.adding("notices", .array(asides))
    return ["content": [["type": "text", "text": .string(told.text)]], "structuredContent": told, "isError": false]
  }

  /// A result with an error that the model can correct.
  private func trouble(_ sentence: String) -> JSONValue {
    ["content": [["type": "text", "text": .string(sentence)]], "isError": true]
  }
}

extension JSONValue {
  fileprivate func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    var object = self
    object[key] = value
    return object
  }
}
