internal import Calls
internal import Words

/// Recognises lines about another person: "what did Emma eat today?", "how was Emma's week?", "Emma weighs 58 kg".
struct AskedPersonReader {
  /// In tokens; longer lines are not questions about a person.
  private static let longestLine = 16

  let sentence: Sentence
  let people: KnownPeople

  /// A person who is named, and the line without the name, which then reads as if about the speaker.
  struct Asked {
    let name: String
    let rest: String
    /// Whether something belongs to the person: "Emma's lunch".
    let isOwner: Bool
    /// Whether something of the person's is repeated: "the same as Emma".
    let isRepeated: Bool
  }

  /// Nil where nobody or several people are named. A possessive takes precedence.
  func read() -> Asked? {
    let end = sentence.tokens.count
    guard end > 1, end <= AskedPersonReader.longestLine else { return nil }
    var found: [(name: String, range: Range<Int>, isOwner: Bool)] = []
    for index in 0..<end where sentence.skip(.person(.speaker), at: index) == nil {
      let owner = people.typedOwner(at: index, in: sentence, before: end)
      guard let person = people.person(at: index, in: sentence, before: end) ?? owner else { continue }
      found.append((person.name, index..<person.next, owner != nil))
    }
    let owners = found.filter(\.isOwner)
    let named = owners.isEmpty ? found : owners
    guard named.count == 1, let found = named.first else { return nil }
    let before = 0..<found.range.lowerBound
    let isRepeated = before.contains { index in
      let next = sentence.skip(anyOf: [.trigger(.repeat), .person(.like)], at: index, before: before.upperBound)
      return next == before.upperBound
    }
    return Asked(
      name: found.name, rest: sentence.line(without: [found.range]), isOwner: found.isOwner, isRepeated: isRepeated)
  }
}

extension Parse {
  /// The same question about another person's diary; nil for what cannot be asked about others.
  func asked(of name: String) -> Parse? {
    guard case .call(let call) = command, var question = call.value as? any DiaryQuestion else { return nil }
    question.person = name
    var asked = self
    asked.command = .calling(question)
    asked.people = [Plate(.named(name))]
    return asked
  }

  /// Whether it changes a body, targets, activities or diary entries, which for another person is possible only in
  /// their own diary.
  func isPersonal(ofOwner: Bool) -> Bool {
    switch command {
    case .call(let call) where call.tool == DeleteEntriesCall.name: ofOwner
    case .call(let call):
      [SetProfileCall.name, SetTargetsCall.name, RecordWeightCall.name, RecordActivityCall.name].contains(call.tool)
    case .change, .keepOnly: ofOwner
    default: false
    }
  }
}
