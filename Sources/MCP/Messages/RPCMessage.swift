internal import FoundationEssentials
internal import JSON

/// One message of JSON-RPC 2.0, which is one line of the transport.
enum RPCMessage: Hashable {
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The client's answer to a request of ours; nil where it answered with an error.
  case response(id: JSONValue, result: JSONValue?)
  /// A malformed message, with its id where one could be read.
  case broken(id: JSONValue, RPCError)

  init(_ line: String) {
    guard let json = JSONValue(text: line) else {
      self = .broken(id: .null, .unparsable)
      return
    }
    guard json.members != nil, json["jsonrpc"] == "2.0" else {
      self = .broken(id: .null, .invalidRequest)
      return
    }
    let id = json["id"].flatMap { $0.isIdentifier ? $0 : nil }
    guard let method = json["method"]?.string else {
      guard let id, json["result"] != nil || json["error"] != nil else {
        self = .broken(id: id ?? .null, .invalidRequest)
        return
      }
      self = .response(id: id, result: json["result"])
      return
    }
    let params = json["params"] ?? [:]
    guard params.members != nil else {
      self = .broken(id: id ?? .null, .invalidParameters("params has to be an object."))
      return
    }
    if let id {
      self = .request(id: id, method: method, params: params)
    } else if json["id"] == nil {
      self = .notification(method: method, params: params)
    } else {
      self = .broken(id: .null, .invalidRequest)
    }
  }
}

/// An error response of JSON-RPC.
struct RPCError: Error, Hashable {
  let code: Int
  let message: String
  var data: JSONValue?

  static let unparsable = RPCError(code: -32_700, message: "That is no JSON.")
  static let invalidRequest = RPCError(code: -32_600, message: "That is no request of JSON-RPC 2.0.")

  static func unknownMethod(_ name: String) -> RPCError {
    RPCError(code: -32_601, message: "There is no method \(name.prefix(80)).")
  }

  static func invalidParameters(_ why: String) -> RPCError { RPCError(code: -32_602, message: why) }

  static func unsupportedVersion(_ asked: String) -> RPCError {
    RPCError(
      code: -32_022, message: "The revision \(asked.prefix(40)) is not spoken here.",
      data: [
        "supported": .array(Revision.allCases.map { .string($0.rawValue) }),
        "requested": .string(String(asked.prefix(40))),
      ])
  }
}

extension JSONValue {
  /// Whether it can be a request's id: a string or a whole number.
  fileprivate var isIdentifier: Bool {
    switch self {
    case .string: true
    case .number(let number): !number.description.contains(".")
    case .null, .bool, .array, .object: false
    }
  }
}
