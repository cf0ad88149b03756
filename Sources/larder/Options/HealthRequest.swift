internal import EmbeddedMessages
internal import Messages

/// What is to be done with health data that comes again and again.
package struct HealthRequest: Equatable {
  /// The file, or the folder, that is looked at.
  package let path: String

  /// - Parameter words: what stands behind `health`.
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
