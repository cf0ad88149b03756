internal import Nutrition

/// Reads figures that are to be logged as they are: "+450 pub lunch p20", "quick add 300 c20 f10 crisps".
struct QuickAddReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil where the clause is none: it begins with "+" and a number, or says so.
  func read(_ lead: Lead) -> Understanding? {
    let range = context.range
    let start: Int
    if lead.head == .quickAdd {
      start = lead.next
    } else if sentence.isMark("+", at: lead.next), isEnergy(after: lead.next + 1) {
      start = lead.next
    } else {
      return nil
    }
    let reader = FiguresReader.read(start..<range.upperBound, of: sentence, bareEnergy: true)
    guard reader.figures.energy != nil else { return nil }
    var understanding = context.understanding(.log)
    understanding.isApproximate = reader.isApproximate
    understanding.wish = .quickAdd(QuickFigures(figures: reader.figures, label: label(reader.rest)))
    return understanding
  }

  /// "+450", "+450 kcal", "+450 pub lunch"; not "+ 2 eggs" or "+200g rice".
  private func isEnergy(after index: Int) -> Bool {
    guard index < context.range.upperBound, sentence.tokens[index].isNumber,
      let number = NumberReader(sentence: sentence).single(at: index, before: context.range.upperBound)
    else { return false }
    let amount = AmountParser(sentence: sentence).read(at: index, before: context.range.upperBound)
    return amount?.energy != nil || (amount?.unit == nil && number.value >= Figure(20))
  }

  /// The words that are left, without those around labels and joints.
  private func label(_ rest: [Int]) -> String? {
    var words = rest.filter { sentence.tokens[$0].kind != .mark }
    while let first = words.first, isPassing(first) { words.removeFirst() }
    while let last = words.last, isPassing(last) { words.removeLast() }
    let isOnlyTime = words.allSatisfy { index in context.labels.contains { $0.range.contains(index) } }
    return words.isEmpty || isOnlyTime ? nil : sentence.original(words)
  }

  private func isPassing(_ index: Int) -> Bool {
    let meanings: [Meaning] = [.to, .leadToTime, .filler, .determiner, .at, .joint(.and), .joint(.with)]
    return meanings.contains { sentence.skip($0, at: index) == index + 1 }
  }
}
