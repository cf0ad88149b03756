internal import JSON
internal import Services

/// The client that sends requests, and what it can do.
struct ClientDescription: Hashable {
  /// The name and version that it gives, with control characters removed because it is shown and stored.
  let name: String
  /// Whether it can show its person a form (the capability `elicitation`).
  let asksPeople: Bool

  /// - Parameters:
  ///   - info: the client's `name` and `version`.
  ///   - capabilities: as the client states them; `elicitation` without a mode means forms.
  init(info: JSONValue?, capabilities: JSONValue?) {
    let parts = [info?["name"]?.string, info?["version"]?.string].compactMap(\.self)
    let words = PrintableText.clean(parts.joined(separator: " "), limit: 60)
    name = words.allSatisfy(\.isWhitespace) ? "an unnamed client" : words
    let elicitation = capabilities?["elicitation"]
    asksPeople = elicitation?.members.map { $0.isEmpty || $0["form"] != nil } ?? false
  }
}

/// What a request of the protocol's newest generation says about itself, in `_meta`.
struct RequestMeta: Hashable {
  private static let prefix = "io.modelcontextprotocol/"

  /// The protocol revision as the request gives it; nil in requests of the older generation.
  let revision: String?
  let client: ClientDescription
  let progressToken: JSONValue?

  init(_ params: JSONValue) {
    let meta = params["_meta"]
    revision = meta?[RequestMeta.prefix + "protocolVersion"]?.string
    client = ClientDescription(
      info: meta?[RequestMeta.prefix + "clientInfo"], capabilities: meta?[RequestMeta.prefix + "clientCapabilities"])
    progressToken = meta?["progressToken"]
  }
}
