/// An answer as the wire has it: nothing normalised, nothing left out that larder may need.
package struct WireReply: Hashable, Sendable {
  /// All visible text.
  package var text = ""
  /// Not part of the answer.
  package var thinking = ""
  /// The words with which the model or its provider declined.
  package var refusal: String?
  /// Calls for larder's tools, in order.
  package var calls: [WireCall] = []
  /// What had come of calls when the answer broke off.
  package var incompleteCalls: [WireCall] = []
  /// Calls that the provider carries out itself.
  package var serverCalls: [WireCall] = []
  /// The provider's own word for why the model stopped; nil where it gave none.
  package var stopReason: String?
  /// The same in larder's terms.
  package var stop = StopReason.finished
  package var tokens = WireTokens()
  /// Tokens as larder counts them: cached input is part of the input, thinking part of the output.
  package var usage = Usage.none
  package var model: String?
  /// The turn to send back, without the calls that must not run.
  package var verbatim: VerbatimTurn?

  package init() {}

  /// Neither text nor a call nor a refusal: worth another try.
  package var saidNothing: Bool { text.isEmpty && calls.isEmpty && refusal == nil }
}

/// The wire's token counts; nil where it gave none.
package struct WireTokens: Hashable, Sendable {
  package var input: Int?
  package var output: Int?
  package var cached: Int?
  /// Tokens that were written to the provider's cache.
  package var cacheWritten: Int?
  package var thinking: Int?

  package init() {}
}

/// A call as the wire has it.
package struct WireCall: Hashable, Sendable {
  /// Nil or empty where the wire gave none.
  package let id: String?
  package let name: String
  /// Nil where `raw` is not JSON. No arguments at all are an empty object.
  package let arguments: JSONValue?
  /// The arguments as they came; where they came as JSON and not as text, that JSON.
  package let raw: String

  /// A call whose arguments came as text.
  package init(id: String?, name: String, raw: String) {
    self.id = id
    self.name = name
    self.raw = raw
    arguments = WireCall.parse(raw)
  }

  /// A call whose arguments came as JSON.
  package init(id: String?, name: String, arguments: JSONValue) {
    self.id = id
    self.name = name
    self.arguments = arguments == .null ? [:] : arguments
    raw = arguments.text
  }

  private static func parse(_ raw: String) -> JSONValue? {
    guard raw.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else { return [:] }
    guard let value = try? JSONValue(json: raw) else { return nil }
    return value == .null ? [:] : value
  }
}
