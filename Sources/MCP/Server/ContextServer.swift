internal import Calls
package import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import LanguageModels
internal import Messages
package import Nutrition
internal import Proposals
internal import Services

/// larder as a server of the Model Context Protocol: messages come in as lines, and answers go out through the console. A
/// reading tool answers. A proposing tool returns its card, which is kept as a draft and saved only by the person's yes in a
/// form that the client shows, never by the model's word.
package final class ContextServer {
  /// Where a proposal may be confirmed.
  package enum Confirmation: String, CaseIterable, Sendable {
    /// By the person in a form, where the client has forms.
    case form
    /// By the person in larder only.
    case draft
  }

  let session: Session
  let console: ContextConsole
  let tools: ToolList
  private let identity: ServerIdentity
  let confirmation: Confirmation
  let now: () -> Instant
  let secret: () -> String
  /// The dialogue of the protocol's older generation, set by the handshake.
  private var handshake: Dialogue?
  var pending = PendingConfirmations()
  var known: KnownNumbers

  /// - Parameters:
  ///   - console: the session's console.
  ///   - version: larder's version.
  ///   - now: the clock, for the lifetime of a form.
  ///   - secret: makes a new unguessable name at each call.
  package init(
    session: Session, console: ContextConsole, confirmation: Confirmation, version: String,
    now: @escaping () -> Instant,
    secret: @escaping () -> String
  ) {
    self.session = session
    self.console = console
    self.confirmation = confirmation
    identity = ServerIdentity(version: version)
    self.now = now
    self.secret = secret
    tools = ToolList(session.tools)
    known = session.noNumbers
  }

  /// Handles one line of the protocol.
  package func receive(_ line: String) async {
    switch RPCMessage(line) {
    case .request(let id, let method, let params): await answer(id, method, params)
    case .notification("notifications/cancelled", let params): pending.cancel(params["requestId"] ?? .null)
    case .notification: break
    case .response(let id, let result): confirm(id, result)
    case .broken(let id, let error): refuse(id, error)
    }
  }

  /// Refuses a line that is longer than a message may be.
  package func receiveTooLong() { refuse(.null, .invalidRequest) }

  private func answer(_ id: JSONValue, _ method: String, _ params: JSONValue) async {
    do throws(RPCError) {
      if let result = try await result(id, method, params) { reply(id, result) }
    } catch {
      refuse(id, error)
    }
  }

  /// The result of a request; nil where it follows later.
  private func result(
    _ id: JSONValue, _ method: String, _ params: JSONValue
  ) async throws(RPCError) -> JSONValue? {
    if method == "initialize" { return initialize(params) }
    let dialogue = try dialogue(params)
    switch method {
    case "ping" where dialogue.revision.hasHandshake: return [:]
    case "server/discover" where !dialogue.revision.hasHandshake: return discovery(dialogue)
    case "tools/list":
      try checkCursor(params)
      return dialogue.completeList(["tools": tools.json], lasting: 3_600_000)
    case "tools/call": return try await call(id, params, dialogue)
    case "resources/list":
      try checkCursor(params)
      return dialogue.completeList(
        ["resources": .array(ContextResource.allCases.map(\.json))], lasting: 3_600_000)
    case "resources/templates/list": return dialogue.completeList(["resourceTemplates": []], lasting: 3_600_000)
    case "resources/read": return dialogue.completeList(try await read(params))
    case "prompts/list":
      try checkCursor(params)
      return dialogue.completeList(["prompts": .array(ContextPrompt.allCases.map(\.json))], lasting: 3_600_000)
    case "prompts/get": return dialogue.complete(try prompt(params))
    default: throw .unknownMethod(method)
    }
  }

  // MARK: Opening

  private func initialize(_ params: JSONValue) -> JSONValue {
    let asked = params["protocolVersion"]?.string.flatMap(Revision.init)
    // An unknown revision is answered with the newest one that has a handshake; the client then decides.
    let revision = asked.flatMap { $0.hasHandshake ? $0 : nil } ?? Revision.newestWithHandshake
    let client = ClientDescription(info: params["clientInfo"], capabilities: params["capabilities"])
    handshake = Dialogue(revision: revision, client: client, server: identity)
    return [
      "protocolVersion": .string(revision.rawValue), "capabilities": ServerIdentity.capabilities,
      "serverInfo": identity.info, "instructions": .string(ServerIdentity.instructions),
    ]
  }

  private func discovery(_ dialogue: Dialogue) -> JSONValue {
    dialogue.completeList([
      "supportedVersions": .array(Revision.allCases.map { .string($0.rawValue) }),
      "capabilities": ServerIdentity.capabilities, "instructions": .string(ServerIdentity.instructions),
    ])
  }

  /// How to answer a request, by the protocol generation that it belongs to.
  private func dialogue(_ params: JSONValue) throws(RPCError) -> Dialogue {
    let meta = RequestMeta(params)
    if let asked = meta.revision {
      guard let revision = Revision(rawValue: asked), !revision.hasHandshake else { throw .unsupportedVersion(asked) }
      return Dialogue(
        revision: revision, client: meta.client, server: identity, progressToken: meta.progressToken)
    }
    guard var dialogue = handshake else {
      throw .invalidParameters("Begin with initialize, or say the protocol version in _meta.")
    }
    dialogue.progressToken = meta.progressToken
    return dialogue
  }

  private func checkCursor(_ params: JSONValue) throws(RPCError) {
    guard params["cursor"] == nil || params["cursor"] == .null else {
      throw .invalidParameters("The list is whole: there is no such cursor.")
    }
  }

  // MARK: Reading

  private func read(_ params: JSONValue) async throws(RPCError) -> JSONValue {
    guard let resource = ContextResource(address: params["uri"]?.string) else {
      let all = ContextResource.allCases.map(\.address).joined(separator: ", ")
      throw .invalidParameters("There is no such resource. There is: \(all).")
    }
    console.begin(nil)
    do throws(ToolError) {
      guard case .answer(let answer) = try await session.carryOut(resource.call) else { throw .nothingLeft }
      return [
        "contents": [
          ["uri": .string(resource.address), "mimeType": "application/json", "text": .string(answer.facts.text)]
        ]
      ]
    } catch {
      throw RPCError(code: -32_603, message: SessionError.about(error).sentence.english)
    }
  }

  private func prompt(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let prompt = params["name"]?.string.flatMap(ContextPrompt.init) else {
      throw .invalidParameters("There is no such prompt. There are: log, week.")
    }
    let words = PrintableText.clean(params["arguments"]?["words"]?.string ?? "", lineBreaks: .kept)
    guard prompt != .log || words.contains(where: { !$0.isWhitespace }) else {
      throw .invalidParameters("words: what was eaten, in the person's own words.")
    }
    // The person chose the prompt and typed its words, so numbers in them count as said by the person.
    known.formUnion(session.numbers(said: words))
    return prompt.result(words)
  }

  // MARK: Answering

  func reply(_ id: JSONValue, _ result: JSONValue) {
    console.send(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func refuse(_ id: JSONValue, _ error: RPCError) {
    var body: JSONValue = ["code": JSONValue(integerLiteral: error.code), "message": .string(error.message)]
    if let data = error.data { body["data"] = data }
    console.send(["jsonrpc": "2.0", "id": id, "error": body])
  }
}
