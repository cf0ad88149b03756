internal import Nutrition

/// Parses moves of an entry or meal: "move lunch to dinner", "move the banana to yesterday".
struct MoveReader {
  let context: Context

  func read(_ range: Range<Int>) -> Parse {
    let labels = context.labels.filter { range.contains($0.range.lowerBound) }
    guard let target = labels.last else { return context.parse(.other) }
    let to = context.when([target])
    let source = range.lowerBound..<target.range.lowerBound
    var parse = context.parse(.move, .change(Amendment(slot: to.slot, day: to.day, time: to.time)))
    parse.when = .unsaid
    parse.reference = EntryReference(words: source, in: context)
    return parse
  }
}
