import FoundationEssentials
import HTTP
import JSON
import LanguageModels
import Testing

/// The model server that others wrote, as `make peer-test` has started it: one way to it, and one of its dialects.
struct Peer: CustomTestStringConvertible {
  enum Dialect: String, CaseIterable {
    case openai, anthropic, gemini
  }

  enum Door: String, CaseIterable {
    case plain, encrypted
  }

  let dialect: Dialect
  let door: Door
  /// Without a path.
  let address: String
  /// A file with the certificate that vouches for it; nil over plain HTTP.
  let certificate: String?
  var model = "test-model"

  /// What larder calls who serves this dialect: OpenAI itself speaks another one by now.
  var provider: String { dialect == .openai ? "compatible" : dialect.rawValue }

  var testDescription: String { "\(dialect.rawValue), \(door.rawValue)" }

  static let isRunning = !all.isEmpty

  /// Every dialect through every door; none where the server has not been started.
  static let all: [Peer] = {
    let variables = ProcessInfo.processInfo.environment
    guard let plain = variables["LARDER_PEER"], let encrypted = variables["LARDER_PEER_TLS"],
      let certificate = variables["LARDER_PEER_CERTIFICATE"]
    else { return [] }
    return Dialect.allCases.flatMap { dialect in
      [
        Peer(dialect: dialect, door: .plain, address: plain, certificate: nil),
        Peer(dialect: dialect, door: .encrypted, address: encrypted, certificate: certificate),
      ]
    }
  }()

  /// Every dialect over plain HTTP.
  static let plain = all.filter { $0.door == .plain }

  /// Every dialect over TLS.
  static let encrypted = all.filter { $0.door == .encrypted }

  /// The same without the certificate that vouches for it.
  var doubted: Peer { Peer(dialect: dialect, door: door, address: address, certificate: nil) }

  /// The same, asked for another model.
  func with(model: String) -> Peer {
    var peer = self
    peer.model = model
    return peer
  }
}

extension Peer {
  private var path: String {
    switch dialect {
    case .openai: "/v1"
    case .anthropic: "/anthropic"
    case .gemini: "/gemini/v1beta"
    }
  }

  /// The options with which larder asks it, every turn.
  var options: [String] {
    [
      "--model", "\(provider):\(model)", "--base-url", address + path, "--no-local",
    ]
  }

  var environment: [String: String] {
    let keys = ["LARDER_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY"].map { ($0, "sk-secret-of-tests") }
    return Dictionary(keys + (certificate.map { [("CURL_CA_BUNDLE", $0)] } ?? [])) { first, _ in first }
  }

  /// Has it forget everything, and answer from now on as a file of `Tests/Peer` says.
  func play(_ file: String) async throws {
    _ = try await ask(.post, "reset")
    _ = try await ask(.post, "scenario", body: Array(Repository.text("Tests/Peer/\(file).json").utf8))
  }

  /// What it was asked since then, in order.
  func requests() async throws -> [Request] {
    try await ask(.get, "requests")["requests"]?.array?.map { Request(record: $0, dialect: dialect) } ?? []
  }

  /// What it still had to say.
  func unsaid() async throws -> [JSONValue] {
    try #require(try await ask(.get, "scenario")["pending"]?.array)
  }

  /// What it finds wrong with how larder has coped with its faults.
  func findings() async throws -> [String] {
    try #require(try await ask(.get, "verdict")["findings"]?.array).compactMap { $0["code"]?.string }
  }

  private func ask(_ method: HTTPRequest.Method, _ path: String, body: [UInt8] = []) async throws -> JSONValue {
    let client = HTTPClient(
      HTTPSettings(userAgent: "larder/test", certificates: Certificates(file: certificate)))
    let request = HTTPRequest(
      method, try #require(WebAddress("\(address)/_llmock/\(path)")), headers: ["content-type": "application/json"],
      body: body)
    var head: HTTPResponseHead?
    var answer: [UInt8] = []
    try await client.send(request, limits: HTTPLimits(total: .seconds(20))) { event in
      switch event {
      case .head(let first): head = first
      case .body(let bytes): answer += bytes
      }
      return .more
    }
    let text = String(decoding: answer, as: UTF8.self)
    try #require([200, 201].contains(head?.status), "\(text)")
    #expect(head?.version == (door == .plain ? "1.1" : "2"))
    return try #require(JSONValue(text: text))
  }
}

extension Household {
  /// Runs larder with the model of the peer; every line of its output is an event.
  func converse(with peer: Peer, _ lines: String...) throws -> ProgramRun {
    try Household.larder(
      ["--home", home] + Household.hereAndNow + peer.options + ["--json"],
      input: Array(lines.map { "\($0)\n" }.joined().utf8), environment: peer.environment)
  }
}
