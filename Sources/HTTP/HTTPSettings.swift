/// Settings that are the same for all exchanges of a client.
package struct HTTPSettings: Hashable, Sendable {
  /// "larder/1.0.0"
  package let userAgent: String
  /// The certificates that servers are checked against.
  package let certificates: Certificates
  /// The addresses that the client may connect to.
  package let reach: HTTPReach

  package init(userAgent: String, certificates: Certificates = Certificates(), reach: HTTPReach = .anywhere) {
    self.userAgent = userAgent
    self.certificates = certificates
    self.reach = reach
  }
}

/// The addresses that a client may connect to.
package enum HTTPReach: Hashable, Sendable {
  case anywhere
  /// Only public addresses. The address that is really connected to is checked for each new connection, whatever a host
  /// name resolved to a moment before. A proxy would hide that address, so none is used.
  ///
  /// - Parameter and: addresses that are allowed although they are not public.
  case publicAddresses(and: Set<HostAddress> = [])

  func allows(_ address: HostAddress?) -> Bool {
    guard case .publicAddresses(let others) = self else { return true }
    return address.map { $0.isPublic || others.contains($0) } ?? false
  }
}

/// Where the trusted certificates are; the system's own where neither is given.
package struct Certificates: Hashable, Sendable {
  /// A file of certificates; nil where none is given.
  package let file: String?
  /// A folder of certificates; nil where none is given.
  package let folder: String?

  package init(file: String? = nil, folder: String? = nil) {
    self.file = file
    self.folder = folder
  }

  /// From the environment variables that curl and OpenSSL use: CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR.
  package init(variables: [String: String]) {
    let named = ["CURL_CA_BUNDLE", "SSL_CERT_FILE"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    self.init(file: named, folder: variables["SSL_CERT_DIR"].flatMap { $0.isEmpty ? nil : $0 })
  }
}
