internal import Calls
internal import Nutrition
internal import Words

/// Parses which foods to list: "what dairy do I have", "show my foods", "foods tagged breakfast".
struct CategoryReader {
  let context: Context

  func read() -> BrowseFoodsCall? {
    var call = BrowseFoodsCall()
    var isAsked = false
    var walk = LineWalk(context)
    while !walk.isAtEnd {
      if walk.take(.bank(.more)) {
        call.more = true
        isAsked = true
      } else if walk.take(.bank(.foods)) || walk.take(.bank(.own)) {
        isAsked = true
      } else if let category = walk.take({ if case .category(let category) = $0 { category } else { nil } }) {
        guard call.category == nil else { return nil }
        call.category = category
      } else if isAsked, walk.take(.bank(.tagged)) {
        guard let tag = words(walk.rest, most: 4) else { return nil }
        call.tag = tag
        return call
      } else if isAsked, call == BrowseFoodsCall(), walk.take(.per), let words = words(walk.rest, most: 6) {
        call.words = words
        return call
      } else {
        let before = walk.index
        walk.pass(isPassed)
        guard walk.index > before else { return nil }
      }
    }
    return isAsked ? call : nil
  }

  private func words(_ range: Range<Int>, most: Int) -> String? {
    let words = range.filter { context.sentence.tokens[$0].kind != .mark }
    guard !words.isEmpty, words.count <= most else { return nil }
    return context.sentence.original(words)
  }

  private func isPassed(_ tag: Tag) -> Bool {
    switch tag {
    case .filler, .ask, .subject, .determiner, .article, .trigger(.show), .trigger(.find), .all, .copula, .topic(.own),
      .at:
      true
    default: false
    }
  }
}
