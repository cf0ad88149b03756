internal import Nutrition
internal import Words

extension NameTable {
  /// What the words may mean, best first. Weaker kinds of match are looked for only while fewer foods are found.
  func search(
    _ words: String, state: FoodState?, until enough: Int, weakest: NameQuality, language: Language?, isStrict: Bool
  ) -> [FoundFood] {
    var search = NameSearch(self, words: words, state: state, language: language, isStrict: isStrict)
    search.run(until: enough, weakest: weakest)
    return search.ordered.filter { $0.quality <= weakest }
  }

  /// As `search`; where that finds nothing, foods that share a word with what was said.
  func nearest(_ words: String, state: FoodState?, until enough: Int) -> [FoundFood] {
    var search = NameSearch(self, words: words, state: state, language: nil, isStrict: false)
    search.run(until: enough, weakest: .fuzzy)
    if search.ordered.isEmpty { search.takeRelated() }
    return search.ordered
  }
}

struct FoundFood: Hashable, Sendable {
  let food: Int
  let quality: NameQuality
  let score: Int
}
