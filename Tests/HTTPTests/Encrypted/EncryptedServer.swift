internal import FoundationEssentials
internal import HTTP
internal import LoopbackServer
internal import ProgramTrials
internal import Testing

/// nghttpd of nghttp2 on 127.0.0.1: it speaks HTTP/2 over TLS and nothing else, serves the files of a folder, and sends
/// back what is posted. It ends with this value.
final class EncryptedServer {
  /// Whether there are the programs that this takes; Debian has them as nghttp2-server and openssl.
  static let isInstalled = ["nghttpd", "openssl"].allSatisfy { name in
    folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// What is said where they are missing.
  static let absence: Comment = "nghttpd and openssl are needed, of Debian's nghttp2-server and openssl"

  /// Servers are not in everybody's path.
  private static let folders =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    + ["/usr/sbin", "/usr/local/sbin"]

  /// Runs a program until the shell's input ends, so that the program ends with the one who started it, come what may.
  /// The threads that tests run on leave it deaf to a mere request to end.
  private static let untilInputEnds = #""$@" & cat > /dev/null; kill -KILL $!; wait"#

  let authority: TestAuthority
  private let port: UInt16
  private let folder: TemporaryFolder
  private let process: ChildProcess

  /// - Parameters:
  ///   - name: what its certificate is for, as "IP:127.0.0.1".
  ///   - files: their contents by their names.
  init(certifiedFor name: String = "IP:127.0.0.1", files: [String: [UInt8]] = [:]) async throws {
    authority = try TestAuthority()
    folder = try TemporaryFolder()
    for (name, bytes) in files { try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(name)")) }
    let (certificate, key) = try authority.vouch(for: name)
    port = try DeafPort().number
    process = try ChildProcess(
      "/bin/sh",
      ["-c", EncryptedServer.untilInputEnds, "sh", "nghttpd", "--address=127.0.0.1", "--htdocs=\(folder.path)"]
        + ["--echo-upload", "\(port)", key, certificate],
      environment: ["PATH": EncryptedServer.folders.joined(separator: ":")])
    try await waitUntilItListens()
  }

  deinit {
    process.closeInput()
    process.waitForEnd()
  }

  /// Asks for a file.
  func request(_ name: String) throws -> HTTPRequest {
    HTTPRequest(.get, try #require(WebAddress("https://127.0.0.1:\(port)/\(name)")))
  }

  /// Posts what is sent back.
  func echo(_ body: [UInt8]) throws -> HTTPRequest {
    HTTPRequest(.post, try #require(WebAddress("https://127.0.0.1:\(port)/echo")), body: body)
  }

  private func waitUntilItListens() async throws {
    let probe = try request("")
    for _ in 0..<500 {
      guard await HTTPClient.forTests().exchange(probe).error?.kind == .connectionRefused else { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("nghttpd does not listen")
  }
}
