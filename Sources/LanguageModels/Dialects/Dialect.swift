/// A provider's API: how a request is written, and how its answers are parsed. Pure: no network, no clock.
package protocol Dialect: Sendable {
  /// "openai", "anthropic", "gemini": also marks the verbatim turns that this dialect can send back.
  var name: String { get }

  /// How the key is sent.
  var key: KeyPlacement { get }

  /// The path of the list of models, relative to the base URL.
  var listPath: String { get }

  /// Headers that are sent with every request besides the key.
  var fixedHeaders: [WireRequest.Header] { get }

  /// Writes `request`. When a conversation grows by one turn, the bytes up to that turn stay the same.
  func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest

  /// Whether this dialect can make the change.
  func knows(_ concession: Concession) -> Bool

  /// A reader for one answer with a success status, streamed or not.
  func reader() -> any ReplyReader

  /// The error that an answer with a failure status reports.
  func error(status: Int, contentType: String?, body: ArraySlice<UInt8>) -> WireError
}

extension Dialect {
  /// The path that OpenAI and most compatible servers use.
  package var listPath: String { "models" }
  /// Most providers need none.
  package var fixedHeaders: [WireRequest.Header] { [] }
  /// Every concession except chat completions, which only a dialect that also has that API can make.
  package func knows(_ concession: Concession) -> Bool { concession != .chatCompletions }

  /// Reads the body as any of the forms in which providers report an error.
  package func error(status: Int, contentType: String?, body: ArraySlice<UInt8>) -> WireError {
    .service(ServiceError(status: status, contentType: contentType, body: body))
  }
}

/// How a request carries the key: the header's name and the prefix of its value.
package struct KeyPlacement: Hashable, Sendable {
  /// "Authorization", "x-api-key".
  package let header: String
  /// "Bearer ", with its space; empty where the key has no prefix.
  package let prefix: String

  package init(header: String, prefix: String = "") {
    self.header = header
    self.prefix = prefix
  }
}

/// A request as it is sent, without its key.
package struct WireRequest: Hashable, Sendable {
  /// A header that is not secret.
  package struct Header: Hashable, Sendable {
    package let name: String
    /// The value as it is sent, on one line.
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Relative to the base URL, without a leading slash; includes the query, if any.
  package let path: String
  /// The headers that the dialect sets; the key and the headers of every request are added later.
  package let headers: [Header]
  /// JSON.
  package let body: [UInt8]

  package init(path: String, headers: [Header], body: [UInt8]) {
    self.path = path
    self.headers = headers
    self.body = body
  }
}
