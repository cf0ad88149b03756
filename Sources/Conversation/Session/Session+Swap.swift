internal import Calls
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Services

extension Session {
  /// Has a model from outside choose among the swaps that a call is about to propose, unless it has chosen already. What is
  /// wrong with the call is the tool's to say, and without an answer the best swap is proposed without words.
  func prepareSwap(for call: ToolCall) async {
    guard call.tool == SmartSwap().name, !options.dryRun, let model = models.outside, !hasUsedTokens() else { return }
    do {
      let arguments = try toolbox.arguments(of: call, for: SmartSwap(), in: context)
      guard let request = try SwapRequest(arguments, in: context) else { return }
      let words = try await answer(of: model, to: request.request(prompt: options.swapPrompt))
      try request.keep(PrintableText.clean(words, limit: 1_000)) { ClaimCheck.mayBeKept($0) }
    } catch let error as ModelError {
      console.show(.modelFailed(error))
    } catch {
      return
    }
  }
}
