internal import Calls
internal import Nutrition
internal import Words

/// Parses a line about an activity with its energy: "walked 6 km, 320 kcal". Without energy nothing is recorded, and a
/// line with food is left to other readers.
struct ActivityReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Nil where the line is about something else.
  func read() -> Parse? {
    let range = context.range
    guard !context.clause.isQuestion, !asks, saysActivity, !context.contains(range, { isOther($0) }), !saysEating,
      !mayBeEating
    else {
      return nil
    }
    let figures = figures(range)
    guard let energy = figures.figures.energy, energy > .zero, figures.figures == Nutrients(energy: energy) else {
      return nil
    }
    let foods = context.list(range).items.filter { $0.match?.quality.isSure == true }
    guard foods.isEmpty else { return nil }
    let name = sentence.original(trimmed(figures.rest.filter { !context.isLabel($0) }))
    var parse = context.parse(
      .exercise,
      .calling(
        RecordActivityCall {
          ($0.activity, $0.kcal, $0.minutes) = (name.isEmpty ? "activity" : name, energy, minutes)
          $0.day = context.when.day?.description
        }))
    parse.when.slot = nil
    return parse
  }

  /// The energy: with a unit, or as the number after "burned": "went for a run, burned 420".
  private func figures(_ range: Range<Int>) -> FiguresReader {
    let said = FiguresReader.read(range, of: sentence, bareEnergy: false)
    guard said.figures == .unknown,
      let burned = range.first(where: { sentence.skip(.body(.burned), at: $0, before: range.upperBound) != nil }),
      let next = sentence.skip(.body(.burned), at: burned, before: range.upperBound),
      case let bare = FiguresReader.read(next..<range.upperBound, of: sentence, bareEnergy: true),
      let energy = bare.figures.energy, energy >= ActivityReader.leastBare
    else { return said }
    return FiguresReader.read(range.lowerBound..<burned, of: sentence, energy: energy, bareEnergy: false)
  }

  /// In kcal; a smaller number is more likely minutes or kilometres.
  private static let leastBare = FixedDecimal(20)

  private var saysActivity: Bool {
    minutes != nil || context.contains(context.range) { $0 == .trigger(.exercise) || $0 == .body(.burned) }
  }

  /// Whether it has a word for eating; the "went for" of "went for a 5k run" does not count.
  private var saysEating: Bool {
    let range = context.range
    return range.contains { index in
      guard !context.isLabel(index), let next = sentence.skip(.trigger(.ate), at: index, before: range.upperBound)
      else {
        return false
      }
      return !(next..<min(next + 4, range.upperBound)).contains { sentence.skip(.trigger(.exercise), at: $0) != nil }
    }
  }

  /// Whether it has a word that may be for eating. 做了 is as well for what one did.
  private var mayBeEating: Bool {
    context.range.contains {
      sentence.skip(.trigger(.perhapsAte), at: $0) != nil && sentence.skip(.made, at: $0) == nil
    }
  }

  /// Whether it has a word for asking, apart from the "did" of "I did".
  private var asks: Bool {
    context.range.contains { index in
      guard !context.isLabel(index), let next = sentence.skip(.ask, at: index) else { return false }
      // "Did yoga", "did a run" and "did 45 minutes of yoga" are told.
      if [index, next].contains(where: { sentence.skip(.trigger(.exercise), at: $0) != nil }) { return false }
      return sentence.skip(.filler, at: index).map { $0 <= next } ?? true
        && (next > index + 1 || sentence.duration(at: next, before: context.range.upperBound) == nil)
        && (index == 0 || !sentence.phrases[index - 1].contains { $0.tag == .subject })
    }
  }

  /// Whether it is about eating, planning or correcting, and not the record of an activity.
  private func isOther(_ tag: Tag) -> Bool {
    switch tag {
    case .futureDay, .correction, .trigger(.future), .trigger(.delete), .trigger(.change),
      .trigger(.goal):
      true
    case .topic(.left), .topic(.targets), .topic(.advice): true
    default: false
    }
  }

  /// The tokens without marks, conjunctions and the word for burning at both ends.
  private func trimmed(_ indices: [Int]) -> ArraySlice<Int> {
    func isEdge(_ index: Int) -> Bool {
      sentence.tokens[index].kind == .mark
        || sentence.skip(
          anyOf: [
            .body(.burned), .conjunction(.and), .filler, .subject, .ask, .trigger(.log), .trigger(.add), .per,
            .trigger(.was),
          ],
          at: index)
          != nil
    }
    var slice = indices[...]
    while let first = slice.first, isEdge(first) { slice.removeFirst() }
    while let last = slice.last, isEdge(last) { slice.removeLast() }
    return slice
  }

  private var minutes: Int? {
    context.range.lazy.compactMap { sentence.duration(at: $0, before: context.range.upperBound) }.first
      .flatMap { $0.minutes.rounded(toPlaces: 0).wholeNumber }
  }
}
