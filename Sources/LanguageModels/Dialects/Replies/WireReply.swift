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
  /// Tokens as the provider counts them.
  package var tokens = WireTokens()
  /// Tokens as larder counts them: cached input is part of the input, thinking part of the output.
  package var usage = Usage.none
  /// The model that answered, as the provider names it; nil where it does not say.
  package var model: String?
  /// The turn to send back, without the calls that must not run.
  package var verbatim: VerbatimTurn?

  package init() {}

  /// Neither text nor a call nor a refusal: worth another try.
  package var saidNothing: Bool { text.isEmpty && calls.isEmpty && refusal == nil }
}
