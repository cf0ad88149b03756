internal import EmbeddedMessages
package import FoodData
package import FoodSources
package import Messages
internal import Nutrition

/// Giving one food: what has to be known first, what is sent, and what came of it.
package struct ContributionAttempt {
  /// The food that is to be given.
  package let queued: QueuedContribution
  private let context: ToolContext

  /// What became of it.
  package enum Outcome: Hashable, Sendable {
    case saved
    /// All of it is there already.
    case known
    /// It will never be taken, in the server's words.
    case refused(String)
    /// It stays in the queue.
    case waiting(Reason)
  }

  /// Why it has to wait.
  package enum Reason: Hashable, Sendable {
    case outside(OutsideError)
    case account
    case busy
  }

  package init(_ queued: QueuedContribution, in context: ToolContext) {
    self.queued = queued
    self.context = context
  }

  /// What is there has to be asked for; nil where the barcode is none.
  package var question: ProductQuestion? {
    (try? Barcode(queued.whole.barcode)).map { .product($0) }
  }

  /// Whether it may be asked now, without more than Open Food Facts allows.
  package func mayBeAsked(_ question: ProductQuestion) throws(ToolError) -> Bool {
    try context.secondsToWait(for: question) == nil
  }

  /// What is sent, once it is known what is there. Nil where nothing is left to give, or the answer says nothing.
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

  /// Nothing is sent.
  package struct EndedError: Error {
    /// Why it ends here: known, refused or waiting, but never saved.
    package let outcome: Outcome

    init(_ outcome: Outcome) {
      self.outcome = outcome
    }
  }

  /// What the answer to what was sent means.
  package func outcome(of answer: OutsideAnswer) -> Outcome {
    switch ContributionAnswer(status: answer.status, body: answer.body) {
    case .saved: .saved
    case .accountRefused: .waiting(.account)
    case .refused(let words): .refused(words)
    case .later: .waiting(.busy)
    }
  }

  /// Takes it from the queue, unless it is to be tried again.
  package func resolve(_ outcome: Outcome) throws(ToolError) {
    if case .waiting = outcome { return }
    try context.dropContribution(queued.id)
  }
}

extension ContributionAttempt.Outcome {
  /// For people.
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
