internal import Nutrition
internal import Words

/// Names that continue after a comma: lists of foods, and of words that describe one.
extension IngredientParser {
  /// Whether the name continues after a comma: "skinless, boneless chicken", "olive, corn or other oil".
  func continues(behind comma: Int) -> Bool {
    let start = comma + 1
    guard start < end else { return false }
    if name.isEmpty { return true }
    guard line.tokens[start].kind == .word, !line.has([.stop, .plus, .approximate, .each], at: start) else {
      return false
    }
    if name.allSatisfy({ isDescriptive($0) }) { return !isEndless(start) && !line.has(.part, at: start) }
    if line.has([.and, .or], at: start) { return !isEndless(start + 1) && isPlainList(start + 1) }
    return !line.has([.preparation, .adverb, .part, .with], at: start) && isList(from: start)
  }

  func isDescriptive(_ place: Int) -> Bool {
    line.has([.adjective, .state, .modifier, .preparation, .size, .and, .or], at: place)
      || line.isMark(Mark.comma, at: place)
  }

  /// Whether a list of foods follows, up to an "and" or "or" with one more food.
  func isList(from start: Int) -> Bool {
    var next = start
    while next < end {
      if line.has([.and, .or], at: next) { return next > start && isPlainList(next + 1) }
      if line.isMark(Mark.comma, at: next) {
        next += 1
        if line.has([.and, .or], at: next) { return isPlainList(next + 1) }
        continue
      }
      guard isListed(next) else { return false }
      next += 1
    }
    return false
  }

  /// Whether all words up to the next mark are part of a food.
  func isPlainList(_ start: Int) -> Bool {
    var next = start
    while next < end, line.tokens[next].kind == .word, !line.has([.stop, .plus], at: next) {
      guard isListed(next) || line.has([.or, .and], at: next) else { return false }
      next += 1
    }
    // "white and green parts only".
    return !line.has(.only, at: next) && (start..<next).contains { !isDescriptive($0) }
  }

  func isListed(_ place: Int) -> Bool {
    line.tokens[place].kind == .word
      && !line.has([.preparation, .adverb, .stop, .number, .with], at: place)
  }
}
