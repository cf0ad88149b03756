internal import Calls
internal import Nutrition
internal import Words

/// Parses a list of people in the household: "me 40, 80 kg; Anna 38, 62 kg, vegetarian and Ben, 6".
struct MemberReader {
  /// In words.
  private static let longestName = 3

  let context: Context
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }

  /// Nil where the line has anything else.
  ///
  /// - Parameter isAsked: whether the line answers a question about who there is, so that a name and an age are
  ///   enough.
  func read(isAsked: Bool = false) -> [SaveFamilyMemberCall.Member]? {
    let saysHousehold = context.contains(context.range, .family(.household))
    let saysWho = isAsked || saysHousehold || context.contains(context.range, .family(.relation))
    let isSure = saysWho || context.contains(context.range, .family(.gather))
    var members: [SaveFamilyMemberCall.Member] = []
    var index = lead(from: context.range.lowerBound)
    while index < end {
      guard let name = name(at: index, isSure: isSure) else { return nil }
      let (facts, next) = BodyReader.person(in: context, from: name.next, before: end)
      let isBare = facts == SetProfileCall()
      guard !context.isSureFood(name.words.lowercased()),
        isBare
          ? saysWho && isAdded(index)
          : isSure || facts.age != nil && (facts.weight != nil || isSaidOf(name.next))
      else { return nil }
      members.append(
        SaveFamilyMemberCall.Member(
          name: name.words, age: facts.age ?? age(bornOn: facts.birthDate), weight: facts.weight,
          activity: facts.activity, diet: facts.diet,
          sex: facts.sex))
      index = lead(from: next)
    }
    return members
  }

  /// Whether a name alone counts: a capitalised one, or after "add".
  private func isAdded(_ index: Int) -> Bool {
    sentence.tokens[index].original != sentence.tokens[index].lower || context.contains(context.range, .trigger(.add))
  }

  /// "Mia is 7".
  private func isSaidOf(_ next: Int) -> Bool { sentence.skip(.copula, at: next, before: end) != nil }

  private func age(bornOn date: String?) -> Int? {
    date.flatMap { Day($0) }.map { $0.age(on: context.now.today) }
  }

  /// Skips what may come before a name: "add", "and", "we are four:", "my wife" before her name, "to the family".
  private func lead(from start: Int) -> Int {
    var index = start
    while index < end {
      if sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = sentence.skip(.family(.gather), at: index, before: end) {
        index = NumberReader(words: sentence).single(at: next, before: end)?.end ?? next
      } else if let next = sentence.skip(.family(.relation), at: index, before: end),
        isName(at: sentence.isMark(",", at: next) ? next + 1 : next)
      {
        index = next
      } else if let next = sentence.skip(
        anyOf: [
          .family(.household), .trigger(.add), .trigger(.log), .conjunction(.and), .conjunction(.plus),
          .conjunction(.with), .filler,
          .also, .adverb, .people, .correction,
        ], at: index, before: end)
      {
        index = next
      } else if let next = sentence.skip(anyOf: [.determiner, .article], at: index, before: end),
        next < end, sentence.skip(.family(.relation), at: next, before: end) != nil
      {
        index = next
      } else {
        break
      }
    }
    return index
  }

  /// The name or relation at `index`: one word or a few.
  func name(at index: Int, isSure: Bool) -> (words: String, next: Int)? {
    if let next = sentence.skip(anyOf: [.family(.itself), .family(.relation)], at: index, before: end) {
      return (sentence.original(index..<next), next)
    }
    var next = index
    while next < end, next - index < MemberReader.longestName, isName(at: next), isSure || !isSubject(at: next) {
      next += 1
    }
    guard next > index, isSure || sentence.tokens[index].original != sentence.tokens[index].lower else { return nil }
    return (sentence.original(index..<next), next)
  }

  /// Whether the word is also a pronoun: "he", but also "Ben", which is Turkish for "I".
  private func isSubject(at index: Int) -> Bool {
    sentence.phrases[index].contains { $0.tag == .subject }
  }

  /// Whether it can be a name: an unknown word, or a capitalised one with a weak other meaning: "Will", "May".
  private func isName(at index: Int) -> Bool {
    guard index < end, sentence.tokens[index].isWord else { return false }
    let token = sentence.tokens[index]
    let tags = sentence.phrases[index].filter { $0.length == 1 }.map(\.tag)
    return tags.allSatisfy { tag in
      switch tag {
      case .quality, .company: true
      case .filler, .subject, .trigger(.future), .month, .correction, .size, .adverb, .trigger(.bought), .tail:
        token.original != token.lower
      default: false
      }
    }
  }
}
