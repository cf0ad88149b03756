package import FoodSources

/// Why there is no page.
package enum PageTrouble: Hashable, Sendable {
  /// Neither http nor https.
  case noWebAddress
  /// Nobody fetches pages here.
  case notFetched
  case outside(OutsideError)
  /// The server's answer is none that a page comes with: 404, 503.
  case refused(status: Int)
}
