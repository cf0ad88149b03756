internal import LanguageModels
internal import Services
internal import Synchronization

/// The tools' definitions for models, made once when first needed: larder's own interpreter needs none.
final class MadeDefinitions: Sendable {
  private let made = Mutex<[ToolDefinition]?>(nil)

  /// In the order of the tools, which must be the same at each call.
  func definitions(of tools: [any Tool]) -> [ToolDefinition] {
    made.withLock { made in
      let definitions = made ?? tools.map(\.definition)
      made = definitions
      return definitions
    }
  }
}
