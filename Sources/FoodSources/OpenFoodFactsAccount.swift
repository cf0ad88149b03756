package import HTTP

/// A household's account at Open Food Facts. Its password is sent in the body of contributions and used nowhere else.
package struct OpenFoodFactsAccount: Sendable {
  let user: String
  let password: Secret

  /// Parses "user:password". Nil where one of the two is missing.
  package init?(_ text: Secret) {
    let parts = text.revealed.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    user = String(parts[0])
    password = Secret(String(parts[1]))
  }
}
