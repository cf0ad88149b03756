internal import EmbeddedMessages
internal import JSON
package import LanguageModels
internal import Services
package import Store
internal import Words

/// `/model`: which model answers, what a provider offers, and another one.
extension Session {
  func chooseModel(_ words: String) async {
    switch ModelWish(words) {
    case .shown: showModel()
    case .list(let provider): await listModels(of: provider)
    case .switched(let name):
      guard await mayBeOffered(name) else { return }
      switchModel(to: name)
    }
  }

  private func showModel() {
    let sentence =
      switch models {
      case .builtIn: "larder’s own interpreter answers: no network, no cost."
      case .localFirst(let model):
        "larder’s own interpreter answers what it understands whole, \(model.label) the rest."
      case .other(let model): "The model is \(model.label)."
      }
    console.show(.text(sentence))
  }

  private func switchModel(to name: String) {
    do throws(Complaint) {
      models = try options.modelNamed(name)
      showModel()
    } catch {
      complain(error)
    }
  }

  private func listModels(of provider: ProviderName) async {
    console.show(.waiting(.waitingModel(model: provider.rawValue)))
    do throws(Complaint) {
      guard let list = try await options.modelsOffered(provider) else {
        return complain(Complaint("\(provider.rawValue) gives no list of its models.", exit: .provider))
      }
      note(list, of: provider)
      console.show(.text(ModelListWording.text(list.names, of: provider)))
    } catch {
      complain(error)
    }
  }

  /// Whether the provider has a model of this name, as far as that can be told: what is not on its list is said, with what is
  /// near it. Who cannot be asked may have it.
  private func mayBeOffered(_ name: String) async -> Bool {
    guard let wanted = ModelName(name) else { return true }
    console.show(.waiting(.waitingModel(model: wanted.provider.rawValue)))
    guard let list = try? await options.modelsOffered(wanted.provider) else { return true }
    note(list, of: wanted.provider)
    guard !list.mayHave(wanted) else { return true }
    let near = list.nearest(to: wanted, most: 3).map(\.description)
    complain(
      Complaint(
        "\(wanted.provider.rawValue) offers no model “\(wanted.model)”."
          + (near.isEmpty
            ? " /model \(wanted.provider.rawValue) lists what it has." : " Near it: \(near.joined(separator: ", ")).")
      ))
    return false
  }

  /// Keeps the names for the tabulator key.
  private func note(_ list: ModelList, of provider: ProviderName) {
    guard !options.dryRun else { return }
    try? store.bookkeeping.set(
      OfferedModels.setting(of: provider), to: list.names.map(\.model).joined(separator: "\n"))
  }
}

/// The names that providers offered when they were asked last.
package enum OfferedModels {
  static func setting(of provider: ProviderName) -> String { "models of \(provider.rawValue)" }

  /// What can stand behind `/model`: every provider, and the models that are known of it.
  package static func names(in store: Store) -> [String] {
    let providers = ProviderName.allCases.map { $0.rawValue + ":" }
    let models = ProviderName.allCases.flatMap { provider in
      let setting = (try? store.bookkeeping.setting(OfferedModels.setting(of: provider))) ?? nil
      return (setting ?? "").split(separator: "\n").map { "\(provider.rawValue):\($0)" }
    }
    return ["builtin"] + providers + models
  }
}

/// What is said of a provider's models.
package enum ModelListWording {
  package static func text(_ names: [ModelName], of provider: ProviderName) -> String {
    guard !names.isEmpty else { return "\(provider.rawValue) offers no model." }
    return names.map(\.description).joined(separator: "\n")
  }
}

/// What stands behind `/model`.
private enum ModelWish {
  case shown
  case list(ProviderName)
  case switched(String)

  init(_ words: String) {
    let name = words.hasSuffix(":") ? String(words.dropLast()) : words
    self = words.isEmpty ? .shown : ProviderName(rawValue: name.lowercased()).map { .list($0) } ?? .switched(words)
  }
}
