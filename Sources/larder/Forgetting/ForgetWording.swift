internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store

/// The messages before and after something is erased for good.
struct ForgetWording {
  /// Further mentions are only counted.
  private static let mostMentions = 8

  private let forgetting: Forgetting
  private let records: RecordsWording

  init(_ forgetting: Forgetting, records: RecordsWording) {
    self.forgetting = forgetting
    self.records = records
  }

  /// The answer to type: the person's name, or the number of records.
  var answer: String { person ?? "\(forgetting.count)" }

  var question: Text { .forgetQuestion(answer: answer) }

  var done: Text { person.map { .forgetDonePerson(person: $0) } ?? .forgetDoneEverything }

  /// The name of the person to forget; nil for everything.
  private var person: String? {
    switch forgetting.subject {
    case .everything: nil
    case .person(let person): PrintableText.clean(person.name)
    }
  }

  var heading: Text { person.map { .forgetPerson(person: $0) } ?? .forgetEverything }

  /// What will be erased, line by line.
  ///
  /// - Parameter pictures: the number of stored pictures.
  func goes(pictures: Int, hasHistory: Bool) -> [Text] {
    [counted, journal, beside(pictures, hasHistory)].compactMap(\.self)
  }

  /// What will remain, line by line.
  ///
  /// - Parameter copy: the path of the last copy.
  func stays(copy: String?) -> [Text] {
    let stays: Text = person == nil ? .forgetStaysEverything : .forgetStaysPerson
    return [stays, mentioned, reach(copy)].compactMap(\.self)
  }

  private var counted: Text {
    let counts = Record.Kind.allCases.compactMap { kind -> Text? in
      guard let count = forgetting.records[kind], count > 0 else { return nil }
      return .forgetCount(kind: .recordKinds(kind: kind), count: count)
    }
    return .list(counts, .series)
  }

  private var journal: Text {
    let commits = Text.forgetJournal(commits: forgetting.commits)
    return forgetting.notes > 0 ? .forgetBoth(first: commits, second: .forgetNotes(count: forgetting.notes)) : commits
  }

  private func beside(_ pictures: Int, _ hasHistory: Bool) -> Text? {
    guard pictures > 0 else { return hasHistory ? .forgetTyped : nil }
    let kept = Text.forgetPictures(count: pictures)
    return hasHistory ? .forgetBoth(first: .forgetTyped, second: kept) : kept
  }

  private var mentioned: Text? {
    let mentions = forgetting.mentions
    guard let person, !mentions.isEmpty else { return nil }
    let named = mentions.prefix(ForgetWording.mostMentions).map { records.name($0) }
    let rest = mentions.count - named.count
    return .forgetMentioned(person: person, places: rest > 0 ? named + [.forgetMore(count: rest)] : named)
  }

  private func reach(_ copy: String?) -> Text {
    copy.map { .forgetReachCopy(path: PrintableText.clean($0, limit: 200)) } ?? .forgetReach
  }

  static func failure(_ fault: ForgettingError, name: String) -> SessionError {
    switch fault {
    case .nobody(let known):
      SessionError(
        .forgetNobody(name: PrintableText.clean(name), known: known.map { .verbatim(PrintableText.clean($0)) }))
    case .isDefault(let name, true): SessionError(.forgetOnly(person: PrintableText.clean(name)))
    case .isDefault(let name, false): SessionError(.forgetDefault(person: PrintableText.clean(name)))
    case .store(let error): SessionError.about(error)
    }
  }
}
