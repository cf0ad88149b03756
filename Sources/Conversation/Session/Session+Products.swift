internal import FoodSources
internal import LanguageModels
internal import Services

extension Session {
  /// Asks Open Food Facts what a call is about to show, unless it is known here. What is wrong with the call is the
  /// tool's to say, and without an answer it says what can be done instead.
  func prepareProducts(for call: ToolCall) async {
    do {
      guard let request = try ProductRequest(call, in: context), try request.mayBeAsked() else { return }
      console.show(.notice("Asking Open Food Facts…"))
      switch await answer(to: request.question) {
      case .success(let answer): try request.keep(answer)
      case .failure(let fault): try request.keep(fault)
      }
    } catch {
      return
    }
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
