/// What is the same for all exchanges of a client.
package struct HTTPSettings: Hashable, Sendable {
  /// "larder/1.0.0"
  package let userAgent: String
  /// By what servers have to be vouched for.
  package let certificates: Certificates
  /// To which addresses the client goes.
  package let reach: HTTPReach

  package init(userAgent: String, certificates: Certificates = Certificates(), reach: HTTPReach = .anywhere) {
    self.userAgent = userAgent
    self.certificates = certificates
    self.reach = reach
  }
}

/// Where a client may go.
package enum HTTPReach: Hashable, Sendable {
  case anywhere
  /// Only to public addresses: checked for each connection when it is made, on the address that is really connected to,
  /// whatever a name meant a moment before. A proxy would hide that address, so none is used.
  ///
  /// - Parameter and: addresses that are gone to although they are not public.
  case publicAddresses(and: Set<HostAddress> = [])

  func allows(_ address: HostAddress?) -> Bool {
    guard case .publicAddresses(let others) = self else { return true }
    return address.map { $0.isPublic || others.contains($0) } ?? false
  }
}

/// Where the certificates are that servers have to be vouched for by; the system's own where nothing is named.
package struct Certificates: Hashable, Sendable {
  /// A file of certificates; nil where none is named.
  package let file: String?
  /// A folder of certificates; nil where none is named.
  package let folder: String?

  package init(file: String? = nil, folder: String? = nil) {
    self.file = file
    self.folder = folder
  }

  /// What the variables name that curl and OpenSSL go by: CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR.
  package init(variables: [String: String]) {
    let named = ["CURL_CA_BUNDLE", "SSL_CERT_FILE"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    self.init(file: named, folder: variables["SSL_CERT_DIR"].flatMap { $0.isEmpty ? nil : $0 })
  }
}
