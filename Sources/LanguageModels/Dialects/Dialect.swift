/// A provider's language: how a request is written in it, and how its answers are read. Pure: no network, no clock.
package protocol Dialect: Sendable {
  /// "openai", "anthropic", "gemini": the name in the verbatim turns that it can send back.
  var name: String { get }

  /// How the key goes along.
  var key: KeyPlacement { get }

  /// Where the list of models is, below the base URL.
  var listPath: String { get }

  /// What goes along with every request beside the key.
  var fixedHeaders: [WireRequest.Header] { get }

  /// Writes `request`. The same conversation with one turn more is the same bytes up to that turn.
  func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest

  /// Whether it can do so in the place of what was refused.
  func knows(_ concession: Concession) -> Bool

  /// A reader for one answer with a status of success, streamed or not.
  func reader() -> any ReplyReader

  /// What an answer with a status of failure says.
  func error(status: Int, contentType: String?, body: ArraySlice<UInt8>) -> WireError
}

extension Dialect {
  /// Where OpenAI has the list, and most servers that speak its language.
  package var listPath: String { "models" }
  /// Most providers want none.
  package var fixedHeaders: [WireRequest.Header] { [] }
  /// Every concession but chat completions: only a dialect that has these beside it can make that one.
  package func knows(_ concession: Concession) -> Bool { concession != .chatCompletions }

  /// Reads the body as any of the forms in which providers report an error.
  package func error(status: Int, contentType: String?, body: ArraySlice<UInt8>) -> WireError {
    .service(ServiceError(status: status, contentType: contentType, body: body))
  }
}

/// Where a request carries the key: the header's name, and what stands before the key in it.
package struct KeyPlacement: Hashable, Sendable {
  /// "Authorization", "x-api-key".
  package let header: String
  /// "Bearer ", with its space; empty where the key stands alone.
  package let prefix: String

  package init(header: String, prefix: String = "") {
    self.header = header
    self.prefix = prefix
  }
}

/// A request as it goes over the wire, without its key.
package struct WireRequest: Hashable, Sendable {
  /// A header that is no secret.
  package struct Header: Hashable, Sendable {
    package let name: String
    /// As it is sent, on one line.
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Below the base URL, without a leading slash; with its query, if any.
  package let path: String
  /// Those that the dialect sets; the key and what every request has are added later.
  package let headers: [Header]
  /// JSON.
  package let body: [UInt8]

  package init(path: String, headers: [Header], body: [UInt8]) {
    self.path = path
    self.headers = headers
    self.body = body
  }
}
