package import FoodData

/// Answers requests about products: from the network, or from a recording.
package protocol ProductSource: Sendable {
  func answer(to question: ProductQuestion) async throws(OutsideError) -> OutsideAnswer
  /// Submits what a household contributes, under its account.
  func take(_ form: ContributionForm) async throws(OutsideError) -> OutsideAnswer
}

/// Answers nothing: for a larder that is kept off the network.
package struct NoProductSource: ProductSource {
  package init() {}

  /// Always throws `.offline`.
  package func answer(to question: ProductQuestion) async throws(OutsideError) -> OutsideAnswer {
    throw .offline
  }

  /// Always throws `.offline`.
  package func take(_ form: ContributionForm) async throws(OutsideError) -> OutsideAnswer {
    throw .offline
  }
}
