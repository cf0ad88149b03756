internal import Calls
internal import Nutrition
internal import Words

/// Parses a line about the household: who is in it, what it needs per day, who has left. A line with anything else in
/// it is left to other readers.
struct FamilyReader {
  /// In tokens.
  private static let longestLine = 160

  let context: Context
  private var sentence: Sentence { context.sentence }
  private var range: Range<Int> { context.range }

  /// Nil where the line is about something else.
  func read() -> Parse? {
    guard sentence.tokens.count <= FamilyReader.longestLine, mayBeAbout || isOfAge else { return nil }
    return another() ?? leaving() ?? members() ?? targetsOrPeople()
  }

  private var mayBeAbout: Bool {
    context.contains(range) { tag in
      switch tag {
      case .family, .body(.age), .body(.weight), .unit(.kilogram), .unit(.pound): true
      default: false
      }
    }
  }

  /// Whether it is a name and an age: "Mia is 7".
  private var isOfAge: Bool {
    let start = range.lowerBound
    return sentence.skip(.copula, at: start + 1, before: range.upperBound)
      .flatMap { NumberReader(words: sentence).single(at: $0, before: range.upperBound)?.end } == range.upperBound
  }

  // MARK: Who is there

  private func members() -> Parse? {
    guard !context.clause.isQuestion else { return nil }
    guard let said = MemberReader(context: context).read(), !said.isEmpty else { return nil }
    return parse(.profile, SaveFamilyMemberCall { $0.members = said })
  }

  /// Parses "remove Emma from the family", "Ben has moved out".
  private func leaving() -> Parse? {
    let reader = MemberReader(context: context)
    var index = passed([.filler, .subject, .adverb], from: range.lowerBound)
    if let start = sentence.skip(.trigger(.delete), at: index) {
      index = passed([.determiner, .article, .family(.relation)], from: start)
      guard let name = reader.name(at: index, isSure: true), isEnd(sentence.skip(.family(.household), at: name.next))
      else { return nil }
      return parse(.profile, RemoveFamilyMemberCall { $0.name = name.words })
    }
    guard let name = reader.name(at: passed([.determiner, .family(.relation)], from: index), isSure: true),
      isEnd(sentence.skip(.family(.leave), at: name.next))
    else { return nil }
    return parse(.profile, RemoveFamilyMemberCall { $0.name = name.words })
  }

  // MARK: What it needs

  private func another() -> Parse? {
    let start = passed([.filler, .subject, .adverb], from: range.lowerBound)
    guard isEnd(sentence.skip(.family(.another), at: start)) else { return nil }
    return parse(.goal, SuggestFamilyTargetsCall { $0.alternative = 1 })
  }

  /// Parses "suggest targets for the family", "family target 7,000 kcal", "who is in our household?".
  private func targetsOrPeople() -> Parse? {
    guard context.contains(range, .family(.household)) else { return nil }
    let read = FiguresReader.read(range, of: sentence, bareEnergy: true)
    let words = Set(read.rest)
    var index = range.lowerBound
    while index < range.upperBound {
      if words.contains(index) {
        guard let next = context.passed(at: index, before: range.upperBound, isPassed) else { return nil }
        index = next
      } else {
        index += 1
      }
    }
    let isAboutTargets = !context.topics(range).isDisjoint(with: [.targets, .left])
    if read.figures != .unknown {
      let isStated =
        isAboutTargets || context.contains(range) { [.trigger(.goal), .trigger(.set), .trigger(.make)].contains($0) }
      return isStated
        ? parse(.goal, SuggestFamilyTargetsCall { ($0.figures, $0.stated) = (read.figures, true) }) : nil
    }
    if context.contains(range, .family(.suggest)) {
      return parse(.goal, SuggestFamilyTargetsCall())
    }
    return parse(.queryLog, ShowFamilyCall())
  }

  private func isPassed(_ tag: Tag) -> Bool {
    switch tag {
    case .family(.household), .family(.suggest), .topic, .ask, .filler, .subject, .adverb, .copula, .to, .of, .per,
      .article, .determiner, .conjunction(.and), .at, .aboutFood, .tail, .trigger(.show), .trigger(.goal),
      .trigger(.make),
      .trigger(.set), .trigger(.find), .only:
      true
    default: false
    }
  }

  // MARK: Words

  private func passed(_ tags: [Tag], from start: Int) -> Int {
    var index = start
    while index < range.upperBound,
      let next = context.passed(at: index, before: range.upperBound, tags.contains)
    {
      index = next
    }
    return index
  }

  /// Whether only marks and fillers follow.
  private func isEnd(_ index: Int?) -> Bool {
    index.map { passed([.filler], from: $0) >= range.upperBound } ?? false
  }

  private func parse(_ intent: Intent, _ call: some Call) -> Parse {
    var parse = context.parse(intent, .calling(call))
    parse.when = .unsaid
    return parse
  }
}
