/// An answer as the provider sent it: nothing normalised, and nothing left out that larder may need.
package struct WireReply: Hashable, Sendable {
  /// All visible text.
  package var text = ""
  /// The model's thinking, which is not part of the answer.
  package var thinking = ""
  /// The message with which the model or its provider declined.
  package var refusal: String?
  /// Calls of larder's tools, in order.
  package var calls: [WireCall] = []
  /// Incomplete calls, where the answer broke off.
  package var incompleteCalls: [WireCall] = []
  /// Calls that the provider carries out itself.
  package var serverCalls: [WireCall] = []
  /// The provider's own reason why the model stopped; nil where it gave none.
  package var stopReason: String?
  /// The reason in larder's terms.
  package var stop = StopReason.finished
  /// Tokens as the provider counts them.
  package var tokens = WireTokens()
  /// Tokens as larder counts them: cached input is included in the input, thinking in the output.
  package var usage = Usage.none
  /// The model that answered, by the provider's name for it; nil where it does not say.
  package var model: String?
  /// The turn to send back, without calls that must not run.
  package var verbatim: VerbatimTurn?

  package init() {}

  /// Whether it has neither text nor a call nor a refusal, so that the request should be repeated.
  package var saidNothing: Bool { text.isEmpty && calls.isEmpty && refusal == nil }
}
