internal import Calls
internal import Words

/// Parses a line about whether exercise counts: "don't count exercise", "count my exercise again".
struct ExerciseReader {
  let sentence: Sentence

  /// Nil where the line is about something else.
  func read() -> Parse? {
    guard let start = sentence.range.first(where: { !isPassing($0) }),
      let found = sentence.find(at: start, { if case .exerciseCounts(let counts) = $0 { counts } else { nil } }),
      (found.next..<sentence.tokens.count).allSatisfy(isPassing)
    else { return nil }
    return Parse(
      text: sentence.line, intent: .profile, command: .calling(SetTargetsCall { $0.exercise = found.value }))
  }

  /// "From today": changes always apply from today on.
  private func isFromToday(_ index: Int) -> Bool {
    sentence.skip(anyOf: [.leadToTime, .day(0)], at: index) == index + 1
  }

  private func isPassing(_ index: Int) -> Bool {
    sentence.tokens[index].kind == .mark || sentence.skip(.filler, at: index) == index + 1
      || sentence.skip(.also, at: index) == index + 1 || isFromToday(index)
  }
}
