internal import JSON
internal import Services

/// Who is asking, and what it can do.
struct ClientDescription: Hashable {
  /// What it calls itself, with its version; cleaned, as it is shown and kept.
  let name: String
  /// It can ask its person by a form.
  let asksPeople: Bool

  /// - Parameters:
  ///   - info: `name` and `version`.
  ///   - capabilities: as the client states them; `elicitation` without a mode means forms.
  init(info: JSONValue?, capabilities: JSONValue?) {
    let parts = [info?["name"]?.string, info?["version"]?.string].compactMap(\.self)
    let words = PrintableText.clean(parts.joined(separator: " "), limit: 60)
    name = words.allSatisfy(\.isWhitespace) ? "an unnamed client" : words
    let elicitation = capabilities?["elicitation"]
    asksPeople = elicitation?.members.map { $0.isEmpty || $0["form"] != nil } ?? false
  }
}

/// What a request of the newest generation says of itself, in `_meta`.
struct RequestMeta: Hashable {
  private static let prefix = "io.modelcontextprotocol/"

  /// As it is written; nil in requests of the older generation.
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
