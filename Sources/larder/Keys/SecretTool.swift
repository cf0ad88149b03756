internal import Calls
package import Subprocess

/// The desktop's Secret Service, asked through `secret-tool`.
package struct SecretTool {
  /// Runs a program; tests run none.
  package typealias Runner = (ProgramCall) throws(SubprocessError) -> ProgramOutput

  /// How an answer failed.
  package enum SecretToolError: Error, Hashable {
    /// There is no session bus, or no `secret-tool`.
    case absent
    /// It has nothing of that name, which it says by a status alone.
    case nothing
    case tooLong
    /// Nobody unlocked it in time.
    case noAnswer
    case failed

    fileprivate init(_ error: SubprocessError) {
      self =
        switch error {
        case .missing: .absent
        case .tooMuch: .tooLong
        case .timedOut, .cancelled: .noAnswer
        case .failed(status: 1, errorOutput: []): .nothing
        case .failed, .killed, .notStarted: .failed
        }
    }
  }

  /// Long enough for a person to unlock a keyring.
  private static let timeout = Duration.seconds(60)

  private let environment: [String: String]
  private let longest: Int
  private let run: Runner

  /// - Parameters:
  ///   - variables: the environment; without the address of a session bus there is nothing here.
  ///   - longest: bytes of the longest secret.
  ///   - run: runs `secret-tool`.
  package init(
    variables: [String: String], longest: Int,
    run: @escaping Runner = { call throws(SubprocessError) in try call.run() }
  ) {
    environment = ProgramEnvironment.minimal(from: variables)
    self.longest = longest
    self.run = run
  }

  /// What is kept under attributes; nil where nothing is, or where there is no such service.
  ///
  /// - Parameter attributes: names and values in turn.
  package func find(_ attributes: [String]) throws(SecretToolError) -> [UInt8]? {
    do throws(SecretToolError) {
      let found = try ask(["lookup"] + attributes)
      return found.isEmpty ? nil : found
    } catch .absent, .nothing {
      return nil
    }
  }

  /// Keeps a secret in the place of the one before.
  ///
  /// - Parameter label: what the desktop calls it.
  package func keep(_ secret: [UInt8], label: String, attributes: [String]) throws(SecretToolError) {
    _ = try ask(["store", "--label", label] + attributes, input: secret)
  }

  /// Removes what is kept.
  package func clear(_ attributes: [String]) throws(SecretToolError) { _ = try ask(["clear"] + attributes) }

  private func ask(_ words: [String], input: [UInt8] = []) throws(SecretToolError) -> [UInt8] {
    guard !(environment["DBUS_SESSION_BUS_ADDRESS"] ?? "").isEmpty else { throw .absent }
    let limits = ProgramLimits(time: SecretTool.timeout, output: 2 * longest)
    let call = ProgramCall("secret-tool", words, environment: environment, input: input, limits: limits)
    do throws(SubprocessError) {
      return try run(call).bytes
    } catch {
      throw SecretToolError(error)
    }
  }
}
