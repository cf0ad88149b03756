internal import EmbeddedMessages
package import FoodData
package import FoodSources
package import Messages
internal import Nutrition

/// An attempt to contribute one food: what has to be asked first, what is sent, and the outcome.
package struct ContributionAttempt {
  /// The food to contribute.
  package let queued: QueuedContribution
  private let context: ToolContext

  /// The outcome of an attempt.
  package enum Outcome: Hashable, Sendable {
    case saved
    /// Everything is there already.
    case known
    /// It will never be accepted; with the server's words.
    case refused(String)
    /// It stays in the queue.
    case waiting(Reason)
  }

  /// Why it stays in the queue.
  package enum Reason: Hashable, Sendable {
    case outside(OutsideError)
    case account
    case busy
  }

  package init(_ queued: QueuedContribution, in context: ToolContext) {
    self.queued = queued
    self.context = context
  }

  /// The question about what is already there; nil where the barcode is invalid.
  package var question: ProductQuestion? {
    (try? Barcode(queued.whole.barcode)).map { .product($0) }
  }

  /// Whether the question may be asked now, within the request limits of Open Food Facts.
  package func mayBeAsked(_ question: ProductQuestion) throws(ToolError) -> Bool {
    try context.secondsToWait(for: question) == nil
  }

  /// What to send, given what is already there; a failure where nothing is left to contribute, or the answer is unclear.
  package func form(after answer: OutsideAnswer) -> Result<ContributionForm, EndedError> {
    switch OpenFoodFactsAnswer(answer.body[...], status: answer.status) {
    case .product(let known):
      let missing = queued.whole.comparedWith(known).missing
      return missing.isEmpty ? .failure(EndedError(.known)) : .success(ContributionForm(missing))
    case .productNotFound: return .success(ContributionForm(queued.whole))
    case .invalidCode: return .failure(EndedError(.refused("the barcode is none")))
    case .differentProductType: return .failure(EndedError(.refused("it is no food there")))
    case .search, .rateLimited, .unreadable: return .failure(EndedError(.waiting(.busy)))
    }
  }

  /// The attempt ends without sending anything.
  package struct EndedError: Error {
    /// The outcome: known, refused or waiting, but never saved.
    package let outcome: Outcome

    init(_ outcome: Outcome) {
      self.outcome = outcome
    }
  }

  /// The meaning of the server's answer.
  package func outcome(of answer: OutsideAnswer) -> Outcome {
    switch ContributionAnswer(status: answer.status, body: answer.body) {
    case .saved: .saved
    case .accountRefused: .waiting(.account)
    case .refused(let words): .refused(words)
    case .later: .waiting(.busy)
    }
  }

  /// Removes the food from the queue, unless it is to be tried again.
  package func resolve(_ outcome: Outcome) throws(ToolError) {
    if case .waiting = outcome { return }
    try context.dropContribution(queued.id)
  }
}

extension ContributionAttempt.Outcome {
  /// The outcome, for people.
  package func sentence(_ title: String) -> Text {
    switch self {
    case .saved: .offHasItNow(food: title)
    case .known: .offHasAll(food: title)
    case .refused(let words):
      words.isEmpty
        ? .offRefused(food: title) : .offRefusedBecause(food: title, reason: PlainText(words, limit: 200).text)
    case .waiting(.outside(let fault)): .sentences([ProductAge.sentence(fault), .offWaits(food: title)])
    case .waiting(.account):
      .offAccountRefused(food: title)
    case .waiting(.busy): .offNoTime(food: title)
    }
  }
}
