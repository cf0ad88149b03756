/// Finds the valid name that a misspelt one was probably meant to be.
package enum NearestName {
  /// The first of the names with the smallest edit distance from `word`; nil where that is more than `limit`.
  ///
  /// - Parameter limit: the letters that may differ; nil is half of the word's.
  package static func to(_ word: String, among names: [String], limit: Int? = nil) -> String? {
    let limit = limit ?? word.utf8.count / 2
    var check = EditDistance()
    let word = Array(word.lowercased().utf8)
    var best: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased().utf8)
      guard let distance = check.between(word[...], other[...], limit: limit), distance < best?.distance ?? .max else {
        continue
      }
      best = (name, distance)
    }
    return best?.name
  }
}
