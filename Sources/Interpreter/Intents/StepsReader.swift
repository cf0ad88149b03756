internal import Calls
internal import Nutrition

/// Parses how many steps to undo or redo.
struct StepsReader {
  let context: Context

  func read(_ range: Range<Int>, _ trigger: Trigger) -> Parse {
    let isRedo = trigger == .redo
    let steps = range.lazy.compactMap { count(at: $0) }.first ?? 1
    return context.parse(
      isRedo ? .edit : .delete,
      .calling(UndoCall { ($0.steps, $0.redo) = (steps == 1 ? nil : steps, isRedo ? true : nil) }))
  }

  private func count(at index: Int) -> Int? {
    guard let number = NumberReader(words: context.sentence).single(at: index, before: context.range.upperBound),
      !number.isArticle, number.value >= FixedDecimal(1), number.value <= FixedDecimal(100)
    else { return nil }
    return Int(number.value.description)
  }
}
