internal import FoodSources
internal import JSON
internal import LanguageModels
internal import Services

extension Session {
  /// Asks Open Food Facts what a call is about to show, unless it is known here. What is wrong with the call is the
  /// tool's to say, and without an answer it says what can be done instead.
  ///
  /// - Returns: why there is no answer, where somebody was asked.
  @discardableResult
  func prepareProducts(for call: ToolCall) async -> OutsideFault? {
    do {
      guard let request = try ProductRequest(call, in: context), try request.mayBeAsked() else { return nil }
      console.show(.notice("Asking Open Food Facts…"))
      switch await answer(to: request.question) {
      case .success(let answer): try request.keep(answer)
      case .failure(let fault):
        try request.keep(fault)
        return fault
      }
    } catch {
      return nil
    }
    return nil
  }

  /// Looks a product up by its barcode. One that nobody could be asked about waits, and comes back when it is known.
  func lookUp(_ call: ToolCall) async throws(ToolError) -> ToolOutcome {
    let fault = await prepareProducts(for: call)
    let outcome = try toolbox.run(call, in: context(of: revised(by: call)))
    switch outcome {
    case .proposal(let proposal) where isAskingAgain:
      console.show(.notice(QueueWording.ready(proposal, "The product")))
    case .answer:
      guard let digits = call.arguments["barcode"]?.string, let fault, fault.mayPass else { break }
      queue(QueuedFile.words(barcode: digits), saying: QueueWording.keptBarcode)
    case .proposal: break
    }
    return outcome
  }

  func answer(to question: ProductQuestion) async -> Result<OutsideAnswer, OutsideFault> {
    await recorded(question.words) { () throws(OutsideFault) in try await options.products.answer(to: question) }
  }

  /// Asks somebody outside, and shows the answer to who records it.
  func recorded(
    _ words: String, _ ask: () async throws(OutsideFault) -> OutsideAnswer
  ) async -> Result<OutsideAnswer, OutsideFault> {
    let result: Result<OutsideAnswer, OutsideFault>
    do throws(OutsideFault) {
      result = .success(try await ask())
    } catch {
      result = .failure(error)
    }
    console.show(.outside(RecordedOutsideAnswer(asked: words, result)))
    return result
  }
}
