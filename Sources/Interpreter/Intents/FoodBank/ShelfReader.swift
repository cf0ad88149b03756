internal import Calls
internal import Nutrition
internal import Words

/// Reads which foods are asked for: "what dairy do I have", "show my foods", "foods tagged breakfast".
struct ShelfReader {
  let context: Context

  func read() -> BrowseFoodsCall? {
    var shelf = BrowseFoodsCall()
    var isAsked = false
    var walk = LineWalk(context)
    while !walk.isAtEnd {
      if walk.take(.bank(.more)) {
        shelf.more = true
        isAsked = true
      } else if walk.take(.bank(.foods)) || walk.take(.bank(.own)) {
        isAsked = true
      } else if let category = walk.take({ if case .shelf(let category) = $0 { category } else { nil } }) {
        guard shelf.category == nil else { return nil }
        shelf.category = category
      } else if isAsked, walk.take(.bank(.tagged)) {
        guard let tag = words(walk.rest, most: 4) else { return nil }
        shelf.tag = tag
        return shelf
      } else if isAsked, shelf == BrowseFoodsCall(), walk.take(.per), let words = words(walk.rest, most: 6) {
        shelf.words = words
        return shelf
      } else {
        let before = walk.index
        walk.pass(isPassed)
        guard walk.index > before else { return nil }
      }
    }
    return isAsked ? shelf : nil
  }

  private func words(_ range: Range<Int>, most: Int) -> String? {
    let words = range.filter { context.sentence.tokens[$0].kind != .mark }
    guard !words.isEmpty, words.count <= most else { return nil }
    return context.sentence.original(words)
  }

  private func isPassed(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .filler, .ask, .subject, .determiner, .article, .head(.show), .head(.find), .all, .copula, .topic(.own), .at:
      true
    default: false
    }
  }
}
