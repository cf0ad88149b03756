package import HTTP

/// Where a provider is, and with which key. The two belong together from here on: requests are made by the endpoint.
package struct Endpoint: Hashable, Sendable {
  /// Whose endpoint it is.
  package let provider: ProviderName
  private let place: KeyedAddress

  /// Finds the address in what the command line says of this provider, else in the environment, else takes the usual one.
  package init(
    _ provider: ProviderName, option: GivenAddress? = nil, variables: [String: String], key: Secret? = nil
  ) throws(EndpointError) {
    let given = option.flatMap { $0.provider == provider ? $0.text : nil }
    let variable = provider.addressVariable.flatMap { variables[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    guard let text = given ?? variable ?? provider.usualAddress else { throw .addressMissing(provider) }
    guard let address = WebAddress(text) else {
      throw .unreadableAddress(variable: given == nil ? provider.addressVariable : nil)
    }
    self.provider = provider
    let carrier = provider.dialect.key
    let header = key.map { SecretHeader(name: carrier.header, value: Secret(carrier.prefix + $0.revealed)) }
    do throws(UnprotectedKeyError) {
      place = try KeyedAddress(Endpoint.base(address, provider), key: header)
    } catch {
      throw .unprotectedKey(provider, host: error.host)
    }
  }

  /// Where its requests go, in the form that the provider's dialect wants.
  package var address: WebAddress { place.address }

  /// Whether a key goes along with its requests.
  package var hasKey: Bool { place.hasKey }

  /// Whether a key has to be there before it makes sense to ask. A server on this machine decides for itself.
  package var lacksKey: Bool { provider.wantsKey && !hasKey && !address.isLoopback }

  /// Whether it is a server of one's own on this machine, which costs nobody anything.
  package var isOwnServer: Bool { !provider.wantsKey && address.isLoopback }

  /// What is asked of the provider, with its key where there is one.
  ///
  /// - Parameters:
  ///   - path: below the address; it may bring a query.
  ///   - step: the last step of the address, where the path stands beside it.
  func request(
    _ method: HTTPRequest.Method, _ path: String, headers: [WireRequest.Header], body: [UInt8] = [],
    beside step: String = ""
  ) -> HTTPRequest {
    place.request(
      method, path, headers: HTTPHeaders(headers.map { HTTPHeaders.Field(name: $0.name, value: $0.value) }), body: body,
      beside: step)
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

/// An address that the command line gives to one provider: that of the model which is named beside it. It says nothing of
/// the others.
package struct GivenAddress: Hashable, Sendable {
  /// The only provider for which it holds.
  package let provider: ProviderName
  /// As it was typed.
  package let text: String

  package init(_ text: String, for provider: ProviderName) {
    self.provider = provider
    self.text = text
  }
}

/// Why an endpoint is none.
package enum EndpointError: Error, Hashable, Sendable {
  /// The provider has no address of its own, and none was given.
  case addressMissing(ProviderName)
  /// The address is no http or https address, or it holds a user or a password. Named by the variable that it comes
  /// from; nil is the command line.
  case unreadableAddress(variable: String?)
  /// The provider's key would go over plain http to another machine.
  case unprotectedKey(ProviderName, host: String)
}
