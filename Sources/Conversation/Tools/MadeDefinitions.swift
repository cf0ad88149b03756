internal import LanguageModels
internal import Services
internal import Synchronization

/// What models are told of tools, made once and not before it is asked for: larder's own interpreter needs none of it.
final class MadeDefinitions: Sendable {
  private let made = Mutex<[ToolDefinition]?>(nil)

  /// In the order of the tools, which are the same every time.
  func definitions(of tools: [any Tool]) -> [ToolDefinition] {
    made.withLock { made in
      let definitions = made ?? tools.map(\.definition)
      made = definitions
      return definitions
    }
  }
}
