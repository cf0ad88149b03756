/// What is to be done with health data that comes again and again.
package struct HealthRequest: Equatable {
  /// The file, or the folder, that is looked at.
  package let path: String

  /// - Parameter words: what stands behind `health`.
  init(_ words: [String]) throws(UsageError) {
    guard words.first == "watch" else {
      throw UsageError(sentence: "health watches a file or a folder: larder health watch ~/Exports.")
    }
    guard words.count == 2 else {
      throw UsageError(sentence: "health watch takes one file or folder: larder health watch ~/Exports.")
    }
    path = words[1]
  }
}
