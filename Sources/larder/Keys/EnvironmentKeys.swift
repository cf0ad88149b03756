/// Keys in environment variables. An empty variable holds no key.
package struct EnvironmentKeys: KeyPlace {
  private let variables: [String: String]

  package init(variables: [String: String]) {
    self.variables = variables
  }

  /// The variable of the provider, whether it is set or not.
  package func origin(of provider: KeyProvider) -> KeyOrigin? { .environment(variable: provider.variable) }

  /// The key in the provider's variable; nil where that is not set. Throws where its text cannot be a key.
  package func key(of provider: KeyProvider) throws(KeyError) -> ProviderKey? {
    guard let value = variables[provider.variable], !value.isEmpty else { return nil }
    do throws(KeyTextError) {
      return try ProviderKey(value)
    } catch {
      throw .unusable(.environment(variable: provider.variable), error)
    }
  }
}
