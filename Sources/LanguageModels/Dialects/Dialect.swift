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
  package var listPath: String { "models" }
  package var fixedHeaders: [WireRequest.Header] { [] }
  package func knows(_ concession: Concession) -> Bool { concession != .chatCompletions }

  package func error(status: Int, contentType: String?, body: ArraySlice<UInt8>) -> WireError {
    .service(ServiceError(status: status, contentType: contentType, body: body))
  }
}

/// Where a request carries the key: the header's name, and what stands before the key in it.
package struct KeyPlacement: Hashable, Sendable {
  package let header: String
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
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Below the base URL, without a leading slash; with its query, if any.
  package let path: String
  package let headers: [Header]
  /// JSON.
  package let body: [UInt8]

  package init(path: String, headers: [Header], body: [UInt8]) {
    self.path = path
    self.headers = headers
    self.body = body
  }
}
