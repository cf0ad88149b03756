package import FoodSources

/// Why a page could not be fetched.
package enum PageTrouble: Hashable, Sendable {
  /// Neither http nor https.
  case noWebAddress
  /// No pages are fetched in this environment.
  case notFetched
  case outside(OutsideError)
  /// The server answered with an error status: 404, 503.
  case refused(status: Int)
}
