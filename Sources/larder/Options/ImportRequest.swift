internal import EmbeddedMessages
package import Imports
internal import Messages

/// The arguments of `larder import`.
package enum ImportRequest: Equatable {
  case files([String])
  /// Official files, which are downloaded first.
  case usda(OfficialFile.USDAPart)
  case openFoodFacts

  /// - Parameter words: the words after `import`.
  init(_ words: [String]) throws(UsageError) {
    switch (words.first.flatMap { OfficialFile.Source(rawValue: $0) }, words.count) {
    case (nil, 0):
      throw UsageError(sentence: .usageImportWhat)
    case (nil, _): self = .files(words)
    case (.usda, 1): self = .usda(.foundation)
    case (.usda, 2):
      guard let part = OfficialFile.USDAPart(rawValue: words[1]) else {
        throw UsageError(sentence: .usageUsdaParts)
      }
      self = .usda(part)
    case (.openfoodfacts, 1): self = .openFoodFacts
    case (.usda, _), (.openfoodfacts, _):
      throw UsageError(sentence: .usageImportTooMuch(word: words[words.count - 1]))
    }
  }
}
