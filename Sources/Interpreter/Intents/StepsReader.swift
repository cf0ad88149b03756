internal import Nutrition

/// Reads how many steps are to be undone or done again.
struct StepsReader {
  let context: Context

  func read(_ range: Range<Int>, _ head: Head) -> Understanding {
    let isRedo = head == .redo
    let steps = range.lazy.compactMap { count(at: $0) }.first ?? 1
    var understanding = context.understanding(isRedo ? .edit : .delete)
    understanding.wish = isRedo ? .redo(steps: steps) : .undo(steps: steps)
    return understanding
  }

  private func count(at index: Int) -> Int? {
    guard let number = NumberReader(words: context.sentence).single(at: index, before: context.range.upperBound),
      !number.isArticle, number.value >= Figure(1), number.value <= Figure(100)
    else { return nil }
    return Int(number.value.description)
  }
}
