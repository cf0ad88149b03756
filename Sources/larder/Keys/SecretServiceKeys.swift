internal import Subprocess

/// Keys in the desktop's Secret Service.
package struct SecretServiceKeys: KeyKeeper {
  /// Runs a program; tests replace it.
  package typealias Runner = SecretTool.Runner

  private let tool: SecretTool

  /// - Parameters:
  ///   - variables: the environment; without the address of a session bus there are no keys here.
  ///   - run: runs `secret-tool`.
  package init(variables: [String: String], run: @escaping Runner = { call throws(SubprocessError) in try call.run() })
  {
    tool = SecretTool(variables: variables, longest: ProviderKey.longest, run: run)
  }

  /// The same place for all providers.
  package func origin(of provider: KeyProvider) -> KeyOrigin? { .secretService }

  /// The provider's key in the keyring; nil where there is none, or no keyring.
  package func key(of provider: KeyProvider) throws(KeyError) -> ProviderKey? {
    guard let found = try lookUp(provider) else { return nil }
    do throws(KeyTextError) {
      return try ProviderKey(bytes: found)
    } catch {
      throw .unusable(.secretService, error)
    }
  }

  /// Stores the key in the keyring, in place of an older one.
  package func keep(_ key: ProviderKey, of provider: KeyProvider) throws(KeyError) {
    do throws(SecretTool.SecretToolError) {
      try tool.keep(
        Array(key.revealed.utf8), label: "larder: key for \(provider.rawValue)", attributes: attributes(of: provider))
    } catch {
      throw .secretService(error.fault)
    }
  }

  /// Removes the provider's key from the keyring; false where there was none.
  package func forget(_ provider: KeyProvider) throws(KeyError) -> Bool {
    guard try lookUp(provider) != nil else { return false }
    do throws(SecretTool.SecretToolError) {
      try tool.clear(attributes(of: provider))
    } catch {
      throw .secretService(error.fault)
    }
    return true
  }

  private func attributes(of provider: KeyProvider) -> [String] {
    ["service", "larder", "provider", provider.rawValue]
  }

  /// The bytes stored for a provider; nil where there are none, or no such service.
  private func lookUp(_ provider: KeyProvider) throws(KeyError) -> [UInt8]? {
    do throws(SecretTool.SecretToolError) {
      return try tool.find(attributes(of: provider))
    } catch {
      guard error != .tooLong else { throw .unusable(.secretService, .tooLong) }
      throw .secretService(error.fault)
    }
  }
}

extension SecretTool.SecretToolError {
  fileprivate var fault: KeyError.SecretServiceProblem {
    switch self {
    case .absent: .absent
    case .noAnswer: .noAnswer
    case .nothing, .tooLong, .failed: .failed
    }
  }
}
