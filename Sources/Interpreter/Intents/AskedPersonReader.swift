internal import Calls
internal import Words

/// Reads of whom else a line says something: "what did Emma eat today?", "how was Emma's week?", "Emma weighs 58 kg".
struct AskedPersonReader {
  /// In tokens: longer lines tell something.
  private static let longestLine = 16

  let sentence: Sentence
  let people: KnownPeople

  /// Somebody who is named, and the line without the name, which says the same of who speaks.
  struct Asked {
    let name: String
    let rest: String
    /// Something is theirs: "Emma's lunch".
    let isOwner: Bool
    /// What was theirs is repeated: "the same as Emma".
    let isRepeated: Bool
  }

  /// Nil where nobody is named, or several are; whose something is counts before others.
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
  /// The same question about the diary of somebody else; nil for what cannot be asked of anybody's.
  func asked(of name: String) -> Parse? {
    guard case .call(let call) = command, var question = call.value as? any DiaryQuestion else { return nil }
    question.person = name
    var asked = self
    asked.command = .calling(question)
    asked.people = [Plate(.named(name))]
    return asked
  }

  /// What would change a body, targets, activities or the lines of a diary: of somebody else, only in their diary.
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
