internal import EmbeddedMessages
internal import Messages

/// The arguments of `larder health`.
package struct HealthRequest: Equatable {
  /// The file or folder to watch.
  package let path: String

  /// - Parameter words: the words after `health`.
  init(_ words: [String]) throws(UsageError) {
    guard words.first == "watch" else {
      throw UsageError(sentence: .usageHealth)
    }
    guard words.count == 2 else {
      throw UsageError(sentence: .usageHealthOne)
    }
    path = words[1]
  }
}
