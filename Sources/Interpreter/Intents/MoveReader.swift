internal import Nutrition

/// Reads where an entry or a meal is to go: "move lunch to dinner", "move the banana to yesterday".
struct MoveReader {
  let context: Context

  func read(_ range: Range<Int>) -> Understanding {
    let labels = context.labels.filter { range.contains($0.range.lowerBound) }
    guard let target = labels.last else { return context.understanding(.other) }
    let to = context.when([target])
    let source = range.lowerBound..<target.range.lowerBound
    var understanding = context.understanding(.move, .change(Amendment(slot: to.slot, day: to.day, time: to.time)))
    understanding.when = .unsaid
    understanding.reference = EntryReference(words: source, in: context)
    return understanding
  }
}
