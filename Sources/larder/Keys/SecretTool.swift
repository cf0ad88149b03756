internal import Calls
package import Subprocess

/// The desktop's Secret Service, reached through `secret-tool`.
package struct SecretTool {
  /// Runs a program; tests replace it.
  package typealias Runner = (ProgramCall) throws(SubprocessError) -> ProgramOutput

  /// Why a request failed.
  package enum SecretToolError: Error, Hashable {
    /// There is no session bus, or no `secret-tool`.
    case absent
    /// Nothing is stored under the attributes; `secret-tool` says so only by its exit status.
    case nothing
    case tooLong
    /// Nobody unlocked the keyring within the time limit.
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
  ///   - variables: the environment; without the address of a session bus nothing is found.
  ///   - longest: the length of the longest secret, in bytes.
  ///   - run: runs `secret-tool`.
  package init(
    variables: [String: String], longest: Int,
    run: @escaping Runner = { call throws(SubprocessError) in try call.run() }
  ) {
    environment = ProgramEnvironment.minimal(from: variables)
    self.longest = longest
    self.run = run
  }

  /// The secret stored under the attributes; nil where there is none, or no such service.
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

  /// Stores a secret in place of an older one.
  ///
  /// - Parameter label: the name that the desktop shows.
  package func keep(_ secret: [UInt8], label: String, attributes: [String]) throws(SecretToolError) {
    _ = try ask(["store", "--label", label] + attributes, input: secret)
  }

  /// Removes the secret stored under the attributes.
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
