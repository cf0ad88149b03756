internal import Calls
internal import Nutrition
internal import Words

/// Parses a whole line about profiles: "add a profile for Emma", "switch to Emma", "Emma's colour is teal".
struct ProfileReader {
  /// In tokens; longer lines are about something else.
  private static let longestLine = 16
  /// In bytes.
  private static let longestName = 60

  let sentence: Sentence
  let people: KnownPeople

  /// Nil where the line is about something else.
  func read() -> Parse? {
    guard sentence.tokens.count <= ProfileReader.longestLine else { return nil }
    var start = 0
    while let next = sentence.skip(.filler, at: start) { start = next }
    let end = lineEnd
    guard start < end else { return nil }
    return led(start, end) ?? owned(start, end) ?? standard(start, end) ?? deletion(start, end)
  }

  /// The end of the line without marks and fillers.
  private var lineEnd: Int {
    var end = sentence.tokens.count
    while end > 0, isPassing(end - 1) { end -= 1 }
    return end
  }

  private func isPassing(_ index: Int) -> Bool {
    sentence.tokens[index].kind == .mark || sentence.skip(.filler, at: index) == index + 1
  }

  // MARK: What comes first says what is wanted

  private func led(_ start: Int, _ end: Int) -> Parse? {
    guard let lead = word(at: start, sentence.tokens.count) else { return nil }
    switch lead.word {
    case .add:
      let own = withoutRelation(lead.next, end)
      guard let name = name(own.lowerBound, own.upperBound) else { return nil }
      return saving { $0.profile = name }
    case .delete: return name(lead.next, end).map { deleting(knownName($0)) }
    case .change: return somebody(lead.next, end).map { parse(.switchProfile($0)) }
    case .rename: return renaming(lead.next, end)
    case .icon, .colour: return look(of: nil, lead.word, lead.next, end)
    case .list: return lead.next == end ? parse(.calling(ListProfilesCall()), .queryLog) : nil
    case .standard, .profile, .speaker, .other, .whom, .like, .has, .each, .rest: return nil
    }
  }

  /// Parses "Emma to Em": a known person and the new name.
  private func renaming(_ start: Int, _ end: Int) -> Parse? {
    guard let person = people.person(at: start, in: sentence, before: end),
      let to = sentence.skip(anyOf: [.to, .toward], at: person.next, before: end), let name = name(to, end)
    else { return nil }
    return saving { ($0.profile, $0.name) = (person.name, name) }
  }

  /// The name in "my son Leo", "Leo, my son".
  private func withoutRelation(_ start: Int, _ end: Int) -> Range<Int> {
    func relation(at index: Int) -> Int? {
      let word = sentence.skip(anyOf: [.determiner, .article], at: index, before: end) ?? index
      return sentence.skip(.family(.relation), at: word, before: end)
    }
    if let next = relation(at: start), next < end { return next..<end }
    let comma = (start..<max(start, end)).first { sentence.isMark(",", at: $0) && relation(at: $0 + 1) == end }
    return start..<(comma ?? end)
  }

  /// A name, known or not, up to the end.
  private func name(_ start: Int, _ end: Int) -> String? {
    let start = start < end && sentence.tokens[start].kind == .mark ? start + 1 : start
    guard start < end, (start..<end).allSatisfy({ sentence.tokens[$0].isWord }) else { return nil }
    let name = sentence.original(start..<end)
    return name.utf8.count <= ProfileReader.longestName ? name : nil
  }

  private func knownName(_ words: String) -> String {
    let tokens = Tokenizer.tokens(of: words).map(\.lower)
    if words.hasSuffix("的") { return String(words.dropLast()) }
    return tokens.last?.hasSuffix("'s") == true ? String(words.dropLast(2)) : words
  }

  /// A known person and nothing else: "Emma", "Emma's diary".
  private func somebody(_ start: Int, _ end: Int) -> String? {
    if let person = people.person(at: start, in: sentence, before: end), person.next == end { return person.name }
    guard let owner = people.owner(at: start, in: sentence, before: end),
      let profile = word(at: owner.next, end), profile.word == .profile, profile.next == end
    else { return nil }
    return owner.name
  }

  // MARK: Whose it is comes first

  /// Parses "Emma's icon is 🦊", "delete Emma's profile".
  private func owned(_ start: Int, _ end: Int) -> Parse? {
    if let owner = people.owner(at: start, in: sentence, before: end), let look = word(at: owner.next, end) {
      return self.look(of: owner.name, look.word, look.next, end)
    }
    guard let next = sentence.skip(.trigger(.delete), at: start, before: end) else { return nil }
    return somebody(next, end).flatMap { name in
      people.owner(at: next, in: sentence, before: end) == nil ? nil : deleting(name)
    }
  }

  /// Parses, in any order, a word for deleting, one for a profile, and a name: "delete Ben's profile", "lösche das
  /// Profil Ben".
  private func deletion(_ start: Int, _ end: Int) -> Parse? {
    var name: [Int] = []
    var (deletes, isOfProfile) = (false, false)
    var index = start
    while index < end {
      if let next = sentence.skip(.trigger(.delete), at: index, before: end) {
        (deletes, index) = (true, next)
      } else if let profile = word(at: index, end), [.profile, .delete].contains(profile.word) {
        (deletes, isOfProfile, index) = (deletes || profile.word == .delete, true, profile.next)
      } else if let next = sentence.skip(anyOf: [.determiner, .of, .article], at: index, before: end) {
        index = next
      } else {
        name.append(index)
        index += 1
      }
    }
    guard deletes, isOfProfile else { return nil }
    // "Delete my diary" is not about an entry, and does not say whose.
    guard let first = name.first, let last = name.last else { return parse(.none, .other) }
    return last - first + 1 == name.count ? self.name(first, last + 1).map { deleting(knownName($0)) } : nil
  }

  private func look(of name: String?, _ word: PersonWord, _ start: Int, _ end: Int) -> Parse? {
    switch word {
    case .icon:
      // Emoji are often not tokens.
      let icon = sentence.written(start..<max(start, end))
      guard !icon.isEmpty, icon.utf8.count <= ProfileReader.longestName else { return nil }
      return saving { ($0.profile, $0.icon) = (name, icon) }
    case .colour:
      let found = sentence.find(at: start, before: end) { if case .colour(let colour) = $0 { colour } else { nil } }
      guard let found, found.next == end else { return nil }
      return saving { ($0.profile, $0.colour) = (name, found.value) }
    case .add, .delete, .change, .rename, .list, .standard, .profile, .speaker, .other, .whom, .like, .has, .each,
      .rest:
      return nil
    }
  }

  /// Parses "make Emma the default".
  private func standard(_ start: Int, _ end: Int) -> Parse? {
    guard let next = sentence.skip(anyOf: [.trigger(.make), .trigger(.change)], at: start, before: end),
      let person = people.person(at: next, in: sentence, before: end), let word = word(at: person.next, end),
      word.word == .standard, word.next == end
    else { return nil }
    return saving { ($0.profile, $0.isDefault) = (person.name, true) }
  }

  // MARK: Parts

  private func word(at index: Int, _ end: Int) -> (word: PersonWord, next: Int)? {
    sentence.find(at: index, before: end) { if case .person(let word) = $0 { word } else { nil } }.map {
      ($0.value, $0.next)
    }
  }

  private func saving(_ fill: (inout SaveProfileCall) -> Void) -> Parse {
    parse(.calling(SaveProfileCall(fill)))
  }

  private func deleting(_ name: String) -> Parse {
    parse(.calling(DeleteProfileCall { $0.name = name }))
  }

  private func parse(_ command: ParsedCommand, _ intent: Intent = .profile) -> Parse {
    Parse(text: sentence.line, intent: intent, command: command)
  }
}
