/// Reads whose diary a line asks for: "what did Emma eat today?", "how was Emma's week?", "when did Emma last have salmon?".
struct AskedPersonReader {
  /// In tokens: longer lines tell something.
  private static let longestLine = 16

  let sentence: Sentence
  let people: KnownPeople

  /// The name, and the line without it, which asks the same of who speaks. Nil where nobody is named, or several are.
  func read() -> (name: String, rest: String)? {
    let end = sentence.tokens.count
    guard end > 1, end <= AskedPersonReader.longestLine else { return nil }
    var found: (name: String, range: Range<Int>)?
    for index in 0..<end where sentence.skip(.person(.speaker), at: index) == nil {
      let person =
        people.person(at: index, in: sentence, before: end) ?? people.typedOwner(at: index, in: sentence, before: end)
      guard let person else { continue }
      guard found == nil else { return nil }
      found = (person.name, index..<person.next)
    }
    guard let found else { return nil }
    let bytes = Array(sentence.line.utf8)
    let before = bytes[..<sentence.tokens[found.range.lowerBound].range.lowerBound]
    let behind = bytes[sentence.tokens[found.range.upperBound - 1].range.upperBound...]
    return (found.name, String(decoding: before + behind, as: UTF8.self))
  }
}

extension Understanding {
  /// What can be asked of anybody's diary.
  var canBeAskedOfOthers: Bool {
    switch wish {
    case .showDay, .showHistory, .showWeek, .showMonth, .showPeriod: true
    default: false
    }
  }
}
