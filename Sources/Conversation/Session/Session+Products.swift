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
      let result = await answer(to: request.question)
      console.show(.outside(RecordedOutsideAnswer(asked: request.question.words, result)))
      switch result {
      case .success(let answer): try request.keep(answer)
      case .failure(let fault): try request.keep(fault)
      }
    } catch {
      return
    }
  }

  private func answer(to question: ProductQuestion) async -> Result<OutsideAnswer, OutsideFault> {
    do throws(OutsideFault) {
      return .success(try await options.products.answer(to: question))
    } catch {
      return .failure(error)
    }
  }
}
