package import FoodData

/// Whoever answers questions about products: the network, or a recording.
package protocol ProductSource: Sendable {
  func answer(to question: ProductQuestion) async throws(OutsideError) -> OutsideAnswer
  /// Takes what a household gives, under its account.
  func take(_ form: ContributionForm) async throws(OutsideError) -> OutsideAnswer
}

/// Nobody answers: a larder that is kept off the network.
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
