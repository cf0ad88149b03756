package import HTTP

/// A provider's address and key. From here on they belong together: only the endpoint makes requests.
package struct Endpoint: Hashable, Sendable {
  /// The provider.
  package let provider: ProviderName
  private let place: KeyedAddress

  /// Takes the address from the command line where it is for this provider, otherwise from the environment, otherwise
  /// the default.
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

  /// The base address in the form that the provider's dialect needs.
  package var address: WebAddress { place.address }

  /// Whether requests are sent with a key.
  package var hasKey: Bool { place.hasKey }

  /// Whether a key is needed and missing. A server on this machine decides for itself whether it needs one.
  package var lacksKey: Bool { provider.wantsKey && !hasKey && !address.isLoopback }

  /// Whether it is the person's own server on this machine, which costs nothing.
  package var isOwnServer: Bool { !provider.wantsKey && address.isLoopback }

  /// A request to the provider, with its key where there is one.
  ///
  /// - Parameters:
  ///   - path: below the base address; it may include a query.
  ///   - step: the last component of the base address, which the path replaces.
  func request(
    _ method: HTTPRequest.Method, _ path: String, headers: [WireRequest.Header], body: [UInt8] = [],
    beside step: String = ""
  ) -> HTTPRequest {
    place.request(
      method, path, headers: HTTPHeaders(headers.map { HTTPHeaders.Field(name: $0.name, value: $0.value) }), body: body,
      beside: step)
  }

  /// Normalises a base address, which people write as the provider's own programs or other providers' want it: with or
  /// without the API version.
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

/// An address that the command line gives for the provider of the model named beside it. It does not apply to others.
package struct GivenAddress: Hashable, Sendable {
  /// The only provider that it applies to.
  package let provider: ProviderName
  /// As it was typed.
  package let text: String

  package init(_ text: String, for provider: ProviderName) {
    self.provider = provider
    self.text = text
  }
}

/// Why an endpoint cannot be used.
package enum EndpointError: Error, Hashable, Sendable {
  /// The provider has no default address, and none was given.
  case addressMissing(ProviderName)
  /// It is no http or https address, or it contains a user or a password. `variable` is the environment variable that
  /// it comes from; nil for the command line.
  case unreadableAddress(variable: String?)
  /// The provider's key would be sent over plain http to another machine.
  case unprotectedKey(ProviderName, host: String)
}
