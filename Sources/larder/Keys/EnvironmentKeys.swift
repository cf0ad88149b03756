/// The keys in the variables of the environment. An empty variable is none.
package struct EnvironmentKeys: KeyPlace {
  private let variables: [String: String]

  package init(variables: [String: String]) {
    self.variables = variables
  }

  package func origin(of provider: KeyProvider) -> KeyOrigin? { .environment(variable: provider.variable) }

  package func key(of provider: KeyProvider) throws(KeyError) -> ProviderKey? {
    guard let value = variables[provider.variable], !value.isEmpty else { return nil }
    do throws(KeyTextError) {
      return try ProviderKey(value)
    } catch {
      throw .unusable(.environment(variable: provider.variable), error)
    }
  }
}
