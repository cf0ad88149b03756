internal import EmbeddedMessages
internal import JSON
package import LanguageModels
package import Messages
internal import Services
package import Store
internal import Words

/// `/model`: shows which model answers, lists what a provider offers, or switches.
extension Session {
  func chooseModel(_ words: String) async {
    switch ModelCommand(words) {
    case .shown: showModel()
    case .list(let provider): await listModels(of: provider)
    case .switched(let name):
      guard await mayBeOffered(name) else { return }
      switchModel(to: name)
    }
  }

  private func showModel() {
    let sentence: Text =
      switch models {
      case .builtIn: .modelIsOwn
      case .localFirst(let model): .modelIsOwnFirst(model: model.label)
      case .other(let model): .modelIs(model: model.label)
      }
    console.show(.text(sentence))
  }

  private func switchModel(to name: String) {
    do throws(SessionError) {
      models = try options.modelNamed(name)
      showModel()
    } catch {
      complain(error)
    }
  }

  private func listModels(of provider: ProviderName) async {
    console.show(.waiting(.waitingModel(model: provider.rawValue)))
    do throws(SessionError) {
      guard let list = try await options.modelsOffered(provider) else {
        return complain(SessionError(.modelNoList(provider: provider.rawValue), exit: .provider))
      }
      note(list, of: provider)
      console.show(.text(ModelListWording.text(list.names, of: provider)))
    } catch {
      complain(error)
    }
  }

  /// Whether the provider may offer a model of this name. If its list does not have it, the person is told, with similar names.
  /// Without a list, it may.
  private func mayBeOffered(_ name: String) async -> Bool {
    guard let wanted = ModelName(name) else { return true }
    console.show(.waiting(.waitingModel(model: wanted.provider.rawValue)))
    guard let list = try? await options.modelsOffered(wanted.provider) else { return true }
    note(list, of: wanted.provider)
    guard !list.mayHave(wanted) else { return true }
    let near = list.nearest(to: wanted, most: 3).map { Text.verbatim($0.description) }
    let (provider, model) = (wanted.provider.rawValue, wanted.model)
    complain(
      SessionError(
        near.isEmpty
          ? .modelNotOffered(provider: provider, model: model)
          : .modelNotOfferedNear(provider: provider, model: model, near: near)))
    return false
  }

  /// Keeps the names for completion with the Tab key.
  private func note(_ list: ModelList, of provider: ProviderName) {
    guard !options.dryRun else { return }
    try? store.bookkeeping.set(
      OfferedModels.setting(of: provider), to: list.names.map(\.model).joined(separator: "\n"))
  }
}

/// The models that providers offered when last asked.
package enum OfferedModels {
  static func setting(of provider: ProviderName) -> String { "models of \(provider.rawValue)" }

  /// The completions after `/model`: every provider, and its known models.
  package static func names(in store: Store) -> [String] {
    let providers = ProviderName.allCases.map { $0.rawValue + ":" }
    let models = ProviderName.allCases.flatMap { provider in
      let setting = (try? store.bookkeeping.setting(OfferedModels.setting(of: provider))) ?? nil
      return (setting ?? "").split(separator: "\n").map { "\(provider.rawValue):\($0)" }
    }
    return ["builtin"] + providers + models
  }
}

/// The messages about a provider's models.
package enum ModelListWording {
  /// One model a line, each with its provider; a sentence where there are none.
  package static func text(_ names: [ModelName], of provider: ProviderName) -> Text {
    guard !names.isEmpty else { return .modelNoneOffered(provider: provider.rawValue) }
    return .list(names.map { .verbatim($0.description) }, .lines)
  }
}

/// The argument of `/model`.
private enum ModelCommand {
  case shown
  case list(ProviderName)
  case switched(String)

  init(_ words: String) {
    let name = words.hasSuffix(":") ? String(words.dropLast()) : words
    self = words.isEmpty ? .shown : ProviderName(rawValue: name.lowercased()).map { .list($0) } ?? .switched(words)
  }
}
