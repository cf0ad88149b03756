internal import Conversation
internal import EmbeddedMessages
internal import JSON
internal import LanguageModels
internal import Messages
internal import Services
internal import Terminal

extension Program {
  /// Lists the models to choose from: `builtin`, and those of each provider that has a key or a server on this machine.
  func listModels(_ named: ProviderName?) async throws(SessionError) -> ExitCode {
    var exit = ExitCode.done
    if named == nil { write("builtin") }
    for provider in named.map({ [$0] }) ?? ProviderName.allCases {
      do throws(SessionError) {
        guard let list = try await offered(by: provider, isNamed: named != nil) else { continue }
        for name in list.names { write(name.description) }
      } catch {
        // A local server that does not run is no error where it was not asked for by name.
        guard named != nil || provider.wantsKey else { continue }
        complain(error.sentence)
        exit = exit == .done ? error.exit : exit
      }
    }
    return exit
  }

  /// The models of one provider. Nil where it was not named and has no key.
  ///
  /// - Throws: also where it offers no list.
  private func offered(by provider: ProviderName, isNamed: Bool) async throws(SessionError) -> ModelList? {
    let endpoint = isNamed || !provider.wantsKey ? try endpoint(of: provider) : try keyedEndpoint(of: provider)
    guard let endpoint else { return nil }
    guard let list = try await listed(endpoint) else {
      throw SessionError(.providerNoList(provider: provider.rawValue), exit: .provider)
    }
    return list
  }

  private func write(_ name: String) {
    results.write(options.json ? VisibleJSON.line(["model": .string(name)]) : name + "\n")
  }

  /// The models that a provider lists; nil where it offers no list.
  func listed(_ endpoint: Endpoint) async throws(SessionError) -> ModelList? {
    do throws(ModelError) {
      return try await ProviderCheck(endpoint, client: client).list()
    } catch {
      throw SessionError.about(error)
    }
  }
}
