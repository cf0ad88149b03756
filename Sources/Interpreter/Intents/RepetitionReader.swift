internal import Nutrition

/// Reads which past meal is to be logged again: "same breakfast as yesterday", "again", "copy monday's dinner to today".
struct RepetitionReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// A clause that begins with a word for it.
  func read(_ range: Range<Int>, _ lead: Lead) -> [Understanding] {
    let items = context.list(range).items.filter { $0.match != nil }
    if !items.isEmpty, context.labels.allSatisfy({ $0.offset == nil }), !isWholeMeal(range) {
      var understanding = context.understanding(.repeat, .log)
      understanding.items = items
      let isMeal = context.labels.first?.range.lowerBound == range.lowerBound
      return isMeal ? [repetition(lead.headRange), understanding] : [understanding]
    }
    return [repetition(lead.headRange)]
  }

  /// "had the same as yesterday", "lunch again", "log my usual breakfast": the word stands inside. Nil where there is
  /// none, or foods beside it.
  func embedded(_ range: Range<Int>, _ lead: Lead) -> [Understanding]? {
    let start = context.range.lowerBound
    guard let index = range.first(where: { sentence.skip(.head(.repeat), at: $0, before: range.upperBound) != nil }),
      let next = sentence.skip(.head(.repeat), at: index, before: range.upperBound)
    else { return nil }
    let others = context.list(start..<index).items + context.list(next..<range.upperBound).items
    let foods = others.filter { $0.match != nil }
    guard foods.isEmpty else {
      // "pizza again" is pizza.
      return nil
    }
    return [repetition(index..<next)]
  }

  private func isWholeMeal(_ range: Range<Int>) -> Bool {
    context.contains(range, .pronoun)
  }

  private func repetition(_ head: Range<Int>?) -> Understanding {
    var understanding = context.understanding(.repeat)
    understanding.when = .unsaid
    var labels = context.labels
    var repetition = Repetition()
    if labels.count > 1, let last = labels.last, last.hasLead {
      let target = context.when([last])
      repetition.toSlot = target.slot
      repetition.toDay = target.day
      labels.removeLast()
    }
    let source = context.when(labels)
    repetition.slot = source.slot
    repetition.day = source.day == context.now.today && repetition.toDay == nil ? nil : source.day
    repetition.isUsual =
      context.contains(context.range, .usual) || head.map { sentence.lower($0).contains("usual") } == true
    repetition.factor = factor()
    understanding.wish = .logAgain(repetition)
    return understanding
  }

  private func factor() -> Figure? {
    context.range.lazy.compactMap { index in
      sentence.find(at: index) { if case .factor(let value) = $0 { value } else { nil } }?.value
    }.first
  }
}
