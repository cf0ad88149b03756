/// What is to be imported.
package enum ImportRequest: Equatable {
  case files([String])

  /// - Parameter words: what stands behind `import`.
  init(_ words: [String]) throws(UsageError) {
    guard !words.isEmpty else {
      throw UsageError(sentence: "Import what? For example: larder import FoodData_Central_sr_legacy_food_csv.zip.")
    }
    self = .files(words)
  }
}
