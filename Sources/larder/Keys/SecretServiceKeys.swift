internal import Calls
package import Subprocess

/// The keys in the desktop's Secret Service, asked through `secret-tool`.
package struct SecretServiceKeys: KeyKeeper {
  package typealias Runner = (ProgramCall) throws(SubprocessError) -> ProgramOutput

  /// Long enough for a person to unlock a keyring.
  private static let patience = Duration.seconds(60)

  private let environment: [String: String]
  private let run: Runner

  /// - Parameters:
  ///   - variables: the environment; without the address of a session bus there are no keys here.
  ///   - run: runs `secret-tool`.
  package init(variables: [String: String], run: @escaping Runner = { call throws(SubprocessError) in try call.run() })
  {
    environment = ProgramEnvironment.minimal(from: variables)
    self.run = run
  }

  package func origin(of provider: KeyProvider) -> KeyOrigin? { .secretService }

  package func key(of provider: KeyProvider) throws(KeyError) -> ProviderKey? {
    guard let found = try lookUp(provider) else { return nil }
    do throws(KeyFault) {
      return try ProviderKey(bytes: found)
    } catch {
      throw .unusable(.secretService, error)
    }
  }

  package func keep(_ key: ProviderKey, of provider: KeyProvider) throws(KeyError) {
    let words = ["store", "--label", "larder: key for \(provider.rawValue)"] + attributes(of: provider)
    do throws(Failure) {
      _ = try ask(words, input: Array(key.revealed.utf8))
    } catch {
      throw .secretService(error.fault)
    }
  }

  package func forget(_ provider: KeyProvider) throws(KeyError) -> Bool {
    guard try lookUp(provider) != nil else { return false }
    do throws(Failure) {
      _ = try ask(["clear"] + attributes(of: provider))
    } catch {
      throw .secretService(error.fault)
    }
    return true
  }

  private func attributes(of provider: KeyProvider) -> [String] {
    ["service", "larder", "provider", provider.rawValue]
  }

  /// What is kept, as it is; nil where nothing is, or where there is no such service.
  private func lookUp(_ provider: KeyProvider) throws(KeyError) -> [UInt8]? {
    do throws(Failure) {
      let found = try ask(["lookup"] + attributes(of: provider))
      return found.isEmpty ? nil : found
    } catch {
      switch error {
      case .absent, .nothing: return nil
      case .tooLong: throw .unusable(.secretService, .tooLong)
      case .noAnswer, .failed: throw .secretService(error.fault)
      }
    }
  }

  private func ask(_ words: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    guard !(environment["DBUS_SESSION_BUS_ADDRESS"] ?? "").isEmpty else { throw .absent }
    let limits = ProgramLimits(time: SecretServiceKeys.patience, output: 2 * ProviderKey.longest)
    let call = ProgramCall("secret-tool", words, environment: environment, input: input, limits: limits)
    do throws(SubprocessError) {
      return try run(call).bytes
    } catch {
      throw Failure(error)
    }
  }
}

/// How an answer of `secret-tool` failed.
private enum Failure: Error {
  case absent
  /// It has nothing of that name, which it says by a status alone.
  case nothing
  case tooLong
  case noAnswer
  case failed

  init(_ error: SubprocessError) {
    self =
      switch error {
      case .missing: .absent
      case .tooMuch: .tooLong
      case .timedOut, .cancelled: .noAnswer
      case .failed(status: 1, complaints: []): .nothing
      case .failed, .killed, .notStarted: .failed
      }
  }

  var fault: KeyError.SecretServiceFault {
    switch self {
    case .absent: .absent
    case .noAnswer: .noAnswer
    case .nothing, .tooLong, .failed: .failed
    }
  }
}
