internal import FoundationEssentials
internal import ProgramTrials
internal import Testing

/// A certificate authority for one test, and what it vouches for, in files of a folder that goes with it.
struct TestAuthority {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try request("authority", "/CN=larder test authority", [])
  }

  /// Its own certificate.
  var certificate: String { path("authority.pem") }

  /// A folder with its certificate, named as OpenSSL looks for it.
  func certificateFolder() throws -> String {
    let place = path("vouching")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: certificate, toPath: "\(place)/authority.pem")
    try openssl("rehash", place)
    return place
  }

  /// Vouches for a server. The files of its certificate and of its key.
  ///
  /// - Parameter name: whose certificate it is, as "IP:127.0.0.1" or "DNS:name".
  func vouch(for name: String) throws -> (certificate: String, key: String) {
    try request(
      "server", "/CN=larder test server",
      ["-CA", certificate, "-CAkey", path("authority.key"), "-addext", "subjectAltName=\(name)"])
    return (path("server.pem"), path("server.key"))
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func request(_ name: String, _ subject: String, _ options: [String]) throws {
    try openssl(
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        + ["-subj", subject, "-keyout", path("\(name).key"), "-out", path("\(name).pem")] + options)
    try #require(FileManager.default.fileExists(atPath: path("\(name).pem")))
  }

  private func openssl(_ arguments: String...) throws { try openssl(arguments) }

  private func openssl(_ arguments: [String]) throws {
    try ChildProcess("openssl", arguments).waitForEnd()
  }
}
