internal import EmbeddedMessages
internal import FoodData
internal import FoodSources
internal import FoundationEssentials
internal import Messages
internal import Proposals
internal import Services
internal import Store

/// Foods that the household contributes to Open Food Facts.
extension Session {
  /// `/contribute` without an argument: sends the queued contributions.
  func contributeWaiting() async {
    let waiting = (try? context.queuedContributions()) ?? []
    guard !waiting.isEmpty else {
      return console.show(.text(.contributeNothing))
    }
    await giveContributions()
  }

  /// Sends the queued contributions, oldest first, until one fails.
  func giveContributions() async {
    guard !options.dryRun else { return }
    for queued in (try? context.queuedContributions()) ?? [] {
      let attempt = ContributionAttempt(queued, in: context)
      let outcome = await give(attempt)
      try? attempt.resolve(outcome)
      console.show(.notice(outcome.sentence(queued.title)))
      if case .waiting = outcome { return }
    }
  }

  private func give(_ attempt: ContributionAttempt) async -> ContributionAttempt.Outcome {
    guard let question = attempt.question else { return .refused("the barcode is none") }
    guard (try? attempt.mayBeAsked(question)) == true else { return .waiting(.busy) }
    do throws(OutsideError) {
      let known = try await recorded(question.words) { () throws(OutsideError) in
        try await options.products.answer(to: question)
      }.get()
      switch attempt.form(after: known) {
      case .failure(let ended): return ended.outcome
      case .success(let form):
        let answer = try await recorded("give \(form.barcode)") { () throws(OutsideError) in
          try await options.products.take(form)
        }.get()
        return attempt.outcome(of: answer)
      }
    } catch {
      return .waiting(.outside(error))
    }
  }
}
