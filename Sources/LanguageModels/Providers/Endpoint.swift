package import HTTP

/// Where a provider is, and with which key.
package struct Endpoint: Hashable, Sendable {
  package let provider: ProviderName
  package let address: WebAddress
  package let key: Secret?

  package init(provider: ProviderName, address: WebAddress, key: Secret?) {
    self.provider = provider
    self.address = address
    self.key = key
  }

  /// Finds the address in what the command line says, else in the environment, else takes the usual one.
  ///
  /// - Parameter option: the base address of the command line.
  package init(
    _ provider: ProviderName, option: String? = nil, variables: [String: String], key: Secret? = nil
  ) throws(EndpointError) {
    let variable = provider.addressVariable.flatMap { variables[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    guard let text = option ?? variable ?? provider.usualAddress else { throw .addressMissing(provider) }
    guard let address = WebAddress(text) else {
      throw .unreadableAddress(variable: option == nil ? provider.addressVariable : nil)
    }
    self.init(provider: provider, address: Endpoint.base(address, provider), key: key)
  }

  /// Whether a key has to be there before it makes sense to ask. A server on this machine decides for itself.
  package var lacksKey: Bool { provider.wantsKey && key == nil && !address.isLoopback }

  /// The headers that carry the key, as the provider's dialect places it.
  var secretHeaders: [SecretHeader] {
    let place = provider.dialect.key
    return key.map { [SecretHeader(name: place.header, value: Secret(place.prefix + $0.revealed))] } ?? []
  }

  /// Base addresses are written as the providers' own programs want them, or as their neighbours want them: with or
  /// without the version of the protocol.
  private static func base(_ address: WebAddress, _ provider: ProviderName) -> WebAddress {
    let isBare = address.path.isEmpty || address.path == "/"
    return switch provider {
    case .openai, .compatible: address
    case .anthropic: address.dropping("v1")
    case .gemini: isBare ? address.appending("v1beta") : address
    case .ollama, .llamacpp: isBare ? address.appending("v1") : address
    }
  }
}

/// Why an endpoint is none.
package enum EndpointError: Error, Hashable, Sendable {
  /// The provider has no address of its own, and none was given.
  case addressMissing(ProviderName)
  /// The address is no http or https address, or it holds a user or a password. Named by the variable that it comes
  /// from; nil is the command line.
  case unreadableAddress(variable: String?)
}
